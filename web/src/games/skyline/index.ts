import type { Skyline } from "../../protocol";
import type { SoundsOf } from "..";

export { default as Board } from "./Board.svelte";
export { reasonOf } from "./faces";
export const sounds: SoundsOf<Skyline.Event> = { took: "card", bought: "card", scored: "coin" };
