"""How strong bots are: win rates, Elo ratings and when the answer is clear, from the deals that were played.

The deals are what is independent: the games of one deal share their chance, so an interval comes from how the deals
differ, never from counting games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

NORMAL = 1.959964  # within so many standard errors of the mean lie 95 %
FEWEST = 10  # deals from which their variance is taken
VIRTUAL = 0.5  # drawn games that are added to every pairing, so that every rating is finite
RESAMPLES = 1000
CLEAR = 20  # times the stake: somebody who plays a fair game has a chance of 1 in 20 ever to own so much


class Estimate(NamedTuple):
    """A figure and the interval that holds the true one in 95 of 100 arenas."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Contest:
    """One bot, alone among others of another kind: how many of its games it won, deal by deal."""

    bot: int
    other: int
    seats: int
    wins: Sequence[float]  # of one deal, which is a game for every seat; shared wins in parts

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.wins) * self.seats


def wins_of(ranking: Sequence[int]) -> list[float]:
    """The part of the win that belongs to every seat: winners share it equally."""
    winners = ranking.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranking]


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher; within 0.3 % from 5 degrees on."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(rate: float, games: float, z: float = NORMAL) -> Estimate:
    """Wilson's score interval of a rate that was seen in so many independent games."""
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    return Estimate(rate, max(0.0, float(centre - half)), min(1.0, float(centre + half)))


def win_rate(contest: Contest) -> Estimate:
    """The share of games won, with Wilson's interval for as many independent games as the deals are worth.

    That number is rate (1 - rate) / (variance of the mean over deals), as for any sample in clusters; where the deals
    are too few, or do not differ, it is the number of games.
    """
    rates = [won / contest.seats for won in contest.wins]
    rate, deals = fmean(rates), len(rates)
    if deals < FEWEST or not variance(rates) > 0:
        return wilson(rate, contest.games)
    return wilson(rate, rate * (1 - rate) / (variance(rates) / deals), student(deals - 1))


def elo(contests: Sequence[Contest], bots: int, seed: int = 0, anchor: int | None = None) -> list[Estimate]:
    """The ratings of all bots by maximum likelihood, their mean or the anchor 0, with intervals from resampled deals.

    The model is that of Bradley and Terry, and of Luce for more players: a seat wins with the probability
    strength / (sum of the strengths at the table), and 400 points are a tenfold strength. Half a virtual game, drawn by
    all, is added to every pairing, so that a bot that won everything has a finite rating. Deals are drawn anew with
    replacement; where the deals of a pairing are too few or all alike, which would show too little doubt, its win rate
    is drawn from the Beta distribution that Jeffreys' prior gives instead.
    """
    if not contests:
        return [Estimate(0, 0, 0)] * bots
    found = anchored(strengths(contests, bots, np.array([[sum(contest.wins) for contest in contests]])), anchor)[0]
    rng = np.random.default_rng(seed)
    drawn = np.stack([resampled(contest, rng) for contest in contests], axis=1)
    low, high = np.quantile(anchored(strengths(contests, bots, drawn), anchor), [0.025, 0.975], axis=0)
    return [
        Estimate(float(value), float(min(value, a)), float(max(value, b)))
        for value, a, b in zip(found, low, high, strict=True)
    ]


def anchored(ratings: Floats, anchor: int | None) -> Floats:
    """Ratings above that of one bot, so that the doubt about others is not in all of them."""
    return ratings if anchor is None else ratings - ratings[:, [anchor]]


def resampled(contest: Contest, rng: np.random.Generator) -> Floats:
    """The number of wins in many repetitions of a contest."""
    values, counts = np.unique(contest.wins, return_counts=True)
    if len(values) > 1 and len(contest.wins) >= FEWEST:
        return np.asarray(rng.multinomial(len(contest.wins), counts / counts.sum(), RESAMPLES) @ values, np.float64)
    won, games = sum(contest.wins), contest.games
    return rng.beta(won + 0.5, games - won + 0.5, RESAMPLES) * games


def strengths(contests: Sequence[Contest], bots: int, wins: Floats) -> Floats:
    """The Elo ratings of the bots for every row of wins, one column for a contest, by Hunter's MM algorithm (2004)."""
    alone = np.array([contest.bot for contest in contests])
    other = np.array([contest.other for contest in contests])
    seats = np.array([contest.seats for contest in contests])
    games = np.array([contest.games for contest in contests]) + VIRTUAL
    won = wins + VIRTUAL / seats
    gained = summed(bots, (alone, won), (other, games - won))
    strength = np.ones((len(wins), bots))
    for _ in range(10_000):
        rate = games / (strength[:, alone] + (seats - 1) * strength[:, other])
        better = gained / np.maximum(summed(bots, (alone, rate), (other, (seats - 1) * rate)), 1e-300)
        better = np.where(gained > 0, better, 1.0)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < 1e-7:
            break
    return np.asarray(400 * np.log10(strength), np.float64)


def summed(bots: int, *parts: tuple[npt.NDArray[Any], Floats]) -> Floats:
    """Figures of contests, added up for every bot that is named beside them."""
    total = np.zeros((len(parts[0][1]), bots))
    for names, figures in parts:
        for column, name in enumerate(names):
            total[:, name] += figures[:, column]
    return total


class Capital:
    """What somebody owns who bets on every deal that a bot does not win just its fair share.

    A bet of the part p of everything pays 1 + p (won - fair) / fair, or the like on the other side. If the bot is worth
    its fair share no way of betting gains, so the chance ever to own 20 times the stake is at most 5 %, however often
    one looks (Ville's inequality; Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
    2024). The stake is spread evenly over a grid of parts, on either side, which needs no guess of the strength.
    """

    PARTS = np.geomspace(0.01, 0.95, 16)

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self.bets = np.concatenate([self.PARTS / fair, -self.PARTS / (1 - fair)])
        self.logs = np.zeros(len(self.bets))

    def add(self, rate: float) -> None:
        """One more deal, and the share of its games that the bot won."""
        self.logs += np.log1p(self.bets * (rate - self.fair))

    @property
    def is_clear(self) -> bool:
        """Whether the bot is stronger or weaker than its fair share, with an error of at most 5 %."""
        return bool(np.exp(self.logs).mean() >= CLEAR)
