"""What the texts of all games share: choices, tables to print and the names of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SEATS = "ABCDEF"  # the rulebooks' names for the players, used in notation
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")  # until somebody has a name


@dataclass(frozen=True)
class Choice:
    """An answer to the open question; one that is not allowed says why, and the paragraph that says so."""

    word: str
    refusal: str = ""  # a word such as `too-few-coins`
    paragraph: str = ""
    text: str = ""  # what it would do, in the language that was asked for
    reason: str = ""  # why not, in that language

    @property
    def allowed(self) -> bool:
        """Whether the rules allow it."""
        return not self.refusal


@dataclass(frozen=True)
class Listing:
    """Rows to print below their columns; `marked` is the row that matters now."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: int | None = None
