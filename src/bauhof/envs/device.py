"""The kernels of a batch on the GPU: one thread plays one game, with the functions that the CPU calls too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype

from bauhof.core.chance import seed_generator
from bauhof.core.game import Game
from bauhof.envs.kernels import CHOICE
from bauhof.envs.moves import make_moves
from bauhof.envs.numba_cuda import cuda

Kernel = Callable[..., None]


@dataclass(frozen=True)
class Kernels:
    """Python functions, to be compiled for the GPU; the state that a thread works on lies in its local memory."""

    seed: Kernel
    reset: Kernel
    refused: Kernel
    step: Kernel
    look: Kernel
    choose: Kernel
    decide: Kernel
    play: Kernel


@cache
def make_kernels(game: Game) -> Kernels:
    """Specialise the kernels for a game."""
    moves, over, decide_one = make_moves(game), game.over, game.strategies.decide
    begin, refuse, move, look_at = moves.begin, moves.refuse, moves.move, moves.look
    choose_one, play_one = moves.choose, moves.play
    state, length = from_dtype(game.state.dtype), len(game.actions) + 1

    def seed(chance: Any, choice: Any, number: int) -> None:
        i = cuda.grid(1)
        if i < len(chance):
            seed_generator(chance[i], number, i)
            seed_generator(choice[i], number, i + CHOICE)

    def reset(states, chance, starts, start, which, perfect_memory, observation, mask, seat, returns, done) -> None:
        i = cuda.grid(1)
        if i < len(states) and which[i]:
            s, rng, listed = (
                cuda.local.array(1, state),
                cuda.local.array(4, np.uint32),
                cuda.local.array(length, np.uint8),
            )
            for word in range(4):
                rng[word] = chance[i, word]
            begin(s, 0, starts, start[i], rng)
            states[i] = s[0]
            for word in range(4):
                chance[i, word] = rng[word]
            returns[i, :] = 0
            done[i] = False
            seat[i] = look_at(s, 0, perfect_memory, listed, observation[i], mask[i])

    def refused(states, actions, first) -> None:
        i = cuda.grid(1)
        if i < len(states) and refuse(states, i, actions[i]) != 0:
            cuda.atomic.min(first, 0, i)

    def step(
        states, chance, starts, start, actions, autoreset, perfect_memory, observation, mask, seat, returns, done
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            s, rng, listed = (
                cuda.local.array(1, state),
                cuda.local.array(4, np.uint32),
                cuda.local.array(length, np.uint8),
            )
            s[0] = states[i]
            for word in range(4):
                rng[word] = chance[i, word]
            done[i] = move(s, 0, actions[i], starts, start[i], rng, autoreset, returns[i])
            states[i] = s[0]
            for word in range(4):
                chance[i, word] = rng[word]
            seat[i] = look_at(s, 0, perfect_memory, listed, observation[i], mask[i])

    def look(states, perfect_memory, observation, mask, seat) -> None:
        i = cuda.grid(1)
        if i < len(states):
            s, listed = cuda.local.array(1, state), cuda.local.array(length, np.uint8)
            s[0] = states[i]
            seat[i] = look_at(s, 0, perfect_memory, listed, observation[i], mask[i])

    def choose(states, choice, actions) -> None:
        i = cuda.grid(1)
        if i < len(states):
            listed = cuda.local.array(length, np.uint8)
            actions[i] = choose_one(states, i, listed, choice[i])

    def decide(states, strategy, actions) -> None:
        i = cuda.grid(1)
        if i < len(states):
            s = cuda.local.array(1, state)
            s[0] = states[i]
            actions[i] = 0 if s[0].phase == over else decide_one(s[0], strategy)

    def play(states, chance, choice, starts, start, steps, ended) -> None:
        i = cuda.grid(1)
        if i < len(states):
            s, listed = cuda.local.array(1, state), cuda.local.array(length, np.uint8)
            rng, own = cuda.local.array(4, np.uint32), cuda.local.array(4, np.uint32)
            s[0] = states[i]
            for word in range(4):
                rng[word] = chance[i, word]
                own[word] = choice[i, word]
            ended[i] = play_one(s, 0, starts, start[i], rng, own, listed, steps)
            states[i] = s[0]
            for word in range(4):
                chance[i, word] = rng[word]
                choice[i, word] = own[word]

    return Kernels(seed, reset, refused, step, look, choose, decide, play)
