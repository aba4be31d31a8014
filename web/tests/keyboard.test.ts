import { describe, expect, it } from "vitest";
import { commandOf, Numbers, type Press } from "../src/shell/keyboard";

const at = (press: Press, place: "table" | "replay" = "table", count = 12, numbers = new Numbers(), now = 0) => commandOf(press, place, numbers, count, now);

describe("at the table", () => {
  it("chooses by number, with two digits if they come together", () => {
    const numbers = new Numbers();
    expect(at({ key: "1" }, "table", 12, numbers, 0)).toEqual({ do: "select", index: 0 });
    expect(at({ key: "2" }, "table", 12, numbers, 300)).toEqual({ do: "select", index: 11 });
    expect(at({ key: "3" }, "table", 12, numbers, 5000)).toEqual({ do: "select", index: 2 });
  });

  it("takes the last digit when there are not so many, and nothing for what is not there", () => {
    const numbers = new Numbers();
    at({ key: "1" }, "table", 4, numbers, 0);
    expect(at({ key: "3" }, "table", 4, numbers, 100)).toEqual({ do: "select", index: 2 });
    expect(at({ key: "7" }, "table", 4, new Numbers(), 0)).toBeNull();
    expect(at({ key: "0" }, "table", 4, new Numbers(), 0)).toBeNull();
  });

  it.each([
    ["ArrowDown", "next"],
    ["ArrowLeft", "previous"],
    ["Enter", "confirm"],
    ["u", "undo"],
    ["U", "undo"],
    ["a", "list"],
    ["?", "keys"],
    ["h", "hint"],
    ["Escape", "escape"],
  ])("%s is %s", (key, meant) => expect(at({ key })).toEqual({ do: meant }));

  it("leaves the browser's own keys, fields and focused buttons alone", () => {
    expect(at({ key: "u", ctrl: true })).toBeNull();
    expect(at({ key: "r", meta: true })).toBeNull();
    expect(at({ key: "u", typing: true })).toBeNull();
    expect(at({ key: "Escape", typing: true })).toEqual({ do: "escape" });
    expect(at({ key: "Enter", onControl: true })).toBeNull();
    expect(at({ key: "u", onControl: true })).toEqual({ do: "undo" });
    expect(at({ key: "x" })).toBeNull();
  });
});

describe("in a replay", () => {
  it.each([
    ["ArrowRight", { do: "step", by: 1 }],
    ["PageUp", { do: "step", by: -10 }],
    ["Home", { do: "first" }],
    [" ", { do: "play" }],
    ["+", { do: "faster" }],
  ])("%j", (key, meant) => expect(at({ key }, "replay")).toEqual(meant));

  it("has no numbers", () => expect(at({ key: "1" }, "replay")).toBeNull());
});
