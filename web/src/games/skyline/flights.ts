/** Which things move when something happens, and which light up. */
import type { Skyline } from "../../protocol";
import type { Flight } from "../motion";
import { money } from "./faces";

const MOST = 12; // more would only be noise

/** Who gets what a player has bought, as the places of a board name them. */
const ownerOf = (data: { seat: number; for_dirk: boolean }) => (data.for_dirk ? "dirk" : `${data.seat}`);

function note(currency: string, text: number, from: string, to: string): Flight {
  return { kind: "money", art: `currency-${currency}`, look: `m-${currency}`, text: `${text}`, from, to };
}

/** Cards from the displays to their owners, money to the discard pile, new cards from the decks. */
export function flightsOf(events: readonly Skyline.Event[], before: Skyline.View | null, { buildings }: Skyline.Material): Flight[] {
  const found: Flight[] = [];
  const display = [...(before?.display ?? [])];
  const house = (building: string, from: string, owner: string) => {
    const category = buildings[building]?.category ?? "";
    found.push({ kind: "card", art: category, from, to: `own:${owner}:${category} owned:${owner}:${category}` });
  };
  for (const { kind, data } of events) {
    if (kind === "took") {
      for (const word of data.cards) {
        const { currency, value } = money(word);
        const slot = display.indexOf(word);
        if (slot >= 0) display[slot] = null;
        found.push(note(currency, value, slot >= 0 ? `display:${slot + 1}` : "display", `hand:${data.seat}:${currency} hand:${data.seat}`));
      }
    } else if (kind === "bought") {
      found.push(note(data.currency, data.paid, `hand:${data.seat}:${data.currency} hand:${data.seat}`, "discard"));
      house(data.building, `yard:${data.currency}`, ownerOf(data));
    } else if (kind === "displayed") {
      const { currency, value } = money(data.card);
      found.push(note(currency, value, "deck", `display:${data.slot}`));
    } else if (kind === "offered") {
      found.push({ kind: "card", art: buildings[data.building]?.category ?? "", from: "buildings", to: `yard:${data.currency}` });
    } else if (kind === "dirk_got") house(data.building, "buildings", "dirk");
    else if (kind === "left_to") house(data.building, `yard:${data.currency}`, `${data.seat}`);
    else if (kind === "scored" && data.points) {
      found.push({ kind: "coin", art: "star", text: `${data.points}`, from: `owned:${data.seat}:${data.category}`, to: `points:${data.seat}` });
    }
  }
  return found.slice(-MOST);
}

/** The places that were part of it. */
export function washedBy(events: readonly Skyline.Event[], { buildings }: Skyline.Material): Set<string> {
  const places = new Set<string>();
  const category = (building: string) => buildings[building]?.category;
  for (const { kind, data } of events) {
    if (kind === "bought") places.add(`owned:${ownerOf(data)}:${category(data.building)}`);
    else if (kind === "offered") places.add(`yard:${data.currency}`);
    else if (kind === "displayed") places.add(`display:${data.slot}`);
    else if (kind === "took") places.add(`hand:${data.seat}`);
    else if (kind === "scored") places.add(`points:${data.seat}`);
    else if (kind === "dirk_got") places.add(`owned:dirk:${category(data.building)}`);
    else if (kind === "left_to") places.add(`owned:${data.seat}:${category(data.building)}`);
  }
  return places;
}
