import { describe, expect, it } from "vitest";
import type { Replay, ReplayStep } from "../src/protocol";
import { draw, redraw } from "../src/shell/dice";
import { fromHex } from "../src/shell/sha256";

const SECRET = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
const WEIGHTS = [Array(6).fill(1), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], [0, 0, 7, 1], Array(42).fill(3), [1], Array(6).fill(1)];
const DRAWN = [4, 3, 2, 17, 0, 1]; // what the engine's VerifiableChance draws from this secret

const steps = WEIGHTS.flatMap((weights, n) => [{ weights, drawn: DRAWN[n] }, { action: "roll:1" }]) as unknown as ReplayStep[];
const game = (changed: ReplayStep[]) => ({ steps: changed }) as Replay;

describe("drawing again", () => {
  it("gives what the engine drew", () => {
    expect(WEIGHTS.map((weights, n) => draw(fromHex(SECRET), n, weights))).toEqual(DRAWN);
  });
  it("finds that all draws follow from the secret", () => {
    expect(redraw(game(steps), SECRET)).toEqual({ draws: 6, wrong: null });
  });
  it("finds the draw that does not", () => {
    const forged = steps.map((step, n) => (n === 6 ? { ...step, drawn: 41 - DRAWN[3]! } : step));
    expect(redraw(game(forged), SECRET)).toEqual({ draws: 6, wrong: 4 });
  });
});
