"""Monte Carlo tree search for every game: chance is drawn anew on every visit, every seat plays for itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator, below, new_generator
from bauhof.core.compile import specialised
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States

NO_NODE = 0  # the root is nobody's child
MOST_STEPS = 10_000  # of one playout; random play ends long before
EXPLORATION = 0.7


@dataclass(frozen=True)
class Estimate:
    """What a search says of one action."""

    action: int
    visits: int
    value: float  # the share of playouts that the deciding seat won


def search(game: Game, state: Any, playouts: int, seed: int = 0, exploration: float = EXPLORATION) -> list[Estimate]:
    """Estimates of all legal actions: what wins at once, then the most visited; equal seeds give equal estimates."""
    if playouts < 1:
        raise BauhofError(f"a search needs at least one playout, not {playouts}")
    legal = game.legal(state)
    if not legal:
        raise BauhofError("nobody must decide here, so there is nothing to search for")
    nodes = playouts + 2
    children = np.zeros((nodes, len(game.actions)), np.int32)
    visits = np.zeros(nodes, np.int64)
    values = np.zeros((nodes, game.players[-1]), np.float64)
    grow(game)(state, game.state.many(1), new_generator(seed), playouts, exploration, children, visits, values)
    seat = int(state.seat)
    found = []
    for action in legal:
        node = int(children[0, action])
        count = int(visits[node]) if node != NO_NODE else 0
        found.append(Estimate(action, count, float(values[node, seat] / count) if count else 0.0))
    return sorted(found, key=lambda estimate: (not wins_at_once(game, state, estimate.action), -estimate.visits))


def wins_at_once(game: Game, state: Any, action: int) -> bool:
    """Whether an action ends the game as its player's win; playouts that win anyway would not prefer it."""
    after = game.state.copy(state)
    game.apply(after, action)
    ranking = game.ranking(after)
    return ranking is not None and ranking[state.seat] == 1


@cache
def grow(game: Game) -> Callable[..., None]:
    """The compiled search for a game.

    A node is a sequence of actions; what chance gives between them is drawn on every visit, so that
    a value is an average over it. An iteration goes down by upper confidence bounds, each seat
    looking at its own share of wins, adds one node, and plays on at random.
    """
    legal, apply, rank = game.legality.legal, game.rules.apply, game.rules.rank
    settle_chance = game.kernels.settle_chance
    buffer, over = len(game.actions) + 1, game.over
    rule = specialised(game.folder)

    @rule
    def select(
        actions: Numbers,
        count: int,
        node: int,
        seat: int,
        exploration: float,
        children: npt.NDArray[np.int32],
        visits: Numbers,
        values: npt.NDArray[np.float64],
        rng: Generator,
    ) -> int:
        """An action that was never tried, at random, or else the one with the highest upper bound."""
        untried = 0
        for i in range(count):
            untried += children[node, actions[i]] == NO_NODE
        if untried > 0:
            ticket = below(rng, untried)
            for i in range(count):
                if children[node, actions[i]] == NO_NODE:
                    if ticket == 0:
                        return int(actions[i])
                    ticket -= 1
        best, highest = int(actions[0]), -1.0
        spread = log(visits[node] + 1.0)
        for i in range(count):
            child = children[node, actions[i]]
            bound = values[child, seat] / visits[child] + exploration * sqrt(spread / visits[child])
            if bound > highest:
                best, highest = int(actions[i]), bound
        return best

    @rule
    def play_out(s: Any, actions: Numbers, rng: Generator) -> None:
        """Play on at random to the end."""
        for _ in range(MOST_STEPS):
            count = legal(s, actions)
            if count == 0:
                break
            apply(s, actions[below(rng, count)], None)
            settle_chance(s, rng)

    @rule
    def search_tree(
        start: Any,
        states: States,
        rng: Generator,
        playouts: int,
        exploration: float,
        children: npt.NDArray[np.int32],
        visits: Numbers,
        values: npt.NDArray[np.float64],
    ) -> None:
        actions = np.zeros(buffer, np.int64)
        path = np.zeros(playouts + 2, np.int64)
        s = states[0]
        nodes = 1
        for _ in range(playouts):
            states[0] = start
            node = 0
            depth = 1
            path[0] = 0
            count = legal(s, actions)
            while count > 0:
                action = select(actions, count, node, s.seat, exploration, children, visits, values, rng)
                apply(s, action, None)
                settle_chance(s, rng)
                is_new = children[node, action] == NO_NODE
                if is_new:
                    children[node, action] = nodes
                    nodes += 1
                node = children[node, action]
                path[depth] = node
                depth += 1
                if is_new:
                    play_out(s, actions, rng)
                    break
                count = legal(s, actions)
            winners = 0
            if s.phase == over:
                for seat in range(s.players):
                    winners += rank(s, seat) == 1
            for i in range(depth):
                visits[path[i]] += 1
                for seat in range(s.players):
                    if winners > 0 and rank(s, seat) == 1:
                        values[path[i], seat] += 1.0 / winners

    return search_tree
