/** What views and events say about how a game stands and how it came about; read, never reckoned by rules. */
import type { Replay, Told } from "../protocol";
import type { Key } from "./words";

/** What can be said about a player in a word or two. */
export interface Stand {
  points?: number;
  coins?: number;
  cards?: number;
  landmarks?: number;
}

type Row = Record<string, unknown>;

function rows(view: unknown): Row[] {
  const table = view as Record<string, unknown> | null;
  const found = table?.["towns"] ?? table?.["boards"];
  return Array.isArray(found) ? (found as Row[]) : [];
}

/** How every player stands, as far as the view tells. */
export function stands(view: unknown): Stand[] {
  return rows(view).map((row) => {
    const stand: Stand = {};
    if (typeof row["points"] === "number") stand.points = row["points"];
    if (typeof row["coins"] === "number") stand.coins = row["coins"];
    if (Array.isArray(row["landmarks"])) stand.landmarks = row["landmarks"].length;
    const hand = row["hand"] as { size?: number } | undefined;
    if (typeof hand?.size === "number") stand.cards = hand.size;
    return stand;
  });
}

/** A line of the chart: one value for every moment. */
export interface Course {
  metric: Key;
  lines: number[][];
}

/** The course of a game: points where there are points, otherwise coins and what was paid for buildings. */
export function courseOf(replay: Replay): Course {
  const players = replay.names.length;
  const lines: number[][] = Array.from({ length: players }, () => []);
  const scored = replay.steps.some((step) => rows(step.view).some((row) => typeof row["points"] === "number"));
  let spent = new Array<number>(players).fill(0);
  const before: number[][] = []; // what was spent before every action that stands
  for (const step of replay.steps) {
    if (step.action) before.push([...spent]);
    if (step.undo) spent = before.splice(before.length - step.undo)[0] ?? spent;
    for (const event of step.events) {
      const seat = event.data["seat"];
      if (seat !== undefined && seat < players && event.kind.startsWith("built")) spent[seat]! += event.data["cost"] ?? 0;
    }
    const now = stands(step.view);
    for (let seat = 0; seat < players; seat++) {
      const value = scored ? now[seat]?.points : (now[seat]?.coins ?? 0) + spent[seat]!;
      lines[seat]!.push(value ?? lines[seat]!.at(-1) ?? 0);
    }
  }
  for (const event of replay.steps.at(-1)?.events ?? []) {
    const seat = event.data["seat"];
    const points = event.data["points"];
    if (event.kind === "final" && seat !== undefined && points !== undefined && lines[seat]) lines[seat]![lines[seat]!.length - 1] = points;
  }
  return { metric: scored ? "metric.points" : "metric.worth", lines };
}

/** A source of points or coins, and what every seat has from it. */
export interface Source {
  key: Key;
  name?: string;
  amounts: number[];
}

/** How every point arose, summed from the events; without points, where the coins came from and went. */
export function sources(events: readonly Told[], players: number): { sources: Source[]; totals: number[] | null } {
  const found = new Map<string, Source>();
  const add = (key: Key, seat: number | undefined, amount: number, name = "") => {
    if (seat === undefined || seat < 0 || seat >= players) return;
    const id = key + name;
    if (!found.has(id)) found.set(id, { key, amounts: new Array<number>(players).fill(0), ...(name ? { name } : {}) });
    found.get(id)!.amounts[seat]! += amount;
  };
  let scoring = "";
  let totals: number[] | null = null;
  for (const { kind, data } of events) {
    const seat = data["seat"];
    if (kind === "scoring") scoring = "ABC"[data["scoring"] ?? 0] ?? "";
    else if (kind === "scored" && "category" in data) add("point.scoring", seat, data["points"] ?? 0, scoring);
    else if (kind === "scored") add("point.scorings", seat, data["points"] ?? 0);
    else if (kind === "announced") add("point.announced", seat, data["points"] ?? 0);
    else if (kind === "earned") add("point.bank", seat, data["amount"] ?? 0);
    else if (kind === "paid") {
      add("point.others", data["receiver"], data["amount"] ?? 0);
      add("point.paid", seat, -(data["amount"] ?? 0));
    } else if (kind === "built" && "cost" in data) add("point.cards", seat, -data["cost"]!);
    else if (kind === "built_landmark") {
      add("point.landmarks", seat, -(data["cost"] ?? 0));
      add("point.built", seat, 1);
    } else if (kind === "final") {
      if ("objects" in data) {
        add("point.objects", seat, data["objects"]!);
        add("point.buildings", seat, data["buildings"] ?? 0);
        add("point.coins", seat, data["coins"] ?? 0);
      }
      totals ??= new Array<number>(players).fill(0);
      if (seat !== undefined && seat < players) totals[seat] = data["points"] ?? 0;
    }
  }
  return { sources: [...found.values()], totals };
}
