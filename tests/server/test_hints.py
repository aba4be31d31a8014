"""Hints: what a network would do, judged from what the seat sees, so that nobody learns anything hidden from them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bauhof.bots.net import WORTH_TELLING, network_for
from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.nets import files
from bauhof.server.thinkers import Task, encode, think
from tests.server.test_app import ME, Guest

EACH = pytest.mark.parametrize("name", game_names())


def states(one: Game, number: int) -> list[Any]:
    """Copies of positions from all over a random game of three in which somebody has a choice."""
    match, chance, found = Match(one, 3, chance=FastChance(2)), random.Random(1), []
    while match.turn is not None:
        if len(match.legal) > 1:
            found.append(one.state.copy(match.state))
        match.apply(chance.choice(match.legal))
    return found[:: max(1, len(found) // number)]


@EACH
def test_a_hint_is_the_same_to_the_byte_whatever_is_hidden(name: str) -> None:
    one, different = game(name), 0
    for number, state in enumerate(states(one, 60)):
        other = one.observation.disguised(state, state.seat, FastChance(number))
        told = [encode(think(Task(name, one.format(each)))) for each in (state, other)]
        assert told[0] == told[1], one.format(state)
        different += one.format(state) != one.format(other)
    assert different > 10 or not one.view_options, "hardly anything was hidden"


@EACH
def test_a_hint_tells_the_policy_and_the_chance_of_who_asks(name: str) -> None:
    one = game(name)
    for state in states(one, 25):
        judged = network_for(one).evaluate(state)
        told = think(Task(name, one.format(state)))
        assert next(iter(told.policy)) == next(iter(judged.policy))
        assert told.policy == pytest.approx({word: judged.policy[word] for word in told.policy}, abs=1e-4)
        left_out = {word: share for word, share in judged.policy.items() if word not in told.policy}
        assert all(share < WORTH_TELLING for share in left_out.values())
        assert told.chance == pytest.approx(judged.chances[int(state.seat)], abs=1e-4)


@pytest.mark.parametrize("name", ["skyline", "carrara"])
def test_in_a_payment_a_hint_says_what_the_greedy_rule_pays(name: str) -> None:
    one = game(name)
    paying = [state for state in states(one, 10_000) if one.routine(state)]
    assert paying
    for state in paying:
        assert think(Task(name, one.format(state))).policy == {one.routine(state)[0]: 1.0}


def test_where_no_network_is_there_is_no_hint(app: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(app)
    table = anna.open("skyline", ME, ME, settings={"hints": True})
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    with anna.at(table) as talk:
        position = talk.until("position")
        refused = talk.ask("ask-hint", id="hint", seat=position["seat"], version=position["version"])
    assert (refused["type"], refused["reason"]) == ("refused", "forbidden")


def test_a_hint_at_a_table_is_what_the_network_says(app: TestClient) -> None:
    anna = Guest(app)
    table = anna.open("skyline", ME, ME, settings={"hints": True})
    with anna.at(table) as talk:
        position = talk.until("position")
        hint = talk.ask("ask-hint", id="hint", seat=position["seat"], version=position["version"])
    legal = [choice["word"] for choice in position["choices"] if not choice["refusal"]]
    shares = [told["value"] for told in hint["estimates"]]
    assert {told["word"] for told in hint["estimates"]} <= {*legal}
    assert shares == sorted(shares, reverse=True)
    assert 1 - WORTH_TELLING * len(legal) < sum(shares) < 1.01
    assert 0 < hint["chance"] < 1
