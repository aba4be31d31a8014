"""What is kept, on SQLite and on PostgreSQL: migrations, many tables in one commit, and what cannot be written."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf

import pytest

from bauhof.core.errors import BauhofError
from bauhof.server import metrics
from bauhof.server import store as storing
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.commands import Asking, carry_out
from bauhof.server.database import Connection, Where, database_at
from bauhof.server.hall import Hall
from bauhof.server.messages import Say
from bauhof.server.room import new_room
from bauhof.server.sqlite import Sqlite
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers
from bauhof.server.words import RequestRefused


def new_table(listed: bool = False) -> Table:
    table = Table(new_room(NewTable("machi-koro", [NewSeat("me"), NewSeat("bot", bot="random")]), "anna"))
    table.begin()
    return table


@pytest.fixture
def store(where: Where) -> Iterator[Store]:
    store = Store(where)
    yield store
    store.close()


def wait_at_most(store: Store, milliseconds: int) -> None:
    """For somebody else's lock."""
    key = "PRAGMA busy_timeout" if isinstance(store.database, Sqlite) else "SET lock_timeout"
    store.writing.execute(f"{key} = {milliseconds}")


@contextmanager
def locked(where: Where) -> Iterator[Connection]:
    """Let nobody write."""
    database = database_at(where)
    other = database.connected()
    other.execute(database.begin)
    if not isinstance(database, Sqlite):
        other.execute("SET idle_in_transaction_session_timeout = 0")
        other.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
    yield other
    if other.in_transaction:
        other.execute("ROLLBACK")
    other.close()


def test_a_saved_table_is_loaded_with_everything(store: Store) -> None:
    async def save_and_load() -> tuple[Table, Table | None]:
        table = new_table()
        carry_out(Asking(table, "anna"), Say("1", "hello"))
        table.carried_out("anna", "1")
        await store.save(table.draft())
        assert table.match is not None
        table.match.apply("build:nothing")
        table.happened()
        await store.save(table.draft())
        return table, await store.load(table.room.id)

    table, again = asyncio.run(save_and_load())
    assert again is not None
    assert again.match is not None
    assert table.match is not None
    assert again.match.journal == table.match.journal
    assert again.chat == table.chat
    assert again.done("anna", "1")
    assert not again.done("ben", "1")
    assert again.room == table.room
    assert again.draft().entries == []


def test_many_drafts_share_a_commit(store: Store) -> None:
    async def save_all() -> None:
        await asyncio.gather(*(store.save(new_table().draft()) for _ in range(50)))

    before = sum(metrics.STORE_COMMIT_SECONDS.counts)
    asyncio.run(save_all())
    assert 0 < sum(metrics.STORE_COMMIT_SECONDS.counts) - before < 50
    assert len(asyncio.run(store.of_guest("anna"))) == 50
    assert asyncio.run(store.hosted("anna")) == 50


def test_one_bad_draft_spoils_no_other(store: Store) -> None:
    async def save_all() -> list[BaseException | None]:
        tables = [new_table() for _ in range(20)]
        drafts = [table.draft() for table in tables]
        await store.save(drafts[3])
        drafts[3].secret = None
        return await asyncio.gather(*(store.save(draft) for draft in drafts), return_exceptions=True)

    results = asyncio.run(save_all())
    assert [number for number, result in enumerate(results) if result is not None] == [3]


def test_the_lobby_lists_what_is_listed_and_not_over(store: Store) -> None:
    async def lobby() -> list[str]:
        for listed in (True, False, True):
            asked = NewTable("machi-koro", [NewSeat("me"), NewSeat("open")])
            room = new_room(asked, "anna")
            room.settings = type(room.settings)(listed=listed)
            room.stage = "over" if listed and await store.listed() else "waiting"
            await store.save(Table(room).draft())
        return [summary.room.stage for summary in await store.listed() if summary.room is not None]

    assert asyncio.run(lobby()) == ["waiting"]


def test_tables_expire_when_nothing_has_happened_for_long(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "EXPIRED", 2)

    async def expire() -> None:
        tables = [new_table() for _ in range(6)]
        for table in tables:
            carry_out(Asking(table, "anna"), Say("1", "hello"))
            table.carried_out("anna", "1")
            await store.save(table.draft())
            await store.write(("INSERT INTO reviews VALUES (?, '', '', '')", (table.room.id,)))
        ids = [table.room.id for table in tables]
        store.writing.execute("UPDATE tables SET updated = 1000")
        store.writing.execute("UPDATE tables SET updated = 2000 WHERE id = ?", (ids[0],))
        assert sorted(await store.expire(inf, 1500, {ids[1]})) == sorted(ids[2:]), "none of them is finished"
        for part in storing.PARTS:
            left = {id for (id,) in store.writing.execute(f"SELECT id FROM {part}")}
            assert left == set(ids[:2]), part

    asyncio.run(expire())


def test_finished_tables_expire_and_running_ones_are_kept(store: Store) -> None:
    async def expire() -> None:
        tables = {stage: new_table() for stage in ("waiting", "running", "over")}
        for stage, table in tables.items():
            await store.save(table.draft())
            store.writing.execute("UPDATE tables SET stage = ?, updated = 1000 WHERE id = ?", (stage, table.room.id))
        assert await store.expire(1000, -inf, ()) == [], "they are not old enough"
        assert await store.expire(1001, -inf, ()) == [tables["over"].room.id]
        left = {tables[stage].room.id for stage in ("waiting", "running")}
        assert set(await store.expire(inf, 1001, ())) == left

    asyncio.run(expire())


def set_schema(store: Store, number: int) -> None:
    store.writing.execute(
        f"PRAGMA user_version = {number}"
        if isinstance(store.database, Sqlite)
        else f"UPDATE schema SET number = {number}"
    )


def test_the_schema_of_a_newer_program_is_refused(store: Store, where: Where) -> None:
    set_schema(store, 99)
    with pytest.raises(BauhofError, match="schema 99 is of a newer program"):
        Store(where)


def test_an_old_schema_is_migrated_step_by_step(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Store(where)
    module = sys.modules[type(old.database).__module__]
    known = old.database.schema(old.writing)
    old.close()
    more = (*module.MIGRATIONS, "CREATE TABLE more (a INTEGER)", "ALTER TABLE more ADD COLUMN b INTEGER")
    monkeypatch.setattr(module, "MIGRATIONS", more)
    migrated = Store(where)
    assert migrated.database.schema(migrated.writing) == known + 2
    migrated.writing.execute("INSERT INTO more (a, b) VALUES (1, 2)")
    migrated.close()
    Store(where).close()  # which has nothing left to do


def test_what_others_have_locked_is_answered_and_the_store_goes_on(store: Store, where: Where) -> None:
    wait_at_most(store, 50)

    async def save_while_locked() -> None:
        table = new_table()
        with locked(where):
            with pytest.raises(RequestRefused) as refusal:
                await store.save(table.draft())
            assert refusal.value.key == "storage"
            assert store.failing
        assert await store.load(table.room.id) is None
        await store.save(new_table().draft())
        assert not store.failing

    asyncio.run(save_while_locked())


def test_the_event_loop_does_not_wait_for_a_lock(store: Store, where: Where) -> None:
    """The loop itself frees the database, after a while in which nothing could be saved."""
    wait_at_most(store, 60_000)

    async def save_while_locked() -> None:
        with locked(where) as other:
            saving = asyncio.create_task(store.save(new_table().draft()))
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert not saving.done()
            other.execute("ROLLBACK")
            await saving

    asyncio.run(save_while_locked())


def test_what_is_saved_with_an_old_epoch_is_refused_and_nothing_of_it_kept(store: Store) -> None:
    async def save() -> None:
        table = new_table()
        await store.save(table.draft())
        late = await store.load(table.room.id)
        assert late is not None
        assert late.match is not None
        store.writing.execute("UPDATE tables SET epoch = epoch + 1")
        late.match.apply("build:nothing")
        late.carried_out("anna", "late")
        with pytest.raises(RequestRefused) as refusal:
            await store.save(late.draft())
        assert (refusal.value.key, refusal.value.reason) == ("moved", "storage")
        assert not store.failing, "the database is well"
        kept = await store.load(table.room.id)
        assert kept is not None
        assert not kept.done("anna", "late")

    asyncio.run(save())


def test_what_no_text_can_hold_is_the_trouble_of_one_draft(store: Store) -> None:
    """PostgreSQL keeps no text with a zero in it, and nothing keeps half of a surrogate."""

    async def save_all() -> list[BaseException | None]:
        drafts = [new_table().draft() for _ in range(4)]
        drafts[1].requests = [("anna", "\ud800")]
        return await asyncio.gather(*(store.save(draft) for draft in drafts), return_exceptions=True)

    results = asyncio.run(save_all())
    assert [number for number, result in enumerate(results) if result is not None] == [1]
    assert not store.failing


def test_a_table_of_other_rules_is_refused_and_harms_no_other(store: Store) -> None:
    async def load() -> None:
        old, new = new_table(), new_table()
        old.room.header["rules"] = 99
        await store.save(old.draft())
        await store.save(new.draft())
        hall = Hall(store, Thinkers(1))
        with pytest.raises(RequestRefused, match="follows other rules"):
            async with hall.at(old.room.id):
                pass
        async with hall.at(new.room.id) as table:
            assert table.room.id == new.room.id

    asyncio.run(load())
