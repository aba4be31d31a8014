/** The boards of the games, loaded when a table needs one; a game without a board is shown as text. */
import { boards } from "../games";
import type { Board } from "./kinds";
import TextBoard from "./TextBoard.svelte";

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game];
  return load ? (await load()).default : TextBoard;
}
