"""What a screen needs to know of Spire."""

from __future__ import annotations

from dataclasses import dataclass

from bauhof.core.sheet import Tally
from bauhof.core.words import Language
from tests.fourth.spire.material import DIE, GOAL
from tests.fourth.spire.observe import View

MINUTES = 5
METRIC = "floors"
TALLIES = (Tally("built", "built", "floors"), Tally("fallen", "fell", "floors", sign=-1))


@dataclass(frozen=True)
class Material:
    """What is in the box."""

    die: int  # the faces
    goal: tuple[int, ...]  # floors of a spire, and of a high one


def material(language: Language) -> Material:
    """P1, in words."""
    return Material(die=DIE, goal=tuple(int(goal) for goal in GOAL))


def standing(view: View) -> list[dict[str, int]]:
    """The floors of everybody."""
    return [{"floors": floors} for floors in view.floors]
