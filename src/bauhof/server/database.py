"""A database: what the store asks of SQLite and of PostgreSQL, which otherwise read the same SQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from bauhof.core.errors import BauhofError

Where: TypeAlias = Path | str  # a data file, or the URL of a database

SCHEMES = ("postgresql://", "postgres://")
PATIENCE = 2.0  # seconds to wait for somebody else's lock


class Connection(Protocol):
    """A connection as Python's SQLite has it."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Any:
        """Carry out one statement, with a question mark for every value."""

    def executemany(self, query: str, rows: Collection[Sequence[Any]], /) -> Any:
        """Carry out one statement for every row."""

    def close(self) -> None:
        """Let go."""


class Database(ABC):
    """Where everything is kept.

    Where several processes share a database, every table belongs to one of them at a time: `claim` takes it, and its
    epoch is a number that every change must know. Where nobody else can come, this is all as easy as it stands here.
    """

    name: str  # as messages call it
    begin = "BEGIN"
    errors: type[Exception]  # of its driver
    shared = False  # whether several processes may use it at once
    worker = ""  # the name of this process among those that share the database
    held = "TRUE"  # SQL: whether this process may still change its tables
    free = "TRUE"  # SQL: whether a table belongs to no process that is alive

    @abstractmethod
    def connected(self, reading: bool = False) -> Connection:
        """A connection."""

    @abstractmethod
    def migrate(self, connection: Connection) -> None:
        """Bring the schema up to date, step by step."""

    @abstractmethod
    def schema(self, connection: Connection) -> int:
        """The number of the last migration."""

    @abstractmethod
    def is_at_fault(self, error: Exception) -> bool:
        """Whether what was written is wrong, and not the database."""

    @abstractmethod
    def touch(self, connection: Connection) -> None:
        """Write what stands there already."""

    def tidy(self, connection: Connection) -> None:
        """Do what has to be done from time to time, in a transaction."""
        return

    def enlist(self, connection: Connection, address: str, name: str = "") -> None:
        """Join those who share the database, under a name that nobody ever had."""
        return

    def beat(self, connection: Connection) -> bool:
        """Stay one of them; false if others took this process for dead, so that its tables may be theirs now."""
        return True

    def retire(self, connection: Connection, worker: str = "") -> None:
        """Leave them, and all tables to them; or say so for a process that has certainly died."""
        return

    def claim(self, connection: Connection, id: str) -> None:
        """Take a table, or refuse because it belongs to somebody else."""
        return

    def owner(self, connection: Connection, id: str) -> str:
        """The address of another process that has a table."""
        return ""

    def secret(self, connection: Connection) -> str:
        """What only those know who share the database."""
        return ""

    def serving(self, connection: Connection) -> list[str]:
        """The addresses of all processes that share the database now."""
        return []

    def keep_still(self, connection: Connection) -> None:
        """Let no process join until the transaction ends, and let that take as long as it takes."""
        return

    def rows(self, connection: Connection, query: str) -> Iterator[tuple[Any, ...]]:
        """What a statement gives, row by row, however much that is."""
        yield from connection.execute(query)


def database_at(where: Where) -> Database:
    """The database that a path or a URL leads to."""
    if isinstance(where, str) and where.startswith(SCHEMES):
        try:
            from bauhof.server.postgres import Postgres
        except ImportError as error:
            raise BauhofError("PostgreSQL needs one more package: pip install 'bauhof[postgres]'") from error
        return Postgres(where)
    if isinstance(where, str) and "://" in where:
        raise BauhofError(f"{where.partition('://')[0]}://: a database begins with postgresql://")
    from bauhof.server.sqlite import Sqlite

    return Sqlite(Path(where))
