/** Which things move when something happens, and which light up. */
import type { Event } from "../kinds";
import type { Flight } from "../motion";
import { kindWords, landmarkWords } from "./faces";

const MOST = 14; // more would only be noise

/** Coins from who pays to who gets them, cards from the supply to their owner. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const found: Flight[] = [];
  for (const { kind, data } of events) {
    const seat = `purse:${data.seat}`;
    if (kind === "paid" && data.amount) {
      found.push({ kind: "coin", art: "coin", text: `${data.amount}`, from: seat, to: `purse:${data.receiver}` });
    } else if (kind === "earned" && data.amount) {
      found.push({ kind: "coin", art: "coin", text: `${data.amount}`, from: "bank", to: seat });
    } else if (kind === "built") {
      const word = kindWords[data.kind ?? -1] ?? "";
      found.push({ kind: "coin", art: "coin", text: `${data.cost}`, from: seat, to: "bank" });
      found.push({ kind: "card", art: word, from: `supply:${word}`, to: `card:${data.seat}:${word} town:${data.seat}` });
    } else if (kind === "built_landmark") {
      const word = landmarkWords[data.landmark ?? -1] ?? "";
      found.push({ kind: "coin", art: "coin", text: `${data.cost}`, from: seat, to: `landmark:${data.seat}:${word}` });
    } else if (kind === "swapped") {
      const given = kindWords[data.given ?? -1] ?? "";
      const taken = kindWords[data.taken ?? -1] ?? "";
      found.push({ kind: "card", art: given, from: `town:${data.seat}`, to: `card:${data.partner}:${given} town:${data.partner}` });
      found.push({ kind: "card", art: taken, from: `town:${data.partner}`, to: `card:${data.seat}:${taken} town:${data.seat}` });
    } else if (kind === "revealed") {
      const word = kindWords[data.kind ?? -1] ?? "";
      found.push({ kind: "card", art: word, from: "deck", to: `supply:${word}` });
    }
  }
  return found.slice(-MOST);
}

/** The places that were part of it. */
export function washedBy(events: readonly Event[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, data } of events) {
    if (kind === "paid" || kind === "earned") {
      const word = kindWords[data.kind ?? -1];
      places.add(`card:${kind === "paid" ? data.receiver : data.seat}:${word}`);
      places.add(`purse:${data.seat}`);
      if (kind === "paid") places.add(`purse:${data.receiver}`);
    } else if (kind === "built") {
      places.add(`card:${data.seat}:${kindWords[data.kind ?? -1]}`);
    } else if (kind === "built_landmark") {
      places.add(`landmark:${data.seat}:${landmarkWords[data.landmark ?? -1]}`);
    } else if (kind === "swapped") {
      places.add(`card:${data.partner}:${kindWords[data.given ?? -1]}`);
      places.add(`card:${data.seat}:${kindWords[data.taken ?? -1]}`);
    }
  }
  return places;
}
