"""The hall: all tables, the clients around them, and the bots that move there."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bauhof.bots.preparation import Preparation, Stage, rehearse, take_up
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.core.words import Language, listed
from bauhof.server.bodies import NewTable
from bauhof.server.commands import Asked, Asking, carry_out
from bauhof.server.draft import Draft
from bauhof.server.identity import tag
from bauhof.server.logs import console, log, tell
from bauhof.server.messages import AskHint, Hint, HintedAction, Result, RoomInfo, SeatInfo
from bauhof.server.room import Room, new_room
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers, looking_alike
from bauhof.server.words import RequestRefused

MOST_LIVE = 2000  # tables kept in memory while nobody is there
ALIKE = 4  # positions that a hint is computed from
REPORTED = ("joined", "stood", "resigned", "abandoned")  # notices that the terminal repeats
RETRY = 2.0  # seconds before a bot's move that could not be saved is tried again


class Client(Protocol):
    """Somebody connected to a table."""

    guest: str

    def table_changed(self) -> None:
        """There is something new to be told."""


class Hall:
    """Live tables by their id, rebuilt from the store when they are first needed."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.salt = secrets.token_bytes(32)
        self.store = store
        self.thinkers = thinkers
        self.preparation: Preparation
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables in use
        self.clients: dict[str, set[Client]] = {}
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.hinting: set[str] = set()
        self.aside: set[str] = set()  # tables that cannot be rebuilt
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Have the games compiled, and go on with every table where a bot must move, in the background."""
        loop = asyncio.get_running_loop()

        def told(name: str, stage: Stage) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: self._spawn(self._compiled(game(name), stage)))

        self.preparation = Preparation(game_names(), told)
        self.preparation.start()
        if self.preparation.compiling:
            tell("compiling")
        self._spawn(self._go_on())

    async def _compiled(self, one: Game, stage: Stage) -> None:
        """Take up what is compiled: the rules in this process, the bots in those of the thinkers."""
        if stage == "rules":
            take_up(one)
            await asyncio.to_thread(rehearse, one)
        else:
            self.thinkers.ready.add(one.name)
            log("compiled", game=one.name)
            if self.preparation.compiling:
                tell("compiled", game=one.title(console.language))

    async def _go_on(self) -> None:
        due = await self.store.bots_due()
        log("continuing", tables=len(due))
        for id in due:
            try:
                async with self.at(id) as table:
                    self.drive(table)
            except Exception as error:  # one table's trouble, not that of the next
                log("table-waits", table=tag(id), reason=getattr(error, "key", type(error).__name__))

    async def close(self) -> None:
        """Let nobody think any more; everything that was told is saved."""
        self.preparation.stop()
        for task in [*self.driving.values(), *self.tasks]:
            task.cancel()
        await asyncio.gather(*self.driving.values(), *self.tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
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
            self._make_room()
        self.tables.move_to_end(id)
        return self.tables[id]

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        if len(self.tables) <= MOST_LIVE:
            return
        for id in list(self.tables):
            if id not in self.clients and id not in self.driving and id not in self.locks:
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
        self.tell(table.room.id)
        self.drive(table)

    def tell(self, id: str) -> None:
        """Let every client of a table look."""
        for client in self.clients.get(id, ()):
            client.table_changed()

    def enter(self, id: str, client: Client) -> None:
        """Somebody has come to a table."""
        self.clients.setdefault(id, set()).add(client)
        self.tell(id)

    def leave(self, id: str, client: Client) -> None:
        """Somebody has gone."""
        around = self.clients.get(id, set())
        around.discard(client)
        if not around:
            self.clients.pop(id, None)
        self.tell(id)

    def guests(self, id: str) -> set[str]:
        """Who is connected to a table."""
        return {client.guest for client in self.clients.get(id, ())}

    async def create(self, asked: NewTable, guest: str, start: str | None = None) -> Table:
        """A new table, saved; one without open seats begins at once."""
        table = Table(new_room(asked, guest, start))
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
        async with self.at(id) as table:
            if table.done(guest, asked.id):
                return
            present = self.guests(id)
            away = [number for number, seat in enumerate(table.room.seats) if seat.owner not in present]
            room = carry_out(Asking(table, guest, away, table.room.host not in present), asked)
            if room is not None:
                await self._add(Table(room))
                table.room.rematch = room.id
            table.carried_out(guest, asked.id)
            await self.save(table)

    def drive(self, table: Table) -> None:
        """Let the bot move whose turn it is, unless it is thinking already."""
        id = table.room.id
        if table.bot_due is None or id in self.driving:
            return
        task = asyncio.create_task(self._bots_move(id))
        self.driving[id] = task
        task.add_done_callback(lambda done: self._stopped_driving(id, done))

    def _stopped_driving(self, id: str, task: asyncio.Task[None]) -> None:
        self.driving.pop(id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tables.pop(id, None)
            log("bot-failed", table=tag(id), error=type(error).__name__)
            tell("trouble", what=type(error).__name__)
        elif id in self.tables and not task.cancelled():
            self.drive(self.tables[id])

    async def _bots_move(self, id: str) -> None:
        while True:
            async with self.at(id) as table:
                seat = table.bot_due
                if seat is None or table.match is None:
                    return
                serial, question, bot = table.serial, table.match.question, table.room.seats[seat].bot
                assert bot is not None
            action = await self.thinkers.choose(question, bot, self.seed(id, serial))
            try:
                async with self.at(id) as table:
                    if table.bot_acts(serial, action):
                        await self.save(table)
            except RequestRefused as refusal:
                log("bot-waits", table=tag(id), reason=refusal.key)
                await asyncio.sleep(RETRY)

    async def hint(self, id: str, guest: str, asked: AskHint, language: Language) -> Hint:
        """What the seat whose turn it is could do, from what it may know."""
        async with self.at(id) as table:
            match = table.running()
            table.own_seat(guest, asked.seat)
            table.check_version(guest, asked.version)
            if not table.room.settings.hints:
                raise RequestRefused("no-hint")
            if match.turn != asked.seat:
                raise RequestRefused("not-your-turn")
            if not self.thinkers.is_ready(table.game):
                raise RequestRefused("not-ready")
            if id in self.hinting:
                raise RequestRefused("too-fast")
            seed = self.seed(id, table.serial)
            alike = looking_alike(table.game, match.state, asked.seat, ALIKE, seed)
            view, names, text = match.view(asked.seat), match.names, table.game.text
        self.hinting.add(id)
        try:
            rated = await self.thinkers.hint(table.game, alike, seed)
        finally:
            self.hinting.discard(id)
        estimates = [
            HintedAction(one.word, text.choice(view, one.word, names, language), one.value, one.visits) for one in rated
        ]
        return Hint(asked.id, asked.version, estimates)

    def room(self, table: Table, guest: str, language: Language) -> RoomInfo:
        """The table as a guest sees it."""
        room: Room = table.room
        present = self.guests(room.id)
        seats = [
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                yours=seat.owner == guest,
                here=seat.owner in present,
                resigned=seat.resigned,
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
            spectators=sum(not room.sits(client.guest) for client in self.clients.get(room.id, ())),
            commitment=room.commitment,
            secret=room.secret,
            result=room.result,
            ended=ended(table.game, room.result, language),
            rematch=room.rematch,
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
