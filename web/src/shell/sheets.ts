/** The sheets of the games: what is printed, and the words that boards use; each is fetched once. */
import type { GameInfo, Sheet } from "../protocol";
import { api } from "./api";
import type { Language } from "./connection";
import { sayer, type Say } from "./i18n";

/** A sheet, and its words. */
export interface Known {
  sheet: Sheet;
  say: Say;
}

const found = new Map<string, Promise<Known>>(); // by their hashes, which differ for every language

export function sheetOf(game: GameInfo, language: Language): Promise<Known> {
  const known = found.get(game.sheet) ?? fetched(game, language);
  found.set(game.sheet, known);
  known.catch(() => found.delete(game.sheet));
  return known;
}

async function fetched(game: GameInfo, language: Language): Promise<Known> {
  const sheet = await api.sheet(game, language);
  return { sheet, say: sayer(language, sheet.words) };
}
