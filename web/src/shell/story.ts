/** The story of a game: the events of a turn in one line, with their sentences behind it. */
import type { Told } from "../protocol";

/** An event, and its place in the log. */
export interface Entry {
  index: number;
  told: Told;
}

/** A turn; or one thing that happened before the first, which has no seat. */
export interface Line {
  seat: number | null;
  entries: Entry[];
}

/** The log turn by turn. Every game tells that a turn begins by the event `turn`. */
export function linesOf(log: readonly Told[]): Line[] {
  const lines: Line[] = [];
  log.forEach((told, index) => {
    const last = lines.at(-1);
    if (told.kind === "turn") lines.push({ seat: Number(told.data["seat"]), entries: [{ index, told }] });
    else if (last && last.seat !== null) last.entries.push({ index, told });
    else lines.push({ seat: null, entries: [{ index, told }] });
  });
  return lines;
}

/** A line in a few signs, with what stands between them: nothing after a colon, else a comma. */
export function briefly({ entries }: Line): string[] {
  const signs = entries.map(({ told }) => told.brief ?? "").filter((sign) => sign !== "");
  return signs.map((sign, n) => (n === signs.length - 1 || sign.endsWith(":") ? sign : `${sign},`));
}
