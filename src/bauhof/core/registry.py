"""The games that are installed, found by their entry points in the group "bauhof.games"."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import cast

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game

GROUP = "bauhof.games"


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(entry_points(group=GROUP).names))


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in game_names():
        close = get_close_matches(name, game_names(), n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(game_names())}"
        raise BauhofError(f"there is no game {name!r}; {hint}")
    (entry,) = entry_points(group=GROUP, name=name)
    return cast(Game, entry.load())
