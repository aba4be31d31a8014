/** What is printed on the boards and buildings of Carrara (C1): for drawing. No rule is decided by them. */
import type { Carrara } from "../../protocol";
import { total, type Language } from "../kinds";

export const colours = ["white", "yellow", "red", "green", "blue", "black"] as const;
export const segments = ["I", "II", "III", "IV", "V", "VI"] as const;
export const types = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"] as const;
export const objects = ["book", "chalice", "crown", "gate", "flag", "coat-of-arms"] as const;

export interface City {
  word: string;
  name: string;
  /** The colours of bricks that it allows, the dearest first. */
  allows: readonly string[];
  value: number;
  pays: "points" | "coins";
  needs: number;
}
export const cities: readonly City[] = [
  { word: "livorno", name: "Livorno", allows: colours.slice(0, 1), value: 3, pays: "points", needs: 2 },
  { word: "pisa", name: "Pisa", allows: colours.slice(0, 2), value: 3, pays: "coins", needs: 2 },
  { word: "lucca", name: "Lucca", allows: colours.slice(0, 3), value: 2, pays: "points", needs: 2 },
  { word: "viareggio", name: "Viareggio", allows: colours.slice(0, 4), value: 2, pays: "coins", needs: 3 },
  { word: "massa", name: "Massa", allows: colours.slice(0, 5), value: 1, pays: "points", needs: 3 },
  { word: "lerici", name: "Lérici", allows: colours, value: 1, pays: "coins", needs: 3 },
];

const NAMES: Record<string, Record<Language, string>> = {
  biblioteca: { en: "Biblioteca", de: "Biblioteca" },
  cathedrale: { en: "Cathedrale", de: "Cathedrale" },
  palazzo: { en: "Palazzo", de: "Palazzo" },
  porta: { en: "Porta", de: "Porta" },
  castello: { en: "Castello", de: "Castello" },
  villa: { en: "Villa", de: "Villa" },
  book: { en: "book", de: "Buch" },
  chalice: { en: "chalice", de: "Kelch" },
  crown: { en: "crown", de: "Krone" },
  gate: { en: "gate", de: "Tor" },
  flag: { en: "flag", de: "Fahne" },
  "coat-of-arms": { en: "coat of arms", de: "Wappen" },
  white: { en: "white", de: "weiß" },
  yellow: { en: "yellow", de: "gelb" },
  red: { en: "red", de: "rot" },
  green: { en: "green", de: "grün" },
  blue: { en: "blue", de: "blau" },
  black: { en: "black", de: "schwarz" },
};

/** The name of a type, object or colour. */
export function nameOf(word: string, language: Language): string {
  return NAMES[word]?.[language] ?? word;
}

/** A building by its word: `villa-3`. */
export function building(word: string): { type: string; cost: number } {
  const dash = word.lastIndexOf("-");
  return { type: word.slice(0, dash), cost: Number(word.slice(dash + 1)) };
}

/** The word of a building by the number that events carry. */
export function buildingWord(number: number): string {
  return `${types[Math.floor(number / 5)]}-${(number % 5) + 1}`;
}

/** The word of a scoring by the number that events carry: a type, or a city. */
export function scoringWord(number: number): string {
  return number < types.length ? (types[number] ?? "") : (cities[number - types.length]?.word ?? "");
}

export interface Goal {
  kind: "scorings" | "objects" | "cost";
  have: number;
  missing: number;
}

/** How far a player is from the end: what there is, as the board shows it, and what the view says is missing. */
export function goals(board: Carrara.Board): Goal[] {
  const cost = Object.values(board.buildings)
    .flat()
    .reduce((sum, word) => sum + building(word).cost, 0);
  const found: Goal[] = [{ kind: "scorings", have: board.scored.length, missing: board.missing.scorings }];
  if (board.objects && board.missing.objects !== null) {
    found.push({ kind: "objects", have: total(board.objects), missing: board.missing.objects });
  }
  found.push({ kind: "cost", have: cost, missing: board.missing.cost });
  return found;
}

/** How much of a goal is reached, from 0 to 1. */
export function progress({ have, missing }: Goal): number {
  return missing <= 0 ? 1 : have / (have + missing);
}

/** Where the middle of a segment lies on a wheel of the radius 1, the first one above. */
export function onWheel(index: number, radius: number): { x: number; y: number } {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** What was drawn from the bag: what lies on segment I now, less what came from segment VI. */
export function drawn(now: Record<string, number>, before: Record<string, number>): string[] {
  return colours.flatMap((colour) =>
    Array.from({ length: Math.max(0, (now[colour] ?? 0) - (before[colour] ?? 0)) }, () => colour),
  );
}
