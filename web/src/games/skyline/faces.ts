/** What is printed on the cards of Skyline (S1): for drawing. No rule is decided by them. */
import type { Skyline } from "../../protocol";
import type { Closely, Language } from "../kinds";

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

// The points for 1st, 2nd and 3rd place in the scorings A, B and C (S1.5), and the number of cards (S1.1).
const FIRST = [16, 17, 18, 19, 20, 21];
const SECOND = [8, 9, 10, 11, 12, 13];
const THIRD = [1, 2, 3, 4, 5, 6];
const CARDS = [7, 7, 9, 9, 11, 11];
const FACTS = {
  en: {
    building: "Who has the most of a category scores points for it, three times in the game: first alone, then also the second, at the end also the third. Pay exactly and you have another action.",
    money: (name: string) => `It pays for the building on the place of this currency: ${name}. There is no change; who pays exactly has another action.`,
    price: "Price", cards: "Cards in the game", left: "Still in the deck", held: "Built",
    A: "Scoring A", B: "Scoring B", C: "Scoring C", value: "Value", waste: "Paid by you with",
  },
  de: {
    building: "Wer die meisten einer Gebäudeart hat, bekommt Punkte dafür, dreimal im Spiel: erst nur der Erste, dann auch der Zweite, am Ende auch der Dritte. Zahle passend, und du hast noch eine Aktion.",
    money: (name: string) => `Sie bezahlt das Gebäude auf dem Platz dieser Währung: ${name}. Wechselgeld gibt es nicht; wer passend zahlt, hat noch eine Aktion.`,
    price: "Preis", cards: "Karten im Spiel", left: "Noch im Stapel", held: "Gebaut",
    A: "Wertung A", B: "Wertung B", C: "Wertung C", value: "Wert", waste: "Du zahlst mit",
  },
};

/** A building by category, or with its price, or a money card, to be looked at closely. */
export function closely(word: string, table: Skyline.View, names: string[], language: Language): Closely {
  const say = FACTS[language];
  const [, name = "", number = ""] = /^([a-z]+)(\d*)$/.exec(word) ?? [];
  if ((currencyWords as readonly string[]).includes(name)) {
    const facts: Closely["facts"] = [[say.value, number], [say.cards, COPIES]];
    return { name: `${nameOf(name, language)} ${number}`, art: `currency-${name}`, text: say.money(nameOf(name, language)), paragraph: "S3.3", facts };
  }
  const index = (categories as readonly string[]).indexOf(name);
  const left = Object.entries(table.unseen).reduce((sum, [card, count]) => sum + (card.startsWith(name) ? count : 0), 0);
  const owners = table.towns.map((town, seat) => [names[seat] ?? "", town.owned[name] ?? 0] as const).filter(([, count]) => count > 0);
  const offer = table.yard.find((one) => one?.building === word);
  const facts: Closely["facts"] = number ? [[say.price, number]] : [];
  if (offer?.cheapest) facts.push([say.waste, offer.cheapest.join(" + ")]);
  facts.push(
    [say.A, `${THIRD[index]}`],
    [say.B, `${SECOND[index]} / ${THIRD[index]}`],
    [say.C, `${FIRST[index]} / ${SECOND[index]} / ${THIRD[index]}`],
    [say.held, owners.map(([owner, count]) => `${owner} ${count}`).join(", ") || "–"],
    [say.left, `${left} / ${CARDS[index]}`],
  );
  return { name: nameOf(name, language), art: name, text: say.building, paragraph: "S5.1", facts };
}

/** How many of a category lead it; 0 if nobody has any. */
export function lead(players: readonly Skyline.Player[], category: string): number {
  return Math.max(0, ...players.map((player) => player.owned[category] ?? 0));
}
