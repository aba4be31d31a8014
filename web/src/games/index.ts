/** The folders of the games, found by their names; a game without one is shown by the plain board. */
import type { Component } from "svelte";
import type { Sound } from "../shell/sound";
import type { BoardProps, Place, Say } from "./kinds";

/** What the index.ts of a folder has. */
export interface Folder {
  Board: Component<BoardProps>;
  /** The sounds of what can happen. */
  sounds: Partial<Record<string, Sound>>;
  /** The page on which a choice lies where the window is narrow; the market if it is not said. */
  placeOf?: (word: string) => Place;
  /** Why a choice is a good one, in a few words from what the view says; nothing if it does not say. */
  reasonOf?: (word: string, view: any, material: any, say: Say) => string;
}

/** The sounds of a game's own kinds of event. */
export type SoundsOf<Event extends { kind: string }> = Partial<Record<Event["kind"], Sound>>;

const folders = import.meta.glob<Folder>("./*/index.ts");

/** What a game brings along, loaded when a table needs it. */
export function folderOf(game: string): Promise<Folder> {
  return (folders[`./${game}/index.ts`] ?? folders["./plain/index.ts"]!)();
}
