import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ReplayStep, Tally, Told } from "../src/protocol";
import { courseOf, sources, toldBy } from "../src/shell/course";
import { placeOf } from "../src/shell/place";
import { blocks, says, spans, withExamples } from "../src/shell/rules";
import { fromHex, sha256 } from "../src/shell/sha256";
import { briefly, linesOf, sinceLast } from "../src/shell/story";
import { motionOf } from "../src/shell/wishes";

const event = (kind: string, data: Record<string, unknown>, brief = ""): Told => ({ kind, data, text: `${kind}.`, brief });
const tally = (more: Partial<Tally> & Pick<Tally, "key" | "event">): Tally => ({ amount: "", seat: "seat", sign: 1, by: "", named: [], ...more });

describe("how it came about", () => {
  it("adds up over the events what the tallies say, in their order", () => {
    const events = [
      event("paid", { seat: 1, receiver: 0, amount: 2 }),
      event("built", { seat: 0 }),
      event("earned", { seat: 1, amount: 3 }),
      event("earned", { seat: 1, amount: 4 }),
      event("earned", { seat: "nobody", amount: 9 }),
    ];
    const tallies = [
      tally({ key: "bank", event: "earned", amount: "amount" }),
      tally({ key: "others", event: "paid", amount: "amount", seat: "receiver" }),
      tally({ key: "paid", event: "paid", amount: "amount", sign: -1 }),
      tally({ key: "built", event: "built" }),
      tally({ key: "lost", event: "lost" }),
    ];
    expect(sources(events, 2, tallies).map(({ key, amounts }) => [key, ...amounts])).toEqual([
      ["bank", 0, 7],
      ["others", 2, 0],
      ["paid", 0, -2],
      ["built", 1, 0],
    ]);
  });

  it("splits a line by the values of a part", () => {
    const events = [event("scored", { seat: 0, scoring: "A", points: 3 }), event("scored", { seat: 1, scoring: "B", points: 4 }), event("scored", { seat: 0, scoring: "B", points: 5 })];
    const found = sources(events, 2, [tally({ key: "scoring", event: "scored", amount: "points", by: "scoring" })]);
    expect(found.map(({ by, amounts }) => [by, ...amounts])).toEqual([["A", 3, 0], ["B", 5, 4]]);
  });

  it("is told without what was taken back", () => {
    const step = (events: Told[], more: Partial<ReplayStep> = {}): ReplayStep => ({ line: 1, events, prompt: "", view: {}, standing: [], ...more });
    const steps = [step([event("turn", {})]), step([event("rolled", {}), event("earned", {})], { action: "roll" }), step([event("built", {})], { action: "build" }), step([], { undo: 1 }), step([event("saved", {})], { action: "save" })];
    const { events, owners } = toldBy(steps);
    expect(events.map(({ kind }) => kind)).toEqual(["turn", "rolled", "earned", "saved"]);
    expect(owners).toEqual([0, 1, 1, 4]);
  });

  it("draws what stood at every moment, and goes on where nothing is known", () => {
    const step = (standing: Record<string, number>[]): ReplayStep => ({ line: 1, events: [], prompt: "", view: {}, standing });
    const steps = [step([{ points: 1 }, { points: 0 }]), step([{ points: 3 }, {}]), step([{ points: 2 }, { points: 4 }])];
    expect(courseOf({ names: ["Anna", "Ben"], steps }, "points")).toEqual([[1, 3, 2], [0, 0, 4]]);
  });
});

describe("the story", () => {
  const log = [event("dealt", { seat: 0 }), event("dealt", { seat: 1 }), event("turn", { seat: 1 }), event("rolled", { seat: 1 }, "⚃ 4:"), event("earned", { seat: 1 }, "+3"), event("built", { seat: 1 }, "builds a Café"), event("turn", { seat: 0 })];

  it("has a line for every turn, and one for everything before the first", () => {
    const lines = linesOf(log);
    expect(lines.map(({ seat, entries }) => [seat, entries.map(({ index }) => index)])).toEqual([[null, [0, 1]], [1, [2, 3, 4, 5]], [0, [6]]]);
  });

  it("tells the turns since one's own, also when the next one has begun, and to others the last few", () => {
    const turns = linesOf([0, 1, 2, 0, 1, 2, 0].map((seat) => event("turn", { seat })));
    const seats = (seat: number | null, most?: number) => sinceLast(turns, seat, most).map((line) => line.seat);
    expect(seats(0)).toEqual([1, 2]);
    expect(seats(2)).toEqual([0]);
    expect(sinceLast(turns.slice(0, 2), 2).map((line) => line.seat)).toEqual([0, 1]);
    expect(seats(null, 3)).toEqual([1, 2, 0]);
  });

  it("of a game without turns has a line for everything", () => {
    expect(linesOf([event("dealt", {}), event("drawn", {})]).map(({ seat, entries }) => [seat, entries.length])).toEqual([[null, 1], [null, 1]]);
  });

  it("is cut off where a turn has too much", () => {
    const scored = Array.from({ length: 20 }, (_, n) => event("scored", {}, `+${n}`));
    expect(briefly(linesOf([event("turn", { seat: 0 }), ...scored])[0]!).join(" ")).toBe("+0, +1, +2, +3, +4, +5, +6, +7, …");
  });

  it("says a turn in a few signs", () => {
    expect(linesOf(log).map((line) => briefly(line).join(" "))).toEqual(["", "⚃ 4: +3, builds a Café", ""]);
  });
});

it("moves as the player wishes, and only without a wish as the system does", () => {
  expect(motionOf("normal", true)).toBe("normal");
  expect(motionOf("fast", true)).toBe("fast");
  expect(motionOf("off", false)).toBe("off");
  expect([motionOf("auto", true), motionOf("auto", false)]).toEqual(["off", "normal"]);
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
    expect(says(found[3]!, "about one it comes out.")).toBe(true);
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
