"""A simulation: one game that Python steps through at full speed, chance included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from bauhof.core.chance import new_generator
from bauhof.core.compile import entry_point
from bauhof.core.game import Game


class Simulation:
    """`advance(action)` is one compiled call: it plays, settles chance and lists what is legal next.

    It returns the number of legal actions, which are `actions[:count]`, 0 when the game is over,
    and kernels.ILLEGAL for an action that the rules refuse, which changes nothing. Every game
    begins at the start, or at a position: its text or a state.
    """

    advance: Callable[[int], int]

    def __init__(
        self, game: Game, players: int | None = None, seed: int = 0, *, start: Any = None, **options: bool
    ) -> None:
        self.game = game
        self.start = game.state.many(1)
        self.start[0] = game.start(players, options, start)
        self.states = game.state.many(1)
        self.rng = new_generator(seed)
        self.buffer = np.zeros(len(game.actions) + 1, np.int64)
        self.actions = memoryview(cast(Any, self.buffer))
        self.advance = entry_point(game.kernels.step, self.states, 0, self.rng, self.buffer)

    @property
    def state(self) -> Any:
        """The position now; the same memory for the whole simulation."""
        return self.states[0]

    def reset(self) -> int:
        """Begin a new game and return the number of legal actions."""
        self.states[0] = self.start[0]
        self.game.kernels.settle_chance(self.states[0], self.rng)
        return int(self.game.legality.legal(self.states[0], self.buffer))
