/** How a finished game ended for the person who looks, in a few words. */
import type { Player, Result } from "../protocol";
import { listed } from "../shell/i18n";
import { settings, t } from "../shell/settings.svelte";

interface Ended {
  players: readonly Player[];
  result: Result | null;
}

export function resultOf({ players, result }: Ended): string {
  const ranking = result?.ranking;
  if (!ranking) return t("mine-abandoned");
  const own = ranking.filter((_, seat) => players[seat]?.yours);
  if (own.length === 1) return own[0] === 1 ? t("mine-won") : t("stats-rank", { place: own[0]!, n: players.length });
  const winners = players.filter((_, seat) => ranking[seat] === 1).map((one) => one.name);
  return t("over-won", { names: listed(settings.language, winners), n: winners.length });
}

export function isWon({ players, result }: Ended): boolean {
  return players.some((player, seat) => player.yours && result?.ranking?.[seat] === 1);
}

/** What a player is called in a list: oneself, or a bot that says so. */
export function calledOf(player: Player): string {
  return player.yours ? t("home-you") : player.bot ? t("home-bot-named", { name: player.name }) : player.name;
}
