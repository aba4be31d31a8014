"""A batch: many games of one kind in one array, stepped together by compiled code on one thread or several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED
from bauhof.core.compile import for_types_of
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.registry import game as find_game
from bauhof.envs.checks import (
    check_buffers,
    check_games,
    checked_numbers,
    chosen_autoreset,
    chosen_games,
    chosen_memory,
    chosen_strategy,
    main_memory,
    raise_refusal,
    start_states,
)
from bauhof.envs.kernels import NONE_REFUSED, Buffers, Games, Share, make_loops
from bauhof.envs.moves import Autoreset, has_routine


class Batch:
    """Many games, of which `step` plays one action each.

    Everything is written into `buffers`, or into buffers that the caller gives. Game number i depends on the seed and
    on i alone, whatever the number of threads. `starts` are positions (texts or states), or settings such as
    `{"players": 3, "variable_supply": True}`; the games take them in turn, so a batch can be mixed.
    `perfect_memory` is one for all games, or one for each. With `routine` the greedy strategy answers routine
    questions, such as payments, before anybody is asked.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int | None = None,
        *,
        starts: Sequence[Any] | None = None,
        seed: int = 0,
        autoreset: Autoreset | str = Autoreset.NEXT_STEP,
        perfect_memory: bool | npt.ArrayLike = False,
        features: bool = False,
        routine: bool = False,
        threads: int = 1,
        **options: bool,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.autoreset = chosen_autoreset(autoreset)
        self.width = len(self.game.observation.PARTS) + (len(self.game.features.PARTS) if features else 0)
        check_games(self.game, games, self.width, main_memory())
        self.perfect_memory = chosen_memory(perfect_memory, games)
        if threads < 1:
            raise BauhofError(f"at least one thread must play, not {threads}")
        begin = start_states(self.game, players, starts, options, routine)
        self.games = Games(
            states=self.game.state.many(games),
            chance=np.zeros((games, 4), np.uint32),
            choice=np.zeros((games, 4), np.uint32),
            starts=begin,
            start=np.arange(games) % len(begin),
            listed=np.zeros((games, len(self.game.actions) + 1), np.int64),
        )
        self.loops, self.forms = (
            make_loops(self.game, has_routine(self.game, routine)),
            dict[Callable[..., Any], Callable[..., Any]](),
        )
        bounds = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self.shares = [Share(*part) for part in pairwise(bounds)]
        self.buffers = self.new_buffers()
        self.reset(seed=seed)

    def __len__(self) -> int:
        return len(self.games.states)

    @property
    def states(self) -> States:
        """The positions now; who writes into them must `look` before the next actions."""
        return self.games.states

    def new_buffers(self) -> Buffers:
        """Buffers of the right shapes and types, for `into`."""
        games = len(self)
        return Buffers(
            observation=np.zeros((games, self.width), np.float32),
            mask=np.zeros((games, len(self.game.actions)), np.bool_),
            seat=np.zeros(games, np.int32),
            returns=np.zeros((games, self.game.players[-1]), np.float32),
            done=np.zeros(games, np.bool_),
        )

    def reset(
        self, which: npt.ArrayLike | None = None, *, seed: int | None = None, into: Buffers | None = None
    ) -> Buffers:
        """Begin the games anew, all or some, by a mask or their numbers; a seed starts the generators of all anew."""
        chosen, out = chosen_games(which, len(self)), self._into(into)
        if seed is not None:
            self._share(self.loops.seed, seed & SEED)
        self._share(self.loops.reset, chosen, self.perfect_memory, out)
        return out

    def step(self, actions: npt.ArrayLike, *, into: Buffers | None = None) -> Buffers:
        """Play an action in every game, then what chance gives; one that is refused leaves all unchanged."""
        numbers, out = checked_numbers("actions", actions, len(self)), self._into(into)
        refused = self._alone(self.loops.refused, numbers)
        if refused != NONE_REFUSED:
            raise_refusal(self.game, self.states[refused], refused, int(numbers[refused]))
        self._share(self.loops.step, numbers, int(self.autoreset), self.perfect_memory, out)
        return out

    def look(self, *, onward: int = 0, into: Buffers | None = None) -> Buffers:
        """Observe all games as they are now: as who acts sees them, or who sits so many seats further on."""
        out = self._into(into)
        self._share(self.loops.look, onward, self.perfect_memory, out)
        return out

    def random_actions(self) -> Numbers:
        """One of the legal actions for every game, from generators of their own."""
        actions = np.zeros(len(self), np.int64)
        self._alone(self.loops.choose, actions)
        return actions

    def decide(self, strategy: str | npt.ArrayLike) -> Numbers:
        """What a strategy of the game, such as `greedy`, would do in every game.

        With a number for every game each has a strategy of its own; one that is none, such as -1, gives action 0.
        """
        if isinstance(strategy, str):
            strategy = np.full(len(self), chosen_strategy(self.game, strategy))
        actions = np.zeros(len(self), np.int64)
        self._share(self.loops.decide, actions, checked_numbers("strategies", strategy, len(self)))
        return actions

    def play_random(self, steps: int) -> int:
        """Play so many random decisions in every game, one game after the other; returns how many games ended."""
        return sum(self._share(self.loops.play, steps))

    def _into(self, buffers: Buffers | None) -> Buffers:
        if buffers is None:
            return self.buffers
        check_buffers(buffers, self.buffers)
        return buffers

    def _share(self, loop: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run a loop over all games: over the first share here, over every other one in a thread of its own."""
        form, (first, *others) = self._form(loop, *arguments), self.shares
        running = [self._threads.submit(form, share, self.games, *arguments) for share in others]
        return [form(first, self.games, *arguments), *(thread.result() for thread in running)]

    def _alone(self, loop: Callable[..., Any], *arguments: Any) -> Any:
        """Run a loop over all games that is over before another thread would have begun."""
        return self._form(loop, *arguments)(Share(0, len(self)), self.games, *arguments)

    def _form(self, loop: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        if loop not in self.forms:
            self.forms[loop] = for_types_of(loop, self.shares[0], self.games, *arguments)
        return self.forms[loop]

    @cached_property
    def _threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self.shares) - 1)
