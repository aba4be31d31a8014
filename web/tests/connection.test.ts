import { beforeEach, describe, expect, it } from "vitest";
import { PROTOCOL, type Position, type RoomInfo, type Told } from "../src/protocol";
import { Connection, type Answer, type Listener, type Socket, type Status } from "../src/shell/connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const told = (text: string): Told => ({ kind: "said", data: {}, text });
const position = (version: number, log: number, ...texts: string[]): Position => ({
  type: "position",
  version,
  log,
  events: texts.map(told),
  seat: 0,
  seats: [0],
  view: {},
  standing: [],
  prompt: "",
});

let sockets: FakeSocket[];
let timers: { action: () => void; ms: number; id: number }[];
let statuses: Status[];
let fresh: string[][];
let connection: Connection;
let luck: number; // from 0 to 1

function make(listener: Listener = {}): Connection {
  sockets = [];
  timers = [];
  statuses = [];
  fresh = [];
  let ids = 0;
  return new Connection(
    "en",
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later: (action, ms) => {
        timers.push({ action, ms, id: ++ids });
        return ids;
      },
      cancel: (id) => (timers = timers.filter((timer) => timer.id !== id)),
      id: () => `r${++ids}`,
      chance: () => luck,
    },
    { status: (status) => statuses.push(status), position: (_, __, news) => fresh.push(news.map((one) => one.text)), ...listener },
  );
}

const socket = () => sockets.at(-1)!;
const logged = () => connection.log.map((one) => one.text);
function opened(): void {
  connection.connect();
  socket().onopen?.();
}
function elapse(): void {
  const [next] = timers.splice(0, 1);
  next?.action();
}

beforeEach(() => {
  luck = 1;
  connection = make();
});

describe("versions", () => {
  it("asks for everything first, and for what is missing after a loss", () => {
    opened();
    expect(socket().sent[0]).toMatchObject({ type: "hello", protocol: PROTOCOL, have: 0, seats: [] });
    socket().receive(position(3, 0, "a", "b"));
    socket().onclose?.({ code: 1006, reason: "" });
    elapse();
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ have: 3, seats: [0] });
    socket().receive(position(4, 2, "c"));
    expect(logged()).toEqual(["a", "b", "c"]);
    expect(fresh).toEqual([["a", "b"], ["c"]]);
  });

  it("takes back what an undo has taken back", () => {
    opened();
    socket().receive(position(1, 0, "a", "b", "c"));
    socket().receive(position(2, 1, "d"));
    expect(logged()).toEqual(["a", "d"]);
  });

  it("starts over when something is missing", () => {
    opened();
    socket().receive(position(1, 0, "a"));
    socket().receive(position(9, 7, "z"));
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ have: 0 });
    expect(logged()).toEqual(["a"]);
  });

  it("tells everything again in another language, and nothing of it is news", () => {
    opened();
    socket().receive(position(1, 0, "a", "b"));
    connection.speak("de");
    expect(socket().sent.at(-1)).toEqual({ type: "speak", language: "de" });
    socket().receive(position(1, 0, "A", "B"));
    expect(logged()).toEqual(["A", "B"]);
    expect(fresh.at(-1)).toEqual([]);
  });

  it("asks for everything if the language has changed while the connection was lost", () => {
    opened();
    socket().receive(position(5, 0, "a"));
    socket().onclose?.({ code: 1006, reason: "" });
    connection.speak("de");
    elapse();
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ have: 0, language: "de" });
  });
});

describe("requests", () => {
  const act = { type: "act", seat: 0, version: 1, action: "build:cafe" } as const;

  it("are answered once, however often the answer comes", async () => {
    opened();
    const answers: Answer[] = [];
    const asked = connection.ask(act).then((answer) => answers.push(answer));
    const id = socket().sent.at(-1)!["id"];
    socket().receive({ type: "ack", id });
    socket().receive({ type: "ack", id });
    await asked;
    expect(answers).toHaveLength(1);
    expect(connection.waiting).toBe(0);
  });

  it("are sent again with the same id after a loss, and wait while there is no connection", () => {
    opened();
    void connection.ask(act);
    const sent = socket().sent.at(-1)!;
    socket().onclose?.({ code: 1006, reason: "" });
    void connection.ask({ type: "say", preset: "hello" });
    elapse();
    socket().onopen?.();
    expect(socket().sent.map((message) => message["type"])).toEqual(["hello", "act", "say"]);
    expect(socket().sent[1]).toEqual(sent);
  });

  it("make us doubt a connection that gives no answer", () => {
    opened();
    void connection.ask(act);
    elapse();
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    expect(socket().sent[1]).toMatchObject({ type: "act" });
  });

  it("that are refused say why", async () => {
    opened();
    const asked = connection.ask(act);
    socket().receive({ type: "refused", id: socket().sent.at(-1)!["id"], reason: "stale", code: "stale", text: "gone on" });
    expect(await asked).toMatchObject({ type: "refused", reason: "stale" });
  });
});

describe("coming back", () => {
  function pauses(times: number, code = 1006): number[] {
    const waited = [];
    for (let i = 0; i < times; i++) {
      socket().onclose?.({ code, reason: "" });
      waited.push(timers[0]!.ms);
      elapse();
    }
    return waited;
  }

  it("tries every second for a minute and then less often, and at once when the network is there again", () => {
    connection.connect();
    expect(pauses(4)).toEqual([250, 500, 1000, 1000]);
    expect(pauses(58).slice(-3)).toEqual([1000, 8000, 8000]);
    socket().onclose?.({ code: 1006, reason: "" });
    connection.connect();
    expect(timers).toHaveLength(0);
    socket().onopen?.();
    expect(statuses).toEqual(["lost", "open"]);
  });

  it("is not for everybody at the same moment", () => {
    luck = 0;
    connection.connect();
    expect(pauses(3)).toEqual([125, 250, 500]);
  });

  it("says that the server restarts until it is back, or stays away", () => {
    opened();
    pauses(1, 1012);
    pauses(3);
    expect(connection.status).toBe("restarting");
    opened();
    expect(connection.status).toBe("open");
    pauses(1, 1012);
    pauses(60);
    expect(statuses).toEqual(["open", "restarting", "open", "restarting", "lost"]);
  });

  it("does not come back to a table that does not exist, or with a page that is too old", () => {
    connection.connect();
    socket().onclose?.({ code: 4404, reason: "no-table" });
    expect(connection.status).toBe("gone");
    connection = make();
    opened();
    socket().receive({ type: "refused", id: "", reason: "protocol", text: "" });
    expect(connection.status).toBe("outdated");
    connection.connect();
    expect(sockets).toHaveLength(1);
  });

  it("hears nothing from a socket that was given up", () => {
    opened();
    const old = socket();
    connection.drop();
    connection.connect();
    old.receive(position(1, 0, "late"));
    expect(logged()).toEqual([]);
  });
});

it("sends a whole payment as one request, again with the same id after a break", () => {
  opened();
  void connection.ask({ type: "act", seat: 0, version: 1, action: "pay:5", then: ["pay:3", "pay:done"] });
  const first = socket().sent.at(-1);
  expect(first).toMatchObject({ action: "pay:5", then: ["pay:3", "pay:done"] });
  connection.drop();
  opened();
  expect(socket().sent.filter((message) => message["type"] === "act")).toEqual([first]);
});

it("keeps every line of the chat once, in order", () => {
  const heard: string[][] = [];
  connection = make({ chat: (lines, news) => heard.push([...lines.map((line) => line.text), "|", ...news.map((line) => line.text)]) });
  opened();
  socket().receive({ type: "chat", lines: [{ number: 0, text: "hi" }, { number: 1, text: "ho" }] });
  socket().receive({ type: "chat", lines: [{ number: 0, text: "hallo" }, { number: 1, text: "ho" }, { number: 2, text: "he" }] });
  expect(heard[1]).toEqual(["hallo", "ho", "he", "|", "he"]);
});

it("passes rooms on", () => {
  let got: RoomInfo | null = null;
  connection = make({ room: (room) => (got = room) });
  opened();
  socket().receive({ type: "room", table: "t" });
  expect(got).toMatchObject({ table: "t" });
});
