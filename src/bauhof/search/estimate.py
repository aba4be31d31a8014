"""An estimate: how promising an action is, for bots, hints and people alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """What a search says of one action."""

    word: str  # of the action
    value: float  # what the search goes by, from 0 to 1
    visits: int  # playouts, or samples of a lookout
    chance: float  # of the deciding seat to win: the share of playouts won, or what a judge says
    wins: bool = False  # the game at once
