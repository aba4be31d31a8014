"""The bots of a hall: they move wherever it is their turn and somebody looks, and after a start where they had to."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from contextvars import Context
from typing import TYPE_CHECKING

from bauhof.server import metrics
from bauhof.server.days import rivals_seed
from bauhof.server.identity import tag
from bauhof.server.logs import log, tell
from bauhof.server.table import Table
from bauhof.server.turns import Account, Urgency
from bauhof.server.words import RequestRefused

if TYPE_CHECKING:
    from bauhof.server.hall import Hall

CATCHING_UP = 30.0  # seconds in which bots make the moves they have owed since the server stopped
RETRY = 2.0  # seconds before a bot's move that could not be saved is tried again


class Bots:
    """A task for every table where a bot has the move."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.salt = secrets.token_bytes(32)
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.owed: set[str] = set()  # tables whose bots had to move when the server started, and have not yet
        self.caught_up = asyncio.Event()

    async def go_on(self) -> None:
        """Let the bots move that had to when the server stopped, one move at every table before anything else."""
        due = await self.hall.store.bots_due()
        log("continuing", tables=len(due))
        await self.take_over(due)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CATCHING_UP):
                while self.owed:
                    await asyncio.sleep(0.02)
        self.caught_up.set()

    async def take_over(self, due: list[str]) -> None:
        """Let the bots of some tables move, unless another process does that already."""
        for id in (one for one in due if one not in self.hall.aside):
            try:
                async with self.hall.at(id) as table:
                    self.drive(table)
                    self.owed.update({id} & self.driving.keys())
            except Exception as error:  # one table's trouble, not that of the next
                log("table-waits", table=tag(id), reason=getattr(error, "key", type(error).__name__))

    def drive(self, table: Table) -> None:
        """Let the bot move whose turn it is, unless it is thinking already; a table without people pauses."""
        id = table.room.id
        if table.bot_due is None or id in self.driving or not self.hall.presence.goes_on(id):
            return
        nobodys = Context()  # bots play on after the request that woke them
        task = asyncio.create_task(self._move(id), context=nobodys)
        self.driving[id] = task
        task.add_done_callback(lambda done: self._stopped(id, done), context=nobodys)

    def _stopped(self, id: str, task: asyncio.Task[None]) -> None:
        self.driving.pop(id, None)
        self.owed.discard(id)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.hall.tables.pop(id, None)
            log("bot-failed", table=tag(id), error=type(error).__name__)
            tell("trouble", what=type(error).__name__)
        elif id in self.hall.tables and not task.cancelled():
            self.drive(self.hall.tables[id])

    async def _move(self, id: str) -> None:
        while True:
            try:
                async with self.hall.at(id) as table:
                    seat = table.bot_due
                    if seat is None or table.match is None or not self.hall.presence.goes_on(id):
                        return
                    serial, question, bot = table.serial, table.match.question, table.room.seats[seat].bot
                    assert bot is not None
                    seed = rivals_seed(table.dealt, table.match) if table.dealt else self.seed(id, serial)
                    scripted = table.course.answer if table.course is not None else None
                if table.room.deal and not self.hall.thinkers.is_ready(table.game):
                    await asyncio.sleep(RETRY)  # everybody meets the same bots, never those that stand in for them
                    continue
                urgency = Urgency.PEOPLE if id in self.hall.presence.clients else Urgency.NOBODY
                account = Account(table.room.host, id, urgency)
                action = scripted or await self.hall.thinkers.choose(question, bot, seed, account)
                async with self.hall.at(id) as table:
                    if table.bot_acts(serial, action):
                        await self.hall.save(table)
                        metrics.ACTIONS.add(by="bot", game=table.room.game)
                        self.owed.discard(id)
            except RequestRefused as refusal:
                log("bot-waits", table=tag(id), reason=refusal.key)
                if refusal.key != "storage":  # the table is not here any more
                    return
                await asyncio.sleep(RETRY)

    def seed(self, id: str, serial: int) -> int:
        """A seed that nobody can guess, and that differs from decision to decision."""
        return int.from_bytes(hmac.digest(self.salt, f"{id} {serial}".encode(), "sha256")[:6], "big")
