/** What is printed on the cards of Machi Koro (M1): the faces, for drawing. No rule is decided by them. */
import type { MachiKoro } from "../../protocol";
import type { Closely, Language } from "../kinds";

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
  "family-restaurant": { roll: "9–10", colour: "red", cost: 3, gain: "+2", en: "Family Restaurant", de: "Familien-Restaurant" },
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

// What the cards do, with the paragraph of the rules.
const DOES: Record<string, [string, string, string]> = {
  "wheat-field": ["M4.3", "Get 1 coin from the bank, whoever rolled.", "Du bekommst 1 Münze aus der Bank, egal wer gewürfelt hat."],
  ranch: ["M4.3", "Get 1 coin from the bank, whoever rolled.", "Du bekommst 1 Münze aus der Bank, egal wer gewürfelt hat."],
  bakery: ["M4.3", "Get 1 coin from the bank if you rolled.", "Du bekommst 1 Münze aus der Bank, wenn du selbst gewürfelt hast."],
  cafe: ["M4.2", "Get 1 coin from the player who rolled, if it was another.", "Du bekommst 1 Münze von dem, der gewürfelt hat, wenn du es nicht selbst warst."],
  "convenience-store": ["M4.3", "Get 3 coins from the bank if you rolled.", "Du bekommst 3 Münzen aus der Bank, wenn du selbst gewürfelt hast."],
  forest: ["M4.3", "Get 1 coin from the bank, whoever rolled.", "Du bekommst 1 Münze aus der Bank, egal wer gewürfelt hat."],
  stadium: ["M4.5", "If you rolled, get 2 coins from every other player. You may own only one.", "Wenn du selbst gewürfelt hast, bekommst du 2 Münzen von jedem anderen. Du darfst nur eines haben."],
  "tv-station": ["M4.6", "If you rolled, get 5 coins from one other player whom you choose. You may own only one.", "Wenn du selbst gewürfelt hast, bekommst du 5 Münzen von einem anderen deiner Wahl. Du darfst nur einen haben."],
  "business-center": ["M4.7", "If you rolled, you may exchange one of your cards for one of another player; not purple ones. You may own only one.", "Wenn du selbst gewürfelt hast, darfst du eine deiner Karten gegen eine eines anderen tauschen, nur keine violetten. Du darfst nur eines haben."],
  "cheese-factory": ["M4.4", "If you rolled, get 3 coins from the bank for each of your Ranches.", "Wenn du selbst gewürfelt hast, bekommst du 3 Münzen aus der Bank für jeden deiner Bauernhöfe."],
  "furniture-factory": ["M4.4", "If you rolled, get 3 coins from the bank for each of your Forests and Mines.", "Wenn du selbst gewürfelt hast, bekommst du 3 Münzen aus der Bank für jeden deiner Wälder und jedes deiner Bergwerke."],
  mine: ["M4.3", "Get 5 coins from the bank, whoever rolled.", "Du bekommst 5 Münzen aus der Bank, egal wer gewürfelt hat."],
  "family-restaurant": ["M4.2", "Get 2 coins from the player who rolled, if it was another.", "Du bekommst 2 Münzen von dem, der gewürfelt hat, wenn du es nicht selbst warst."],
  "apple-orchard": ["M4.3", "Get 3 coins from the bank, whoever rolled.", "Du bekommst 3 Münzen aus der Bank, egal wer gewürfelt hat."],
  market: ["M4.4", "If you rolled, get 2 coins from the bank for each of your Wheat Fields and Apple Orchards.", "Wenn du selbst gewürfelt hast, bekommst du 2 Münzen aus der Bank für jedes deiner Weizenfelder und jede deiner Apfelplantagen."],
  "train-station": ["M5.1", "In each of your turns you choose whether to roll one die or two.", "In jedem deiner Züge wählst du, ob du mit einem oder zwei Würfeln würfelst."],
  "shopping-mall": ["M5.2", "Each of your Bakeries, Convenience Stores, Cafés and Family Restaurants brings 1 coin more.", "Jede deiner Bäckereien, Mini-Märkte, Cafés und Familien-Restaurants bringt 1 Münze mehr."],
  "amusement-park": ["M5.3", "If you roll doubles you have another turn after this one.", "Wenn du einen Pasch würfelst, hast du nach diesem Zug noch einen."],
  "radio-tower": ["M5.4", "Once in each of your turns you may roll again.", "Einmal in jedem deiner Züge darfst du noch einmal würfeln."],
};
const FACTS = {
  en: { roll: "Roll", cost: "Cost", left: "Left in the supply", yours: "Yours", colour: "Pays", blue: "in anybody's turn", green: "in your turn", red: "in the turns of others", purple: "in your turn", built: "Built by", nobody: "nobody" },
  de: { roll: "Wurf", cost: "Kosten", left: "Noch in der Auslage", yours: "Deine", colour: "Zahlt", blue: "in jedem Zug", green: "in deinem Zug", red: "in den Zügen der anderen", purple: "in deinem Zug", built: "Gebaut von", nobody: "niemandem" },
};

/** A card or landmark, to be looked at closely. */
export function closely(word: string, table: MachiKoro.View, names: string[], language: Language): Closely {
  const [paragraph, en, de] = DOES[word] ?? ["M1.1", "", ""];
  const say = FACTS[language];
  const face = kinds[word];
  const own = table.towns[table.seat];
  const facts: Closely["facts"] = [[say.cost, costOf(word)]];
  if (face) {
    facts.unshift([say.roll, face.roll], [say.colour, say[face.colour]]);
    facts.push([say.left, table.supply[word] ?? 0]);
    if (own) facts.push([say.yours, own.cards[word] ?? 0]);
  } else {
    const built = names.filter((_, seat) => table.towns[seat]?.landmarks.includes(word));
    facts.push([say.built, built.join(", ") || say.nobody]);
  }
  return { name: nameOf(word, language), art: word, text: language === "de" ? de : en, paragraph, facts, look: face?.colour };
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
