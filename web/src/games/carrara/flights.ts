/** Which things move when something happens, and which light up. */
import { letters } from "../../art/drawings";
import type { Carrara } from "../../protocol";
import type { Event } from "../kinds";
import type { Flight } from "../motion";
import { buildingWord, building, cities, colours, drawn, objects, scoringWord, segments } from "./faces";

const MOST = 14; // more would only be noise

function brick(colour: string, from: string, to: string): Flight {
  return { kind: "brick", art: `brick-${colour}`, text: letters[colour] ?? "", look: `l-${colour}`, from, to };
}

/** Bricks between bag, wheel, players and bag; buildings to their cities; coins, points and objects to who gets them. */
export function flightsOf(events: readonly Event[], before: Carrara.View | null, now: Carrara.View): Flight[] {
  const found: Flight[] = [];
  for (const { kind, data } of events) {
    const seat = data.seat;
    if (kind === "turned_wheel" && before) {
      for (const colour of drawn(data, before.wheel.VI?.bricks ?? {})) found.push(brick(colour, "bag", "segment:I"));
    } else if (kind === "bought") {
      const segment = `segment:${segments[data.segment ?? 0]}`;
      for (const colour of colours) {
        for (let n = 0; n < (data[colour] ?? 0); n++) found.push(brick(colour, segment, `bricks:${seat}`));
      }
      if (data.price) found.push({ kind: "coin", art: "coin", text: `${data.price}`, from: `purse:${seat}`, to: "bank" });
    } else if (kind === "took_coins") {
      found.push({ kind: "coin", art: "coin", text: `${data.amount}`, from: "bank", to: `purse:${seat}` });
    } else if (kind === "built") {
      const word = buildingWord(data.building ?? 0);
      const slot = before?.display.indexOf(word) ?? -1;
      found.push({
        kind: "card", art: building(word).type, text: `${building(word).cost}`,
        from: slot >= 0 ? `slot:${slot}` : "display", to: `site:${seat}:${cities[data.city ?? 0]?.word} player:${seat}`,
      });
      for (const colour of colours) {
        for (let n = 0; n < (data[colour] ?? 0); n++) found.push(brick(colour, `bricks:${seat}`, "bag"));
      }
    } else if (kind === "revealed") {
      const word = buildingWord(data.building ?? 0);
      found.push({ kind: "card", art: building(word).type, from: "stack", to: `slot:${now.display.indexOf(word)}` });
    } else if (kind === "scored") {
      const place = `score:${scoringWord(data.scoring ?? 0)}`;
      if (data.coins) found.push({ kind: "coin", art: "coin", text: `${data.coins}`, from: `${place} bank`, to: `purse:${seat}` });
      if (data.points) found.push({ kind: "coin", art: "star", text: `${data.points}`, from: `${place} bank`, to: `points:${seat}` });
      for (const object of objects) {
        const count = data[object.replaceAll("-", "_")] ?? 0;
        for (let n = 0; n < count; n++) found.push({ kind: "brick", art: object, from: `object:${object}`, to: `objects:${seat}` });
      }
    } else if (kind === "bought_object") {
      const object = objects[data.object ?? 0] ?? "book";
      found.push({ kind: "brick", art: object, from: `object:${object}`, to: `objects:${seat}` });
      found.push({ kind: "coin", art: "coin", text: `${data.price}`, from: `purse:${seat}`, to: "bank" });
    } else if (kind === "announced") {
      found.push({ kind: "coin", art: "star", text: `${data.points}`, from: "bank", to: `points:${seat}` });
    }
  }
  return found.slice(-MOST);
}

/** The places that were part of it. */
export function washedBy(events: readonly Event[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, data } of events) {
    if (kind === "built") {
      places.add(`site:${data.seat}:${cities[data.city ?? 0]?.word}`);
      places.add(`built:${buildingWord(data.building ?? 0)}`);
    } else if (kind === "revealed") places.add(`shown:${buildingWord(data.building ?? 0)}`);
    else if (kind === "scored") {
      places.add(`score:${scoringWord(data.scoring ?? 0)}`);
      places.add(`points:${data.seat}`);
    } else if (kind === "bought") places.add(`bricks:${data.seat}`);
    else if (kind === "announced") places.add(`points:${data.seat}`);
  }
  return places;
}
