import { describe, expect, it } from "vitest";
import { between, spotFor, type Box } from "../src/learn/place";

const VIEW = { width: 1200, height: 800 };
const BUBBLE = { width: 300, height: 120 };
const apart = (a: Box, b: Box) => a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe("where the coach stands", () => {
  it("is inside the window and beside what it points at, wherever that is", () => {
    for (const left of [0, 300, 1100]) {
      for (const top of [0, 350, 720]) {
        const target = { left, top, width: 90, height: 80 };
        const spot = spotFor(BUBBLE, target, [], VIEW);
        expect(apart({ ...spot, ...BUBBLE }, target), `${left} ${top}`).toBe(true);
        expect(spot.left >= 0 && spot.left + BUBBLE.width <= VIEW.width, `${left} ${top}`).toBe(true);
        expect(spot.top >= 0 && spot.top + BUBBLE.height <= VIEW.height, `${left} ${top}`).toBe(true);
      }
    }
  });
  it("keeps what can be chosen in sight", () => {
    const target = { left: 500, top: 300, width: 90, height: 80 };
    const free = [{ left: 600, top: 0, width: 600, height: 800 }, { left: 0, top: 400, width: 1200, height: 400 }];
    const spot = spotFor(BUBBLE, target, free, VIEW);
    for (const box of [target, ...free]) expect(apart({ ...spot, ...BUBBLE }, box)).toBe(true);
  });
  it("draws a line from edge to edge", () => {
    expect(between({ left: 0, top: 0, width: 10, height: 10 }, { left: 30, top: 0, width: 10, height: 10 })).toEqual({ x1: 10, y1: 5, x2: 30, y2: 5 });
  });
});
