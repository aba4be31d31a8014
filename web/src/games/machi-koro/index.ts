import type { MachiKoro } from "../../protocol";
import type { SoundsOf } from "..";
import type { Place } from "../kinds";

export { default as Board } from "./Board.svelte";
export { reasonOf } from "./faces";
export const sounds: SoundsOf<MachiKoro.Event> = { rolled: "dice", earned: "coin", paid: "coin", built: "card", built_landmark: "card" };

/** What one gives lies in one's own town, whom and what one asks for in the others. */
export function placeOf(word: string): Place {
  if (word.startsWith("give:")) return "mine";
  return /^(tv|with|take):/.test(word) ? "others" : "market";
}
