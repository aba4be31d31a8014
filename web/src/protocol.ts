// Written from src/bauhof/server/messages.py by `python -m bauhof.server.describe`; do not edit.

export const PROTOCOL = 1;

/** The first message on a socket: which protocol and language, and what the client has of this table. */
export interface Hello {
  type: "hello";
  protocol: number;
  language?: "de" | "en";
  have?: number;
  seats?: number[];
}

/** Go on in another language. */
export interface Speak {
  type: "speak";
  language: "de" | "en";
}

/** Decide for a seat; `version` is the one that the client decided on. `then` are the answers to the questions that follow, with nothing left to chance before the last of them. All of them are carried out, or none. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  action: string;
  then?: string[];
}

/** Take back the client's last action. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** Ask what could be done; only for the seat whose turn it is, where the table allows it. */
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
  version: number;
}

/** Say something to the table: a preset by its key, or free text where the host allows it. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  preset?: string | null;
}

/** Take an open seat before the start; one client may take several, for people at one device. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Leave a seat before the start. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The host opens a seat before the start, or gives it to a bot. */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  bot?: string | null;
}

/** The host begins the game; while the host is away, anybody who sits at the table can act as the host. */
export interface Start {
  type: "start";
  id: string;
}

/** Let a bot play for a seat: its owner at any time, anybody else at the table while the owner is away. */
export interface GiveSeat {
  type: "give-seat";
  id: string;
  seat: number;
  bot: string;
}

/** The owner plays again. */
export interface TakeSeat {
  type: "take-seat";
  id: string;
  seat: number;
}

/** Give a seat up for good; a bot plays on. When nobody is left the game is abandoned. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
  bot: string;
}

/** The host ends a game that nobody wants to finish. */
export interface Abandon {
  type: "abandon";
  id: string;
}

/** Play again at a new table, with the same seats or everybody one seat further. */
export interface Rematch {
  type: "rematch";
  id: string;
  rotate?: boolean;
}

/** The host switches free text in the chat, or the listing in the lobby, on or off. */
export interface Allow {
  type: "allow";
  id: string;
  chat?: boolean | null;
  listed?: boolean | null;
}

/** A request was carried out and is saved; asked twice it is carried out once. */
export interface Ack {
  type: "ack";
  id: string;
}

/** A request was not carried out; `stale` is followed by the current position. */
export interface Refused {
  type: "refused";
  id: string;
  reason: "busy" | "forbidden" | "illegal" | "invalid" | "protocol" | "stale" | "storage";
  text: string;
  paragraph?: string;
}

/** An event, and its sentence. */
export interface Told {
  kind: string;
  data: Record<string, number>;
  text: string;
}

/** An answer to the open question; one that is not allowed says why, and by which paragraph. */
export interface Choice {
  word: string;
  text: string;
  refusal?: string;
  paragraph?: string;
}

/** A whole answer to a question that is asked part by part: the payment that wastes least, and its sentence. */
export interface Suggestion {
  words: string[];
  text: string;
}

/** The game as the client's seats may know it: the newest view, and the events since the version it had. The client keeps its first `log` events and puts `events` after them. `seat` is whose eyes these are: of several seats at one device the one that decides now or next, -1 for a spectator. `view` is the game's own. */
export interface Position {
  type: "position";
  version: number;
  log: number;
  events: Told[];
  seat: number;
  seats: number[];
  view: unknown;
  prompt: string;
  turn?: number | null;
  thinking?: boolean;
  choices?: Choice[];
  suggestion?: Suggestion | null;
  undo?: "beyond" | "free" | null;
}

/** One line of the chat; what the table itself says has no seat. */
export interface ChatLine {
  number: number;
  text: string;
  name?: string;
  seat?: number | null;
}

/** What was said since the last message. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** An action and how promising it is, from 0 to 1. */
export interface Estimate {
  word: string;
  text: string;
  value: number;
  visits: number;
}

/** What could be done, the best first; computed from what the seat may know. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  estimates: Estimate[];
}

/** One seat as everybody sees it; `bot` is the level of a bot that plays there, for good or for its owner. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string | null;
  yours?: boolean;
  here?: boolean;
  resigned?: boolean;
}

/** What the host decides: lobby, free text in the chat, hints, and taking back beyond the game's limits. */
export interface Settings {
  listed: boolean;
  chat: boolean;
  hints: boolean;
  undo: boolean;
}

/** How a game ended; `beyond` counts the actions taken back beyond the game's limits. */
export interface Result {
  reason: "abandoned" | "finished";
  ranking?: number[] | null;
  beyond?: number;
}

/** The table and who sits there. The commitment is shown from the start, the secret after the end. */
export interface Room {
  type: "room";
  table: string;
  game: string;
  title: string;
  options: Record<string, boolean>;
  stage: "over" | "running" | "waiting";
  seats: SeatInfo[];
  settings: Settings;
  host: boolean;
  spectators: number;
  commitment?: string | null;
  secret?: string | null;
  result?: Result | null;
  rematch?: string | null;
}

/** A seat of a new table: open, for a person at this device, or for a bot of a level. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A new table; with a journal it goes on after one of its steps. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean>;
  settings?: Settings;
  journal?: string | null;
  step?: number;
}

/** A journal to look at. */
export interface Imported {
  journal: string;
  language?: "de" | "en";
  seat?: number;
}

/** One moment of a replay: what was entered in the journal, what happened, and the view after it. Where chance answered, `drawn` is the place of its answer among the `weights` of all that could have been, so that anybody can draw again from the secret. */
export interface ReplayStep {
  line: number;
  events: Told[];
  view: unknown;
  prompt: string;
  seat?: number | null;
  action?: string | null;
  undo?: number | null;
  weights?: number[] | null;
  drawn?: number | null;
}

/** A worked example of a paragraph of the rules. */
export interface ExampleInfo {
  id: string;
  paragraph: string;
  title: string;
  text: string;
}

/** The worked examples of a game, in the order of its rules. */
export interface Examples {
  examples: ExampleInfo[];
}

/** A whole game, or a worked example, moment by moment. */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  options: Record<string, boolean>;
  ranking: number[] | null;
  steps: ReplayStep[];
  example: ExampleInfo | null;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  text: string;
}

/** A bot that can be asked to play. */
export interface BotInfo {
  name: string;
  text: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  bots: BotInfo[];
}

/** What can be played, and what can be said by a key. */
export interface Games {
  protocol: number;
  games: GameInfo[];
  presets: Record<string, string>;
}

/** A table in the lobby, or one of the client's own. */
export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  stage: "over" | "running" | "waiting";
  names: string[];
  open: number;
  updated: number;
}

/** The tables that are listed, and those where the client sits. */
export interface Lobby {
  tables: LobbyTable[];
  yours: LobbyTable[];
}

/** Whether the server works, and how much. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  live_tables: number;
  sockets: number;
  thinking: number;
}

/** Why a request over HTTP was refused. */
export interface Problem {
  reason: "busy" | "forbidden" | "illegal" | "invalid" | "protocol" | "stale" | "storage";
  text: string;
}

export type Command = Sit | Stand | SetSeat | Start | GiveSeat | TakeSeat | Resign | Abandon | Rematch | Allow | Say;

export type ClientMessage = Hello | Speak | Act | Undo | AskHint | Sit | Stand | SetSeat | Start | GiveSeat | TakeSeat | Resign | Abandon | Rematch | Allow | Say;

export type ServerMessage = Room | Position | Ack | Refused | Chat | Hint;

export type GameName = "carrara" | "machi-koro" | "skyline";
export type PresetKey = "hello" | "good-luck" | "well-done" | "oops" | "thanks" | "moment" | "your-turn" | "good-game" | "again";

export namespace Carrara {
  /** The table as one seat sees it. */
  export interface View {
    seat: number;
    players: number;
    open_screens: boolean;
    phase: string;
    turn: number;
    start: number;
    last_round: boolean;
    announcer: number | null;
    segment: string | null;
    building: string | null;
    city: string | null;
    picked: Record<string, number>;
    price: number;
    wheel: Record<string, SegmentView>;
    unseen_bricks: Record<string, number>;
    display: string[];
    stack: number;
    unseen_buildings: string[];
    field: string[];
    supply: Record<string, number>;
    boards: Board[];
    buildable: Record<string, Plan>;
    scorings: Record<string, Gain>;
    winners: number[];
  }

  /** One segment of the wheel, with the price of every colour that lies there. */
  export interface SegmentView {
    bricks: Record<string, number>;
    prices: Record<string, number>;
    next_prices: Record<string, number>;
  }

  /** What one player has; None for what a screen hides. */
  export interface Board {
    coins: number | null;
    bricks: Record<string, number> | null;
    objects: Record<string, number> | null;
    points: number;
    buildings: Record<string, string[]>;
    scored: string[];
    missing: Missing;
    final: number;
  }

  /** C8.2: how far a player is from each of the three conditions. */
  export interface Missing {
    scorings: number;
    objects: number | null;
    cost: number;
  }

  /** What building would take and bring. */
  export interface Plan {
    cities: Record<string, Record<string, number>>;
    missing: Missing;
    final: number;
  }

  /** What a scoring would pay now. */
  export interface Gain {
    coins: number;
    points: number;
    objects: Record<string, number>;
  }

}

export namespace MachiKoro {
  /** The table as everybody sees it; only `seat` says who looks. */
  export interface View {
    seat: number;
    players: number;
    variable_supply: boolean;
    two_of_a_kind: boolean;
    phase: string;
    turn: number;
    dice: number[];
    rerolled: boolean;
    again: boolean;
    given: string | null;
    partner: number | null;
    towns: Town[];
    supply: Record<string, number>;
    deck: number;
    unseen: Record<string, number>;
    income: Record<string, number[]>;
    winner: number | null;
  }

  /** What lies before one player. */
  export interface Town {
    coins: number;
    cards: Record<string, number>;
    landmarks: string[];
  }

}

export namespace Skyline {
  /** The table as one seat sees it (S8.1), with the hands of others only if they are open (S8.2). */
  export interface View {
    seat: number;
    players: number;
    open_hands: boolean;
    phase: string;
    turn: number;
    again: boolean;
    place: number | null;
    paid: number[];
    chosen: number[];
    yard: (Offer | null)[];
    display: (string | null)[];
    towns: Player[];
    dirk: Player | null;
    discard: Record<string, number>;
    deck: number;
    piles: number[];
    buildings: number;
    unseen: Record<string, number>;
    scored: number;
    ending: boolean;
    would_score: Record<string, number[]>;
    ranking: number[] | null;
  }

  /** A building on the yard, and how the observer could pay for it now. */
  export interface Offer {
    building: string;
    category: string;
    price: number;
    currency: string;
    exact: number[] | null;
    cheapest: number[] | null;
    waste: number | null;
  }

  /** What lies before one player, and the hand. */
  export interface Player {
    points: number;
    owned: Record<string, number>;
    hand: Hand;
  }

  /** A player's money: how many cards, and which, if that may be known. */
  export interface Hand {
    size: number;
    cards: Record<string, number> | null;
  }

}
