/** A connection to a table: versions, requests that are sent until they are answered, and coming back by itself. */
import {
  PROTOCOL,
  type AskChances,
  type AskHint,
  type Ack,
  type Act,
  type Chances,
  type ChatLine,
  type Command,
  type Hint,
  type Position,
  type Refused,
  type RoomInfo,
  type ServerMessage,
  type Told,
  type Undo,
  type Warned,
} from "../protocol";

export type Language = string; // a code such as `en`
export type Request = Act | Undo | AskHint | AskChances | Command;
/** A request without its id, which the connection gives. */
export type Asked = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
export type Answer = Ack | Refused | Hint | Chances | Warned;
/** `lost` and `restarting` come back by themselves; `gone` and `outdated` do not. */
export type Status = "connecting" | "open" | "lost" | "restarting" | "gone" | "outdated" | "closed";

/** What the connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open: () => Socket;
  later: (action: () => void, ms: number) => unknown;
  cancel: (timer: unknown) => void;
  id: () => string;
  chance: () => number; // from 0 to 1
}

export interface Listener {
  status?: (status: Status) => void;
  room?: (room: RoomInfo) => void;
  position?: (position: Position, log: readonly Told[], fresh: readonly Told[]) => void;
  chat?: (lines: readonly ChatLine[], fresh: readonly ChatLine[]) => void;
}

const NO_TABLE = 4404;
const RUBBISH = 4400;
const FORBIDDEN = 4403;
const RESTART = 1012;
const FIRST_PAUSE = 250;
const EAGER_PAUSE = 1000; // a server that starts anew is back soon
const EAGER = 60; // so often we believe that
const LONGEST_PAUSE = 8000;
const PATIENCE = 10_000; // until a request without an answer makes us doubt the connection

interface Pending {
  request: Request;
  answer: (answer: Answer) => void;
}

export class Connection {
  status: Status = "connecting";
  room: RoomInfo | null = null;
  position: Position | null = null;
  log: readonly Told[] = [];
  private lines = new Map<number, ChatLine>();
  private pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  private attempts = 0;
  private retry: unknown = null;
  private doubt: unknown = null;
  private whole = true; // whether the next hello asks for the whole log

  constructor(
    private language: Language,
    private surroundings: Surroundings,
    private listener: Listener,
  ) {}

  /** Connect, or connect at once instead of after the pause. */
  connect(): void {
    if (this.status === "closed" || this.status === "gone" || this.status === "outdated" || this.socket) return;
    this.surroundings.cancel(this.retry);
    const socket = this.surroundings.open();
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.greet();
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => socket === this.socket && this.ended(event.code, event.reason);
  }

  /** Give the socket up, for good or until `connect`. */
  drop(status: "closed" | "lost" = "lost"): void {
    const socket = this.socket;
    this.socket = null;
    this.surroundings.cancel(this.retry);
    this.surroundings.cancel(this.doubt);
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
    if (this.status !== "gone" && this.status !== "outdated") this.become(status);
  }

  /** Go on in another language; everything is told again in it. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.whole = true;
    if (this.status === "open") this.socket?.send(JSON.stringify({ type: "speak", language }));
  }

  /** Send a request; it is sent again after a lost connection, and carried out once. */
  ask(asked: Asked): Promise<Answer> {
    const request = { ...asked, id: this.surroundings.id() } as Request;
    return new Promise((answer) => {
      this.pending.set(request.id, { request, answer });
      if (this.status === "open") this.send(request);
    });
  }

  /** How many requests wait for an answer. */
  get waiting(): number {
    return this.pending.size;
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
    this.surroundings.cancel(this.doubt);
    this.doubt = this.surroundings.later(() => this.suspect(), PATIENCE);
  }

  private suspect(): void {
    const waits = [...this.pending.values()].some(({ request }) => request.type !== "ask-hint" && request.type !== "ask-chances");
    if (!waits) return;
    this.drop();
    this.connect();
  }

  private greet(): void {
    const have = this.whole ? 0 : (this.position?.version ?? 0);
    const seats = this.position?.seats ?? [];
    this.socket?.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, language: this.language, have, seats }));
    this.attempts = 0;
    this.become("open");
    for (const { request } of this.pending.values()) this.send(request);
  }

  private ended(code: number, reason: string): void {
    this.socket = null;
    this.surroundings.cancel(this.doubt);
    if (code === NO_TABLE || code === FORBIDDEN) return this.become("gone");
    if (code === RUBBISH && reason === "protocol") return this.become("outdated");
    const eager = this.attempts < EAGER;
    this.become(eager && (code === RESTART || this.status === "restarting") ? "restarting" : "lost");
    const pause = eager ? Math.min(EAGER_PAUSE, FIRST_PAUSE * 2 ** this.attempts) : LONGEST_PAUSE;
    this.attempts += 1;
    // Not all at the same moment: a server has just begun when everybody comes back to it.
    this.retry = this.surroundings.later(() => this.connect(), (pause * (1 + this.surroundings.chance())) / 2);
  }

  private become(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.status?.(status);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        this.room = message;
        return this.listener.room?.(message);
      case "position":
        return this.move(message);
      case "chat":
        return this.hear(message.lines);
      default:
        return this.answered(message);
    }
  }

  private move(position: Position): void {
    if (position.log > this.log.length) {
      // Something is missing: start over with the whole log.
      this.whole = true;
      this.drop();
      return this.connect();
    }
    // After a change of language, or a new seat, everything is told again: only what goes beyond is fresh.
    const known = position.log === 0 && this.position !== null ? this.log.length : position.log;
    this.log = [...this.log.slice(0, position.log), ...position.events];
    this.position = position;
    this.whole = false;
    this.listener.position?.(position, this.log, this.log.slice(known));
  }

  private hear(lines: ChatLine[]): void {
    const fresh = lines.filter((line) => !this.lines.has(line.number));
    for (const line of lines) this.lines.set(line.number, line);
    const sorted = [...this.lines.values()].sort((a, b) => a.number - b.number);
    this.listener.chat?.(sorted, fresh);
  }

  private answered(answer: Answer): void {
    const pending = this.pending.get(answer.id);
    if (answer.type === "refused" && answer.reason === "protocol") return this.become("outdated");
    if (!pending) return; // an answer that came twice
    this.pending.delete(answer.id);
    if (!this.pending.size) this.surroundings.cancel(this.doubt);
    pending.answer(answer);
  }
}

/** A number that no other request has; also where pages are served without TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
