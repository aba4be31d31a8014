"""The review of a game: plain numbers and words, ready for JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bauhof.review.judgement import Judgement

FORMAT = 1


@dataclass(frozen=True)
class Option:
    """One way to decide."""

    words: tuple[str, ...]
    chance: float  # of who decides to win
    wins: bool  # the game at once
    looked: bool  # whether the chance comes from a look ahead


@dataclass(frozen=True)
class Reason:
    """A number that the best option makes better than what was played."""

    measure: str  # one of the game's `measures`
    best: float
    played: float


@dataclass(frozen=True)
class Decision:
    """What was decided, and what it was worth."""

    words: tuple[str, ...]
    chance: float  # of who decides to win, after these words
    best: tuple[str, ...]
    loss: float  # of winning chance, against the best
    judgement: Judgement
    options: tuple[Option, ...]  # the best first; empty where nothing was to be decided
    reasons: tuple[Reason, ...] = ()  # why the best is better, the clearest first, where more than a little was lost


@dataclass(frozen=True)
class Chance:
    """What dice and draws gave between two decisions."""

    words: tuple[str, ...]
    exact: bool  # whether the chances before are the mean over all outcomes, or over a sample


@dataclass(frozen=True)
class Moment:
    """A decision or what chance gave, with the chances of every seat to win before and after."""

    number: int
    line: int  # of the journal
    position: str
    seat: int  # whose turn it is
    before: tuple[float, ...]
    after: tuple[float, ...]
    decision: Decision | None
    chance: Chance | None

    def gain(self, seat: int) -> float:
        """What a seat gained or lost."""
        return self.after[seat] - self.before[seat]


class Balance(NamedTuple):
    """What made a seat's result: start + luck + own + others = result."""

    start: float
    luck: float
    own: float  # by own decisions: skill
    others: float  # by decisions of others
    result: float  # 1 for a win; a shared one is shared


@dataclass(frozen=True)
class Chart:
    """The course of a finished game at a first glance."""

    chances: list[tuple[float, ...]]  # of every seat to win, at every moment and at the end
    lines: list[int]  # of the journal, at which the moments begin
    balances: tuple[Balance, ...]  # of every seat


@dataclass(frozen=True)
class Player:
    """A player's balance, and how well they decided."""

    seat: int
    name: str
    start: float
    luck: float
    own: float
    others: float
    result: float
    adjusted: float  # the result without luck; what luck outweighs can lie beyond 0 and 1
    accuracy: float | None
    mean_loss: float | None
    judgements: dict[Judgement, int]


@dataclass(frozen=True)
class Review:
    """A finished game, judged."""

    game: str
    rules: int
    depth: str
    names: tuple[str, ...]
    players: tuple[Player, ...]
    moments: tuple[Moment, ...]
    position: str  # at the end

    @cached_property
    def chances(self) -> list[tuple[float, ...]]:
        """Of every seat to win, at every moment and at the end."""
        return [*(moment.before for moment in self.moments), tuple(player.result for player in self.players)]

    def key_moments(self, most: int = 5) -> list[Moment]:
        """The largest losses by decisions and the largest strokes of luck, so many of each, in order."""
        decisions = [one for one in self.moments if one.decision and one.decision.judgement not in UNREMARKABLE]
        chances = [one for one in self.moments if one.chance and stroke(one) >= REMARKABLE_LUCK]
        decisions.sort(key=lambda one: -one.decision.loss if one.decision else 0)
        chances.sort(key=lambda one: -stroke(one))
        return sorted(decisions[:most] + chances[:most], key=lambda one: one.number)

    def as_json(self) -> dict[str, Any]:
        """Everything, for JSON; docs/review.md describes it."""
        return {"review": FORMAT, **asdict(self)}


UNREMARKABLE = (Judgement.ONLY, Judgement.BEST, Judgement.GOOD)
REMARKABLE_LUCK = 0.05


def stroke(moment: Moment) -> float:
    """How far chance threw a seat, for better or worse."""
    return abs(moment.gain(hit(moment)))


def hit(moment: Moment) -> int:
    """The seat that a moment is about: who decided, or whose chances moved most."""
    return moment.seat if moment.decision else max(range(len(moment.before)), key=lambda seat: abs(moment.gain(seat)))
