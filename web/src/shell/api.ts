/** Requests to the server, and how they fail. */
import type { Examples, Found, GameInfo, Games, Lobby, Me, MomentShown, Moved, MyGames, NewTable, Opening, PersonalLink, Problem, Profile, Ranking, Replay, ReviewState, RoomInfo, Sheet, Subscription, Today, TodaysTable } from "../protocol";
import type { Language } from "./connection";
import { t } from "./settings.svelte";

/** What a person can read about a request that failed. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function request(path: string, language: Language, body?: unknown): Promise<Response> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  let response: Response;
  try {
    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    response = await fetch(address, body === undefined ? {} : post);
  } catch {
    throw new Failure(t("failed-network"), 0);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Failure(problem?.text ?? t("failed"), response.status);
}

async function json<T>(path: string, language: Language, body?: unknown): Promise<T> {
  return (await (await request(path, language, body)).json()) as T;
}

export const api = {
  games: (language: Language) => json<Games>("/games", language),
  sheet: (game: GameInfo, language: Language) => json<Sheet>(`/games/${game.name}/sheet?hash=${game.sheet}`, language),
  lobby: (language: Language) => json<Lobby>("/lobby", language),
  rules: async (game: string, language: Language) => (await request(`/rules/${game}`, language)).text(),
  coded: (code: string, language: Language) => json<Found>(`/codes/${encodeURIComponent(code)}`, language),
  me: (language: Language) => json<Me>("/me", language),
  rename: (profile: Profile, language: Language) => json<Me>("/me", language, profile),
  myGames: (language: Language) => json<MyGames>("/me/games", language),
  link: (language: Language) => json<PersonalLink>("/me/link", language, {}),
  unlink: (language: Language) => json<Me>("/me/unlink", language, {}),
  enter: (secret: string, language: Language) => json<Moved>("/me/enter", language, { secret }),
  renew: (language: Language) => json<Moved>("/me/renew", language, {}),
  forget: (language: Language) => json<Moved>("/me/forget", language, {}),
  push: (subscription: Subscription, language: Language) => json<Me>("/me/push", language, subscription),
  unpush: (subscription: Subscription, language: Language) => json<Me>("/me/unpush", language, subscription),
  today: (language: Language) => json<Today>("/today", language),
  deal: (game: string, me: Opening, language: Language) => json<TodaysTable>(`/today/${game}/deal`, language, me),
  ranking: (game: string, day: string | null, language: Language) => json<Ranking>(`/today/${game}/ranking${day ? `?date=${encodeURIComponent(day)}` : ""}`, language),
  room: (table: string, language: Language) => json<RoomInfo>(`/tables/${table}`, language),
  create: (table: NewTable, language: Language) => json<RoomInfo>("/tables", language, table),
  examples: (game: string, language: Language) => json<Examples>(`/rules/${game}/examples`, language),
  /** A table or a worked example, by its path, moment by moment. */
  replay: (path: string, seat: number, language: Language) => json<Replay>(`${path}/replay?seat=${seat}`, language),
  journal: async (path: string, language: Language) => (await request(`${path}/journal`, language)).text(),
  imported: (journal: string, seat: number, language: Language) =>
    json<Replay>("/replays", language, { journal, seat, language }),
  review: (table: string, language: Language) => json<ReviewState>(`/tables/${table}/review`, language),
  askReview: (table: string, language: Language) => json<ReviewState>(`/tables/${table}/review`, language, {}),
  moment: (table: string, number: number, words: readonly string[], language: Language) =>
    json<MomentShown>(`/tables/${table}/review/${number}`, language, { words }),
  reviewImported: (journal: string, language: Language) => json<ReviewState>("/reviews", language, { journal, language }),
  momentImported: (journal: string, number: number, words: readonly string[], language: Language) =>
    json<MomentShown>(`/reviews/${number}`, language, { journal, language, words }),
};

/** The level that is offered first: one that plays a good game without being merciless. */
export function usualBot(game: GameInfo): string {
  const wishes = ["casual", "veteran"];
  return wishes.find((wish) => game.bots.some((bot) => bot.name === wish)) ?? game.bots[0]?.name ?? "random";
}
