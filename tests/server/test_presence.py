"""Who has left is waited for, with a countdown; who comes back is told and gets the seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bauhof.server import presence as presences
from bauhof.server.app import new_app
from bauhof.server.limits import Limits
from bauhof.server.presence import Presence
from tests.server.test_app import ME, OPEN, Guest
from tests.server.test_limits import Clock


class Somebody:
    """A client with a name."""

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def table_changed(self) -> None:
        """Nobody listens."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> Iterator[TestClient]:
    limits = Limits(per_second=1e6, burst=1e6, heavy_burst=100)
    with TestClient(new_app(tmp_path / "tables.db", limits=limits), "http://table.test") as app:
        hall = app.app.state.server.hall  # type: ignore[attr-defined]
        hall.clock = hall.presence.clock = clock
        hall.presence.opened = clock()
        yield app


def test_a_seat_is_kept_for_who_has_left_and_comes_back(app: TestClient, clock: Clock) -> None:
    anna, ben = Guest(app), Guest(app)
    table = anna.open("machi-koro", ME, OPEN)
    with anna.at(table) as hers:
        with ben.at(table) as his:
            his.ask("sit", seat=1, name="Ben")
            hers.ask("start")
            refused = hers.ask("give-seat", id="1", seat=1, bot="random")
            assert refused["code"] == "not-away"
        while (seat := hers.until("room")["seats"][1]).get("here"):
            continue
        room = hers.newest["room"]
        assert (seat["until"], room["now"]) == (clock.now + 60, clock.now), "the client can count down"
        for seconds, left in ((0, 60), (20, 40), (39, 1)):
            clock.now += seconds
            for kind, more in (("give-seat", {"seat": 1, "bot": "random"}), ("abandon", {})):
                refused = hers.ask(kind, id=f"{kind} {left}", **more)
                assert (refused["type"], refused["code"]) == ("refused", "just-left")
                assert f"Wait {left} more second" in refused["text"]
        clock.now += 1
        assert hers.ask("give-seat", id="2", seat=1, bot="random")["type"] == "ack"
        with ben.at(table) as his:
            seat = his.until("room")["seats"][1]
            assert (seat["bot"], seat["by"], seat["here"]) == ("random", "Anna", True), "he is told what happened"
            assert his.ask("take-seat", seat=1)["type"] == "ack"
            while (seat := his.until("room")["seats"][1]).get("bot"):
                continue
            assert "by" not in seat


def test_nobody_acts_as_a_host_who_has_just_left(app: TestClient, clock: Clock) -> None:
    anna, ben = Guest(app), Guest(app)
    table = anna.open("machi-koro", ME, OPEN)
    clock.now += 50
    ben.command(table, "sit", seat=1, name="Ben")
    assert ben.command(table, "start").json()["code"] == "just-left"
    assert ben.get(f"/api/tables/{table}").json()["host_until"] == clock.now + 10
    clock.now += 5
    anna.command(table, "say", text="a sign of life")
    clock.now += 59
    refused: Any = ben.post(f"/api/tables/{table}/commands", {"type": "start", "id": "2"}).json()
    assert (refused["code"], refused["text"][-19:]) == ("just-left", "Wait 1 more second.")
    clock.now += 1
    assert ben.post(f"/api/tables/{table}/commands", {"type": "start", "id": "3"}).json()["stage"] == "running"


def test_after_a_start_everybody_is_waited_for(clock: Clock) -> None:
    presence = Presence(60, 60, clock)
    clock.now += 59.5
    assert presence.waits("table", "anna") == 1
    assert presence.goes_on("table")
    clock.now += 0.5
    assert presence.waits("table", "anna") == 0
    assert not presence.goes_on("table")


def test_who_has_two_windows_is_there_until_both_are_closed(clock: Clock) -> None:
    presence = Presence(60, 60, clock)
    first, second = Somebody("anna"), Somebody("anna")
    presence.enter("table", first)
    presence.enter("table", second)
    presence.leave("table", first)
    clock.now += 100
    assert presence.guests("table") == {"anna"}
    presence.leave("table", second)
    assert presence.guests("table") == set()
    assert presence.waits("table", "anna") == 60


def test_who_left_long_ago_is_not_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presences, "MOST_GONE", 10)
    presence = Presence(60, 60, clock)
    for number in range(100):
        clock.now += 30
        presence.saw(f"table {number}", "anna")
    assert len(presence.gone) <= 11
    assert presence.waits("table 99", "anna") == 60
    assert presence.waits("table 0", "anna") == 0, "forgotten is as good as long ago"


def test_a_room_is_looked_at_again_when_somebody_came_went_or_gave_a_sign(clock: Clock) -> None:
    presence, anna, ben = Presence(60, 60, clock), Somebody("anna"), Somebody("ben")
    numbers = [presence.changes.get("table")]

    def is_new() -> bool:
        numbers.append(presence.changes.get("table"))
        return numbers[-1] not in numbers[:-1]

    presence.enter("table", anna)
    assert is_new()
    presence.saw("table", "anna")
    assert not is_new(), "she is there, and who is there is not waited for"
    presence.saw("table", "ben")
    assert is_new(), "he is waited for from now on"
    presence.enter("table", ben)
    assert is_new()
    presence.leave("table", ben)
    assert is_new()
    presence.enter("another table", ben)
    assert not is_new()
