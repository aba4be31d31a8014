"""The hall: all tables, the clients around them, and the bots that move there."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from math import inf
from typing import Any
from weakref import WeakValueDictionary

from bauhof.bots.preparation import Preparation, Stage, prepare, take_up
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.registry import game, game_names
from bauhof.core.words import Language, listed
from bauhof.nets.files import file_of
from bauhof.server import clocks, metrics, push
from bauhof.server.bodies import NewTable
from bauhof.server.commands import Asked, Asking, carry_out
from bauhof.server.draft import Draft
from bauhof.server.garbage import collect_when_quiet
from bauhof.server.identity import tag
from bauhof.server.limits import Limits
from bauhof.server.logs import console, log, tell
from bauhof.server.messages import Act, AskHint, Hint, HintedAction, Result, RoomInfo, SeatInfo
from bauhof.server.presence import Client, Presence
from bauhof.server.room import Room, new_room
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.thinkers import QUICK, Thinkers
from bauhof.server.turns import Account, Urgency
from bauhof.server.words import RequestRefused

MOST_LIVE = 2000  # tables kept in memory while nobody is there
REPORTED = ("joined", "stood", "resigned", "abandoned")  # notices that the terminal repeats
CATCHING_UP = 30.0  # seconds in which bots make the moves they have owed since the server stopped
EXPIRY = 3600.0  # seconds between two looks for tables that have expired
RETRY = 2.0  # seconds before a bot's move that could not be saved is tried again


class Hall:
    """Live tables by their id, rebuilt from the store when they are first needed."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.limits = limits or Limits()
        self.clock = clock
        self.presence = Presence(self.limits.grace, self.limits.pause, clock)
        self.salt = secrets.token_bytes(32)
        self.store = store
        self.thinkers = thinkers
        self.preparation: Preparation
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables in use
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.hinting: set[str] = set()
        self.aside: set[str] = set()  # tables that cannot be rebuilt
        self.owed: set[str] = set()  # tables whose bots had to move when the server started, and have not yet
        self.caught_up = asyncio.Event()
        self.warming = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.requests = 0  # of people, since the start

    async def open(self) -> None:
        """Go on with every table where a bot must move, then have the games compiled, all in the background."""
        loop = asyncio.get_running_loop()

        def told(name: str, stage: Stage) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: self.spawn(self._compiled(game(name), stage)))

        self.preparation = Preparation(game_names(), told)
        self.preparation.start()
        if self.preparation.compiling:
            tell("compiling")
        self.spawn(self._go_on())
        self.spawn(collect_when_quiet(lambda: self.requests))
        self.spawn(clocks.watch(self))
        if self.limits.keep != inf:
            self.spawn(self._expire())

    async def _compiled(self, one: Game, stage: Stage) -> None:
        """Take up what is compiled: the rules and networks in this process too, searches in those of the thinkers.

        Nobody waits for that: rules are plain until then, and thinkers ask the networks; so it is taken up game by
        game, after the moves that bots have owed since the server stopped.
        """
        self.thinkers.ready.add((one.name, stage))
        if stage == "rules" or stage in QUICK:
            await self.caught_up.wait()
            async with self.warming:
                take_up(one)
                await asyncio.to_thread(prepare, one, stage)
        if stage in QUICK:
            self.thinkers.quick.add((one.name, stage))
        if stage != "rules":
            log("compiled", game=one.name, stage=stage)
            if self.preparation.compiling and stage == "bots":
                tell("compiled", game=one.title(console.language))

    async def _go_on(self) -> None:
        """Let the bots move that had to when the server stopped, one move at every table before anything else."""
        due = await self.store.bots_due()
        log("continuing", tables=len(due))
        await self.take_over(due)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CATCHING_UP):
                while self.owed:
                    await asyncio.sleep(0.02)
        self.caught_up.set()

    async def take_over(self, due: list[str]) -> None:
        """Let the bots of some tables move, unless another process does that already."""
        for id in (one for one in due if one not in self.aside):
            try:
                async with self.at(id) as table:
                    self.drive(table)
                    self.owed.update({id} & self.driving.keys())
            except Exception as error:  # one table's trouble, not that of the next
                log("table-waits", table=tag(id), reason=getattr(error, "key", type(error).__name__))

    async def _expire(self) -> None:
        """Delete, from time to time, tables where nothing has happened for too long."""
        while True:
            spared = {*self.presence.clients, *self.driving, *self.locks}
            try:
                deleted = await self.store.expire(self.clock() - self.limits.keep, spared)
            except RequestRefused:
                deleted = []
            for id in deleted:
                self.tables.pop(id, None)
            if deleted:
                log("expired", tables=len(deleted))
            await asyncio.sleep(EXPIRY)

    async def close(self) -> None:
        """Let nobody think any more; everything that was told is saved."""
        self.preparation.stop()
        for task in [*self.driving.values(), *self.tasks]:
            task.cancel()
        await asyncio.gather(*self.driving.values(), *self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, until the server stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log("task-failed", error=type(error).__name__)
            tell("trouble", what=type(error).__name__)

    async def _live(self, id: str) -> Table:
        """A table from memory, or rebuilt; call it with the table's lock."""
        if id in self.aside:
            raise RequestRefused("broken")
        if id not in self.tables:
            try:
                table = await self.store.load(id)
            except RequestRefused:
                raise
            except Exception as error:  # of other rules, or damaged: this table alone cannot go on
                self.aside.add(id)
                log("table-aside", table=tag(id), error=type(error).__name__)
                tell("aside")
                raise RequestRefused("broken") from error
            if table is None:
                raise RequestRefused("no-table")
            self.tables[id] = table
            if self.store.database.worker:
                self.presence.expect(id, {*table.room.owners, table.room.host})
            self._make_room()
        self.tables.move_to_end(id)
        return self.tables[id]

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        if len(self.tables) <= MOST_LIVE:
            return
        for id in list(self.tables):
            if id not in self.presence.clients and id not in self.driving and id not in self.locks:
                del self.tables[id]
                if len(self.tables) <= MOST_LIVE:
                    return

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table for oneself alone, for as long as the block lasts."""
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        async with lock:
            table = await self._live(id)
            yield table

    async def save(self, table: Table) -> None:
        """Save what has changed, and only then tell everybody; a table that cannot be saved is forgotten."""
        draft = table.draft()
        try:
            await self.store.save(draft)
        except BaseException:
            self.tables.pop(table.room.id, None)
            raise
        report(table, draft)
        if draft.turned:
            push.turned(self, table)
        self.tell(table.room.id)
        self.drive(table)

    def tell(self, id: str) -> None:
        """Let every client of a table look."""
        for client in self.presence.at(id):
            client.table_changed()

    def enter(self, table: Table, client: Client) -> None:
        """Somebody has come to a table; its bots go on if they have paused."""
        id = table.room.id
        self.presence.enter(id, client)
        self.thinkers.turns.hurry(id)
        self.drive(table)
        self.tell(id)

    def leave(self, id: str, client: Client) -> None:
        """Somebody has gone."""
        self.presence.leave(id, client)
        self.tell(id)

    async def create(self, asked: NewTable, guest: str, story: Journal | None = None) -> Table:
        """A new table, saved; one without open seats begins at once."""
        table = Table(new_room(asked, guest, story=story))
        self.presence.saw(table.room.id, guest)
        return await self._add(table)

    async def _add(self, table: Table) -> Table:
        if all(seat.kind != "open" for seat in table.room.seats):
            table.start()
        self.tables[table.room.id] = table
        self._make_room()
        await self.save(table)
        log("table-opened", table=tag(table.room.id), game=table.room.game, seats=len(table.room.seats))
        tell("opened", name=host_name(table.room), game=table.game.title(console.language))
        return table

    async def request(self, id: str, guest: str, asked: Asked) -> None:
        """Carry a request out, once, and save it."""
        began = time.perf_counter()
        self.requests += 1
        async with self.at(id) as table:
            if table.done(guest, asked.id):
                return
            self.presence.saw(id, guest)
            room = carry_out(Asking(table, guest, self._absent(table, guest)), asked)
            if room is not None:
                await self._add(Table(room))
                table.room.rematch = room.id
            table.carried_out(guest, asked.id)
            await self.save(table)
            if isinstance(asked, Act):
                metrics.ACTIONS.add(by="person", game=table.room.game)
                metrics.ACTION_SECONDS.observe(time.perf_counter() - began)

    def _absent(self, table: Table, asking: str) -> dict[str, int]:
        """The people of a table who are not there, and for how many seconds they are still waited for."""
        id, people = table.room.id, {*table.room.owners, table.room.host}
        absent = people - self.presence.guests(id) - {asking}
        return {guest: self.presence.waits(id, guest) for guest in absent}

    def drive(self, table: Table) -> None:
        """Let the bot move whose turn it is, unless it is thinking already; a table without people pauses."""
        id = table.room.id
        if table.bot_due is None or id in self.driving or not self.presence.goes_on(id):
            return
        nobodys = Context()  # bots play on after the request that woke them
        task = asyncio.create_task(self._bots_move(id), context=nobodys)
        self.driving[id] = task
        task.add_done_callback(lambda done: self._stopped_driving(id, done), context=nobodys)

    def _stopped_driving(self, id: str, task: asyncio.Task[None]) -> None:
        self.driving.pop(id, None)
        self.owed.discard(id)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tables.pop(id, None)
            log("bot-failed", table=tag(id), error=type(error).__name__)
            tell("trouble", what=type(error).__name__)
        elif id in self.tables and not task.cancelled():
            self.drive(self.tables[id])

    async def _bots_move(self, id: str) -> None:
        while True:
            try:
                async with self.at(id) as table:
                    seat = table.bot_due
                    if seat is None or table.match is None or not self.presence.goes_on(id):
                        return
                    serial, question, bot = table.serial, table.match.question, table.room.seats[seat].bot
                    assert bot is not None
                urgency = Urgency.PEOPLE if id in self.presence.clients else Urgency.NOBODY
                account = Account(table.room.host, id, urgency)
                action = await self.thinkers.choose(question, bot, self.seed(id, serial), account)
                async with self.at(id) as table:
                    if table.bot_acts(serial, action):
                        await self.save(table)
                        metrics.ACTIONS.add(by="bot", game=table.room.game)
                        self.owed.discard(id)
            except RequestRefused as refusal:
                log("bot-waits", table=tag(id), reason=refusal.key)
                if refusal.key != "storage":  # the table is not here any more
                    return
                await asyncio.sleep(RETRY)

    async def hint(self, id: str, guest: str, asked: AskHint, language: Language) -> Hint:
        """What the seat whose turn it is could do, from what it may know."""
        async with self.at(id) as table:
            match = table.running()
            table.own_seat(guest, asked.seat)
            table.check_version(guest, asked.version)
            if not table.room.settings.hints or not file_of(table.game).exists():
                raise RequestRefused("no-hint")
            if match.turn != asked.seat:
                raise RequestRefused("not-your-turn")
            if not self.thinkers.is_ready(table.game):
                raise RequestRefused("not-ready")
            if id in self.hinting:
                raise RequestRefused("too-fast")
            position, view, names, text = match.position, match.view(asked.seat), match.names, table.game.text
        self.hinting.add(id)
        try:
            thought = await self.thinkers.hint(table.game, position, Account(guest, id))
        finally:
            self.hinting.discard(id)
        estimates = [
            HintedAction(word, text.choice(view, word, names, language), share)
            for word, share in thought.policy.items()
        ]
        return Hint(asked.id, asked.version, thought.chance, estimates)

    def room(self, table: Table, guest: str, language: Language) -> RoomInfo:
        """The table as a guest sees it."""
        room, presence = table.room, self.presence
        present = presence.guests(room.id)
        seats = [
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                yours=seat.owner == guest,
                here=seat.owner in present,
                until=presence.until(room.id, seat.owner) if seat.owner and seat.owner not in present else 0.0,
                by=seat.by,
                resigned=seat.resigned,
                look=seat.look,
                ready=seat.ready,
                late=seat.late,
                used=int(seat.used),
            )
            for number, seat in enumerate(room.seats)
        ]
        return RoomInfo(
            table=room.id,
            game=room.game,
            title=table.game.title(language),
            options=room.options,
            stage=room.stage,
            seats=seats,
            settings=room.settings,
            host=room.host == guest,
            host_until=0.0 if room.host in present else presence.until(room.id, room.host),
            spectators=sum(not room.sits(client.guest) for client in presence.at(room.id)),
            commitment=room.commitment,
            secret=room.secret,
            result=room.result,
            ended=ended(table.game, room.result, language),
            rematch=room.rematch,
            code=room.code if room.stage == "waiting" else "",
            clock=room.clock,
            since=room.since if room.clock.seconds else 0.0,  # else nobody counts
            due=clocks.due(room) or 0.0,
        )

    def seed(self, id: str, serial: int) -> int:
        """A seed that nobody can guess, and that differs from decision to decision."""
        return int.from_bytes(hmac.digest(self.salt, f"{id} {serial}".encode(), "sha256")[:6], "big")


def ended(game: Game, result: Result | None, language: Language) -> str:
    """Why a game is over, in a sentence."""
    return game.words.say(language, f"ending-{result.ending}") if result is not None and result.ending else ""


def host_name(room: Room) -> str:
    """What the host of a table is called there."""
    return next((seat.name for seat in room.seats if seat.owner == room.host), "–")


def report(table: Table, draft: Draft) -> None:
    """Tell the person at the terminal who comes and goes, and how games end."""
    title = table.game.title(console.language)
    for line in draft.lines:
        if line.key in REPORTED and line.seat is None:
            tell(line.key, name=line.name, game=title)
    result = table.room.result
    if result is not None and result.ranking is not None and draft.entries:
        winners = [seat.name for seat, rank in zip(table.room.seats, result.ranking, strict=True) if rank == 1]
        tell("over", game=title, winners=listed(winners, console.language), n=len(winners))
