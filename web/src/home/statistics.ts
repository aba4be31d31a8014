/** What all finished games of a person say together. */
import type { MyGame, Player } from "../protocol";

/** A finished game through one person's eyes. */
export interface Played {
  table: string;
  game: string;
  level: string; // of the bots, or `mixed`, or `friends` where other people played
  players: number;
  rank: number;
  score: number | null;
  ended: number;
  seconds: number;
  training: boolean;
}

export interface Summary {
  played: number;
  won: number;
  places: number[]; // how often first, second, …
  streak: number; // won in a row now
  longest: number; // and ever
  best: number | null;
  average: number | null;
}

/** Against whom a game is: bots of a level, of several, or friends. */
export function levelOf(players: readonly Player[]): string {
  const others = players.filter((one) => !one.yours);
  if (others.some((one) => !one.bot)) return "friends";
  const levels = new Set(others.map((one) => one.bot!));
  return levels.size === 1 ? [...levels][0]! : "mixed";
}

/** The games that count: played to their end, by one person in one seat; the oldest first. */
export function playedOf(games: readonly MyGame[]): Played[] {
  return games
    .flatMap((one) => {
      const seats = one.players.flatMap((player, seat) => (player.yours ? [seat] : []));
      const ranking = one.result?.ranking;
      if (!ranking || seats.length !== 1 || one.lesson) return [];
      const seat = seats[0]!;
      return [{ table: one.table, game: one.game, level: levelOf(one.players), players: one.players.length, rank: ranking[seat]!, score: one.result?.scores?.[seat] ?? null, ended: one.updated, seconds: one.result?.seconds ?? 0, training: one.result?.training ?? false }];
    })
    .sort((a, b) => a.ended - b.ended);
}

export function summaryOf(played: readonly Played[]): Summary {
  const places: number[] = [];
  let streak = 0;
  let longest = 0;
  for (const { rank } of played) {
    for (let place = places.length; place < rank; place++) places.push(0);
    places[rank - 1]!++;
    streak = rank === 1 ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const scores = played.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    played: played.length,
    won: places[0] ?? 0,
    places,
    streak,
    longest,
    best: scores.length ? Math.max(...scores) : null,
    average: scores.length ? scores.reduce((a, b) => a + b, 0) / scores.length : null,
  };
}

/** The same games by one of their properties, in the order in which it first came. */
export function groupsOf<K extends "game" | "level" | "players">(played: readonly Played[], by: K): [Played[K], Played[]][] {
  const found = new Map<Played[K], Played[]>();
  for (const one of played) found.set(one[by], [...(found.get(one[by]) ?? []), one]);
  return [...found];
}
