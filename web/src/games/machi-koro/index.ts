import type { MachiKoro } from "../../protocol";
import type { SoundsOf } from "..";

export { default as Board } from "./Board.svelte";
export const sounds: SoundsOf<MachiKoro.Event> = { rolled: "dice", earned: "coin", paid: "coin", built: "card", built_landmark: "card" };
