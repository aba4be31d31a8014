"""The functions that a module exports: the verbs of a game and its loops, on numbers and addresses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import from_dtype, njit, types
from numba.extending import intrinsic
from numba.np.numpy_support import carray

from bauhof.core import unguided
from bauhof.core.chance import SEED, WORD, seed_generator
from bauhof.core.game import Game
from bauhof.core.record import NOBODY
from bauhof.nets.evaluation import make_evaluation
from bauhof.nets.files import shape_of
from bauhof.nets.forward import Desk as NetworkDesk
from bauhof.search.rollout import Desk, random_games

NUMBER = types.int32  # what JavaScript passes, and WebAssembly's word
NUMBERS = types.CPointer(types.int32)
GENERATOR = types.CPointer(types.uint32)
TENSOR = types.CPointer(types.float32)
SEED_WORDS = 4  # of a generator


@dataclass(frozen=True)
class Entry:
    """A function to be exported, and the types of its arguments; all memory is the caller's."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    @property
    def name(self) -> str:
        """What it is exported as."""
        return self.function.__name__


def make_entries(game: Game) -> list[Entry]:
    """All exports of a game."""
    return [*verbs(game), *tensors(game), *network(game), *loops(game)]


def verbs(game: Game) -> list[Entry]:
    """One question to the rules, or one thing that happens."""
    state = from_dtype(game.state.dtype)
    set_up, play, draw = game.rules.setup, game.rules.apply, game.rules.resolve
    rules_weight, rules_rank, rules_ending = game.rules.weight, game.rules.rank, game.rules.ending
    list_legal, refuse, most_actions = game.legality.legal, game.legality.refusal, len(game.actions) + 1
    first, is_fixed, odds = game.first, *fixed_odds(game)

    def setup(s: Any) -> None:
        set_up(s, None)

    def legal(s: Any, actions: Any) -> Any:
        return np.int32(list_legal(s, carray(actions, most_actions)))

    def refusal(s: Any, action: int) -> Any:
        return np.int32(refuse(s, action))

    def apply(s: Any, action: int) -> None:
        play(s, action, None)

    def weight(s: Any, outcome: int) -> Any:
        if is_fixed[s.phase]:
            return np.int32(odds[s.phase, outcome - first[s.phase]])
        return np.int32(rules_weight(s, outcome))

    def resolve(s: Any, outcome: int) -> None:
        draw(s, outcome, None)

    def rank(s: Any, seat: int) -> Any:
        return np.int32(rules_rank(s, seat))

    def ending(s: Any) -> Any:
        return np.int32(rules_ending(s))

    by_number = [Entry(function, (state, NUMBER)) for function in (refusal, apply, weight, resolve, rank)]
    return [Entry(setup, (state,)), Entry(legal, (state, NUMBERS)), Entry(ending, (state,)), *by_number]


def fixed_odds(game: Game) -> tuple[Any, Any]:
    """Which phases have odds that never change, and these."""
    odds = np.zeros((len(game.blocks), max(map(len, game.odds.values()), default=1)), np.int64)
    for phase, weights in game.odds.items():
        odds[phase, : len(weights)] = weights
    return np.array([phase in game.odds for phase in game.blocks]), odds


def tensors(game: Game) -> list[Entry]:
    """What a seat sees, and what follows from it."""
    write, write_features = game.observation.observe, game.features.features
    length, features_length = len(game.observation.PARTS), len(game.features.PARTS)

    def observe(s: Any, seat: int, perfect_memory: int, tensor: Any) -> None:
        write(s, seat, perfect_memory, carray(tensor, length))

    def features(s: Any, seat: int, perfect_memory: int, tensor: Any) -> None:
        write_features(s, seat, perfect_memory, carray(tensor, features_length))

    arguments = (from_dtype(game.state.dtype), NUMBER, NUMBER, TENSOR)
    return [Entry(observe, arguments), Entry(features, arguments)]


def further(typing: Any, pointer: Any, steps: Any) -> Any:
    """The address so many numbers further on."""
    return pointer(pointer, steps), lambda _, builder, __, arguments: builder.gep(arguments[0], arguments[1:])


beyond: Any = intrinsic(further)


def network(game: Game) -> list[Entry]:
    """What a network thinks of a position; its desk begins with the policy and the chances."""
    inputs, *_, actions, seats = shape_of(game, 1, 1, 0)
    outputs = actions + seats
    evaluate = make_evaluation(game).evaluate
    by_rule = np.array([phase in game.strategies.ROUTINE for phase in game.blocks])
    decide = game.strategies.decide if by_rule.any() else unguided.decide

    def judge(
        states: Any,
        seat: int,
        perfect_memory: int,
        weights: Any,
        size: int,
        width: int,
        inner: int,
        blocks: int,
        listed: Any,
        desk: Any,
    ) -> None:
        one = carray(states, 1)
        s, work = one[0], beyond(desk, 2 * outputs)
        own = NetworkDesk(
            policy=carray(desk, (1, actions)),
            chances=carray(beyond(desk, actions), (1, seats)),
            outputs=carray(beyond(desk, outputs), (1, outputs)),
            inputs=carray(work, (1, inputs)),
            hidden=carray(beyond(work, inputs), (1, width)),
            inner=carray(beyond(work, inputs + width), (1, inner)),
            listed=carray(listed, actions + 1),
        )
        evaluate(one, 1, seat, perfect_memory, carray(weights, size), blocks, own)
        if by_rule[s.phase] and (seat == NOBODY or seat == s.seat):  # a network has not learnt these
            own.policy[:] = 0
            own.policy[0, decide(s, 0)] = 1

    states = types.CPointer(from_dtype(game.state.dtype))
    return [Entry(judge, (states, NUMBER, NUMBER, TENSOR, *[NUMBER] * 4, NUMBERS, TENSOR))]


def loops(game: Game) -> list[Entry]:
    """The fast generator, and what draws from it: the chance that is due, a step with it, whole random games."""
    state = from_dtype(game.state.dtype)
    states, most_actions = types.CPointer(state), len(game.actions) + 1
    settle_chance, one_step, play_games = game.kernels.settle_chance, game.kernels.step, random_games(game)

    @njit
    def seed_of(low: int, high: int) -> Any:
        return ((np.int64(high) & WORD) << 32 | np.int64(low) & WORD) & SEED

    def seed(rng: Any, low: int, high: int, stream: int) -> None:
        seed_generator(carray(rng, SEED_WORDS), seed_of(low, high), int(np.int64(stream) & WORD))

    def settle(s: Any, rng: Any) -> None:
        settle_chance(s, carray(rng, SEED_WORDS))

    def step(states: Any, rng: Any, actions: Any, action: int) -> Any:
        one = carray(states, 1)
        return np.int32(one_step(one, 0, carray(rng, SEED_WORDS), carray(actions, most_actions), action))

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
        desk = Desk(carray(states, 1), carray(actions, most_actions), carray(rng, SEED_WORDS))
        results = carray(lengths, games), carray(turns, games), carray(ranks, (games, start.players))
        play_games(start, seed_of(low, high), 0, games, most_steps, desk, *results)

    return [
        Entry(seed, (GENERATOR, NUMBER, NUMBER, NUMBER)),
        Entry(settle, (state, GENERATOR)),
        Entry(step, (states, GENERATOR, NUMBERS, NUMBER)),
        Entry(play, (state, *[NUMBER] * 4, states, GENERATOR, *[NUMBERS] * 4)),
    ]
