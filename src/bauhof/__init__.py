"""Bauhof: city-building board games as exact, fast software."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from bauhof.core.chance import FastChance, VerifiableChance
    from bauhof.core.errors import BadJournal, BadPosition, BauhofError, IllegalAction
    from bauhof.core.events import Event
    from bauhof.core.game import Game
    from bauhof.core.journal import Journal
    from bauhof.core.match import Match
    from bauhof.core.registry import game, game_names
    from bauhof.core.replay import replay, verify
    from bauhof.core.simulation import Simulation
    from bauhof.search.rollout import Playouts, play_random

_HOME = {
    "bauhof.core.chance": ("FastChance", "VerifiableChance"),
    "bauhof.core.errors": ("BadJournal", "BadPosition", "BauhofError", "IllegalAction"),
    "bauhof.core.events": ("Event",),
    "bauhof.core.game": ("Game",),
    "bauhof.core.journal": ("Journal",),
    "bauhof.core.match": ("Match",),
    "bauhof.core.registry": ("game", "game_names"),
    "bauhof.core.replay": ("replay", "verify"),
    "bauhof.core.simulation": ("Simulation",),
    "bauhof.search.rollout": ("Playouts", "play_random"),
}
_MODULE = {name: module for module, names in _HOME.items() for name in names}

__all__ = [
    "BadJournal",
    "BadPosition",
    "BauhofError",
    "Event",
    "FastChance",
    "Game",
    "IllegalAction",
    "Journal",
    "Match",
    "Playouts",
    "Simulation",
    "VerifiableChance",
    "game",
    "game_names",
    "play_random",
    "replay",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for, and no more: `import bauhof` alone loads no compiler."""
    if name not in _MODULE:
        raise AttributeError(f"module 'bauhof' has no attribute {name!r}")
    return getattr(import_module(_MODULE[name]), name)
