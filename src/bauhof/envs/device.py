"""The kernels of a batch on the GPU: one thread plays one game, with the functions that the CPU calls too.

States lie in memory word by word: first the first word of all games, then the second one, so that neighbouring threads
read neighbouring words. While a thread works on a game, its state is a record in the thread's own memory.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import gcd
from typing import Any

import numpy as np

from bauhof.core.chance import seed_generator
from bauhof.core.game import Game
from bauhof.envs.kernels import CHOICE
from bauhof.envs.moves import make_moves
from bauhof.envs.numba_cuda import cuda

Kernel = Callable[..., None]
LARGEST_WORD = 8  # bytes


@dataclass(frozen=True)
class Kernels:
    """Python functions, to be compiled for the GPU."""

    seed: Kernel
    reset: Kernel
    refused: Kernel
    step: Kernel
    look: Kernel
    choose: Kernel
    decide: Kernel
    play: Kernel


def word_of(game: Game) -> Any:
    """The largest whole number by which a game's record can be copied, without a rest."""
    return np.dtype(f"u{gcd(game.state.dtype.itemsize, LARGEST_WORD)}")


@cache
def make_kernels(game: Game, routine: bool = False) -> Kernels:
    """Specialise the kernels for a game."""
    moves, over, decide_one = make_moves(game, routine), game.over, game.strategies.decide
    strategies_known = len(game.strategies.Strategy)
    begin, refuse, move, look_at = moves.begin, moves.refuse, moves.move, moves.look
    choose_one, play_one, legal = moves.choose, moves.play, game.legality.legal
    record, word, length = game.state.dtype, word_of(game), len(game.actions) + 1
    size = record.itemsize // word.itemsize

    def seed(chance: Any, choice: Any, number: int) -> None:
        i = cuda.grid(1)
        if i < len(chance):
            seed_generator(chance[i], number, i)
            seed_generator(choice[i], number, i + CHOICE)

    def reset(words: Any, chance: Any, starts: Any, start: Any, which: Any, returns: Any, done: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[1] and which[i]:
            own = cuda.local.array(size, word)
            begin(own.view(record), 0, starts, start[i], chance[i])
            for place in range(size):
                words[place, i] = own[place]
            returns[i, :] = 0
            done[i] = False

    def refused(words: Any, actions: Any, first: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[1]:
            own = cuda.local.array(size, word)
            for place in range(size):
                own[place] = words[place, i]
            if refuse(own.view(record), 0, actions[i]) != 0:
                cuda.atomic.min(first, 0, i)

    def step(
        words: Any, chance: Any, starts: Any, start: Any, actions: Any, autoreset: int, returns: Any, done: Any
    ) -> None:
        i = cuda.grid(1)
        if i < words.shape[1]:
            own = cuda.local.array(size, word)
            for place in range(size):
                own[place] = words[place, i]
            done[i] = move(own.view(record), 0, actions[i], starts, start[i], chance[i], autoreset, returns[i])
            for place in range(size):
                words[place, i] = own[place]

    def look(words: Any, onward: int, perfect_memory: Any, observation: Any, mask: Any, seat: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[1]:
            own, listed = cuda.local.array(size, word), cuda.local.array(length, np.uint8)
            states = own.view(record)
            for place in range(size):
                own[place] = words[place, i]
            seat[i] = look_at(states, 0, onward, perfect_memory[i], listed, observation[i], mask[i])

    def choose(words: Any, choice: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[1]:
            own, listed = cuda.local.array(size, word), cuda.local.array(length, np.uint8)
            for place in range(size):
                own[place] = words[place, i]
            listed[length - 1] = legal(own.view(record)[0], listed)
            actions[i] = choose_one(listed, choice[i])

    def decide(words: Any, strategies: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[1]:
            actions[i] = 0
        if i < words.shape[1] and 0 <= strategies[i] < strategies_known:
            own = cuda.local.array(size, word)
            states = own.view(record)
            for place in range(size):
                own[place] = words[place, i]
            if states[0].phase != over:
                actions[i] = decide_one(states[0], strategies[i])

    def play(words: Any, chance: Any, choice: Any, starts: Any, start: Any, steps: int, ended: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[1]:
            own, listed = cuda.local.array(size, word), cuda.local.array(length, np.uint8)
            states = own.view(record)
            drawing, choosing = cuda.local.array(4, np.uint32), cuda.local.array(4, np.uint32)
            for place in range(size):
                own[place] = words[place, i]
            for place in range(4):
                drawing[place] = chance[i, place]
                choosing[place] = choice[i, place]
            ended[i] = play_one(states, 0, starts, start[i], drawing, choosing, listed, steps)
            for place in range(size):
                words[place, i] = own[place]
            for place in range(4):
                chance[i, place] = drawing[place]
                choice[i, place] = choosing[place]

    if routine:
        return replace(make_kernels(game), step=step)
    return Kernels(seed, reset, refused, step, look, choose, decide, play)
