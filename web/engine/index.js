/** The games of Bauhof in WebAssembly: a module and its description become a game, its positions and its rules. */

import { EngineError, IllegalAction, fetched, isAddress, lengthOf } from "./common.js";
import { Network, readNetwork } from "./network.js";

export { EngineError, IllegalAction, Network };

const SECTION = "bauhof"; // of a module: what it was made from
const GENERATOR = 4; // words of a generator
const MOST_STEPS = 100_000; // of a random game; it ends long before
const PAGE = 65_536;
const ARRAYS = { int8: Int8Array, int16: Int16Array, int32: Int32Array };
const NO_WEBASSEMBLY =
  "there is no WebAssembly here, so the rules cannot run: take a browser from 2022 or later, or play on a server";
const OLD_WEBASSEMBLY =
  "this WebAssembly is too old, or the module is damaged; Chrome 92, Firefox 90, Safari 15.4 and Node 18 are new enough";

/** Load a game: its module as bytes, or the address of one, and its description, which lies beside the module. */
export async function load(module, description) {
  if (typeof WebAssembly !== "object") throw new EngineError(NO_WEBASSEMBLY);
  const located = isAddress(module);
  if (description === undefined && !located) throw new EngineError("a module given as bytes needs its description too");
  const beside = () => fetched(String(module).replace(/\.wasm(?=$|[?#])/, ".json"));
  const sheet = description ?? JSON.parse(new TextDecoder().decode(await beside()));
  const compiled = await compile(located ? await fetched(module) : module);
  check(compiled, sheet);
  const { exports } = await WebAssembly.instantiate(compiled);
  return new Game(exports, sheet);
}

async function compile(bytes) {
  if (bytes instanceof WebAssembly.Module) return bytes;
  try {
    return await WebAssembly.compile(bytes);
  } catch (problem) {
    throw new EngineError(`${OLD_WEBASSEMBLY} (${problem.message})`, { cause: problem });
  }
}

function check(module, sheet) {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (section === undefined) throw new EngineError("this is no module of Bauhof: `make wasm` makes them");
  const made = JSON.parse(new TextDecoder().decode(section));
  for (const [key, what] of [["name", "game"], ["version", "version of the rules"], ["sources", "sources"]]) {
    if (made[key] !== sheet?.[key]) {
      const differ = `the module has ${made[key]}, the description ${sheet?.[key]}`;
      throw new EngineError(`module and description are not of the same ${what}: ${differ}; take both from one build`);
    }
  }
}

/** A game: its words, and where its positions come from. */
export class Game {
  constructor(exports, sheet) {
    this.sheet = sheet;
    this.exports = exports;
    this.actions = new Words("action", sheet.actions);
    this.outcomes = new Words("outcome of chance", sheet.outcomes);
    this.desk = layOut(exports, sheet);
    this.reserve(0);
  }

  get name() {
    return this.sheet.name;
  }

  /** A new game, before its first chance or action. */
  new(players, options = {}) {
    const { name, players: possible, options: known } = this.sheet;
    if (!possible.includes(players)) {
      throw new EngineError(`${name} is for ${possible.at(0)} to ${possible.at(-1)} players; ${players} cannot play it`);
    }
    const bytes = new Uint8Array(this.sheet.size);
    bytes[this.offset("players")] = players;
    for (const [option, value] of Object.entries(options)) {
      const field = option.replaceAll("-", "_");
      if (!known.includes(field)) {
        throw new EngineError(`${name} has no option ${option}; its options are: ${known.join(", ") || "none"}`);
      }
      bytes[this.offset(field)] = value ? 1 : 0;
    }
    const state = new State(this, bytes);
    state.run("setup");
    return state;
  }

  /** A position from the bytes of one. */
  state(bytes) {
    if (!(bytes instanceof Uint8Array) || bytes.length !== this.sheet.size) {
      throw new EngineError(`a position of ${this.name} is a Uint8Array of ${this.sheet.size} bytes`);
    }
    return new State(this, bytes.slice());
  }

  /** The fast generator of chance; equal seeds and streams give equal numbers here and in Python. */
  generator(seed, stream = 0) {
    this.exports.seed(this.desk.generator, ...wordsOf(seed), stream);
    return new Uint32Array(this.memory, this.desk.generator, GENERATOR).slice();
  }

  /** Whole random games in one call: decisions and turns in each, and the place of every seat. */
  playRandom(start, games, seed = 0) {
    if (!(start instanceof State) || start.game !== this) {
      throw new EngineError(`random games begin at a position of ${this.name}, such as game.new(${this.sheet.players[0]})`);
    }
    if (!Number.isInteger(games) || games < 1) throw new EngineError(`at least one game must be played, not ${games}`);
    const seats = start.players;
    this.reserve(4 * games * (2 + seats));
    const { state, copy, generator, actions, results } = this.desk;
    const [lengths, turns, ranks] = [results, results + 4 * games, results + 8 * games];
    new Uint8Array(this.memory, copy, this.sheet.size).set(start.bytes);
    const places = [state, generator, actions, lengths, turns, ranks];
    this.exports.play(copy, ...wordsOf(seed), games, MOST_STEPS, ...places);
    const numbers = (place, count) => new Int32Array(this.memory, place, count).slice();
    return { lengths: numbers(lengths, games), turns: numbers(turns, games), ranks: numbers(ranks, games * seats) };
  }

  /** A network, from its file: the address, or the bytes. */
  async network(file) {
    return readNetwork(this, isAddress(file) ? await fetched(file) : file);
  }

  /** Whatever the module can address; its views are void once it has grown. */
  get memory() {
    return this.exports.memory.buffer;
  }

  /** Make sure that there is memory for so many bytes of results. */
  reserve(bytes) {
    const missing = this.desk.results + bytes - this.memory.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
  }

  /** Take memory from where results begin, for as long as the game is there; returns its address. */
  allot(bytes) {
    const place = this.desk.results;
    this.reserve(bytes);
    this.desk.results = aligned(place + bytes);
    return place;
  }

  offset(name) {
    return this.sheet.fields.find((field) => field.name === name).offset;
  }
}

/** The two words of a seed. */
function wordsOf(seed) {
  if (typeof seed !== "bigint" && !Number.isSafeInteger(seed)) {
    throw new EngineError(`a seed is a whole number or a bigint, not ${seed}`);
  }
  return [Number(BigInt(seed) & 0xffffffffn), Number((BigInt(seed) >> 32n) & 0xffffffffn)];
}

/** Where things lie in the module's memory, from the address on that is the caller's. */
function layOut(exports, sheet) {
  const sizes = {
    state: sheet.size,
    copy: sheet.size,
    generator: 4 * GENERATOR,
    actions: 4 * (sheet.actions.words.length + 1),
    tensor: 4 * Math.max(lengthOf(sheet.observation), lengthOf(sheet.features)),
    results: 0,
  };
  let address = exports.__heap_base.value;
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => {
      const place = aligned(address);
      address = place + size;
      return [name, place];
    }),
  );
}

function aligned(address) {
  return Math.ceil(address / 16) * 16;
}

/** A table of words: every action, or every outcome of chance, has a number and a word. */
class Words {
  constructor(noun, { words, also, barred }) {
    this.noun = noun;
    this.words = words;
    this.length = words.length;
    this.barred = barred;
    this.index = new Map([...words.map((word, number) => [word, number]), ...Object.entries(also)]);
  }

  format(number) {
    return this.words[number];
  }

  /** The number of a word or of itself; what it could have been is told by `possible`. */
  parse(given, possible = () => `there are ${this.length}, such as ${this.words.at(-1)}`) {
    const number = typeof given === "string" ? this.index.get(given) : given;
    if (Number.isInteger(number) && number >= 0 && number < this.length) return number;
    throw new EngineError(`${JSON.stringify(given) ?? given} is no ${this.noun}; ${possible()}`);
  }
}

/** A position, with the verbs of the rules; it is a value of its own, and a copy is a copy of bytes. */
export class State {
  constructor(game, bytes) {
    this.game = game;
    this.bytes = bytes;
  }

  /** A position with the same bytes. */
  copy() {
    return new State(this.game, this.bytes.slice());
  }

  /** Every field of the record, as a number, a list, or a list of lists. */
  get fields() {
    return Object.fromEntries(this.game.sheet.fields.map((field) => [field.name, read(this.bytes, field)]));
  }

  number(name) {
    return read(this.bytes, this.game.sheet.fields.find((field) => field.name === name));
  }

  get players() {
    return this.number("players");
  }

  /** The open question, or the chance that is due, in one word. */
  get phase() {
    return this.game.sheet.phases[this.number("phase")].name;
  }

  get isOver() {
    return this.number("phase") === this.game.sheet.over;
  }

  /** Whether dice or a draw come next. */
  get isChance() {
    const phase = this.number("phase");
    return phase >= this.game.sheet.first_chance && phase < this.game.sheet.over;
  }

  /** The seat that must decide; null while chance is due and after the end. */
  get turn() {
    return this.number("phase") < this.game.sheet.first_chance ? this.number("seat") : null;
  }

  /** The seat whose turn it is, be it that it must decide or that its dice or cards come; null after the end. */
  get active() {
    return this.isOver ? null : this.number("seat");
  }

  /** The words of all actions that the rules allow now. */
  legal() {
    return this.legalNumbers().map((action) => this.game.actions.format(action));
  }

  /** Their numbers. */
  legalNumbers() {
    const count = this.ask("legal", this.game.desk.actions);
    return [...new Int32Array(this.game.memory, this.game.desk.actions, count)];
  }

  /** Why an action is refused now, as a word and the paragraph that says so; null if it is allowed. */
  refusal(action) {
    const { actions, sheet } = this.game;
    const never = actions.barred[action];
    const isAsked = never !== undefined && this.turn !== null && this.isInBlock(never.first);
    const code = isAsked ? never.refusal : this.ask("refusal", never?.first ?? this.parsed(action));
    return code === 0 ? null : { code: sheet.refusals[code].name, paragraph: sheet.refusals[code].paragraph };
  }

  /** Play an action, by its word or its number, or throw and leave the position alone. */
  apply(action) {
    const refused = this.refusal(action);
    if (refused !== null) {
      const word = typeof action === "string" ? action : this.game.actions.format(action);
      throw new IllegalAction(word, refused.code, refused.paragraph, this.possible());
    }
    this.run("apply", this.parsed(action));
    return this;
  }

  parsed(action) {
    return this.game.actions.parse(action, () => this.possible());
  }

  possible() {
    if (this.isOver) return "the game is over";
    if (this.isChance) return `chance is due: resolve ${[...this.chance().keys()].join(" ")}`;
    return `possible now: ${this.legal().join(" ")}`;
  }

  /** The outcomes that chance can have now, by their words, with their weights. */
  chance() {
    if (!this.isChance) return new Map();
    const { first, stop } = this.game.sheet.phases[this.number("phase")];
    const weights = new Map();
    for (let outcome = first; outcome < stop; outcome++) {
      const weight = this.ask("weight", outcome);
      if (weight > 0) weights.set(this.game.outcomes.format(outcome), weight);
    }
    return weights;
  }

  /** Play an outcome of chance, by its word or its number, or throw and leave the position alone. */
  resolve(outcome) {
    if (!this.isChance) {
      throw new EngineError(this.isOver ? "the game is over" : "no chance is due: a player must decide");
    }
    const { outcomes } = this.game;
    const number = outcomes.parse(outcome, () => this.possible());
    if (!this.isInBlock(number) || this.ask("weight", number) <= 0) {
      throw new EngineError(`${outcomes.format(number)} cannot come now; ${this.possible()}`);
    }
    this.run("resolve", number);
    return this;
  }

  /** Draw every chance that is due from a generator, which goes on by that. */
  settle(generator) {
    if (!(generator instanceof Uint32Array) || generator.length !== GENERATOR) {
      throw new EngineError("a generator is what game.generator(seed) returns");
    }
    const { desk } = this.game;
    const words = new Uint32Array(this.game.memory, desk.generator, GENERATOR);
    words.set(generator);
    this.run("settle", desk.generator);
    generator.set(words);
    return this;
  }

  /** The place of every seat, 1 for a winner; null before the end. */
  ranking() {
    if (!this.isOver) return null;
    return Array.from({ length: this.players }, (_, seat) => this.ask("rank", seat));
  }

  /** Why the game has ended, in one word; null before the end. */
  get ending() {
    return this.isOver ? this.game.sheet.endings[this.ask("ending")] : null;
  }

  /** What a seat sees, as numbers with the parts of `game.sheet.observation`; or could know if it forgot nothing. */
  observe(seat, perfectMemory = false) {
    return this.tensor("observe", this.game.sheet.observation, seat, perfectMemory);
  }

  /** What follows from that but is hard to learn, with the parts of `game.sheet.features`. */
  features(seat, perfectMemory = false) {
    return this.tensor("features", this.game.sheet.features, seat, perfectMemory);
  }

  tensor(verb, parts, seat, perfectMemory) {
    this.checkSeat(seat);
    const { memory, desk } = this.game;
    const numbers = new Float32Array(memory, desk.tensor, lengthOf(parts)).fill(0);
    this.ask(verb, seat, perfectMemory ? 1 : 0, desk.tensor);
    return numbers.slice();
  }

  checkSeat(seat) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players) {
      throw new EngineError(`nobody has seat ${seat}; the seats are 0 to ${this.players - 1}`);
    }
  }

  isInBlock(number) {
    const { first, stop } = this.game.sheet.phases[this.number("phase")];
    return first <= number && number < stop;
  }

  /** Ask the rules about this position. */
  ask(verb, ...others) {
    const { memory, desk, exports } = this.game;
    new Uint8Array(memory, desk.state, this.bytes.length).set(this.bytes);
    return exports[verb](desk.state, ...others);
  }

  /** Let the rules change this position. */
  run(verb, ...others) {
    this.ask(verb, ...others);
    this.bytes.set(new Uint8Array(this.game.memory, this.game.desk.state, this.bytes.length));
  }
}

/** The value of a field: records are written as the machine does it, which is always little-endian here. */
function read(bytes, { type, shape, offset }) {
  const count = shape.reduce((product, length) => product * length, 1);
  const values = new ARRAYS[type](bytes.slice(offset, offset + count * ARRAYS[type].BYTES_PER_ELEMENT).buffer);
  if (shape.length === 0) return values[0];
  if (shape.length === 1) return [...values];
  return Array.from({ length: shape[0] }, (_, row) => [...values.subarray(row * shape[1], (row + 1) * shape[1])]);
}
