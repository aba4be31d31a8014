/** What the player has chosen for this browser: language, colours, motion, sounds; kept, and the same in every tab. */
import type { Language } from "./connection";
import { preferred, say, type Values } from "./i18n";
import type { Key } from "./words";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const MOTIONS = ["auto", "off", "fast", "normal"] as const;

const PLACE = "bauhof.settings";

interface Kept {
  language: Language | null;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  confirm: boolean | null;
  notify: boolean;
  name: string;
}

const FIRST: Kept = { language: null, theme: "auto", motion: "auto", sound: true, confirm: null, notify: false, name: "" };

function kept(text: string | null): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(text ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null; // storage is switched off: everything works, nothing is remembered
  }
}

/** Remember something in this browser, if it can be. */
export function remember(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // storage is full or switched off
  }
}

/** What was remembered, or what is given instead. */
export function remembered<T>(place: string, instead: T): T {
  try {
    return JSON.parse(stored(place) ?? "null") ?? instead;
  } catch {
    return instead;
  }
}

class Settings {
  private kept = $state<Kept>(kept(stored(PLACE)));
  private dark = $state(false);
  private contrast = $state(false);
  private still = $state(false);
  private coarse = $state(false);

  constructor() {
    this.follow("(prefers-color-scheme: dark)", (is) => (this.dark = is));
    this.follow("(prefers-contrast: more)", (is) => (this.contrast = is));
    this.follow("(prefers-reduced-motion: reduce)", (is) => (this.still = is));
    this.follow("(pointer: coarse)", (is) => (this.coarse = is));
    addEventListener("storage", (event) => {
      if (event.key === PLACE) Object.assign(this.kept, kept(event.newValue)); // what stays the same moves nothing
    });
  }

  private follow(query: string, tell: (is: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }

  get language(): Language {
    return this.kept.language ?? preferred(navigator.languages);
  }
  get themeChosen(): Kept["theme"] {
    return this.kept.theme;
  }
  get theme(): "light" | "dark" | "contrast" {
    return this.kept.theme !== "auto" ? this.kept.theme : this.contrast ? "contrast" : this.dark ? "dark" : "light";
  }
  get motionChosen(): Kept["motion"] {
    return this.kept.motion;
  }
  get motion(): "off" | "fast" | "normal" {
    return this.kept.motion !== "auto" ? this.kept.motion : this.still ? "off" : "normal";
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  /** Whether a touch chooses and the button confirms; so by default where fingers play. */
  get confirm(): boolean {
    return this.kept.confirm ?? this.coarse;
  }
  get notify(): boolean {
    return this.kept.notify;
  }
  get name(): string {
    return this.kept.name;
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    remember(PLACE, this.kept);
  }
}

export const settings = new Settings();

/** Words of the shell in the chosen language. */
export function t(key: Key, values?: Values): string {
  return say(settings.language, key, values);
}
