/** What is printed on the cards of Machi Koro (M1): the faces, for drawing. No rule is decided by them. */
import type { Language } from "../kinds";

export type Colour = "blue" | "green" | "red" | "purple";
export interface Face {
  roll: string;
  colour: Colour;
  cost: number;
  en: string;
  de: string;
  /** What it brings, in a few signs. */
  gain: string;
  /** The card whose sign multiplies the gain. */
  per?: string;
}

export const kinds: Record<string, Face> = {
  "wheat-field": { roll: "1", colour: "blue", cost: 1, gain: "+1", en: "Wheat Field", de: "Weizen\u00adfeld" },
  ranch: { roll: "2", colour: "blue", cost: 1, gain: "+1", en: "Ranch", de: "Bauern\u00adhof" },
  bakery: { roll: "2–3", colour: "green", cost: 1, gain: "+1", en: "Bakery", de: "Bäckerei" },
  cafe: { roll: "3", colour: "red", cost: 2, gain: "+1", en: "Café", de: "Café" },
  "convenience-store": { roll: "4", colour: "green", cost: 2, gain: "+3", en: "Conve\u00adnience Store", de: "Mini-Markt" },
  forest: { roll: "5", colour: "blue", cost: 3, gain: "+1", en: "Forest", de: "Wald" },
  stadium: { roll: "6", colour: "purple", cost: 6, gain: "2 ×", en: "Stadium", de: "Stadion" },
  "tv-station": { roll: "6", colour: "purple", cost: 7, gain: "+5", en: "TV Station", de: "Fernseh\u00adsender" },
  "business-center": { roll: "6", colour: "purple", cost: 8, gain: "⇄", en: "Business Center", de: "Bürohaus" },
  "cheese-factory": { roll: "7", colour: "green", cost: 5, gain: "+3", per: "ranch", en: "Cheese Factory", de: "Molkerei" },
  "furniture-factory": { roll: "8", colour: "green", cost: 3, gain: "+3", per: "forest mine", en: "Furniture Factory", de: "Möbel\u00adfabrik" },
  mine: { roll: "9", colour: "blue", cost: 6, gain: "+5", en: "Mine", de: "Bergwerk" },
  "family-restaurant": { roll: "9–10", colour: "red", cost: 3, gain: "+2", en: "Family Restau\u00adrant", de: "Familien-Restau\u00adrant" },
  "apple-orchard": { roll: "10", colour: "blue", cost: 3, gain: "+3", en: "Apple Orchard", de: "Apfel\u00adplantage" },
  market: { roll: "11–12", colour: "green", cost: 2, gain: "+2", per: "wheat-field apple-orchard", en: "Fruit Market", de: "Markt\u00adhalle" },
};
export const landmarks: Record<string, { cost: number; en: string; de: string }> = {
  "train-station": { cost: 4, en: "Train Station", de: "Bahnhof" },
  "shopping-mall": { cost: 10, en: "Shopping Mall", de: "Einkaufs\u00adzentrum" },
  "amusement-park": { cost: 16, en: "Amuse\u00adment Park", de: "Freizeit\u00adpark" },
  "radio-tower": { cost: 22, en: "Radio Tower", de: "Funkturm" },
};
export const kindWords = Object.keys(kinds);
export const landmarkWords = Object.keys(landmarks);

/** The name of a card or landmark as it is printed, with the places where it may be broken. */
export function printed(word: string, language: Language): string {
  return (kinds[word] ?? landmarks[word])?.[language] ?? word;
}

/** The name of a card or landmark. */
export function nameOf(word: string, language: Language): string {
  return printed(word, language).replaceAll("\u00ad", "");
}

/** The price printed on a card or landmark. */
export function costOf(word: string): number {
  return (kinds[word] ?? landmarks[word])?.cost ?? 0;
}

/** The seat of `+1`, counted clockwise from the one whose turn it is. */
export function seatOf(label: string, turn: number, players: number): number {
  return (turn + Number(label)) % players;
}

/** The label of a seat as the choices count: `+1` is the next clockwise. */
export function stepTo(seat: number, turn: number, players: number): string {
  return `+${(seat - turn + players) % players}`;
}

/** In how many of 36 throws a total comes, with one die or two. */
export function chance(total: number, dice: number): number {
  if (dice === 1) return total <= 6 ? 6 : 0;
  return total < 2 ? 0 : 6 - Math.abs(total - 7);
}

/** What a seat gains on average from one throw. */
export function expected(income: Record<string, number[]>, seat: number, dice: number): number {
  let sum = 0;
  for (const [total, gains] of Object.entries(income)) sum += (gains[seat] ?? 0) * chance(Number(total), dice);
  return sum / 36;
}
