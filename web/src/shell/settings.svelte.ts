/** What the player has chosen for this browser: language, colours, motion, sounds; kept, and the same in every tab. */
import type { Language } from "./connection";
import { LANGUAGES, preferred, wordsOf, type Say, type Values } from "./i18n";
import { motionOf, type MOTIONS, type THEMES } from "./wishes";

const PLACE = "bauhof.settings";

interface Kept {
  language: Language | null;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  confirm: boolean | null;
  notify: boolean;
  name: string;
  look: string;
  chances: boolean;
  training: boolean;
  replayChances: boolean;
}

const FIRST: Kept = { language: null, theme: "auto", motion: "auto", sound: true, confirm: null, notify: false, name: "", look: "", chances: false, training: false, replayChances: false };

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
  private words = $state.raw<{ language: Language; say: Say } | null>(null); // come a moment after the wish
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
      if (event.key !== PLACE) return;
      Object.assign(this.kept, kept(event.newValue)); // what stays the same moves nothing
      void this.speak();
    });
  }

  private follow(query: string, tell: (is: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }

  private get wish(): Language {
    const chosen = this.kept.language;
    return chosen !== null && chosen in LANGUAGES ? chosen : preferred(navigator.languages);
  }
  /** The language of the page. */
  get language(): Language {
    return this.words?.language ?? this.wish;
  }
  get say(): Say | undefined {
    return this.words?.say;
  }
  /** Speak the language that is wished for, as soon as its words are here. */
  async speak(): Promise<void> {
    const language = this.wish;
    if (language === this.words?.language) return;
    const say = await wordsOf(language);
    if (language === this.wish) this.words = { language, say };
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
    return motionOf(this.kept.motion, this.still);
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
  get look(): string {
    return this.kept.look;
  }
  /** How one wants to be coached when one plays alone against bots. */
  get coaching(): { chances: boolean; training: boolean } {
    return { chances: this.kept.chances, training: this.kept.training };
  }
  /** Whether replays show everybody's chances. */
  get replayChances(): boolean {
    return this.kept.replayChances;
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    remember(PLACE, this.kept);
    void this.speak();
  }
}

export const settings = new Settings();

/** Words of the pages in the chosen language. */
export function t(key: string, values?: Values): string {
  return settings.say?.(key, values) ?? "";
}
