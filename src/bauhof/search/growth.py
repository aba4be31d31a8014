"""How a search tree grows, compiled: down by upper confidence bounds, play on, and back with what every seat got."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp, log
from typing import TYPE_CHECKING, Any

import numpy as np

from bauhof.core.actions import Numbers
from bauhof.core.chance import below, seed_generator
from bauhof.core.compile import specialised
from bauhof.core.game import Game
from bauhof.core.unguided import RANDOM
from bauhof.search.nodes import (
    MOST_STEPS,
    NO_NODE,
    Nodes,
    Values,
    Walk,
    believe,
    count_tried,
    go_back,
    highest_bound,
    node_after,
    node_of_chance,
    untried,
)

if TYPE_CHECKING:
    from bauhof.search.tree import Settings


@cache
def make_growth(game: Game) -> Callable[..., None]:
    """The compiled search for a game."""
    go_down, play_out, share_out = make_descent(game), make_playout(game), make_shares(game)

    @specialised(game.folder)
    def grow(start: Any, seed: int, candidates: Numbers, rounds: int, how: Settings, nodes: Nodes, walk: Walk) -> None:
        """Every iteration begins with one of the candidates, adds a node, and tells all nodes on its way."""
        s = walk.states[0]
        for number in range(rounds * len(candidates)):
            walk.states[0] = start
            length = go_down(s, candidates[number % len(candidates)], seed, how, nodes, walk)
            play_out(s, how, walk)
            share_out(s, walk)
            go_back(s.players, length, how.margin, nodes, walk)

    return grow


def make_descent(game: Game) -> Callable[..., int]:
    """The way down the tree of a game."""
    legal, apply, decide = game.legality.legal, game.rules.apply, game.strategies.decide
    settle_chance, hope, over = game.kernels.settle_chance, make_hope(game), game.over
    routine = np.array([phase in game.strategies.ROUTINE for phase in game.blocks])
    rule = specialised(game.folder)

    @rule
    def select(s: Any, count: int, node: int, how: Settings, nodes: Nodes, walk: Walk) -> int:
        """The action with the highest upper bound, or one more that was never tried.

        The first to be tried is the greedy one; with n tried another one follows after
        patience * n * n visits. Without patience all are tried at once, in any order.
        """
        if how.patience > 0 and routine[s.phase]:
            return int(decide(s, 0))
        tried, total = count_tried(nodes, node, walk.actions, count)
        if tried < count and total >= how.patience * tried * tried:
            if tried == 0 and how.patience > 0:
                return int(decide(s, 0))
            return untried(nodes, node, walk.actions, count, below(walk.luck, count - tried))
        return highest_bound(nodes, node, walk.actions, count, s.seat, how.exploration, log(total + 1.0))

    @rule
    def go_down(s: Any, first: int, seed: int, how: Settings, nodes: Nodes, walk: Walk) -> int:
        """Begin with a candidate and go on to the first new node, or the end; the number of nodes on the way."""
        known = nodes.children[0, first]
        seed_generator(walk.rng, seed, nodes.visits[known] if known != NO_NODE else 0)
        node, action = 0, first
        for length in range(MOST_STEPS):
            apply(s, action, None)
            settle_chance(s, walk.rng)
            before = nodes.used[0]
            node = node_after(nodes, node, action)
            walk.path[length] = node
            if nodes.used[0] > before:
                if how.prior > 0 and s.phase != over:
                    hope(s, walk.share)
                    believe(s.players, node, how.prior, nodes, walk.share)
                return length + 1
            if how.chance_nodes:
                node = node_of_chance(nodes, node, walk)
            count = 0 if nodes.used[0] > before else legal(s, walk.actions)
            if count == 0:
                return length + 1
            action = select(s, count, node, how, nodes, walk)
        return MOST_STEPS

    return go_down


def make_playout(game: Game) -> Callable[..., None]:
    """The way from a new node to the end of a game."""
    legal, apply, decide = game.legality.legal, game.rules.apply, game.strategies.decide
    settle_chance, styles, over = game.kernels.settle_chance, game.strategies.PLAYOUT, game.over

    @specialised(game.folder)
    def play_out(s: Any, how: Settings, walk: Walk) -> None:
        """Play on, every seat in its style, to the end or so many decisions."""
        if how.guided:
            for seat in range(s.players):
                walk.style[seat] = styles[below(walk.luck, len(styles))]
        actions, style, rng = walk.actions, walk.style, walk.rng
        for _ in range(how.depth):
            if s.phase == over:
                break
            if style[s.seat] == RANDOM:
                apply(s, actions[below(rng, legal(s, actions))], None)
            else:
                apply(s, decide(s, style[s.seat]), None)
            settle_chance(s, rng)

    return play_out


@cache
def make_hope(game: Game) -> Callable[[Any, Values], None]:
    """What a position promises in a game."""
    worth = game.value.worth

    @specialised(game.folder)
    def hope(s: Any, share: Values) -> None:
        """What every seat may hope for: chances go by the exponentials of their worths."""
        total = 0.0
        for seat in range(s.players):
            share[seat] = exp(worth(s, seat))
            total += share[seat]
        for seat in range(s.players):
            share[seat] /= total

    return hope


def make_shares(game: Game) -> Callable[[Any, Walk], None]:
    """What everybody gets where a playout of a game stops."""
    rank, hope, over = game.rules.rank, make_hope(game), game.over

    @specialised(game.folder)
    def share_out(s: Any, walk: Walk) -> None:
        """What every seat may hope for, and what it has won; several winners share, and hope counts before the end."""
        hope(s, walk.share)
        winners = 0
        for seat in range(s.players):
            winners += s.phase == over and rank(s, seat) == 1
        for seat in range(s.players):
            if winners == 0:
                walk.won[seat] = walk.share[seat]
            else:
                walk.won[seat] = 1.0 / winners if rank(s, seat) == 1 else 0.0

    return share_out
