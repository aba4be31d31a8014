/**
 * Our own drawings: cut paper on a grid of 48 × 48 with the ground at 44; `line` is an ink line on the paper, `mark` one
 * on a shape. The colours are in art.css, for every theme. What only one game has is in its own folder.
 */
import { disc, type Drawings } from "./shapes";

const games = import.meta.glob<Drawings>("../games/*/drawings.ts", { import: "drawings", eager: true });

export const drawings: Drawings = Object.assign({}, ...Object.values(games), {
  coin: [
    ["coin", disc(24, 24, 20)],
    ["coinline", disc(24, 24, 15.5)],
  ],
  laurel: [
    ["green", "M23 42C9 40 4 28 8 12c3 2 4 4 4 7c2-2 3-2 5-2c0 3 0 5-2 7c2 0 4 0 5 2c-1 2-2 3-4 4c3 0 5 1 7 4zM25 42C39 40 44 28 40 12c-3 2-4 4-4 7c-2-2-3-2-5-2c0 3 0 5 2 7c-2 0-4 0-5 2c1 2 2 3 4 4c-3 0-5 1-7 4z"],
    ["amber", "M24 8l2.6 5.3l5.9.9l-4.3 4.1l1 5.9l-5.2-2.8l-5.2 2.8l1-5.9l-4.3-4.1l5.9-.9z"],
  ],
  star: [["amber", "M24 4l6 12.5l13.7 2l-10 9.6L36 42L24 35.4L12 42l2.3-13.9l-10-9.6l13.7-2z"]],
  hand: [
    ["white", "M8 14l14-6l10 26l-14 6z"],
    ["amber", "M20 8h16v30H20z"],
    ["mark", "M24 13h8M24 18h8"],
  ],
  card: [
    ["white", "M10 4h28v40H10z"],
    ["mark", "M16 14h16M16 22h16M16 30h10"],
  ],
  stack: [
    ["grey", "M13 4h28v34H13z"],
    ["cream", "M10 7h28v34H10z"],
    ["white", "M7 10h28v34H7z"],
  ],
  bag: [
    ["brown", "M17 16h14c9 8 12 15 11 21c-1 7-35 7-36 0c-1-6 2-13 11-21z"],
    ["orange", "M15 6c3 2 6 2 9 0c3 2 6 2 9 0l-3 10H18z"],
    ["amber", "M16 15h16v3.5H16z"],
  ],
  screen: [
    ["cream", "M6 40V12l12-4v32zM30 40V8l12 4v28z"],
    ["orange", "M18 40V8h12v32z"],
    ["mark", "M21 15h6M21 20h6"],
  ],
  marker: [["terracotta", "M24 5c8 0 9 9 5 13c6 2 9 12 9 25H10c0-13 3-23 9-25c-4-4-3-13 5-13z"]],
  check: [["line", "M9 25l10 10l20-23"]],
} satisfies Drawings);
