"""A soak: people play for a while, hostile clients beside them, and the server is killed and restarted at random."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bauhof.cli.hostile import HERE
from bauhof.cli.load import ask, memory
from bauhof.core.errors import BauhofError
from bauhof.core.journal import Journal
from bauhof.core.registry import game_names
from bauhof.core.replay import verify
from bauhof.server.database import Where, database_at
from bauhof.server.messages import PROTOCOL
from bauhof.server.store import PARTS, Store

TROUBLE = ("fault", "task-failed", "bot-failed", "table-aside", "writer-replaced", "worker-failed")  # must not happen
EVERY = 30  # seconds between two kills, on average
STOPPING = 60  # seconds that the server may take to stop when it is asked to
GRACE = 120  # seconds that the first action may take beyond the end
THINKING = 0.2  # seconds that a player takes for a decision, on average
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


@dataclass
class Report:
    """What a soak has seen."""

    seconds: float
    workers: int = 1
    kills: int = 0
    stops: int = 0
    games: int = 0  # played to their end
    verified: int = 0  # whose journal proves every die and card
    tables: int = 0  # in the data file
    unreadable: int = 0  # of them
    acknowledged: int = 0
    lost: int = 0  # acknowledged and not in the data file
    calm: list[float] = field(default_factory=list)  # seconds from an action to its acknowledgement
    attacked: list[float] = field(default_factory=list)  # the same, with hostile clients
    away: list[float] = field(default_factory=list)  # seconds from a lost connection to the next message
    memory: float = 0.0  # megabytes at most
    hostile: Counter[str] = field(default_factory=Counter)
    trouble: Counter[str] = field(default_factory=Counter)

    @property
    def passed(self) -> bool:
        """Whether nothing was lost, every game verifies and the server had no fault."""
        return not (self.lost or self.unreadable or self.trouble) and self.verified == self.games

    def figures(self) -> dict[str, Any]:
        """The report as plain numbers."""
        return {
            "passed": self.passed,
            "seconds": round(self.seconds),
            "workers": self.workers,
            "kills": self.kills,
            "stops": self.stops,
            "games": self.games,
            "verified": self.verified,
            "tables": self.tables,
            "unreadable": self.unreadable,
            "acknowledged": self.acknowledged,
            "lost": self.lost,
            "calm_ms": spread(self.calm),
            "attacked_ms": spread(self.attacked),
            "away_ms": {**spread(self.away), "most": round(max(self.away, default=0.0) * 1000, 1)},
            "memory_mb": round(self.memory),
            "hostile": dict(sorted(self.hostile.items())),
            "trouble": dict(sorted(self.trouble.items())),
        }


def spread(seconds: list[float]) -> dict[str, float]:
    """Median and worst hundredth, in milliseconds."""
    ranks = quantiles(seconds, n=100) if len(seconds) > 1 else [0.0] * 99
    return {"p50": round(ranks[49] * 1000, 1), "p99": round(ranks[98] * 1000, 1)}


class Served:
    """`bauhof serve`, which can be killed and comes back on the same port with the same tables.

    Of several workers one is killed at a time, and the first process starts it again.
    """

    def __init__(self, where: Where, report: Report) -> None:
        self.where = where
        self.report = report
        self.port = 0
        self.workers: list[int] = []  # processes, the newest last
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        place = ["--data", str(self.where)] if isinstance(self.where, Path) else ["--database", self.where]
        command = [sys.executable, "-m", "bauhof", "serve", *place, "--port", str(self.port), "--log", "json"]
        command += [
            "--workers",
            str(self.report.workers),
            "--requests-per-second",
            "200",
            "--tables-per-client",
            "1000",
        ]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if '"listening"' in line:
                self.port = int(json.loads(line)["port"])
                break
        else:
            raise BauhofError("the server does not start")
        self.listener = threading.Thread(target=self._listen, args=[self.process.stderr], daemon=True)
        self.listener.start()

    def _listen(self, log: Any) -> None:
        for line in log:
            if not line.startswith("{"):
                continue
            told = json.loads(line)
            if told["event"] in TROUBLE:
                self.report.trouble[told["event"]] += 1
            elif told["event"] == "started":
                self.workers.append(told["process"])

    def restart(self, how: signal.Signals, chance: random.Random) -> None:
        """Kill or stop the server, or one of its workers."""
        if self.report.workers == 1:
            self.stop(how)
            return self.start()
        until = time.monotonic() + STOPPING
        while len(self.workers) < self.report.workers:  # the last one has hardly begun
            if time.monotonic() > until:
                raise BauhofError(f"a worker was not replaced within {STOPPING} seconds")
            time.sleep(0.01)
        worker = self.workers.pop(chance.randrange(len(self.workers)))
        self.report.memory = max(self.report.memory, memory(worker))
        os.kill(worker, how)

    def stop(self, how: signal.Signals) -> None:
        """Kill it, or let it stop."""
        self.report.memory = max(self.report.memory, memory(self.process.pid))
        self.process.send_signal(how)
        try:
            self.process.wait(STOPPING)
        except subprocess.TimeoutExpired as late:
            self.process.kill()
            raise BauhofError(f"the server did not stop within {STOPPING} seconds") from late
        self.listener.join(10)
        assert self.process.stderr is not None
        self.process.stderr.close()


class Player:
    """Somebody who plays on whatever happens: comes back, and asks once more what was not answered."""

    def __init__(self, soak: Soak, cookie: str, seed: int) -> None:
        self.soak = soak
        self.cookie = cookie
        self.chance = random.Random(seed)
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.sent = 0.0  # when, unless it had to be sent twice
        self.over = False
        self.lost = 0.0  # when the connection broke

    async def play(self, table: str) -> None:
        """Play at a table until the game or the soak is over."""
        self.table, self.pending, self.over = table, None, False
        address = f"ws://{HERE}:{self.soak.served.port}/api/tables/{table}/socket"
        while not self.over and not self.soak.ended():
            try:
                async with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                    if self.pending is not None:
                        self.sent = 0.0
                        await socket.send(json.dumps(self.pending))
                    while not self.over and not self.soak.ended():
                        await self.hear(socket, json.loads(await asyncio.wait_for(socket.recv(), 5)))
            except GONE as gone:
                self.lost = self.lost or (0.0 if isinstance(gone, TimeoutError) else time.monotonic())
                await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    async def hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """Take one message in, and answer it."""
        if self.lost:
            self.soak.report.away.append(time.monotonic() - self.lost)
            self.lost = 0.0
        if told["type"] == "room":
            self.over = told["stage"] == "over" and self.pending is None
        elif told["type"] == "position":
            allowed = [one["word"] for one in told.get("choices", []) if not one.get("refusal")]
            if allowed and self.pending is None:
                await asyncio.sleep(self.chance.uniform(0, 2) * THINKING)
                act = {"type": "act", "seat": told["seat"], "version": told["version"]}
                act |= {"id": f"{self.chance.getrandbits(64):x}", "action": self.chance.choice(allowed)}
                self.pending, self.sent = act, time.perf_counter()
                await socket.send(json.dumps(act))
        elif self.pending is not None and told.get("id") == self.pending["id"]:
            if told["type"] == "ack":
                self.soak.acknowledged.add((self.table, told["id"]))
                if self.sent:
                    self.soak.took(time.perf_counter() - self.sent)
            self.pending = None
            if told["type"] == "refused":
                raise TimeoutError  # come back, and look how the game stands


class Soak:
    """One run."""

    def __init__(self, where: Where, report: Report, tables: int, seed: int, kills: int | None = None) -> None:
        self.report = report
        self.served = Served(where, self.report)
        self.where = where
        self.kills = kills
        self.tables = tables
        self.seed = seed
        self.chance = random.Random(seed)
        self.acknowledged: set[tuple[str, str]] = set()
        self.until = time.monotonic() + report.seconds

    def ended(self) -> bool:
        """Whether the time is over; on a machine that is too busy for a single action in it, a while later."""
        late = time.monotonic() - self.until
        return late >= (0 if self.acknowledged else GRACE)

    @property
    def attack(self) -> float:
        """When hostile clients come: the first quarter is for comparison."""
        return self.until - 0.75 * self.report.seconds

    def took(self, seconds: float) -> None:
        """An action was acknowledged."""
        (self.report.calm if time.monotonic() < self.attack else self.report.attacked).append(seconds)

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[bytes, str]:
        """One request, as often as it takes while the server comes and goes."""
        while True:
            try:
                status, answer, cookie = await asyncio.to_thread(ask, self.served.port, method, path, body, cookie)
                if status < 300:
                    return answer, cookie
            except OSError:
                pass
            if self.ended():
                raise TimeoutError
            await asyncio.sleep(0.2)

    async def evening(self, number: int) -> None:
        """Two people who play one game after the other, with a bot."""
        _, first = await self.ask("GET", "/api/games")
        _, second = await self.ask("GET", "/api/games")
        anna, ben = Player(self, first, 2 * number), Player(self, second, 2 * number + 1)
        game = number
        while not self.ended():
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            asked = {"game": game_names()[game % len(game_names())], "seats": seats}
            answer, _ = await self.ask("POST", "/api/tables", asked, first)
            table = json.loads(answer)["table"]
            path = f"/api/tables/{table}/commands"
            await self.ask("POST", path, {"type": "sit", "id": "sit", "seat": 1, "name": "Ben"}, second)
            await self.ask("POST", path, {"type": "start", "id": "start"}, first)
            await asyncio.gather(anna.play(table), ben.play(table))
            if anna.over and ben.over:
                journal, _ = await self.ask("GET", f"/api/tables/{table}/journal", cookie=first)
                proof = verify(Journal.loads(journal.decode()))
                self.report.games += 1
                self.report.verified += proof.finished and proof.proven == proof.chances
            game += 1

    async def kill(self) -> None:
        """Kill or stop the server at random moments, and start it again; kill it only, where their number is given."""
        times = self.kills or max(2, int(self.report.seconds / EVERY))
        first, last = (0.05, 0.95) if self.kills else (0.3, 0.85)
        moments = sorted(self.chance.uniform(first, last) * self.report.seconds for _ in range(times))
        began = self.until - self.report.seconds
        for number, moment in enumerate(moments):
            await asyncio.sleep(max(0.0, began + moment - time.monotonic()))
            how = signal.SIGTERM if number % 3 == 2 and self.kills is None else signal.SIGKILL
            self.report.stops += how == signal.SIGTERM
            self.report.kills += how == signal.SIGKILL
            await asyncio.to_thread(self.served.restart, how, self.chance)

    async def run(self) -> None:
        """Everything side by side."""
        answer, _ = await self.ask("POST", "/api/tables", {"game": game_names()[0], "seats": [{"kind": "me"}] * 2})
        table = json.loads(answer)["table"]

        async def attack() -> None:
            await asyncio.sleep(max(0.0, self.attack - time.monotonic()))
            words = [str(self.served.port), table, str(self.seed), str(max(1.0, self.until - time.monotonic()))]
            hostile = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bauhof.cli.hostile", *words, stdout=asyncio.subprocess.PIPE
            )
            told, _ = await hostile.communicate()
            self.report.hostile.update(json.loads(told.splitlines()[-1]))

        playing = [self.evening(number) for number in range(self.tables)]
        results = await asyncio.gather(self.kill(), attack(), *playing, return_exceptions=True)
        for error in results:
            if isinstance(error, Exception) and not isinstance(error, TimeoutError):
                raise error

    def check(self) -> None:
        """Look for everything that was acknowledged, and read every table."""
        with closing(database_at(self.where).connected()) as connection:
            kept = set(map(tuple, connection.execute("SELECT id, request FROM requests")))
            tables = [id for (id,) in connection.execute("SELECT id FROM tables")]
        report = self.report
        report.acknowledged, report.lost = len(self.acknowledged), len(self.acknowledged - kept)
        report.tables = len(tables)
        store = Store(self.where)
        try:
            for table in tables:
                try:
                    asyncio.run(store.load(table))
                except Exception:  # whatever it is, the table cannot go on
                    report.unreadable += 1
        finally:
            store.close()


@dataclass(frozen=True)
class Wanted:
    """How long, on what, and how often the server is killed."""

    minutes: float
    tables: int
    seed: int
    database: str | None = None  # which must be empty
    workers: int = 1
    kills: int | None = None


def soak(wanted: Wanted, console: Console) -> Report:
    """Run a soak on a data file of its own or an empty database, and report."""
    with tempfile.TemporaryDirectory() as folder:
        where = wanted.database or Path(folder) / "soak.db"
        check_empty(where)
        report = Report(wanted.minutes * 60, wanted.workers)
        run = Soak(where, report, wanted.tables, wanted.seed, wanted.kills)
        console.print(
            f"[dim]{wanted.tables} tables for {wanted.minutes:g} min, with hostile clients and random kills …[/]"
        )
        try:
            asyncio.run(run.run())
        finally:
            run.served.stop(signal.SIGTERM)
        run.check()
    return run.report


def check_empty(where: Where) -> None:
    """Refuse to play with anybody's tables."""
    store = Store(where)
    try:
        if any(store.writing.execute(f"SELECT 1 FROM {part} LIMIT 1").fetchone() for part in PARTS):
            raise BauhofError(f"{store.database.name}: something is kept there; a soak needs an empty database")
    finally:
        store.close()


def show(report: Report, console: Console) -> None:
    """The report as lines to read."""
    for name, figure in report.figures().items():
        told = (
            ", ".join(f"{key} {count:,}" for key, count in figure.items()) if isinstance(figure, dict) else str(figure)
        )
        console.print(f"{name:>14}  {told or '–'}", highlight=False, soft_wrap=True)
