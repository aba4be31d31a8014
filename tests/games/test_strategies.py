"""Laws for the strategies and values of every game."""

from __future__ import annotations

from math import isfinite

import pytest

from bauhof.bots.uniform import Uniform
from bauhof.core.chance import FastChance
from bauhof.core.compile import MODE, Mode
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names

GAMES = [game(name) for name in game_names()]
EVERY = [(one, strategy) for one in GAMES for strategy in one.strategies.Strategy]


@pytest.mark.parametrize(("one", "strategy"), EVERY, ids=[f"{one.name}-{name.name.lower()}" for one, name in EVERY])
def test_a_strategy_keeps_to_the_rules_and_leaves_the_state_alone(one: Game, strategy: int) -> None:
    for players in (one.players[0], one.players[-1]):
        match = Match(one, players, chance=FastChance(players))
        while match.turn is not None:
            before = one.state.bytes(match.state)
            action = int(one.strategies.decide(match.state, strategy))
            assert one.state.bytes(match.state) == before
            match.apply(one.actions.format(action))  # or the rules refuse it
        assert match.is_over


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_every_strategy_knows_an_answer_wherever_others_have_led_it(one: Game) -> None:
    for seed, players in enumerate([*one.players] * (1 if MODE is Mode.PLAIN else 2)):
        match = Match(one, players, chance=FastChance(seed))
        chooser = Uniform(seed)
        while match.turn is not None:
            legal = match.legal
            for strategy in one.strategies.Strategy:
                word = one.actions.format(int(one.strategies.decide(match.state, strategy)))
                assert word in legal, f"{strategy.name} at {match.position}"
            match.apply(chooser.choose(match.question))


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_worth_is_a_number_and_the_winner_has_most_of_it(one: Game) -> None:
    match = Match(one, 3, chance=FastChance(5))
    while match.turn is not None:
        before = one.state.bytes(match.state)
        assert all(isfinite(one.value.worth(match.state, seat)) for seat in range(3))
        assert one.state.bytes(match.state) == before
        match.apply(one.actions.format(int(one.strategies.decide(match.state, 0))))
    worths = [one.value.worth(match.state, seat) for seat in range(3)]
    assert (match.ranking or [])[worths.index(max(worths))] == 1


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_the_first_strategy_is_greedy(one: Game) -> None:
    assert next(iter(one.strategies.Strategy)).name == "GREEDY"
