import { describe, expect, it } from "vitest";
import { drawings } from "../art/drawings";
import { buildingWord, cities as cityFaces, closely as carraraCard, drawn, goals, onWheel, progress, scoringWord } from "./carrara/faces";
import { byWord, counted, halves, labelOf, othersOf, spread, total } from "./kinds";
import { chance, closely as machiKoroCard, expected, kindWords, landmarkWords, nameOf, seatOf, stepTo } from "./machi-koro/faces";
import { flightsOf as machiKoroFlights } from "./machi-koro/flights";
import { delayOf, invert, timeFor } from "./motion";
import { cardsFor, categories, closely as skylineCard, lead, moneyWord, payment, sorted } from "./skyline/faces";
import { categoryOf, flightsOf as skylineFlights } from "./skyline/flights";

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
    const choices = [{ word: "build:cafe", text: "build a Café", allowed: true }];
    expect(byWord(choices).get("build:cafe")?.text).toBe("build a Café");
    expect(byWord(choices).get("build:mine")).toBeUndefined();
  });
  it("counts seats clockwise from the one that answers", () => {
    expect(seatOf("+1", 3, 4)).toBe(0);
    expect(stepTo(0, 3, 4)).toBe("+1");
    expect(stepTo(2, 3, 4)).toBe("+3");
  });
  it("puts the others in the order of play", () => {
    expect(othersOf(1, 4)).toEqual([2, 3, 0]);
    expect(othersOf(null, 3)).toEqual([0, 1, 2]);
  });
  it("reads the numbers of events", () => {
    expect(moneyWord(0)).toBe("blue1");
    expect(moneyWord(35)).toBe("yellow9");
    expect(buildingWord(29)).toBe("villa-5");
    expect(buildingWord(5)).toBe("cathedrale-1");
    expect(scoringWord(5)).toBe("villa");
    expect(scoringWord(6)).toBe("livorno");
    expect(categoryOf(41)).toBe("skyscraper");
    expect(payment(4 ** 8 + 2 * 4 ** 1)).toEqual([9, 2, 2]);
  });
  it("says names without the places where they may be broken", () => {
    expect(nameOf("bakery", "de")).toBe("Bäckerei");
    expect(nameOf("shopping-mall", "de")).toBe("Einkaufszentrum");
  });
});

describe("a hand", () => {
  const hand = sorted({ yellow2: 1, blue3: 2, green9: 1, blue8: 1 });
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
  const seat = { coins: 3, cards: { mine: 1 }, landmarks: ["radio-tower"] };
  const towns = { seat: 0, towns: [seat], supply: { mine: 4 } } as never;
  const yard = { yard: [{ building: "museum5", cheapest: [3, 2] }], towns: [{ owned: { museum: 2 } }], unseen: { museum2: 1, museum8: 1 } } as never;
  const board = { coins: 0, buildings: { pisa: ["villa-3"] }, scored: ["pisa"] };
  const cities = { boards: [board], field: ["book"], supply: { book: 5 }, buildable: { "porta-2": { cities: { lucca: {} } } } } as never;
  const looks = [machiKoroCard, skylineCard, carraraCard];
  const words = [
    [...kindWords, ...landmarkWords],
    [...categories, "museum5", "blue7"],
    ["villa-3", "porta-2", "villa", "book", ...cityFaces.map(({ word }) => word)],
  ];
  it("says in both languages what it does, by which paragraph, and is drawn", () => {
    for (const language of ["en", "de"] as const) {
      const views = [towns, yard, cities];
      looks.forEach((look, game) => {
        for (const word of words[game] ?? []) {
          const card = look(word, views[game] as never, ["Anna"], language);
          expect(card.text.length, word).toBeGreaterThan(20);
          expect(card.paragraph).toMatch(/^[MSC]\d\.\d$/);
          expect(drawings[card.art], word).toBeDefined();
          expect(card.facts.flat().join(" ")).not.toMatch(/undefined|NaN/);
        }
      });
    }
  });
  it("tells how many are left and who has it", () => {
    expect(machiKoroCard("mine", towns, ["Anna"], "en").facts).toContainEqual(["Left in the supply", 4]);
    expect(skylineCard("museum5", yard, ["Anna"], "en").facts).toContainEqual(["Still in the deck", "2 / 7"]);
    expect(skylineCard("museum5", yard, ["Anna"], "en").facts).toContainEqual(["Paid by you with", "3 + 2"]);
    expect(carraraCard("villa-3", cities, ["Anna"], "de").facts).toContainEqual(["Gebaut von", "Anna"]);
    expect(carraraCard("porta-2", cities, ["Anna"], "de").facts).toContainEqual(["Du kannst es bauen in", "Lucca"]);
    expect(carraraCard("pisa", cities, ["Anna"], "en").facts).toContainEqual(["Scored by", "Anna"]);
  });
});

describe("chances", () => {
  it("count the throws of 36", () => {
    const all = (dice: number) => Array.from({ length: 12 }, (_, n) => chance(n + 1, dice)).reduce((a, b) => a + b);
    expect(all(1)).toBe(36);
    expect(all(2)).toBe(36);
    expect(chance(7, 2)).toBe(6);
    expect(chance(7, 1)).toBe(0);
  });
  it("weigh what every roll would bring", () => {
    expect(expected({ "1": [6], "2": [0], "3": [-6] }, 0, 1)).toBe(0);
    expect(expected({ "7": [6] }, 0, 2)).toBe(1);
  });
});

describe("motion", () => {
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
      { kind: "paid", text: "", data: { seat: 0, receiver: 2, amount: 3, owed: 4, kind: 3, cards: 2 } },
    ]);
    expect(coin).toMatchObject({ kind: "coin", text: "3", from: "purse:0", to: "purse:2" });
  });
  it("flies money from the slot where it lay", () => {
    const took = { kind: "took", text: "", data: { seat: 1, first: 1, second: -1, third: -1, fourth: -1 } };
    const before = { display: [null, "blue2", null, null] } as never;
    expect(skylineFlights([took], before)[0]).toMatchObject({ from: "display:1", text: "2" });
  });
});

describe("Carrara's board", () => {
  it("shows progress from what there is and what is missing", () => {
    const board = {
      coins: 1, bricks: {}, objects: { book: 2 }, points: 0, buildings: { massa: ["villa-5", "porta-2"] }, scored: ["villa"],
      missing: { scorings: 3, objects: 4, cost: 13 }, final: 0,
    };
    expect(goals(board).map(({ have, missing }) => have + missing)).toEqual([4, 6, 20]);
    expect(goals({ ...board, objects: null, missing: { ...board.missing, objects: null } }).length).toBe(2);
    expect(progress({ kind: "cost", have: 25, missing: 0 })).toBe(1);
  });
  it("has segment I above and the next ones clockwise", () => {
    expect(onWheel(0, 1).y).toBeCloseTo(-1);
    expect(onWheel(3, 1).y).toBeCloseTo(1);
    expect(onWheel(1, 1).x).toBeGreaterThan(0);
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
