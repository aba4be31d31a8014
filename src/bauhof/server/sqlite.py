"""SQLite in WAL mode: one data file, which only its owner may read, since it holds the secrets of running games."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from bauhof.core.errors import BauhofError
from bauhof.server.database import PATIENCE, Connection, Database

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
    """
    ALTER TABLE tables ADD COLUMN worker TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN due REAL;
    CREATE INDEX tables_code ON tables (code) WHERE code != '';
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE guests (
        guest TEXT PRIMARY KEY, profile TEXT NOT NULL DEFAULT '', link TEXT UNIQUE, seal TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE pushes (guest TEXT, endpoint TEXT, subscription TEXT NOT NULL, PRIMARY KEY (guest, endpoint));
    CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    """,
    """
    CREATE TABLE deals (
        day TEXT, game TEXT, guest TEXT, id TEXT NOT NULL, result TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (day, game, guest)
    );
    CREATE TABLE reviews (id TEXT PRIMARY KEY, version TEXT NOT NULL, guest TEXT NOT NULL, review TEXT NOT NULL);
    """,
)


def lenient(raw: bytes) -> str:
    """A text from the file, even a damaged one: that is then the trouble of its row, not of the whole query."""
    return raw.decode("utf-8", "surrogateescape")


def identity(path: Path) -> tuple[int, int] | None:
    """Which file a path leads to."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Sqlite(Database):
    """A data file; its lock sees to it that one process has it."""

    begin = "BEGIN IMMEDIATE"
    errors = sqlite3.Error

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self.file: tuple[int, int] | None = None

    def connected(self, reading: bool = False) -> Any:
        """A connection to the data file, which is made where there is none."""
        path = self.path
        try:
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except (OSError, sqlite3.Error) as error:
            raise BauhofError(f"{path}: cannot be opened as a data file: {error}") from error
        self.file = identity(path)
        if reading:
            connection.text_factory = lenient
        return connection

    def migrate(self, connection: Any) -> None:
        """Bring the file to the newest schema; a newer one than ours is refused."""
        try:
            version = self.schema(connection)
            if version > len(MIGRATIONS):
                raise BauhofError(
                    f"{self.name}: schema {version} is of a newer program; this one knows schema {len(MIGRATIONS)}"
                )
            for number, script in enumerate(MIGRATIONS[version:], version + 1):
                connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error as error:
            raise BauhofError(f"{self.name}: cannot be opened as a data file: {error}") from error

    def schema(self, connection: Connection) -> int:
        """The number of the last migration."""
        return int(connection.execute("PRAGMA user_version").fetchone()[0])

    def is_at_fault(self, error: Exception) -> bool:
        """Whether what was written is wrong, and not the disk."""
        return isinstance(error, sqlite3.IntegrityError) or not isinstance(error, sqlite3.Error)

    def touch(self, connection: Connection) -> None:
        """Write what stands there already."""
        if identity(self.path) != self.file:
            raise sqlite3.OperationalError("the data file was moved or deleted")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


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
