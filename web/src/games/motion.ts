/** Motion that explains: things fly from where they were to where they go (FLIP), and any input ends it. */

import { flip } from "svelte/animate";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The transform that makes a thing at `to` look as if it were still at `from`. */
export function invert(from: Box, to: Box): { x: number; y: number; scaleX: number; scaleY: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
    scaleX: to.width ? from.width / to.width : 1,
    scaleY: to.height ? from.height / to.height : 1,
  };
}

/** Slide to another place in a list; what is hidden has no place, and nowhere to slide. */
export function slide(node: Element, boxes: { from: DOMRect; to: DOMRect }, how: { duration: number }): ReturnType<typeof flip> {
  const seen = [boxes.from, boxes.to].every(({ width, height }) => width > 0 && height > 0);
  return seen ? flip(node, boxes, how) : { duration: 0 };
}

/** How long a way takes: short ones 200 ms, long ones 400 ms. */
export function timeFor(distance: number): number {
  return Math.round(200 + 200 * Math.min(1, Math.max(0, distance - 80) / 560));
}

/** When thing number `index` of `count` sets off, so that all have left within 400 ms. */
export function delayOf(index: number, count: number): number {
  return count < 2 ? 0 : Math.round(index * Math.min(90, 400 / (count - 1)));
}

const SPEED: Record<string, number> = { off: 0, fast: 0.5, normal: 1 };

/** 0 for no motion, 1 for normal: what the player wishes, or else the system; the settings know which. */
export function speed(): number {
  return typeof document === "undefined" ? 0 : (SPEED[document.documentElement.dataset.motion ?? "normal"] ?? 1);
}

/** A duration in milliseconds as the player wants it. */
export function lasting(milliseconds: number): number {
  return milliseconds * speed();
}

/** One thing on its way: what it shows, and the names of the places (`data-at`) that it flies between. */
export interface Flight {
  from: string;
  to: string;
  /** The drawing that flies. */
  art: string;
  /** The amount, or another short word, that flies with it. */
  text?: string;
  kind: "coin" | "card" | "brick" | "money";
  /** Extra class names for its colours. */
  look?: string;
}

/** The place with this name on a board; several names are tried one after the other. */
export function placeOf(board: HTMLElement, names: string): HTMLElement | null {
  for (const name of names.split(" ")) {
    for (const found of board.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)) {
      if (found.getClientRects().length > 0) return found;
    }
  }
  return null;
}
