"""The functions that a module exports: the verbs of a game, on numbers and addresses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import carray, from_dtype, njit, types

from bauhof.core.chance import SEED, WORD, seed_generator
from bauhof.core.game import Game
from bauhof.search.rollout import Desk, random_games

NUMBER = types.int32  # a wasm32 machine's word, which JavaScript passes as a number


@dataclass(frozen=True)
class Entry:
    """A function to be exported, and the types of its arguments."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


def make_entries(game: Game) -> Mapping[str, Entry]:
    """All exports of a game, by name; memory is the caller's."""
    state = from_dtype(game.state.dtype)
    states, numbers, tensor = types.CPointer(state), types.CPointer(types.int64), types.CPointer(types.float32)
    signatures = {
        "setup": (state,),
        "legal": (state, numbers),
        "refusal": (state, NUMBER),
        "apply": (state, NUMBER),
        "weight": (state, NUMBER),
        "resolve": (state, NUMBER),
        "rank": (state, NUMBER),
        "ending": (state,),
        "observe": (state, NUMBER, tensor),
        "seed": (numbers, NUMBER, NUMBER, NUMBER),
        "settle": (state, numbers),
        "step": (states, numbers, numbers, NUMBER),
        "play": (state, NUMBER, NUMBER, NUMBER, NUMBER, states, numbers, numbers, numbers, numbers, numbers),
    }
    functions = {**verbs(game), **loops(game)}
    return {name: Entry(functions[name], arguments) for name, arguments in signatures.items()}


@njit
def seed_of(low: int, high: int) -> int:
    """62 bits of seed from two words."""
    return ((np.int64(high) & WORD) << 32 | np.int64(low) & WORD) & SEED


def fixed_odds(game: Game) -> tuple[Any, Any]:
    """Which phases have odds that never change, and these."""
    odds = np.zeros((len(game.blocks), max(map(len, game.odds.values()), default=1)), np.int64)
    for phase, weights in game.odds.items():
        odds[phase, : len(weights)] = weights
    return np.array([phase in game.odds for phase in game.blocks]), odds


def verbs(game: Game) -> dict[str, Callable[..., Any]]:
    """One question to the rules, or one thing that happens."""
    rules, legality = game.rules, game.legality
    rules_setup, rules_apply, rules_resolve = rules.setup, rules.apply, rules.resolve
    rules_weight, rules_rank, rules_ending = rules.weight, rules.rank, rules.ending
    list_legal, refuse, write = legality.legal, legality.refusal, game.observation.observe
    most_actions, tensor_length = len(game.actions) + 1, len(game.observation.PARTS)
    first, is_fixed, odds = game.first, *fixed_odds(game)

    def setup(s: Any) -> None:
        rules_setup(s, None)

    def legal(s: Any, actions: Any) -> Any:
        return np.int32(list_legal(s, carray(actions, most_actions)))

    def refusal(s: Any, action: int) -> Any:
        return np.int32(refuse(s, np.int64(action)))

    def apply(s: Any, action: int) -> None:
        rules_apply(s, np.int64(action), None)

    def weight(s: Any, outcome: int) -> Any:
        if is_fixed[s.phase]:
            return np.int32(odds[s.phase, outcome - first[s.phase]])
        return np.int32(rules_weight(s, np.int64(outcome)))

    def resolve(s: Any, outcome: int) -> None:
        rules_resolve(s, np.int64(outcome), None)

    def rank(s: Any, seat: int) -> Any:
        return np.int32(rules_rank(s, np.int64(seat)))

    def ending(s: Any) -> Any:
        return np.int32(rules_ending(s))

    def observe(s: Any, seat: int, tensor: Any) -> None:
        write(s, np.int64(seat), carray(tensor, tensor_length))

    exported = (setup, legal, refusal, apply, weight, resolve, rank, ending, observe)
    return {function.__name__: function for function in exported}


def loops(game: Game) -> dict[str, Callable[..., Any]]:
    """What the compiled loops do: chance from the fast generator, a step with chance, whole random games."""
    most_actions = len(game.actions) + 1
    settle_chance, one_step, play_games = game.kernels.settle_chance, game.kernels.step, random_games(game)

    def seed(rng: Any, low: int, high: int, stream: int) -> None:
        seed_generator(carray(rng, 4), seed_of(low, high), np.int64(stream) & WORD)

    def settle(s: Any, rng: Any) -> None:
        settle_chance(s, carray(rng, 4))

    def step(states: Any, rng: Any, actions: Any, action: int) -> Any:
        return np.int32(one_step(carray(states, 1), 0, carray(rng, 4), carray(actions, most_actions), np.int64(action)))

    def play(
        start: Any,
        low: int,
        high: int,
        games: int,
        most_steps: int,
        states: Any,
        rng: Any,
        actions: Any,
        lengths: Any,
        turns: Any,
        ranks: Any,
    ) -> None:
        desk = Desk(carray(states, 1), carray(actions, most_actions), carray(rng, 4))
        shape = (games, start.players)
        results = carray(lengths, games), carray(turns, games), carray(ranks, shape)
        play_games(start, seed_of(low, high), 0, np.int64(games), np.int64(most_steps), desk, *results)

    return {function.__name__: function for function in (seed, settle, step, play)}
