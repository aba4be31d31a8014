/** A network: its weights, read from a file into the memory of a module, and what it thinks of a position. */

import { EngineError, lengthOf } from "./common.js";

const MAGIC = "bauhof network\n";
const FORMAT = 1;
const REBIAS = 2 ** 112; // between the exponents of half and single precision
const WHO_DECIDES = -1;

/** One network for all numbers of players and all options of a game; `game.network(file)` reads it. */
export class Network {
  constructor(game, header, weights) {
    const { inputs, outputs } = ends(game.sheet);
    this.game = game;
    this.shape = { width: header.width, inner: header.inner, blocks: header.blocks };
    this.training = header.training ?? {};
    this.size = weights.length;
    this.weights = game.allot(4 * this.size);
    this.desk = game.allot(4 * (2 * outputs + inputs + header.width + header.inner));
    unpack(weights, game.memory, this.weights);
  }

  /** What it thinks of a position, from what a seat sees and nothing else; by default the seat that must decide. */
  judge(state, { seat, perfectMemory = false } = {}) {
    const { game, shape } = this;
    if (state?.game?.name !== game.name) {
      throw new EngineError(`this network judges positions of ${game.name}, such as game.new(2)`);
    }
    if (state.isChance) {
      throw new EngineError("a network judges decisions; chance is due here, so ask again after it");
    }
    const position = game.state(state.bytes);
    if (seat !== undefined) position.checkSeat(seat);
    const memory = perfectMemory ? 1 : 0;
    const network = [this.weights, this.size, shape.width, shape.inner, shape.blocks];
    position.ask("judge", seat ?? WHO_DECIDES, memory, ...network, game.desk.actions, this.desk);
    const numbers = new Float32Array(game.memory, this.desk, ends(game.sheet).outputs);
    const asked = seat === undefined || seat === position.turn ? position.legalNumbers() : [];
    const shares = asked.map((action) => [game.actions.format(action), numbers[action]]);
    const chances = numbers.subarray(game.actions.length, game.actions.length + position.players);
    return { policy: new Map(shares.sort(([, one], [, other]) => other - one)), chances: [...chances] };
  }
}

/** The network in a file, if it is for this game as it is today. */
export async function readNetwork(game, file) {
  const { name, version, layout } = game.sheet;
  const { header, content } = split(bytesOf(file));
  if (header.game !== name) throw new EngineError(`this is a network for ${header.game}, not for ${name}`);
  if (header.rules !== version) {
    const versions = `version ${header.rules} of the rules of ${name}, and the module has version ${version}`;
    throw new EngineError(`this network knows ${versions}; take both from one Bauhof`);
  }
  if (header.layout !== layout) {
    throw new EngineError(`this network was trained on other observations, features or actions than ${name} has now`);
  }
  const wanted = 2 * sizeOf(header, ends(game.sheet));
  if (content.length !== wanted) {
    const what = content.length < wanted ? "cut off" : "damaged";
    throw new EngineError(`this network is ${what}: it has ${content.length} bytes of weights instead of ${wanted}`);
  }
  if (!(await hasChecksum(content, header.sha256))) {
    throw new EngineError("this network is damaged: its weights do not have the checksum that it names");
  }
  return new Network(game, header, new Uint16Array(content.slice().buffer));
}

function bytesOf(file) {
  if (file instanceof ArrayBuffer) return new Uint8Array(file);
  if (ArrayBuffer.isView(file)) return new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  throw new EngineError("a network is read from the address or from the bytes of its file");
}

/** What a file says about itself, and its weights as bytes. */
function split(bytes) {
  const text = (part) => new TextDecoder().decode(part);
  if (text(bytes.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new EngineError("this is no network; `bauhof learn GAME --out FILE` makes one");
  }
  const end = bytes.indexOf(MAGIC.charCodeAt(MAGIC.length - 1), MAGIC.length);
  const header = parsed(text(bytes.subarray(MAGIC.length, end)));
  if (!Number.isInteger(header?.format)) throw new EngineError("this network is damaged: its header cannot be read");
  if (header.format > FORMAT) {
    throw new EngineError(`this network has format ${header.format} and this engine reads ${FORMAT}: update it`);
  }
  return { header, content: bytes.subarray(end + 1) };
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** How many numbers a network takes and gives: a tensor, features and the kind of memory; every action and seat. */
function ends({ observation, features, actions, players }) {
  return {
    inputs: lengthOf(observation) + lengthOf(features) + 1,
    outputs: actions.words.length + players.at(-1),
  };
}

/** How many weights a network has: layer by layer those of its inputs, and one more for every output. */
function sizeOf({ width, inner, blocks }, { inputs, outputs }) {
  return (inputs + 1) * width + blocks * ((width + 1) * inner + (inner + 1) * width) + (width + 1) * outputs;
}

/** Browsers compute checksums on safe pages alone, which those of a server at home are not: there any will do. */
async function hasChecksum(content, wanted) {
  if (globalThis.crypto?.subtle === undefined) return true;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === wanted;
}

/** Write numbers of half precision as single ones: the same bits further left, and another exponent. */
function unpack(halves, memory, place) {
  const bits = new Uint32Array(memory, place, halves.length);
  const numbers = new Float32Array(memory, place, halves.length);
  for (let at = 0; at < halves.length; at++) {
    bits[at] = ((halves[at] & 0x8000) << 16) | ((halves[at] & 0x7fff) << 13);
    numbers[at] *= REBIAS;
  }
}
