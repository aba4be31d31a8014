/** Set-ups of tables: what is opened, how it begins, and those that are remembered. */
import type { GameInfo, NewSeat, NewTable, RoomInfo } from "../protocol";
import { api } from "./api";
import type { Language } from "./connection";
import { router } from "./router.svelte";
import { remember, remembered } from "./settings.svelte";

export interface Setup extends NewTable {
  label: string;
}

const PLACE = "bauhof.setups";
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

/** One person against bots of a level. */
export function againstBots(game: GameInfo, bots: number, level: string, name: string): NewTable {
  const me: NewSeat = { kind: "me", ...(name ? { name } : {}) };
  const others = Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", bot: level }));
  return { game: game.name, seats: [me, ...others], settings: { listed: false, chat: true, hints: true, undo: true } };
}

/** Open a table and go there; the server starts a game at once if nobody has to come first. */
export async function open(table: NewTable, language: Language): Promise<RoomInfo> {
  const room = await api.create(table, language);
  router.go(`/tables/${room.table}`);
  return room;
}
