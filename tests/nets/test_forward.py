"""The arithmetic of networks: what compiled code computes is what the formula says."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.core.registry import game, game_names
from bauhof.nets import Network
from bauhof.nets.forward import ROWS, exponential, forward, new_desk

EACH = pytest.mark.parametrize("name", game_names())


def small(name: str) -> Network:
    return Network.random(name, seed=4, width=12, inner=7, blocks=2)


def decisions(one: Game, players: int, number: int) -> list[Any]:
    """Positions from all over a game in which somebody must decide."""
    found = [one.state.copy(state) for state in walk(one, players, seed=players) if one.turn(state) is not None]
    return found[:: max(1, len(found) // number)][:number]


def formula(network: Network, inputs: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """The outputs, by NumPy's own products."""
    layers, at = [], 0
    for taken, given in network.shape.layers:
        after = at + taken * given
        layers.append((network.weights[at:after].reshape(taken, given), network.weights[after : after + given]))
        at = after + given
    hidden = inputs @ layers[0][0] + layers[0][1]
    for first, second in zip(layers[1:-1:2], layers[2:-1:2], strict=True):
        inner = np.maximum(hidden, 0) @ first[0] + first[1]
        hidden = hidden + np.maximum(inner, 0) @ second[0] + second[1]
    return np.asarray(np.maximum(hidden, 0) @ layers[-1][0] + layers[-1][1])


@EACH
def test_layers_are_what_the_formula_says(name: str) -> None:
    network, rng = small(name), np.random.default_rng(1)
    network.weights[:] += rng.normal(0, 0.1, len(network.weights))  # so that nothing begins with 0
    rows = 2 * ROWS + 3  # passes of several rows, and one that is not full
    desk = new_desk(network.shape, rows)
    desk.inputs[:] = rng.normal(0, 1, desk.inputs.shape) * (rng.random(desk.inputs.shape) < 0.3)
    forward(network.weights, network.shape.blocks, desk, rows)
    assert desk.outputs == pytest.approx(formula(network, desk.inputs), rel=1e-3, abs=1e-3)


@EACH
def test_a_judgement_is_made_of_chances(name: str) -> None:
    network, one = small(name), game(name)
    for players in one.players:
        for state in decisions(one, players, 4):
            judged = network.evaluate(state)
            assert set(judged.policy) == {one.actions.format(action) for action in one.legal(state)}
            assert list(judged.policy.values()) == sorted(judged.policy.values(), reverse=True)
            assert sum(judged.policy.values()) == pytest.approx(1, abs=1e-4)
            assert len(judged.chances) == players
            assert sum(judged.chances) == pytest.approx(1, abs=1e-4)


@EACH
def test_many_positions_at_once_are_judged_as_one_by_one(name: str) -> None:
    network, one = small(name), game(name)
    found = [state for state in decisions(one, one.players[-1], 30) if not one.routine(state)]
    states = one.state.many(len(found))
    for place, state in enumerate(found):
        states[place] = state
    desk = network.evaluate_many(states, perfect_memory=True)
    for place, state in enumerate(found):
        alone = network.evaluate(state, perfect_memory=True)
        assert alone.chances == pytest.approx(desk.chances[place].tolist(), abs=1e-5)
        best = max(alone.policy, key=lambda word: alone.policy[word])
        assert desk.policy[place, one.actions.parse(best)] == pytest.approx(alone.policy[best], abs=1e-5)


def test_chances_stand_in_the_order_of_the_table() -> None:
    """Whoever looks: the network says that the second seat counted from the one who looks will win."""
    one, network = game("machi-koro"), Network.random("machi-koro", width=4, inner=4, blocks=1)
    network.weights[:] = 0
    network.weights[-one.players[-1] :] = [0, 9, 0, 0]
    state = decisions(one, 3, 1)[0]
    for seat in range(3):
        assert np.argmax(network.evaluate(state, seat).chances) == (seat + 1) % 3


def test_who_does_not_decide_has_no_policy_and_who_has_won_is_sure() -> None:
    one = game("carrara")
    *_, end = walk(one, 2, seed=1)
    ranking = one.ranking(end)
    assert ranking is not None
    winners = ranking.count(1)
    judged = small("carrara").evaluate(end)
    assert judged.policy == {}
    assert judged.chances == [(place == 1) / winners for place in ranking]
    state = decisions(one, 2, 3)[1]
    waiting = 1 - int(state.seat)
    assert small("carrara").evaluate(state, waiting).policy == {}


def test_payments_are_left_to_the_greedy_strategy() -> None:
    one = game("carrara")
    state = next(s for s in walk(one, 2, seed=3) if int(s.phase) in one.strategies.ROUTINE and len(one.legal(s)) > 1)
    word, *_ = one.routine(state)
    assert next(iter(small("carrara").evaluate(state).policy.items())) == (word, 1.0)


@pytest.mark.parametrize("name", ["skyline", "carrara"])
def test_a_printed_view_judges_nothing_that_is_hidden(name: str) -> None:
    """What is behind others' screens changes the judgement with a perfect memory, and no other."""
    one, network = game(name), small(name)
    state = decisions(one, 3, 9)[5]
    other = one.observation.disguised(state, int(state.seat), FastChance(1))
    assert one.state.bytes(other) != one.state.bytes(state)
    printed, perfect = (
        [network.evaluate(s, perfect_memory=memory) for s in (state, other)] for memory in (False, True)
    )
    assert printed[0] == printed[1]
    assert perfect[0] != perfect[1]
    assert printed[0] != perfect[0]


@pytest.mark.parametrize("exponent", [0.0, -1e-7, -0.3, -1.0, -7.5, -30.0, -63.0])
def test_the_exponential_is_exact_enough(exponent: float) -> None:
    assert exponential(exponent) == pytest.approx(exp(exponent), rel=1e-6)


def test_what_is_nearly_impossible_is_impossible() -> None:
    assert exponential(-1e9) == 0
