import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawings } from "./drawings";

/** The drawings and their colours as data, for pages that are made without the client; `npx vitest run -u` writes them anew. */
const DATA = "../../../src/bauhof/cli/drawings.json";
const STYLES = ["src/art/art.css", ...readdirSync("src/games", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("look.css")).sort().map((file) => `src/games/${file}`)];

/** The colours that a theme sets, by name. */
function colours(theme: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const style of STYLES) {
    const css = readFileSync(style, "utf8");
    for (const [, rules] of css.matchAll(new RegExp(`^${theme} \\{\\n([^}]*)\\}`, "gm"))) {
      for (const [, name, colour] of rules!.matchAll(/^ {2}--((?:art|c|brick)-[a-z]+): (#[0-9a-f]+);$/gm)) found[name!] = colour!;
    }
  }
  return found;
}

describe("drawings as data", () => {
  it("are those of the client", async () => {
    const light = colours("(?::root|\\.[a-z]+)");
    const dark = colours(':root\\[data-theme="dark"\\](?: \\.[a-z]+)?');
    expect(Object.keys(light).length).toBeGreaterThan(20);
    expect(Object.keys(dark).length).toBeGreaterThan(15);
    await expect(JSON.stringify({ light, dark, drawings }, null, 1) + "\n").toMatchFileSnapshot(DATA);
  });
});
