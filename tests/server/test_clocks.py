"""Clocks: how long a turn may take, who is ready, and who is asked to leave."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from bauhof.server import clocks
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.database import Where
from bauhof.server.messages import Clock
from bauhof.server.room import new_room
from bauhof.server.store import Store
from bauhof.server.table import Table
from tests.server.test_app import ME, OPEN, Guest


@pytest.fixture
def store(where: Where) -> Iterator[Store]:
    store = Store(where)
    yield store
    store.close()


def clocked(seconds: int, reserve: int = 0) -> Table:
    """Two people at a table with a clock, whose turn began at second 1000."""
    seats = [NewSeat("me", "Anna"), NewSeat("me", "Ben")]
    table = Table(new_room(NewTable("machi-koro", seats, clock=Clock(seconds, reserve)), "anna"))
    table.begin()
    table.pass_turn()
    table.room.since = 1000.0
    return table


def test_without_a_clock_nothing_is_ever_due() -> None:
    assert clocks.due(clocked(0).room) is None


def test_a_turn_has_its_seconds_and_then_the_reserve() -> None:
    table = clocked(30, reserve=100)
    assert clocks.due(table.room) == 1130
    table.room.seats[0].used = 60.0
    assert clocks.due(table.room) == 1070
    clocks.stop(table.room, 1050.0)
    assert table.room.seats[0].used == 80, "only what a turn takes longer counts"
    clocks.stop(table.room, 9999.0)
    assert table.room.seats[0].used == 100


def test_a_bot_makes_the_turn_whose_time_is_over_and_gives_the_seat_back() -> None:
    table = clocked(30)
    assert not clocks.run_out(table, 1029.0)
    assert clocks.run_out(table, 1031.0)
    seat = table.room.seats[0]
    assert table.bot_due == 0
    assert clocks.due(table.room) is None, "bots have no clock"
    assert table.chat[-1].key == "late"
    table.bot_acts(table.serial, "build:nothing")
    table.draft()
    assert table.room.turn == 1
    assert (seat.bot, seat.late) == (None, 1)


def test_after_three_late_turns_the_bot_plays_on() -> None:
    table = clocked(30)
    seat = table.room.seats[0]
    for turn in range(clocks.PATIENCE):
        assert seat.bot is None, turn
        table.room.turn, table.room.since = 0, 1000.0
        assert clocks.run_out(table, 2000.0)
        clocks.stop(table.room, 2000.0)
    assert seat.bot is not None
    assert table.chat[-1].key == "bot"


def test_what_is_due_is_found_again_by_the_store(store: Store) -> None:
    async def keep() -> tuple[str, list[str], list[str]]:
        table = clocked(30)
        await store.save(table.draft())
        return table.room.id, await store.overdue(1029.0), await store.overdue(1031.0)

    id, early, late = asyncio.run(keep())
    assert early == []
    assert late == [id]


def test_the_server_lets_a_bot_move_when_the_time_is_over(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LOOK", 0.01)
    anna, ben = Guest(app), Guest(app)
    table = anna.open("machi-koro", {"kind": "me", "name": "Anna"}, OPEN, clock={"seconds": 1})
    ben.command(table, "sit", seat=1, name="Ben")
    with ben.at(table) as talk:
        talk.until("room")
        anna.command(table, "start")
        while (position := talk.until("position"))["turn"] != 1:
            pass
        assert position["turn"] == 1, "Anna did nothing, and it is Ben's turn"
        while not any("Anna" in line["text"] for line in talk.newest.get("chat", {"lines": []})["lines"]):
            talk.until("chat")


@pytest.mark.parametrize("wrong", [{"seconds": -1}, {"seconds": 10**9}, {"reserve": "much"}])
def test_a_clock_that_cannot_be_is_refused(app: TestClient, wrong: dict[str, object]) -> None:
    response = Guest(app).post("/api/tables", {"game": "skyline", "seats": [ME, OPEN], "clock": wrong})
    assert (response.status_code, response.json()["code"]) == (400, "bad-message")


def test_everybody_sees_who_is_ready(app: TestClient) -> None:
    anna, ben, clara = Guest(app), Guest(app), Guest(app)
    table = anna.open("skyline", ME, OPEN)
    ben.command(table, "sit", seat=1, name="Ben")
    assert ben.command(table, "ready").json()["seats"][1]["ready"]
    assert anna.get(f"/api/tables/{table}").json()["seats"][1]["ready"]
    assert "ready" not in ben.command(table, "ready", ready=False).json()["seats"][1]
    assert clara.command(table, "ready").json()["code"] == "not-seated"
    anna.command(table, "start")
    assert ben.command(table, "ready", ready=True, id="again").json()["code"] == "started"


def test_the_host_can_ask_somebody_to_leave_before_the_start(app: TestClient) -> None:
    anna, ben = Guest(app), Guest(app)
    table = anna.open("skyline", ME, OPEN, OPEN)
    ben.command(table, "sit", seat=1, name="Ben")
    assert ben.command(table, "kick", seat=0).json()["code"] == "not-host"
    assert anna.command(table, "kick", seat=2).json()["code"] == "no-person-there"
    assert anna.command(table, "kick", seat=0).json()["code"] == "no-person-there"
    room = anna.command(table, "kick", seat=1).json()
    assert room["seats"][1]["kind"] == "open"
    refused = ben.command(table, "sit", seat=2, name="Ben")
    assert (refused.status_code, refused.json()["code"]) == (403, "kicked")
    assert refused.json()["text"] == "The host has asked you to leave this table."
