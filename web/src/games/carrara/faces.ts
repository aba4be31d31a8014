/** Where things lie, and what is shown when one is looked at closely; what is printed is on the sheet. */
import type { Carrara } from "../../protocol";
import { labelOf, total, type Closely, type Say, type Scored } from "../kinds";

/** A building, a type, a city or an object, to be looked at closely. */
export function closely(word: string, table: Carrara.View, names: string[], material: Carrara.Material, say: Say): Closely {
  const { buildings, cities, objects, types } = material;
  const nobody = say("board-nobody");
  const scorers = names.filter((_, seat) => table.boards[seat]?.scored.includes(word)).join(", ") || nobody;
  const city = cities[word];
  if (city) {
    const facts: Closely["facts"] = [
      [say("board-value"), say(`board-value-${city.pays}`, { n: city.value })],
      [say("board-allows"), city.allows.map((colour) => material.colours[colour]).join(", ")],
      [say("board-needed"), say("board-needed-buildings", { n: city.needed })],
      [say("board-city-scored-by"), scorers],
    ];
    return { name: city.name, art: city.pays === "points" ? "star" : "coin", text: city.does, paragraph: city.paragraph, facts };
  }
  const object = objects[word];
  if (object) {
    const offered = table.field.includes(word) ? say("board-on-field", { price: material.object_price }) : say("board-not-on-field");
    const facts: Closely["facts"] = [[say("board-field"), offered], [say("board-in-supply"), table.supply[word] ?? 0]];
    return { name: object.name, art: word, text: object.does, paragraph: object.paragraph, facts };
  }
  const building = buildings[word];
  const type = building?.type ?? word;
  const { name, does, paragraph } = (building ?? types[word])!;
  const facts: Closely["facts"] = [];
  if (building) {
    const where = Object.keys(table.buildable[word]?.cities ?? {}).map((one) => cities[one]?.name);
    const owner = table.boards.findIndex((board) => Object.values(board.buildings).flat().includes(word));
    facts.push([say("board-cost"), say("board-bricks", { n: building.cost })]);
    facts.push(owner < 0 ? [say("board-where"), where.join(", ") || say("board-nowhere")] : [say("board-built"), names[owner] ?? ""]);
  } else facts.push([say("board-type-scored-by"), scorers]);
  const gives = types[type]?.object ?? "";
  facts.push([objects[gives]?.name ?? "", say("board-supply", { n: table.supply[gives] ?? 0 })]);
  return { name, art: type, text: does, paragraph, facts };
}

export interface Goal {
  kind: "scorings" | "objects" | "cost";
  have: number;
  missing: number;
}

/** How far a player is from the end: what there is, as the board shows it, and what the view says is missing. */
export function goals(board: Carrara.Board, { buildings }: Carrara.Material): Goal[] {
  const cost = Object.values(board.buildings)
    .flat()
    .reduce((sum, word) => sum + (buildings[word]?.cost ?? 0), 0);
  const found: Goal[] = [{ kind: "scorings", have: board.scored.length, missing: board.missing.scorings }];
  if (board.objects && board.missing.objects !== null) {
    found.push({ kind: "objects", have: total(board.objects), missing: board.missing.objects });
  }
  found.push({ kind: "cost", have: cost, missing: board.missing.cost });
  return found;
}

/** How much of a goal is reached, from 0 to 1. */
export function progress({ have, missing }: Goal): number {
  return missing <= 0 ? 1 : have / (have + missing);
}

/** Where the middle of a segment lies on a wheel of the radius 1, the first one above. */
export function onWheel(index: number, radius: number): { x: number; y: number } {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The segment without its edges, on a wheel of the diameter 1: what lies between these circles and within 30°. */
const INNER = 0.135;
const OUTER = 0.455;
const EDGE = 0.008;
const TALL = 1.7; // bricks that a lot is high: the price is below
const GAP = 0.006;

interface Spot {
  x: number;
  y: number;
}

/** Whether a point lies in the segment. */
export function inSegment(index: number, x: number, y: number): boolean {
  const { x: along, y: down } = onWheel(index, 1);
  const far = Math.hypot(x, y);
  const beside = Math.abs(x * down - y * along) / Math.max(far, 1e-9);
  return x * along + y * down > 0 && far >= INNER && far <= OUTER && far * Math.sin(Math.PI / 6 - Math.asin(Math.min(1, beside))) >= EDGE;
}

/** Where the lots of a segment lie, from the middle of the wheel, and how wide they are: as wide as the segment allows. */
export const spotsIn = remembered((index: number, count: number): { width: number; spots: Spot[] } => {
  const middle = onWheel(index, 0.31);
  const off = (spots: Spot[]) => Math.hypot(...(["x", "y"] as const).map((way) => spots.reduce((sum, spot) => sum + spot[way], 0) / count - middle[way]));
  for (let width = 0.1; ; width -= 0.004) {
    let best: Spot[] | null = null;
    for (let top = middle.y - 0.25; top < middle.y + 0.15; top += 0.012) {
      const spots = rowsFrom(index, count, width, top);
      if (spots && (!best || off(spots) < off(best))) best = spots;
    }
    if (best || width < 0.03) return { width, spots: best ?? Array.from({ length: count }, () => middle) };
  }
});

/** Rows of lots from here downwards, each as long as the segment is wide there; null if not all of them fit. */
function rowsFrom(index: number, count: number, width: number, top: number): Spot[] | null {
  const spots: Spot[] = [];
  const fits = (x: number, y: number) => [0, 1].every((right) => [0, 1].every((low) => inSegment(index, x + right * width, y + low * width * TALL)));
  for (let y = top; spots.length < count && y < OUTER; y += width * TALL + GAP) {
    const places = Array.from({ length: 64 }, (_, n) => -0.48 + n * 0.015).filter((x) => fits(x, y));
    if (!places.length) return null;
    const from = places[0]!;
    const room = places.at(-1)! - from;
    const most = Math.min(count - spots.length, 1 + Math.floor(room / (width + GAP) + 1e-9));
    const start = from + (room - (most - 1) * (width + GAP)) / 2;
    for (let n = 0; n < most; n++) spots.push({ x: start + n * (width + GAP) + width / 2, y: y + (width * TALL) / 2 });
  }
  return spots.length === count ? spots : null;
}

/** A function that computes everything once. */
function remembered<T>(compute: (a: number, b: number) => T): (a: number, b: number) => T {
  const known = new Map<string, T>();
  return (a, b) => {
    const key = `${a}/${b}`;
    if (!known.has(key)) known.set(key, compute(a, b));
    return known.get(key)!;
  };
}

/** What was drawn from the bag: what lies on segment I now, less what came from segment VI. */
export function drawn(now: Record<string, number>, before: Record<string, number>): string[] {
  return Object.entries(now).flatMap(([colour, count]) =>
    Array.from({ length: Math.max(0, count - (before[colour] ?? 0)) }, () => colour),
  );
}

/** The final scoring among these events: what everybody has, and from where. */
function finalIn(events: readonly Carrara.Event[], names: readonly string[], say: Say): Scored | null {
  const found = names.map((_, seat) => events.flatMap((event) => (event.kind === "final" && event.data.seat === seat ? [event.data] : []))[0]);
  if (!found.every((one) => one !== undefined)) return null;
  const lines = [
    { art: "star", name: say("board-final-track"), amounts: found.map(({ points, objects, buildings, coins }) => points - objects - buildings - coins) },
    { art: "crown", name: say("board-objects"), amounts: found.map(({ objects }) => objects) },
    { art: "palazzo", name: say("board-buildings"), amounts: found.map(({ buildings }) => buildings) },
    { art: "coin", name: say("board-coins"), amounts: found.map(({ coins }) => coins) },
  ];
  return { title: say("board-final"), names: [...names], lines, summed: true };
}

/** The last scoring among these events: what it brought; null if there is none. */
export function scoredIn(events: readonly Carrara.Event[], names: readonly string[], { cities, types, objects }: Carrara.Material, say: Say): Scored | null {
  const final = finalIn(events, names, say);
  if (final) return final;
  const event = events.findLast(({ kind }) => kind === "scored");
  if (event?.kind !== "scored") return null;
  const { seat, scoring, coins, points, objects: taken } = event.data;
  const lines = [
    { art: "coin", name: say("board-coins"), amounts: [coins] },
    { art: "star", name: say("board-points"), amounts: [points] },
    ...Object.entries(taken).map(([word, n]) => ({ art: word, name: objects[word]?.name ?? word, amounts: [n] })),
  ];
  return { title: (cities[scoring] ?? types[scoring])?.name ?? scoring, names: [names[seat] ?? ""], lines: lines.filter(({ amounts }) => amounts[0]), summed: false };
}

/** Why a building is worth it: the points that it adds if the game ended now. */
export function reasonOf(word: string, table: Carrara.View, _: Carrara.Material, say: Say): string {
  const plan = table.buildable[labelOf(word, "build") ?? ""];
  const n = (plan?.final ?? 0) - (table.boards[table.seat]?.final ?? 0);
  return plan && n > 0 ? say("board-reason-final", { n }) : "";
}
