"""What a batch does with one of its games: written once, for the loops of the CPU and the kernels of the GPU."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache

import numpy as np
import numpy.typing as npt

from bauhof.core import unguided
from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator, below
from bauhof.core.compile import Function, specialised
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY

Tensor = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]


class Autoreset(IntEnum):
    """When a finished game begins anew, as Gymnasium has it."""

    NEXT_STEP = 0  # in the step after the one that ended it, whose action is ignored
    SAME_STEP = 1  # at once: what is observed is the beginning of the new game
    DISABLED = 2  # not by itself: it stays as it is until it is reset


@dataclass(frozen=True)
class Moves:
    """Compiled functions on game number i of an array of states."""

    begin: Callable[..., None]
    refuse: Callable[..., int]
    move: Callable[..., bool]
    see: Callable[..., None]
    look: Callable[..., int]
    choose: Callable[..., int]
    play: Callable[..., int]


def has_routine(game: Game, wanted: bool) -> bool:
    """Whether routine questions shall be answered by rule, and the game has any."""
    return wanted and len(game.strategies.ROUTINE) > 0


def with_routine(game: Game, routine: bool) -> Callable[[Function], Function]:
    """Like `specialised`, for functions of which there are two, so that each is kept under a name of its own."""

    def mark(function: Function) -> Function:
        if routine:
            function.__qualname__ += ".routine"
        return specialised(game.folder)(function)

    return mark


@cache
def make_moves(game: Game, routine: bool = False) -> Moves:
    """Specialise them for a game; where it is asked for, greedy answers routine questions at once."""
    legal, refusal, apply = game.legality.legal, game.legality.refusal, game.rules.apply
    observe, features = game.observation.observe, game.features.features
    draw, settle_chance, write_returns = game.kernels.draw, game.kernels.settle_chance, game.kernels.write_returns
    first_chance, over, size = game.first_chance, game.over, len(game.observation.PARTS)
    has_features = len(game.features.PARTS) > 0
    last = len(game.actions)  # of a list: how many actions are in it
    by_rule = np.array([routine and phase in game.strategies.ROUTINE for phase in game.blocks])
    decide = game.strategies.decide if by_rule.any() else unguided.decide
    same_step, disabled, nobody = int(Autoreset.SAME_STEP), int(Autoreset.DISABLED), NOBODY
    rule = with_routine(game, routine)

    @rule
    def begin(states: States, i: int, starts: States, start: int, chance: Generator) -> None:
        """Begin a game and play on to its first decision."""
        states[i] = starts[start]
        settle_chance(states[i], chance)

    @rule
    def refuse(states: States, i: int, action: int) -> int:
        """Why the rules refuse an action; where the game is over any will do, for none is played."""
        s = states[i]
        return 0 if s.phase == over else refusal(s, action)

    @rule
    def move(
        states: States,
        i: int,
        action: int,
        starts: States,
        start: int,
        chance: Generator,
        autoreset: int,
        returns: Tensor,
    ) -> bool:
        """Play an action, or begin a game that was over; returns whether this has ended it."""
        s = states[i]
        if s.phase == over and autoreset == disabled:
            return True
        if s.phase == over:
            states[i] = starts[start]
        else:
            apply(s, action, None)
        returns[:] = 0
        ended = False
        while first_chance <= s.phase <= over or by_rule[s.phase]:
            if s.phase < first_chance:
                apply(s, decide(s, 0), None)
            elif s.phase < over:
                draw(s, chance)
            else:
                write_returns(s, returns)
                ended = True
                if autoreset != same_step:
                    break
                states[i] = starts[start]
        return ended

    @rule
    def see(states: States, i: int, seat: int, perfect_memory: int, tensor: Tensor) -> None:
        """Write what a seat sees, and features where the tensor has room for them."""
        observe(states[i], seat, perfect_memory, tensor[:size])
        if has_features and len(tensor) > size:
            features(states[i], seat, perfect_memory, tensor[size:])

    @rule
    def look(
        states: States, i: int, onward: int, perfect_memory: int, listed: Numbers, tensor: Tensor, mask: Mask
    ) -> int:
        """Write what the seat to act may do, and what it sees or a seat further on; returns who acts, or NOBODY."""
        s = states[i]
        see(states, i, s.seat if onward == 0 else (s.seat + onward) % s.players, perfect_memory, tensor)
        mask[:] = False
        count = legal(s, listed)
        for place in range(count):
            mask[listed[place]] = True
        listed[last] = count
        return nobody if s.phase == over else s.seat

    @rule
    def choose(listed: Numbers, choice: Generator) -> int:
        """One of the listed actions, each as likely as any other; 0 when the game is over."""
        count = int(listed[last])
        return listed[below(choice, count)] if count > 0 else 0

    @rule
    def play(
        states: States,
        i: int,
        starts: States,
        start: int,
        chance: Generator,
        choice: Generator,
        listed: Numbers,
        steps: int,
    ) -> int:
        """Play at random for so many decisions, one game after the other; returns how many ended."""
        s = states[i]
        ended = 0
        while (
            steps > 0 or s.phase >= first_chance
        ):  # one draw and one decision at a time, since a GPU's threads go in step
            if first_chance <= s.phase < over:
                draw(s, chance)
            if s.phase == over:
                states[i] = starts[start]
                ended += 1
            if s.phase < first_chance and steps > 0:
                apply(s, listed[below(choice, legal(s, listed))], None)
                steps -= 1
        return ended

    if by_rule.any():
        return replace(make_moves(game), move=move)
    return Moves(begin, refuse, move, see, look, choose, play)
