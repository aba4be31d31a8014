"""An estimate: how promising an action is, for bots, hints and people alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """What a search says of one action."""

    word: str  # of the action
    value: float  # what the search goes by, from 0 to 1
    visits: int  # playouts
    chance: float  # the share of them that the deciding seat won
    wins: bool = False  # the game at once
