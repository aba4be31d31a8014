/** A table as the page shows it: what the connection brings, at a pace that can be followed. */
import type { ChatLine, Choice, Hint, Position, Refused, RoomInfo, Told, Warned } from "../protocol";
import { Connection, newId, type Asked, type Language, type Socket, type Status } from "./connection";
import { pause } from "./motion";
import { latest } from "./story";

/** A moment that was seen at this table, to look at again. */
export interface Moment {
  log: number; // how many events had happened
  seat: number;
  view: unknown;
  standing: Position["standing"];
}

interface Shown {
  position: Position;
  log: readonly Told[];
  fresh: readonly Told[];
}

const MOST_WAITING = 8; // positions behind the newest; whoever is further behind jumps
const MOST_MOMENTS = 600;

export class TableModel {
  status = $state<Status>("connecting");
  room = $state.raw<RoomInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly Told[]>([]);
  fresh = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  moments = $state.raw<readonly Moment[]>([]);
  behind = $state(0);
  sent = $state(false);
  hinting = $state(false);
  undoing = $state(false); // whether the player is asked how far to go back
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refused | null>(null);
  chances = $state.raw<readonly number[] | null>(null); // of every seat, where they are shown
  doubt = $state.raw<{ warned: Warned; words: readonly string[] } | null>(null); // about what the player wants to do

  private clock = $state(0); // the server's, in seconds, as long as somebody is waited for
  private ahead = 0; // seconds by which it is ahead of ours
  private ticking: ReturnType<typeof setTimeout> | undefined;
  private asking = false; // for chances
  private weighed = new Map<number, readonly number[]>(); // chances by version, until that is shown
  private decided = -1; // the version on which the decision was made that was sent last
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private connection: Connection;

  constructor(
    table: string,
    language: Language,
    private tell: { chat?: (lines: readonly ChatLine[]) => void; moved?: (fresh: readonly Told[], position: Position) => void } = {},
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const surroundings = {
      open: () => new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`) as unknown as Socket,
      later: (action: () => void, ms: number) => setTimeout(action, ms),
      cancel: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      id: newId,
      chance: Math.random,
    };
    this.connection = new Connection(language, surroundings, {
      status: (status) => (this.status = status),
      room: (room) => {
        this.ahead = (room.now ?? 0) - Date.now() / 1000;
        this.room = room;
        this.tick();
        void this.askChances();
      },
      position: (position, log, fresh) => this.arrived({ position, log, fresh }),
      chat: (lines, fresh) => {
        const first = this.chat.length === 0;
        this.chat = lines;
        if (!first) this.tell.chat?.(fresh);
      },
    });
    this.connection.connect();
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.visible);
  }

  private online = () => this.connection.connect();
  private offline = () => this.connection.drop();
  private visible = () => document.visibilityState === "visible" && this.connection.connect();

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.ticking);
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.visible);
    this.connection.drop("closed");
  }

  /** Whether the connection comes back by itself. */
  get away(): boolean {
    return this.status === "lost" || this.status === "restarting";
  }

  /** The seconds until a moment of the server's clock, counted down. */
  left = (moment: number | undefined): number => Math.max(0, Math.ceil((moment ?? 0) - this.clock));

  private tick(): void {
    clearTimeout(this.ticking);
    this.clock = Date.now() / 1000 + this.ahead;
    const moments = [this.room?.host_until, this.room?.due, ...(this.room?.seats.map((seat) => seat.until) ?? [])];
    if (moments.some((moment) => this.left(moment) > 0)) this.ticking = setTimeout(() => this.tick(), 1000);
  }

  speak(language: Language): void {
    this.connection.speak(language);
  }

  /** The answers to the open question, if it is ours and nothing waits to be seen. */
  get choices(): Choice[] {
    const position = this.position;
    if (!position || this.sent || this.behind > 0 || position.turn !== position.seat) return [];
    return position.choices ?? [];
  }

  /** Whether one of our own seats has to decide. */
  get mine(): boolean {
    const position = this.position;
    return !!position && position.turn === position.seat && (position.choices ?? []).length > 0;
  }

  private arrived(shown: Shown): void {
    this.queue.push(shown);
    this.behind = this.queue.length;
    void this.askChances();
    if (this.queue.length > MOST_WAITING || document.visibilityState === "hidden") this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  private next(): void {
    this.timer = undefined;
    const shown = this.queue.shift();
    this.behind = this.queue.length;
    if (!shown) return;
    const first = this.position === null;
    this.show(first ? { ...shown, fresh: latest(shown.fresh) } : shown);
    const wait = shown.fresh.length && !first ? pause() : 0;
    // The timer runs even when nothing waits: what comes next must not come before this could be seen.
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else if (this.queue.length) this.next();
  }

  /** Show the newest position at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    if (!last) return;
    const fresh = this.queue.flatMap((shown) => [...shown.fresh]);
    this.queue = [];
    this.behind = 0;
    this.show({ ...last, fresh });
  }

  /** What one does oneself is shown as soon as it comes. */
  private hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private show({ position, log, fresh }: Shown): void {
    this.position = position;
    this.log = log;
    this.fresh = fresh;
    // The same position may come again before the answer, after a lost connection or in another language.
    if (position.version !== this.decided) {
      this.sent = false;
      this.doubt = null;
    }
    this.showChances();
    if (this.hint && this.hint.version !== position.version) this.hint = null;
    const moment = { log: log.length, seat: position.seat, view: position.view, standing: position.standing };
    const kept = this.moments.filter((one) => one.log < log.length);
    this.moments = [...kept, moment].slice(-MOST_MOMENTS);
    this.tell.moved?.(fresh, position);
  }

  /** Send a request; what is refused is kept to be said. */
  async ask(asked: Asked): Promise<boolean> {
    this.refusal = null;
    const answer = await this.connection.ask(asked);
    if (answer.type === "refused") this.refusal = answer;
    return answer.type !== "refused";
  }

  /** Decide; several answers go out together, so that all of them count or none. */
  act(word: string, ...then: string[]): Promise<void> {
    return this.decide([word, ...then], false);
  }

  /** Do what was doubted. */
  insist(): void {
    if (this.doubt) void this.decide(this.doubt.words, true);
  }

  private async decide(words: readonly string[], sure: boolean): Promise<void> {
    const position = this.position;
    if (!position || this.sent || this.behind > 0) return;
    this.hurry();
    this.sent = true;
    this.decided = position.version;
    this.refusal = this.doubt = null;
    const [action, ...then] = words;
    const answer = await this.connection.ask({ type: "act", seat: position.seat, version: position.version, action: action!, then, ...(sure ? { sure } : {}) });
    if (answer.type === "ack") return;
    this.sent = false;
    if (answer.type === "refused") this.refusal = answer;
    else if (answer.type === "warned") this.doubt = { warned: answer, words };
  }

  /** Take back; what goes back over several turns is asked for first. */
  async undo(sure = false): Promise<void> {
    this.catchUp();
    this.hurry();
    const position = this.position;
    if (!position?.undo || this.sent) return;
    this.undoing = !sure && (position.back ?? 0) > 1;
    if (this.undoing) return;
    await this.ask({ type: "undo", version: position.version });
  }

  /** Ask for the chances in the newest position, one after another; they are shown with it. */
  private async askChances(): Promise<void> {
    const wanted = () => !!this.room?.coaching?.chances && this.room.stage === "running";
    if (!wanted()) this.chances = null;
    if (this.asking) return;
    this.asking = true;
    for (let asked = -1; wanted() && this.newest > asked; ) {
      asked = this.newest;
      const answer = await this.connection.ask({ type: "ask-chances", version: asked });
      if (answer.type === "chances") this.weighed.set(answer.version, answer.chances);
      this.showChances();
    }
    this.asking = false;
  }

  private get newest(): number {
    return this.connection.position?.version ?? -1;
  }

  private showChances(): void {
    for (const [version, chances] of this.weighed) {
      if (version > (this.position?.version ?? 0)) continue;
      this.chances = chances;
      this.weighed.delete(version);
    }
  }

  async askHint(): Promise<void> {
    const position = this.position;
    if (!position || this.hinting) return;
    this.hinting = true;
    this.refusal = null;
    const answer = await this.connection.ask({ type: "ask-hint", seat: position.seat, version: position.version });
    this.hinting = false;
    if (answer.type === "refused") this.refusal = answer;
    else if (answer.type === "hint" && answer.version === this.position?.version) this.hint = answer;
  }
}
