"""The data file: SQLite in WAL mode, written by one thread that puts many tables' drafts into one commit."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bauhof.core.errors import BauhofError
from bauhof.server.draft import Draft, Line
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
MOST_AT_ONCE = 500  # drafts in one commit
LISTED = 100  # tables that the lobby shows

decode_room = msgspec.json.Decoder(Room).decode
decode_line = msgspec.json.Decoder(Line).decode


def text(value: object) -> str:
    """A value as it stands in the file: JSON that a person can read there."""
    return msgspec.json.encode(value).decode()


@dataclass(frozen=True)
class Summary:
    """A table without its game."""

    room: Room
    updated: float


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
    """A draft that waits for the writer, and who waits for it."""

    draft: Draft
    loop: asyncio.AbstractEventLoop
    saved: asyncio.Future[None]

    def answer(self, error: Exception | None) -> None:
        """Tell the event loop how it went."""
        self.loop.call_soon_threadsafe(self._settle, error)

    def _settle(self, error: Exception | None) -> None:
        if not self.saved.done():
            self.saved.set_result(None) if error is None else self.saved.set_exception(error)


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
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.failing = False
        self.writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self.writer.start()

    async def save(self, draft: Draft) -> None:
        """Returns when the draft is on disk; raises a refusal if that failed, and then nothing of it is."""
        loop = asyncio.get_running_loop()
        job = Job(draft, loop, loop.create_future())
        self.jobs.put(job)
        try:
            await job.saved
        except sqlite3.Error as error:
            raise RequestRefused("storage") from error

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

    async def hosted(self, guest: str) -> int:
        """How many unfinished tables a guest has opened."""
        query = "SELECT count(*) FROM tables WHERE host = ? AND stage != 'over'"
        return await self._read(lambda: int(self.reading.execute(query, (guest,)).fetchone()[0]))

    async def bots_due(self) -> list[str]:
        """The tables where a bot must decide."""
        query = "SELECT id FROM tables WHERE bot_due ORDER BY updated DESC"
        return await self._read(lambda: [id for (id,) in self.reading.execute(query)])

    def close(self) -> None:
        """Write what is waiting, and let go of the file."""
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
        rows = self.reading.execute(f"SELECT room, updated FROM tables {where}", values)
        return [Summary(decode_room(room), updated) for room, updated in rows]

    def _write(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._put(job.draft)
            self.writing.execute("COMMIT")
            self.failing, error = False, None
        except sqlite3.Error as failure:
            self._roll_back()
            if isinstance(failure, sqlite3.IntegrityError) and len(batch) > 1:  # one of them is at fault, not the disk
                for job in batch:
                    self._commit([job])
                return
            self.failing, error = True, failure
        for job in batch:
            job.answer(error)

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
