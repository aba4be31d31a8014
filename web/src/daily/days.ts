/** The days on which somebody solved a puzzle or finished a deal, as this browser knows them. */
import { remember, remembered } from "../shell/settings.svelte";
import { streakOf } from "./streak";

const PLACE = "bauhof.days";
const SOLVED = "bauhof.puzzles";
const MOST = 400;

/** Today counts. */
export function count(day: string): void {
  const days = remembered<string[]>(PLACE, []);
  if (!days.includes(day)) remember(PLACE, [...days, day].sort().slice(-MOST));
}

export const streak = (today: string): number => streakOf(remembered<string[]>(PLACE, []), today);

export const solvedOn = (day: string): string[] => remembered<Record<string, string[]>>(SOLVED, {})[day] ?? [];

/** A puzzle of a day was solved; those of other days are forgotten. */
export function solve(day: string, game: string): void {
  remember(SOLVED, { [day]: [...new Set([...solvedOn(day), game])] });
  count(day);
}
