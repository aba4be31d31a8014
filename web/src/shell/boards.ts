/** The boards of the games, loaded when a table needs one; a game without a board is shown as text. */
import type { Board } from "./kinds";
import TextBoard from "./TextBoard.svelte";

type Index = { boards: Record<string, () => Promise<{ default: Board }>> };

const found = Object.values(import.meta.glob<Index>("../games/index.ts", { eager: true }));

export async function boardOf(game: string): Promise<Board> {
  const load = found[0]?.boards[game];
  return load ? (await load()).default : TextBoard;
}
