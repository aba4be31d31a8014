/** What this browser remembers of the guided first games. */
import { remember, remembered } from "../shell/settings.svelte";

/** The table where a game is learnt, and whether its lesson is over. */
export interface Learnt {
  table: string;
  done: boolean;
}

const PLACE = "bauhof.lessons";

export function learnt(game: string): Learnt | null {
  return remembered<Record<string, Learnt>>(PLACE, {})[game] ?? null;
}

export function note(game: string, one: Learnt): void {
  remember(PLACE, { ...remembered<Record<string, Learnt>>(PLACE, {}), [game]: one });
}
