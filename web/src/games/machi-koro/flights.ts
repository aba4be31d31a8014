/** Which things move when something happens, and which light up. */
import type { MachiKoro } from "../../protocol";
import type { Flight } from "../motion";

const MOST = 14; // more would only be noise

const coin = (amount: number, from: string, to: string): Flight => ({ kind: "coin", art: "coin", text: `${amount}`, from, to });
const card = (art: string, from: string, to: string): Flight => ({ kind: "card", art, from, to });

/** Coins from who pays to who gets them, cards from the supply to their owner. */
export function flightsOf(events: readonly MachiKoro.Event[]): Flight[] {
  const found: Flight[] = [];
  for (const { kind, data } of events) {
    if (kind === "paid" && data.amount) found.push(coin(data.amount, `purse:${data.seat}`, `purse:${data.receiver}`));
    else if (kind === "earned" && data.amount) found.push(coin(data.amount, "bank", `purse:${data.seat}`));
    else if (kind === "built") {
      found.push(coin(data.cost, `purse:${data.seat}`, "bank"));
      found.push(card(data.kind, `supply:${data.kind}`, `card:${data.seat}:${data.kind} town:${data.seat}`));
    } else if (kind === "built_landmark") {
      found.push(coin(data.cost, `purse:${data.seat}`, `landmark:${data.seat}:${data.landmark}`));
    } else if (kind === "swapped") {
      found.push(card(data.given, `town:${data.seat}`, `card:${data.partner}:${data.given} town:${data.partner}`));
      found.push(card(data.taken, `town:${data.partner}`, `card:${data.seat}:${data.taken} town:${data.seat}`));
    } else if (kind === "revealed") found.push(card(data.kind, "deck", `supply:${data.kind}`));
  }
  return found.slice(-MOST);
}

/** The places that were part of it. */
export function washedBy(events: readonly MachiKoro.Event[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, data } of events) {
    if (kind === "paid") {
      places.add(`card:${data.receiver}:${data.kind}`).add(`purse:${data.seat}`).add(`purse:${data.receiver}`);
    } else if (kind === "earned") places.add(`card:${data.seat}:${data.kind}`).add(`purse:${data.seat}`);
    else if (kind === "built") places.add(`card:${data.seat}:${data.kind}`);
    else if (kind === "built_landmark") places.add(`landmark:${data.seat}:${data.landmark}`);
    else if (kind === "swapped") places.add(`card:${data.partner}:${data.given}`).add(`card:${data.seat}:${data.taken}`);
  }
  return places;
}
