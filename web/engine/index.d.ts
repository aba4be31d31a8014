/** What is wrong, and what would be right. */
export class EngineError extends Error {}

/** An action that the rules refuse. */
export class IllegalAction extends EngineError {
  readonly word: string;
  /** The reason in one word, such as `too-few-coins`. */
  readonly code: string;
  /** The paragraph of the rules that says so. */
  readonly paragraph: string;
}

/** A run of numbers in a tensor. */
export interface Part {
  name: string;
  start: number;
  length: number;
  meaning: string;
}

/** A field of the record that a position is. */
export interface Field {
  name: string;
  type: "int8" | "int16" | "int32";
  shape: number[];
  offset: number;
}

/** A table of words; the place of a word is its number. */
export interface Table {
  words: string[];
  /** Other words for the same. */
  also: Record<string, number>;
  /** Words that no position allows, with the first action of their question and the refusal. */
  barred: Record<string, { first: number; refusal: number }>;
}

/** What lies beside a module: the record, and what its numbers mean. */
export interface Description {
  name: string;
  /** Of the rules. */
  version: number;
  /** A hash of what the module was made from. */
  sources: string;
  players: number[];
  options: string[];
  /** The bytes of a position. */
  size: number;
  fields: Field[];
  /** Every question and every chance, with the numbers of its answers from `first` to `stop` - 1. */
  phases: { name: string; first: number; stop: number }[];
  /** Phases from here to `over` - 1 are chance. */
  first_chance: number;
  over: number;
  actions: Table;
  outcomes: Table;
  refusals: Record<string, { name: string; paragraph: string }>;
  endings: Record<string, string>;
  observation: Part[];
  features: Part[];
  /** A name for all that stands in tensors and actions: a network of another one does not fit. */
  layout: string;
}

/** Words and numbers of the actions, or of the outcomes of chance. */
export interface Words {
  readonly noun: string;
  readonly words: readonly string[];
  readonly length: number;
  format(number: number): string;
  /** Throws an EngineError for what is no word and no number of the table. */
  parse(wordOrNumber: string | number): number;
}

/** The fast generator of chance. */
export type Generator = Uint32Array;

/** The results of random games. */
export interface Playouts {
  /** Decisions in every game. */
  lengths: Int32Array;
  /** Turns in every game. */
  turns: Int32Array;
  /** The place of every seat, game after game. */
  ranks: Int32Array;
}

/** The functions of a module; see docs/engine.md for their arguments. */
export type Exports = Record<string, (...numbers: number[]) => number> & {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
};

/** A game: its words, and where its positions come from. */
export class Game {
  private constructor();
  readonly name: string;
  readonly sheet: Description;
  readonly actions: Words;
  readonly outcomes: Words;
  /** The module itself, for those who want to call it directly. */
  readonly exports: Exports;
  /** Its memory; views of it are void once it has grown. */
  readonly memory: ArrayBuffer;
  /** A new game, before its first chance or action. */
  new(players: number, options?: Record<string, boolean>): State;
  /** A position from the bytes of one. */
  state(bytes: Uint8Array): State;
  /** A generator; equal seeds and streams give equal numbers here and in Python. */
  generator(seed: number | bigint, stream?: number): Generator;
  /** Whole random games from a position, in one call. */
  playRandom(start: State, games: number, seed?: number | bigint): Playouts;
  /** A network from its file; it stays in the module's memory. Throws EngineError for one that does not fit. */
  network(file: string | URL | BufferSource): Promise<Network>;
}

/** What a network thinks of a position. */
export interface Judgement {
  /** How likely it would choose each legal action, the likeliest first; empty for a seat that does not decide. */
  policy: Map<string, number>;
  /** To win, of every seat in the order of the table; a shared win is shared. */
  chances: number[];
}

/** One network for all numbers of players and all options of a game. */
export class Network {
  private constructor();
  readonly game: Game;
  readonly shape: { width: number; inner: number; blocks: number };
  /** How it was trained. */
  readonly training: Record<string, unknown>;
  /** What it thinks of a position, as printed or with a perfect memory; by default as the seat that must decide. */
  judge(state: State, view?: { seat?: number; perfectMemory?: boolean }): Judgement;
}

/** A position, with the verbs of the rules. */
export class State {
  private constructor();
  readonly game: Game;
  /** The position as it lies in memory, equal to the library's own. */
  readonly bytes: Uint8Array;
  /** Every field of the record. */
  readonly fields: Record<string, number | number[] | number[][]>;
  readonly players: number;
  /** The open question, or the chance that is due, in one word. */
  readonly phase: string;
  readonly isOver: boolean;
  readonly isChance: boolean;
  /** The seat that must decide; null while chance is due and after the end. */
  readonly turn: number | null;
  /** The seat whose turn it is; null after the end. */
  readonly active: number | null;
  /** Why the game has ended, in one word; null before the end. */
  readonly ending: string | null;
  copy(): State;
  /** The words of all actions that the rules allow now. */
  legal(): string[];
  /** Their numbers. */
  legalNumbers(): number[];
  /** Why an action is refused now; null if it is allowed. */
  refusal(action: string | number): { code: string; paragraph: string } | null;
  /** Play an action, or throw IllegalAction and leave the position alone. */
  apply(action: string | number): this;
  /** The outcomes that chance can have now, with their weights. */
  chance(): Map<string, number>;
  /** Play an outcome of chance, or throw EngineError and leave the position alone. */
  resolve(outcome: string | number): this;
  /** Draw every chance that is due from a generator, which goes on by that. */
  settle(generator: Generator): this;
  /** The place of every seat, 1 for a winner; null before the end. */
  ranking(): number[] | null;
  /** What a seat sees, as a tensor; with a perfect memory, what it could know from all that it has seen. */
  observe(seat: number, perfectMemory?: boolean): Float32Array;
  /** What follows from that but is hard to learn. */
  features(seat: number, perfectMemory?: boolean): Float32Array;
}

/**
 * Load a game: its module as bytes, compiled, or by its address; and its description, which is
 * fetched from beside the module (`skyline.json` for `skyline.wasm`) where none is given.
 */
export function load(
  module: string | URL | BufferSource | WebAssembly.Module,
  description?: Description,
): Promise<Game>;
