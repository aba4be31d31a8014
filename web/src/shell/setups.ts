/** Set-ups of tables: what is opened, how it begins, and those that are remembered. */
import type { GameInfo, NewSeat, NewTable, RoomInfo } from "../protocol";
import { api, usualBot } from "./api";
import type { Language } from "./connection";
import { router } from "./router.svelte";
import { remember, remembered, settings } from "./settings.svelte";

export interface Setup extends NewTable {
  label: string;
}

const PLACE = "bauhof.setups";
const LAST = "bauhof.last";
const MOST = 12;

export function setups(): Setup[] {
  return remembered<Setup[]>(PLACE, []);
}

export function keep(setup: Setup): void {
  remember(PLACE, [setup, ...setups().filter((one) => one.label !== setup.label)].slice(0, MOST));
}

export function forget(label: string): Setup[] {
  const left = setups().filter((one) => one.label !== label);
  remember(PLACE, left);
  return left;
}

/** How a game was last played against bots; until then against two that play a good game. */
export interface Last {
  bots: number;
  level: string;
}

export function lastOf(game: GameInfo): Last {
  const last = remembered<Record<string, Last>>(LAST, {})[game.name];
  if (last && game.players.includes(last.bots + 1) && game.bots.some((bot) => bot.name === last.level)) return last;
  return { bots: Math.min(2, game.players.at(-1)! - 1), level: usualBot(game) };
}

export function keepLast(game: string, last: Last): void {
  remember(LAST, { ...remembered<Record<string, Last>>(LAST, {}), [game]: last });
}

/** One person against bots of a level. */
export function againstBots(game: GameInfo, bots: number, level: string, name: string, look: string): NewTable {
  const me: NewSeat = { kind: "me", ...(name ? { name } : {}), look };
  const others = Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", bot: level }));
  return { game: game.name, seats: [me, ...others], settings: { listed: false, chat: true, hints: true, undo: true }, ...(game.coach ? { coaching: settings.coaching } : {}) };
}

/** Open a table and go there; the server starts a game at once if nobody has to come first. */
export async function open(table: NewTable, language: Language): Promise<RoomInfo> {
  const room = await api.create(table, language);
  router.go(`/tables/${room.table}`);
  return room;
}
