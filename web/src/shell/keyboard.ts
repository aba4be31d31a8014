/** The keys: what a press means, apart from any page. */
export type KeyCommand =
  | { do: "select"; index: number }
  | { do: "next" | "previous" | "confirm" | "undo" | "list" | "keys" | "hint" | "log" | "rules" | "chat" | "mute" | "escape" }
  | { do: "step"; by: number }
  | { do: "first" | "last" | "play" | "slower" | "faster" };

export interface Press {
  key: string;
  ctrl?: boolean;
  alt?: boolean;
  meta?: boolean;
  /** Whether the focus is in a field that takes text. */
  typing?: boolean;
  /** Whether the focus is on something that takes Enter and Space itself. */
  onControl?: boolean;
}

const DIGITS_TOGETHER = 700; // milliseconds within which 1 and 2 mean 12

/** Numbers of one or two digits, typed one after the other. */
export class Numbers {
  private typed = 0;
  private at = -Infinity;

  /** The number that is meant now, from 1; null if there are not so many. */
  take(digit: number, count: number, now: number): number | null {
    const together = now - this.at < DIGITS_TOGETHER ? this.typed * 10 + digit : digit;
    const meant = together >= 1 && together <= count ? together : digit;
    this.typed = meant;
    this.at = now;
    return meant >= 1 && meant <= count ? meant : null;
  }
}

const TABLE: Record<string, KeyCommand> = {
  ArrowDown: { do: "next" },
  ArrowRight: { do: "next" },
  ArrowUp: { do: "previous" },
  ArrowLeft: { do: "previous" },
  Enter: { do: "confirm" },
  u: { do: "undo" },
  a: { do: "list" },
  "?": { do: "keys" },
  h: { do: "hint" },
  l: { do: "log" },
  r: { do: "rules" },
  c: { do: "chat" },
  m: { do: "mute" },
  Escape: { do: "escape" },
};
const REPLAY: Record<string, KeyCommand> = {
  ArrowRight: { do: "step", by: 1 },
  ArrowLeft: { do: "step", by: -1 },
  PageDown: { do: "step", by: 10 },
  PageUp: { do: "step", by: -10 },
  Home: { do: "first" },
  End: { do: "last" },
  " ": { do: "play" },
  "-": { do: "slower" },
  "+": { do: "faster" },
  "?": { do: "keys" },
  r: { do: "rules" },
  m: { do: "mute" },
  Escape: { do: "escape" },
};
const OWN = new Set(["Enter", " "]); // what a focused control does itself

/** What a press means at the table, or in a replay; null if it means nothing here. */
export function commandOf(press: Press, place: "table" | "replay", numbers: Numbers, count: number, now: number): KeyCommand | null {
  if (press.ctrl || press.alt || press.meta) return null;
  if (press.typing) return press.key === "Escape" ? { do: "escape" } : null;
  if (press.onControl && OWN.has(press.key)) return null;
  if (place === "table" && /^\d$/.test(press.key)) {
    const meant = numbers.take(Number(press.key), count, now);
    return meant === null ? null : { do: "select", index: meant - 1 };
  }
  const keys = place === "table" ? TABLE : REPLAY;
  return keys[press.key] ?? keys[press.key.toLowerCase()] ?? null;
}

/** The press of an event, with where the focus is. */
export function pressOf(event: KeyboardEvent): Press {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const typing = !!target?.closest("input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]");
  const onControl = !!target?.closest("button, a, summary, input");
  return { key: event.key, ctrl: event.ctrlKey, alt: event.altKey, meta: event.metaKey, typing, onControl };
}
