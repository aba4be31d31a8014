import type { Carrara } from "../../protocol";
import type { SoundsOf } from "..";

export { default as Board } from "./Board.svelte";
export { reasonOf } from "./faces";
export const sounds: SoundsOf<Carrara.Event> = { turned_wheel: "dice", bought: "card", took_coins: "coin", built: "card", scored: "coin" };
