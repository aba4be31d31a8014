// Written from src/bauhof/server by `make protocol`; do not edit.

export const PROTOCOL = 2;

/** An answer to the open question; one that is not allowed says why, and the paragraph that says so. */
export interface Choice {
  word: string;
  refusal: string;
  paragraph: string;
  text: string;
  reason: string;
}

/** A variant that can be chosen before a game. */
export interface Option {
  name: string;
  text: string;
}

/** A line of the table that says how a result came about: what is added up over all events of a kind. */
export interface Tally {
  key: string;
  event: string;
  amount: string;
  seat: string;
  sign: number;
  by: string;
  named: string[];
}

/** A game's material, its words and what a screen needs to know, in one language. */
export interface Sheet {
  game: string;
  rules: number;
  language: string;
  title: string;
  about: string;
  minutes: number;
  players: number[];
  options: Option[];
  metric: string;
  tallies: Tally[];
  material: unknown;
  words: string;
  hash: string;
}

/** The first message on a socket: which protocol and language, and what the client has of this table. */
export interface Hello {
  type: "hello";
  protocol: number;
  language?: string;
  have?: number;
  seats?: number[];
}

/** Go on in another language. */
export interface Speak {
  type: "speak";
  language: string;
}

/** Decide for a seat; `version` is the one that the client decided on. `then` are the answers to the questions that follow, with nothing left to chance before the last of them. All of them are carried out, or none. With training a blunder is answered with `warned`, and nothing is done unless the player is `sure`. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  action: string;
  then?: string[];
  sure?: boolean;
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

/** Ask how likely everybody wins, at a table where that is shown. */
export interface AskChances {
  type: "ask-chances";
  id: string;
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
  look?: string;
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

/** The host asks somebody to leave before the start; who was asked cannot sit down there again. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Say before the start that one is ready, for all seats of the client, or not any more. */
export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
}

/** The host begins the game; when the host has been away for a while, anybody who sits there can act as the host. */
export interface Start {
  type: "start";
  id: string;
}

/** Let a bot play for a seat: its owner at any time, others who sit there when the owner has been away a while. */
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

/** The host ends a game that nobody wants to finish; who has just left is waited for. */
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

/** The host switches free text in the chat, the listing in the lobby, or a part of the coaching on or off. */
export interface Allow {
  type: "allow";
  id: string;
  chat?: boolean | null;
  listed?: boolean | null;
  chances?: boolean | null;
  training?: boolean | null;
}

/** A request was carried out and is saved; asked twice it is carried out once. */
export interface Ack {
  type: "ack";
  id: string;
}

/** A request was not carried out; `stale` is followed by the current position. `code` says why in a word: one of the server's refusals, or one of the game's, then with its paragraph. */
export interface Refused {
  type: "refused";
  id: string;
  reason: "busy" | "forbidden" | "illegal" | "invalid" | "protocol" | "stale" | "storage";
  code: string;
  text: string;
  paragraph?: string;
}

/** An event and its sentence; `brief` says it in a few signs behind the name of the player whose turn it is. */
export interface Told {
  kind: string;
  data: Record<string, unknown>;
  text: string;
  brief?: string;
}

/** A whole answer to a question that is asked part by part: the payment that wastes least, and its sentence. */
export interface Suggestion {
  words: string[];
  text: string;
}

/** How far a lesson has come: the step in which the player acts next, and the words that it asks for now. When the lesson is over this is the number of its steps; `*` asks for anything. */
export interface LessonDue {
  step: number;
  words?: string[];
}

/** The game as the client's seats may know it: the newest view, and the events since the version it had. The client keeps its first `log` events and puts `events` after them. `seat` is whose eyes these are: of several seats at one device the one that decides now or next, -1 for a spectator. `view` is the game's own; `standing` says of every seat in a few numbers how it stands. An undo beyond the game's limits, or the one of a game with training, takes `back` so many turns. `lesson` is there at a table with a lesson. */
export interface Position {
  type: "position";
  version: number;
  log: number;
  events: Told[];
  seat: number;
  seats: number[];
  view: unknown;
  standing: Record<string, number>[];
  prompt: string;
  turn?: number | null;
  thinking?: boolean;
  choices?: Choice[];
  suggestion?: Suggestion | null;
  undo?: "beyond" | "free" | "once" | null;
  back?: number;
  lesson?: LessonDue | null;
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

/** An action that the network would consider, how likely it would choose it, from 0 to 1, and if it wins at once. */
export interface HintedAction {
  word: string;
  text: string;
  value: number;
  wins: boolean;
}

/** What a network would do, the best first, and the seat's chance to win now; both from what the seat sees. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  chance: number;
  estimates: HintedAction[];
}

/** How likely every seat wins, from what the one person at the table sees. */
export interface Chances {
  type: "chances";
  id: string;
  version: number;
  chances: number[];
}

/** An action was not carried out, for it seems a blunder: the chances to win after it and after something better. `reasons` say in words what would be better; perhaps it `wins` at once. All of it comes from what the player sees. */
export interface Warned {
  type: "warned";
  id: string;
  played: number;
  best: number;
  wins?: boolean;
  reasons?: string[];
}

/** One seat as everybody sees it; `bot` is the level of a bot that plays there, for good or for its owner. While its owner is not `here`, `until` is the moment from which others can give the seat to a bot; `by` is who did. `late` counts the turns that a bot has made because the clock had run out; `used` are seconds of the reserve. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string | null;
  yours?: boolean;
  here?: boolean;
  until?: number;
  by?: string;
  resigned?: boolean;
  look?: string;
  ready?: boolean;
  late?: number;
  used?: number;
}

/** What the host decides: lobby, free text in the chat, hints, and taking back beyond the game's limits. */
export interface TableSettings {
  listed: boolean;
  chat: boolean;
  hints: boolean;
  undo: boolean;
}

/** What one person against bots may want: to see the chances of everybody, and training. In training a blunder is warned of, and one decision can be taken back; the result says so. */
export interface Coaching {
  chances?: boolean;
  training?: boolean;
}

/** How many seconds everybody has for a turn, and in reserve for the whole game; no seconds are no clock. When both are used up a bot makes the turn. */
export interface Clock {
  seconds?: number;
  reserve?: number;
}

/** How a game ended, and in a word why; `beyond` counts the actions taken back beyond the game's limits. `scores` are what the ranking counts, seat by seat; the game took so many decisions and seconds. With `training` somebody was warned of blunders, at least for a while. */
export interface Result {
  reason: "abandoned" | "finished";
  ranking?: number[] | null;
  ending?: string;
  beyond?: number;
  scores?: number[];
  decisions?: number;
  seconds?: number;
  training?: boolean;
}

/** The table and who sits there. The commitment is shown from the start, the secret after the end. `ended` is a sentence: why the game is over. While the host is away, `host_until` is the moment from which others can act as the host. Moments are seconds of the server's clock, which said `now` when this was sent. Before the start others find the table by its `code`. With a clock, `since` is when the turn began, and `due` when its time is over. */
export interface RoomInfo {
  type: "room";
  table: string;
  game: string;
  title: string;
  options: Record<string, boolean>;
  stage: "over" | "running" | "waiting";
  seats: SeatInfo[];
  settings: TableSettings;
  host: boolean;
  spectators: number;
  commitment?: string | null;
  secret?: string | null;
  result?: Result | null;
  ended?: string;
  rematch?: string | null;
  host_until?: number;
  now?: number;
  code?: string;
  clock?: Clock;
  since?: number;
  due?: number;
  coaching?: Coaching;
  deal?: string;
}

/** A seat of a new table: open, for a person at this device, or for a bot of a level. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  look?: string;
}

/** A new table; with a journal it goes on after one of its steps, with `lesson` it begins with the game's lesson. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean>;
  settings?: TableSettings;
  clock?: Clock;
  coaching?: Coaching;
  journal?: string | null;
  step?: number;
  lesson?: boolean;
}

/** A journal to look at, through the eyes of a seat, of everybody (-1), or with everything open (-2). */
export interface Imported {
  journal: string;
  language?: string;
  seat?: number;
}

/** One moment of a replay: what was entered in the journal, what happened, and the view after it. Where chance answered, `drawn` is the place of its answer among the `weights` of all that could have been, so that anybody can draw again from the secret. */
export interface ReplayStep {
  line: number;
  events: Told[];
  view: unknown;
  standing: Record<string, number>[];
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
  ended: string;
  steps: ReplayStep[];
  example: ExampleInfo | null;
}

/** One thing that the coach says, the place on the board that it points at, and whether the player acts then. */
export interface LessonStep {
  id: string;
  text: string;
  at: string;
  acts: boolean;
  paragraph: string;
}

/** A guided first game, step by step, and the tips for afterwards by the question that is open. */
export interface LessonTold {
  steps: LessonStep[];
  tips: Record<string, string>;
}

/** One thing to know before one plays, with the names of drawings, and the paragraphs that say it in full. */
export interface PrimerPart {
  id: string;
  title: string;
  text: string;
  art: string[];
  paragraphs: string[];
}

/** How to play, on one page. */
export interface Primer {
  parts: PrimerPart[];
}

/** A question about a position; `found` ones come from games that were played, and ask for the best move. */
export interface ExerciseInfo {
  id: string;
  text: string;
  paragraph: string;
  found?: boolean;
  grade?: string;
}

/** What can be practised in a game. */
export interface Exercises {
  exercises: ExerciseInfo[];
}

/** The words of an answer so far; none to see the exercise. */
export interface Answering {
  words?: string[];
}

/** An exercise after some words of an answer; `right` is null until it is answered, then the reason is there. */
export interface ExerciseShown {
  exercise: ExerciseInfo;
  names: string[];
  view: unknown;
  standing: Record<string, number>[];
  prompt: string;
  turn: number | null;
  choices: Choice[];
  suggestion: Suggestion | null;
  events: Told[];
  right: boolean | null;
  reason: string;
}

/** A deal of the day: against whom, the guest's own table once it is opened, and how that ended. */
export interface TodayDeal {
  rivals: string[];
  table?: string;
  over?: boolean;
  place?: number;
}

/** What a day brings in a game. */
export interface TodayGame {
  game: string;
  title: string;
  puzzle: ExerciseInfo | null;
  deal: TodayDeal | null;
}

/** The puzzles and deals of a day, which ends after so many seconds; days are those of UTC. */
export interface Today {
  date: string;
  ends: number;
  games: TodayGame[];
}

/** Who wants to play the deal of the day. */
export interface Opening {
  name?: string | null;
  look?: string;
}

/** The guest's own table of a deal. */
export interface TodaysTable {
  table: string;
}

/** How somebody fared with a deal: place and score at the table, and by how much that beats the best of the others. Bots have a level; they sat in the guest's seat. */
export interface Ranked {
  name: string;
  place: number;
  score: number;
  margin: number;
  level?: string;
  look?: string;
  yours?: boolean;
}

/** Everybody who has finished the deal of a day, the best first. The commitment is that of every table of the deal; the secret is there when the ranking is final. */
export interface Ranking {
  game: string;
  title: string;
  date: string;
  ends: number;
  final: boolean;
  commitment: string;
  secret: string;
  rows: Ranked[];
}

/** A bot that can be asked to play. */
export interface BotInfo {
  name: string;
  text: string;
}

/** A game that can be played; `sheet` is the hash of its sheet, `rules` whether there is a page of its rules. `lesson` says whether there is a guided first game, `coach` whether a network can coach. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  minutes: number;
  players: number[];
  options: Option[];
  bots: BotInfo[];
  rules: boolean;
  lesson: boolean;
  coach: boolean;
  sheet: string;
}

/** What can be played, the shortest game first; what can be said by a key; and the languages by their own names. */
export interface Games {
  protocol: number;
  games: GameInfo[];
  presets: Record<string, string>;
  languages: Record<string, string>;
}

/** Who sits in a seat; `bot` is the level of a bot that plays there. */
export interface Player {
  name: string;
  bot?: string | null;
  yours?: boolean;
  look?: string;
}

/** A table in the lobby, or one of the client's own; whose turn it is, and since when, and whether it teaches. */
export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  stage: "over" | "running" | "waiting";
  names: string[];
  players: Player[];
  open: number;
  turn: number | null;
  since: number;
  updated: number;
  result: Result | null;
  lesson: boolean;
}

/** A table where the client sits and that cannot go on, with a sentence that says why. */
export interface TableAside {
  table: string;
  updated: number;
  text: string;
}

/** The tables that are listed, those where the client sits, and those of them that were set aside; the time. */
export interface Lobby {
  tables: LobbyTable[];
  yours: LobbyTable[];
  aside: TableAside[];
  now: number;
}

/** What a guest is called and looks like, to be the same on every device. */
export interface Profile {
  name?: string;
  look?: string;
}

/** The guest who asks: name and look, whether a personal link leads here, and the server's key for notices. */
export interface Me {
  name: string;
  look: string;
  linked: boolean;
  push: string;
}

/** A game of the guest who asks: whose turn it is and since when, or how it ended, and whether it was a lesson. */
export interface MyGame {
  table: string;
  game: string;
  title: string;
  stage: "over" | "running" | "waiting";
  players: Player[];
  open: number;
  turn: number | null;
  since: number;
  due: number;
  updated: number;
  result: Result | null;
  lesson: boolean;
}

/** All games of the guest who asks, the newest first; `now` is the server's clock. */
export interface MyGames {
  games: MyGame[];
  aside: TableAside[];
  now: number;
}

/** A game with the lines of its journal, once it is over; before that they would tell what is hidden. */
export interface ExportedGame {
  game: MyGame;
  journal: Record<string, unknown>[] | null;
}

/** All that is kept of a guest. */
export interface Export {
  me: Me;
  games: ExportedGame[];
}

/** The secret of a personal link: whoever has it is this guest. */
export interface PersonalLink {
  secret: string;
}

/** A request that says all by its address. */
export interface Nothing {
}

/** How many games now belong to the guest, or to nobody; `left` are in use by another process of the server. */
export interface Moved {
  games: number;
  left: number;
}

/** Where a browser takes notices, as its Push API says. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** The table that a code leads to. */
export interface Found {
  table: string;
}

/** Whether the server works and its data file can be written, and how much is going on. */
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
  code: string;
  text: string;
}

/** What made a player's result: start + luck + own + others = result, and how well they decided. Shares of a win go from 0 to 1, `accuracy` to 100; what luck outweighs, `adjusted` can lie beyond 0 and 1. `accuracy` is null for whoever had nothing to decide. */
export interface ReviewPlayer {
  seat: number;
  name: string;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  adjusted: number;
  accuracy: number | null;
  mean_loss: number | null;
  judgements: Record<string, number>;
}

/** A decision, or what chance gave: the line of the journal, whose turn it is, and all chances before it. */
export interface ReviewMoment {
  line: number;
  seat: number;
  chances: number[];
  judgement?: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only" | null;
  loss?: number;
}

/** A moment that mattered, by its number: whom it is about, what happened, and their chances before and after it. For a decision `before` is the chance with the better one and `after` that with the one played; `better` says what that was, and `reasons` why. */
export interface KeyMoment {
  number: number;
  seat: number;
  before: number;
  after: number;
  text: string;
  better?: string;
  reasons?: string[];
}

/** A finished game, judged; `ends` are the chances at the end, which is the result. */
export interface ReviewTold {
  game: string;
  title: string;
  names: string[];
  players: ReviewPlayer[];
  moments: ReviewMoment[];
  ends: number[];
  keys: KeyMoment[];
}

/** How far a review is; `never` if there can be none. `share` of it is done; `before` others are made first. `chances` are those of a first glance, at every moment of the game and at its end; `lines` are those of the journal at which these moments begin. */
export interface ReviewState {
  status: "done" | "failed" | "never" | "none" | "waiting" | "working";
  before?: number;
  share?: number;
  names?: string[];
  chances?: number[][];
  lines?: number[];
  review?: ReviewTold | null;
}

/** What could be decided, and the chance to win after it; `wins` if that is at once. */
export interface ReviewOption {
  words: string[];
  text: string;
  chance: number;
  wins?: boolean;
  played?: boolean;
}

/** The words of another decision so far; none to see the moment. */
export interface MomentAsked {
  words?: string[];
}

/** A decision of a reviewed game on its board, after some words of another one; or what chance gave there. As soon as that is decided, `judgement` says how good it is; it is null as well where the review has not looked at it, and then `decided` is true. */
export interface MomentShown {
  number: number;
  seat: number;
  view: unknown;
  standing: Record<string, number>[];
  prompt: string;
  turn: number | null;
  choices: Choice[];
  suggestion: Suggestion | null;
  options: ReviewOption[];
  reasons: string[];
  decided: boolean;
  judgement: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only" | null;
  chance: number;
  loss: number;
  text: string;
}

/** A journal from elsewhere to be reviewed; of one of its moments, the words of another decision so far. */
export interface ReviewImported {
  journal: string;
  language?: string;
  words?: string[];
}

export type Command = Sit | Stand | SetSeat | Kick | Ready | Start | GiveSeat | TakeSeat | Resign | Abandon | Rematch | Allow | Say;

export type ClientMessage = Hello | Speak | Act | Undo | AskHint | AskChances | Sit | Stand | SetSeat | Kick | Ready | Start | GiveSeat | TakeSeat | Resign | Abandon | Rematch | Allow | Say;

export type ServerMessage = RoomInfo | Position | Ack | Refused | Chat | Hint | Chances | Warned;

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

  /** One segment of the wheel. */
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

  /** What is in the box, in the order of the rules. */
  export interface Material {
    colours: Record<string, string>;
    prices: Record<string, Record<string, number>>;
    types: Record<string, Kind>;
    buildings: Record<string, Building>;
    objects: Record<string, Thing>;
    cities: Record<string, Place>;
    markers: number;
    object_price: number;
    announcement: number;
    object_points: number;
    coins_per_point: number;
    end: Record<string, Conditions>;
  }

  /** A type of building. */
  export interface Kind {
    name: string;
    country: boolean;
    object: string;
    does: string;
    paragraph: string;
  }

  /** A building as it is printed. */
  export interface Building {
    name: string;
    type: string;
    cost: number;
    does: string;
    paragraph: string;
  }

  /** A kind of object. */
  export interface Thing {
    name: string;
    type: string;
    does: string;
    paragraph: string;
  }

  /** A city of every board. */
  export interface Place {
    name: string;
    allows: string[];
    value: number;
    pays: string;
    needed: number;
    does: string;
    paragraph: string;
  }

  /** C8.2: what an announcement of the end asks for. */
  export interface Conditions {
    scorings: number;
    objects: number;
    cost: number;
  }

  /** What can happen. */
  export type Event =
    | { kind: "turn"; data: { seat: number }; text: string; brief?: string }
    | { kind: "turned_wheel"; data: { seat: number; bricks: Record<string, number> }; text: string; brief?: string }
    | { kind: "bought"; data: { seat: number; segment: string; price: number; bricks: Record<string, number> }; text: string; brief?: string }
    | { kind: "took_coins"; data: { seat: number; amount: number }; text: string; brief?: string }
    | { kind: "built"; data: { seat: number; building: string; city: string; bricks: Record<string, number> }; text: string; brief?: string }
    | { kind: "revealed"; data: { building: string }; text: string; brief?: string }
    | { kind: "scored"; data: { seat: number; scoring: string; coins: number; points: number; objects: Record<string, number> }; text: string; brief?: string }
    | { kind: "bought_object"; data: { seat: number; object: string; price: number }; text: string; brief?: string }
    | { kind: "announced"; data: { seat: number; points: number }; text: string; brief?: string }
    | { kind: "passed"; data: { seat: number }; text: string; brief?: string }
    | { kind: "last_round"; data: { seat: number }; text: string; brief?: string }
    | { kind: "final"; data: { seat: number; objects: number; buildings: number; coins: number; points: number }; text: string; brief?: string }
    | { kind: "won"; data: { seat: number }; text: string; brief?: string };
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

  /** What is in the box, in the order of the table of cards. */
  export interface Material {
    die: number;
    cards: Record<string, Card>;
    landmarks: Record<string, Project>;
  }

  /** An establishment as it is printed. */
  export interface Card {
    name: string;
    printed: string;
    low: number;
    high: number;
    colour: string;
    icon: string;
    cost: number;
    income: number;
    per: string[];
    cards: number;
    does: string;
    paragraph: string;
  }

  /** A landmark as it is printed. */
  export interface Project {
    name: string;
    printed: string;
    cost: number;
    does: string;
    paragraph: string;
  }

  /** What can happen. */
  export type Event =
    | { kind: "turn"; data: { seat: number; again: boolean }; text: string; brief?: string }
    | { kind: "rolled"; data: { seat: number; dice: number[] }; text: string; brief?: string }
    | { kind: "paid"; data: { seat: number; receiver: number; amount: number; owed: number; kind: string; cards: number }; text: string; brief?: string }
    | { kind: "earned"; data: { seat: number; amount: number; kind: string; cards: number }; text: string; brief?: string }
    | { kind: "swapped"; data: { seat: number; partner: number; given: string; taken: string }; text: string; brief?: string }
    | { kind: "built"; data: { seat: number; kind: string; cost: number }; text: string; brief?: string }
    | { kind: "built_landmark"; data: { seat: number; landmark: string; cost: number }; text: string; brief?: string }
    | { kind: "built_nothing"; data: { seat: number }; text: string; brief?: string }
    | { kind: "revealed"; data: { kind: string }; text: string; brief?: string }
    | { kind: "won"; data: { seat: number }; text: string; brief?: string };
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

  /** What is in the box, in the order of the table of buildings and of the yard's places. */
  export interface Material {
    categories: Record<string, PrintedCategory>;
    buildings: Record<string, PrintedBuilding>;
    currencies: Record<string, PrintedCurrency>;
    values: number;
    copies: number;
    copies_for_two: number;
    display: number;
    most_taken: number;
    piles: number;
    scorings: string[];
    pile_of: Record<string, number>;
  }

  /** A category of buildings, with its line of the reference card. */
  export interface PrintedCategory {
    name: string;
    printed: string;
    cards: number;
    prices: number[];
    points: Record<string, number[]>;
    does: string;
    paragraph: string;
  }

  /** A building card. */
  export interface PrintedBuilding {
    category: string;
    price: number;
    cards: number;
  }

  /** A currency, which is that of one place of the yard. */
  export interface PrintedCurrency {
    name: string;
    symbol: string;
    does: string;
    paragraph: string;
  }

  /** What can happen. */
  export type Event =
    | { kind: "turn"; data: { seat: number; again: boolean }; text: string; brief?: string }
    | { kind: "dealt"; data: { seat: number; card: string }; text: string; brief?: string }
    | { kind: "displayed"; data: { slot: number; card: string }; text: string; brief?: string }
    | { kind: "offered"; data: { currency: string; building: string }; text: string; brief?: string }
    | { kind: "took"; data: { seat: number; cards: string[] }; text: string; brief?: string }
    | { kind: "bought"; data: { seat: number; building: string; currency: string; paid: number; payment: number[]; for_dirk: boolean }; text: string; brief?: string }
    | { kind: "passed"; data: { seat: number }; text: string; brief?: string }
    | { kind: "shuffled"; data: { cards: number }; text: string; brief?: string }
    | { kind: "scoring"; data: { scoring: string }; text: string; brief?: string }
    | { kind: "scored"; data: { seat: number | "dirk"; category: string; points: number; scoring: string }; text: string; brief?: string }
    | { kind: "dirk_got"; data: { building: string }; text: string; brief?: string }
    | { kind: "ending"; data: {}; text: string; brief?: string }
    | { kind: "left_to"; data: { seat: number; building: string; currency: string }; text: string; brief?: string }
    | { kind: "left_over"; data: { building: string; currency: string }; text: string; brief?: string }
    | { kind: "final"; data: { seat: number; points: number; rank: number }; text: string; brief?: string };
}
