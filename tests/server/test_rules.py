"""The rules and their worked examples, as the server gives them."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bauhof.core.registry import game, game_names
from tests.server.test_app import BOT, ME, Guest

EXAMPLES = [(name, example.id) for name in game_names() for example in game(name).examples]


@pytest.fixture
def anna(app: TestClient) -> Guest:
    return Guest(app)


@pytest.mark.parametrize(("language", "folder"), [("en", ""), ("de", "de"), ("fr", "fr"), ("tlh", "")])
def test_rules_are_served_from_their_one_source(anna: Guest, language: str, folder: str) -> None:
    for name in game_names():
        response = anna.get(f"/api/rules/{name}?lang={language}")
        assert response.headers["content-type"] == "text/markdown; charset=utf-8"
        assert response.headers["content-language"] == (folder or "en")
        assert response.text == (Path(__file__).parents[2] / "docs" / "rules" / folder / f"{name}.md").read_text()
    assert anna.get("/api/rules/..%2F..%2Fpyproject").status_code == 404
    assert anna.get("/api/rules/de%2Fskyline").status_code == 404


@pytest.mark.parametrize("name", game_names())
def test_the_examples_of_a_game_are_listed_with_their_paragraphs(anna: Guest, name: str) -> None:
    english, german = (anna.get(f"/api/rules/{name}/examples?lang={one}").json()["examples"] for one in ("en", "de"))
    for one, other, example in zip(english, german, game(name).examples, strict=True):
        assert (one["id"], one["paragraph"]) == (other["id"], other["paragraph"]) == (example.id, example.paragraph)
        words = game(name).words
        for told, language in ((one, "en"), (other, "de")):
            assert told["title"] == words.say(language, f"example-{example.id}")
            assert told["text"] == words.say(language, f"example-{example.id}.text")


@pytest.mark.parametrize(("name", "id"), EXAMPLES)
def test_an_example_is_a_replay_that_begins_at_a_position(anna: Guest, name: str, id: str) -> None:
    replay = anna.get(f"/api/rules/{name}/examples/{id}/replay?seat=0&lang=de").json()
    assert replay["example"] in anna.get(f"/api/rules/{name}/examples?lang=de").json()["examples"]
    first, *others = replay["steps"]
    assert (first["events"], first["view"]["seat"], first["view"]["turn"]) == ([], 0, 0)
    assert all(step["events"] or step["prompt"] for step in others)
    assert any(event["text"] for step in others for event in step["events"])


def test_the_sentences_of_an_example_are_those_of_the_log(anna: Guest) -> None:
    replay = anna.get("/api/rules/machi-koro/examples/short-of-coins/replay?lang=de").json()
    told = [event["text"] for step in replay["steps"] for event in step["events"]]
    assert told == [
        "Anna würfelt 3.",
        "Anna zahlt Clara 2 Münzen für 2 Cafés.",
        "Anna zahlt Ben nur 1 Münze von 3 für 3 Cafés.",
    ]
    before, after = (step["view"]["towns"] for step in replay["steps"])
    assert [town["coins"] for town in before] == [3, 0, 0]
    assert [town["coins"] for town in after] == [0, 1, 2]


def test_one_can_play_on_from_any_moment_of_an_example_before_the_end(anna: Guest) -> None:
    for name, id, seats, first in (
        ("machi-koro", "red-first", 2, [2, 1]),  # before the roll, of which the journal says how it falls
        ("skyline", "taking-several", 3, None),
    ):
        path = f"/api/rules/{name}/examples/{id}"
        journal, steps = anna.get(f"{path}/journal").text, anna.get(f"{path}/replay").json()["steps"]
        for step in steps:
            table = anna.open(name, ME, *[BOT] * (seats - 1), journal=journal, step=step["line"])
            with anna.at(table) as talk:
                towns = talk.until("position")["view"]["towns"]
            assert first is None or [town["coins"] for town in towns] == first
    journal = anna.get("/api/rules/carrara/examples/announced-end/journal").text
    body = {"game": "carrara", "seats": [ME, BOT, BOT, BOT], "journal": journal, "step": 3}
    assert anna.post("/api/tables", body).status_code == 400, "it is over"


@pytest.mark.parametrize(
    "path", ["machi-koro/examples/none", "nothing/examples/red-first", "machi-koro/examples/..%2Fred-first"]
)
def test_an_example_that_does_not_exist_is_refused_in_words(anna: Guest, path: str) -> None:
    for what in ("replay", "journal"):
        response = anna.get(f"/api/rules/{path}/{what}?lang=de")
        assert response.status_code == 404
    problem = anna.get("/api/rules/machi-koro/examples/none/replay?lang=de").json()
    assert problem == {
        "reason": "invalid",
        "code": "no-example",
        "text": "Dieses Beispiel gibt es in den Regeln nicht.",
    }
    assert anna.get("/api/rules/nothing/examples").status_code == 404
    for seat in ("2", "-3", "x"):
        assert anna.get(f"/api/rules/machi-koro/examples/red-first/replay?seat={seat}").status_code == 400
