"""Who can sit at a table besides people, by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from bauhof.bots.search import Search
from bauhof.bots.strategist import Strategist
from bauhof.bots.uniform import Uniform
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.question import Question


class Bot(Protocol):
    """A program that decides for the seat whose turn it is."""

    def choose(self, question: Question) -> str:
        """One of the legal actions."""


def bots_of(game: Game) -> dict[str, Callable[..., Bot]]:
    """The bots that come with Bauhof and can play a game: how they are made, by name."""
    made: dict[str, Callable[..., Bot]] = {
        name: partial(Search, playouts=level.playouts, temperature=level.temperature)
        for name, level in game.strategies.LEVELS.items()
    }
    made |= {"random": Uniform, "search": Search}
    for strategy in game.strategies.Strategy:
        made[strategy.name.lower()] = strategist(strategy)
    return made


def strategist(strategy: int) -> Callable[..., Bot]:
    """How a bot is made that needs no seed."""
    return lambda seed=0: Strategist(strategy)


def bot_names(game: Game) -> list[str]:
    """The bots that come with Bauhof and can play a game, the levels first, the weakest of them leading."""
    return list(bots_of(game))


def new_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name, or a class of your own by `module:Class`; settings follow, as in `search@playouts=500`."""
    kind, *settings = name.split("@")
    make = own_bot(kind) if ":" in kind else bots_of(game).get(kind)
    if make is None:
        known = ", ".join(bot_names(game))
        raise BauhofError(f"nobody called {kind!r} plays {game.name}; there are: {known}, or module:Class of your own")
    try:
        bot = make(seed, **dict(map(setting, settings)))
    except TypeError as error:
        raise BauhofError(f"{name}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise BauhofError(f"{kind} has no method choose(question), which a bot must have")
    return bot


def setting(text: str) -> tuple[str, Any]:
    """A setting of a bot: a whole number, a number or a word."""
    key, equals, value = text.partition("=")
    if not key.isidentifier() or not equals or not value:
        raise BauhofError(f"{text!r} is no setting of a bot; one looks like playouts=500")
    for kind in (int, float):
        try:
            return key, kind(value)
        except ValueError:
            continue
    return key, value


def own_bot(name: str) -> Callable[..., Bot]:
    """A class from a module that Python finds, or that lies in the folder where the command runs."""
    module, _, member = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), member)
    except (ImportError, AttributeError, ValueError) as error:
        raise BauhofError(f"{name}: {error}; a bot of your own is named module:Class") from None
    if not callable(found):
        raise BauhofError(f"{name} is no class or function that makes a bot")
    made: Callable[..., Bot] = found
    return made
