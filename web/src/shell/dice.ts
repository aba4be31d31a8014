/** Draws again what chance gave: HMAC-SHA-256 of the secret and the number of the draw, as docs/formats.md says. */
import type { Replay } from "../protocol";
import { fromHex, sha256 } from "./sha256";

const BLOCK = 64;
const VALUES = 1n << 256n;

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function hmac(secret: Uint8Array, message: Uint8Array): string {
  const key = new Uint8Array(BLOCK);
  key.set(secret);
  const inner = sha256(joined(key.map((byte) => byte ^ 0x36), message));
  return sha256(joined(key.map((byte) => byte ^ 0x5c), fromHex(inner)));
}

/** Which of the weighted outcomes draw number n gives. */
export function draw(secret: Uint8Array, n: number, weights: readonly number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = VALUES - (VALUES % total);
  const message = new DataView(new ArrayBuffer(16));
  message.setBigUint64(0, BigInt(n));
  for (let attempt = 0; ; attempt++) {
    message.setBigUint64(8, BigInt(attempt));
    const value = BigInt(`0x${hmac(secret, new Uint8Array(message.buffer))}`);
    if (value >= limit) continue;
    let ticket = value % total;
    return weights.findIndex((weight) => (ticket -= BigInt(weight)) < 0n);
  }
}

/** How many draws a game had, and the first, counted from 1, that does not follow from the secret. */
export function redraw(replay: Pick<Replay, "steps">, secret: string): { draws: number; wrong: number | null } {
  const key = fromHex(secret);
  const drawn = replay.steps.filter((step) => step.weights);
  const wrong = drawn.findIndex((step, n) => draw(key, n, step.weights!) !== step.drawn);
  return { draws: drawn.length, wrong: wrong < 0 ? null : wrong + 1 };
}
