import { COLOURS, FIGURES } from "../src/home/figures";
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { LANGUAGES, listed, percent, preferred, sayer, wordsOf } from "../src/shell/i18n";
import { MOTIONS, THEMES } from "../src/shell/wishes";

const ROOT = new URL("../../src/bauhof/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);

/** The values that a sentence prints, and all that it asks for. */
interface Blanks {
  printed: string[];
  asked: string[];
}

function blanks(pattern: unknown): Blanks {
  const printed = new Set<string>();
  const asked = new Set<string>();
  const walk = (part: any, selects: boolean): void => {
    if (Array.isArray(part)) part.forEach((one) => walk(one, selects));
    else if (part?.type === "var") {
      asked.add(part.name);
      if (!selects) printed.add(part.name);
    } else if (part?.type === "select") {
      walk(part.selector, true);
      part.variants.forEach((one: any) => walk(one.value, false));
    } else if (part?.type === "func") walk(part.args, selects);
    else if (part?.type === "narg") walk(part.value, selects);
  };
  walk(pattern, false);
  return { printed: [...printed].sort(), asked: [...asked].sort() };
}

/** Every key of a catalogue with its blanks. */
function catalogue(file: string): Map<string, Blanks> {
  const found = new Map<string, Blanks>();
  for (const { id, value, attributes } of new FluentResource(readFileSync(new URL(file, ROOT), "utf8")).body) {
    if (value) found.set(id, blanks(value));
    for (const [form, pattern] of Object.entries(attributes)) found.set(`${id}.${form}`, blanks(pattern));
  }
  return found;
}

/** A key that the code asks for, with the names of the values that it gives. */
interface Use {
  key: string;
  values: string[];
  where: string;
}

/** All calls of `t(…)` or `say(…)` below a folder; of a key that is put together only the beginning, with a `*`. */
function uses(folder: string, callee: string): Use[] {
  const found: Use[] = [];
  const keys = (node: any): string[] => {
    if (node.type === "Literal") return [node.value];
    if (node.type === "TemplateLiteral") return [node.quasis[0].value.cooked + (node.expressions.length ? "*" : "")];
    return node.type === "ConditionalExpression" ? [...keys(node.consequent), ...keys(node.alternate)] : ["*"];
  };
  for (const file of readdirSync(new URL(folder, SOURCES), { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file) || file.endsWith(".test.ts")) continue;
    const source = readFileSync(new URL(`${folder}${file}`, SOURCES), "utf8");
    const walk = (node: any): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (!node || typeof node !== "object") return;
      const name = node.callee?.type === "ChainExpression" ? node.callee.expression : node.callee;
      if (node.type === "CallExpression" && (name.name === callee || name.property?.name === callee)) {
        const values = node.arguments[1]?.properties?.map((one: any) => one.key.name ?? one.key.value).sort() ?? [];
        for (const key of keys(node.arguments[0])) found.push({ key, values, where: `${folder}${file}` });
      }
      for (const [key, child] of Object.entries(node)) if (key !== "parent") walk(child);
    };
    walk(parse(file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source, { modern: true }));
  }
  return found;
}

/** Nothing that is used is missing in any language, values agree, and nothing is left over. */
function check(used: Use[], files: (language: string) => string, ours: (key: string) => boolean): void {
  const english = catalogue(files("en"));
  for (const language of Object.keys(LANGUAGES)) {
    const words = catalogue(files(language));
    expect([...words.keys()].filter(ours).sort(), language).toEqual([...english.keys()].filter(ours).sort());
    for (const [key, { printed }] of words) expect(printed, `${key} in ${language}`).toEqual(english.get(key)?.printed ?? printed);
    for (const { key, values, where } of used) {
      const missing = words.get(key)?.asked.filter((one) => !values.includes(one)) ?? [`no ${key}`];
      expect(missing, `${where}: ${key} in ${language}`).toEqual([]);
    }
  }
  expect([...english.keys()].filter((key) => ours(key) && !used.some((one) => one.key === key)), "never said").toEqual([]);
}

describe("the catalogue of the pages", () => {
  // Keys that are put together, and what they are put together from.
  const MADE: Record<string, readonly string[]> = {
    "theme-*": THEMES,
    "motion-*": MOTIONS,
    "place-*": ["market", "mine", "others"],
    "figure-*": Object.keys(FIGURES),
    "colour-*": Array.from({ length: COLOURS }, (_, n) => String(n)),
    "today-*": ["easy", "medium", "hard"],
    "judged-*": ["only", "best", "good", "inaccuracy", "mistake", "blunder", "lucky", "unlucky"],
    "judged-count-*": ["inaccuracy", "mistake", "blunder"],
    "term-*": ["accuracy", "start", "luck", "own", "others", "result"],
    "term-tip-*": ["accuracy", "start", "luck", "own", "others", "result"],
    "clock-*": ["none", "quick", "calm", "blitz", "game", "day", "days"],
  };

  it("has what is said, in every language, and nothing else", () => {
    const used = uses("", "t");
    expect(used.filter(({ key }) => key === "*"), "keys that nobody can follow").toEqual([]);
    const whole = used.flatMap((use) => (use.key.endsWith("*") ? MADE[use.key]!.map((end) => ({ ...use, key: use.key.replace("*", end) })) : [use]));
    expect(whole.length).toBeGreaterThan(150);
    check(whole, (language) => `words/${language}/client.ftl`, () => true);
  });
});

/** What a person can read in a component that does not come from a catalogue. */
function readable(file: URL): string[] {
  const texts: string[] = [];
  const read = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
  const walk = (node: any): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object" || node.type === "StyleDirective" || (node.type === "Attribute" && !read.has(node.name))) return;
    if (node.type === "Text" && /\p{L}{2}/u.test(node.data)) texts.push(node.data.trim());
    for (const [key, child] of Object.entries(node)) if (key !== "parent") walk(child);
  };
  walk(parse(readFileSync(file, "utf8"), { modern: true }).fragment);
  return texts;
}

it("is all that a person reads", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".svelte"));
  const found = files.flatMap((file) => readable(new URL(file, SOURCES)).map((text) => `${file}: ${text}`));
  expect(found).toEqual(["shell/App.svelte: Bauhof"]);
});

const boards = readdirSync(new URL("games/", SOURCES), { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== "plain");

describe.each(boards.map(({ name }) => name))("the board of %s", (folder) => {
  const file = (language: string) => `games/${folder.replaceAll("-", "_")}/words/${language}.ftl`;

  it("says what its catalogue has, in every language, and nothing else", () => {
    const shared = catalogue("words/en/common.ftl");
    const english = catalogue(file("en"));
    const said = uses(`games/${folder}/`, "say").filter(({ key }) => !shared.has(key));
    const whole = said.flatMap((use) => {
      const ends = [...english.keys()].filter((key) => key.startsWith(use.key.slice(0, -1)));
      return use.key.endsWith("*") ? ends.map((key) => ({ ...use, key })) : [use];
    });
    expect(whole.length).toBeGreaterThan(15);
    check(whole, file, (key) => key.startsWith("board-"));
  });
});

it("is only in its own folder that a game is named", () => {
  const shell = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts|css)$/.test(file) && !boards.some(({ name }) => file.startsWith(`games/${name}/`)));
  const named = boards.flatMap(({ name }) => [name, name.replaceAll("-", " ")]);
  const found = shell.filter((file) => file !== "protocol.ts" && named.some((name) => readFileSync(new URL(file, SOURCES), "utf8").toLowerCase().includes(name)));
  expect(found).toEqual(["games/helpers.test.ts"]);
});

describe("saying", () => {
  it("chooses the right plural", async () => {
    const [en, de, fr] = await Promise.all(["en", "de", "fr"].map(wordsOf));
    expect([0, 1, 2].map((n) => en!("spectators", { n }))).toEqual(["0 spectators", "1 spectator", "2 spectators"]);
    expect([0, 1, 2].map((n) => de!("lobby-open", { n }))).toEqual(["0 freie Plätze", "1 freier Platz", "2 freie Plätze"]);
    expect([0, 1, 2].map((n) => fr!("lobby-open", { n }))).toEqual(["0 place libre", "1 place libre", "2 places libres"]);
  });

  it("writes numbers and lists as they are written there", async () => {
    expect((await wordsOf("en"))("spectators", { n: 1234 })).toBe("1,234 spectators");
    expect((await wordsOf("de"))("spectators", { n: 1234 })).toBe("1.234 Zuschauer");
    expect(percent("en", 0.5)).toBe("50%");
    expect(percent("fr", 0.5).replace(/\s/, " ")).toBe("50 %");
    expect(listed("de", ["Anna", "Ben", "Clara"])).toBe("Anna, Ben und Clara");
  });

  it("finds forms, and what all catalogues have in common", () => {
    const say = sayer("fr", "card-cafe = Café\n    .one = un Café");
    expect([say("card-cafe"), say("card-cafe.one"), say("coins", { n: 2 })]).toEqual(["Café", "un Café", "2 pièces"]);
    expect([say.has("card-cafe.one"), say.has("card-cafe.many"), say.has("card-mine")]).toEqual([true, false, false]);
  });

  it("calls languages by their own names, and speaks the first that both speak", () => {
    expect(LANGUAGES).toMatchObject({ de: "Deutsch", en: "English", fr: "Français" });
    expect(preferred(["it-IT", "de-AT", "en"])).toBe("de");
    expect(preferred(["fr-CA", "de"])).toBe("fr");
    expect(preferred(["it"])).toBe("en");
  });
});
