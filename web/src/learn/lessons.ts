/** The guided first games: how one is opened, or taken up again. */
import type { Problem, RoomInfo } from "../protocol";
import { api } from "../shell/api";
import type { Language } from "../shell/connection";
import { router } from "../shell/router.svelte";
import { settings, t } from "../shell/settings.svelte";
import { learnt, note } from "./known";

/** Something for learners, by its path under the server's interface. */
export async function fetched<T>(path: string, language: Language): Promise<T> {
  const response = await fetch(`/api${path}?lang=${language}`);
  if (!response.ok) throw new Error(((await response.json().catch(() => null)) as Problem | null)?.text ?? t("failed"));
  return (await response.json()) as T;
}

/** Go on with the lesson that was left, if its table is still there, or begin a new one. */
export async function learn(game: string, language: Language): Promise<void> {
  const left = learnt(game);
  if (left && !left.done) {
    const response = await fetch(`/api/tables/${left.table}?lang=${language}`);
    if (response.ok && ((await response.json()) as RoomInfo).stage === "running") return router.go(`/tables/${left.table}`);
  }
  const me = { kind: "me" as const, look: settings.look, ...(settings.name ? { name: settings.name } : {}) };
  const room = await api.create({ game, seats: [me], settings: { listed: false, chat: false, hints: true, undo: true }, lesson: true }, language);
  note(game, { table: room.table, done: false });
  router.go(`/tables/${room.table}`);
}
