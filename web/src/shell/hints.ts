/** What a hint says: on the choices themselves, and of the best one in a sentence. */
import type { Mark, Marks } from "../games/kinds";
import type { Choice, Hint } from "../protocol";
import type { Language } from "./connection";
import { percent, upper, type Values } from "./i18n";

type Translate = (key: string, values?: Values) => string;

const WORTH_SAYING = 0.02; // of all that it would do
const SURE = 0.985;

/** The numbers of what can be chosen; with a hint the best one is marked, with reasons, and what it would hardly ever do is not. */
export function marksOf(allowed: readonly Choice[], hint: Hint | null, reasonOf: (word: string) => string, t: Translate, language: Language): Marks {
  const known = new Map((hint?.estimates ?? []).map((one, place) => [one.word, { ...one, best: place === 0 }]));
  return new Map(
    allowed.map(({ word }, n): [string, Mark] => {
      const found = known.get(word);
      if (!found || (!found.best && found.value < WORTH_SAYING)) return [word, { number: n + 1 }];
      const text = found.wins ? t("hint-wins") : found.value > SURE ? t("hint-best") : percent(language, found.value);
      return [word, { number: n + 1, hint: { best: found.best, text, reason: found.wins ? "" : reasonOf(word) } }];
    }),
  );
}

/** The best choice with its reason, if there is one, and the chance to win. */
export function hintSaid(hint: Hint, reasonOf: (word: string) => string, t: Translate, language: Language): string {
  const best = hint.estimates[0];
  const reason = !best ? "" : best.wins ? t("hint-wins") : reasonOf(best.word);
  const said = best && reason ? [t("hint-why", { choice: upper(language, best.text), reason })] : [];
  if (!best?.wins) said.push(t("hint-chance", { chance: percent(language, hint.chance) }));
  return said.join(" ");
}
