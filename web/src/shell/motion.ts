/** Motion that explains: from where a thing was to where it goes; off, fast or normal, and never in the way. */
export type Motion = "off" | "fast" | "normal";

const DURATION: Record<Motion, number> = { off: 0, fast: 140, normal: 320 };
const PAUSE: Record<Motion, number> = { off: 0, fast: 220, normal: 900 };
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** How much motion the page shows now. */
export function motion(): Motion {
  const set = document.documentElement.dataset["motion"];
  return set === "off" || set === "fast" ? set : "normal";
}

/** Milliseconds of one movement. */
export function duration(): number {
  return DURATION[motion()];
}

/** Milliseconds between what two others do, so that it can be followed. */
export function pause(): number {
  return PAUSE[motion()];
}

const running = new Set<Animation>();

function played(animation: Animation): Promise<void> {
  running.add(animation);
  return animation.finished.then(
    () => void running.delete(animation),
    () => void running.delete(animation),
  );
}

/** End every movement at once; any key does this. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

/** Where elements are, to move them from there after a change: `const move = flip(list); …; await tick(); move()`. */
export function flip(elements: Iterable<Element>): () => Promise<void> {
  const before = new Map([...elements].map((element) => [element, element.getBoundingClientRect()]));
  return async () => {
    if (duration() === 0) return;
    await Promise.all(
      [...before].map(([element, from]) => {
        if (!element.isConnected) return null;
        const to = element.getBoundingClientRect();
        const [x, y] = [from.left - to.left, from.top - to.top];
        if (Math.abs(x) < 1 && Math.abs(y) < 1) return null;
        const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
        return played(element.animate(frames, { duration: duration(), easing: EASE }));
      }),
    );
  };
}

/** Let a copy of an element fly from one place to another, and vanish there. */
export async function fly(element: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, delay = 0): Promise<void> {
  if (duration() === 0) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.style.position = "fixed";
  copy.style.left = `${from.left}px`;
  copy.style.top = `${from.top}px`;
  copy.style.width = `${from.width}px`;
  copy.style.height = `${from.height}px`;
  copy.style.margin = "0";
  copy.style.pointerEvents = "none";
  copy.style.zIndex = "90";
  document.body.append(copy);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(1.08)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px) scale(0.9)`, opacity: 0.85 },
  ];
  await played(copy.animate(frames, { duration: duration() * 1.25, delay, easing: EASE, fill: "backwards" }));
  copy.remove();
}

/** A brief wash of colour over what has just happened. */
export function wash(element: Element): void {
  if (duration() === 0) return;
  const colour = getComputedStyle(element).getPropertyValue("--wash") || "gold";
  void played(element.animate([{ backgroundColor: colour }, {}], { duration: duration() * 4, easing: "ease-out" }));
}
