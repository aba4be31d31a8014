"""The data file: for its owner alone, refused if it is something else, and copied while it is in use."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bauhof.core.errors import BauhofError
from bauhof.server.sqlite import MIGRATIONS, backup
from bauhof.server.store import Store
from tests.server.test_store import new_table


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


def test_files_that_are_no_data_file_are_refused_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, certainly not one of ours, but long enough to look at" * 20)
    for path in (tmp_path, tmp_path / "text", tmp_path / "text" / "below"):
        with pytest.raises(BauhofError, match="cannot be opened as a data file"):
            Store(path)


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
