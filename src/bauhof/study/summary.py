"""The figures of a study, added up chunk by chunk: lengths, scores, seats, bots, deeds and the course of play."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from bauhof.bots.rating import Estimate, wilson
from bauhof.core.game import Game
from bauhof.study.adjusted import Effect, Risk
from bauhof.study.chunk import COURSE, GAMES, PLAYERS
from bauhof.study.loop import TURNS
from bauhof.study.simulation import Study
from bauhof.study.tallies import Deed, tallies_of

Floats = npt.NDArray[np.float64]
SERIES = re.compile(r"(.+?)-?\d+")  # museum5, villa-3


@dataclass
class Shares:
    """Wins of some seats: a shared win is shared."""

    seats: int = 0
    won: float = 0.0
    squares: float = 0.0
    score: float = 0.0

    def add(self, won: Floats, score: Floats) -> None:
        """Some more."""
        self.seats += len(won)
        self.won += float(won.sum())
        self.squares += float((won**2).sum())
        self.score += float(score.sum())

    @property
    def rate(self) -> Estimate:
        """The share of games won; where wins are shared, as many independent games as their variance is worth."""
        rate = self.won / self.seats
        variance = self.squares / self.seats - rate**2
        worth = rate * (1 - rate) / variance if variance > 0 else 1.0
        return wilson(rate, self.seats * worth)


class Line(NamedTuple):
    """A deed, or all deeds of a series such as museums: who did it, and who won with it."""

    deed: Deed
    is_series: bool
    effect: Effect


@dataclass
class Numbers:
    """What belongs to one number of players."""

    games: int = 0
    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)  # of games by length
    endings: Counter[str] = field(default_factory=Counter)
    shared: int = 0  # games with several winners
    # Seats by the order of play: 1 has the first decision, whatever the seat.
    seats: defaultdict[int, Shares] = field(default_factory=lambda: defaultdict(Shares))
    bots: defaultdict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))
    scores: dict[bool, Counter[int]] = field(default_factory=lambda: {True: Counter(), False: Counter()})


class Summary:
    """All figures of a study; reading it takes the memory of one chunk."""

    def __init__(self, game: Game, study: Study) -> None:
        self.game, self.manifest = game, study.manifest
        self.begun = 0
        self.numbers: defaultdict[int, Numbers] = defaultdict(Numbers)
        self.course: defaultdict[tuple[int, str, bool, int], Floats] = defaultdict(lambda: np.zeros(2))
        self.counts: defaultdict[str, float] = defaultdict(float)
        self.seats = 0
        counted = tallies_of(game)
        self.series = series_of(counted.deeds)
        self.risk = Risk(len(self.series), TURNS)
        for table in study.parts(GAMES):
            self.add_games(table)
        for table in study.parts(PLAYERS):
            self.add_players(table, counted.columns)
        for table in study.parts(COURSE):
            for row in table.to_pylist():
                self.course[row["players"], row["bot"], row["won"], row["turn"]] += (row["seats"], row["score"])

    @property
    def games(self) -> int:
        """Games that came to an end; the others are left out of everything."""
        return sum(one.games for one in self.numbers.values())

    @property
    def lines(self) -> list[Line]:
        """Every deed that was done, as they are declared."""
        effects = self.risk.effects()
        found = [
            Line(deed, is_series, effect)
            for (deed, is_series, _), effect in zip(self.series, effects, strict=True)
            if effect is not None
        ]
        return found

    def reached(self, line: Line) -> Floats:
        """For every own turn the share of all seats that have done it by then."""
        place = [deed for deed, _, _ in self.series].index(line.deed)
        did = sum(by_deed[place][0] for _, by_deed in self.risk.strata.values())
        reached: Floats = np.cumsum(did) / self.seats
        return reached

    def add_games(self, table: pa.Table) -> None:
        """Count games."""
        self.begun += table.num_rows
        ended = column(table, "ended").astype(bool)
        endings = np.array(table["ending"].to_pylist(), object)
        for players in np.unique(column(table, "players")).tolist():
            chosen = ended & (column(table, "players") == players)
            one = self.numbers[players]
            one.games += int(chosen.sum())
            one.decisions += int(column(table, "decisions")[chosen].sum())
            one.turns.update(counted(column(table, "turns")[chosen]))
            one.endings.update(Counter(endings[chosen].tolist()))
            one.shared += int((column(table, "winners")[chosen] > 1).sum())

    def add_players(self, table: pa.Table, columns: Sequence[str]) -> None:
        """Count seats, scores and deeds."""
        table = table.filter(pa.array(column(table, "rank") > 0))
        players, order, won = column(table, "players"), column(table, "order"), column(table, "won").astype(np.float64)
        score, bots = column(table, "score").astype(np.float64), table["bot"].combine_chunks()
        bot, names = bots.indices.to_numpy(), bots.dictionary.to_pylist()
        self.seats += len(won)
        for name in columns:
            self.counts[name] += float(column(table, name).sum())
        for number in np.unique(players).tolist():
            here, one = players == number, self.numbers[number]
            for place in range(1, number + 1):
                one.seats[place].add(won[here & (order == place)], score[here & (order == place)])
            for code, name in enumerate(names):
                one.bots[name].add(won[here & (bot == code)], score[here & (bot == code)])
            for is_winner in (True, False):
                one.scores[is_winner].update(counted(score[here & ((won > 0) == is_winner)].astype(int)))
        stratum = players.astype(int) * len(names) + bot
        first = (firsts(table, deeds) for _, _, deeds in self.series)
        self.risk.add(stratum, column(table, "turns"), won, first)


def series_of(deeds: Sequence[Deed]) -> list[tuple[Deed, bool, list[Deed]]]:
    """Every deed, and before those that differ in a number alone one for all of them, such as museum."""
    found: list[tuple[Deed, bool, list[Deed]]] = []
    parts: dict[tuple[str, str], list[Deed]] = {}
    for deed in deeds:
        parts.setdefault((deed.kind, deed.part), []).append(deed)
    for (kind, part), members in parts.items():
        named = [SERIES.fullmatch(deed.word) for deed in members]
        if all(named):
            words = dict.fromkeys(match[1] for match in named if match)
            for word in words:
                together = [
                    deed for deed, match in zip(members, named, strict=True) if match is not None and match[1] == word
                ]
                found.append((Deed(kind, part, word), True, together))
        found += [(deed, False, [deed]) for deed in members]
    return found


def firsts(table: pa.Table, deeds: Sequence[Deed]) -> npt.NDArray[np.int64]:
    """In which own turn the first of some deeds was done; 0 for who did none."""
    found = np.full(table.num_rows, TURNS + 1)
    for deed in deeds:
        turn = column(table, f"{deed.column}.first").astype(np.int64)
        found = np.where(turn > 0, np.minimum(found, turn), found)
    return np.where(found > TURNS, 0, found)


def column(table: pa.Table, name: str) -> Any:
    """A column as numbers."""
    return table[name].to_numpy()


def counted(values: Any) -> dict[int, int]:
    """How often every value comes."""
    found, times = np.unique(values, return_counts=True)
    return dict(zip(found.tolist(), times.tolist(), strict=True))


def mean(counter: Counter[int]) -> float:
    """The mean of counted values."""
    return sum(value * times for value, times in counter.items()) / max(1, counter.total())


def quantiles(counter: Counter[int], shares: Iterable[float]) -> Iterator[int]:
    """The values below which these shares of all lie."""
    values = sorted(counter)
    reached = np.cumsum([counter[value] for value in values])
    for share in shares:
        yield values[int(np.searchsorted(reached, share * reached[-1]))]
