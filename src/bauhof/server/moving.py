"""Moving: everything that is kept goes from a data file into PostgreSQL, or back, complete or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from bauhof.core.errors import BauhofError
from bauhof.server.database import Connection, Database, Where, database_at
from bauhof.server.lock import DataLock

COLUMNS = {
    "tables": ("id", "stage", "listed", "bot_due", "updated", "host", "code", "due", "room", "secret", "epoch"),
    "seats": ("owner", "id"),
    "entries": ("id", "number", "entry"),
    "chat": ("id", "number", "line"),
    "requests": ("id", "guest", "request"),
    "reviews": ("id", "version", "guest", "review"),
    "guests": ("guest", "profile", "link", "seal"),
    "pushes": ("guest", "endpoint", "subscription"),
    "keys": ("name", "value"),
    "deals": ("day", "game", "guest", "id", "result"),
}
AT_ONCE = 1000  # rows
FLAGS = ("listed", "bot_due")  # numbers in SQLite, truth values in PostgreSQL


def move(source: Where, target: Where) -> dict[str, int]:
    """Copy everything into a place where nothing is yet; returns how many rows of which kind. The source stays."""
    if isinstance(source, Path) and not source.is_file():
        raise BauhofError(f"{source}: there is no such data file")
    made = isinstance(target, Path) and not target.exists()
    moved = False
    try:
        with ExitStack() as held:
            old, reading = held.enter_context(kept_still(source, reading=True))
            new, writing = held.enter_context(kept_still(target))
            if any(writing.execute(f"SELECT 1 FROM {part} LIMIT 1").fetchone() for part in COLUMNS):
                raise BauhofError(f"{new.name}: something is kept there already; nothing was moved")
            counts = {part: copied(old, reading, new, writing, part) for part in COLUMNS}
            writing.execute("COMMIT")
            moved = True
            return counts
    finally:
        if made and not moved and isinstance(target, Path):
            for name in ("", "-wal", "-shm", "-lock"):
                target.with_name(target.name + name).unlink(missing_ok=True)


@contextmanager
def kept_still(where: Where, reading: bool = False) -> Iterator[tuple[Database, Connection]]:
    """A database in a transaction, while no server may use it."""
    database = database_at(where)
    with ExitStack() as held:
        if isinstance(where, Path):
            held.enter_context(DataLock(where))
        with closing(database.connected()) as connection:
            database.migrate(connection)
        connection = held.enter_context(closing(database.connected(reading)))
        connection.execute(database.begin)
        database.keep_still(connection)
        if serving := database.serving(connection):
            raise BauhofError(f"{database.name}: a server uses it ({', '.join(serving)}); stop it first")
        try:
            yield database, connection
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def copied(old: Database, reading: Connection, new: Database, writing: Connection, part: str) -> int:
    """Copy every row of one kind, and count them on both sides."""
    columns = COLUMNS[part]
    places = ", ".join("?" for _ in columns)
    query = f"INSERT INTO {part} ({', '.join(columns)}) VALUES ({places})"

    def typed(row: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(bool(value) if name in FLAGS else value for name, value in zip(columns, row, strict=True))

    try:
        rows = old.rows(reading, f"SELECT {', '.join(columns)} FROM {part}")
        while some := [typed(row) for row in islice(rows, AT_ONCE)]:
            writing.executemany(query, some)
        counts = [one.execute(f"SELECT count(*) FROM {part}").fetchone()[0] for one in (reading, writing)]
    except (old.errors, new.errors, UnicodeError) as error:
        told = " ".join(str(error).split())
        raise BauhofError(f"{new.name}: nothing was moved, since {part} cannot be copied: {told}") from error
    if counts[0] != counts[1]:
        raise BauhofError(f"{new.name}: nothing was moved: {counts[1]} of {counts[0]} rows of {part} arrived")
    return int(counts[0])
