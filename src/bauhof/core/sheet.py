"""The sheet: what a screen needs to know of a game before the first position, in one language, from one source."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol

from bauhof.core.words import Catalogue, Language


@dataclass(frozen=True)
class Tally:
    """A line of the table that says how a result came about: what is added up over all events of a kind."""

    key: str  # `tally-<key>` names it
    event: str
    amount: str = ""  # the part of the event that is added; without one, every event counts 1
    seat: str = "seat"  # the part that says for whom
    sign: int = 1
    by: str = ""  # a part that splits the line into one for each of its values
    named: tuple[str, ...] = ()  # before which words these values have a name: `card` where `card-cafe` is one


@dataclass(frozen=True)
class Option:
    """A variant that can be chosen before a game."""

    name: str
    text: str


@dataclass(frozen=True)
class Sheet:
    """A game's material, its words and what a screen needs to know, in one language."""

    game: str
    rules: int  # their version
    language: str
    title: str
    about: str
    minutes: int  # that a game takes at a table
    players: tuple[int, ...]
    options: tuple[Option, ...]
    metric: str  # the number of a standing whose course is drawn after the game
    tallies: tuple[Tally, ...]
    material: Any  # the game's own: what is printed on its cards and boards
    words: str  # the game's catalogue in Fluent, for boards that make sentences of their own
    hash: str = ""  # changes with anything on the sheet


class SheetSource(Protocol):
    """What a game's sheet.py has."""

    @property
    def MINUTES(self) -> int:  # noqa: N802
        """How long a game takes."""

    @property
    def METRIC(self) -> str:  # noqa: N802
        """The number of a standing whose course is drawn."""

    @property
    def TALLIES(self) -> Sequence[Tally]:  # noqa: N802
        """How a result came about."""

    def material(self, language: Language, /) -> Any:
        """What is printed on cards and boards, as a dataclass."""

    def standing(self, view: Any, /) -> list[dict[str, int]]:
        """For every seat what can be said of it in a word or two, each number under `standing-<name>`."""


def make_sheet(
    name: str,
    version: int,
    players: range,
    options: Sequence[str],
    source: SheetSource,
    words: Catalogue,
    language: Language,
) -> Sheet:
    """The sheet of a game."""
    sheet = Sheet(
        game=name,
        rules=version,
        language=language,
        title=words.say(language, "title"),
        about=words.say(language, "about"),
        minutes=source.MINUTES,
        players=tuple(players),
        options=tuple(Option(option, words.say(language, f"option-{option.replace('_', '-')}")) for option in options),
        metric=source.METRIC,
        tallies=tuple(source.TALLIES),
        material=source.material(language),
        words=words.source(language),
    )
    digest = hashlib.sha256(json.dumps(asdict(sheet), sort_keys=True).encode()).hexdigest()
    return replace(sheet, hash=digest[:16])
