"""The store: what is kept of all tables, written by one thread that puts many tables' drafts into one commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from bauhof.core.errors import BauhofError
from bauhof.core.registry import game
from bauhof.server import metrics
from bauhof.server.database import PATIENCE, Where, database_at
from bauhof.server.draft import Draft, Line
from bauhof.server.logs import log
from bauhof.server.room import Room
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused

Value = TypeVar("Value")

PROBE = 1.0  # seconds for which it counts that something could be written, or not
MOST_AT_ONCE = 500  # drafts in one commit
GATHERING = 0.02  # seconds between two times that the writer is woken; what comes meanwhile shares a commit
LISTED = 100  # tables that the lobby shows
EXPIRED = 100  # tables that are deleted in one commit
PARTS = ("tables", "seats", "entries", "chat", "requests", "reviews")  # all that is kept of a table
PEOPLE = ("guests", "pushes", "keys", "deals")  # and beside the tables

decode_room = msgspec.json.Decoder(Room).decode
decode_line = msgspec.json.Decoder(Line).decode


def text(value: object) -> str:
    """A value as it stands in the file: JSON that a person can read there."""
    return msgspec.json.encode(value).decode()


@dataclass(frozen=True)
class Summary:
    """A table without its game; without a room, if what is kept of it is damaged."""

    id: str
    room: Room | None
    updated: float


def readable(room: object) -> Room | None:
    """A room from its row, unless that is damaged."""
    try:
        found = decode_room(room)  # type: ignore[arg-type]
        game(found.game)
    except (msgspec.DecodeError, BauhofError, TypeError, ValueError):
        return None
    return found


@dataclass
class Job:
    """Something that waits for the writer, and who waits for it."""

    work: Callable[[], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


def answer(jobs: list[Job], error: Exception | None) -> None:
    """Tell those who wait how it went, if they still do; an event loop is woken once for all that it asked."""

    def settle(loop: asyncio.AbstractEventLoop) -> None:
        for job in jobs:
            if job.loop is loop and not job.done.done():
                job.done.set_result(None) if error is None else job.done.set_exception(error)

    for loop in {job.loop for job in jobs}:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, loop)


class Store:
    """What is kept. Writing goes through one thread, reading through another; the event loop waits for neither."""

    def __init__(self, where: Where) -> None:
        self.database = database_at(where)
        self.writing: Any = self.database.connected()
        try:
            self.database.migrate(self.writing)
        except BaseException:
            self.writing.close()
            raise
        self.reading: Any = self.database.connected(reading=True)
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.gathered, self.woken = list[Job](), -GATHERING  # what the writer gets next, and when it got the last
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.failing = False
        self.probed = -PROBE
        self.writer = self._new_writer()

    def _new_writer(self) -> threading.Thread:
        writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        writer.start()
        return writer

    async def save(self, draft: Draft) -> None:
        """Returns when the draft is on disk; raises a refusal if that failed, and then nothing of it is."""
        await self._do(lambda: self._put(draft))

    async def _do(self, work: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        if not self.gathered:
            loop.call_later(self.woken + GATHERING - perf_counter(), self._hand_over)
        self.gathered.append(job)
        try:
            await job.done
        except RequestRefused:
            raise
        except Exception as error:
            raise RequestRefused("storage") from error

    def _hand_over(self) -> None:
        """Wake the writer; to wake a thread costs more than to write what one action has changed."""
        self.woken, gathered, self.gathered = perf_counter(), self.gathered, []
        for job in gathered:
            self.jobs.put(job)
        if not self.writer.is_alive():
            log("writer-replaced")
            self.writer = self._new_writer()

    async def probe(self) -> bool:
        """Whether anything can be written: tried, but not more than once a second."""
        now = time.monotonic()
        if now - self.probed >= PROBE:
            self.probed = now
            try:
                async with asyncio.timeout(2 * PATIENCE):
                    await self._do(lambda: self.database.touch(self.writing))
            except (RequestRefused, TimeoutError):
                self.failing = True
        return not self.failing

    async def expire(self, finished: float, abandoned: float, spared: Collection[str]) -> list[str]:
        """Delete tables that were finished before a moment, or where nothing has happened since one; returns which."""
        base = self.database
        old = "updated < CASE stage WHEN 'over' THEN ? ELSE ? END"
        query = f"SELECT id FROM tables WHERE {old} AND (worker = ? OR {base.free})"
        values = finished, abandoned, base.worker
        found = await self._read(lambda: [id for (id,) in self.reading.execute(query, values)])
        expired = [id for id in found if id not in spared]
        for start in range(0, len(expired), EXPIRED):
            await self.delete(expired[start : start + EXPIRED])
        return expired

    async def tidy(self) -> None:
        """Let the database do what it has to do from time to time."""
        await self._do(lambda: self.database.tidy(self.writing))

    async def delete(self, ids: list[str]) -> None:
        """Delete all that is kept of some tables."""
        await self._do(partial(self._delete, ids))

    async def forget(self, guest: str, kept: list[tuple[Draft, list[Line]]], gone: list[str]) -> None:
        """Delete some tables, write others anew with their chat, keep nothing else of a guest, all in one commit."""

        def work() -> None:
            self._delete(gone)
            for draft, lines in kept:
                for part in ("chat", "reviews"):  # a review has names
                    self.writing.execute(f"DELETE FROM {part} WHERE id = ?", (draft.id,))
                draft.lines = lines
                self._put(draft)
            for part in ("requests", "guests", "pushes", "deals", "reviews"):
                self.writing.execute(f"DELETE FROM {part} WHERE guest = ?", (guest,))

        await self._do(work)

    def _delete(self, ids: list[str]) -> None:
        for part in PARTS:
            self._put_many(f"DELETE FROM {part} WHERE id = ?", [(id,) for id in ids])

    async def _read(self, query: Callable[[], Value]) -> Value:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, query)
        except self.database.errors as error:
            raise RequestRefused("storage") from error

    async def load(self, id: str) -> Table | None:
        """A table, rebuilt from its journal; it is this process's from now on, or refused while it is another's."""
        if self.database.worker:
            await self._do(lambda: self.database.claim(self.writing, id))
        return await self._read(lambda: self._load(id))

    async def listed(self) -> list[Summary]:
        """The newest tables of the lobby that can be joined or watched."""
        return await self._read(
            lambda: self._summaries("WHERE listed AND stage != 'over' ORDER BY updated DESC LIMIT ?", LISTED)
        )

    async def of_guest(self, guest: str, most: int = LISTED) -> list[Summary]:
        """The newest tables where a guest sits."""
        mine = "WHERE id IN (SELECT id FROM seats WHERE owner = ?) ORDER BY updated DESC LIMIT ?"
        return await self._read(lambda: self._summaries(mine, guest, most))

    async def coded(self, code: str) -> str | None:
        """The table that waits for players under a code."""
        query = "SELECT id FROM tables WHERE code = ? AND code != '' ORDER BY updated DESC LIMIT 1"
        row = await self._read(lambda: self.reading.execute(query, (code,)).fetchone())
        return None if row is None else str(row[0])

    async def overdue(self, now: float) -> list[str]:
        """The tables whose clock has run out, unless another process has them."""
        query = f"SELECT id FROM tables WHERE due < ? AND (worker = ? OR {self.database.free}) LIMIT ?"
        return await self._read(
            lambda: [id for (id,) in self.reading.execute(query, (now, self.database.worker, LISTED))]
        )

    async def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows that are kept beside the tables: of guests, notices and keys."""
        return await self._read(lambda: [tuple(row) for row in self.reading.execute(query, values)])

    async def write(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        """Change such rows, all in one commit."""

        def work() -> None:
            for query, values in statements:
                self.writing.execute(query, values)

        await self._do(work)

    async def journal(self, id: str) -> list[str]:
        """What is kept of a table's journal, without its first line."""
        return [row[0] for row in await self.read("SELECT entry FROM entries WHERE id = ? ORDER BY number", id)]

    async def newest(self, most: int) -> list[Summary]:
        """The tables where something has happened last."""
        return await self._read(lambda: self._summaries("ORDER BY updated DESC LIMIT ?", most))

    async def summary(self, id: str) -> Summary | None:
        """A table without its game."""
        return next(iter(await self._read(lambda: self._summaries("WHERE id = ?", id))), None)

    async def known_by(self, guest: str) -> list[str]:
        """Every table where a guest sits, is the host, or has ever asked for anything."""
        parts = (("seats", "owner"), ("tables", "host"), ("requests", "guest"))
        query = " UNION ".join(f"SELECT id FROM {part} WHERE {column} = ?" for part, column in parts)
        return await self._read(lambda: [id for (id,) in self.reading.execute(query, [guest] * len(parts))])

    async def hosted(self, guest: str) -> int:
        """How many unfinished tables a guest has opened."""
        query = "SELECT count(*) FROM tables WHERE host = ? AND stage != 'over'"
        return await self._read(lambda: int(self.reading.execute(query, (guest,)).fetchone()[0]))

    async def stages(self) -> dict[str, int]:
        """How many tables there are, by how far they are."""
        query = "SELECT stage, count(*) FROM tables GROUP BY stage"
        return await self._read(lambda: dict(self.reading.execute(query).fetchall()))

    async def bots_due(self) -> list[str]:
        """The tables that belong to nobody where a bot must decide."""
        query = f"SELECT id FROM tables WHERE bot_due AND {self.database.free} ORDER BY updated DESC"
        return await self._read(lambda: [id for (id,) in self.reading.execute(query)])

    async def enlist(self, address: str, name: str = "") -> None:
        """Join the processes that share the database, as one that others can reach."""
        await self._do(lambda: self.database.enlist(self.writing, address, name))

    async def beat(self) -> tuple[bool, list[str]]:
        """Stay one of them, and see who they are; false if others took this process for dead, and perhaps its tables.

        This goes past the reader, which may be busy with tables for longer than a lease lasts.
        """
        found: list[tuple[bool, list[str]]] = []
        await self._do(lambda: found.append((self.database.beat(self.writing), self.database.serving(self.writing))))
        return found[-1]

    async def owner(self, id: str) -> str:
        """The address of another process that has a table; nothing if this one may take it."""
        return await self._read(lambda: self.database.owner(self.reading, id))

    async def secret(self) -> str:
        """What only those know who share the database."""
        return await self._read(lambda: self.database.secret(self.reading))

    async def retire(self) -> None:
        """Leave all tables to others."""
        await self._do(lambda: self.database.retire(self.writing))

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._hand_over()
        self.jobs.put(None)
        self.writer.join()
        self.reader.shutdown()
        self.reading.close()
        self.writing.close()

    def _load(self, id: str) -> Table | None:
        row = self.reading.execute("SELECT room, secret, epoch FROM tables WHERE id = ?", (id,)).fetchone()
        if row is None:
            return None
        entries = self.reading.execute("SELECT entry FROM entries WHERE id = ? ORDER BY number", (id,)).fetchall()
        lines = self.reading.execute("SELECT line FROM chat WHERE id = ? ORDER BY number", (id,)).fetchall()
        requests = self.reading.execute("SELECT guest, request FROM requests WHERE id = ?", (id,)).fetchall()
        table = Table.rebuilt(
            decode_room(row[0]),
            row[1],
            [msgspec.json.decode(entry) for (entry,) in entries],
            [decode_line(line) for (line,) in lines],
            requests,
        )
        table.epoch = row[2]
        return table

    def _summaries(self, where: str, *values: Any) -> list[Summary]:
        rows = self.reading.execute(f"SELECT id, room, updated FROM tables {where}", values)
        return [Summary(id, readable(room), updated) for id, room, updated in rows]

    def _write(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            try:
                self._commit(batch)
            except BaseException:  # nobody waits for ever for a writer that ends
                self._roll_back()
                answer(batch, RuntimeError("the writer has ended"))
                raise

    def _commit(self, batch: list[Job]) -> None:
        """All of it in one commit; if one is at fault and not the disk, each in its own."""
        error: Exception | None = None
        began = perf_counter()
        try:
            self.writing.execute(self.database.begin)
            for job in batch:
                job.work()
            self.writing.execute("COMMIT")
            self.failing = False
            metrics.STORE_WRITES.add(len(batch))
            metrics.STORE_COMMIT_SECONDS.observe(perf_counter() - began)
        except Exception as failure:
            self._roll_back()
            at_fault = self.database.is_at_fault(failure)
            if at_fault and len(batch) > 1:
                for job in batch:
                    self._commit([job])
                return
            metrics.STORE_FAILURES.add()
            log("not-saved", error=type(failure).__name__)
            self.failing, error = self.failing or not at_fault, failure
        answer(batch, error)

    def _roll_back(self) -> None:
        try:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
        except self.database.errors:  # the failure has rolled back by itself
            return

    def _put(self, draft: Draft) -> None:
        id, put, put_many = draft.id, self.writing.execute, self._put_many
        room, now = draft.room.decode(), time.time()
        stage = (draft.stage, draft.listed, draft.bot_due, draft.host, draft.code, draft.due)
        if not draft.epoch:
            put(
                "INSERT INTO tables (id, stage, listed, bot_due, host, code, due, room, secret, updated, worker)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id, *stage, room, draft.secret, now, self.database.worker),
            )
        elif not put(
            "UPDATE tables SET stage = ?, listed = ?, bot_due = ?, host = ?, code = ?, due = ?, room = ?,"
            " secret = COALESCE(?, secret),"
            " updated = CASE WHEN ? THEN ? ELSE updated END"  # the lobby tells nothing concealed
            f" WHERE id = ? AND epoch = ? AND {self.database.held}",
            (*stage, room, draft.secret, draft.noticed, now, id, draft.epoch),
        ).rowcount:
            raise RequestRefused("moved")
        if draft.owners is not None:
            put("DELETE FROM seats WHERE id = ?", (id,))
            put_many("INSERT INTO seats (owner, id) VALUES (?, ?)", [(owner, id) for owner in draft.owners])
        entries = [(id, number, text(entry)) for number, entry in enumerate(draft.entries, draft.first)]
        put_many("INSERT INTO entries (id, number, entry) VALUES (?, ?, ?)", entries)
        lines = [(id, line.number, text(line)) for line in draft.lines]
        put_many("INSERT INTO chat (id, number, line) VALUES (?, ?, ?)", lines)
        put_many("INSERT INTO requests (id, guest, request) VALUES (?, ?, ?)", [(id, *r) for r in draft.requests])

    def _put_many(self, query: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            self.writing.executemany(query, rows)
