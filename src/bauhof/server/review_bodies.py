"""The protocol over HTTP: reviews of finished games, as people read them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bauhof.core.text import Choice
from bauhof.server.bodies import JOURNAL_LENGTH
from bauhof.server.messages import LanguageCode, Suggestion, Word

Verdict = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewPlayer(Struct, frozen=True):
    """What made a player's result: start + luck + own + others = result, and how well they decided.

    Shares of a win go from 0 to 1, `accuracy` to 100; what luck outweighs, `adjusted` can lie beyond 0 and 1.
    `accuracy` is null for whoever had nothing to decide.
    """

    seat: int
    name: str
    start: float
    luck: float
    own: float
    others: float
    result: float
    adjusted: float
    accuracy: float | None
    mean_loss: float | None
    judgements: dict[str, int]


class ReviewMoment(Struct, frozen=True, omit_defaults=True):
    """A decision, or what chance gave: the line of the journal, whose turn it is, and all chances before it."""

    line: int
    seat: int
    chances: list[float]
    judgement: Verdict | None = None
    loss: float = 0.0


class KeyMoment(Struct, frozen=True, omit_defaults=True):
    """A moment that mattered, by its number: whom it is about, what happened, and their chances before and after it.

    For a decision `before` is the chance with the better one and `after` that with the one played; `better` says what
    that was, and `reasons` why.
    """

    number: int
    seat: int
    before: float
    after: float
    text: str
    better: str = ""
    reasons: list[str] = []


class ReviewTold(Struct, frozen=True):
    """A finished game, judged; `ends` are the chances at the end, which is the result."""

    game: str
    title: str
    names: list[str]
    players: list[ReviewPlayer]
    moments: list[ReviewMoment]
    ends: list[float]
    keys: list[KeyMoment]


class ReviewState(Struct, frozen=True, omit_defaults=True):
    """How far a review is; `never` if there can be none. `share` of it is done; `before` others are made first.

    `chances` are those of a first glance, at every moment of the game and at its end; `lines` are those of the journal
    at which these moments begin.
    """

    status: Literal["never", "none", "waiting", "working", "failed", "done"]
    before: int = 0
    share: float = 0.0
    names: list[str] = []
    chances: list[list[float]] = []
    lines: list[int] = []
    review: ReviewTold | None = None


class ReviewOption(Struct, frozen=True, omit_defaults=True):
    """What could be decided, and the chance to win after it; `wins` if that is at once."""

    words: list[str]
    text: str
    chance: float
    wins: bool = False
    played: bool = False


class MomentAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of another decision so far; none to see the moment."""

    words: Annotated[list[Word], Meta(max_length=64)] = []


class MomentShown(Struct, frozen=True):
    """A decision of a reviewed game on its board, after some words of another one; or what chance gave there.

    As soon as that is decided, `judgement` says how good it is; it is null as well where the review has not looked at
    it, and then `decided` is true.
    """

    number: int
    seat: int
    view: Any
    standing: list[dict[str, int]]
    prompt: str
    turn: int | None
    choices: list[Choice]
    suggestion: Suggestion | None
    options: list[ReviewOption]
    reasons: list[str]
    decided: bool
    judgement: Verdict | None
    chance: float
    loss: float
    text: str


class ReviewImported(Struct, frozen=True, forbid_unknown_fields=True):
    """A journal from elsewhere to be reviewed; of one of its moments, the words of another decision so far."""

    journal: Annotated[str, Meta(max_length=JOURNAL_LENGTH)]
    language: LanguageCode = "en"
    words: Annotated[list[Word], Meta(max_length=64)] = []
