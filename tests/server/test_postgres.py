"""PostgreSQL: what cannot be reached is said in a line, a table has one owner at a time, and outages pass."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date

import psycopg
import pytest
from starlette.testclient import TestClient

from bauhof.core.errors import BauhofError
from bauhof.server import postgres
from bauhof.server import store as storing
from bauhof.server.app import new_app
from bauhof.server.hall import Hall
from bauhof.server.limits import Limits
from bauhof.server.peers import Peers
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers
from bauhof.server.words import RequestRefused
from tests.server.conftest import AMPLE, ON_POSTGRES
from tests.server.nginx import free_port
from tests.server.people import PATIENCE
from tests.server.postgres import PASSWORD, Cluster
from tests.server.test_app import ME, Guest
from tests.server.test_store import new_table

pytestmark = ON_POSTGRES


@pytest.fixture
def stores(cluster: Cluster) -> Iterator[tuple[Store, Store]]:
    """Two processes, as far as the database knows."""
    url = cluster.new()
    both = Store(url), Store(url)
    for number, store in enumerate(both):
        asyncio.run(store.enlist(f"127.0.0.1:{number}"))
    yield both
    for store in both:
        store.close()


def change(table: Table, request: str) -> Table:
    """Something that has to be saved."""
    table.notice("talk")
    table.carried_out("anna", request)
    return table


async def refused(store: Store, table: Table) -> str:
    with pytest.raises(RequestRefused) as refusal:
        await store.save(table.draft())
    return refusal.value.key


def over(store: Store) -> None:
    """Let the lease of a process be over."""
    query = "UPDATE workers SET until = clock_timestamp() - interval '1 second' WHERE id = ?"
    store.reading.execute(query, (store.database.worker,))


def test_what_cannot_be_reached_is_said_in_a_line_without_the_password(cluster: Cluster) -> None:
    nobody = f"postgresql://postgres:secret@127.0.0.1:{free_port()}/tables"
    for url, complaint in {
        nobody: "cannot be reached: .*refused",
        cluster.url("postgres", "wrong"): "cannot be reached: .*password authentication failed",
        cluster.url("nothing"): "cannot be reached: .*does not exist",
        "postgresql://[": "not the URL of a database",
        "mysql://here/tables": "mysql://: a database begins with postgresql://",
    }.items():
        with pytest.raises(BauhofError, match=complaint) as told:
            Store(url)
        assert not [secret for secret in ("secret", PASSWORD, "wrong") if secret in str(told.value)]
    command = [sys.executable, "-m", "bauhof", "serve", "--database", nobody]
    failed = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert failed.returncode == 2
    (line,) = failed.stderr.splitlines()
    assert line.startswith("bauhof: postgresql://127.0.0.1:")


def test_a_table_has_one_owner_until_its_lease_is_over(stores: tuple[Store, Store]) -> None:
    async def play(first: Store, second: Store) -> None:
        table = new_table()
        await first.save(table.draft())
        id = table.room.id
        assert await second.owner(id) == "127.0.0.1:0"
        assert await first.owner(id) == ""
        assert await second.bots_due() == []
        with pytest.raises(RequestRefused, match="moved to another server"):
            await second.load(id)
        await first.save(change(table, "1").draft())
        over(first)
        assert await refused(first, change(table, "2")) == "moved", "though nobody has taken it yet"
        with pytest.raises(RequestRefused):
            await second.load(id)
        assert (await second.beat())[0], "the first beat after a pause ends nobody's lease"
        assert await second.owner(id) == "127.0.0.1:0"
        assert await second.beat() == (True, ["127.0.0.1:1"])
        assert await second.owner(id) == ""
        taken = await second.load(id)
        assert taken is not None
        assert taken.done("anna", "1")
        assert not taken.done("anna", "2")
        assert not (await first.beat())[0], "it has lost everything"
        await first.enlist("127.0.0.1:0")
        assert await refused(first, change(table, "3")) == "moved", "with a new lease, but an old epoch"
        assert await first.owner(id) == "127.0.0.1:1"
        await second.save(change(taken, "4").draft())
        await second.retire()
        again = await first.load(id)
        assert again is not None
        assert again.done("anna", "4")

    asyncio.run(play(*stores))


def test_who_was_at_a_table_that_is_taken_over_is_waited_for(stores: tuple[Store, Store]) -> None:
    async def play(first: Store, second: Store) -> None:
        table, now = new_table(), [0.0]
        await first.save(table.draft())
        hall = Hall(second, Thinkers(0), Limits(grace=60), clock=lambda: now[0])
        now[0] = 1000.0
        await first.retire()
        async with hall.at(table.room.id):
            assert hall.presence.waits(table.room.id, "anna") == 60

    asyncio.run(play(*stores))


def test_who_stops_amid_a_transaction_keeps_nobody_waiting(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is paused holds the lock on a row; the database ends its transaction, and then it is too late."""
    monkeypatch.setattr(postgres, "ABANDONED", 0.3)
    url = cluster.new()
    first, second = Store(url), Store(url)

    async def play() -> None:
        table = new_table()
        await first.enlist("127.0.0.1:0")
        await second.enlist("127.0.0.1:1")
        await first.save(table.draft())
        draft = change(table, "late").draft()
        first.writing.execute("BEGIN")
        first._put(draft)
        await second.beat()
        over(first)
        await second.beat()
        taken = await second.load(table.room.id)
        assert taken is not None
        assert not taken.done("anna", "late")
        with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
            first.writing.execute("COMMIT")
        assert await refused(first, change(table, "later")) == "moved"

    asyncio.run(play())
    first.close()
    second.close()


def test_who_was_disconnected_connects_again_without_a_word(cluster: Cluster, stores: tuple[Store, Store]) -> None:
    async def play(store: Store) -> None:
        await store.save(new_table().draft())
        for connection in (store.writing, store.reading):
            with psycopg.connect(cluster.url("postgres"), autocommit=True) as operator:
                operator.execute("SELECT pg_terminate_backend(%s, 10000)", [connection.raw.info.backend_pid])
        await store.save(new_table().draft())
        assert await store.hosted("anna") == 2

    asyncio.run(play(stores[0]))


def test_an_outage_is_answered_and_everything_goes_on_afterwards(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "PROBE", 0)
    peers = Peers("127.0.0.1:1")
    with TestClient(new_app(cluster.new(), limits=AMPLE, peers=peers), "http://table.test") as app:
        anna = Guest(app)
        table = anna.open("machi-koro", ME, ME)
        path = f"/api/tables/{table}/commands"
        say = {"type": "say", "id": "1", "text": "hello"}
        assert app.get("/api/health/ready").status_code == 200
        with cluster.away():
            assert app.get("/api/health/live").status_code == 200
            assert app.get("/api/health/ready").status_code == 503
            refused = app.post(path, json=say, headers=anna.headers)
            assert (refused.status_code, refused.json()["reason"]) == (503, "storage")
            assert anna.get("/api/lobby").status_code == 503
        until = time.monotonic() + PATIENCE
        while app.get("/api/health/ready").status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert app.post(path, json=say, headers=anna.headers).status_code == 200, "the same request, once more"
        hall = app.app.state.server.hall  # type: ignore[attr-defined]
        assert [line.text for line in hall.tables[table].chat] == ["hello"]
        assert anna.get("/api/lobby").json()["yours"]


def partitions(store: Store) -> list[str]:
    """The partitions of the journals, as they are called."""
    query = "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'entries'::regclass ORDER BY 1"
    return [name for (name,) in store.writing.execute(query)]


def test_journals_lie_in_months_that_are_made_ahead_and_dropped_when_nothing_is_left(cluster: Cluster) -> None:
    with closing(Store(cluster.new())) as store:
        first, *ahead = partitions(store)
        assert len(ahead) == postgres.MONTHS_AHEAD
        table = new_table()
        table.room.seats[1] = table.room.seats[0]
        table.start()
        asyncio.run(store.save(table.draft()))
        (held,) = store.writing.execute("SELECT DISTINCT tableoid::regclass::text FROM entries").fetchone()
        assert held in (first, ahead[0]), "a month may have ended just now"
        far = date(2999, 11, 15)
        store.database.tidy(store.writing, far)  # type: ignore[call-arg]
        months = ["entries_2999_11", "entries_2999_12", "entries_3000_01", "entries_3000_02"]
        assert partitions(store) == [held, *months], "there is a journal in the first, and nothing in the others"
        asyncio.run(store.delete([table.room.id]))
        store.database.tidy(store.writing, far)  # type: ignore[call-arg]
        assert partitions(store) == months


def test_journals_from_before_the_partitions_are_kept(cluster: Cluster) -> None:
    url = cluster.new()
    with psycopg.connect(url) as before:
        before.execute(postgres.MIGRATIONS[0])
        before.execute("CREATE TABLE schema (number INTEGER NOT NULL)")
        before.execute("INSERT INTO schema VALUES (1)")
        before.execute("INSERT INTO entries VALUES ('a', 0, '{}'), ('a', 1, '[]')")
    with closing(Store(url)) as store:
        assert store.writing.execute("SELECT id, number, entry FROM entries ORDER BY number").fetchall() == [
            ("a", 0, "{}"),
            ("a", 1, "[]"),
        ]
