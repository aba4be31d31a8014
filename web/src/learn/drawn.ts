/** Which drawing belongs to a name that is printed in the rules: cards, kinds of building, objects. */
import { drawings } from "../art/drawings";
import type { Language } from "../shell/connection";
import { api } from "../shell/api";
import { sheetOf } from "../shell/sheets";

const KINDS = ["card", "category", "type", "object"]; // as the catalogues of the games call them

const plain = (name: string) => name.replace(/\u00ad/g, "").toLowerCase();

/** The drawings of a game by the names of its things in a language. */
export async function drawnBy(game: string, language: Language): Promise<Map<string, string>> {
  const found = (await api.games(language)).games.find((one) => one.name === game);
  if (!found) return new Map();
  const { say } = await sheetOf(found, language);
  const named = Object.keys(drawings).flatMap((drawing) =>
    KINDS.map((kind) => `${kind}-${drawing}`)
      .filter((key) => say.has(key))
      .map((key): [string, string] => [plain(say(key)), drawing]),
  );
  return new Map(named);
}

/** The drawing of what a cell of a table names. */
export function drawingOf(cell: string, known: ReadonlyMap<string, string>): string | undefined {
  return known.get(plain(cell.trim()));
}
