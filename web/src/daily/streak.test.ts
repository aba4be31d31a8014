import { expect, test } from "vitest";
import { streakOf } from "./streak";

test("days in a row end today or yesterday, and go over the ends of months", () => {
  expect(streakOf([], "2026-03-01")).toBe(0);
  expect(streakOf(["2026-03-01"], "2026-03-01")).toBe(1);
  expect(streakOf(["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-01")).toBe(3);
  expect(streakOf(["2026-02-27", "2026-02-28"], "2026-03-01")).toBe(2);
  expect(streakOf(["2026-02-26", "2026-02-27"], "2026-03-01")).toBe(0);
  expect(streakOf(["2026-02-26", "2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2);
});
