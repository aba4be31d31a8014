"""The hall: all tables, the clients around them, and the bots that move there."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bauhof.bots.registry import LOOK_AROUND
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.words import Language, listed
from bauhof.nets.files import file_of
from bauhof.search.best import wins_in_sight
from bauhof.server import clocks, deals, metrics, push
from bauhof.server.bodies import NewTable
from bauhof.server.bots import Bots
from bauhof.server.commands import Asked, Asking, carry_out
from bauhof.server.deals import Deals
from bauhof.server.draft import Draft
from bauhof.server.garbage import collect_when_quiet
from bauhof.server.identity import tag
from bauhof.server.lessons import with_rivals
from bauhof.server.limits import Limits
from bauhof.server.logs import console, log, tell
from bauhof.server.messages import Act, AskHint, Hint, HintedAction, Result, RoomInfo, SeatInfo
from bauhof.server.presence import Client, Presence
from bauhof.server.room import Room, new_room
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers
from bauhof.server.turns import Account, Urgency
from bauhof.server.warming import Warming
from bauhof.server.words import RequestRefused

MOST_LIVE = 2000  # tables kept in memory while nobody is there
REPORTED = ("joined", "stood", "resigned", "abandoned")  # notices that the terminal repeats
TIDYING = 3600.0  # seconds between two looks for tables that have expired


class Lock(asyncio.Lock):
    """The lock of a table, and how many have it or wait for it."""

    users = 0


class Alone:
    """A block in which nobody else is at a table."""

    def __init__(self, hall: Hall, id: str) -> None:
        self.hall = hall
        self.id = id

    async def __aenter__(self) -> Table:
        self.lock = self.hall.locks.get(self.id) or self.hall.locks.setdefault(self.id, Lock())
        self.lock.users += 1
        try:
            await self.lock.acquire()
            try:
                return await self.hall.live(self.id)
            except BaseException:
                self.lock.release()
                raise
        except BaseException:
            self._let_go()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()
        self._let_go()

    def _let_go(self) -> None:
        self.lock.users -= 1
        if not self.lock.users:
            del self.hall.locks[self.id]


class Hall:
    """Live tables by their id, rebuilt from the store when they are first needed."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.limits = limits or Limits()
        self.clock = clock
        self.presence = Presence(self.limits.grace, self.limits.pause, clock)
        self.store = store
        self.thinkers = thinkers
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, Lock] = {}  # of tables in use
        self.hinting: set[str] = set()
        self.aside: set[str] = set()  # tables that cannot be rebuilt
        self.bots = Bots(self)
        self.deals = Deals(self)
        self.warming: Warming
        self.tasks: set[asyncio.Task[None]] = set()
        self.requests = 0  # of people, since the start

    async def open(self) -> None:
        """Go on with every table where a bot must move, then have the games compiled, all in the background."""
        self.deals.secret = await deals.key(self.store)
        self.warming = Warming(self.thinkers, self.bots.caught_up, self.spawn)
        self.warming.start()
        self.spawn(self.bots.go_on())
        self.spawn(collect_when_quiet(lambda: self.requests))
        self.spawn(clocks.watch(self))
        self.spawn(self._tidy())

    async def _tidy(self) -> None:
        """Delete, from time to time, finished tables that are old enough, and others where nothing happens any more."""
        while True:
            spared = {*self.presence.clients, *self.bots.driving, *self.locks}
            deleted, now = list[str](), self.clock()
            with suppress(RequestRefused):
                await self.store.tidy()
                deleted = await self.store.expire(now - self.limits.keep, now - self.limits.abandoned, spared)
            for id in deleted:
                self.tables.pop(id, None)
            if deleted:
                log("expired", tables=len(deleted))
            await asyncio.sleep(TIDYING)

    async def close(self) -> None:
        """Let nobody think any more; everything that was told is saved."""
        self.warming.stop()
        for task in [*self.bots.driving.values(), *self.tasks]:
            task.cancel()
        await asyncio.gather(*self.bots.driving.values(), *self.tasks, return_exceptions=True)

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

    async def live(self, id: str) -> Table:
        """A table from memory, or rebuilt; call it with the table's lock."""
        if id not in self.tables:
            if id in self.aside:
                raise RequestRefused("broken")
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
            if id not in self.presence.clients and id not in self.bots.driving and id not in self.locks:
                del self.tables[id]
                if len(self.tables) <= MOST_LIVE:
                    return

    def at(self, id: str) -> Alone:
        """A table for oneself alone, for as long as the block lasts."""
        return Alone(self, id)

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
        self.bots.drive(table)

    def tell(self, id: str) -> None:
        """Let every client of a table look."""
        for client in self.presence.at(id):
            client.table_changed()

    def enter(self, table: Table, client: Client) -> None:
        """Somebody has come to a table; its bots go on if they have paused."""
        id = table.room.id
        self.presence.enter(id, client)
        self.thinkers.turns.hurry(id)
        self.bots.drive(table)
        self.tell(id)

    def leave(self, id: str, client: Client) -> None:
        """Somebody has gone."""
        self.presence.leave(id, client)
        self.tell(id)

    async def create(self, asked: NewTable, guest: str, story: Journal | None = None) -> Table:
        """A new table, saved; one without open seats begins at once."""
        start = None
        if asked.lesson:
            asked, start = with_rivals(asked)
        table = Table(new_room(asked, guest, start, story=story))
        table.room.lesson = asked.lesson
        self.presence.saw(table.room.id, guest)
        return await self.add(table)

    async def add(self, table: Table) -> Table:
        """A new table, saved; it begins if nobody is missing."""
        if all(seat.kind != "open" for seat in table.room.seats):
            table.start()
        self.tables[table.room.id] = table
        self._make_room()
        await self.save(table)
        if table.room.coaching.training:
            self.spawn(self._look_around(table))
        log("table-opened", table=tag(table.room.id), game=table.room.game, seats=len(table.room.seats))
        tell("opened", name=host_name(table.room), game=table.game.title(console.language))
        return table

    async def _look_around(self, table: Table) -> None:
        """Have a thinker take up what it looks ahead with, before the first decision in training is doubted."""
        if table.match is not None and table.match.turn is not None and self.thinkers.is_ready(table.game, "bots"):
            account = Account(table.room.host, table.room.id, Urgency.AHEAD)
            await self.thinkers.choose(table.match.question, LOOK_AROUND, 0, account)

    async def request(self, id: str, guest: str, asked: Asked) -> None:
        """Carry a request out, once, and save it."""
        began = time.perf_counter()
        self.requests += 1
        async with self.at(id) as table:
            if table.done(guest, asked.id):
                return
            self.presence.saw(id, guest)
            deals.check_allowed(table.room, asked)
            room = carry_out(Asking(table, guest, self._absent(table, guest)), asked)
            if room is not None:
                await self.add(Table(room))
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
            winning = dict.fromkeys(wins_in_sight(table.game, match.state), 1.0)
        self.hinting.add(id)
        try:
            thought = await self.thinkers.hint(table.game, position, Account(guest, id))
        finally:
            self.hinting.discard(id)
        estimates = [
            HintedAction(word, text.choice(view, word, names, language), share, word in winning)
            for word, share in (winning or thought.policy).items()
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
            secret=room.secret or self.deals.revealed(room),
            result=room.result,
            ended=ended(table.game, room.result, language),
            rematch=room.rematch,
            code=room.code if room.stage == "waiting" else "",
            clock=room.clock,
            since=room.since if room.clock.seconds else 0.0,  # else nobody counts
            due=clocks.due(room) or 0.0,
            coaching=room.coaching,
            deal=room.deal,
        )


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
