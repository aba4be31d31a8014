"""Reviews under test: whether luck and skill add up, luck has mean zero, chances come true, and depths agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from bauhof.bots.rating import Estimate, student, wilson
from bauhof.bots.registry import new_bot
from bauhof.bots.workers import finished
from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game as find_game
from bauhof.review import Chart, chart, review
from bauhof.review.judgement import ERRORS
from bauhof.study.calibration import STEPS, SUMS, Reliability, reliability
from bauhof.study.selfplay import Floats

ERRING = ("novice", "casual", "strong", "expert")  # so that there is something to find
ABLE = ("expert",)  # who play as the chances expect


def bot_game(game: Game, players: int, bots: Sequence[str], seed: int) -> Journal:
    """A game of bots, who sit in another order with every seed."""
    match = Match(game, players, chance=FastChance(seed))
    seated = [new_bot(bots[(seat + seed) % len(bots)], game, seed * players + seat) for seat in range(players)]
    while match.turn is not None:
        match.apply(seated[match.turn].choose(match.question))
    return match.close()


@dataclass(frozen=True)
class Accounts:
    """What made the results of many games."""

    games: int
    broken: float  # the largest difference between start + luck + own + others and the result
    luck: Estimate  # of the first seat, in the mean
    calibration: Reliability  # of all chances


def accounts(
    game: Game, games: int, seed: int = 0, workers: int = 1, tell: Callable[[int], None] | None = None
) -> Accounts:
    """Chart games of experts with all numbers of players in turn; how many workers there are changes nothing."""
    broken, luck, sums = 0.0, np.zeros(games), np.zeros((games, STEPS, SUMS))
    tasks = ((game.name, game.players[number % len(game.players)], seed, number) for number in range(games))
    for done, (number, found) in enumerate(finished(charted, tasks, workers)):
        for one in found.balances:
            broken = max(broken, abs(one.start + one.luck + one.own + one.others - one.result))
        luck[number], sums[number] = found.balances[0].luck, counted(found.chances)
        if tell is not None:
            tell(done + 1)
    return Accounts(games, broken, mean(luck), reliability(sums))


def charted(name: str, players: int, seed: int, number: int) -> tuple[int, Chart]:
    """One of these games, by its number."""
    return number, chart(bot_game(find_game(name), players, ABLE, seed + number))


def counted(chances: Sequence[tuple[float, ...]]) -> Floats:
    """What a game adds to a table of calibration: what was said of every seat at every moment, and what came true."""
    said, won = np.array(chances[:-1]), np.array(chances[-1])
    sums = np.zeros((STEPS, SUMS))
    rows = np.stack(
        [
            np.ones_like(said),
            said,
            np.broadcast_to(won, said.shape),
            (said - won) ** 2,
            np.broadcast_to((won - 1 / len(won)) ** 2, said.shape),
        ],
        axis=-1,
    )
    np.add.at(sums, np.clip((said * STEPS).astype(int), 0, STEPS - 1), rows)
    return sums


def mean(amounts: Floats) -> Estimate:
    """A mean with its interval."""
    value, error = float(amounts.mean()), float(amounts.std(ddof=1)) / len(amounts) ** 0.5
    half = student(len(amounts) - 1) * error
    return Estimate(value, value - half, value + half)


@dataclass(frozen=True)
class Agreement:
    """Of the decisions that the ordinary depth calls a mistake or worse: how many have the same best one if deep."""

    games: int
    decisions: int
    same: int

    @property
    def share(self) -> Estimate | None:
        """With its interval; nothing where there was no mistake."""
        return wilson(self.same / self.decisions, self.decisions) if self.decisions else None


def agreement(
    game: Game, games: int, seed: int = 0, threads: int = 1, tell: Callable[[int], None] | None = None
) -> Agreement:
    """Review games of bots that err, at both depths."""
    decisions = same = 0
    for number in range(games):
        journal = bot_game(game, game.players[-1 - number % len(game.players)], ERRING, seed + number)
        ordinary, deep = (review(journal, depth=depth, threads=threads).moments for depth in ("ordinary", "deep"))
        for one, other in zip(ordinary, deep, strict=True):
            if one.decision and other.decision and one.decision.judgement in ERRORS:
                decisions += 1
                same += one.decision.best == other.decision.best
        if tell is not None:
            tell(number + 1)
    return Agreement(games, decisions, same)
