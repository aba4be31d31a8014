/** Where things lie, and what is shown when one is looked at closely; what is printed is on the sheet. */
import type { Carrara } from "../../protocol";
import { total, type Closely, type Say } from "../kinds";

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

/** What was drawn from the bag: what lies on segment I now, less what came from segment VI. */
export function drawn(now: Record<string, number>, before: Record<string, number>): string[] {
  return Object.entries(now).flatMap(([colour, count]) =>
    Array.from({ length: Math.max(0, count - (before[colour] ?? 0)) }, () => colour),
  );
}
