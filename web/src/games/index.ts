import type { Component } from "svelte";
import type { BoardProps } from "./kinds";

export type { BoardProps, Choice, Event, Language } from "./kinds";

/** The board of every game, loaded when it is needed. */
export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  "machi-koro": () => import("./machi-koro/Board.svelte"),
  skyline: () => import("./skyline/Board.svelte"),
  carrara: () => import("./carrara/Board.svelte"),
};
