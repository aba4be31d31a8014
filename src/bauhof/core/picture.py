"""Pictures of a position: what lies where, by the names of the client's drawings, and which action would take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Tile(NamedTuple):
    """A thing on the table."""

    drawing: str
    text: str
    note: str = ""  # below the text, such as a price
    sign: str = ""  # in its corner, such as how many there are
    words: tuple[str, ...] = ()  # actions that are about it
    missing: bool = False  # it is not built yet


class Area(NamedTuple):
    """A part of the table."""

    title: str
    tiles: Sequence[Tile]
    note: str = ""  # beside the title
    words: tuple[str, ...] = ()  # actions that are about all of it
    marked: bool = False  # it belongs to the player whose turn it is


def times(number: int) -> str:
    """`×3`; nothing for one."""
    return f"×{number}" if number > 1 else ""
