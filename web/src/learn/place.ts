/** Where the coach stands: beside what it points at, and on as little else as possible. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "left" | "right" | "above" | "below" | "apart";

export interface Spot {
  left: number;
  top: number;
  side: Side; // of the target
}

const GAP = 18; // between the bubble and its target
const EDGE = 8; // to the edge of the window

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The spot that covers least: never the target if that can be helped, hardly what can be chosen. */
export function spotFor(bubble: { width: number; height: number }, target: Box | null, keepFree: readonly Box[], view: { width: number; height: number }): Spot {
  const right = Math.max(EDGE, view.width - bubble.width - EDGE);
  const bottom = Math.max(EDGE, view.height - bubble.height - EDGE);
  const inside = (left: number, top: number, side: Side): Spot => ({ left: Math.min(right, Math.max(EDGE, left)), top: Math.min(bottom, Math.max(EDGE, top)), side });
  const spots: Spot[] = [];
  if (target) {
    const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
    for (const shift of [0.5, 0.15, 0.85]) {
      const left = middle.x - bubble.width * shift;
      const top = middle.y - bubble.height * shift;
      spots.push(inside(target.left + target.width + GAP, top, "right"), inside(target.left - bubble.width - GAP, top, "left"));
      spots.push(inside(left, target.top - bubble.height - GAP, "above"), inside(left, target.top + target.height + GAP, "below"));
    }
  }
  for (const left of [EDGE, (EDGE + right) / 2, right]) for (const share of [0, 0.25, 0.5, 0.75, 1]) spots.push({ left, top: EDGE + (bottom - EDGE) * share, side: "apart" });
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...bubble };
    const far = target ? Math.hypot(spot.left + bubble.width / 2 - target.left - target.width / 2, spot.top + bubble.height / 2 - target.top - target.height / 2) : 0;
    return (target ? overlap(box, target) * 50 : 0) + keepFree.reduce((sum, one) => sum + overlap(box, one), 0) + far * 4 + (spot.side === "apart" ? 400 : 0);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** The shortest way from one box to another: where a line begins and ends. */
export function between(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const axis = (a: number, long: number, b: number, wide: number): [number, number] => {
    if (a + long < b) return [a + long, b];
    if (b + wide < a) return [a, b + wide];
    const middle = (Math.max(a, b) + Math.min(a + long, b + wide)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = axis(from.left, from.width, to.left, to.width);
  const [y1, y2] = axis(from.top, from.height, to.top, to.height);
  return { x1, y1, x2, y2 };
}
