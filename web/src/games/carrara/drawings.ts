/** Buildings, objects and bricks. */
import { disc, GROUND, type Drawings } from "../../art/shapes";

export const drawings: Drawings = {
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
};

/** A letter for the bricks of every colour. */
export const letters: Record<string, string> = { white: "W", yellow: "Y", red: "R", green: "G", blue: "B", black: "K" };
for (const word of Object.keys(letters)) {
  drawings[`brick-${word}`] = [
    [`b-${word}`, "M4 14l6-6h34v24l-6 8H4z"],
    ["mark", "M4 14h34v26M38 14l6-6"],
  ];
}
