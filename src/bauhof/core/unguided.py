"""What stands in for the guidance that a game has not: no strategies, value, features, highlights or picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from bauhof.core.compile import rule
from bauhof.core.events import Event
from bauhof.core.observation import Parts
from bauhof.core.picture import Area
from bauhof.core.words import Language

PARTS = Parts()
RANDOM = -1  # the strategy of a seat that plays at random


class Strategy(IntEnum):
    """There is none."""


PLAYOUT = np.array([RANDOM])
SEARCH = {"exploration": 0.7, "patience": 0.0, "prior": 0, "margin": False}
VETERAN = 2000  # playouts
ROUTINE: frozenset[Any] = frozenset()
NOTABLE: Mapping[str, float] = {}


@rule
def decide(s: Any, strategy: int) -> int:
    """Compiled with every search; one without patience and caution never asks."""
    return 0


@rule
def worth(s: Any, seat: int) -> float:
    """Nobody stands better than anybody else before the end."""
    return 0.0


@rule
def features(s: Any, seat: int, perfect_memory: int, tensor: Any) -> None:
    """Nothing but what is observed."""


def aspects(event: Event) -> dict[str, str]:
    """Nothing is worth counting."""
    return {}


def measures(state: Any, seat: int) -> dict[str, float]:
    """Nothing is counted."""
    return {}


def deed(state: Any, word: str) -> str:
    """The action's own word."""
    return word


def areas(view: Any, names: Sequence[str], language: Language) -> list[Area]:
    """Nothing is drawn."""
    return []
