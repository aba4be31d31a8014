import { describe, expect, it } from "vitest";
import { anyLook, FIGURES, lookOf } from "../src/home/figures";
import { groupsOf, levelOf, playedOf, summaryOf } from "../src/home/statistics";
import { ago, clock, lasting } from "../src/home/time";
import type { MyGame, Player } from "../src/protocol";
import { placeOf } from "../src/shell/place";
import { scoringsOf, turnsOf } from "../src/shell/course";

const me: Player = { name: "Anna", yours: true };
const bot = (level: string): Player => ({ name: "Ben", bot: level });
const game = (updated: number, players: Player[], ranking: number[] | null, scores: number[] = []): MyGame => ({ table: `t${updated}`, game: "skyline", title: "Skyline", stage: "over", players, open: 0, turn: null, since: 0, due: 0, updated, lesson: false, result: { reason: ranking ? "finished" : "abandoned", ranking, scores } });

describe("statistics", () => {
  const games = [
    game(4, [me, bot("greedy")], [1, 2], [40, 10]),
    game(3, [me, bot("greedy"), bot("casual")], [1, 3, 2], [70, 20, 30]),
    game(2, [bot("greedy"), me], [1, 2], [50, 30]),
    game(1, [me, bot("greedy")], [1, 2]),
    game(0, [me, me], [1, 2], [9, 8]),
    game(5, [me, bot("greedy")], null),
    { ...game(6, [me, bot("novice")], [1, 2], [99, 1]), lesson: true },
  ];
  const played = playedOf(games);

  it("count what one person has played to the end without a coach, the oldest first", () => {
    expect(played.map(({ ended, rank, score, level }) => [ended, rank, score, level])).toEqual([[1, 1, null, "greedy"], [2, 2, 30, "greedy"], [3, 1, 70, "mixed"], [4, 1, 40, "greedy"]]);
  });

  it("know streaks, places and the best score", () => {
    expect(summaryOf(played)).toEqual({ played: 4, won: 3, places: [3, 1], streak: 2, longest: 2, best: 70, average: (30 + 70 + 40) / 3 });
    expect(summaryOf([])).toEqual({ played: 0, won: 0, places: [], streak: 0, longest: 0, best: null, average: null });
  });

  it("know which games were played with training, to count them apart", () => {
    const trained = games.map((one) => (one.updated === 4 ? { ...one, result: { ...one.result!, training: true } } : one));
    expect(playedOf(trained).map(({ ended, training }) => [ended, training])).toEqual([[1, false], [2, false], [3, false], [4, true]]);
  });

  it("are told apart by level and number of players", () => {
    expect(groupsOf(played, "players").map(([n, some]) => [n, some.length])).toEqual([[2, 3], [3, 1]]);
    expect(levelOf([me, { name: "Ben" }, bot("greedy")])).toBe("friends");
  });
});

it("says how long ago something was, and how long it takes", () => {
  expect([0, 59, 60, 7300, 200_000].map((seconds) => ago("en", seconds))).toEqual(["now", "now", "1 minute ago", "2 hours ago", "2 days ago"]);
  expect([lasting("en", 45), lasting("en", 125), lasting("en", 90_000)]).toEqual(["45 sec", "2 min", "1 day"]);
  expect([clock(9), clock(760), clock(10_931), clock(-3)]).toEqual(["0:09", "12:40", "3:02:11", "0:00"]);
});

it("has a look for everybody", () => {
  expect(lookOf("fox-3")).toEqual({ figure: "fox", colour: 3 });
  expect([lookOf(""), lookOf("dragon-1")]).toEqual([null, null]);
  expect(anyLook(() => 0)).toBe(`${Object.keys(FIGURES)[0]}-0`);
  expect(anyLook(() => 0.999)).toMatch(/^[a-z]{2,10}-[0-7]$/);
});

it("knows where turns begin and when everybody was scored", () => {
  const step = (...events: [string, string?][]) => ({ line: 1, view: {}, standing: [], prompt: "", events: events.map(([kind, scoring]) => ({ kind, data: { scoring }, text: "" })) });
  const steps = [step(["turn"]), step(["rolled"]), step(["turn"], ["scoring", "A"]), step()];
  expect(turnsOf({ steps })).toEqual([0, 2]);
  expect(scoringsOf({ steps })).toEqual([{ at: 2, name: "A" }]);
});

it("has a page of one's own", () => expect(placeOf(new URL("/me#link=x", "http://x"))).toEqual({ screen: "me" }));
