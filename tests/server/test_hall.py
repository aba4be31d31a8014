"""Many tables: which are kept in memory, and what the lobby tells of them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.server import hall, store
from bauhof.server.app import new_app
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers
from bauhof.server.words import RequestRefused
from tests.games.carrara.play import display
from tests.server.conftest import AMPLE
from tests.server.people import PATIENCE
from tests.server.test_app import ME, OPEN, Guest

MOST = 3


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are read from the data file, because they are not in memory."""
    found: list[str] = []
    load = Store.load

    async def noted(self: Store, id: str) -> Table | None:
        found.append(id)
        return await load(self, id)

    monkeypatch.setattr(Store, "load", noted)
    return found


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that keeps three tables in memory."""
    monkeypatch.setattr(hall, "MOST_LIVE", MOST)
    with TestClient(new_app(tmp_path / "tables.db", limits=AMPLE), "http://table.test") as app:
        yield app


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back_as_they_were(small: TestClient) -> None:
    anna = Guest(small)
    first = anna.open("machi-koro", ME, ME)
    with anna.at(first) as talk:
        version = talk.until("position")["version"]
        talk.ask("act", seat=0, version=version, action="build:nothing")
        before = talk.until("position")
    tables = [first, *(anna.open("machi-koro", ME, ME) for _ in range(2 * MOST))]
    assert anna.get("/health").json()["live_tables"] == MOST, "tables in memory, of which nobody looks at any"
    for table in tables:
        assert anna.get(f"/api/tables/{table}").json()["stage"] == "running"
        assert anna.get("/health").json()["live_tables"] == MOST, "one comes back, another one goes"
    with anna.at(first) as talk:
        after = talk.until("position")
    assert (after["version"], after["view"]) == (before["version"], before["view"])


def test_the_longest_unused_table_goes_first_and_one_with_a_client_stays(small: TestClient, loaded: list[str]) -> None:
    anna = Guest(small)
    watched, visited, unused = (anna.open("machi-koro", ME, ME) for _ in range(MOST))
    with anna.at(watched) as talk:
        talk.until("position")
        anna.get(f"/api/tables/{visited}")
        new = anna.open("machi-koro", ME, ME)
        anna.get(f"/api/tables/{visited}")
        assert loaded == [], "it was visited later than the one that had to go"
        anna.get(f"/api/tables/{unused}")
        assert loaded == [unused]
        for table in (new, visited, unused):
            anna.get(f"/api/tables/{table}")
        loaded.clear()
        anna.get(f"/api/tables/{watched}")
        assert loaded == [], "somebody is there"


def test_tables_expire_where_that_is_wished(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with TestClient(new_app(data, limits=AMPLE), "http://table.test") as app:
        anna = Guest(app)
        old, new = (anna.open("machi-koro", ME, OPEN) for _ in range(2))
    with closing(sqlite3.connect(data)) as file:
        file.execute("UPDATE tables SET updated = updated - 86400 WHERE id = ?", (old,))
        file.commit()
    with TestClient(new_app(data, limits=replace(AMPLE, abandoned=43200)), "http://table.test") as app:
        anna.app = app
        until = time.monotonic() + PATIENCE
        while anna.get(f"/api/tables/{old}").status_code != 404:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert anna.get(f"/api/tables/{new}").status_code == 200


@pytest.fixture
def ticking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose data file is a second older whenever something is saved."""
    monkeypatch.setattr(store, "time", SimpleNamespace(time=map(float, count(1000)).__next__))
    with TestClient(new_app(tmp_path / "tables.db", limits=AMPLE), "http://table.test") as app:
        yield app


def updated(guest: Guest, table: str) -> float:
    """When the lobby says that something has happened last at a table."""
    (moment,) = [one["updated"] for one in guest.get("/api/lobby").json()["tables"] if one["table"] == table]
    return float(moment)


CONCEALED = {  # a position, what Anna does openly, what nobody may notice, and what ends it
    "skyline": (
        "2p turn | yard museum5 - - - | display blue3 green2 orange1 yellow4 | 0v blue5*2 | 0v",
        [],
        ["buy:1", "pay:5", "pay:done"],
        "for:self",
    ),
    "carrara": (
        f"2p action | 30c 0v white*5 | 20c 0v blue*2 | {display('villa-1')}",
        ["build:villa-1", "city:lerici"],
        ["pay:white"],
        "extra:nothing",
    ),
}


@pytest.mark.parametrize("name", CONCEALED)
def test_the_lobby_tells_nothing_of_a_concealed_move(ticking: TestClient, name: str) -> None:
    """S8.2, C10.2: that Anna tries to buy a building, or could buy an object, is not told by a timestamp either."""
    anna, ben = Guest(ticking), Guest(ticking)
    start, openly, concealed, ending = CONCEALED[name]
    journal = Match(game(name), position=start).close().dumps()
    table = anna.open(name, ME, OPEN, journal=journal, step=1, settings={"listed": True})
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    before = updated(ben, table)
    with anna.at(table) as talk:
        for word in (*openly, *concealed, ending):
            version = talk.until("position")["version"]
            assert talk.ask("act", seat=0, version=version, action=word)["type"] == "ack"
            if word in concealed:
                assert updated(ben, table) == before, f"the lobby's timestamp betrays {word}"
            else:
                assert updated(ben, table) > before, f"the lobby's timestamp knows nothing of {word}"
                before = updated(ben, table)


def test_one_at_a_time_is_at_a_table_and_nothing_is_left_of_who_was(tmp_path: Path) -> None:
    async def meet() -> None:
        place, entered = hall.Hall(Store(tmp_path / "tables.db"), Thinkers(0)), list[int]()
        table = await place.create(NewTable("machi-koro", [NewSeat("me"), NewSeat("open")]), "anna")
        id = table.room.id

        async def enter(number: int) -> None:
            async with place.at(id) as found:
                assert found is table
                entered.append(number)

        async with place.at(id):
            waiting = [asyncio.create_task(enter(number)) for number in range(3)]
            await asyncio.sleep(0)
            waiting[1].cancel()
            await asyncio.sleep(0)
            assert (entered, list(place.locks)) == ([], [id])
        await asyncio.gather(*waiting, return_exceptions=True)
        assert entered == [0, 2]
        with pytest.raises(RequestRefused):
            async with place.at("nowhere"):
                raise AssertionError("there is no such table")
        assert not place.locks
        place.store.close()

    asyncio.run(meet())
