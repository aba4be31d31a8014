"""Reviews of finished games: made in a process of their own that gives way to bots, kept with the game, one for all."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec

from bauhof.core.compile import MODE, Mode
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.registry import game as game_by_name
from bauhof.core.replay import steps
from bauhof.nets.files import file_of
from bauhof.review import Review
from bauhof.server import metrics
from bauhof.server.hall import Hall
from bauhof.server.logs import log
from bauhof.server.priority import give_way, insist
from bauhof.server.reviewer import Task, decode_review, decode_said, encode, version_of
from bauhof.server.turns import Account, Turns, Urgency
from bauhof.server.words import RequestRefused

MOST_WAITING = 60  # reviews that are asked for and not made yet
MOST_OF_ADDRESS = 6
MOST_FAILED = 200  # that are remembered
MOST_FILES = 32  # reviews of files, which are nowhere kept but here
PATIENCE = 2.0  # seconds for which a piece of a review waits for bots; there may always be some
INSISTING = 2.0  # seconds for which a review gives way to everything else on the machine, which may be busy for ever
DEADLINE = 300.0  # seconds for a review, compiling included; then its process is replaced
TRIES = 2
REST = 600.0  # seconds without a review after which the process ends
LOOKING = 60.0  # seconds between two looks whether there may soon be something to review
READY = 0.5  # seconds between two looks whether a game is compiled
LONGEST_ANSWER = 1 << 24


@dataclass
class Work:
    """A review that is being made."""

    id: str  # of a table, or of a file
    game: Game
    journal: str
    guest: str
    address: str = ""
    begun: bool = False
    share: float = 0.0  # that is done
    chances: list[list[float]] = field(default_factory=list)  # at a first glance
    lines: list[int] = field(default_factory=list)  # of the journal, where those moments begin
    names: list[str] = field(default_factory=list)

    @property
    def is_file(self) -> bool:
        """Whether the journal came from elsewhere, so that nothing of it is kept."""
        return self.id.startswith(FILE)


FILE = "file:"  # before the hash of a journal from elsewhere


class Reviews:
    """All that are asked for, in turn: next is the guest who has had the least of the reviewer's time."""

    def __init__(self, hall: Hall, patience: float = PATIENCE) -> None:
        self.hall = hall
        self.patience = patience
        self.works: dict[str, Work] = {}
        self.failed: OrderedDict[str, None] = OrderedDict()
        self.files: OrderedDict[str, Review] = OrderedDict()
        self.turns: Turns[Work] = Turns()
        self.process: asyncio.subprocess.Process | None = None
        self.warm: set[str] = set()  # games that the process has loaded

    async def open(self) -> None:
        """Go on with what was asked for when the server stopped, in the background."""
        self.hall.spawn(self._work())
        self.hall.spawn(self._stay_ready())
        self.hall.spawn(self._go_on())

    async def _go_on(self) -> None:
        base = self.hall.store.database
        mine = f"(worker = ? OR {base.free})"
        query = f"SELECT reviews.id FROM reviews JOIN tables ON tables.id = reviews.id WHERE review = '' AND {mine}"
        with contextlib.suppress(RequestRefused):
            for (id,) in await self.hall.store.read(query, base.worker):
                with contextlib.suppress(RequestRefused):
                    await self.found(id)

    async def finished(self, id: str) -> Journal:
        """The journal of a game that was played to its end; before that a review would tell what is hidden."""
        async with self.hall.at(id) as table:
            if table.match is None or table.room.stage != "over":
                raise RequestRefused("not-over")
            check(table.game, over=table.match.is_over)
            return table.match.journal

    async def found(self, id: str) -> Review | Work | None:
        """The review of a table, or the work on it; what was begun before the server stopped is gone on with."""
        journal = await self.finished(id)
        game = game_by_name(journal.game)
        if id in self.works:
            return self.works[id]
        rows = await self.hall.store.read("SELECT version, guest, review FROM reviews WHERE id = ?", id)
        for version, guest, review in rows:
            if review and version == version_of(game):
                with contextlib.suppress(msgspec.DecodeError):  # a damaged one is made again
                    return decode_review(review)
            elif not review:
                return self._add(new_work(id, journal, guest))
        return None

    async def ask(self, id: str, guest: str, address: str = "") -> None:
        """Have a table reviewed, unless it is or will be."""
        if await self.found(id) is not None:
            return
        journal = await self.finished(id)
        if id in self.works:  # somebody else was faster
            return
        work = self._admitted(new_work(id, journal, guest, address))
        try:
            await self.hall.store.write(
                ("DELETE FROM reviews WHERE id = ?", (id,)),
                ("INSERT INTO reviews (id, version, guest, review) VALUES (?, ?, ?, '')", (id, "", guest)),
            )
        except RequestRefused:
            self.works.pop(id, None)
            raise
        self.turns.put(Account(guest, id, Urgency.PEOPLE), work)

    def known_file(self, id: str) -> Review | Work | None:
        """The review of a journal from elsewhere, or the work on it."""
        if id in self.files:
            self.files.move_to_end(id)
        return self.files.get(id) or self.works.get(id)

    def ask_file(self, id: str, journal: Journal, guest: str, address: str = "") -> Work:
        """Have a journal from elsewhere reviewed."""
        work = self._admitted(new_work(id, journal, guest, address))
        self.turns.put(Account(guest, id, Urgency.PEOPLE), work)
        return work

    def _admitted(self, work: Work) -> Work:
        """Refuse who asks for too much."""
        others = [one for one in self.works.values() if one.id != work.id]
        if any(one.guest == work.guest for one in others):
            raise RequestRefused("one-review")
        of_address = sum(one.address == work.address != "" for one in others)
        if len(others) >= MOST_WAITING or of_address >= MOST_OF_ADDRESS:
            raise RequestRefused("reviews-full")
        self.failed.pop(work.id, None)
        self.works[work.id] = work
        return work

    def _add(self, work: Work) -> Work:
        self.works[work.id] = work
        self.turns.put(Account(work.guest, work.id, Urgency.PEOPLE), work)
        return work

    def before(self, work: Work) -> int:
        """How many reviews were asked for earlier and are not made yet."""
        return 0 if work.begun else list(self.works).index(work.id)

    async def _stay_ready(self) -> None:
        """Load what a review takes while people play, so that the first chart is there at once when their game ends."""
        while True:
            await asyncio.sleep(LOOKING)
            playing = [self.hall.tables[id] for id in self.hall.presence.clients if id in self.hall.tables]
            games = {table.room.game: table.game for table in playing if table.room.stage == "running"}
            for name, game in games.items():
                if name not in self.warm and self._is_ready(game) and not self.turns.lengths[Urgency.AHEAD]:
                    self.turns.put(Account("", "", Urgency.AHEAD), Work("", game, "", ""))

    def _is_ready(self, game: Game) -> bool:
        """Whether its rules and network are compiled; nobody should compile the same beside it."""
        return file_of(game).exists() and self.hall.thinkers.is_ready(game, "network")

    async def _work(self) -> None:
        """Make one review after the other."""
        try:
            while True:
                try:
                    async with asyncio.timeout(REST if self.process else None):
                        account, work = await self.turns.get()
                except TimeoutError:
                    await self._stop()
                    continue
                began = time.perf_counter()
                work.begun = True
                review = await self._made(work)
                self.turns.charge(account, time.perf_counter() - began)
                if work.journal:
                    await self._keep(work, review, time.perf_counter() - began)
        finally:
            await self._stop()

    async def _keep(self, work: Work, review: str, took: float) -> None:
        """Keep a review, or remember that there is none; a table that was deleted meanwhile stays so."""
        log("reviewed", game=work.game.name, made=bool(review), seconds=round(took, 1))
        metrics.REVIEWS.add(game=work.game.name, made="yes" if review else "no")
        try:
            if not review:
                self.failed[work.id] = None
                while len(self.failed) > MOST_FAILED:
                    self.failed.popitem(last=False)
            if work.is_file and review:
                self.files[work.id] = decode_review(review)
                while len(self.files) > MOST_FILES:
                    self.files.popitem(last=False)
            elif not work.is_file:
                done = "UPDATE reviews SET version = ?, guest = '', review = ? WHERE id = ?"
                statement = (done, (version_of(work.game), review, work.id))
                await self.hall.store.write(statement if review else ("DELETE FROM reviews WHERE id = ?", (work.id,)))
        except RequestRefused:  # it could not be saved, and is made again when somebody asks
            self.failed[work.id] = None
        finally:
            del self.works[work.id]

    async def _made(self, work: Work) -> str:
        """A review as it is kept; nothing if it could not be made."""
        while not self._is_ready(work.game):
            await asyncio.sleep(READY)
        for attempt in range(TRIES):
            try:
                self.process = self.process or await self._start()
                hurry = asyncio.get_running_loop().call_later(INSISTING, insist, self.process.pid)
                try:
                    async with asyncio.timeout(DEADLINE):
                        return await self._heard(self.process, work)
                finally:
                    hurry.cancel()
                    give_way(self.process.pid)
            except (OSError, TimeoutError, ValueError, msgspec.DecodeError):
                log("reviewer-replaced", game=work.game.name, attempt=attempt)
                await self._stop()
        return ""

    async def _heard(self, process: asyncio.subprocess.Process, work: Work) -> str:
        """Let the process work, piece by piece; while bots or hints are asked for, it waits."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode(Task(work.game.name, work.journal)) + b"\n")
        while True:
            said = decode_said(await process.stdout.readline())
            work.share = said.share
            if said.chances:
                work.chances, work.lines = said.chances, said.lines
            if said.last:
                self.warm.add(work.game.name)
                return said.review
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.patience):
                    await self.hall.thinkers.idle.wait()
            process.stdin.write(b"\n")

    async def _start(self) -> asyncio.subprocess.Process:
        compiled = {"BAUHOF_MODE": Mode.COMPILED.value} if MODE is Mode.PATIENT else {}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bauhof.server.reviewer",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_ANSWER,
            env={**os.environ, **compiled},
        )
        give_way(process.pid)
        return process

    async def _stop(self) -> None:
        self.warm.clear()
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def new_work(id: str, journal: Journal, guest: str, address: str = "") -> Work:
    """A review that nobody has begun."""
    names = list(journal.names or ())
    return Work(id, game_by_name(journal.game), journal.dumps(), guest, address, names=names)


def check(game: Game, over: bool) -> None:
    """Refuse games that were not played to their end, or that have no network."""
    if not over:
        raise RequestRefused("not-finished")
    if not file_of(game).exists():
        raise RequestRefused("no-review")


def is_over(journal: Journal) -> bool:
    """Whether a journal from elsewhere is that of a game played to its end."""
    try:
        *_, last = steps(journal)
    except (BauhofError, ValueError) as error:
        raise RequestRefused("bad-journal") from error
    return last.match.is_over
