/** How long ago something was, and how long something took, in the words of a language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** `5 minutes ago`; what was just now is `now`. */
export function ago(language: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length) || 0, unit);
}

/** `2 days`, `1 hr`, `25 min`: in the largest unit that has at least one. */
export function lasting(language: string, seconds: number): string {
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(seconds / length));
}

/** A clock: `0:09`, `12:40`, `3:02:11`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${h ? `${h}:${String(m).padStart(2, "0")}` : m}:${String(s).padStart(2, "0")}`;
}
