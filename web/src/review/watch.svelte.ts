/** A review while it is being made: asked for once, then looked at again and again until it is there. */
import type { MomentShown, ReviewState } from "../protocol";
import { api } from "../shell/api";
import { offered } from "../shell/imported";
import { settings } from "../shell/settings.svelte";

const SOON = 250; // milliseconds between two looks, at first
const LATER = 800;
const FIRST = 12; // looks

export const FILE = "file"; // the table of a journal that is kept in this page only

export class Watched {
  state = $state.raw<ReviewState | null>(null);
  failure = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks = 0;
  private gone = false;

  constructor(readonly table: string) {}

  /** See how far it is; if wanted, have it made. */
  async look(ask = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      const state = await this.asked(ask);
      if (this.gone) return;
      this.state = state;
      this.failure = "";
    } catch (error) {
      if (!this.gone) this.failure = (error as Error).message;
      return;
    }
    if (this.state.status === "waiting" || this.state.status === "working") {
      this.timer = setTimeout(() => void this.look(), this.looks++ < FIRST ? SOON : LATER);
    }
  }

  private asked(ask: boolean): Promise<ReviewState> {
    const language = settings.language;
    if (this.table === FILE) return api.reviewImported(offered() ?? "", language);
    return ask ? api.askReview(this.table, language) : api.review(this.table, language);
  }

  moment(number: number, words: readonly string[]): Promise<MomentShown> {
    return this.table === FILE ? api.momentImported(offered() ?? "", number, words, settings.language) : api.moment(this.table, number, words, settings.language);
  }

  stop(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}
