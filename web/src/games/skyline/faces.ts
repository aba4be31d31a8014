/** How money is laid out, and what is shown when a card is looked at closely; what is printed is on the sheet. */
import type { Skyline } from "../../protocol";
import { labelOf, type Closely, type Say, type Scored } from "../kinds";

export interface Money {
  currency: string;
  value: number;
  word: string;
  /** Which of several equal cards. */
  copy: number;
}

/** A money card by its word: `blue7`. */
export function money(word: string, copy = 0): Money {
  return { currency: word.slice(0, -1), value: Number(word.slice(-1)), word, copy };
}

/** A hand as single cards: by currency in the order of the yard, in it the highest first. */
export function sorted(cards: Record<string, number>, currencies: readonly string[]): Money[] {
  const order = ({ currency }: Money) => currencies.indexOf(currency);
  return Object.entries(cards)
    .flatMap(([word, count]) => Array.from({ length: count }, (_, copy) => money(word, copy)))
    .sort((a, b) => order(a) - order(b) || b.value - a.value || a.copy - b.copy);
}

/** The cards of a hand that make up these values of one currency, each card once. */
export function cardsFor(hand: readonly Money[], currency: string, values: readonly number[]): Set<Money> {
  const found = new Set<Money>();
  for (const value of values) {
    const card = hand.find((other) => other.currency === currency && other.value === value && !found.has(other));
    if (card) found.add(card);
  }
  return found;
}

/** A building by category, or with its price, or a money card, to be looked at closely. */
export function closely(word: string, table: Skyline.View, names: string[], material: Skyline.Material, say: Say): Closely {
  const building = material.buildings[word];
  const category = building?.category ?? word;
  const printed = material.categories[category];
  if (!printed) {
    const { currency, value } = money(word);
    const { name, does, paragraph } = material.currencies[currency]!;
    const copies = table.players === 2 ? material.copies_for_two : material.copies;
    return { name: say("board-card", { currency: name, value }), art: `currency-${currency}`, text: does, paragraph, facts: [[say("board-value"), value], [say("board-cards"), copies]] };
  }
  const left = Object.entries(table.unseen).reduce((sum, [card, count]) => sum + (material.buildings[card]?.category === category ? count : 0), 0);
  const owners = table.towns.map((town, seat) => [names[seat] ?? "", town.owned[category] ?? 0] as const).filter(([, count]) => count > 0);
  const offer = table.yard.find((one) => one?.building === word);
  const facts: Closely["facts"] = building ? [[say("board-price"), building.price]] : [];
  if (offer?.cheapest) facts.push([say("board-payment"), offer.cheapest.join(" + ")]);
  for (const [scoring, points] of Object.entries(printed.points)) facts.push([say("board-scoring", { scoring }), points.filter((one) => one).join(" / ")]);
  facts.push([say("board-owners"), owners.map(([owner, count]) => `${owner} ${count}`).join(", ") || "–"], [say("board-left"), `${left} / ${printed.cards}`]);
  return { name: printed.name, art: category, text: printed.does, paragraph: printed.paragraph, facts };
}

/** How many of a category lead it; 0 if nobody has any. */
export function lead(players: readonly Skyline.Player[], category: string): number {
  return Math.max(0, ...players.map((player) => player.owned[category] ?? 0));
}

/** The scoring among these events, category by category; null if there is none. */
export function scoredIn(events: readonly Skyline.Event[], names: readonly string[], { categories }: Skyline.Material, say: Say): Scored | null {
  const scoring = events.findLast((event) => event.kind === "scoring")?.data.scoring;
  if (!scoring) return null;
  const found = events.flatMap((event) => (event.kind === "scored" && event.data.scoring === scoring ? [event.data] : []));
  const seats: (number | "dirk")[] = [...names.keys()];
  if (found.some(({ seat }) => seat === "dirk")) seats.push("dirk");
  const amount = (word: string, seat: number | "dirk") => found.filter((one) => one.category === word && one.seat === seat).reduce((sum, { points }) => sum + points, 0);
  const lines = Object.entries(categories).map(([word, { name }]) => ({ art: word, name, amounts: seats.map((seat) => amount(word, seat)) }));
  return { title: say("board-scoring", { scoring }), names: seats.map((seat) => (seat === "dirk" ? say("dirk") : (names[seat] ?? ""))), lines: lines.filter(({ amounts }) => amounts.some((one) => one > 0)), summed: true };
}

/** Why a building is worth buying: an exact payment, and the most of its category. */
export function reasonOf(word: string, table: Skyline.View, material: Skyline.Material, say: Say): string {
  const offer = table.yard[Number(labelOf(word, "buy") ?? 0) - 1];
  if (!offer) return "";
  const rivals = [...table.towns.filter((_, seat) => seat !== table.seat), ...(table.dirk ? [table.dirk] : [])];
  const most = (table.towns[table.seat]?.owned[offer.category] ?? 0) + 1;
  const reasons = offer.exact ? [say("board-reason-exact")] : [];
  if (most > lead(rivals, offer.category)) reasons.push(say("board-reason-most", { n: most, category: material.categories[offer.category]?.name ?? "" }));
  return reasons.join(", ");
}
