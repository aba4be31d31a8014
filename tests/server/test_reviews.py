"""Reviews on the server: made once for everybody, kept with the game, refused before its end, and never in the way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from starlette.testclient import TestClient

from bauhof.core.chance import VerifiableChance
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.core.words import languages
from bauhof.server.app import new_app
from bauhof.server.database import Where
from bauhof.server.hall import Hall
from bauhof.server.reviewer import decode_review, version_of
from bauhof.server.reviews import MOST_OF_ADDRESS, MOST_WAITING, Reviews, Work, is_over, new_work
from bauhof.server.store import Store
from bauhof.server.thinkers import Thinkers, Thought
from bauhof.server.words import RequestRefused
from tests.server.conftest import AMPLE
from tests.server.finished import finish, played
from tests.server.people import PATIENCE
from tests.server.test_app import BOT, ME, Guest
from tests.server.test_thinkers import question

NAME = "machi-koro"


class Reviewed(NamedTuple):
    """A table whose review was asked for, and made after the server had started again."""

    anna: Guest
    table: str
    told: Any
    kept: str


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reviewed]:
    data: Path = tmp_path_factory.mktemp("data") / "tables.db"
    with TestClient(new_app(data, limits=AMPLE), "http://table.test") as app:
        anna = Guest(app)
        table = finish(anna, played(NAME))
        assert anna.get(f"/api/tables/{table}/review").json() == {"status": "none"}
        state = anna.post(f"/api/tables/{table}/review", {}).json()
        assert state["status"] in ("waiting", "working")
        assert state["names"] == ["Anna", "Ben"]
        assert row(data) == ""
    with TestClient(new_app(data, limits=AMPLE), "http://table.test") as app:
        until = time.monotonic() + PATIENCE
        while not (kept := row(data)) and time.monotonic() < until:
            time.sleep(0.02)  # nobody asks again
        anna.app = app
        yield Reviewed(anna, table, anna.get(f"/api/tables/{table}/review").json(), kept)


def row(data: Path) -> str:
    """What is kept of the only review."""
    connection = sqlite3.connect(data)
    ((review,),) = connection.execute("SELECT review FROM reviews")
    connection.close()
    return str(review)


def test_a_review_goes_on_after_a_restart_and_is_told_to_everybody(reviewed: Reviewed) -> None:
    assert reviewed.told["status"] == "done"
    review = reviewed.told["review"]
    for player in review["players"]:
        parts = (player[part] for part in ("start", "luck", "own", "others"))
        assert sum(parts) == pytest.approx(player["result"], abs=1e-3)
    assert [player["result"] for player in review["players"]] == review["ends"]
    assert len(review["moments"]) == len(decode_review(reviewed.kept).moments)
    stranger = Guest(reviewed.anna.app)
    assert stranger.get(f"/api/tables/{reviewed.table}/review").json() == reviewed.told
    assert stranger.post(f"/api/tables/{reviewed.table}/review", {}).json() == reviewed.told, "it is not made again"


def test_key_moments_are_told_in_every_language(reviewed: Reviewed) -> None:
    told = [
        reviewed.anna.get(f"/api/tables/{reviewed.table}/review?lang={language}").json()["review"]["keys"]
        for language in languages()
    ]
    assert len({json.dumps(keys) for keys in told}) == len(languages())
    assert {key["number"] for key in told[0]} == {key["number"] for key in told[1]}
    for key in told[0]:
        assert key["text"]
        if "better" in key:
            loss = reviewed.told["review"]["moments"][key["number"]]["loss"]
            assert key["before"] - key["after"] == pytest.approx(loss, abs=1e-3)
    assert any("better" in key for key in told[0])
    assert any("better" not in key and "rolls" in key["text"] for key in told[0]), "chance speaks as the log does"


def test_a_decision_is_tried_again_wrong_then_right(reviewed: Reviewed) -> None:
    anna, review = reviewed.anna, reviewed.told["review"]
    number = next(key["number"] for key in review["keys"] if "better" in key)
    path = f"/api/tables/{reviewed.table}/review/{number}"
    shown = anna.post(path, {}).json()
    best, played = shown["options"][0], next(one for one in shown["options"] if one.get("played"))
    assert (shown["decided"], shown["judgement"]) == (False, None)
    assert {one["word"] for one in shown["choices"]} >= {best["words"][0], played["words"][0]}
    wrong = anna.post(path, {"words": played["words"]}).json()
    assert wrong["judgement"] == review["moments"][number]["judgement"]
    assert wrong["loss"] == pytest.approx(review["moments"][number]["loss"], abs=1e-3)
    right = anna.post(path, {"words": best["words"]}).json()
    assert (right["judgement"], right["loss"], right["decided"]) == ("best", 0, True)
    assert right["text"] == best["text"]
    again = anna.post(path, {"words": [*best["words"], *best["words"]]})
    assert again.json()["code"] == "not-your-turn"
    assert anna.post(path, {"words": ["build:moon"]}).status_code == 400


def test_what_chance_gave_is_shown_and_cannot_be_tried(reviewed: Reviewed) -> None:
    anna, review = reviewed.anna, reviewed.told["review"]
    key = next(key for key in review["keys"] if "better" not in key)
    path = f"/api/tables/{reviewed.table}/review/{key['number']}"
    shown = anna.post(path, {}).json()
    assert (shown["text"], shown["choices"], shown["options"]) == (key["text"], [], [])
    for wrong in (f"{path}0000", f"/api/tables/{reviewed.table}/review/x", f"/api/tables/{reviewed.table}/review/-1"):
        assert anna.post(wrong, {}).status_code == 404, wrong
    assert anna.post(path, {"words": ["build:cafe"]}).status_code == 404


def test_a_review_by_another_network_is_made_again(reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.server.reviews.version_of", lambda one: f"{version_of(one)} and a newer one")
    assert reviewed.anna.get(f"/api/tables/{reviewed.table}/review").json() == {"status": "none"}


def test_nobody_is_told_anything_while_the_game_runs(reviewed: Reviewed) -> None:
    anna, ben = reviewed.anna, Guest(reviewed.anna.app)
    table = anna.open(NAME, ME, BOT)
    for guest in (anna, ben):
        for answer in (
            guest.get(f"/api/tables/{table}/review"),
            guest.post(f"/api/tables/{table}/review", {}),
            guest.post(f"/api/tables/{table}/review/0", {}),
        ):
            assert answer.status_code == 400
            assert answer.json()["code"] == "not-over"
    text = {anna.get(f"/api/tables/{table}/review?lang={language}").json()["text"] for language in languages()}
    assert len(text) == len(languages())
    anna.command(table, "abandon")
    assert anna.get(f"/api/tables/{table}/review").json() == {"status": "never"}
    assert anna.post(f"/api/tables/{table}/review", {}).json()["code"] == "not-finished"


def test_a_file_that_is_no_finished_game_is_refused(reviewed: Reviewed) -> None:
    unfinished = Match(game(NAME), 2, chance=VerifiableChance.from_seed(1, 16)).close().dumps()
    for text, code in (("{}", "bad-journal"), (unfinished, "not-finished")):
        assert reviewed.anna.post("/api/reviews", {"journal": text}).json()["code"] == code
    assert is_over(Journal.loads(played(NAME)))
    assert reviewed.anna.post("/api/reviews/0", {"journal": "{}"}).json()["code"] == "no-moment"


def test_a_review_waits_for_bots_and_equal_games_have_equal_reviews(reviewed: Reviewed) -> None:
    journal = reviewed.anna.get(f"/api/tables/{reviewed.table}/journal").text

    async def ask() -> str:
        thinkers = Thinkers(0)  # a bot is asked, and answers when we say so
        bot = asyncio.create_task(thinkers.choose(question(), "random", 1))
        _, (_, answer, _) = await thinkers.turns.get()
        reviews = Reviews(cast(Hall, type("AHall", (), {"thinkers": thinkers})), patience=PATIENCE)
        reviews.process = await reviews._start()
        try:
            pipe, said = reviews.process.stdin, list[bytes]()
            assert pipe is not None
            write = pipe.write

            def overheard(data: bytes | bytearray | memoryview) -> None:
                said.append(bytes(data))
                write(data)

            pipe.write = overheard  # type: ignore[method-assign]
            work = new_work("table", Journal.loads(journal), "anna")
            making = asyncio.create_task(reviews._made(work))
            while not work.chances:
                await asyncio.sleep(0.01)
            assert len(said) == 1, "after its first glance it may not go on"
            assert work.lines == [moment["line"] for moment in reviewed.told["review"]["moments"]]
            assert len(work.chances) == len(work.lines) + 1, "the end has no line"
            answer.set_result(Thought({}))
            await bot
            found = await making
            assert said[1:] == [b"\n"] * len(said[1:])
            assert len(said) > 2
            return found
        finally:
            await reviews._stop()

    assert asyncio.run(ask()) == reviewed.kept


def test_a_guest_has_one_review_at_a_time_and_all_together_not_too_many() -> None:
    reviews = Reviews(cast(Hall, None))

    def asked(number: int, guest: str, address: str = "") -> None:
        reviews._admitted(Work(f"table-{number}", game(NAME), "", guest, address))

    asked(0, "anna")
    with pytest.raises(RequestRefused, match="Another review of yours"):
        asked(1, "anna")
    for number in range(1, MOST_OF_ADDRESS + 1):
        asked(number, f"guest-{number}", "1.2.3.4")
    with pytest.raises(RequestRefused, match="Many reviews"):
        asked(50, "somebody", "1.2.3.4")
    for number in range(MOST_OF_ADDRESS + 1, MOST_WAITING):
        asked(number, f"guest-{number}")
    with pytest.raises(RequestRefused, match="Many reviews"):
        asked(1000, "somebody")
    last = list(reviews.works.values())[-1]
    assert reviews.before(last) == MOST_WAITING - 1
    del reviews.works["table-0"]
    asked(1001, "anna")


def test_a_review_goes_with_its_table_or_a_name_in_it(where: Where) -> None:
    async def delete() -> None:
        for id, guest in (("a", ""), ("b", ""), ("c", "anna")):
            await store.write(("INSERT INTO reviews (id, version, guest, review) VALUES (?, '', ?, '')", (id, guest)))
        await store.delete(["a"])
        assert await store.read("SELECT id FROM reviews ORDER BY id") == [("b",), ("c",)]
        await store.forget("anna", [], [])
        assert await store.read("SELECT id FROM reviews") == [("b",)]

    store = Store(where)
    try:
        asyncio.run(delete())
    finally:
        store.close()
