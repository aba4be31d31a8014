"""PostgreSQL, which several processes share: each has a lease, and every table has one owner at a time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterator, Sequence
from datetime import date
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from bauhof.core.errors import BauhofError
from bauhof.server.database import PATIENCE, Connection, Database
from bauhof.server.words import RequestRefused

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, stage TEXT NOT NULL, listed BOOLEAN NOT NULL, bot_due BOOLEAN NOT NULL,
        updated DOUBLE PRECISION NOT NULL, host TEXT NOT NULL, room TEXT NOT NULL, secret BYTEA,
        worker TEXT NOT NULL DEFAULT '', epoch BIGINT NOT NULL DEFAULT 1
    ) WITH (fillfactor = 50); -- a row that no index notices is changed within its page
    CREATE INDEX tables_listed ON tables (updated) WHERE listed;
    CREATE INDEX tables_bot_due ON tables (updated) WHERE bot_due;
    CREATE INDEX tables_host ON tables (host, stage);
    CREATE TABLE seats (owner TEXT, id TEXT, PRIMARY KEY (owner, id));
    CREATE INDEX seats_id ON seats (id);
    CREATE TABLE entries (id TEXT, number INTEGER, entry TEXT NOT NULL, PRIMARY KEY (id, number));
    CREATE TABLE chat (id TEXT, number INTEGER, line TEXT NOT NULL, PRIMARY KEY (id, number));
    CREATE TABLE requests (id TEXT, guest TEXT, request TEXT, PRIMARY KEY (id, guest, request));
    CREATE INDEX requests_guest ON requests (guest);
    CREATE TABLE workers (id TEXT PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
    CREATE TABLE cluster (secret TEXT NOT NULL);
    INSERT INTO cluster VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
    """,
    """
    ALTER TABLE entries RENAME TO entries_before;
    ALTER INDEX entries_pkey RENAME TO entries_before_pkey;
    CREATE TABLE entries (
        id TEXT, number INTEGER, entry TEXT NOT NULL, at DATE NOT NULL DEFAULT CURRENT_DATE,
        PRIMARY KEY (id, number, at)
    ) PARTITION BY RANGE (at); -- by the month in which somebody acted
    DO $$ BEGIN EXECUTE format(
        'CREATE TABLE %I PARTITION OF entries FOR VALUES FROM (%L) TO (%L)', to_char(CURRENT_DATE, '"entries_"YYYY_MM'),
        date_trunc('month', CURRENT_DATE)::date, (date_trunc('month', CURRENT_DATE) + interval '1 month')::date
    ); END $$;
    INSERT INTO entries (id, number, entry) SELECT id, number, entry FROM entries_before;
    DROP TABLE entries_before;
    """,
    """
    ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION;
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
MONTHS_AHEAD = 3  # for which there are partitions of the journals
LEASE = 4.0  # seconds for which a process is believed to be alive
LEASED = f"clock_timestamp() + interval '{LEASE} seconds'"
ABANDONED = 3.0  # seconds after which a transaction that nobody goes on with is given up, with its locks
MIGRATING = 0x62617568  # the advisory lock of who migrates


@lru_cache(1000)
def spoken(query: str) -> Any:
    """A statement with PostgreSQL's signs for values."""
    return query.replace("?", "%s")


def first_of_month(day: date, ahead: int) -> date:
    """The first day of a month, counted from that of a day."""
    months = day.year * 12 + day.month - 1 + ahead
    return date(months // 12, months % 12 + 1, 1)


class Session:
    """A connection that speaks like SQLite's, and is made again when it was lost."""

    def __init__(self, database: Postgres) -> None:
        self.database = database
        self.raw = database.reached()

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun; one that was lost with its connection has ended."""
        lasting = (TransactionStatus.ACTIVE, TransactionStatus.INTRANS, TransactionStatus.INERROR)
        return self.raw.info.transaction_status in lasting

    def execute(self, query: str, values: Sequence[Any] = ()) -> Any:
        """Carry out one statement; a first one that finds the connection lost is tried once more."""
        idle = not self.in_transaction
        if self.raw.closed:
            self.raw = self.database.reached()
        try:
            return self.raw.execute(spoken(query), values or None)
        except psycopg.OperationalError:
            if not (idle and self.raw.closed):
                raise
        self.raw = self.database.reached()
        return self.raw.execute(spoken(query), values or None)

    def executemany(self, query: str, rows: Collection[Sequence[Any]]) -> None:
        """Carry out one statement for every row; all rows are inserted by one statement.

        The driver's own way ends with a message after which PostgreSQL no longer notices that nobody goes on.
        """
        head, values, row = query.partition(" VALUES ")
        if values:
            query, rows = head + values + ", ".join([row] * len(rows)), [[one for row in rows for one in row]]
        for each in rows:
            self.raw.execute(spoken(query), each)

    def close(self) -> None:
        """Let go."""
        self.raw.close()


class Postgres(Database):
    """A database that others may use as well: a table is changed only by who has it, as its epoch proves."""

    errors = psycopg.Error
    shared = True
    free = "NOT EXISTS (SELECT FROM workers WHERE workers.id = tables.worker)"

    def __init__(self, url: str) -> None:
        self.beaten = -LEASE
        try:
            known = conninfo_to_dict(url)
        except psycopg.ProgrammingError as error:
            raise BauhofError(f"this is not the URL of a database: {str(error).strip()}") from error
        host, port, base = (known.get(key) or "" for key in ("host", "port", "dbname"))
        self.name = f"postgresql://{host}{f':{port}' if port else ''}/{base}"  # without the password
        settings = {
            "lock_timeout": round(PATIENCE * 1000),
            "idle_in_transaction_session_timeout": round(ABANDONED * 1000),
            "synchronous_commit": "on",
            "timezone": "UTC",
        }
        options = " ".join([str(known.get("options") or ""), *(f"-c {key}={value}" for key, value in settings.items())])
        self.conninfo = make_conninfo(
            url,
            options=options,
            connect_timeout=known.get("connect_timeout", round(PATIENCE)),
            tcp_user_timeout=round(LEASE * 1000),
            application_name=known.get("application_name", "bauhof"),
        )

    def reached(self) -> psycopg.Connection[Any]:
        """A connection, or an error of the driver."""
        return psycopg.connect(self.conninfo, autocommit=True)

    def connected(self, reading: bool = False) -> Session:
        """A connection, or a line that says why not."""
        try:
            return Session(self)
        except psycopg.Error as error:
            raise BauhofError(f"{self.name}: cannot be reached: {' '.join(str(error).split())}") from error

    def migrate(self, connection: Connection) -> None:
        """Bring the schema up to date, one process at a time; a newer one than ours is refused."""
        try:
            connection.execute("BEGIN")
            try:
                connection.execute("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
                connection.execute("CREATE TABLE IF NOT EXISTS schema (number INTEGER NOT NULL)")
                version = self.schema(connection)
                if version > len(MIGRATIONS):
                    raise BauhofError(
                        f"{self.name}: schema {version} is of a newer program; this one knows schema {len(MIGRATIONS)}"
                    )
                for script in MIGRATIONS[version:]:
                    connection.execute(script)
                if version < len(MIGRATIONS):
                    connection.execute("DELETE FROM schema")
                    connection.execute("INSERT INTO schema VALUES (?)", (len(MIGRATIONS),))
                self.tidy(connection)
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except psycopg.Error as error:
            told = " ".join(str(error).split())
            raise BauhofError(f"{self.name}: cannot be used as a database of tables: {told}") from error

    def schema(self, connection: Connection) -> int:
        """The number of the last migration."""
        return next((int(number) for (number,) in connection.execute("SELECT number FROM schema")), 0)

    def tidy(self, connection: Connection, today: date | None = None) -> None:
        """Make the partitions of the next months, and drop those of past months in which nothing is left."""
        connection.execute("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
        today = today or connection.execute("SELECT CURRENT_DATE").fetchone()[0]
        firsts = [first_of_month(today, ahead) for ahead in range(MONTHS_AHEAD + 2)]
        wanted = [f"entries_{first:%Y_%m}" for first in firsts[:-1]]
        children = "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'entries'::regclass"
        known = {name for (name,) in connection.execute(children)}
        for name, first, following in zip(wanted, firsts, firsts[1:], strict=False):
            if name not in known:
                connection.execute(
                    f"CREATE TABLE {name} PARTITION OF entries FOR VALUES FROM ('{first}') TO ('{following}')"
                )
        for name in sorted(known):
            if name < wanted[0] and connection.execute(f"SELECT FROM {name} LIMIT 1").fetchone() is None:
                connection.execute(f"DROP TABLE {name}")

    def is_at_fault(self, error: Exception) -> bool:
        """Whether what was written is wrong, and not the database."""
        return not isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError))

    def touch(self, connection: Connection) -> None:
        """Write what stands there already; a process with a lease must have it still."""
        if not self.worker:
            connection.execute("UPDATE schema SET number = number")
        elif not self._renew(connection):
            raise psycopg.OperationalError("the lease is over")

    @property
    def held(self) -> str:  # type: ignore[override]
        """SQL: whether the lease of this process lasts; who has none, such as an operator, is held back by epochs."""
        mine = f"SELECT FROM workers WHERE id = '{self.worker}' AND until > clock_timestamp()"
        return f"EXISTS ({mine})" if self.worker else "TRUE"

    def enlist(self, connection: Connection, address: str, name: str = "") -> None:
        """Begin a lease, under a name that nobody ever had."""
        worker = name or secrets.token_hex(8)
        connection.execute(f"INSERT INTO workers VALUES (?, ?, {LEASED})", (worker, address))
        self.worker = worker

    def beat(self, connection: Connection) -> bool:
        """Renew the lease unless others have ended it, and end those of others that are over.

        Who comes back after a while does only the first: the database may have been away, and everybody else as well.
        """
        renewed = self._renew(connection)
        last, self.beaten = self.beaten, time.monotonic()
        if self.beaten - last < LEASE / 2:
            connection.execute("DELETE FROM workers WHERE until < clock_timestamp()")
        return renewed

    def _renew(self, connection: Connection) -> bool:
        return bool(connection.execute(f"UPDATE workers SET until = {LEASED} WHERE id = ?", (self.worker,)).rowcount)

    def retire(self, connection: Connection, worker: str = "") -> None:
        """End the lease of this process, or of one that has certainly died."""
        connection.execute("DELETE FROM workers WHERE id = ?", (worker or self.worker,))

    def claim(self, connection: Connection, id: str) -> None:
        """Take a table with a new epoch: what was begun by whom it belonged to is done by now, or never will be."""
        row = connection.execute("SELECT worker FROM tables WHERE id = ? FOR UPDATE", (id,)).fetchone()
        if row is None or not self.worker:
            return
        others = "SELECT FROM workers WHERE id = ? AND id != ?"  # as they are after the wait for the row
        if connection.execute(others, (row[0], self.worker)).fetchone() is not None:
            raise RequestRefused("moved")
        connection.execute("UPDATE tables SET worker = ?, epoch = epoch + 1 WHERE id = ?", (self.worker, id))

    def owner(self, connection: Connection, id: str) -> str:
        """The address of another process that has a table."""
        query = "SELECT address FROM workers JOIN tables ON workers.id = tables.worker WHERE tables.id = ?"
        row = connection.execute(f"{query} AND workers.id != ?", (id, self.worker)).fetchone()
        return "" if row is None else str(row[0])

    def secret(self, connection: Connection) -> str:
        """What only those know who may read the database."""
        return str(connection.execute("SELECT secret FROM cluster").fetchone()[0])

    def serving(self, connection: Connection) -> list[str]:
        """The addresses of all processes whose lease lasts."""
        rows = connection.execute("SELECT address FROM workers WHERE until > clock_timestamp()")
        return [address for (address,) in rows]

    def keep_still(self, connection: Connection) -> None:
        """Let no process join until the transaction ends, and let that take as long as it takes."""
        connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.execute("LOCK TABLE workers IN EXCLUSIVE MODE")

    def rows(self, connection: Any, query: str) -> Iterator[tuple[Any, ...]]:
        """What a statement gives, row by row, however much that is."""
        with connection.raw.cursor("rows") as cursor:
            cursor.execute(spoken(query))
            yield from cursor
