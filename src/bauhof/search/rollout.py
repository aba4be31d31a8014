"""Random play in bulk: many games in one compiled call, on one core or on several threads."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED, Generator, below, new_generator, seed_generator
from bauhof.core.compile import specialised
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States

MOST_STEPS = 100_000  # of one game; random play ends long before


@dataclass(frozen=True)
class Playouts:
    """The results of many random games."""

    lengths: Numbers  # decisions in every game
    turns: Numbers  # turns in every game that were played to their end, from the first decision on
    ranks: Numbers  # the place of every seat in every game; 0 where the game was cut off

    @property
    def steps(self) -> int:
        """Decisions in all games together."""
        return int(self.lengths.sum())

    @property
    def wins(self) -> list[int]:
        """How often every seat was first."""
        return [int(wins) for wins in (self.ranks == 1).sum(axis=0)]


def play_random(
    game: Game,
    players: int | None = None,
    games: int = 1,
    *,
    seed: int = 0,
    threads: int | None = 1,
    start: Any = None,
    most_steps: int = MOST_STEPS,
    **options: bool,
) -> Playouts:
    """Play random games from the start, or from a position: its text or a state.

    Game number i depends on the seed and i alone, so any number of threads gives the same
    results; None takes as many as there are cores.
    """
    if games < 1:
        raise BauhofError(f"at least one game must be played, not {games}")
    threads = os.cpu_count() or 1 if threads is None else threads
    if threads < 1:
        raise BauhofError(f"at least one thread must play, not {threads}")
    start = game.start(players, options, start)
    kernel = random_games(game)
    played = Playouts(
        lengths=np.zeros(games, np.int64),
        turns=np.zeros(games, np.int64),
        ranks=np.zeros((games, int(start.players)), np.int64),
    )
    bounds = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()

    results = (played.lengths, played.turns, played.ranks)

    def share(part: int) -> None:
        kernel(start, seed & SEED, bounds[part], bounds[part + 1], most_steps, new_desk(game), *results)

    if threads == 1:
        share(0)
    else:
        kernel(start, seed & SEED, 0, 0, 0, new_desk(game), *results)  # compile before the threads do
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(share, range(len(bounds) - 1)))
    return played


class Desk(NamedTuple):
    """What one game after the other is played with."""

    states: States  # one
    actions: Numbers  # the legal ones
    rng: Generator


def new_desk(game: Game) -> Desk:
    """A desk for one thread."""
    return Desk(game.state.many(1), np.zeros(len(game.actions) + 1, np.int64), new_generator(0))


@cache
def random_games(game: Game) -> Callable[..., None]:
    """The compiled loop for a game."""
    legal, apply, rank = game.legality.legal, game.rules.apply, game.rules.rank
    settle_chance = game.kernels.settle_chance
    over, is_last_question = game.over, np.array([phase in game.last_questions for phase in game.blocks])

    @specialised(game.folder)
    def play(
        start: Any,
        seed: int,
        first: int,
        stop: int,
        most_steps: int,
        desk: Desk,
        lengths: Numbers,
        turns: Numbers,
        ranks: Numbers,
    ) -> None:
        states, actions, rng = desk.states, desk.actions, desk.rng
        s = states[0]
        for number in range(first, stop):
            seed_generator(rng, seed, number)
            states[0] = start
            settle_chance(s, rng)
            count = legal(s, actions)
            steps = 0
            ended = 0
            while count > 0 and steps < most_steps:
                seat, last = s.seat, is_last_question[s.phase]
                apply(s, actions[below(rng, count)], None)
                ended += last | (s.seat != seat) | (s.phase == over)
                ended += settle_chance(s, rng)
                count = legal(s, actions)
                steps += 1
            lengths[number] = steps
            turns[number] = ended
            if s.phase == over:
                for seat in range(s.players):
                    ranks[number, seat] = rank(s, seat)

    return play
