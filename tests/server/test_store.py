"""The data file: migrations, many tables in one commit, backups, and what happens when it cannot be written."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bauhof.core.errors import BauhofError
from bauhof.server import store as storing
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.commands import Asking, carry_out
from bauhof.server.hall import Hall
from bauhof.server.messages import Say
from bauhof.server.room import new_room
from bauhof.server.store import MIGRATIONS, Store, backup
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers
from bauhof.server.words import RequestRefused


def new_table(listed: bool = False) -> Table:
    table = Table(new_room(NewTable("machi-koro", [NewSeat("me"), NewSeat("bot", bot="random")]), "anna"))
    table.begin()
    return table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "new" / "tables.db"


@pytest.fixture
def store(data: Path) -> Iterator[Store]:
    store = Store(data)
    yield store
    store.close()


def test_the_file_is_for_its_owner_alone_and_has_the_newest_schema(store: Store, data: Path) -> None:
    assert stat.S_IMODE(data.stat().st_mode) == 0o600
    assert store.writing.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_saved_table_is_loaded_with_everything(store: Store) -> None:
    async def save_and_load() -> tuple[Table, Table | None]:
        table = new_table()
        carry_out(Asking(table, "anna"), Say("1", "hello"))
        table.carried_out("anna", "1")
        await store.save(table.draft())
        assert table.match is not None
        table.match.apply("build:nothing")
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
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    async def save_all() -> None:
        await asyncio.gather(*(store.save(new_table().draft()) for _ in range(50)))

    store.writing.set_trace_callback(count)
    asyncio.run(save_all())
    assert 0 < commits < 50
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


def test_tables_expire_when_nothing_has_happened_for_long(
    store: Store, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "EXPIRED", 2)

    async def expire() -> None:
        tables = [new_table() for _ in range(6)]
        for table in tables:
            carry_out(Asking(table, "anna"), Say("1", "hello"))
            table.carried_out("anna", "1")
            await store.save(table.draft())
        ids = [table.room.id for table in tables]
        store.writing.execute("UPDATE tables SET updated = 1000")
        store.writing.execute("UPDATE tables SET updated = 2000 WHERE id = ?", (ids[0],))
        assert sorted(await store.expire(1500, {ids[1]})) == sorted(ids[2:])
        for part in storing.PARTS:
            left = {id for (id,) in store.writing.execute(f"SELECT id FROM {part}")}
            assert left == set(ids[:2]), part

    asyncio.run(expire())


def test_a_file_of_a_newer_program_is_refused(store: Store, data: Path) -> None:
    store.writing.execute("PRAGMA user_version = 99")
    with pytest.raises(BauhofError, match="schema 99 is of a newer program"):
        Store(data)


def test_an_old_file_is_migrated_step_by_step(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(data).close()
    monkeypatch.setattr(storing, "MIGRATIONS", (*MIGRATIONS, "CREATE TABLE more (a)", "ALTER TABLE more ADD COLUMN b"))
    migrated = Store(data)
    assert migrated.writing.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 2,)
    migrated.writing.execute("INSERT INTO more (a, b) VALUES (1, 2)")
    migrated.close()


def test_files_that_are_no_data_file_are_refused_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, certainly not one of ours, but long enough to look at" * 20)
    for path in (tmp_path, tmp_path / "text", tmp_path / "text" / "below"):
        with pytest.raises(BauhofError, match="cannot be opened as a data file"):
            Store(path)


def test_a_locked_file_is_answered_and_the_store_goes_on(store: Store, data: Path) -> None:
    store.writing.execute("PRAGMA busy_timeout = 50")

    async def save_while_locked() -> None:
        table = new_table()
        other = sqlite3.connect(data, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(RequestRefused) as refusal:
            await store.save(table.draft())
        assert refusal.value.key == "storage"
        assert store.failing
        other.execute("ROLLBACK")
        other.close()
        assert await store.load(table.room.id) is None
        await store.save(new_table().draft())
        assert not store.failing

    asyncio.run(save_while_locked())


def test_the_event_loop_does_not_wait_for_a_lock(store: Store, data: Path) -> None:
    """The loop itself frees the file, after a while in which nothing could be saved."""
    store.writing.execute("PRAGMA busy_timeout = 60000")

    async def save_while_locked() -> None:
        other = sqlite3.connect(data, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        saving = asyncio.create_task(store.save(new_table().draft()))
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not saving.done()
        other.execute("ROLLBACK")
        await saving
        other.close()

    asyncio.run(save_while_locked())


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


def test_a_backup_is_whole_and_overwrites_nothing(store: Store, data: Path, tmp_path: Path) -> None:
    table = new_table()
    asyncio.run(store.save(table.draft()))
    target = tmp_path / "copy.db"
    backup(data, target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    copy = Store(target)
    assert asyncio.run(copy.load(table.room.id)) is not None
    copy.close()
    with pytest.raises(BauhofError, match="is there already"):
        backup(data, target)
    with pytest.raises(BauhofError, match="there is no such data file"):
        backup(tmp_path / "nothing.db", tmp_path / "x.db")
