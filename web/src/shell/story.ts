/** The story of a game: the events of a turn in one line, with their sentences behind it. */
import type { Told } from "../protocol";

/** An event, and its place in the log. */
export interface Entry {
  index: number;
  told: Told;
}

/** A turn; or, without a seat, everything before the first. */
export interface Line {
  seat: number | null;
  entries: Entry[];
}

const MOST = 8; // signs in a line; a scoring has many

/** The log turn by turn. A game tells that a turn begins by the event `turn`; of one that has none, nothing is closed. */
export function linesOf(log: readonly Told[]): Line[] {
  const turns = log.some(({ kind }) => kind === "turn");
  const lines: Line[] = [];
  log.forEach((told, index) => {
    const entry = { index, told };
    if (told.kind === "turn") lines.push({ seat: Number(told.data["seat"]), entries: [entry] });
    else if (turns && lines.length) lines.at(-1)!.entries.push(entry);
    else lines.push({ seat: null, entries: [entry] });
  });
  return lines;
}

/** What happened in the turn that is played now: of a whole game, only that is news. */
export function latest(told: readonly Told[]): readonly Told[] {
  return told.slice(Math.max(0, told.findLastIndex(({ kind }) => kind === "turn")));
}

/** A line in a few signs, with what stands between them: nothing after a colon, which never is the last, else a comma. */
export function briefly({ entries }: Line): string[] {
  const signs = entries.map(({ told }) => told.brief ?? "").filter((sign) => sign !== "");
  const shown = signs.length > MOST ? [...signs.slice(0, MOST), "…"] : signs;
  return shown.map((sign, n) => {
    if (n === shown.length - 1) return sign.replace(/\s*:$/, "");
    return sign.endsWith(":") ? sign : `${sign},`;
  });
}

/** The turns of others since the last one of a seat, which may have begun its next; for who only watches, the last few. */
export function sinceLast(lines: readonly Line[], seat: number | null, most = 4): Line[] {
  const turns = lines.filter((line) => line.seat !== null);
  if (seat !== null && turns.at(-1)?.seat === seat) turns.pop();
  const last = seat === null ? -1 : turns.findLastIndex((line) => line.seat === seat);
  return turns.slice(last + 1).slice(-most);
}
