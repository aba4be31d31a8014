"""Who wins with a deed and without it, also among those who had come just as far.

Who wins early has had few turns to build, and who builds late has lived to build: win rates with and without a card
compare other kinds of games. So every seat that does something for the first time in its own turn t is compared with
the seats of the same bot and number of players that also came to turn t and had not done it until then. That says
which company the deed keeps at that time, not what it causes: who could afford it was perhaps ahead already.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhof.bots.rating import NORMAL, Estimate

Floats = npt.NDArray[np.float64]


class Effect(NamedTuple):
    """One deed."""

    share: float  # of all seats did it
    turn: float  # their own turn, on average, when it was the first time
    with_it: float  # share of games won
    without: float | None  # None if everybody did it
    likewise: float | None  # won by those who had not done it in the same turn; None if there were none
    gain: Estimate | None  # won more than those


class Risk:
    """Counts by stratum, deed and own turn: who did it first then, and who was there without."""

    def __init__(self, deeds: int, turns: int) -> None:
        self.deeds, self.size = deeds, turns + 2
        self.strata: dict[int, tuple[Floats, Floats]] = {}

    def add(self, stratum: Any, turns: Any, won: Floats, firsts: Iterable[Any]) -> None:
        """Count some seats; `firsts` has for every deed the turns in which they did it, 0 for never."""
        stay = np.clip(turns, 1, self.size - 2) + 1  # the turn in which they are not there any more
        members = [(int(code), np.flatnonzero(stratum == code)) for code in np.unique(stratum)]
        for code, rows in members:
            there, _ = self._of(code)
            there[0] += np.bincount(stay[rows], minlength=self.size)
            there[1] += np.bincount(stay[rows], won[rows], self.size)
        for deed, first in enumerate(firsts):
            for code, rows in members:
                did = rows[first[rows] > 0]
                own = self._of(code)[1][deed]
                own[0] += np.bincount(first[did], minlength=self.size)
                own[1] += np.bincount(first[did], won[did], self.size)
                own[2] += np.bincount(stay[did], minlength=self.size)
                own[3] += np.bincount(stay[did], won[did], self.size)

    def _of(self, code: int) -> tuple[Floats, Floats]:
        if code not in self.strata:
            self.strata[code] = np.zeros((2, self.size)), np.zeros((self.deeds, 4, self.size))
        return self.strata[code]

    def effects(self) -> list[Effect | None]:
        """For every deed what comes of it; None for one that nobody did."""
        return [self.effect(deed) for deed in range(self.deeds)]

    def effect(self, deed: int) -> Effect | None:
        """What comes of one deed."""
        seats = sum(there[0].sum() for there, _ in self.strata.values())
        wins = sum(there[1].sum() for there, _ in self.strata.values())
        own = np.array([by_deed[deed] for _, by_deed in self.strata.values()]).reshape(-1, 4, self.size)
        did, won = own[:, 0], own[:, 1]
        total, together = did.sum(), won.sum()
        if not total:
            return None
        there = np.array([[there[0].sum() - there[0].cumsum(), there[1].sum() - there[1].cumsum()]
                          for there, _ in self.strata.values()])  # fmt: skip
        others = there[:, 0] - (did - own[:, 2]).cumsum(axis=1)
        others_won = there[:, 1] - (won - own[:, 3]).cumsum(axis=1)
        turn = float((did.sum(axis=0) * np.arange(self.size)).sum() / total)
        without = (wins - together) / (seats - total) if seats > total else None
        compared = (did > 0) & (others > 0.5)
        weight = did[compared].sum()
        if not weight:
            return Effect(total / seats, turn, together / total, without, None, None)
        n1, n0 = did[compared], others[compared]
        p1, p0 = won[compared] / n1, np.clip(others_won[compared] / n0, 0, 1)
        gain = float((n1 * (p1 - p0)).sum() / weight)
        spread = np.sqrt((n1**2 * (p1 * (1 - p1) / n1 + p0 * (1 - p0) / n0)).sum()) / weight
        half = NORMAL * float(spread)
        likewise = float((n1 * p0).sum() / weight)
        return Effect(
            total / seats, turn, together / total, without, likewise, Estimate(gain, gain - half, gain + half)
        )
