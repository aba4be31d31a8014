"""The loops of a batch on the CPU: what one thread does in one call with its share of the games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator, seed_generator
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.envs.moves import Mask, Tensor, make_moves, with_routine

NONE_REFUSED = -1
CHOICE = 1 << 31  # generators of this number and more choose actions, those below supply chance


class Buffers(NamedTuple):
    """What a batch writes at every step, a row for every game."""

    observation: Tensor  # what the seat to act sees, and its features
    mask: Mask  # the actions that it may choose
    seat: npt.NDArray[np.int32]  # who acts; NOBODY when the game is over
    returns: Tensor  # what every seat has won, in the step that ends the game; else 0
    done: npt.NDArray[np.bool_]  # whether this step has ended the game


class Games(NamedTuple):
    """The games of a batch."""

    states: States
    chance: Generator  # a generator for every game
    choice: Generator  # another one, for random actions
    starts: States  # with what games begin
    start: Numbers  # with which of them every game begins
    listed: Numbers  # the legal actions of every game when it was last looked at, and in the last place their number


class Share(NamedTuple):
    """What one thread works on: games from the first to the one before the last."""

    first: int
    stop: int


@dataclass(frozen=True)
class Loops:
    """Compiled loops over a share of a batch."""

    seed: Callable[[Share, Games, int], None]
    reset: Callable[[Share, Games, Mask, Numbers, Buffers], None]
    refused: Callable[[Share, Games, Numbers], int]
    step: Callable[[Share, Games, Numbers, int, Numbers, Buffers], None]
    look: Callable[[Share, Games, int, Numbers, Buffers], None]
    choose: Callable[[Share, Games, Numbers], None]
    decide: Callable[[Share, Games, Numbers, Numbers], None]
    play: Callable[[Share, Games, int], int]


@cache
def make_loops(game: Game, routine: bool = False) -> Loops:
    """Specialise the loops for a game."""
    moves, rule = make_moves(game, routine), with_routine(game, routine)
    over, decide_one, strategies_known = game.over, game.strategies.decide, len(game.strategies.Strategy)
    begin, refuse, move, look_at = moves.begin, moves.refuse, moves.move, moves.look
    choose_one, play_one, legal, last = moves.choose, moves.play, game.legality.legal, len(game.actions)

    @rule
    def seed(share: Share, games: Games, number: int) -> None:
        """Start the generators: those of game i depend on the seed and on i alone."""
        for i in range(share.first, share.stop):
            seed_generator(games.chance[i], number, i)
            seed_generator(games.choice[i], number, i + CHOICE)

    @rule
    def reset(share: Share, games: Games, which: Mask, perfect_memory: Numbers, out: Buffers) -> None:
        """Begin some of the games."""
        states, listed = games.states, games.listed
        for i in range(share.first, share.stop):
            if which[i]:
                begin(states, i, games.starts, games.start[i], games.chance[i])
                out.returns[i, :] = 0
                out.done[i] = False
                out.seat[i] = look_at(states, i, 0, perfect_memory[i], listed[i], out.observation[i], out.mask[i])

    @rule
    def refused(share: Share, games: Games, actions: Numbers) -> int:
        """The first game whose rules refuse its action."""
        for i in range(share.first, share.stop):
            if refuse(games.states, i, actions[i]) != 0:
                return i
        return NONE_REFUSED

    @rule
    def step(
        share: Share, games: Games, actions: Numbers, autoreset: int, perfect_memory: Numbers, out: Buffers
    ) -> None:
        """Play an action in every game."""
        states, starts, start, chance, listed = games.states, games.starts, games.start, games.chance, games.listed
        for i in range(share.first, share.stop):
            out.done[i] = move(states, i, actions[i], starts, start[i], chance[i], autoreset, out.returns[i])
            out.seat[i] = look_at(states, i, 0, perfect_memory[i], listed[i], out.observation[i], out.mask[i])

    @rule
    def look(share: Share, games: Games, onward: int, perfect_memory: Numbers, out: Buffers) -> None:
        """Observe every game as it is."""
        states, listed = games.states, games.listed
        for i in range(share.first, share.stop):
            out.seat[i] = look_at(states, i, onward, perfect_memory[i], listed[i], out.observation[i], out.mask[i])

    @rule
    def choose(share: Share, games: Games, actions: Numbers) -> None:
        """A random action for every game."""
        for i in range(share.first, share.stop):
            actions[i] = choose_one(games.listed[i], games.choice[i])

    @rule
    def decide(share: Share, games: Games, actions: Numbers, strategies: Numbers) -> None:
        """The action of its strategy for every game; 0 for one that has none, or is over."""
        for i in range(share.first, share.stop):
            asked = 0 <= strategies[i] < strategies_known and games.states[i].phase != over
            actions[i] = decide_one(games.states[i], strategies[i]) if asked else 0

    @rule
    def play(share: Share, games: Games, steps: int) -> int:
        """Play every game at random for so many decisions; returns how many ended."""
        ended = 0
        starts, start, chance, choice = games.starts, games.start, games.chance, games.choice
        for i in range(share.first, share.stop):
            listed = games.listed[i]
            ended += play_one(games.states, i, starts, start[i], chance[i], choice[i], listed, steps)
            listed[last] = legal(games.states[i], listed)
        return ended

    if routine:
        return replace(make_loops(game), step=step)
    return Loops(seed, reset, refused, step, look, choose, decide, play)
