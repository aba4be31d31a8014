"""The data file: SQLite in WAL mode, written by one thread that puts many tables' drafts into one commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from bauhof.core.errors import BauhofError
from bauhof.core.registry import game
from bauhof.server import metrics
from bauhof.server.draft import Draft, Line
from bauhof.server.logs import log
from bauhof.server.room import Room
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused

Value = TypeVar("Value")

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, stage TEXT NOT NULL, listed INTEGER NOT NULL, bot_due INTEGER NOT NULL,
        updated REAL NOT NULL, host TEXT NOT NULL, room TEXT NOT NULL, secret BLOB
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (updated) WHERE listed;
    CREATE INDEX tables_bot_due ON tables (updated) WHERE bot_due;
    CREATE INDEX tables_host ON tables (host, stage);
    CREATE TABLE seats (owner TEXT, id TEXT, PRIMARY KEY (owner, id)) WITHOUT ROWID;
    CREATE TABLE entries (id TEXT, number INTEGER, entry TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
    CREATE TABLE chat (id TEXT, number INTEGER, line TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
    CREATE TABLE requests (id TEXT, guest TEXT, request TEXT, PRIMARY KEY (id, guest, request)) WITHOUT ROWID;
    """,
)
PATIENCE = 2.0  # seconds to wait for another program's lock on the file
PROBE = 1.0  # seconds for which it counts that the file could be written, or not
MOST_AT_ONCE = 500  # drafts in one commit
GATHERING = 0.01  # seconds between two times that the writer is woken; what comes meanwhile shares a commit
LISTED = 100  # tables that the lobby shows
EXPIRED = 100  # tables that are deleted in one commit
PARTS = ("tables", "seats", "entries", "chat", "requests")  # all that is kept of a table

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


def lenient(raw: bytes) -> str:
    """A text from the file, even a damaged one: that is then the trouble of its row, not of the whole query."""
    return raw.decode("utf-8", "surrogateescape")


def readable(room: object) -> Room | None:
    """A room from its row, unless that is damaged."""
    try:
        found = decode_room(room)  # type: ignore[arg-type]
        game(found.game)
    except (msgspec.DecodeError, BauhofError, TypeError, ValueError):
        return None
    return found


def identity(path: Path) -> tuple[int, int] | None:
    """Which file a path leads to."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def connected(path: Path) -> sqlite3.Connection:
    """A connection to the data file, which only its owner may read: it holds the secrets of running games."""
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except (OSError, sqlite3.Error) as error:
        raise BauhofError(f"{path}: cannot be opened as a data file: {error}") from error
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to the newest schema, step by step; a newer one than ours is refused."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise BauhofError(f"{path}: schema {version} is of a newer program; this one knows schema {len(MIGRATIONS)}")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def backup(path: Path, target: Path) -> None:
    """Copy a data file while it is in use; the copy is whole."""
    if not path.is_file():
        raise BauhofError(f"{path}: there is no such data file")
    if target.exists():
        raise BauhofError(f"{target}: is there already; a backup overwrites nothing")
    try:
        with sqlite3.connect(path, timeout=PATIENCE) as source:
            os.close(os.open(target, os.O_CREAT | os.O_RDWR, 0o600))
            with sqlite3.connect(target) as copy:
                source.backup(copy)
            copy.close()
        source.close()
    except (OSError, sqlite3.Error) as error:
        raise BauhofError(f"{target}: the backup failed: {error}") from error


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

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writing = connected(path)
        try:
            migrate(self.writing, path)
        except sqlite3.Error as error:
            raise BauhofError(f"{path}: cannot be opened as a data file: {error}") from error
        self.reading = connected(path)
        self.reading.text_factory = lenient
        self.file = identity(path)
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
        """Whether the file can be written: tried, but not more than once a second."""
        now = time.monotonic()
        if now - self.probed >= PROBE:
            self.probed = now
            try:
                async with asyncio.timeout(2 * PATIENCE):
                    await self._do(self._touch)
            except (RequestRefused, TimeoutError):
                self.failing = True
        return not self.failing

    def _touch(self) -> None:
        """Write what stands there already."""
        if identity(self.path) != self.file:
            raise sqlite3.OperationalError("the data file was moved or deleted")
        self.writing.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    async def expire(self, before: float, spared: Collection[str]) -> list[str]:
        """Delete tables where nothing has happened since a moment, finished or not; returns which."""
        query = "SELECT id FROM tables WHERE updated < ?"
        found = await self._read(lambda: [id for (id,) in self.reading.execute(query, (before,))])
        old = [id for id in found if id not in spared]
        for start in range(0, len(old), EXPIRED):
            await self.delete(old[start : start + EXPIRED])
        return old

    async def delete(self, ids: list[str]) -> None:
        """Delete all that is kept of some tables."""
        await self._do(partial(self._delete, ids))

    async def forget(self, guest: str, kept: list[tuple[Draft, list[Line]]], gone: list[str]) -> None:
        """Delete some tables, write others anew with their chat, and keep no request of a guest, all in one commit."""

        def work() -> None:
            self._delete(gone)
            for draft, lines in kept:
                self.writing.execute("DELETE FROM chat WHERE id = ?", (draft.id,))
                draft.lines = lines
                self._put(draft)
            self.writing.execute("DELETE FROM requests WHERE guest = ?", (guest,))

        await self._do(work)

    def _delete(self, ids: list[str]) -> None:
        for part in PARTS:
            self.writing.executemany(f"DELETE FROM {part} WHERE id = ?", [(id,) for id in ids])

    async def _read(self, query: Callable[[], Value]) -> Value:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, query)
        except sqlite3.Error as error:
            raise RequestRefused("storage") from error

    async def load(self, id: str) -> Table | None:
        """A table, rebuilt from its journal."""
        return await self._read(lambda: self._load(id))

    async def listed(self) -> list[Summary]:
        """The newest tables of the lobby that can be joined or watched."""
        return await self._read(
            lambda: self._summaries("WHERE listed AND stage != 'over' ORDER BY updated DESC LIMIT ?", LISTED)
        )

    async def of_guest(self, guest: str) -> list[Summary]:
        """The newest tables where a guest sits."""
        mine = "WHERE id IN (SELECT id FROM seats WHERE owner = ?) ORDER BY updated DESC LIMIT ?"
        return await self._read(lambda: self._summaries(mine, guest, LISTED))

    async def newest(self, most: int) -> list[Summary]:
        """The tables where something has happened last."""
        return await self._read(lambda: self._summaries("ORDER BY updated DESC LIMIT ?", most))

    async def summary(self, id: str) -> Summary | None:
        """A table without its game."""
        return next(iter(await self._read(lambda: self._summaries("WHERE id = ?", id))), None)

    async def known_by(self, guest: str) -> list[str]:
        """Every table where a guest sits, is the host, or has ever asked for anything."""
        parts = (("seats", "owner"), ("tables", "host"), ("requests", "guest"))
        query = " UNION ".join(f"SELECT id FROM {part} WHERE {column} = ?1" for part, column in parts)
        return await self._read(lambda: [id for (id,) in self.reading.execute(query, (guest,))])

    async def hosted(self, guest: str) -> int:
        """How many unfinished tables a guest has opened."""
        query = "SELECT count(*) FROM tables WHERE host = ? AND stage != 'over'"
        return await self._read(lambda: int(self.reading.execute(query, (guest,)).fetchone()[0]))

    async def stages(self) -> dict[str, int]:
        """How many tables there are, by how far they are."""
        query = "SELECT stage, count(*) FROM tables GROUP BY stage"
        return await self._read(lambda: dict(self.reading.execute(query).fetchall()))

    async def bots_due(self) -> list[str]:
        """The tables where a bot must decide."""
        query = "SELECT id FROM tables WHERE bot_due ORDER BY updated DESC"
        return await self._read(lambda: [id for (id,) in self.reading.execute(query)])

    def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        self._hand_over()
        self.jobs.put(None)
        self.writer.join()
        self.reader.shutdown()
        self.reading.close()
        self.writing.close()

    def _load(self, id: str) -> Table | None:
        row = self.reading.execute("SELECT room, secret FROM tables WHERE id = ?", (id,)).fetchone()
        if row is None:
            return None
        entries = self.reading.execute("SELECT entry FROM entries WHERE id = ? ORDER BY number", (id,)).fetchall()
        lines = self.reading.execute("SELECT line FROM chat WHERE id = ? ORDER BY number", (id,)).fetchall()
        requests = self.reading.execute("SELECT guest, request FROM requests WHERE id = ?", (id,)).fetchall()
        return Table.rebuilt(
            decode_room(row[0]),
            row[1],
            [msgspec.json.decode(entry) for (entry,) in entries],
            [decode_line(line) for (line,) in lines],
            requests,
        )

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
            self.writing.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.work()
            self.writing.execute("COMMIT")
            self.failing = False
            metrics.STORE_WRITES.add(len(batch))
            metrics.STORE_COMMIT_SECONDS.observe(perf_counter() - began)
        except Exception as failure:
            self._roll_back()
            at_fault = isinstance(failure, sqlite3.IntegrityError) or not isinstance(failure, sqlite3.Error)
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
        except sqlite3.Error:  # the failure has rolled back by itself
            return

    def _put(self, draft: Draft) -> None:
        id, put, put_many = draft.id, self.writing.execute, self.writing.executemany
        values = (id, draft.stage, draft.listed, draft.bot_due, time.time(), draft.host, draft.room.decode())
        put(
            "INSERT INTO tables (id, stage, listed, bot_due, updated, host, room) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed,"
            " bot_due = excluded.bot_due, host = excluded.host, room = excluded.room,"
            " updated = CASE WHEN ? THEN excluded.updated ELSE updated END",  # the lobby tells nothing concealed
            (*values, draft.noticed),
        )
        if draft.secret is not None:
            put("UPDATE tables SET secret = ? WHERE id = ?", (draft.secret, id))
        if draft.owners is not None:
            put("DELETE FROM seats WHERE id = ?", (id,))
            put_many("INSERT INTO seats (owner, id) VALUES (?, ?)", [(owner, id) for owner in draft.owners])
        entries = [(id, number, text(entry)) for number, entry in enumerate(draft.entries, draft.first)]
        put_many("INSERT INTO entries (id, number, entry) VALUES (?, ?, ?)", entries)
        lines = [(id, line.number, text(line)) for line in draft.lines]
        put_many("INSERT INTO chat (id, number, line) VALUES (?, ?, ?)", lines)
        put_many("INSERT INTO requests (id, guest, request) VALUES (?, ?, ?)", [(id, *r) for r in draft.requests])
