/** How cards look on the board, and what is shown when one is looked at closely; what is printed is on the sheet. */
import type { MachiKoro } from "../../protocol";
import { labelOf, type Closely, type Say } from "../kinds";

/** What a card brings, where it is no income of its owner alone. */
const SIGN: Record<string, (income: number) => string> = { stadium: (income) => `${income} ×`, "business-center": () => "⇄" };

/** What a card brings, in a few signs. */
export function gainOf(word: string, { income }: MachiKoro.Card): string {
  return SIGN[word]?.(income) ?? `+${income}`;
}

/** The rolls that wake a card: `5`, or `2–3`. */
export function rollOf({ low, high }: MachiKoro.Card): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

/** The price printed on a card or landmark. */
export function costOf(word: string, { cards, landmarks }: MachiKoro.Material): number {
  return (cards[word] ?? landmarks[word])?.cost ?? 0;
}

/** A card or landmark, to be looked at closely. */
export function closely(word: string, table: MachiKoro.View, names: string[], { cards, landmarks }: MachiKoro.Material, say: Say): Closely {
  const card = cards[word];
  const { name, does, paragraph, cost } = (card ?? landmarks[word])!;
  const facts: Closely["facts"] = [[say("board-cost"), cost]];
  if (card) {
    const own = table.towns[table.seat];
    facts.unshift([say("board-roll"), rollOf(card)], [say("board-pays"), say(`board-pays-${card.colour}`)]);
    facts.push([say("board-left"), table.supply[word] ?? 0]);
    if (own) facts.push([say("board-yours"), own.cards[word] ?? 0]);
  } else {
    const built = names.filter((_, seat) => table.towns[seat]?.landmarks.includes(word));
    facts.push([say("board-built"), built.join(", ") || say("board-nobody")]);
  }
  return { name, art: word, text: does, paragraph, facts, ...(card ? { look: card.colour } : {}) };
}

/** The label of a seat as the choices count: `+1` is the next clockwise. */
export function stepTo(seat: number, turn: number, players: number): string {
  return `+${(seat - turn + players) % players}`;
}

/** In how many of all throws of two dice with so many faces a total comes, with one die or two. */
export function chance(total: number, dice: number, faces: number): number {
  if (dice === 1) return total <= faces ? faces : 0;
  return total < 2 ? 0 : faces - Math.abs(total - faces - 1);
}

/** What a seat gains on average from one throw. */
export function expected(income: Record<string, number[]>, seat: number, dice: number, faces: number): number {
  let sum = 0;
  for (const [total, gains] of Object.entries(income)) sum += (gains[seat] ?? 0) * chance(Number(total), dice, faces);
  return sum / (faces * faces);
}

/** Why a card is worth building: the coins that it adds to a roll on average, and that nobody else has it. */
export function reasonOf(word: string, table: MachiKoro.View, { cards, die }: MachiKoro.Material, say: Say): string {
  const kind = labelOf(word, "build") ?? "";
  const card = cards[kind];
  const own = table.towns[table.seat];
  if (!card || !own) return "";
  const times = card.per.length ? card.per.reduce((sum, other) => sum + (own.cards[other] ?? 0), 0) : 1;
  const dice = own.landmarks.includes("train-station") ? 2 : 1;
  let often = 0;
  for (let roll = card.low; roll <= card.high; roll++) often += chance(roll, dice, die);
  const n = (card.income * times * often) / (die * die);
  const reasons: string[] = [];
  const certain = (card.colour === "blue" || card.colour === "green") && !own.landmarks.includes("shopping-mall");
  if (n > 0 && certain) reasons.push(say("board-reason-income", { n, dice }));
  if (table.towns.every((town, seat) => seat === table.seat || !town.cards[kind])) reasons.push(say("board-reason-only"));
  return reasons.join(", ");
}
