import { describe, expect, it } from "vitest";
import { drawings } from "../art/drawings";
import { closely as carraraCard, drawn, goals, inSegment, onWheel, progress, spotsIn } from "./carrara/faces";
import { flightsOf as carraraFlights } from "./carrara/flights";
import { byWord, counted, halves, isAllowed, labelOf, othersOf, spread, total } from "./kinds";
import { chance, closely as machiKoroCard, expected, reasonOf as machiKoroReason, stepTo } from "./machi-koro/faces";
import { flightsOf as machiKoroFlights } from "./machi-koro/flights";
import { delayOf, invert, slide, timeFor } from "./motion";
import { cardsFor, closely as skylineCard, lead, reasonOf as skylineReason, scoredIn, sorted } from "./skyline/faces";
import { flightsOf as skylineFlights } from "./skyline/flights";

describe("drawings", () => {
  const catalogues = import.meta.glob<string>("../../../src/bauhof/games/*/words/en.ftl", { query: "?raw", import: "default", eager: true });
  it("show everything that a catalogue has a printed name for", () => {
    const words = Object.values(catalogues).flatMap((source) => [...source.matchAll(/^(?:card|category|type|object)-([a-z-]+) =/gm)].map((found) => found[1]!));
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !drawings[word])).toEqual([]);
  });
});

describe("words and what they point at", () => {
  it("splits a word at its first colon", () => {
    expect(halves("build:cafe")).toEqual(["build", "cafe"]);
    expect(halves("pass")).toEqual(["pass", ""]);
  });
  it("gives the label only for the wanted block", () => {
    expect(labelOf("buy:2", "buy")).toBe("2");
    expect(labelOf("buy:2", "take")).toBeNull();
    expect(labelOf(null, "buy")).toBeNull();
  });
  it("finds choices by their words", () => {
    const choices = [{ word: "build:cafe", text: "build a Café", refusal: "", reason: "", paragraph: "" }];
    expect(byWord(choices).get("build:cafe")?.text).toBe("build a Café");
    expect(byWord(choices).get("build:mine")).toBeUndefined();
    expect([isAllowed(choices[0]), isAllowed({ ...choices[0]!, refusal: "too-few-coins" }), isAllowed(undefined)]).toEqual([true, false, false]);
  });
  it("counts seats clockwise from the one that answers", () => {
    expect(stepTo(0, 3, 4)).toBe("+1");
    expect(stepTo(2, 3, 4)).toBe("+3");
  });
  it("puts the others in the order of play", () => {
    expect(othersOf(1, 4)).toEqual([2, 3, 0]);
    expect(othersOf(null, 3)).toEqual([0, 1, 2]);
  });
});

describe("a hand", () => {
  const hand = sorted({ yellow2: 1, blue3: 2, green9: 1, blue8: 1 }, ["blue", "green", "orange", "yellow"]);
  it("is sorted by currency, the highest card first", () => {
    expect(hand.map(({ word }) => word)).toEqual(["blue8", "blue3", "blue3", "green9", "yellow2"]);
  });
  it("gives every card of a payment once", () => {
    const cards = [...cardsFor(hand, "blue", [3, 3])];
    expect(cards.map(({ copy }) => copy)).toEqual([0, 1]);
    expect(cardsFor(hand, "green", [3]).size).toBe(0);
  });
  it("knows the most of a category", () => {
    const player = (owned: Record<string, number>) => ({ points: 0, owned, hand: { size: 0, cards: null } });
    expect(lead([player({ park: 2 }), player({ park: 4 })], "park")).toBe(4);
    expect(lead([player({})], "park")).toBe(0);
  });
});

describe("a card looked at closely", () => {
  const say = Object.assign((key: string, values = {}) => [key, ...Object.values(values)].join(" "), { has: () => true });
  const names = ["Anna"];
  const printed = { name: "Name", printed: "Name", does: "What it does.", paragraph: "X1.2" };

  it("of Machi Koro tells its roll, how many are left and who has built it", () => {
    const mine = { ...printed, low: 9, high: 10, colour: "blue", icon: "gear", cost: 6, income: 5, per: [], cards: 6 };
    const material = { die: 6, cards: { mine }, landmarks: { "radio-tower": { ...printed, cost: 22 } } };
    const table = { seat: 0, towns: [{ coins: 3, cards: { mine: 1 }, landmarks: ["radio-tower"] }], supply: { mine: 4 } } as never;
    const card = machiKoroCard("mine", table, names, material, say);
    expect(card).toMatchObject({ name: "Name", text: "What it does.", paragraph: "X1.2", look: "blue" });
    expect(card.facts).toEqual([["board-roll", "9–10"], ["board-pays", "board-pays-blue"], ["board-cost", 6], ["board-left", 4], ["board-yours", 1]]);
    expect(machiKoroCard("radio-tower", table, names, material, say).facts).toEqual([["board-cost", 22], ["board-built", "Anna"]]);
  });

  it("of Skyline tells its points, its owners, and how it could be paid", () => {
    const points = { A: [1, 0, 0], B: [8, 1, 0] };
    const material = {
      categories: { museum: { ...printed, cards: 7, prices: [], points } },
      buildings: { museum5: { category: "museum", price: 5, cards: 1 }, museum8: { category: "museum", price: 8, cards: 1 }, park5: { category: "park", price: 5, cards: 1 } },
      currencies: { blue: { ...printed, symbol: "●" } },
      copies: 3, copies_for_two: 2,
    } as never;
    const table = { players: 2, yard: [{ building: "museum5", cheapest: [3, 2] }], towns: [{ owned: { museum: 2 } }], unseen: { museum8: 2, park5: 1 } } as never;
    expect(skylineCard("museum5", table, names, material, say).facts).toEqual([
      ["board-price", 5], ["board-payment", "3 + 2"], ["board-scoring A", "1"], ["board-scoring B", "8 / 1"], ["board-owners", "Anna 2"], ["board-left", "2 / 7"],
    ]);
    expect(skylineCard("museum", table, names, material, say).facts[0]).toEqual(["board-scoring A", "1"]);
    expect(skylineCard("blue7", table, names, material, say)).toMatchObject({ name: "board-card Name 7", art: "currency-blue", facts: [["board-value", 7], ["board-cards", 2]] });
  });

  it("of Carrara tells where it can stand, who owns it and who has scored", () => {
    const material = {
      colours: { white: "white", red: "red" },
      types: { villa: { ...printed, country: true, object: "book" } },
      buildings: { "villa-3": { ...printed, type: "villa", cost: 3 }, "villa-2": { ...printed, type: "villa", cost: 2 } },
      objects: { book: { ...printed, name: "book", type: "villa" } },
      cities: { pisa: { ...printed, name: "Pisa", allows: ["white"], value: 3, pays: "coins", needed: 2 } },
      object_price: 10,
    } as never;
    const board = { coins: 0, buildings: { pisa: ["villa-3"] }, scored: ["pisa"] };
    const table = { boards: [board], field: ["book"], supply: { book: 5 }, buildable: { "villa-2": { cities: { pisa: {} } } } } as never;
    const facts = (word: string) => carraraCard(word, table, names, material, say).facts;
    expect(facts("villa-3")).toEqual([["board-cost", "board-bricks 3"], ["board-built", "Anna"], ["book", "board-supply 5"]]);
    expect(facts("villa-2")).toContainEqual(["board-where", "Pisa"]);
    expect(facts("villa")).toEqual([["board-type-scored-by", "board-nobody"], ["book", "board-supply 5"]]);
    expect(facts("pisa")).toEqual([["board-value", "board-value-coins 3"], ["board-allows", "white"], ["board-needed", "board-needed-buildings 2"], ["board-city-scored-by", "Anna"]]);
    expect(facts("book")).toEqual([["board-field", "board-on-field 10"], ["board-in-supply", 5]]);
  });
});

describe("chances", () => {
  it("count the throws of 36", () => {
    const all = (dice: number) => Array.from({ length: 12 }, (_, n) => chance(n + 1, dice, 6)).reduce((a, b) => a + b);
    expect(all(1)).toBe(36);
    expect(all(2)).toBe(36);
    expect(chance(7, 2, 6)).toBe(6);
    expect(chance(7, 1, 6)).toBe(0);
  });
  it("weigh what every roll would bring", () => {
    expect(expected({ "1": [6], "2": [0], "3": [-6] }, 0, 1, 6)).toBe(0);
    expect(expected({ "7": [6] }, 0, 2, 6)).toBe(1);
  });
});

describe("motion", () => {
  it("leaves alone what is hidden", () => {
    const box = (width: number, height: number) => ({ left: 0, top: 0, width, height }) as DOMRect;
    const hidden = { get clientWidth(): number { throw new Error("nobody sees it"); } } as Element;
    for (const boxes of [{ from: box(0, 0), to: box(40, 60) }, { from: box(40, 60), to: box(0, 0) }]) expect(slide(hidden, boxes, { duration: 260 })).toEqual({ duration: 0 });
  });
  it("makes a thing look as if it were still where it was", () => {
    const from = { left: 0, top: 0, width: 100, height: 50 };
    const to = { left: 200, top: 100, width: 50, height: 50 };
    expect(invert(from, to)).toEqual({ x: -175, y: -100, scaleX: 2, scaleY: 1 });
    expect(invert(to, to)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1 });
  });
  it("takes 200 to 400 ms, and all set off within 400 ms", () => {
    expect(timeFor(0)).toBe(200);
    expect(timeFor(5000)).toBe(400);
    expect(delayOf(0, 1)).toBe(0);
    expect(delayOf(13, 14)).toBeLessThanOrEqual(400);
  });
  it("flies coins from who pays to who gets them", () => {
    const [coin] = machiKoroFlights([
      { kind: "paid", text: "", data: { seat: 0, receiver: 2, amount: 3, owed: 4, kind: "cafe", cards: 2 } },
    ]);
    expect(coin).toMatchObject({ kind: "coin", text: "3", from: "purse:0", to: "purse:2" });
  });
  it("flies money from the slot where it lay", () => {
    const events = [{ kind: "took", text: "", data: { seat: 1, cards: ["blue2"] } } as const];
    const before = { display: [null, "blue2", null, null] } as never;
    expect(skylineFlights(events as never, before, { buildings: {} } as never)[0]).toMatchObject({ from: "display:2", text: "2" });
  });
  it("flies bricks one by one, and a building to its city", () => {
    const material = { buildings: { "villa-3": { type: "villa", cost: 3 } } } as never;
    const built = { kind: "built", text: "", data: { seat: 1, building: "villa-3", city: "pisa", bricks: { red: 2 } } } as const;
    const found = carraraFlights([built], { display: ["x", "villa-3"] } as never, {} as never, material);
    expect(found.map(({ art, from, to }) => [art, from, to])).toEqual([
      ["villa", "slot:1", "site:1:pisa player:1"],
      ["brick-red", "bricks:1", "bag"],
      ["brick-red", "bricks:1", "bag"],
    ]);
  });
});

describe("Carrara's board", () => {
  it("shows progress from what there is and what is missing", () => {
    const material = { buildings: { "villa-5": { cost: 5 }, "porta-2": { cost: 2 } } } as never;
    const board = {
      coins: 1, bricks: {}, objects: { book: 2 }, points: 0, buildings: { massa: ["villa-5", "porta-2"] }, scored: ["villa"],
      missing: { scorings: 3, objects: 4, cost: 13 }, final: 0,
    };
    expect(goals(board, material).map(({ have, missing }) => have + missing)).toEqual([4, 6, 20]);
    expect(goals({ ...board, objects: null, missing: { ...board.missing, objects: null } }, material).length).toBe(2);
    expect(progress({ kind: "cost", have: 25, missing: 0 })).toBe(1);
  });
  it("has segment I above and the next ones clockwise", () => {
    expect(onWheel(0, 1).y).toBeCloseTo(-1);
    expect(onWheel(3, 1).y).toBeCloseTo(1);
    expect(onWheel(1, 1).x).toBeGreaterThan(0);
  });
  it("keeps the bricks of all six colours inside their segment, apart from one another and large enough to read", () => {
    for (let index = 0; index < 6; index++) {
      for (let count = 1; count <= 6; count++) {
        const { width, spots } = spotsIn(index, count);
        expect(width).toBeGreaterThan(0.06);
        const corners = spots.flatMap(({ x, y }) => [-1, 1].flatMap((right) => [-1, 1].map((low) => [x + (right * width) / 2, y + low * width * 0.85] as const)));
        expect(corners.every(([x, y]) => inSegment(index, x, y) || inSegment(index, x * 0.999, y * 0.999))).toBe(true);
        for (const [n, one] of spots.entries()) {
          expect(spots.slice(n + 1).every((other) => Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= width * 1.7)).toBe(true);
        }
      }
    }
    expect(inSegment(0, 0, -0.3) && !inSegment(1, 0, -0.3) && !inSegment(0, 0, -0.05) && !inSegment(0, 0, -0.48)).toBe(true);
  });
  it("tells what was drawn from what came round", () => {
    expect(drawn({ white: 2, red: 1 }, { white: 1 })).toEqual(["white", "red"]);
  });
  it("spreads and sums counts", () => {
    expect(spread({ red: 2, blue: 1 })).toEqual(["red", "red", "blue"]);
    expect(counted(["red", "blue", "red"])).toEqual({ red: 2, blue: 1 });
    expect(total({ red: 2, blue: 1 })).toBe(3);
  });
});

const said = Object.assign((key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "), { has: () => true });

describe("reasons", () => {
  it("say what a card adds to a roll, and that nobody else has it", () => {
    const material = { die: 6, cards: { forest: { low: 5, high: 5, colour: "blue", income: 1, per: [] }, cafe: { low: 3, high: 3, colour: "red", income: 1, per: [] } }, landmarks: {} } as never;
    const table = { seat: 0, towns: [{ coins: 3, cards: {}, landmarks: ["train-station"] }, { coins: 3, cards: { cafe: 1 }, landmarks: [] }] } as never;
    expect(machiKoroReason("build:forest", table, material, said)).toBe(`board-reason-income ${4 / 36} 2, board-reason-only`);
    expect(machiKoroReason("build:cafe", table, material, said)).toBe("");
    expect(machiKoroReason("build:nothing", table, material, said)).toBe("");
  });
  it("say that a payment is exact and brings the most of a category", () => {
    const material = { categories: { park: { name: "Park" } } } as never;
    const offer = { building: "park6", category: "park", price: 6, currency: "blue", exact: [6], cheapest: [6], waste: 0 };
    const town = (park: number) => ({ points: 0, owned: { park }, hand: { size: 0, cards: {} } });
    expect(skylineReason("buy:1", { seat: 0, yard: [offer], towns: [town(1), town(1)], dirk: null } as never, material, said)).toBe("board-reason-exact, board-reason-most 2 Park");
    expect(skylineReason("buy:1", { seat: 0, yard: [{ ...offer, exact: null }], towns: [town(1), town(2)], dirk: null } as never, material, said)).toBe("");
  });
});

it("tells a scoring category by category, with Dirk if he gets something", () => {
  const scored = (seat: number | "dirk", category: string, points: number) => ({ kind: "scored" as const, text: "", data: { seat, category, points, scoring: "B" } });
  const events = [{ kind: "scoring" as const, text: "", data: { scoring: "B" } }, scored(0, "park", 5), scored("dirk", "park", 2), scored(1, "museum", 7)];
  const material = { categories: { museum: { name: "Museum" }, church: { name: "Church" }, park: { name: "Park" } } } as never;
  const found = scoredIn(events, ["Anna", "Ben"], material, said);
  expect(found?.names).toEqual(["Anna", "Ben", "dirk"]);
  expect(found?.lines.map(({ name, amounts }) => [name, ...amounts])).toEqual([["Museum", 0, 7, 0], ["Park", 5, 0, 2]]);
  expect(scoredIn(events.slice(1), ["Anna", "Ben"], material, said)).toBeNull();
});
