/**
 * Our own drawings: cut paper on a grid of 48 × 48 with the ground at 44. Every layer is a colour and a path; a colour
 * with `-` has no ink line around it; `line` is an ink line on the paper, `mark` one on a shape. The colours are in
 * art.css, for every theme.
 */
export type Layer = readonly [fill: string, path: string];

const window4 = (x: number, y: number, w = 4, h = 5) => `M${x} ${y}h${w}v${h}h${-w}z`;
const grid = (xs: number[], ys: number[], w = 3, h = 4) => xs.flatMap((x) => ys.map((y) => window4(x, y, w, h))).join("");
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const ear = (x: number, y: number) =>
  `M${x} ${y}c2.4 2 2.4 4.6 0 6.4c-2.4-1.8-2.4-4.4 0-6.4z` +
  [6, 11].map((d) => `M${x} ${y + d + 4}c-.4-3.4-2-5-4.6-5.4c0 3 1.8 5 4.6 5.4zM${x} ${y + d + 4}c.4-3.4 2-5 4.6-5.4c0 3-1.8 5-4.6 5.4z`).join("");
const pine = (x: number, y: number, s: number) =>
  `M${x} ${y}l${5 * s} ${9 * s}h${-2.4 * s}l${4.4 * s} ${8 * s}h${-2.6 * s}l${4.6 * s} ${8 * s}h${-18 * s}l${4.6 * s} ${-8 * s}h${-2.6 * s}l${4.4 * s} ${-8 * s}h${-2.4 * s}z`;
const GROUND: Layer = ["line", "M3 44h42"];

export const drawings: Record<string, readonly Layer[]> = {
  // Machi Koro, in the order of the roll
  "wheat-field": [
    ["amber-", "M3 36c7-4 14-5 21-5s14 1 21 5v8H3z"],
    ["line", "M12 44V18M24 44V13M36 44V18"],
    ["yellow", ear(12, 9) + ear(24, 4) + ear(36, 9)],
    GROUND,
  ],
  ranch: [
    ["red", "M8 44V24l7-9h18l7 9v20z"],
    ["brown", "M5 25l8.5-12.5h21L43 25l-3 1.6L32 16H16L8 26.6z"],
    ["cream", "M17 44V29h14v15z"],
    ["mark", "M17 29l14 15M31 29L17 44"],
    ["cream", "M20.5 19h7v5h-7z"],
    GROUND,
  ],
  bakery: [
    ["cream", "M7 44V22h34v22z"],
    ["brown", "M11 44V31h9v13z"],
    ["blue", "M24 31h13v8H24z"],
    ["orange", "M5 22l3-8h32l3 8c0 5-7.6 5-7.6 0c0 5-7.6 5-7.6 0c0 5-7.6 5-7.6 0c0 5-7.6 5-7.6 0c0 5-7.6 5-7.6 0z"],
    ["amber", "M13 12c-3-7 4-9 11-9s14 2 11 9z"],
    ["mark", "M19 4.5l2.5 4M24 4l2.5 4M29 4.5l2 3.5"],
    GROUND,
  ],
  cafe: [
    ["brown-", "M22.6 16h2.8v10h-2.8z"],
    ["red", "M5 16C8 6 16 3.5 24 3.5S40 6 43 16c-3-3-6.5-3-9.5 0c-3-3-6.5-3-9.5 0c-3-3-6.5-3-9.5 0c-3-3-6.5-3-9.5 0z"],
    ["mark", "M22.6 15v8M25.4 15v8"],
    ["cream", "M11 24h23v9c0 6-4 9-8 9h-7c-4 0-8-3-8-9z"],
    ["line", "M34 27h3c5 0 5 9-1 9h-2.5"],
    ["brown-", "M13 26h19v3H13z"],
    GROUND,
  ],
  "convenience-store": [
    ["cream", "M5 44V18h38v26z"],
    ["green", "M3 18V9h42v9z"],
    ["white-", "M8 12h20v3H8z"],
    ["red-", disc(37, 13.5, 2.6)],
    ["blue", "M9 24h12v14H9z"],
    ["blue", "M26 24h13v20H26z"],
    ["mark", "M32.5 24v20M9 31h12"],
    GROUND,
  ],
  forest: [
    ["brown", "M11.5 38h3v6h-3zM33.5 38h3v6h-3zM22.2 40h3.6v4h-3.6z"],
    ["leaf", pine(13, 16, 0.9) + pine(35, 16, 0.9)],
    ["green", pine(24, 5, 1.4)],
    GROUND,
  ],
  stadium: [
    ["line", "M10 20V8M24 15V4M38 20V8"],
    ["red", "M10 8l7 2.5l-7 2.5zM24 4l7 2.5l-7 2.5zM38 8l7 2.5l-7 2.5z"],
    ["cream", "M3 24c0-12 42-12 42 0v14c0 8-42 8-42 0z"],
    ["purple", "M3 24c0 9 42 9 42 0v6c0 9-42 9-42 0z"],
    ["green", "M10 23.5c0-6.5 28-6.5 28 0s-28 6.5-28 0z"],
    ["mark", "M24 19v9"],
  ],
  "tv-station": [
    ["line", "M24 18L16 7M24 18l8-11"],
    ["red", disc(16, 6, 2.2) + disc(32, 6, 2.2)],
    ["purple", "M6 18h36v22H6z"],
    ["blue", "M10 22h22v14H10z"],
    ["amber", disc(37, 25, 2) + disc(37, 31, 2)],
    ["white-", "M17 24.5l9 4.5l-9 4.5z"],
    ["brown", "M12 40h5v4h-5zM31 40h5v4h-5z"],
    GROUND,
  ],
  "business-center": [
    ["grey", "M6 44V14h17v30z"],
    ["purple", "M21 44V6h20v38z"],
    ["amber-", grid([25, 31, 36], [11, 18, 25, 32])],
    ["white-", grid([9, 15], [19, 26, 33])],
    ["slate", "M28 44v-6h6v6z"],
    GROUND,
  ],
  "cheese-factory": [
    ["grey", "M34 20V6h6v14z"],
    ["cream", "M5 44V30h38v14z"],
    ["red", "M29 30V19h15v11z"],
    ["yellow", "M4 30L26 12v18z"],
    ["amber-", disc(18, 25, 2.6) + disc(22.5, 19.5, 1.6) + disc(12, 27, 1.5)],
    ["slate", "M20 44v-8h8v8z"],
    ["line", "M37 5c0-2 2-3 4-2.5"],
    GROUND,
  ],
  "furniture-factory": [
    ["cream", "M4 44V22l10 6v-6l10 6v-6l10 6V10h9v34z"],
    ["orange", "M4 22l10 6v-6l10 6v-6l10 6v4H4z"],
    ["brown", "M13 30h3v6h9v8h-2.5v-5h-7v5H13z"],
    ["blue", "M29 34h9v6h-9z"],
    ["grey", "M34 10V6h9v4z"],
    GROUND,
  ],
  mine: [
    ["grey", "M2 44L17 12l7 9l6-10l16 33z"],
    ["white", "M17 12l4.5 6l-3 3l-3-2.5l-3.4 3.5zM30 11l5 10l-3.5-1.5l-2.5 3.5l-3-5.5z"],
    ["brown", "M14 44V33c0-6 20-6 20 0v11z"],
    ["slate", "M18 44v-9c0-4 12-4 12 0v9z"],
    ["amber", "M20 39l3-3l4 1l2 4l-2 3h-6z"],
    GROUND,
  ],
  "family-restaurant": [
    ["cream", "M6 44V22h36v22z"],
    ["red", "M3 23L24 6l21 17z"],
    ["white", disc(24, 31, 9)],
    ["mark", "M20 25v4c0 2 3 2 3 0v-4M21.5 25v12M27.5 37V25c3 2 3 6 0 7"],
    GROUND,
  ],
  "apple-orchard": [
    ["brown", "M21.5 28h5l1.5 16h-8z"],
    ["green", "M24 4c7 0 10 4 10.5 7c6 1 8.5 5 8.5 9c0 6-5 10-11 10c-2 2-5 3-8 3s-6-1-8-3C10 30 5 26 5 20c0-4 2.5-8 8.5-9C14 8 17 4 24 4z"],
    ["red", disc(15, 20, 2.8) + disc(24, 13, 2.8) + disc(33, 19, 2.8) + disc(25, 25, 2.8)],
    GROUND,
  ],
  market: [
    ["brown", "M7 18h3v26H7zM38 18h3v26h-3z"],
    ["green", "M4 18L9 6h30l5 12c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0z"],
    ["mark", "M12 18L16 6M20 18l1.5-12M28 18L26.5 6M36 18L32 6"],
    ["red", disc(15, 31, 3.4) + disc(21.5, 31, 3.4)],
    ["orange", disc(28, 31, 3.4) + disc(34, 31, 3.4)],
    ["cream", "M8 33h32v11H8z"],
    ["mark", "M8 38.5h32"],
    GROUND,
  ],
  "train-station": [
    ["cream", "M4 44V22h40v22z"],
    ["red", "M2 22L24 8l22 14z"],
    ["white", disc(24, 17, 4)],
    ["mark", "M24 14.5V17l2 1.5"],
    ["slate", "M15 44V33c0-9 18-9 18 0v11z"],
    ["green", "M18.5 44v-9c0-3 11-3 11 0v9z"],
    ["amber-", "M21 35h6v4h-6z"],
    ["blue", grid([7.5, 37], [28], 4, 6)],
    GROUND,
  ],
  "shopping-mall": [
    ["cream", "M4 44V20h40v24z"],
    ["amber", "M4 26V16h40v10z"],
    ["red", "M16 20h16l2 24H14z"],
    ["mark", "M19.5 25v-8c0-6 9-6 9 0v8"],
    ["white-", "M24 30l1.6 3.3l3.6.5l-2.6 2.5l.6 3.6l-3.2-1.7l-3.2 1.7l.6-3.6l-2.6-2.5l3.6-.5z"],
    ["blue", grid([7, 36.5], [30], 4.5, 8)],
    GROUND,
  ],
  "amusement-park": [
    ["line", "M24 22L13 44M24 22l11 22"],
    ["line", disc(24, 21, 15)],
    ["line", "M24 6v30M9 21h30M13.4 10.4l21.2 21.2M34.6 10.4L13.4 31.6"],
    ["red", disc(24, 5.5, 3.2) + disc(24, 36.5, 3.2)],
    ["blue", disc(8.5, 21, 3.2) + disc(39.5, 21, 3.2)],
    ["yellow", disc(13, 10, 3.2) + disc(35, 32, 3.2)],
    ["green", disc(35, 10, 3.2) + disc(13, 32, 3.2)],
    ["cream", disc(24, 21, 3)],
    GROUND,
  ],
  "radio-tower": [
    ["red", "M22.6 8h2.8l9.6 36h-5.5l-5.5-18l-5.5 18H13z"],
    ["cream", "M20.6 16h6.8l1.9 7h-10.6zM17 30h14l2 7h-5.8l-1-3h-4.4l-1 3H15z"],
    ["line", "M24 8V3M15 5c-3 3-3 7 0 10M33 5c3 3 3 7 0 10M10 3c-4 4-4 10 0 14M38 3c4 4 4 10 0 14"],
    GROUND,
  ],

  // Skyline
  museum: [
    ["cream", "M7 40V20h34v20z"],
    ["blue", "M3 20L24 6l21 14z"],
    ["white", disc(24, 15, 2.6)],
    ["white", "M10 22h4v16h-4zM18 22h4v16h-4zM26 22h4v16h-4zM34 22h4v16h-4z"],
    ["blue", "M4 38h40v6H4z"],
    ["mark", "M4 41h40"],
  ],
  theater: [
    ["red", "M6 44V16c0-8 36-8 36 0v28z"],
    ["cream", "M12 44V22c0-6 24-6 24 0v22z"],
    ["red", "M12 44V21c3 8 0 16-4 23zM36 44V21c-3 8 0 16 4 23zM12 20c6-5 18-5 24 0c-3 4-8 4-12 1c-4 3-9 3-12-1z"],
    ["amber-", disc(11, 11.5, 1.3) + disc(17.5, 9, 1.3) + disc(24, 8.3, 1.3) + disc(30.5, 9, 1.3) + disc(37, 11.5, 1.3)],
    ["white", "M18 28h12c0 8-2 12-6 12s-6-4-6-12z"],
    ["mark", "M20.5 31h2M25.5 31h2M21 35c2 2 4 2 6 0"],
    GROUND,
  ],
  station: [
    ["brown", "M4 44V24C8 10 40 10 44 24v20z"],
    ["cream", "M9 44V27c3-9 27-9 30 0v17z"],
    ["mark", "M24 20v24M16.5 22v22M31.5 22v22M9 30h30"],
    ["brown", "M19 18V6h10v12z"],
    ["white", disc(24, 11.5, 3.6)],
    ["mark", "M24 9.5v2l1.5 1"],
    ["slate", "M19 44V34h10v10z"],
    GROUND,
  ],
  church: [
    ["white", "M20 44V28h24v16z"],
    ["slate", "M18 28l5-8h18l5 8z"],
    ["white", "M6 44V20h16v24z"],
    ["slate", "M4 20L14 5l10 15z"],
    ["line", "M14 6V1.5M11.8 3h4.4"],
    ["amber", disc(14, 25, 3)],
    ["brown", "M10.5 44v-8c0-4 7-4 7 0v8z"],
    ["blue", "M27 40v-5c0-3 4-3 4 0v5zM36 40v-5c0-3 4-3 4 0v5z"],
    GROUND,
  ],
  park: [
    ["green-", "M2 40c8-6 36-6 44 0v4H2z"],
    ["brown", "M12.5 28h3v13h-3zM33 30h2.8v11H33z"],
    ["green", "M14 6c6 0 10 5 10 12s-4 12-10 12S4 25 4 18S8 6 14 6z"],
    ["leaf", disc(34.5, 22, 9)],
    ["amber", "M19 36h11v2.5H19z"],
    ["line", "M20.5 38.5v4M28.5 38.5v4M19 33h11"],
    GROUND,
  ],
  skyscraper: [
    ["purple", "M10 44V26h28v18z"],
    ["purple", "M14 44V14h20v30z"],
    ["purple", "M18.5 14V8h11v6z"],
    ["line", "M24 8V1.5"],
    ["amber-", grid([17.5, 22.5, 27.5], [17, 23, 29, 35], 3, 3.5)],
    ["amber-", grid([34.8], [30, 36], 2, 3.5) + grid([11.3], [30, 36], 2, 3.5)],
    GROUND,
  ],

  // Carrara
  biblioteca: [
    ["cream", "M5 44V18h38v26z"],
    ["orange", "M3 18l4-6h34l4 6z"],
    ["white", "M24 26c-4-3.5-8-3.5-12-2v14c4-1.5 8-1.5 12 2c4-3.5 8-3.5 12-2V24c-4-1.5-8-1.5-12 2z"],
    ["mark", "M24 26v14M15 28c2-.5 4-.3 6 .7M15 32c2-.5 4-.3 6 .7M33 28c-2-.5-4-.3-6 .7M33 32c-2-.5-4-.3-6 .7"],
    ["orange", "M20 12V8l4-3l4 3v4z"],
    GROUND,
  ],
  cathedrale: [
    ["cream", "M4 44V22h9v22zM35 44V22h9v22z"],
    ["orange", "M3 22l5.5-9l5.5 9zM34 22l5.5-9L45 22z"],
    ["cream", "M12 44V26h24v18z"],
    ["orange", "M12 26c0-16 24-16 24 0z"],
    ["line", "M24 14V3M21 6h6M18 25c0-6 2-9 6-11c4 2 6 5 6 11"],
    ["white", disc(24, 31, 3)],
    ["slate", "M21 44v-5c0-4 6-4 6 0v5z"],
    GROUND,
  ],
  palazzo: [
    ["cream", "M5 44V14h38v30z"],
    ["orange", "M2 14V9h44v5z"],
    ["mark", "M5 24h38M5 34h38"],
    ["slate-", [9, 17.5, 26, 34.5].map((x) => `M${x} 22v-3c0-3 4.5-3 4.5 0v3zM${x} 32v-3c0-3 4.5-3 4.5 0v3z`).join("")],
    ["orange", "M20 44v-6c0-4 8-4 8 0v6z"],
    ["slate-", "M9 42h4.5v-4H9zM34.5 42H39v-4h-4.5z"],
    GROUND,
  ],
  porta: [
    ["cream", "M12 44V20h24v24z"],
    ["slate", "M17 44V33c0-9 14-9 14 0v11z"],
    ["orange", "M4 44V14h10v30zM34 44V14h10v30z"],
    ["orange", "M3 14V7h3v3h2V7h3v3h1V7h3v7zM33 14V7h3v3h1V7h3v3h2V7h3v7z"],
    ["cream", "M14 20v-4h3v2h3.5v-2h3.5v2h3.5v-2H31v2h3v2z"],
    ["amber-", "M7.5 20h3v5h-3zM37.5 20h3v5h-3z"],
    GROUND,
  ],
  castello: [
    ["green", "M2 44c4-8 12-10 22-10s18 2 22 10z"],
    ["cream", "M10 38V22h28v16c-8-3-20-3-28 0z"],
    ["green", "M9 22v-6h4v3h3v-3h4v3h8v-3h4v3h3v-3h4v6z"],
    ["cream", "M18 19V11h12v8z"],
    ["green", "M17 11V7h3v2h2.5V7h3v2H28V7h3v4z"],
    ["line", "M24 8V1"],
    ["red", "M24 1l8 2.2l-8 2.2z"],
    ["slate", "M20.5 36v-6c0-4 7-4 7 0v6z"],
  ],
  villa: [
    ["leaf", "M8 12c4 6 5 12 4 28H4c-1-16 0-22 4-28zM41 16c3 5 4 10 3 24h-6c-1-14 0-19 3-24z"],
    ["cream", "M12 44V24h26v20z"],
    ["green", "M9 24l8-9h16l8 9z"],
    ["slate", "M21.5 44v-8c0-4 7-4 7 0v8z"],
    ["blue", "M15 30h4v6h-4zM31 30h4v6h-4z"],
    ["cream", disc(25, 20, 2)],
    GROUND,
  ],
  book: [
    ["blue", "M24 14C18 9 11 9 5 11v27c6-2 13-2 19 3c6-5 13-5 19-3V11c-6-2-13-2-19 3z"],
    ["white", "M24 14c-5-4-10-4-15-3v23c5-1 10-1 15 3c5-4 10-4 15-3V11c-5-1-10-1-15 3z"],
    ["mark", "M24 14v23M13 18c3-.5 5 0 7 1M13 24c3-.5 5 0 7 1M35 18c-3-.5-5 0-7 1M35 24c-3-.5-5 0-7 1"],
  ],
  chalice: [
    ["amber", "M11 6h26c1 14-4 20-10 21v8c5 1 8 3 8 7H13c0-4 3-6 8-7v-8C15 26 10 20 11 6z"],
    ["red-", "M13.5 9h21l-.5 4h-20z"],
    ["mark", "M21 31h6"],
  ],
  crown: [
    ["yellow", "M6 38L4 14l11 9l9-15l9 15l11-9l-2 24z"],
    ["red", disc(24, 30, 3)],
    ["blue", disc(14, 31, 2.4) + disc(34, 31, 2.4)],
    ["amber", "M6 38h36v5H6z"],
  ],
  gate: [
    ["grey", "M6 44V20C6 0 42 0 42 20v24z"],
    ["brown", "M12 44V21c0-13 24-13 24 0v23z"],
    ["mark", "M24 11.5V44M18 13v31M30 13v31M12 24h24M12 34h24"],
  ],
  flag: [
    ["brown", "M9 4h3.5v40H9z"],
    ["green", "M12.5 6c9-4 15 4 28 0l-5 10l5 10c-13 4-19-4-28 0z"],
    ["white-", "M20 11l3 .5v9l-3-.5zM16 14.5h11v3H16z"],
  ],
  "coat-of-arms": [
    ["red", "M7 6h34v16c0 12-9 18-17 22C16 40 7 34 7 22z"],
    ["cream-", "M24 6h17v16h-17zM24 22v22C16 40 7 34 7 22z"],
    ["mark", "M24 6v38M7 22h34M7 6h34v16c0 12-9 18-17 22C16 40 7 34 7 22z"],
    ["amber", disc(15.5, 14, 3.6)],
    ["green-", "M32.5 9.5l1.6 3.2l3.5.5l-2.5 2.5l.6 3.5l-3.2-1.7l-3.2 1.7l.6-3.5l-2.5-2.5l3.5-.5z"],
  ],

  // Things of all games
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
};

/** The four currencies of Skyline: a shape for every colour. */
export const currencies: Record<string, { path: string; sign: string }> = {
  blue: { sign: "●", path: disc(24, 24, 17) },
  green: { sign: "▲", path: "M24 6l20 35H4z" },
  orange: { sign: "■", path: "M8 8h32v32H8z" },
  yellow: { sign: "◆", path: "M24 3l19 21l-19 21L5 24z" },
};
for (const [word, { path }] of Object.entries(currencies)) {
  drawings[`currency-${word}`] = [[word, path]];
}

/** The frames of Machi Koro's four kinds: round, awning, cup, star. */
export const frames: Record<string, string> = {
  blue: disc(24, 24, 20),
  green: "M4 8h40v22c0 7-8 7-8 1c0 7-8 7-8 1c0 7-8 7-8 1c0 7-8 7-8 1c0 7-8 6-8-1z",
  red: "M5 7h32v5h3c8 0 8 18-2 18h-3c-2 7-6 11-14 11S5 36 5 24z",
  purple: "M24 1l6.5 9.5l11.3-2.3l-2.3 11.3L49 26l-9.5 6.5l2.3 11.3l-11.3-2.3L24 51l-6.5-9.5l-11.3 2.3l2.3-11.3L-1 26l9.5-6.5L6.2 8.2l11.3 2.3z",
};

/** Carrara's bricks: a letter for every colour. */
export const letters: Record<string, string> = { white: "W", yellow: "Y", red: "R", green: "G", blue: "B", black: "K" };
for (const word of Object.keys(letters)) {
  drawings[`brick-${word}`] = [
    [`b-${word}`, "M4 14l6-6h34v24l-6 8H4z"],
    ["mark", "M4 14h34v26M38 14l6-6"],
  ];
}
