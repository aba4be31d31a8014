from __future__ import annotations

import pytest

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.search.tree import search

MACHI_KORO = game("machi-koro")
GAMES = [game(name) for name in game_names()]
THREE = "train-station shopping-mall amusement-park"


def first_decision(one: Game, players: int) -> object:
    state = one.new(players)
    while one.is_chance(state):
        one.resolve(state, next(iter(one.chance(state))))
    return state


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
@pytest.mark.parametrize("last", [0, -1])
def test_every_playout_is_counted_and_every_value_is_a_share(one: Game, last: int) -> None:
    state = first_decision(one, one.players[last])
    before = one.state.bytes(state)  # type: ignore[arg-type]
    found = search(one, state, 200, seed=1)
    assert sum(estimate.visits for estimate in found) == 200
    assert all(0 <= estimate.value <= 1 for estimate in found)
    assert sorted(estimate.action for estimate in found) == one.legal(state)  # type: ignore[arg-type]
    assert [estimate.visits for estimate in found] == sorted((estimate.visits for estimate in found), reverse=True)
    assert one.state.bytes(state) == before, "a search leaves the state alone"  # type: ignore[arg-type]


def test_equal_seeds_give_equal_estimates() -> None:
    state = first_decision(MACHI_KORO, 3)
    assert search(MACHI_KORO, state, 100, seed=4) == search(MACHI_KORO, state, 100, seed=4)
    assert search(MACHI_KORO, state, 100, seed=4) != search(MACHI_KORO, state, 100, seed=5)


def test_a_win_at_hand_is_taken() -> None:
    state = MACHI_KORO.position(f"2p roll=4 | 30c bakery {THREE} | 90c mine*3 {THREE}")
    best = search(MACHI_KORO, state, 200)[0]
    assert MACHI_KORO.actions.format(best.action) == "build:radio-tower"
    assert best.value == 1


def test_a_win_at_hand_is_preferred_to_one_that_is_certain_anyway() -> None:
    state = MACHI_KORO.position(f"2p roll=4 | 90c bakery {THREE} | 0c bakery")
    assert MACHI_KORO.actions.format(search(MACHI_KORO, state, 50)[0].action) == "build:radio-tower"


def test_every_seat_plays_for_itself() -> None:
    """B is about to win whatever A does, and the values of A say so."""
    state = MACHI_KORO.position(f"2p roll=4 | 0c bakery | 22c bakery {THREE}")
    assert search(MACHI_KORO, state, 300)[0].value < 0.1


def test_impossible_searches_are_refused() -> None:
    with pytest.raises(BauhofError, match="at least one playout, not 0"):
        search(MACHI_KORO, first_decision(MACHI_KORO, 2), 0)
    with pytest.raises(BauhofError, match="nobody must decide here"):
        search(MACHI_KORO, MACHI_KORO.new(2), 10)
