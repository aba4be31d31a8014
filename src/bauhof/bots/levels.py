"""The levels: bots by a network that people play against, and how easily each of them errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bauhof.core.game import Game


class Level(NamedTuple):
    """How a bot errs that plays by a network: it overlooks, but it throws nothing away."""

    overlooks: float  # every option, with this chance
    temperature: float  # how evenly it takes what it sees: at 0 the best, at 1 each as often as the policy says
    in_company: float | None = None  # what it overlooks with more than two players, if that is something else


LEVELS: Mapping[str, Level] = {
    "novice": Level(0.32, 1.0, in_company=0.55),
    "casual": Level(0.2, 0.5, in_company=0.38),
    "strong": Level(0.09, 0.0, in_company=0.2),
    "expert": Level(0.0, 0.0),
}
OTHERWISE: Mapping[str, Mapping[str, Level]] = {  # where these would make steps that are too small or too large
    "machi-koro": {"novice": Level(0.78, 1.0), "casual": Level(0.65, 0.5), "strong": Level(0.45, 0.0)},
    "carrara": {
        "novice": Level(0.165, 1.0, in_company=0.21),
        "casual": Level(0.095, 0.5, in_company=0.13),
        "strong": Level(0.04, 0.0, in_company=0.06),
    },
}


def levels_of(game: Game) -> dict[str, Level]:
    """The levels of a game, the weakest first."""
    return {**LEVELS, **OTHERWISE.get(game.name, {})}
