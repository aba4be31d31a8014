"""What the texts of all games share: choices, tables to print and the names of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Integral
from typing import Any

from bauhof.core.errors import BauhofError

SEATS = "ABCDEF"  # the rulebooks' names for the players, used in notation
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")  # until somebody has a name


@dataclass  # not frozen, which takes four times as long to make: every question has dozens
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


def seat_number(seat: Any, players: int) -> int:
    """A seat by its number or its letter."""
    if isinstance(seat, str):
        known = ", ".join(SEATS[:players])
        if len(seat) == 1 and seat in SEATS[:players]:
            return SEATS.index(seat)
    else:
        known = f"0 to {players - 1}"
        if isinstance(seat, Integral) and not isinstance(seat, bool) and int(seat) in range(players):
            return int(seat)
    raise BauhofError(f"there are the seats {known}; {seat} is none of them")
