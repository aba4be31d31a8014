"""What the texts of all games share: languages, choices, tables and the names of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Phrases: TypeAlias = dict[str, tuple[str, str]]  # English and German, with blanks in braces
COLUMN: dict[Language, int] = {"en": 0, "de": 1}

SEATS = "ABCDEF"  # the rulebooks' names for the players, used in notation
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")  # until somebody has a name


def say(phrases: Phrases, key: str, language: Language, **values: object) -> str:
    """A phrase of a catalogue with its blanks filled in."""
    return phrases[key][COLUMN[language]].format(**values)


@dataclass(frozen=True)
class Choice:
    """An answer to the open question; `refusal` is 0 if it is allowed."""

    word: str
    refusal: int

    @property
    def allowed(self) -> bool:
        """Whether the rules allow it."""
        return self.refusal == 0


@dataclass(frozen=True)
class Table:
    """Rows to print, the first of them the heading; `marked` is the row that matters now."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: int | None = None
