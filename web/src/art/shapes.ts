/** What drawings are made of. Every layer is a colour and a path; a colour with `-` has no ink line around it. */
export type Layer = readonly [fill: string, path: string];
export type Drawings = Record<string, readonly Layer[]>;

export const window4 = (x: number, y: number, w = 4, h = 5) => `M${x} ${y}h${w}v${h}h${-w}z`;
export const grid = (xs: number[], ys: number[], w = 3, h = 4) => xs.flatMap((x) => ys.map((y) => window4(x, y, w, h))).join("");
export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
export const GROUND: Layer = ["line", "M3 44h42"];
