"""Bauhof: city-building board games as exact, fast software."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from bauhof.bots.arena import Arena
    from bauhof.bots.registry import Bot, bot_names, new_bot
    from bauhof.bots.standings import standings
    from bauhof.bots.tournament import Tournament
    from bauhof.core.chance import FastChance, VerifiableChance
    from bauhof.core.errors import BadJournal, BadPosition, BauhofError, IllegalAction
    from bauhof.core.events import Event
    from bauhof.core.game import Game
    from bauhof.core.journal import Journal
    from bauhof.core.kernels import ILLEGAL
    from bauhof.core.laws import check_laws
    from bauhof.core.match import Match
    from bauhof.core.question import Question
    from bauhof.core.record import NOBODY
    from bauhof.core.registry import game, game_names
    from bauhof.core.replay import replay, verify
    from bauhof.core.simulation import Simulation
    from bauhof.core.text import Choice
    from bauhof.core.variation import Variation, read_variations, variables, vary
    from bauhof.core.words import languages
    from bauhof.search.best import search
    from bauhof.search.estimate import Estimate
    from bauhof.search.rollout import Playouts, play_random
    from bauhof.study.simulation import Study, simulate

_HOME = {
    "bauhof.bots.arena": ("Arena",),
    "bauhof.bots.registry": ("Bot", "bot_names", "new_bot"),
    "bauhof.bots.standings": ("standings",),
    "bauhof.bots.tournament": ("Tournament",),
    "bauhof.core.chance": ("FastChance", "VerifiableChance"),
    "bauhof.core.errors": ("BadJournal", "BadPosition", "BauhofError", "IllegalAction"),
    "bauhof.core.events": ("Event",),
    "bauhof.core.game": ("Game",),
    "bauhof.core.journal": ("Journal",),
    "bauhof.core.kernels": ("ILLEGAL",),
    "bauhof.core.laws": ("check_laws",),
    "bauhof.core.match": ("Match",),
    "bauhof.core.question": ("Question",),
    "bauhof.core.record": ("NOBODY",),
    "bauhof.core.registry": ("game", "game_names"),
    "bauhof.core.replay": ("replay", "verify"),
    "bauhof.core.simulation": ("Simulation",),
    "bauhof.core.text": ("Choice",),
    "bauhof.core.variation": ("Variation", "read_variations", "variables", "vary"),
    "bauhof.core.words": ("languages",),
    "bauhof.search.estimate": ("Estimate",),
    "bauhof.search.rollout": ("Playouts", "play_random"),
    "bauhof.study.simulation": ("Study", "simulate"),
}
_MODULE = {name: module for module, names in _HOME.items() for name in names}

__all__ = [
    "ILLEGAL",
    "NOBODY",
    "Arena",
    "BadJournal",
    "BadPosition",
    "BauhofError",
    "Bot",
    "Choice",
    "Estimate",
    "Event",
    "FastChance",
    "Game",
    "IllegalAction",
    "Journal",
    "Match",
    "Playouts",
    "Question",
    "Simulation",
    "Study",
    "Tournament",
    "Variation",
    "VerifiableChance",
    "bot_names",
    "check_laws",
    "game",
    "game_names",
    "languages",
    "new_bot",
    "play_random",
    "read_variations",
    "replay",
    "search",
    "simulate",
    "standings",
    "variables",
    "vary",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for, and no more: `import bauhof` alone loads no compiler."""
    if name == "search":
        return import_module("bauhof.search")  # the package itself, which can be called
    if name not in _MODULE:
        raise AttributeError(f"module 'bauhof' has no attribute {name!r}")
    return getattr(import_module(_MODULE[name]), name)
