"""How fast and how much: tokens that fill up again, places that are given back, and sockets that are slowed down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bauhof.cli.hosting import serve
from bauhof.server import limits
from bauhof.server.app import new_app
from bauhof.server.bodies import JOURNAL_LENGTH
from bauhof.server.limits import Buckets, Limits, Places
from tests.server.test_app import ME, OPEN, Guest

BURST = 8


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: Buckets, client: str = "anna", most: int = 100) -> int:
    """How many tokens can be taken at once."""
    return next((count for count in range(most) if not buckets.take(client)), most)


def test_a_bucket_gives_its_burst_and_then_nothing() -> None:
    buckets = Buckets(2, burst=BURST, clock=Clock())
    assert taken(buckets) == BURST
    assert taken(buckets) == 0, "no time has passed"


def test_a_bucket_fills_up_again_with_time() -> None:
    clock = Clock()
    buckets = Buckets(2, burst=BURST, clock=clock)
    taken(buckets)
    clock.now += 0.25
    assert taken(buckets) == 0, "half a token is none"
    clock.now += 0.25
    assert taken(buckets) == 1, "half a second gives one of two a second, though it was asked meanwhile"
    clock.now += 1.5
    assert taken(buckets) == 3
    clock.now += 3600
    assert taken(buckets) == BURST, "it never holds more than its burst"


def test_who_asks_without_pause_gets_what_flows_in() -> None:
    clock = Clock()
    buckets = Buckets(4, burst=BURST, clock=clock)
    allowed = 0
    for _ in range(800):
        clock.now += 1 / 8
        allowed += buckets.take("anna")
    assert allowed == pytest.approx(400, abs=BURST)


def test_every_client_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1, burst=BURST, clock=Clock())
    assert taken(buckets, "anna") == BURST
    assert taken(buckets, "ben") == BURST


def test_the_buckets_of_who_was_here_longest_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    buckets = Buckets(1, burst=BURST, clock=Clock())
    for client in ("anna", "ben", "carl"):
        taken(buckets, client)
    assert taken(buckets, "anna") == 0, "she is remembered, and was here last now"
    buckets.take("dora")
    assert taken(buckets, "anna") == 0
    assert taken(buckets, "ben") == BURST, "the first to be forgotten"


def test_places_are_taken_and_given_back() -> None:
    places = Places(2)
    assert [places.enter("anna") for _ in range(3)] == [True, True, False]
    assert places.enter("ben")
    places.leave("anna")
    assert [places.enter("anna") for _ in range(2)] == [True, False]
    for client in ("anna", "anna", "ben"):
        places.leave(client)
    assert not places.taken, "who has gone leaves nothing behind"


def test_limits_follow_from_three_numbers() -> None:
    made = Limits.of(requests=80, tables=7, sockets=500)
    assert (made.per_second, made.burst, made.heavy_per_second, made.heavy_burst) == (80, 240, 2, 80)
    assert (made.tables, made.sockets, made.sockets_of_address) == (7, 50, 500)
    assert Limits.of(20, 50, 40).sockets == 20, "at least so many"


def test_the_limits_of_the_command_are_those_of_a_server_without_options() -> None:
    """Both stand in the code; docs/server.md names them once."""
    named: dict[str | None, Any] = {option.name: option.default for option in serve.params}
    of_the_command = Limits.of(named["requests_per_second"], named["tables_per_client"], named["sockets_per_address"])
    assert of_the_command == Limits()
    assert (of_the_command.per_second, of_the_command.tables, of_the_command.sockets_of_address) == (20, 50, 200)


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[TestClient]:
    """A server where a socket may say eight things, and then one in a quarter of an hour."""
    tight = Limits(per_second=0.001, burst=BURST, heavy_burst=100)
    with TestClient(new_app(tmp_path / "tables.db", limits=tight), "http://table.test") as app:
        yield app


def test_who_sends_too_fast_over_a_socket_is_read_more_slowly(slow: TestClient) -> None:
    anna, ben = Guest(slow), Guest(slow)
    table = anna.open("machi-koro", ME, OPEN)
    assert ben.command(table, "sit", seat=1, name="Ben").status_code == 200
    with anna.at(table) as hers:
        for number in range(2 * BURST):
            hers.socket.send_json({"type": "say", "id": str(number), "text": f"line {number}"})
        answered = [hers.until("ack")["id"] for _ in range(BURST)]
        assert answered == [str(number) for number in range(BURST)]
        with ben.at(table) as his:
            for number in range(BURST):
                assert his.ask("say", id=f"ben {number}", text="me too")["type"] == "ack", "others are not slowed down"
        with ben.at(table) as his:
            said = [line["text"] for line in his.until("chat")["lines"] if line.get("name") == "Anna"]
        assert said == [f"line {number}" for number in range(BURST)], "what came too fast was carried out at once"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that waits a moment for a greeting and reads short journals only."""
    tight = Limits(body=300, journal=600, greeting=0.01)
    with TestClient(new_app(tmp_path_factory.mktemp("data") / "tables.db", limits=tight), "http://table.test") as app:
        yield app


def test_a_socket_that_says_nothing_is_closed(strict: TestClient) -> None:
    anna = Guest(strict)
    table = anna.open("machi-koro", ME, OPEN)
    with strict.websocket_connect(f"/api/tables/{table}/socket", headers=anna.headers) as silent:
        assert silent.receive_json()["code"] == "bad-message"
        with pytest.raises(WebSocketDisconnect) as closed:
            silent.receive_json()
        assert closed.value.code == 4400


def test_a_journal_may_be_longer_than_other_requests_and_has_a_limit_too(strict: TestClient) -> None:
    anna = Guest(strict)
    for path, asked in (("/api/replays", {}), ("/api/tables", {"game": "machi-koro", "seats": [ME, OPEN]})):
        answers = [anna.post(path, {**asked, "journal": length * "x"}) for length in (400, 700)]
        assert [answer.json()["code"] for answer in answers] == ["bad-journal", "too-large"]
    assert Limits().journal > JOURNAL_LENGTH, "the longest journal that the protocol allows can be sent"
