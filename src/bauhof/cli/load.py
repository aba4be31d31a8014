"""Load: the figures of the table server, measured with scripted players in this process and the server in another."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import quantiles

import msgspec
from msgspec import Struct
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bauhof.cli.bench import Figure
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game_names
from bauhof.core.text import Choice
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.database import Where
from bauhof.server.draft import Draft
from bauhof.server.messages import PROTOCOL
from bauhof.server.room import new_room
from bauhof.server.store import Store
from bauhof.server.table import Table

AMPLE = ("--requests-per-second", "100000", "--sockets-per-address", "100000", "--tables-per-client", "100000")
TABLES = 500
STORED = 10_000
THINKING = 2.0  # seconds that a scripted player takes for a decision, on average
PATIENCE = 30  # seconds for a server to come to rest after its start, at most
IDLE = 0.05  # seconds of processor time in a second
RAMP = 5.0  # seconds until everybody plays, at most


class Seen(Struct):
    """What a scripted player reads of a message."""

    type: str
    id: str = ""
    version: int = 0
    seat: int = -1
    choices: list[Choice] = []
    stage: str = ""
    reason: str = ""


encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Seen).decode


@dataclass
class Tally:
    """What the players have seen together."""

    acknowledged: int = 0
    refused: int = 0
    effects: list[float] = field(default_factory=list)  # seconds from an action to its effect, at every client
    reconnections: list[float] = field(default_factory=list)
    measuring: bool = False
    processor: float = 0.0  # seconds that the server's process has computed while it was measured
    seconds: float = 0.0  # for how long that was
    actions: int = 0  # acknowledged meanwhile


class Scripted:
    """A player who thinks for a while and then does anything that is allowed."""

    def __init__(
        self, port: int, table: str, cookie: str, sent: dict[str, float], tally: Tally, seed: int, source: str = ""
    ) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.table = table
        self.cookie = cookie
        self.local = (source, 0) if source else None  # where the player comes from
        self.sent = sent  # for every table, when the last action was sent
        self.tally = tally
        self.chance = random.Random(seed)
        self.socket: ClientConnection
        self.version = 0

    async def enter(self) -> None:
        """Connect, and wait for the position."""
        self.socket = await connect(
            self.address, additional_headers={"Cookie": self.cookie}, compression=None, local_addr=self.local
        )
        await self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "have": self.version}))

    async def play(self, until: float) -> None:
        """Play until the time is over."""
        deciding: asyncio.Task[None] | None = None
        while (left := until - time.perf_counter()) > 0:
            try:
                seen = read(await asyncio.wait_for(self.socket.recv(), left))
            except TimeoutError:
                break
            if seen.type == "position" and seen.version > self.version:
                self.version = seen.version
                if self.tally.measuring and self.table in self.sent:
                    self.tally.effects.append(time.perf_counter() - self.sent[self.table])
                if seen.choices:
                    deciding = asyncio.create_task(self.decide(seen, until))
            elif seen.type == "ack":
                self.tally.acknowledged += 1
            elif seen.type == "refused":
                self.tally.refused += 1
        if deciding is not None:
            await deciding
        await self.listen_on()

    async def listen_on(self) -> None:
        """Take what is still under way, so that every acknowledgement is counted."""
        try:
            while True:
                seen = read(await asyncio.wait_for(self.socket.recv(), 1))
                self.tally.acknowledged += seen.type == "ack"
        except TimeoutError:
            return

    async def decide(self, seen: Seen, until: float) -> None:
        """Think, then act."""
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) * THINKING)
        if time.perf_counter() >= until:
            return
        allowed = [choice.word for choice in seen.choices if not choice.refusal]
        act = {
            "type": "act",
            "id": f"{self.chance.getrandbits(64):x}",
            "seat": seen.seat,
            "version": seen.version,
            "action": self.chance.choice(allowed),
        }
        self.sent[self.table] = time.perf_counter()
        with suppress(ConnectionClosed):  # who has left decides nothing any more
            await self.socket.send(encode(act).decode())

    async def come_back(self) -> None:
        """Drop the connection, and measure how long it takes to see the right position again."""
        await self.socket.close()
        began = time.perf_counter()
        await self.enter()
        while (seen := read(await self.socket.recv())).type != "position":
            continue
        if seen.version >= self.version:
            self.tally.reconnections.append(time.perf_counter() - began)
        await self.socket.close()


@contextmanager
def server(where: Where, *options: str, cores: int = 0) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`bauhof serve` in processes of its own, on cores of its own where that is wished; and its port."""
    place = ["--data", str(where)] if isinstance(where, Path) else ["--database", where]
    command = [sys.executable, "-m", "bauhof", "serve", "--port", "0", *place, *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    usual = apart(process.pid, cores) if cores else None
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if '"listening"' in line:
                break
        port = int(json.loads(line)["port"])
        drain = subprocess.Popen(["cat"], stdin=process.stderr, stdout=subprocess.DEVNULL)
        yield process, port
    finally:
        if usual:
            os.sched_setaffinity(0, usual)
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stderr.close()
        drain.wait(5)


def apart(process: int, cores: int) -> set[int] | None:
    """Give a process some cores, and this one the others, if there are enough; returns what this one had before."""
    if sys.platform != "linux" or len(all_of_them := os.sched_getaffinity(0)) <= cores:
        return None
    its = set(sorted(all_of_them)[-cores:])
    os.sched_setaffinity(process, its)
    os.sched_setaffinity(0, all_of_them - its)
    return all_of_them


def ask(
    port: int, method: str, path: str, body: object = None, cookie: str = "", source: str = ""
) -> tuple[int, bytes, str]:
    """One request over HTTP, from an address: status, body and cookie."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=60, source_address=(source, 0) if source else None
    )
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    connection.request(method, path, encode(body) if body is not None else None, headers)
    response = connection.getresponse()
    given = (response.getheader("Set-Cookie") or "").split(";")[0]
    found = response.status, response.read(), given or cookie
    connection.close()
    return found


def memory(process: int) -> float:
    """Megabytes that a process and its children hold."""
    total = 0.0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
            except OSError:
                continue
            if process in (int(folder.name), int(status["PPid"])) and "VmRSS" in status:
                total += int(status["VmRSS"].split()[0]) / 1024
    return total


def processor_time(process: int) -> float:
    """Seconds that a process has computed, in all its threads and in the system; its children are not counted."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


async def settled(process: int) -> None:
    """Wait until a server has loaded what it takes up after its start."""
    before = processor_time(process)
    for _ in range(PATIENCE):
        await asyncio.sleep(1)
        now = processor_time(process)
        if now - before < IDLE:
            return
        before = now


async def seated(port: int, tables: int, tally: Tally, seed: int = 0, sources: Sequence[str] = ()) -> list[Scripted]:
    """Two scripted players at every table, spread over the games and over the addresses that they come from.

    With addresses every table has guests of its own, as limits per guest and address want it.
    """
    sent: dict[str, float] = {}
    players: list[Scripted] = []
    cookies: list[str] = []
    for number in range(tables):
        source = sources[number % len(sources)] if sources else ""
        asked = partial(asyncio.to_thread, partial(ask, port, source=source))
        if sources or not cookies:
            cookies = [(await asked("GET", "/api/games"))[2] for _ in range(2)]
        first, second = cookies
        name = game_names()[number % len(game_names())]
        new = {"game": name, "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, body, _ = await asked("POST", "/api/tables", new, first)
        table = json.loads(body)["table"]
        path = f"/api/tables/{table}/commands"
        await asked("POST", path, {"type": "sit", "id": "1", "seat": 1, "name": "Ben"}, second)
        await asked("POST", path, {"type": "start", "id": "2"}, first)
        players += [
            Scripted(port, table, cookie, sent, tally, seed + 2 * number + side, source)
            for side, cookie in enumerate(cookies)
        ]
    for player in players:
        await player.enter()
    return players


async def crowd(process: int, port: int, tables: int, seconds: float, tally: Tally) -> None:
    """Everybody plays at once, for a while."""
    await settled(process)
    players = await seated(port, tables, tally)
    ramp = min(RAMP, seconds)
    until = time.perf_counter() + ramp + seconds
    playing = [asyncio.create_task(player.play(until)) for player in players]
    await asyncio.sleep(ramp)
    tally.measuring = True
    began, before, acknowledged = time.perf_counter(), processor_time(process), tally.acknowledged
    await asyncio.gather(*playing)
    tally.measuring = False
    tally.seconds, tally.processor = time.perf_counter() - began, processor_time(process) - before
    tally.actions = tally.acknowledged - acknowledged
    for player in players[:: max(1, len(players) // 50)]:
        await player.come_back()
    await asyncio.gather(*(player.socket.close() for player in players))


def saved_actions(data: Path) -> int:
    """How many actions of people are in the data file."""
    query = "SELECT count(*) FROM entries WHERE json_extract(entry, '$.action') NOT NULL"
    with closing(sqlite3.connect(data)) as file:
        return int(file.execute(query).fetchone()[0])


def fill(data: Path, tables: int) -> str:
    """Put many running tables into a data file; returns one of them."""
    seats = [NewSeat("me"), NewSeat("bot", bot="random")]
    drafts = []
    for number in range(tables):
        table = Table(new_room(NewTable(game_names()[number % len(game_names())], seats), "host"))
        table.begin()
        for _ in range(20):
            if table.match is not None and table.match.turn is not None:
                table.match.apply(table.match.legal[0])
        drafts.append(table.draft())
        drafts[-1].bot_due = number % 100 == 0 and table.bot_due is not None
    store = Store(data)
    try:
        asyncio.run(save_all(store, drafts))
    finally:
        store.close()
    return table.room.id


async def save_all(store: Store, drafts: list[Draft]) -> None:
    """Save drafts together."""
    await asyncio.gather(*(store.save(draft) for draft in drafts))


def measure_server(seconds: float, console: Console, tables: int = TABLES, stored: int = STORED) -> list[Figure]:
    """All figures of the server."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "load.db"
        console.print(f"[dim]server: {tables} tables with two scripted players each, {seconds:g} s …[/]")
        with server(data, *AMPLE, cores=1) as (process, port):
            asyncio.run(crowd(process.pid, port, tables, seconds, tally))
            held = memory(process.pid)
        lost = max(0, tally.acknowledged - saved_actions(data))
        console.print(f"[dim]server: a start with {stored} stored tables …[/]")
        full = Path(folder) / "full.db"
        one = fill(full, stored)
        began = time.perf_counter()
        with server(full, *AMPLE) as (_, port):
            ask(port, "GET", "/health")
            listening = time.perf_counter() - began
            ask(port, "GET", f"/api/tables/{one}")
            ready = time.perf_counter() - began
    if len(tally.effects) < 2:
        raise BauhofError(f"hardly anything was played within {seconds:g} s; measure longer, such as --seconds 5")
    effects = quantiles(tally.effects, n=100)
    rate = len(tally.effects) / 2 / seconds
    cost = tally.processor / max(1, tally.actions)
    return [
        Figure("server_tables", "server: tables at once, two players each", float(tables), "", at_least=TABLES),
        Figure("server_actions_per_s", "  actions", rate, "/s"),
        Figure("server_effect_p50_ms", "  from an action to its effect, median", effects[49] * 1e3, "ms"),
        Figure("server_effect_p99_ms", "  from an action to its effect, p99", effects[98] * 1e3, "ms", at_most=50),
        Figure("server_processor_ms", "  processor time of an action", cost * 1e3, "ms", at_most=1),
        Figure("server_core", "  of a core, while all play", tally.processor / tally.seconds, "", at_most=0.4),
        Figure("server_lost", "  acknowledged actions lost", float(lost), "", at_most=0),
        Figure("server_refused", "  actions refused", float(tally.refused), "", at_most=0),
        Figure("server_memory_mb", "  memory, thinkers included", held, "MB"),
        Figure("server_reconnection_s", "  reconnection, slowest of 50", max(tally.reconnections), "s", at_most=1),
        Figure("server_start_s", f"  start with {stored} tables, to the health page", listening, "s", at_most=3),
        Figure("server_first_table_s", "  and to the first table", ready, "s", at_most=3),
    ]
