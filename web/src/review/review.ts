/** What a review says, apart from any page: shares that add up, and how a moment is called. */
import type { KeyMoment, ReplayStep, ReviewPlayer, ReviewState, ReviewTold } from "../protocol";
import type { Language } from "../shell/connection";
import { percent } from "../shell/i18n";

/** The colours of the lines have a dash each. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3", "12 4"];

/** What made a result, in whole percent that add up exactly: what rounding leaves over goes to where it shows least. */
export function sumOf(player: ReviewPlayer): { start: number; luck: number; own: number; others: number; result: number } {
  const names = ["start", "luck", "own", "others"] as const;
  const result = Math.round(100 * player.result);
  const exact = names.map((name) => 100 * player[name]);
  const whole = exact.map(Math.round);
  for (let left = result - whole.reduce((sum, one) => sum + one, 0); left !== 0; left -= Math.sign(left)) {
    const errors = exact.map((one, i) => (one - whole[i]!) * Math.sign(left));
    whole[errors.indexOf(Math.max(...errors))]! += Math.sign(left);
  }
  return { start: whole[0]!, luck: whole[1]!, own: whole[2]!, others: whole[3]!, result };
}

/** How many such games would have been won with average luck; what luck outweighs is all or nothing. */
export function adjusted(player: ReviewPlayer): number {
  return Math.min(1, Math.max(0, player.adjusted));
}

/** A share with its sign, by a real minus. */
export function signed(language: Language, whole: number): string {
  const text = new Intl.NumberFormat(language, { style: "percent", signDisplay: "always" }).format(whole / 100);
  return text.replace("-", "−");
}

/** What a key moment is called: a judgement, or luck. */
export function kindOf(review: ReviewTold, key: KeyMoment): string {
  return review.moments[key.number]?.judgement ?? (key.after > key.before ? "lucky" : "unlucky");
}

/** The sign of a kind, as chess players write it. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??", lucky: "▲", unlucky: "▼", best: "★", good: "✓" };

/** `54 % → 29 %`. */
export function change(language: Language, key: Pick<KeyMoment, "before" | "after">): string {
  return `${percent(language, key.before)} → ${percent(language, key.after)}`;
}

/** Everybody's chances at every moment and at the end, by the review or by a first glance; and where in the journal the moments begin. */
export function chancesOf(state: ReviewState | null): { chances: readonly number[][]; begin: readonly number[] } {
  const review = state?.review;
  if (!review) return { chances: state?.chances ?? [], begin: state?.lines ?? [] };
  return { chances: [...review.moments.map((one) => one.chances), review.ends], begin: review.moments.map((one) => one.line) };
}

/**
 * Which of those chances hold after every step of a replay. A review knows those before a whole decision, or before all
 * that chance gives, and nothing of what was taken back: until the next moment begins, they stay.
 */
export function momentsAt(steps: readonly Pick<ReplayStep, "line" | "action" | "undo">[], begin: readonly number[]): number[] {
  const standing: number[] = []; // steps that nobody takes back
  const acted: number[] = []; // where the actions are among them
  steps.forEach((step, at) => {
    if (step.undo) {
      standing.length = acted.splice(acted.length - step.undo)[0] ?? standing.length;
      return;
    }
    if (step.action) acted.push(standing.length);
    standing.push(at);
  });
  const begins = new Map(begin.map((line, moment) => [line, moment]));
  let now = 0;
  let place = 0;
  return steps.map((_, at) => {
    if (standing[place] !== at) return now;
    const next = standing[++place];
    now = next === undefined ? begin.length : (begins.get(steps[next]!.line) ?? now);
    return now;
  });
}

/** The chances of every seat at every moment, and at the end. */
export function linesOf(chances: readonly (readonly number[])[]): number[][] {
  return (chances[0] ?? []).map((_, seat) => chances.map((one) => one[seat]!));
}

/** The numbers of the decisions that a seat should have another look at; without a seat, those that mattered most. */
export function mistakesOf(review: ReviewTold, seat: number | null): number[] {
  if (seat === null) return review.keys.filter((key) => key.better).map((key) => key.number);
  const errs = (judgement: string | null | undefined) => judgement === "mistake" || judgement === "blunder";
  return review.moments.flatMap((moment, number) => (moment.seat === seat && errs(moment.judgement) ? [number] : []));
}

/** The numbers of all that can be stepped through: the moments that mattered, and one more. */
export function stepsOf(review: ReviewTold, number: number): number[] {
  const found = new Set([...review.keys.map((key) => key.number), number]);
  return [...found].sort((a, b) => a - b);
}
