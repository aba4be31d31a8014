/**
 * A whole game in Node, told in words: node example.mjs skyline 3
 * With the file of a network, seat 0 plays what this likes best: node example.mjs carrara 2 1 carrara.net
 */

import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { load } from "./index.js";

const [name = "machi-koro", players = "2", seed = "1", file] = process.argv.slice(2);
const published = new URL("games/", import.meta.url); // as `npm` installs it; else what `make wasm` has built
const folder = existsSync(published) ? published : new URL("../../src/bauhof/server/engine/", import.meta.url);
const game = await load(new URL(`${name}.wasm`, folder));
const network = file === undefined ? null : await game.network(pathToFileURL(file));
const chance = dice(Number(seed));
const state = game.new(Number(players));

while (!state.isOver) {
  if (state.isChance) {
    const outcome = drawn(state.chance());
    console.log(`  chance: ${outcome}`);
    state.resolve(outcome);
  } else {
    const { word, why } = network !== null && state.turn === 0 ? liked() : anything();
    console.log(`seat ${state.turn}: ${word}${why}`);
    state.apply(word);
  }
}
console.log(`The game has ended (${state.ending}).`);
state.ranking().forEach((place, seat) => console.log(`seat ${seat} is number ${place}`));

/** What the network likes best, and how likely it thinks that seat 0 wins. */
function liked() {
  const { policy, chances } = network.judge(state, { perfectMemory: true });
  const [word] = policy.keys();
  return { word, why: ` (wins with ${Math.round(100 * chances[0])} %)` };
}

/** Any action, each as likely as any other. */
function anything() {
  const words = state.legal();
  return { word: words[Math.floor(chance() * words.length)], why: "" };
}

/** An outcome, as likely as its weight says. */
function drawn(weights) {
  let ticket = chance() * [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [outcome, weight] of weights) {
    ticket -= weight;
    if (ticket < 0) return outcome;
  }
}

/** Numbers from 0 to 1 that a seed determines. */
function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}
