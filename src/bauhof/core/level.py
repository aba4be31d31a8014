"""A level: how strong a bot is that people play against."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """How far a bot looks ahead, and how easily it errs."""

    playouts: int  # for one decision
    temperature: float  # the loss of winning chance that it hardly notices


LEVELS = ("novice", "casual", "strong", "expert")
