/** Which things move when something happens, and which light up. */
import type { Carrara } from "../../protocol";
import { spread } from "../kinds";
import type { Flight } from "../motion";
import { letters } from "./drawings";
import { drawn } from "./faces";

const MOST = 14; // more would only be noise

const coin = (amount: number, from: string, to: string): Flight => ({ kind: "coin", art: "coin", text: `${amount}`, from, to });
const star = (amount: number, from: string, to: string): Flight => ({ kind: "coin", art: "star", text: `${amount}`, from, to });
const thing = (art: string, from: string, to: string): Flight => ({ kind: "brick", art, from, to });
const brick = (colour: string, from: string, to: string): Flight => ({
  ...thing(`brick-${colour}`, from, to), text: letters[colour] ?? "", look: `l-${colour}`,
});

/** Bricks between bag, wheel, players and bag; buildings to their cities; coins, points and objects to who gets them. */
export function flightsOf(events: readonly Carrara.Event[], before: Carrara.View | null, now: Carrara.View, { buildings }: Carrara.Material): Flight[] {
  const found: Flight[] = [];
  for (const { kind, data } of events) {
    if (kind === "turned_wheel" && before) {
      for (const colour of drawn(data.bricks, before.wheel["VI"]?.bricks ?? {})) found.push(brick(colour, "bag", "segment:I"));
    } else if (kind === "bought") {
      for (const colour of spread(data.bricks)) found.push(brick(colour, `segment:${data.segment}`, `bricks:${data.seat}`));
      if (data.price) found.push(coin(data.price, `purse:${data.seat}`, "bank"));
    } else if (kind === "took_coins") found.push(coin(data.amount, "bank", `purse:${data.seat}`));
    else if (kind === "built") {
      const { type, cost } = buildings[data.building]!;
      const slot = before?.display.indexOf(data.building) ?? -1;
      const from = slot >= 0 ? `slot:${slot}` : "display";
      found.push({ kind: "card", art: type, text: `${cost}`, from, to: `site:${data.seat}:${data.city} player:${data.seat}` });
      for (const colour of spread(data.bricks)) found.push(brick(colour, `bricks:${data.seat}`, "bag"));
    } else if (kind === "revealed") {
      found.push({ kind: "card", art: buildings[data.building]!.type, from: "stack", to: `slot:${now.display.indexOf(data.building)}` });
    } else if (kind === "scored") {
      const place = `score:${data.scoring} bank`;
      if (data.coins) found.push(coin(data.coins, place, `purse:${data.seat}`));
      if (data.points) found.push(star(data.points, place, `points:${data.seat}`));
      for (const object of spread(data.objects)) found.push(thing(object, `object:${object}`, `objects:${data.seat}`));
    } else if (kind === "bought_object") {
      found.push(thing(data.object, `object:${data.object}`, `objects:${data.seat}`));
      found.push(coin(data.price, `purse:${data.seat}`, "bank"));
    } else if (kind === "announced") found.push(star(data.points, "bank", `points:${data.seat}`));
  }
  return found.slice(-MOST);
}

/** The places that were part of it. */
export function washedBy(events: readonly Carrara.Event[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, data } of events) {
    if (kind === "built") places.add(`site:${data.seat}:${data.city}`);
    else if (kind === "revealed") places.add(`shown:${data.building}`);
    else if (kind === "scored") places.add(`score:${data.scoring}`).add(`points:${data.seat}`);
    else if (kind === "bought") places.add(`bricks:${data.seat}`);
    else if (kind === "announced") places.add(`points:${data.seat}`);
  }
  return places;
}
