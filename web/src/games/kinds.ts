/** What the shell and the boards agree on. */
import type { Choice, Sheet, Told } from "../protocol";
import type { Say } from "../shell/i18n";

export type { Choice, Sheet, Say, Told };

/** A board draws a view and offers choices; it knows no rule. */
export interface BoardProps {
  /** What is printed, and which numbers of a standing count. */
  sheet: Sheet;
  /** The words of the game's own catalogue. */
  say: Say;
  view: any; // the game's own view, typed by its board
  standing: Record<string, number>[];
  names: string[];
  me: number | null;
  turn: number | null;
  choices: Choice[];
  events: any[]; // the game's own events
  preview: string | null;
  /** The seat whose whole board is shown large. */
  looking?: number | null;
  /** Where a window is narrow, the page that is shown; else everything is. */
  place?: Place | null;
  /** The numbers and hints of the choices, by their words. */
  marks?: Marks;
  /** The words of a whole payment that is suggested. */
  suggested?: readonly string[];
  onchoose: (word: string) => void;
  onrefused: (choice: Choice) => void;
  onpreview: (word: string | null) => void;
  /** What a touched card does, to be told beside the question. */
  ontell?: (card: Closely | null) => void;
  onrule?: (paragraph: string) => void;
  /** Whether a scoring is being told. */
  onscoring?: (shown: boolean) => void;
}

/** The pages of a board in a narrow window. */
export type Place = "market" | "mine" | "others";

/** What is written on a choice: its number, and what a hint says of it. */
export interface Mark {
  number: number;
  hint?: { best: boolean; text: string; reason: string };
}
export type Marks = ReadonlyMap<string, Mark>;

/** What is to be seen when a card is looked at closely. */
export interface Closely {
  name: string;
  /** Its drawing. */
  art: string;
  /** What it does, and the paragraph that says so. */
  text: string;
  paragraph: string;
  /** What is printed on it, and how many there are. */
  facts: [string, string | number][];
  look?: string;
}

/** A scoring: of whom, and what each category brings them; `summed` if its lines can be added up. */
export interface Scored {
  title: string;
  names: string[];
  lines: { art: string; name: string; amounts: number[] }[];
  summed: boolean;
}

/** What a thing that can be touched needs to know of the table. */
export interface Touch {
  preview: string | null;
  marks?: Marks | undefined;
  onchoose: (word: string) => void;
  onrefused: (choice: Choice) => void;
  onpreview: (word: string | null) => void;
}

/** Whether the rules allow a choice. */
export function isAllowed(choice: Choice | undefined): boolean {
  return choice !== undefined && !choice.refusal;
}

/** The choices by their words. */
export function byWord(choices: readonly Choice[]): Map<string, Choice> {
  return new Map(choices.map((choice) => [choice.word, choice]));
}

/** The two halves of a word: `build` and `cafe`. */
export function halves(word: string): [string, string] {
  const colon = word.indexOf(":");
  return colon < 0 ? [word, ""] : [word.slice(0, colon), word.slice(colon + 1)];
}

/** The label of a word if it is of this block: `cafe` of `build:cafe`. */
export function labelOf(word: string | null, block: string): string | null {
  if (word === null) return null;
  const [first, label] = halves(word);
  return first === block ? label : null;
}

/** The seats in the order in which a seat sees them: those after it clockwise; a spectator sees all in order. */
export function othersOf(me: number | null, players: number): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** How often each thing is held, as single things in a row. */
export function spread(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([thing, count]) => Array.from({ length: count }, () => thing));
}

/** How often each thing is in a row. */
export function counted(things: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

/** A thing that is drawn, in words: for the pointer, and for who cannot see it. */
export function named(text: string): { role: "img"; title: string; "aria-label": string } {
  return { role: "img", title: text, "aria-label": text };
}

/** The sum of all counts. */
export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
