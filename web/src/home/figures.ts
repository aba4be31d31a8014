/** The figures that people choose for themselves: cut-paper heads on a grid of 48 × 48, and a robot for every bot. */
import { disc } from "../art/shapes";

type Layers = readonly (readonly [fill: string, path: string])[];

const eyes = (x: number, y: number, r = 2.2): string => disc(x, y, r) + disc(48 - x, y, r);

export const FIGURES: Record<string, Layers> = {
  fox: [
    ["orange", "M8 9l11 7h10l11-7v17c0 10-8 17-16 17S8 36 8 26z"],
    ["cream", "M8 26c7 0 13 4 16 13c3-9 9-13 16-13c0 10-8 17-16 17S8 36 8 26z"],
    ["ink", eyes(17, 25) + "M20.5 38h7L24 42.500z"],
  ],
  owl: [
    ["brown", "M9 7l9 5h12l9-5v23c0 8-7 14-15 14S9 38 9 30z"],
    ["cream", eyes(17, 23, 7.5)],
    ["ink", eyes(17, 23, 3.4)],
    ["amber", "M20.5 29h7L24 36z"],
  ],
  cat: [
    ["grey", "M9 6l11 9h8l11-9v22c0 9-7 15-15 15S9 37 9 28z"],
    ["rose", "M12 13l6 5h-6zM36 13l-6 5h6zM21.500 31h5L24 34z"],
    ["amber", eyes(17, 25, 3.6)],
    ["ink", "M16.200 22h1.600v6h-1.600zM30.200 22h1.600v6h-1.600z"],
    ["line", "M7 31l8 1M7 36l8-1.500M41 31l-8 1M41 36l-8-1.500"],
  ],
  bear: [
    ["brown", disc(12.5, 13, 6) + disc(35.5, 13, 6) + disc(24, 27, 16)],
    ["cream", disc(24, 33, 8)],
    ["ink", eyes(17.5, 24) + "M20.500 29h7L24 33z"],
  ],
  frog: [
    ["green", disc(14, 14, 7.5) + disc(34, 14, 7.5) + disc(24, 28, 16)],
    ["white", eyes(14, 14, 4.6)],
    ["ink", eyes(14, 14, 2.3)],
    ["line", "M14 31q10 8 20 0"],
  ],
  rabbit: [
    ["white", "M14 3c6 0 8 8 8 15h4c0-7 2-15 8-15c5 4 3 13 0 18c4 3 6 7 6 11c0 7-7 12-16 12S8 39 8 32c0-4 2-8 6-11c-3-5-5-14 0-18z"],
    ["rose", "M15 7c3 2 4 7 3 11c-3-2-4-7-3-11zM33 7c-3 2-4 7-3 11c3-2 4-7 3-11zM21 33h6l-3 3.500z"],
    ["ink", eyes(17, 29)],
  ],
  duck: [
    ["amber", disc(24, 21, 14) + "M8 45c0-9 7-13 16-13s16 4 16 13z"],
    ["orange", "M14 26q10-5 20 0q-2 8-10 8t-10-8z"],
    ["ink", eyes(18, 18.5)],
  ],
  whale: [
    ["blue", "M4 27c0-9 8-14 19-14c12 0 17 6 17 12l5-5v16l-6-4c-3 6-9 9-17 9C11 41 4 35 4 27z"],
    ["cream", "M6 33c9 4 22 4 32-2c-3 7-9 10-16 10s-13-3-16-8z"],
    ["ink", disc(14, 26, 2.2)],
    ["line", "M23 12q0-6-6-7M23 12q0-6 6-7"],
  ],
};

export const ROBOT: Layers = [
  ["grey", "M9 15h30v24H9zM5 22h3v10H5zM40 22h3v10h-3z"],
  ["cream", "M13 19h22v11H13z"],
  ["ink", eyes(18.5, 24.5, 2.6)],
  ["line", "M17 35h14M24 15V8"],
  ["amber", disc(24, 6.5, 3)],
];

export const COLOURS = 8;

/** A look is a figure and a colour: `fox-3`. */
export function lookOf(look: string): { figure: string; colour: number } | null {
  const [figure, colour] = look.split("-");
  return figure && figure in FIGURES ? { figure, colour: Number(colour) % COLOURS } : null;
}

/** Some look to begin with. */
export function anyLook(chance: () => number = Math.random): string {
  const names = Object.keys(FIGURES);
  return `${names[Math.floor(chance() * names.length)]!}-${Math.floor(chance() * COLOURS)}`;
}
