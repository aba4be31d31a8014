from __future__ import annotations

import pytest

from bauhof.core.errors import BauhofError
from bauhof.core.kernels import ILLEGAL
from bauhof.core.registry import game
from bauhof.core.simulation import Simulation

GAME = game("machi-koro")


def played(seed: int) -> list[bytes]:
    """The states of a game in which the middle one of the legal actions is always chosen."""
    simulation = Simulation(GAME, 3, seed, variable_supply=True)
    count, states = simulation.reset(), []
    while count:
        states.append(GAME.state.bytes(simulation.state))
        assert list(simulation.actions[:count]) == GAME.legal(simulation.state)
        count = simulation.advance(simulation.actions[count // 2])
    assert GAME.is_over(simulation.state)
    return states


def test_equal_seeds_play_equal_games() -> None:
    assert played(4) == played(4) != played(5)


def test_what_is_illegal_changes_nothing() -> None:
    simulation = Simulation(GAME, 2, seed=1)
    count = simulation.reset()
    legal, before = list(simulation.actions[:count]), GAME.state.bytes(simulation.state)
    for action in [-1, 10**9, *(a for a in range(len(GAME.actions)) if a not in legal)]:
        assert simulation.advance(action) == ILLEGAL
    assert GAME.state.bytes(simulation.state) == before


def test_reset_begins_anew() -> None:
    simulation = Simulation(GAME, 2, seed=1)
    simulation.reset()
    for _ in range(30):
        assert simulation.advance(simulation.actions[0]) or simulation.reset()
    assert simulation.reset()
    assert simulation.state.cards.sum() == 4


def test_every_game_begins_at_the_start_position() -> None:
    text = "2p turn=B roll=3 | 30c bakery | 22c bakery"
    for start in (text, GAME.position(text)):
        simulation = Simulation(GAME, seed=1, start=start)
        for _ in range(2):
            assert simulation.reset() == len(GAME.legal(GAME.position(text)))
            assert GAME.state.bytes(simulation.state) == GAME.state.bytes(GAME.position(text))
            simulation.advance(simulation.actions[0])
    with pytest.raises(BauhofError, match="the position has 2 players, not 3"):
        Simulation(GAME, 3, start=text)


def test_impossible_simulations_are_refused() -> None:
    with pytest.raises(BauhofError, match="2 to 4 players; 5 cannot play it"):
        Simulation(GAME, 5)
    with pytest.raises(BauhofError, match="no option 'fast'; its options are: variable_supply, two_of_a_kind"):
        Simulation(GAME, 2, fast=True)
