"""Moving everything from a data file into PostgreSQL and back, complete or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bauhof.core.errors import BauhofError
from bauhof.server import moving
from bauhof.server.admin import opened
from bauhof.server.commands import Asking, carry_out
from bauhof.server.database import Where, database_at
from bauhof.server.messages import Say
from bauhof.server.moving import COLUMNS, move
from bauhof.server.store import PARTS, PEOPLE, Store
from tests.server.conftest import ON_POSTGRES
from tests.server.people import PATIENCE
from tests.server.postgres import Cluster
from tests.server.test_store import new_table

pytestmark = ON_POSTGRES


def fill(where: Where, tables: int = 5) -> None:
    store = Store(where)

    async def save() -> None:
        for _ in range(tables):
            table = new_table()
            carry_out(Asking(table, "anna"), Say("1", "hello"))
            table.carried_out("anna", "1")
            await store.save(table.draft())

    asyncio.run(save())
    store.close()


def content(where: Where) -> dict[str, list[tuple[object, ...]]]:
    with closing(database_at(where).connected()) as connection:
        return {
            part: sorted(map(tuple, connection.execute(f"SELECT {', '.join(columns)} FROM {part}")), key=repr)
            for part, columns in COLUMNS.items()
        }


def test_everything_goes_into_postgresql_and_back(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 3)
    data, url, back = tmp_path / "tables.db", cluster.new(), tmp_path / "back.db"
    fill(data)
    assert set(COLUMNS) == {*PARTS, *PEOPLE}, "all that is kept"
    command = [sys.executable, "-m", "bauhof", "move", str(data), url]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert told.returncode == 0, told.stderr
    assert "tables 5" in told.stdout
    assert move(url, back)["requests"] == 5
    assert content(data) == content(url) == content(back)
    assert content(data)["entries"]
    with opened(url) as store:
        found = asyncio.run(store.newest(10))
        assert len(found) == 5
        table = asyncio.run(store.load(found[0].id))
        assert table is not None
        assert table.done("anna", "1")


def test_what_is_not_empty_is_named_and_nothing_is_moved(cluster: Cluster, tmp_path: Path) -> None:
    data, url, other = tmp_path / "tables.db", cluster.new(), tmp_path / "other.db"
    fill(data)
    fill(url, 1)
    fill(other, 1)
    for source, target in ((data, url), (url, other)):
        before = content(target)
        with pytest.raises(BauhofError, match="something is kept there already; nothing was moved") as refusal:
            move(source, target)
        assert database_at(target).name in str(refusal.value)
        assert "bauhof's" not in str(refusal.value), "which is the password"
        assert content(target) == before


def test_what_cannot_be_copied_leaves_the_target_as_it_was(cluster: Cluster, tmp_path: Path) -> None:
    data, url = tmp_path / "tables.db", cluster.new()
    fill(data)
    with closing(sqlite3.connect(data)) as file:
        file.execute("UPDATE chat SET line = CAST(x'ff' AS TEXT) WHERE id = (SELECT max(id) FROM chat)")
        file.commit()
    with pytest.raises(BauhofError, match="nothing was moved, since chat cannot be copied"):
        move(data, url)
    assert not any(content(url).values())
    with pytest.raises(BauhofError, match="there is no such data file"):
        move(tmp_path / "nothing.db", url)


def test_nothing_is_moved_that_a_server_uses(cluster: Cluster, tmp_path: Path) -> None:
    data, url = tmp_path / "tables.db", cluster.new()
    fill(data)
    serving = Store(url)
    asyncio.run(serving.enlist("127.0.0.1:1"))
    try:
        for source, target in ((data, url), (url, tmp_path / "new.db")):
            with pytest.raises(BauhofError, match=r"a server uses it \(127\.0\.0\.1:1\); stop it first"):
                move(source, target)
        assert not (tmp_path / "new.db").exists()
        with pytest.raises(BauhofError, match="stop it first"), opened(url, changing=True):
            pass
    finally:
        asyncio.run(serving.retire())
        serving.close()
    assert move(data, url)["tables"] == 5
