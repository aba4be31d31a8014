"""The puzzle and the deal of the day: the same for everybody, known to nobody before, and compared."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from bauhof.bots.levels import LEVELS
from bauhof.core.exercise import read
from bauhof.core.journal import Journal
from bauhof.core.registry import game, game_names
from bauhof.core.replay import verify
from bauhof.server import deals, practice
from bauhof.server.app import new_app
from bauhof.server.database import Where
from bauhof.server.days import GRACE, chance_of, day_asked, end_of, is_revealed, puzzle_of, recent, today
from bauhof.server.hall import Hall
from bauhof.server.store import Store
from bauhof.server.words import RequestRefused
from tests.server.conftest import AMPLE
from tests.server.test_app import ME, Guest
from tests.server.test_guests import Device

MACHI_KORO = game("machi-koro")
DAY = today(time.time())  # when games here really end
NOON = end_of(DAY) - 12 * 3600
NEXT = DAY + timedelta(days=1)
SECRET, OTHER = bytes(32), bytes([1] * 32)
PUZZLED = [game(name) for name in game_names() if practice.puzzles_of(game(name))]


def test_all_puzzles_come_once_before_one_comes_again() -> None:
    for one in PUZZLED:
        total = len(practice.puzzles_of(one))
        first = DAY.toordinal() - DAY.toordinal() % total
        seen = [puzzle_of(SECRET, one, date.fromordinal(first + day)).id for day in range(2 * total)]
        assert len({*seen[:total]}) == len({*seen[total:]}) == total
        assert seen[:total] != seen[total:]
        assert seen[:total] != [puzzle_of(OTHER, one, date.fromordinal(first + day)).id for day in range(total)]
        assert puzzle_of(SECRET, one, DAY) not in recent(SECRET, one, DAY)


def test_another_day_server_or_game_has_another_deal() -> None:
    days = [chance_of(SECRET, MACHI_KORO, DAY + timedelta(days=n)) for n in range(400)]
    others = [chance_of(OTHER, MACHI_KORO, DAY), chance_of(SECRET, game("skyline"), DAY)]
    assert len({*days, *others}) == 402
    assert all(len(one) == 32 for one in days)


def test_days_are_those_of_utc_and_none_that_is_still_to_come_is_told() -> None:
    assert today(0.0) == date(1970, 1, 1)
    assert today(NOON) == day_asked(None, NOON) == day_asked(DAY.isoformat(), NOON) == DAY
    assert today(end_of(DAY) - 1) == DAY
    assert today(end_of(DAY)) == NEXT
    assert not is_revealed(DAY, end_of(DAY))
    assert is_revealed(DAY, end_of(DAY) + GRACE.total_seconds())
    for text, key in ((NEXT.isoformat(), "future"), ("9999-12-31", "future"), ("tomorrow", "no-day"), ("", "no-day")):
        with pytest.raises(RequestRefused) as refused:
            day_asked(text, NOON)
        assert refused.value.key == key


def test_processes_that_share_a_store_agree_on_one_secret(where: Where) -> None:
    stores = [Store(where), Store(where)] if isinstance(where, str) else [Store(where)]

    async def keys() -> list[bytes]:
        return [*await asyncio.gather(*(deals.key(store) for store in stores)), await deals.key(stores[0])]

    try:
        found = asyncio.run(keys())
        assert len({*found}) == 1
        assert len(found[0]) == 32
    finally:
        for store in stores:
            store.close()


def test_a_damaged_file_of_puzzles_is_refused_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    assert read(path) == ()
    good: dict[str, Any] = {"id": "a", "position": "2p", "options": [[["a"], 0.5], [["b"], 0.2]], "grade": "easy"}
    good |= {"missed": {}, "origin": {}}
    for bad, said in (
        ("[{", "puzzles.json: cannot be read"),
        (json.dumps([good, {"id": "b"}]), "puzzle 2: cannot be read: 'options' is missing"),
        (json.dumps([{**good, "grade": "odd"}]), "puzzle 1: .* easy, medium, hard"),
        (json.dumps([{**good, "options": [[["a"], 0.5]]}]), "puzzle 1: .* two options"),
        (json.dumps([7]), "puzzle 1"),
    ):
        path.write_text(bad, encoding="utf-8")
        with pytest.raises(Exception, match=said):
            read(path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server on which it is noon."""
    folder = tmp_path_factory.mktemp("days")
    with TestClient(new_app(folder / "tables.db", limits=AMPLE), "http://table.test") as client:
        hall_of(client).clock = lambda: NOON
        yield client


def hall_of(client: TestClient) -> Hall:
    found: Hall = client.app.state.server.hall  # type: ignore[attr-defined]
    return found


def opened(guest: Guest, name: str = "Anna") -> str:
    response = guest.post("/api/today/machi-koro/deal", {"name": name})
    assert response.status_code == 200, response.text
    return str(response.json()["table"])


def played(guest: Guest, table: str) -> None:
    """Play the last thing that is allowed until the game is over."""
    with guest.at(table) as talk:
        while talk.newest.get("room", {}).get("stage") != "over":
            position = talk.newest.pop("position", {})
            words = [one["word"] for one in position.get("choices", []) if not one.get("refusal")]
            if words:
                talk.ask("act", seat=0, version=position["version"], action=words[-1])
            else:
                message = talk.socket.receive_json()
                talk.newest[message["type"]] = message


def journal(guest: Guest, table: str) -> Journal:
    return Journal.loads(guest.get(f"/api/tables/{table}/journal").text)


def test_everybody_gets_the_same_deal_once_and_is_ranked(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = Device(server), Device(server)
    first, second = opened(anna), opened(ben, "Ben")
    assert first != second
    assert opened(anna) == first, "once for every guest"
    room = anna.get(f"/api/tables/{first}").json()
    assert [seat.get("bot") for seat in room["seats"]] == [None, *deals.RIVALS]
    assert room["settings"] == {"listed": False, "chat": False, "hints": False, "undo": False}
    with anna.at(first) as talk:
        assert talk.ask("undo", version=1)["code"] == "deal-alone"
    assert anna.command(first, "give-seat", seat=0, bot="expert").json()["code"] == "deal-alone"
    assert anna.command(first, "allow", listed=True).json()["code"] == "deal-alone"
    assert ben.get(f"/api/tables/{first}").json()["code"] == "deal-closed"
    played(anna, first)
    played(ben, second)
    assert ben.get(f"/api/tables/{first}/journal").json()["code"] == "deal-closed"
    ours, theirs = journal(anna, first), journal(ben, second)
    assert json.dumps(ours.entries) == json.dumps(theirs.entries)
    assert all("secret" not in entry for entry in ours.entries)
    assert "secret" not in anna.get(f"/api/tables/{first}").json()

    asked = "/api/today/machi-koro/ranking"
    while len((ranking := anna.get(asked).json())["rows"]) < 2 + len(LEVELS):
        time.sleep(0.05)
    assert ranking["commitment"] == ours.entries[0]["commitment"]
    assert (ranking["secret"], ranking["final"]) == ("", False)
    assert {row.get("level", "") for row in ranking["rows"]} == {"", *LEVELS}
    assert [row["name"] for row in ranking["rows"] if "level" not in row] == ["Anna", "Ben"]
    assert [row["name"] for row in ranking["rows"] if row.get("yours")] == ["Anna"]
    keys = [(row["place"], -row["margin"]) for row in ranking["rows"]]
    assert keys == sorted(keys)
    own = next(one for one in anna.get("/api/today").json()["games"] if one["game"] == "machi-koro")["deal"]
    mine = next(row for row in ranking["rows"] if row.get("yours"))
    assert (own["table"], own["over"], own["place"]) == (first, True, mine["place"])

    row = ("somebody", "", msgspec.json.encode(hall_of(server).tables[first].room).decode())
    assert deals.ranked(MACHI_KORO, DAY, row, "", "en") is not None
    assert deals.ranked(MACHI_KORO, DAY - timedelta(days=2), row, "", "en") is None, "it would have ended too late"

    anna.follow("/api/me/renew", {})
    assert opened(anna) == first, "a new token is the same guest"
    monkeypatch.setattr(hall_of(server), "clock", lambda: end_of(DAY) + GRACE.total_seconds())
    late = anna.get(f"{asked}?date={DAY}").json()
    assert late["final"]
    assert sha256(bytes.fromhex(late["secret"])).hexdigest() == late["commitment"]
    proven = journal(anna, first)
    assert proven.entries[-1] == {"secret": late["secret"]}
    proof = verify(proven)
    assert proof.proven == proof.chances > 0
    assert ben.get(f"/api/tables/{first}").json()["secret"] == late["secret"]
    assert opened(anna) != first, "another day has another deal"
    assert anna.get(asked).json()["commitment"] != late["commitment"]


def test_what_was_given_up_is_not_ranked_and_was_played(server: TestClient) -> None:
    carl = Guest(server)
    table = opened(carl, "Carl")
    assert carl.command(table, "abandon").status_code == 200
    room = carl.get(f"/api/tables/{table}").json()
    assert (room["stage"], room.get("secret")) == ("over", None), "nobody learns the dice by giving up"
    names = [row["name"] for row in carl.get("/api/today/machi-koro/ranking").json()["rows"]]
    assert "Carl" not in names
    own = next(one for one in carl.get("/api/today").json()["games"] if one["game"] == "machi-koro")["deal"]
    assert (own["over"], own.get("place", 0)) == (True, 0)
    assert opened(carl) == table


def test_no_puzzle_of_a_day_to_come_is_shown(server: TestClient) -> None:
    anna, secret = Guest(server), hall_of(server).deals.secret
    told = anna.get("/api/today").json()
    assert told["date"] == DAY.isoformat()
    for one in PUZZLED:
        now = anna.get(f"/api/today/{one.name}/puzzle").json()
        assert now == next(found for found in told["games"] if found["game"] == one.name)["puzzle"]
        assert now["id"] == puzzle_of(secret, one, DAY).id
        address = f"/api/games/{one.name}/exercises"
        assert anna.post(f"{address}/{now['id']}", {"words": []}).json()["right"] is None
        listed = [row["id"] for row in anna.get(address).json()["exercises"] if row.get("found")]
        assert listed == [puzzle.id for puzzle in recent(secret, one, DAY)]
        closed = next(p for p in practice.puzzles_of(one) if p.id != now["id"] and p.id not in listed)
        assert anna.post(f"{address}/{closed.id}", {"words": []}).json()["code"] == "no-exercise"
    for asked, code in (
        (f"machi-koro/puzzle?date={NEXT}", "future"),
        (f"machi-koro/ranking?date={NEXT}", "future"),
        ("machi-koro/puzzle?date=16.11.2026", "no-day"),
        ("chess/puzzle", "no-game"),
    ):
        refused = anna.get(f"/api/today/{asked}")
        assert refused.json()["code"] == code
        assert refused.status_code in (400, 403, 404)


def test_an_ordinary_table_is_open_to_who_knows_it(server: TestClient) -> None:
    anna, ben = Guest(server), Guest(server)
    table = anna.open("machi-koro", ME, ME)
    assert ben.get(f"/api/tables/{table}").status_code == 200
