"""The registry of bots: who can sit at a table besides people, by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias

from bauhof.bots.levels import levels_of
from bauhof.bots.mistakes import described
from bauhof.bots.net import Master, Net
from bauhof.bots.search import Search
from bauhof.bots.strategist import Strategist
from bauhof.bots.uniform import Uniform
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.question import Question
from bauhof.nets.files import file_of

Kind: TypeAlias = Literal["network", "random", "search", "strategy"]  # what it decides by
LOOK_AROUND = "master@candidates=2@depth=1@evaluations=40"  # looks ahead even where its network has no doubt


class Bot(Protocol):
    """A program that decides for the seat whose turn it is."""

    def choose(self, question: Question) -> str:
        """One of the legal actions."""


@dataclass(frozen=True)
class Known:
    """A bot that comes with Bauhof: its name, what it is, and how it is made from a seed and its settings."""

    name: str
    kind: Kind
    make: Callable[..., Bot]
    rehearsal: str | None = None  # as whom it is asked to have everything compiled, if not by its name


def bots_of(game: Game) -> list[Known]:
    """The bots that come with Bauhof and can play a game: the levels first, the weakest of them leading."""
    return [
        *(bots_by_network(game) if game.variation is None and file_of(game).exists() else []),
        Known("veteran", "search", partial(Search, playouts=game.strategies.VETERAN)),
        Known("search", "search", Search),
        Known("random", "random", Uniform),
        *(Known(one.name.lower(), "strategy", strategist(one)) for one in game.strategies.Strategy),
    ]


def bots_by_network(game: Game) -> list[Known]:
    """The levels; where no network comes with Bauhof they need a file of weights."""
    levels = [Known(name, "network", partial(Net, game, **level._asdict())) for name, level in levels_of(game).items()]
    return [*levels, Known("master", "search", partial(Master, game), LOOK_AROUND)]


def bot_names(game: Game) -> list[str]:
    """The names of the bots that come with Bauhof and can play a game."""
    return [bot.name for bot in bots_of(game)]


def strategist(strategy: int) -> Callable[..., Bot]:
    """How a bot is made that needs no seed."""
    return lambda seed=0: Strategist(strategy)


def fallback(game: Game, seed: int = 0) -> Bot:
    """Who decides at once, whatever happens: the greedy strategy, or anybody where a game has none."""
    return Strategist(0) if len(game.strategies.Strategy) else Uniform(seed)


def new_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name, or a class of your own by `module:Class`; settings follow, as in `search@playouts=500`."""
    kind, *settings = name.split("@")
    known_bots = {bot.name: bot.make for bot in (*bots_of(game), *bots_by_network(game))}
    known_bots["net"] = partial(Net, game)  # for settings of your own
    make = own_bot(kind) if ":" in kind else known_bots.get(kind)
    if make is None:
        known = ", ".join(bot_names(game))
        raise BauhofError(f"nobody called {kind!r} plays {game.name}; there are: {known}, or module:Class of your own")
    given = dict(map(setting, settings))
    try:
        bot = make(seed, **given)
    except Exception as error:
        if isinstance(error, BauhofError) and ":" not in kind:
            raise
        raise BauhofError(f"{name} cannot be made: {described(error, kind)}") from error
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
        found = getattr(import_module(module), member, None)
    except Exception as error:
        raise BauhofError(
            f"{name} cannot be imported: {described(error, name)}; a bot of your own is named module:Class"
        ) from error
    if not callable(found):
        raise BauhofError(f"{module} has no class or function {member!r} that makes a bot")
    made: Callable[..., Bot] = found
    return made
