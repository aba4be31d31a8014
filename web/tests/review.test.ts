import { describe, expect, it } from "vitest";
import type { ReviewPlayer, ReviewTold } from "../src/protocol";
import { adjusted, chancesOf, change, kindOf, linesOf, mistakesOf, momentsAt, signed, stepsOf, sumOf } from "../src/review/review";

const player = (parts: Partial<ReviewPlayer>): ReviewPlayer => ({ seat: 0, name: "Anna", start: 0, luck: 0, own: 0, others: 0, result: 0, adjusted: 0, accuracy: null, mean_loss: null, judgements: {}, ...parts });

const review: ReviewTold = {
  game: "machi-koro",
  title: "Machi Koro",
  names: ["Anna", "Ben"],
  players: [],
  ends: [1, 0],
  moments: [
    { line: 3, seat: 0, chances: [0.5, 0.5] },
    { line: 4, seat: 0, chances: [0.6, 0.4], judgement: "mistake", loss: 0.06 },
    { line: 5, seat: 1, chances: [0.5, 0.5], judgement: "inaccuracy", loss: 0.03 },
    { line: 6, seat: 0, chances: [0.6, 0.4], judgement: "blunder", loss: 0.2 },
  ],
  keys: [
    { number: 0, seat: 1, before: 0.5, after: 0.4, text: "Anna rolls 3." },
    { number: 2, seat: 1, before: 0.53, after: 0.5, text: "build a Café", better: "build a Bakery" },
    { number: 3, seat: 0, before: 0.6, after: 0.4, text: "build a Mine", better: "build nothing" },
  ],
};

describe("what made a result", () => {
  it("adds up in whole percent, whatever rounding does", () => {
    for (let n = 0; n < 500; n++) {
      const [start, luck, own] = [n * 0.00137, Math.sin(n) * 1.3, Math.cos(n * 7) * 0.9];
      const result = [0, 1, 0.5, 1 / 3][n % 4]!;
      const sum = sumOf(player({ start, luck, own, others: result - start - luck - own, result }));
      expect(sum.start + sum.luck + sum.own + sum.others).toBe(sum.result);
      expect(sum.result).toBe(Math.round(100 * result));
      for (const [whole, exact] of [[sum.start, start], [sum.luck, luck], [sum.own, own]] as const) expect(Math.abs(whole - 100 * exact)).toBeLessThan(1.5);
    }
  });
  it("never promises more than all games, or fewer than none", () => {
    expect([-0.2, 0.4, 1.3].map((one) => adjusted(player({ adjusted: one })))).toEqual([0, 0.4, 1]);
  });
  it("has signs and percent as the language writes them", () => {
    expect(signed("en", -22)).toBe("−22%");
    expect(signed("de", 7)).toBe("+7\u00a0%");
    expect(change("en", { before: 0.62, after: 0.35 })).toBe("62% → 35%");
  });
});

describe("moments", () => {
  it("are called by their judgement, or by luck", () => {
    expect(review.keys.map((key) => kindOf(review, key))).toEqual(["unlucky", "inaccuracy", "blunder"]);
    expect(kindOf(review, { ...review.keys[0]!, after: 0.6 })).toBe("lucky");
  });
  it("can be learnt from: one's own mistakes, or else all that mattered", () => {
    expect(mistakesOf(review, 0)).toEqual([1, 3]);
    expect(mistakesOf(review, 1)).toEqual([]);
    expect(mistakesOf(review, null)).toEqual([2, 3]);
  });
  it("are stepped through in order, with the one that is shown", () => {
    expect(stepsOf(review, 1)).toEqual([0, 1, 2, 3]);
    expect(stepsOf(review, 3)).toEqual([0, 2, 3]);
  });
  it("are lines, seat by seat", () => {
    expect(linesOf([[0.4, 0.6], [0.3, 0.7]])).toEqual([[0.4, 0.3], [0.6, 0.7]]);
    expect(linesOf([])).toEqual([]);
  });
});

describe("the chances in a replay", () => {
  const act = (line: number) => ({ line, action: "word" });
  const came = (line: number) => ({ line }); // the beginning, or what chance gave
  const undo = (line: number, undo: number) => ({ line, undo });

  it("are those of the review, and until it is there those of the first glance", () => {
    expect(chancesOf(null)).toEqual({ chances: [], begin: [] });
    expect(chancesOf({ status: "working", chances: [[0.4, 0.6], [0, 1]], lines: [3] })).toEqual({ chances: [[0.4, 0.6], [0, 1]], begin: [3] });
    expect(chancesOf({ status: "done", review })).toEqual({ chances: [[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [0.6, 0.4], [1, 0]], begin: [3, 4, 5, 6] });
  });
  it("change when a decision or chance is complete, and at the last step the game is decided", () => {
    // A draw of two words, a decision of one, one of three; lines without a step are commitments and secrets.
    const steps = [came(1), came(3), came(4), act(5), act(6), act(7), act(9)];
    expect(momentsAt(steps, [3, 5, 6])).toEqual([0, 0, 1, 2, 2, 2, 3]);
  });
  it("stay where something was taken back, and go on with what was done instead", () => {
    // Two actions and what chance answered are taken back; then one of a decision that has begun.
    const steps = [came(1), act(3), act(4), came(5), act(6), undo(7, 2), act(8), came(9), act(10), act(11), undo(12, 1), act(13), came(14)];
    expect(momentsAt(steps, [3, 8, 9, 10, 14])).toEqual([0, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5]);
  });
  it("are none before anything is known", () => {
    expect(chancesOf({ status: "waiting" }).chances[momentsAt([came(1), act(3)], [])[1]!]).toBeUndefined();
  });
});
