"""The lookout: a few candidates of a judge's policy, played on for some decisions, and judged there."""

from __future__ import annotations

from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from bauhof.core.chance import SEED
from bauhof.core.errors import BauhofError
from bauhof.search.best import wins_at_once
from bauhof.search.estimate import Estimate
from bauhof.search.fan import DRAWN, LINES, Way, add_up, make_play, new_fan
from bauhof.search.judges import Judge

MOST_CANDIDATES = 16


class Outlook(NamedTuple):
    """How a lookout looks ahead."""

    candidates: int = 6  # the best few of the policy
    prior: float = 0.03  # and all that it finds at least so likely
    depth: int = 4  # decisions by the policy before a line is judged
    each: bool = False  # so many of every seat
    spread: int = 36  # lines into which small chance may split a sample: two rolls of a die, or one of two dice
    sampling: bool = False  # replies are drawn from the policy, instead of its best
    caution: float = 0.0  # how clearly another action must be better than the policy's best: by this / sqrt(samples)


class Lookout:
    """Looks ahead with a judge; it keeps its memory from one decision to the next, so a thread needs its own."""

    def __init__(self, judge: Judge, outlook: Outlook | None = None) -> None:
        given = outlook or Outlook()
        self.outlook = Outlook._make(type(usual)(how) for usual, how in zip(Outlook(), given, strict=True))
        if not 1 <= self.outlook.candidates <= MOST_CANDIDATES:
            raise BauhofError(f"a lookout has 1 to {MOST_CANDIDATES} candidates, not {self.outlook.candidates}")
        if self.outlook.depth < 0 or self.outlook.spread < 1:
            raise BauhofError("a lookout has a depth of 0 or more and a spread of 1 or more")
        self.game, self.judge = judge.game, judge
        self.fan = new_fan(self.game, MOST_CANDIDATES * self.outlook.spread)
        self.desk = judge.new_desk(len(self.fan.weight))
        self.sums = np.zeros(MOST_CANDIDATES)
        self.evaluations = 0  # of the last look

    def look(
        self, state: Any, evaluations: int | None = None, seed: int = 0, *, seconds: float | None = None
    ) -> list[Estimate]:
        """Estimates of the candidates in a state, or a position text, the best first; a win at once is the only one.

        The budget is spent by sequential halving: equal samples for all candidates, then for the better half, and so
        on. It ends early where nothing was drawn, since more samples would say the same. With a number of evaluations,
        which is never exceeded, equal seeds give equal estimates.
        """
        if evaluations is None and seconds is None:
            raise BauhofError("a lookout needs a number of evaluations or of seconds")
        if evaluations is not None and evaluations < 1:
            raise BauhofError(f"a lookout needs at least one evaluation, not {evaluations}")
        if seconds is not None and not seconds > 0:
            raise BauhofError(f"a lookout needs more than {seconds} seconds")
        begun, game = perf_counter(), self.game
        state = game.position(state) if isinstance(state, str) else state
        legal = game.legal(state)
        if not legal:
            raise BauhofError("nobody must decide here, so there is nothing to look for")
        self.evaluations = 0
        for action in legal:
            if wins_at_once(game, state, action):
                return [Estimate(game.actions.format(action), 1.0, 0, 1.0, wins=True)]
        search = Halving(self, state, seed, evaluations, None if seconds is None else begun + seconds)
        search.run()
        return search.estimates()

    def candidates(self, state: Any) -> list[int]:
        """The actions that the policy finds worth a look, the likeliest first."""
        self.fan.states[0] = state
        self.judge.judge(self.fan.states, 1, self.desk)
        self.evaluations += 1
        policy, how = self.desk.policy[0], self.outlook
        ranked = sorted(self.game.legal(state), key=lambda action: -float(policy[action]))[:MOST_CANDIDATES]
        return [action for place, action in enumerate(ranked) if place < how.candidates or policy[action] >= how.prior]


class Halving:
    """One look: how its budget is spent, and what was found."""

    def __init__(self, lookout: Lookout, state: Any, seed: int, evaluations: int | None, stop: float | None) -> None:
        self.lookout, self.state, self.seat = lookout, state, int(state.seat)
        self.most = 1 << 60 if evaluations is None else evaluations
        self.begun, self.stop, self.slowest = perf_counter(), stop, 0.0
        how, self.actions = lookout.outlook, lookout.candidates(state)
        self.depth = how.depth * (int(state.players) if how.each else 1)
        room = (self.most - lookout.evaluations) // (len(self.actions) * (self.depth + 1))  # for one sample of each
        self.way = Way(seed & SEED, self.seat, max(1, min(how.spread, room)), how.sampling)
        self.first = float(lookout.desk.chances[0, self.seat])  # before any look ahead
        self.values, self.samples = dict.fromkeys(self.actions, 0.0), dict.fromkeys(self.actions, 0)

    def run(self) -> None:
        """Spend the budget."""
        alive, done = list(self.actions), 0
        rounds = max(1, ceil(log2(len(alive)))) if len(alive) > 1 else 0
        for number in range(rounds):
            share = (number + 1) / rounds
            while self.has_time(share) and done * len(alive) < self.most * share:  # where all lines end, none is judged
                samples = max(1, len(self.lookout.fan.weight) // (len(alive) * self.way.spread)) if done else 1
                if not self.spend(alive, done, samples, self.most * share if done else self.most):
                    break
                done += samples
                if self.lookout.fan.counts[DRAWN] == 0:
                    return
            alive.sort(key=lambda action: -self.mean(action))
            alive = alive[: (len(alive) + 1) // 2]
            if self.lookout.outlook.caution > 0 and self.actions[0] not in alive:
                alive.append(self.actions[0])

    def has_time(self, share: float) -> bool:
        """Whether one more wave would be over before this share of the time is."""
        if self.stop is None:
            return True
        return perf_counter() + self.slowest <= self.begun + (self.stop - self.begun) * share

    def spend(self, alive: list[int], done: int, samples: int, most: float) -> bool:
        """One wave: some samples of every candidate, if the evaluations suffice for all of them."""
        one, fan, began = self.lookout, self.lookout.fan, perf_counter()
        play, chosen = make_play(one.game), np.array(alive)
        one.sums[:] = 0
        play.begin(self.state, chosen, done, samples, self.way, fan)
        for ply in range(self.depth + 1):
            play.settle(self.way, fan, one.sums)
            lines = int(fan.counts[LINES])
            if one.evaluations + lines > most:
                return False
            if lines:
                one.judge.judge(fan.states, lines, one.desk)
            one.evaluations += lines
            if ply < self.depth:
                play.reply(self.way, fan, one.desk)
        add_up(fan, self.seat, one.desk, one.sums)
        for place, action in enumerate(alive):
            self.values[action] += float(one.sums[place])
            self.samples[action] += samples
        self.slowest = max(self.slowest, perf_counter() - began)
        return True

    def mean(self, action: int) -> float:
        """What an action promises; before any sample what the position does."""
        return self.values[action] / self.samples[action] if self.samples[action] else self.first

    def estimates(self) -> list[Estimate]:
        """What was found, the best first."""
        ranked = sorted(self.actions, key=lambda action: (-self.samples[action], -self.mean(action)))
        known, caution = self.actions[0], self.lookout.outlook.caution
        if self.mean(ranked[0]) - self.mean(known) < caution / sqrt(max(1, self.samples[known])):
            ranked = [known, *(action for action in ranked if action != known)]
        name = self.lookout.game.actions.format
        return [Estimate(name(one), self.mean(one), self.samples[one], self.mean(one)) for one in ranked]
