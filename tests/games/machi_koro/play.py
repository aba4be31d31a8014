"""Short words for the tests of Machi Koro: position in, action, position out."""

from __future__ import annotations

from typing import Any

from bauhof.core.errors import IllegalAction
from bauhof.core.game import Game
from bauhof.core.registry import game
from bauhof.games.machi_koro.notation import position as position_by_parts
from bauhof.games.machi_koro.state import State

GAME: Game = game("machi-koro")


def position(text: str | None = None, **parts: Any) -> State:
    state: State = GAME.position(text) if text is not None else position_by_parts(**parts)
    return state


def act(s: State, *words: str) -> State:
    """Play actions and outcomes of chance, whichever is due."""
    for word in words:
        if GAME.is_chance(s):
            GAME.resolve(s, GAME.outcomes.parse(word))
        else:
            GAME.apply(s, GAME.actions.parse(word))
    return s


def legal(s: State) -> list[str]:
    return [GAME.actions.format(action) for action in GAME.legal(s)]


def refused(s: State, word: str) -> str:
    """The paragraph that forbids an action."""
    try:
        act(s, word)
    except IllegalAction as error:
        return error.paragraph
    raise AssertionError(f"{word} was allowed")


def coins(s: State) -> list[int]:
    return [int(amount) for amount in s.coins[: s.players]]


def text(s: State) -> str:
    return GAME.format(s)
