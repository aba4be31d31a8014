"""Self-play: one policy in all seats of many games, which are played side by side to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.envs.batch import Batch
from bauhof.envs.moves import Autoreset
from bauhof.nets import Network

Floats = npt.NDArray[np.float64]

AT_ONCE = 256  # games that are played side by side
MOST_DECISIONS = 3_000  # of a game; one that takes longer is left out


class Decisions(NamedTuple):
    """The next decision of all games that are not over."""

    number: int  # of decisions before
    games: Numbers  # which games
    states: States  # a copy of their positions
    actions: Numbers  # what is played there


Policy: TypeAlias = Callable[["SelfPlay", Numbers, States], Numbers]


class SelfPlay:
    """Some games in which a policy plays all seats; payments and other routine are left to the greedy strategy."""

    def __init__(
        self, game: Game, games: int, players: int, options: Mapping[str, bool], seed: int, policy: Policy
    ) -> None:
        starts = [{"players": players, **options}]
        self.batch = Batch(game, games, starts=starts, seed=seed, autoreset=Autoreset.DISABLED, routine=True)
        self.players, self.policy = players, policy

    def play(self) -> Iterator[Decisions]:
        """Play all games to the end; gives every decision before it is played."""
        for number in range(MOST_DECISIONS):
            games = np.flatnonzero(~self.is_over)
            if not len(games):
                return
            states = self.batch.states[games]
            actions = np.zeros(len(self.batch), np.int64)
            actions[games] = self.policy(self, games, states)
            yield Decisions(number, games, states, actions[games])
            self.batch.step(actions)

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """For every game whether it has ended."""
        return self.batch.buffers.done

    @property
    def won(self) -> Floats:
        """What part of the win belongs to every seat, for the games that are over."""
        returns = self.batch.buffers.returns[:, : self.players].astype(np.float64)
        return (returns * (self.players - 1) + 1) / self.players


def by_network(network: Network, seed: int, *, perfect_memory: bool, best: bool) -> Policy:
    """What a network does: what it finds best, or every action as often as its policy says."""
    desk, luck = network.new_desk(AT_ONCE), np.random.default_rng(seed & SEED)

    def policy(play: SelfPlay, games: Numbers, states: States) -> Numbers:
        network.evaluate_many(states, perfect_memory=perfect_memory, desk=desk)
        chances = desk.policy[: len(states)].astype(np.float64)
        reached = chances.cumsum(axis=1)
        tickets = luck.random((len(states), 1)) * reached[:, -1:]
        chosen: Numbers = np.argmax(chances if best else reached > tickets, axis=1)
        return chosen

    return policy


def by_strategy(strategy: str) -> Policy:
    """What a strategy of the game does."""
    return lambda play, games, states: play.batch.decide(strategy)[games]


def shares(games: int) -> list[int]:
    """Games in parts that are played side by side."""
    return [min(AT_ONCE, games - first) for first in range(0, games, AT_ONCE)]
