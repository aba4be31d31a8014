import { describe, expect, it } from "vitest";
import { listed, percent, preferred, say } from "../src/shell/i18n";
import { words, type Key } from "../src/shell/words";

const forms = (text: string | { one: string; other: string }) => (typeof text === "string" ? [text] : [text.one, text.other]);
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe("the catalogue", () => {
  it.each(Object.entries(words))("says %s in both languages, with the same values", (_, [english, german]) => {
    for (const text of [...forms(english), ...forms(german)]) expect(text.trim()).not.toBe("");
    expect(typeof english).toBe(typeof german);
    expect(new Set(forms(german).flatMap(places))).toEqual(new Set(forms(english).flatMap(places)));
  });

  it("has no English left in German", () => {
    const allowed: Key[] = ["chat", "motion.normal", "new.bot", "start.bots.n", "seat.bot"];
    const same = Object.entries(words).filter(([key, [english, german]]) => JSON.stringify(english) === JSON.stringify(german) && !allowed.includes(key as Key));
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

describe("saying", () => {
  it("chooses the right plural", () => {
    expect([0, 1, 2].map((n) => say("en", "points.n", { n }))).toEqual(["0 points", "1 point", "2 points"]);
    expect([0, 1, 2].map((n) => say("de", "coins.n", { n }))).toEqual(["0 Münzen", "1 Münze", "2 Münzen"]);
  });

  it("writes numbers and lists as they are written there", () => {
    expect(say("en", "points.n", { n: 1234 })).toBe("1,234 points");
    expect(say("de", "points.n", { n: 1234 })).toBe("1.234 Punkte");
    expect(percent("en", 0.5)).toBe("50%");
    expect(percent("de", 0.5).replace(/\s/, " ")).toBe("50 %");
    expect(listed("de", ["Anna", "Ben", "Clara"])).toBe("Anna, Ben und Clara");
  });

  it("chooses the first language that both speak", () => {
    expect(preferred(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(preferred(["en-GB", "de"])).toBe("en");
    expect(preferred(["fr"])).toBe("en");
  });
});
