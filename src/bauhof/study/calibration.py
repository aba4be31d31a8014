"""Calibration: whether 70 % of those win to whom a network gives 70 %.

The network plays all seats. At every so many decisions each seat of the table is asked for the chances of all seats,
be it to decide or waiting, and at the end it is counted who won.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bauhof.bots.rating import Estimate
from bauhof.core.chance import SEED
from bauhof.core.errors import BauhofError
from bauhof.nets import Network
from bauhof.study.selfplay import AT_ONCE, Decisions, Floats, SelfPlay, by_network, shares

STEPS = 10  # 0 to 10 %, 10 to 20 %, …
SUMS = 5  # how often something was said, the sum said, the sum won, squared errors of that and of fair shares
RESAMPLES = 500
ENOUGH = 100  # games
PRINTED, MEMORY = "printed", "memory"
VIEWS = (PRINTED, MEMORY)


@dataclass(frozen=True)
class Plan:
    """Which games are played, and where the network is asked."""

    network: Network
    games: int
    players: Sequence[int]
    options: Mapping[str, bool]
    views: Sequence[str] = VIEWS
    every: int = 8
    best: bool = False
    seed: int = 0

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < len(self.players):
            raise BauhofError(f"--games is {self.games}; there is at least 1 for every number of players")
        if self.every < 1:
            raise BauhofError(f"--every is {self.every}; it is 1 or more")
        for number in self.players:
            self.network.game.new(number, self.options)


class Survey(NamedTuple):
    """What was said in some games, and what came true."""

    players: int
    begun: int  # games; those that did not come to an end are not counted
    sums: dict[str, Floats]  # by view, for every game and step: see SUMS


def survey(plan: Plan) -> Iterator[Survey]:
    """Play the games, some at once, all numbers of players in turn; of two views every other part is played by each."""
    plan.check()
    per_number = [plan.games * (place + 1) // len(plan.players) for place in range(len(plan.players))]
    numbers = [last - first for first, last in zip([0, *per_number], per_number, strict=False)]
    parts = [[(players, part) for part in shares(games)] for players, games in zip(plan.players, numbers, strict=True)]
    in_turn = [part for part in chain.from_iterable(zip_longest(*parts)) if part is not None]
    for place, (players, games) in enumerate(in_turn):
        view = plan.views[place // len(plan.players) % len(plan.views)]
        seed = (plan.seed * 1_000_003 + place) & SEED
        yield played(plan, players, games, view, seed)


def played(plan: Plan, players: int, games: int, view: str, seed: int) -> Survey:
    """Play some games in which everybody has one view, and ask in all views."""
    policy = by_network(plan.network, seed, perfect_memory=view == MEMORY, best=plan.best)
    play = SelfPlay(plan.network.game, games, players, plan.options, seed, policy)
    asked = {view: Asked(plan.network, games, players, view == MEMORY) for view in plan.views}
    for decisions in play.play():
        chosen = (decisions.number + decisions.games) % plan.every == 0
        if chosen.any():
            for one in asked.values():
                one.ask(decisions, chosen)
    over = play.is_over
    return Survey(players, games, {view: one.sums(play.won)[over] for view, one in asked.items()})


class Asked:
    """What a network said in one view, by game, seat and step."""

    def __init__(self, network: Network, games: int, players: int, perfect_memory: bool) -> None:
        self.network, self.perfect_memory = network, perfect_memory
        self.desk = network.new_desk(AT_ONCE)
        self.times = np.zeros((games, players, STEPS))
        self.said = np.zeros((games, players, STEPS))
        self.squares = np.zeros((games, players, STEPS))

    def ask(self, decisions: Decisions, chosen: npt.NDArray[np.bool_]) -> None:
        """Let every seat of some games say how likely all seats win."""
        states, games = decisions.states[chosen], decisions.games[chosen]
        players = self.times.shape[1]
        for viewer in range(players):
            self.network.evaluate_many(states, seat=viewer, perfect_memory=self.perfect_memory, desk=self.desk)
            chances = self.desk.chances[: len(states), :players].astype(np.float64)
            step = np.minimum(STEPS - 1, (chances * STEPS).astype(int))
            where = (games[:, None], np.arange(players), step)
            np.add.at(self.times, where, 1)
            np.add.at(self.said, where, chances)
            np.add.at(self.squares, where, chances**2)

    def sums(self, won: Floats) -> Floats:
        """For every game and step what is counted, of all seats together."""
        times, said, won = self.times, self.said, won[:, :, None]
        errors = self.squares - 2 * said * won + times * won**2
        fair = times * (won - 1 / won.shape[1]) ** 2
        counted: Floats = np.stack([times, said, times * won, errors, fair], axis=-1).sum(axis=1)
        return counted


@dataclass(frozen=True)
class Step:
    """One line of a table: what was said on average, what share won, how often it was said, and in how many games."""

    said: float
    won: Estimate
    times: int
    games: int


@dataclass(frozen=True)
class Reliability:
    """A table in ten steps, None where nothing was said, and the calibration error."""

    games: int
    steps: list[Step | None]
    error: Estimate  # the mean of |said - won| over all that was said
    by_chance: float  # the error that a network without any would show in so many games
    worst: float | None  # the largest |said - won| of a step that was said in ENOUGH games, if one was
    skill: float  # by squared errors: 0 for who gives everybody a fair share, 1 for who knows every winner


def reliability(sums: Floats, seed: int = 0) -> Reliability:
    """The table of some games; intervals come from drawing games anew, for what is said in one game has one end."""
    games = len(sums)
    if not games:
        raise BauhofError("no game came to an end, so nothing can be said about its chances")
    rng = np.random.default_rng(seed)
    found = sums.sum(axis=0)
    picked = rng.multinomial(games, np.full(games, 1 / games), size=RESAMPLES).astype(np.float64)
    drawn = (picked @ sums.reshape(games, -1)).reshape(RESAMPLES, STEPS, SUMS)
    gap, gaps = gap_of(found), gap_of(drawn)
    weights = drawn[..., 0] / np.maximum(1, drawn[..., 0].sum(axis=1, keepdims=True))
    value = float((np.abs(gap) * found[:, 0]).sum() / max(1, found[:, 0].sum()))
    low, high = np.quantile((np.abs(gaps) * weights).sum(axis=1), [0.025, 0.975])
    chance = float((np.abs(gaps - gap) * weights).sum(axis=1).mean())
    steps = [step_of(sums[:, place], drawn[:, place]) for place in range(STEPS)]
    error = Estimate(value, min(value, float(low)), max(value, float(high)))
    skill = 1 - float(found[:, 3].sum() / max(1e-9, found[:, 4].sum()))
    worst = max((abs(one.said - one.won.value) for one in steps if one and one.games >= ENOUGH), default=None)
    return Reliability(games, steps, error, chance, worst, skill)


def gap_of(sums: Floats) -> Floats:
    """What was said less what was won, on average, in every step."""
    return (sums[..., 1] - sums[..., 2]) / np.maximum(1, sums[..., 0])


def step_of(sums: Floats, drawn: Floats) -> Step | None:
    """One line."""
    times, said, won, *_ = sums.sum(axis=0).tolist()
    if not times:
        return None
    rates = drawn[:, 2] / np.maximum(1, drawn[:, 0])
    low, high = np.quantile(rates[drawn[:, 0] > 0], [0.025, 0.975])
    rate = won / times
    share = Estimate(rate, min(rate, float(low)), max(rate, float(high)))
    return Step(said / times, share, int(times), int((sums[:, 0] > 0).sum()))
