"""Who plays the other seats: strategies that are compiled into the loop, or bots that are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from bauhof.bots.mistakes import described
from bauhof.bots.registry import Bot, bot_names, new_bot
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.question import Question
from bauhof.core.unguided import RANDOM

Opponent: TypeAlias = str | Bot


def chosen_opponents(game: Game, players: int, given: Opponent | Sequence[Opponent] | None) -> list[Opponent]:
    """One opponent for every other seat, clockwise: all alike, or each their own."""
    if given is None:
        given = "greedy" if len(game.strategies.Strategy) else "random"
    listed: list[Any] = list(given) if isinstance(given, list | tuple) else [given] * (players - 1)
    if len(listed) != players - 1:
        raise BauhofError(f"with {players} players there are {players - 1} opponents, not {len(listed)}")
    for opponent in listed:
        if isinstance(opponent, str):
            if strategy_of(game, opponent) is None:
                new_bot(opponent, game)  # refuses whom nobody knows
        elif not callable(getattr(opponent, "choose", None)):
            names = ", ".join(bot_names(game))
            raise BauhofError(f"an opponent is a bot with choose(question), or one of: {names}; not {opponent!r}")
    return listed


def strategy_of(game: Game, opponent: Opponent) -> int | None:
    """The number of a strategy that compiled code can play; None for a bot that must be asked."""
    if opponent == "random":
        return RANDOM
    return next((int(one) for one in game.strategies.Strategy if one.name.lower() == opponent), None)


def answer_of(bot: Bot, game: Game, state: Any) -> int:
    """The action of a bot; whatever goes wrong in it is told with the position."""
    name = type(bot).__name__
    try:
        answer = bot.choose(Question(game, game.state.copy(state)))
        number = game.actions.parse(answer)
        game.apply(game.state.copy(state), number)
    except Exception as error:
        raise BauhofError(f"{name} failed with {described(error, name)}; it was at {game.format(state)}") from error
    return number
