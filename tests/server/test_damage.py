"""Damage is contained: rows that cannot be read, a writer that fails or ends, a file that cannot be written."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from bauhof.server import store as storing
from bauhof.server.app import new_app
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.draft import Draft
from bauhof.server.room import new_room
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused
from tests.server.conftest import AMPLE
from tests.server.people import PATIENCE, ServerProcess
from tests.server.test_app import BOT, ME, OPEN, Guest

DAMAGE = (
    "UPDATE tables SET room = '{' WHERE id = ?",
    "UPDATE tables SET room = 7 WHERE id = ?",
    "UPDATE tables SET room = x'ff00fe' WHERE id = ?",
    "UPDATE tables SET room = CAST(x'7b22ff227d' AS TEXT) WHERE id = ?",
    "UPDATE tables SET room = replace(room, 'machi-koro', 'no-such-game') WHERE id = ?",
    "UPDATE tables SET room = json_set(room, '$.header', json('{}')) WHERE id = ?",
    "UPDATE tables SET room = json_set(room, '$.header.players', 'two') WHERE id = ?",
    "UPDATE tables SET room = json_remove(room, '$.seats[0]') WHERE id = ?",
    "UPDATE tables SET secret = x'00' WHERE id = ?",
    "UPDATE entries SET entry = 'rubbish' WHERE id = ?",
    "UPDATE entries SET entry = '{\"action\": 5}' WHERE id = ?",
    "UPDATE chat SET line = '[]' WHERE id = ?",
)


def test_a_damaged_table_is_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with TestClient(new_app(data, limits=AMPLE), "http://table.test") as app:
        anna, ben = Guest(app), Guest(app)
        tables = []
        for _ in DAMAGE:
            tables.append(anna.open("machi-koro", ME, ME, settings={"listed": True}))
            anna.command(tables[-1], "say", text="hello")
            with anna.at(tables[-1]) as talk:
                version = talk.until("position")["version"]
                assert talk.ask("act", seat=0, version=version, action="build:nothing")["type"] == "ack"
        waiting = anna.open("machi-koro", ME, OPEN, settings={"listed": True})
        sound = anna.open("machi-koro", ME, BOT)
        anna.command(sound, "give-seat", seat=0, bot="random")
    with closing(sqlite3.connect(data)) as file:
        for table, damage in zip(tables, DAMAGE, strict=True):
            assert file.execute(damage, (table,)).rowcount, damage
        file.execute("UPDATE tables SET bot_due = 1, updated = updated + (stage = 'running')")
        file.commit()
    with TestClient(new_app(data, limits=AMPLE), "http://table.test") as app:
        anna.app = ben.app = app
        for table, damage in zip(tables, DAMAGE, strict=True):
            problem = anna.get(f"/api/tables/{table}")
            assert (problem.status_code, problem.json()["code"]) == (400, "broken"), damage
        lobby = anna.get("/api/lobby").json()
        assert {one["table"] for one in lobby["aside"]} == set(tables)
        assert "was set aside" in lobby["aside"][0]["text"]
        assert {one["table"] for one in lobby["yours"]} == {waiting, sound}
        others = ben.get("/api/lobby").json()
        assert [one["table"] for one in others["tables"]] == [waiting]
        assert others["aside"] == [], "which is told to its people alone"
        until = time.monotonic() + PATIENCE
        while anna.get(f"/api/tables/{sound}").json()["stage"] != "over":
            assert time.monotonic() < until, "its bots play on"
            time.sleep(0.05)


def new_draft(host: str = "anna") -> Draft:
    return Table(new_room(NewTable("machi-koro", [NewSeat("me"), NewSeat("open")]), host)).draft()


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(tmp_path / "tables.db")
    yield made
    made.close()


def test_a_draft_that_cannot_be_written_is_refused_and_the_writer_goes_on(store: Store) -> None:
    async def save() -> list[Any]:
        drafts = [new_draft() for _ in range(5)]
        drafts[2].entries = [object()]  # type: ignore[list-item]
        return await asyncio.gather(*(store.save(draft) for draft in drafts), return_exceptions=True)

    results = asyncio.run(save())
    assert [number for number, result in enumerate(results) if result is not None] == [2]
    assert isinstance(results[2], RequestRefused)
    assert results[2].key == "storage"
    assert not store.failing, "the draft is at fault, not the file"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_writer_that_ends_is_replaced(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def save() -> None:
        monkeypatch.setattr(store, "_put", lambda _: sys.exit())
        with pytest.raises(RequestRefused):
            await store.save(new_draft())
        store.writer.join()
        monkeypatch.undo()
        await store.save(new_draft())
        assert await store.hosted("anna") == 1

    asyncio.run(save())


def test_health_looks_whether_the_file_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "PROBE", 0)
    data, moved = tmp_path / "tables.db", tmp_path / "moved.db"
    with TestClient(new_app(data), "http://table.test") as app:
        writing = app.app.state.server.hall.store.writing  # type: ignore[attr-defined]

        def ready() -> tuple[int, str]:
            assert app.get("/api/health/live").status_code == 200
            response = app.get("/api/health/ready")
            assert app.get("/health").status_code == response.status_code
            return response.status_code, response.json()["status"]

        assert ready() == (200, "ok")
        writing.execute("PRAGMA query_only = 1")
        assert ready() == (503, "failing"), "though nobody has tried to save anything"
        writing.execute("PRAGMA query_only = 0")
        assert ready() == (200, "ok"), "though nobody has saved anything"
        data.rename(moved)
        assert ready() == (503, "failing"), "what is written now would be lost"
        moved.rename(data)
        assert ready() == (200, "ok")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process")
def test_health_comes_back_with_the_space_on_the_disk(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    with ServerProcess(tmp_path / "tables.db") as server:

        def until(status: int) -> None:
            end = time.monotonic() + PATIENCE
            while httpx2.get(f"{server.url}/api/health/ready").status_code != status:
                assert time.monotonic() < end
                time.sleep(0.1)

        until(200)
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (100, hard))
        until(503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until(200)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no links for everybody")
def test_a_second_server_on_the_same_file_says_who_has_it(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with ServerProcess(tmp_path / "tables.db") as server:
        command = [sys.executable, "-m", "bauhof", "serve", "--port", "0", "--data", str(tmp_path / "link.db")]
        told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert told.returncode == 2
        (line,) = told.stderr.splitlines()
        assert f"process {server.process.pid} serves this file already" in line
        server.kill()  # which lets it go
    with ServerProcess(tmp_path / "tables.db") as again:
        assert httpx2.get(f"{again.url}/api/health/live").status_code == 200
