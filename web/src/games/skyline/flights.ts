/** Which things move when something happens, and which light up. */
import type { Skyline } from "../../protocol";
import type { Event } from "../kinds";
import type { Flight } from "../motion";
import { categories, currencyWords, moneyWord } from "./faces";

const MOST = 12; // more would only be noise
const DIRK = 6; // in events, the seat that is none
const PRICES = 7; // different prices in every category; buildings are numbered by category, then price

/** Who an event is about, as the places of a board name them. */
export function who(seat: number | undefined): string {
  return seat === DIRK ? "dirk" : `${seat}`;
}

/** The category of a building in an event. */
export function categoryOf(building: number | undefined): string {
  return categories[Math.floor((building ?? 0) / PRICES)] ?? "museum";
}

/** Cards from the displays to their owners, money to the discard pile, new cards from the decks. */
export function flightsOf(events: readonly Event[], before: Skyline.View | null): Flight[] {
  const found: Flight[] = [];
  const display = [...(before?.display ?? [])];
  for (const { kind, data } of events) {
    if (kind === "took") {
      for (const card of [data.first, data.second, data.third, data.fourth]) {
        if (card === undefined || card < 0) continue;
        const word = moneyWord(card);
        const currency = word.slice(0, -1);
        const slot = display.indexOf(word);
        if (slot >= 0) display[slot] = null;
        found.push({
          kind: "money", art: `currency-${currency}`, look: `m-${currency}`, text: word.slice(-1),
          from: slot >= 0 ? `display:${slot}` : "display", to: `hand:${data.seat}:${currency} hand:${data.seat}`,
        });
      }
    } else if (kind === "bought") {
      const currency = currencyWords[data.place ?? 0] ?? "blue";
      const owner = data.for_dirk ? "dirk" : `${data.seat}`;
      const category = categoryOf(data.building);
      found.push({
        kind: "money", art: `currency-${currency}`, look: `m-${currency}`, text: `${data.paid}`,
        from: `hand:${data.seat}:${currency} hand:${data.seat}`, to: "discard",
      });
      found.push({ kind: "card", art: category, from: `yard:${data.place}`, to: `own:${owner}:${category} owned:${owner}:${category}` });
    } else if (kind === "displayed") {
      const word = moneyWord(data.card ?? 0);
      const currency = word.slice(0, -1);
      found.push({
        kind: "money", art: `currency-${currency}`, look: `m-${currency}`, text: word.slice(-1), from: "deck", to: `display:${data.slot}`,
      });
    } else if (kind === "offered") {
      found.push({ kind: "card", art: categoryOf(data.building), from: "buildings", to: `yard:${data.place}` });
    } else if (kind === "dirk_got" || kind === "left_to") {
      const category = categoryOf(data.building);
      const owner = kind === "dirk_got" ? "dirk" : `${data.seat}`;
      found.push({ kind: "card", art: category, from: kind === "dirk_got" ? "buildings" : "yard", to: `own:${owner}:${category} owned:${owner}:${category}` });
    } else if (kind === "scored" && data.points) {
      const category = categories[data.category ?? 0] ?? "museum";
      found.push({ kind: "coin", art: "star", text: `${data.points}`, from: `owned:${who(data.seat)}:${category}`, to: `points:${who(data.seat)}` });
    }
  }
  return found.slice(-MOST);
}

/** The places that were part of it. */
export function washedBy(events: readonly Event[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, data } of events) {
    if (kind === "bought") {
      const owner = data.for_dirk ? "dirk" : `${data.seat}`;
      places.add(`owned:${owner}:${categoryOf(data.building)}`);
    } else if (kind === "offered") places.add(`yard:${data.place}`);
    else if (kind === "displayed") places.add(`display:${data.slot}`);
    else if (kind === "took") places.add(`hand:${data.seat}`);
    else if (kind === "scored") places.add(`points:${who(data.seat)}`);
    else if (kind === "dirk_got") places.add(`owned:dirk:${categoryOf(data.building)}`);
    else if (kind === "left_to") places.add(`owned:${data.seat}:${categoryOf(data.building)}`);
  }
  return places;
}
