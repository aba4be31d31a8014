import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Replay, ReplayStep, Told } from "../src/protocol";
import { courseOf, sources, stands } from "../src/shell/course";
import { placeOf } from "../src/shell/place";
import { blocks, plain, spans, withExamples } from "../src/shell/rules";
import { fromHex, sha256 } from "../src/shell/sha256";

const event = (kind: string, data: Record<string, number>): Told => ({ kind, data, text: kind });

describe("how it came about", () => {
  it("sums the points of every seat by where they came from", () => {
    const events = [
      event("scoring", { scoring: 0 }),
      event("scored", { seat: 0, category: 1, points: 3 }),
      event("scoring", { scoring: 1 }),
      event("scored", { seat: 0, category: 1, points: 5 }),
      event("scored", { seat: 1, category: 2, points: 4 }),
      event("final", { seat: 0, points: 8, rank: 1 }),
      event("final", { seat: 1, points: 4, rank: 2 }),
    ];
    const found = sources(events, 2);
    expect(found.totals).toEqual([8, 4]);
    expect(found.sources.map((source) => [source.name, source.amounts])).toEqual([["A", [3, 0]], ["B", [5, 4]]]);
  });

  it("counts coins on both sides of a payment", () => {
    const found = sources([event("paid", { seat: 1, receiver: 0, amount: 2 }), event("earned", { seat: 1, amount: 3 })], 2);
    expect(Object.fromEntries(found.sources.map((source) => [source.key, source.amounts]))).toEqual({
      "point.others": [2, 0],
      "point.paid": [0, -2],
      "point.bank": [0, 3],
    });
  });

  it("reads how everybody stands from any view", () => {
    expect(stands({ towns: [{ coins: 3, landmarks: ["x"] }] })).toEqual([{ coins: 3, landmarks: 1 }]);
    expect(stands({ towns: [{ points: 7, hand: { size: 5, cards: null } }] })).toEqual([{ points: 7, cards: 5 }]);
    expect(stands({ boards: [{ points: 1, coins: null }] })).toEqual([{ points: 1 }]);
    expect(stands(null)).toEqual([]);
  });

  it("draws the course without what was taken back", () => {
    const step = (coins: number, more: Partial<ReplayStep>): ReplayStep => ({ line: 1, events: [], prompt: "", view: { towns: [{ coins }] }, ...more });
    const built = [event("built", { seat: 0, cost: 2 })];
    const replay = { names: ["Anna"], steps: [step(3, {}), step(1, { action: "build:cafe", events: built }), step(3, { undo: 1 }), step(1, { action: "build:cafe", events: built })] };
    expect(courseOf(replay as unknown as Replay).lines).toEqual([[3, 3, 3, 3]]);
  });
});

it.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(200)])("computes the fingerprint of %j", (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
});

describe("rules", () => {
  it("are read as headings, numbered paragraphs and tables", () => {
    const page = blocks("# Game\n\n## M1 Material\nM1.1 Cards:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nM1.2 **R** see M3.5.");
    expect(page.map((block) => block.kind)).toEqual(["heading", "heading", "paragraph", "table", "paragraph"]);
    expect(page[2]).toMatchObject({ id: "M1.1", text: "Cards:" });
    expect(page[3]).toEqual({ kind: "table", head: ["a", "b"], rows: [["1", "2"]] });
    expect(spans("**R** see M3.5.").map((span) => span.kind)).toEqual(["strong", "text", "paragraph", "text"]);
  });

  it("have their examples under the paragraphs that these belong to", () => {
    const page = blocks("## M4 Income\nM4.1 Red first.\nM4.2 Who pays?\n\n| a |\n|---|\n| 1 |");
    const example = (id: string, paragraph: string) => ({ id, paragraph, title: `About ${id}`, text: "It comes out." });
    const found = withExamples(page, [example("one", "M4.2"), example("two", "M4.2"), example("lost", "M9.9")]);
    expect(found.map((block) => (block.kind === "example" ? block.example.id : block.kind))).toEqual(["heading", "paragraph", "paragraph", "one", "two", "table"]);
    expect(plain(found[3]!)).toBe("About one It comes out.");
    expect(withExamples(page, [])).toEqual(page);
  });

  it("never become HTML", () => {
    expect(spans("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

it.each([
  ["/", { screen: "start", game: null }],
  ["/?game=skyline", { screen: "start", game: "skyline" }],
  ["/?new=carrara", { screen: "new", game: "carrara" }],
  ["/tables/abc", { screen: "table", table: "abc" }],
  ["/replays/abc?moment=7", { screen: "replay", table: "abc" }],
  ["/rules/skyline/examples/tie", { screen: "example", game: "skyline", example: "tie" }],
  ["/rules/skyline?paragraph=S3.2", { screen: "rules", game: "skyline", paragraph: "S3.2" }],
])("the address %s", (path, place) => expect(placeOf(new URL(path, "http://x"))).toEqual(place));
