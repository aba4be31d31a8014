"""Hints: judged over several positions that look alike to who asks, and over all of them."""

from __future__ import annotations

import random

import pytest
from starlette.testclient import TestClient

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.server.hall import ALIKE
from bauhof.server.thinkers import HINT_PLAYOUTS, Task, looking_alike, think
from tests.server.test_app import ME, Guest

THREE = "train-station shopping-mall radio-tower"
# Six Wheat Fields pay for the last landmark on a 1; without it B wins. So a 1 is kept, and a 2 is rolled again.
KEEP = f"2p reroll roll=1 | 10c wheat-field*6 {THREE} | 90c bakery {THREE}"
ROLL = f"2p reroll roll=2 | 10c wheat-field*6 {THREE} | 90c bakery {THREE}"


def hint(*positions: str) -> dict[str, tuple[float, int]]:
    """The winning chance of every action and how often it was looked at, the best first."""
    return {one.word: (one.value, one.visits) for one in think(Task("machi-koro", list(positions), 1)).rated}


@pytest.mark.parametrize(
    ("positions", "best"),
    [
        ((KEEP,), "reroll:no"),
        ((ROLL,), "reroll:yes"),
        ((KEEP, ROLL, ROLL), "reroll:yes"),
        ((ROLL, ROLL, KEEP), "reroll:yes"),
        ((ROLL, KEEP, KEEP), "reroll:no"),
        ((KEEP, KEEP, ROLL), "reroll:no"),
    ],
)
def test_a_hint_says_what_is_best_in_most_of_the_positions(positions: tuple[str, ...], best: str) -> None:
    assert next(iter(hint(*positions))) == best, "not all positions have a say"


def test_the_chance_in_a_hint_is_that_of_all_positions_together() -> None:
    (kept, _), (rolled, _), (both, _) = (one["reroll:no"] for one in (hint(KEEP), hint(ROLL), hint(KEEP, ROLL)))
    assert kept > 0.9
    assert rolled < 0.1
    assert both == pytest.approx((kept + rolled) / 2, abs=0.15)


def test_a_hint_names_the_win_at_hand_first() -> None:
    won = "2p build roll=3 | 22c train-station shopping-mall amusement-park | 0c"
    assert next(iter(hint(won, won))) == "build:radio-tower"


def test_a_hint_looks_at_every_position_equally_long() -> None:
    for positions in ((KEEP,), (KEEP, ROLL), (ROLL, KEEP, ROLL, KEEP)):
        visits = sum(visits for _, visits in hint(*positions).values())
        assert visits == pytest.approx(HINT_PLAYOUTS * len(positions), rel=0.1)


@pytest.mark.parametrize("name", game_names())
def test_the_positions_of_a_hint_differ_where_something_is_hidden(name: str) -> None:
    one, chance = game(name), random.Random(1)
    match = Match(one, 3, chance=FastChance(1))
    for _ in range(20):
        match.apply(chance.choice(match.legal))
    seat = match.turn
    assert seat is not None
    alike = looking_alike(one, match.state, seat, 4, seed=1)
    assert len(alike) == 4
    assert len(set(alike)) == (4 if one.view_options else 1), "positions to judge from"
    assert {str(one.view(one.position(position), seat)) for position in alike} == {str(match.view(seat))}


def test_a_hint_at_a_table_is_judged_over_several_positions(app: TestClient) -> None:
    anna = Guest(app)
    table = anna.open("skyline", ME, ME, settings={"hints": True})
    with anna.at(table) as talk:
        position = talk.until("position")
        hint = talk.ask("ask-hint", id="hint", seat=position["seat"], version=position["version"])
    assert ALIKE > 1
    looked = sum(one["visits"] for one in hint["estimates"])
    assert looked == pytest.approx(ALIKE * HINT_PLAYOUTS, rel=0.1), f"playouts in {ALIKE} positions"
