/** What is printed on the cards of Skyline (S1): for drawing. No rule is decided by them. */
import type { Skyline } from "../../protocol";
import type { Language } from "../kinds";

export const categories = ["museum", "theater", "station", "church", "park", "skyscraper"] as const;
export const currencyWords = ["blue", "green", "orange", "yellow"] as const;
export const scorings = ["A", "B", "C"] as const;
const COPIES = 3;
const VALUES = 9;

const NAMES: Record<string, Record<Language, string>> = {
  museum: { en: "Museum", de: "Museum" },
  theater: { en: "Theater", de: "Theater" },
  station: { en: "Station", de: "Bahnhof" },
  church: { en: "Church", de: "Kirche" },
  park: { en: "Park", de: "Park" },
  skyscraper: { en: "Skyscraper", de: "Wolkenkratzer" },
  blue: { en: "blue", de: "Blau" },
  green: { en: "green", de: "Grün" },
  orange: { en: "orange", de: "Orange" },
  yellow: { en: "yellow", de: "Gelb" },
};

/** The name of a category or currency. */
export function nameOf(word: string, language: Language): string {
  return NAMES[word]?.[language] ?? word;
}

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
export function sorted(cards: Record<string, number>): Money[] {
  const order = (currency: string) => (currencyWords as readonly string[]).indexOf(currency);
  return Object.entries(cards)
    .flatMap(([word, count]) => Array.from({ length: count }, (_, copy) => money(word, copy)))
    .sort((a, b) => order(a.currency) - order(b.currency) || b.value - a.value || a.copy - b.copy);
}

/** The word of a money card by the number that events carry. */
export function moneyWord(kind: number): string {
  return `${currencyWords[Math.floor(kind / VALUES)]}${(kind % VALUES) + 1}`;
}

/** The values in the payment that an event carries. */
export function payment(code: number): number[] {
  const values: number[] = [];
  for (let value = 1; value <= VALUES; value++) {
    const copies = Math.floor(code / (COPIES + 1) ** (value - 1)) % (COPIES + 1);
    for (let copy = 0; copy < copies; copy++) values.push(value);
  }
  return values.reverse();
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

/** How many of a category lead it; 0 if nobody has any. */
export function lead(players: readonly Skyline.Player[], category: string): number {
  return Math.max(0, ...players.map((player) => player.owned[category] ?? 0));
}
