"""What networks think of positions, here, and by a script for Node and browsers."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.nets import Network

View = tuple[Any, int | None, bool]

JUDGE = """(game, network, views) => views.map(([bytes, seat, perfectMemory]) => {
  const view = { perfectMemory, ...(seat === null ? {} : { seat }) };
  const { policy, chances } = network.judge(game.state(Uint8Array.from(bytes)), view);
  return [[...policy], chances];
})"""


def views(game: Game, number: int) -> list[View]:
    """Positions from all over the games of every number of players, each seen by somebody, in both ways; payments."""
    chance, found = random.Random(number), list[View]()
    for players in game.players:
        options = {option: chance.random() < 0.5 for option in game.options}
        states = [game.state.copy(s) for s in walk(game, players, players, **options) if not game.is_chance(s)]
        chosen = [*chance.sample(states, min(len(states), number) - 1), states[-1]]
        found += [(s, chance.choice((None, *range(players))), memory) for s, memory in product(chosen, (False, True))]
        found += [(s, None, False) for s in states if is_payment(game, s)][:number]
    return found


def is_payment(game: Game, state: Any) -> bool:
    """Whether greedy answers for a network, and has a choice."""
    return len(game.routine(state)) > 0 and len(game.legal(state)) > 1


def told(views: list[View]) -> list[Any]:
    """The views as a script takes them."""
    return [[[*state.tobytes()], seat, memory] for state, seat, memory in views]


def judgements(network: Network, views: list[View]) -> list[Any]:
    """What a network thinks of them here."""
    judged = [network.evaluate(state, seat, perfect_memory=memory) for state, seat, memory in views]
    return [[[[*item] for item in one.policy.items()], one.chances] for one in judged]
