/** How a game went and how its result came about: added up as its sheet says, by no rule of our own. */
import type { Replay, Tally, Told } from "../protocol";

/** One value for every moment, seat by seat: what stood there, or stood there last. */
export function courseOf(replay: Pick<Replay, "names" | "steps">, metric: string): number[][] {
  return replay.names.map((_, seat) => {
    let last = 0;
    return replay.steps.map((step) => (last = step.standing[seat]?.[metric] ?? last));
  });
}

/** The events that stand after some steps of a replay, and in which step each of them happened. */
export function toldBy(steps: Replay["steps"]): { events: Told[]; owners: number[] } {
  const events: Told[] = [];
  const owners: number[] = [];
  const before: number[] = []; // events before every action
  steps.forEach((step, at) => {
    if (step.action) before.push(events.length);
    if (step.undo) events.length = owners.length = before.splice(before.length - step.undo)[0] ?? events.length;
    events.push(...step.events);
    owners.push(...step.events.map(() => at));
  });
  return { events, owners };
}

/** The moments at which turns begin; the first of them is the set-up. */
export function turnsOf(replay: Pick<Replay, "steps">): number[] {
  return [0, ...replay.steps.flatMap((step, at) => (at > 0 && step.events.some(({ kind }) => kind === "turn") ? [at] : []))];
}

/** The moments at which everybody was scored, by the name of the scoring. */
export function scoringsOf(replay: Pick<Replay, "steps">): { at: number; name: string }[] {
  return replay.steps.flatMap((step, at) => step.events.filter(({ kind }) => kind === "scoring").map(({ data }) => ({ at, name: String(data["scoring"]) })));
}

/** A line of the table: what every seat has from somewhere; `by` is the value that split the tally. */
export interface Source {
  key: string;
  by: string;
  named: readonly string[]; // the words before which `by` has a name
  amounts: number[];
}

/** Where everything came from, in the order of the tallies. */
export function sources(events: readonly Told[], players: number, tallies: readonly Tally[]): Source[] {
  const found = new Map<string, Source>();
  for (const tally of tallies) {
    for (const { kind, data } of events) {
      const seat = data[tally.seat];
      if (kind !== tally.event || typeof seat !== "number" || seat >= players) continue;
      const by = tally.by ? String(data[tally.by]) : "";
      const line = `${tally.key} ${by}`;
      if (!found.has(line)) found.set(line, { key: tally.key, by, named: tally.named, amounts: new Array<number>(players).fill(0) });
      found.get(line)!.amounts[seat]! += tally.sign * (tally.amount ? Number(data[tally.amount]) : 1);
    }
  }
  return [...found.values()].filter(({ amounts }) => amounts.some((amount) => amount !== 0));
}
