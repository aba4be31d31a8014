/** What is printed on the boards and buildings of Carrara (C1): for drawing. No rule is decided by them. */
import type { Carrara } from "../../protocol";
import { total, type Closely, type Language } from "../kinds";

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

const FACTS = {
  en: {
    building: (name: string, object: string) => `Stands in one of your cities and costs as many bricks as it says, of colours that the city allows. Each ${name} that is scored brings its cost times the value of its city, and a ${object}.`,
    city: (pays: string) => `Each building here is worth its cost times the value of the city, in ${pays}. Only one player can score a city.`,
    object: (from: string) => `Comes with each ${from} that is scored, or for 10 coins from the field. At the end it brings 3 points.`,
    cost: "Cost", bricks: (n: number) => (n === 1 ? "1 brick" : `${n} bricks`), where: "You can build it in", nowhere: "nowhere yet", owner: "Built by", value: "Value", points: "points", coins: "coins",
    needs: "Needed to score", buildings: (n: number) => `${n} buildings`, allows: "Bricks", scored: "Scored by", nobody: "nobody", field: "On the field", yes: "yes, for 10 coins", no: "no", supply: "In the supply",
  },
  de: {
    building: (name: string, object: string) => `Steht in einer deiner Städte und kostet so viele Bausteine, wie darauf steht, in Farben, die die Stadt zulässt. Wird die Gebäudeart ${name} gewertet, bringt jedes die Kosten mal den Wert der Stadt und ein Objekt: ${object}.`,
    city: (pays: string) => `Jedes Gebäude hier zählt seine Kosten mal den Wert der Stadt, in ${pays === "points" ? "Siegpunkten" : "Münzen"}. Nur einer kann eine Stadt werten.`,
    object: (from: string) => `Gibt es mit jedem gewerteten Gebäude der Art ${from} oder für 10 Münzen vom Objektfeld. Am Ende bringt es 3 Siegpunkte.`,
    cost: "Kosten", bricks: (n: number) => (n === 1 ? "1 Baustein" : `${n} Bausteine`), where: "Du kannst es bauen in", nowhere: "noch nirgends", owner: "Gebaut von", value: "Wert", points: "Siegpunkte", coins: "Münzen",
    needs: "Zum Werten nötig", buildings: (n: number) => `${n} Gebäude`, allows: "Bausteine", scored: "Gewertet von", nobody: "niemandem", field: "Auf dem Objektfeld", yes: "ja, für 10 Münzen", no: "nein", supply: "Im Vorrat",
  },
};

/** A building, a type, a city or an object, to be looked at closely. */
export function closely(word: string, table: Carrara.View, names: string[], language: Language): Closely {
  const say = FACTS[language];
  const city = cities.find((one) => one.word === word);
  const scorers = names.filter((_, seat) => table.boards[seat]?.scored.includes(word)).join(", ") || say.nobody;
  if (city) {
    const facts: Closely["facts"] = [
      [say.value, `× ${city.value} ${say[city.pays]}`],
      [say.allows, city.allows.map((colour) => nameOf(colour, language)).join(", ")],
      [say.needs, say.buildings(city.needs)],
      [say.scored, scorers],
    ];
    return { name: city.name, art: city.pays === "points" ? "star" : "coin", text: say.city(city.pays), paragraph: "C6.3", facts };
  }
  const object = (objects as readonly string[]).indexOf(word);
  if (object >= 0) {
    const facts: Closely["facts"] = [[say.field, table.field.includes(word) ? say.yes : say.no], [say.supply, table.supply[word] ?? 0]];
    return { name: nameOf(word, language), art: word, text: say.object(nameOf(types[object] ?? "", language)), paragraph: "C6.4", facts };
  }
  const { type, cost } = word.includes("-") ? building(word) : { type: word, cost: 0 };
  const name = nameOf(type, language);
  const gives = objects[(types as readonly string[]).indexOf(type)] ?? "";
  const facts: Closely["facts"] = [];
  if (cost) {
    const where = Object.keys(table.buildable[word]?.cities ?? {}).map((one) => cities.find((other) => other.word === one)?.name);
    const owner = table.boards.findIndex((board) => Object.values(board.buildings).flat().includes(word));
    facts.push([say.cost, say.bricks(cost)], owner < 0 ? [say.where, where.join(", ") || say.nowhere] : [say.owner, names[owner] ?? ""]);
  } else facts.push([say.scored, scorers]);
  facts.push([nameOf(gives, language), `${say.supply}: ${table.supply[gives] ?? 0}`]);
  return { name: cost ? `${name} ${cost}` : name, art: type, text: say.building(name, nameOf(gives, language)), paragraph: cost ? "C5.1" : "C6.2", facts };
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
