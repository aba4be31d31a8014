import { expect, it } from "vitest";
import { hintSaid, marksOf } from "../src/shell/hints";

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");
const choice = (word: string) => ({ word, text: `do ${word}`, refusal: "", paragraph: "", reason: "" });
const estimate = (word: string, value: number, wins = false) => ({ word, text: `do ${word}`, value, wins });
const hint = (...estimates: ReturnType<typeof estimate>[]) => ({ type: "hint" as const, id: "", version: 1, chance: 0.4, estimates });
const all = ["a", "b", "c"].map(choice);
const flags = (...estimates: ReturnType<typeof estimate>[]) => [...marksOf(all, hint(...estimates), () => "", t, "en").values()].map((mark) => mark.hint?.text ?? null);

it("numbers what can be chosen", () => {
  expect([...marksOf(all, null, () => "", t, "en")]).toEqual([["a", { number: 1 }], ["b", { number: 2 }], ["c", { number: 3 }]]);
});

it("marks the best, and leaves out what a hint would hardly ever do", () => {
  const marks = marksOf(all, hint(estimate("b", 0.7), estimate("a", 0.295), estimate("c", 0.005)), (word) => `because of ${word}`, t, "en");
  expect(marks.get("b")!.hint).toEqual({ best: true, text: "70%", reason: "because of b" });
  expect(marks.get("a")!.hint).toEqual({ best: false, text: "30%", reason: "because of a" });
  expect(marks.get("c")!.hint).toBeUndefined();
});

it("calls the only good one the best, and a win a win", () => {
  expect(flags(estimate("a", 0.999), estimate("b", 0.001))).toEqual(["hint-best", null, null]);
  expect(flags(estimate("c", 1, true))).toEqual([null, null, "hint-wins"]);
});

it("says the best with its reason, and the chance to win where it is not won", () => {
  expect(hintSaid(hint(estimate("a", 1)), () => "because", t, "en")).toBe("hint-why Do a because hint-chance 40%");
  expect(hintSaid(hint(estimate("a", 1)), () => "", t, "en")).toBe("hint-chance 40%");
  expect(hintSaid(hint(estimate("a", 1, true)), () => "because", t, "en")).toBe("hint-why Do a hint-wins");
});
