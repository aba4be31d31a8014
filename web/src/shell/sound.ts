/** Short sounds of our own, made when they are needed; nothing is loaded. */
import { settings } from "./settings.svelte";

type Note = readonly [frequency: number, at: number, length: number, wave?: OscillatorType];

const SOUNDS = {
  turn: [[523, 0, 0.12], [784, 0.1, 0.2]],
  tap: [[330, 0, 0.05, "triangle"]],
  coin: [[1245, 0, 0.06], [1661, 0.05, 0.12]],
  dice: [[180, 0, 0.03, "square"], [150, 0.06, 0.03, "square"], [210, 0.11, 0.04, "square"]],
  card: [[420, 0, 0.04, "triangle"], [300, 0.03, 0.06, "triangle"]],
  refused: [[196, 0, 0.12, "triangle"], [165, 0.09, 0.16, "triangle"]],
  chat: [[880, 0, 0.06], [988, 0.07, 0.08]],
  end: [[523, 0, 0.16], [659, 0.13, 0.16], [784, 0.26, 0.16], [1047, 0.4, 0.4]],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.07;
let context: AudioContext | null = null;

/** Play a sound, if sounds are on and the player has touched the page before. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, at, length, wave] of SOUNDS[sound] as readonly Note[]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave ?? "sine";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}

/** One sound for what has just happened: of the first event that has one, as its game says. */
export function playEvents(events: readonly { kind: string }[], sounds: Partial<Record<string, Sound>>): void {
  const sound = events.map(({ kind }) => sounds[kind]).find((one) => one !== undefined);
  if (sound) play(sound);
}
