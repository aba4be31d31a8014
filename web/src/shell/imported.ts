/** A journal from a file, kept in this page only. */
import type { Replay } from "../protocol";
import { api } from "./api";
import type { Language } from "./connection";

let journal: string | null = null;

/** Take a journal, if the server can replay it. */
export async function offer(text: string, language: Language): Promise<Replay> {
  const replay = await api.imported(text, -1, language);
  journal = text;
  return replay;
}

export function offered(): string | null {
  return journal;
}
