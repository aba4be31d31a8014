/** How long the table waits between what two others do, so that it can be followed. */
const PAUSE: Record<string, number> = { off: 0, fast: 220, normal: 900 };

/** Milliseconds, as the player wants it. */
export function pause(): number {
  return PAUSE[document.documentElement.dataset["motion"] ?? "normal"] ?? 900;
}
