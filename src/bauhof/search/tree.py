"""A Monte Carlo search tree for every game: chance is drawn on every visit, every seat plays for itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED, Generator, below, new_generator, seed_generator
from bauhof.core.compile import specialised
from bauhof.core.game import Game
from bauhof.core.kernels import States

NO_NODE = 0  # the root is nobody's child
MOST_STEPS = 10_000  # of one playout; every game ends long before
RANDOM = -1  # the strategy of a seat that plays at random
FIRST_ROOM = 512  # nodes
HASH_PRIME, HASH_BITS = 1099511628211, (1 << 59) - 1

Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Settings:
    """How a search looks ahead; docs/bots.md tells what was tried."""

    exploration: float = 0.1
    patience: float = 1e6  # visits before a second action is tried below the root
    caution: float = 0.0  # how clearly an action must be better than the greedy one; see best.py
    prior: int = 3  # playouts that the value of a new node counts for
    guided: bool = True  # playouts by the game's strategies, instead of at random
    margin: bool = True  # the end counts by how far one is ahead, instead of by the bare win
    depth: int = MOST_STEPS  # decisions of a playout before its value is estimated
    chance_nodes: bool = False  # what chance gave is part of the tree, instead of averaged over


class Tree:
    """A growing tree: a node for every sequence of actions, its visits, and what every seat got there."""

    def __init__(self, game: Game, state: Any, settings: Settings, seed: int) -> None:
        self.game, self.start, self.settings, self.seed = game, state, settings, seed & SEED
        self.luck = new_generator(seed, 1)
        self.states = game.state.many(1)
        self.words = self.states.view(np.uint16).reshape(1, -1)
        self.nodes = np.ones(1, np.int64)
        seats = game.players[-1]
        self.children = np.zeros((FIRST_ROOM, len(game.actions)), np.int32)
        self.visits = np.zeros(FIRST_ROOM, np.int64)
        self.values = np.zeros((FIRST_ROOM, seats))
        self.wins = np.zeros((FIRST_ROOM, seats))
        self.keys = np.zeros((2 * FIRST_ROOM, 2), np.int64)

    def grow(self, candidates: Numbers, rounds: int) -> None:
        """Play so many games on from every candidate, in turn.

        The n-th game of each has the same chance, so that luck does not decide between them.
        """
        self.make_room(int(self.nodes[0]) + 2 * rounds * len(candidates) + 2)
        how = self.settings
        grow(self.game)(
            self.start,
            self.states,
            self.words,
            self.luck,
            self.seed,
            candidates,
            rounds,
            float(how.exploration),
            float(how.patience),
            int(how.prior),
            bool(how.guided),
            bool(how.margin),
            int(how.depth),
            bool(how.chance_nodes),
            self.children,
            self.visits,
            self.values,
            self.wins,
            self.keys,
            self.nodes,
        )

    def make_room(self, nodes: int) -> None:
        """Make the tables at least so long."""
        if nodes <= len(self.visits):
            return
        nodes = max(nodes, 2 * len(self.visits))
        for name in ("children", "visits", "values", "wins"):
            old = getattr(self, name)
            new = np.zeros((nodes, *old.shape[1:]), old.dtype)
            new[: len(old)] = old
            setattr(self, name, new)
        if self.settings.chance_nodes:
            known = self.keys[self.keys[:, 0] != 0]
            self.keys = np.zeros((2 * nodes, 2), np.int64)
            for key, node in known:
                place = int(key) % len(self.keys)
                while self.keys[place, 0]:
                    place = (place + 1) % len(self.keys)
                self.keys[place] = key, node


@cache
def grow(game: Game) -> Callable[..., None]:
    """The compiled search for a game.

    An iteration goes down by upper confidence bounds, each seat looking at what it got itself,
    adds one node, plays on, and adds what every seat got to all nodes on the way.
    """
    legal, apply, rank = game.legality.legal, game.rules.apply, game.rules.rank
    decide, styles, worth = game.strategies.decide, game.strategies.PLAYOUT, game.value.worth
    routine = np.array([phase in game.strategies.ROUTINE for phase in game.blocks])
    settle_chance = game.kernels.settle_chance
    buffer, over, seats = len(game.actions) + 1, game.over, game.players[-1]
    rule = specialised(game.folder)

    @rule
    def select(
        s: Any,
        actions: Numbers,
        count: int,
        node: int,
        exploration: float,
        patience: float,
        children: npt.NDArray[np.int32],
        visits: Numbers,
        values: Values,
        luck: Generator,
    ) -> int:
        """The action with the highest upper bound, or one more that was never tried.

        The first to be tried is the greedy one; with n tried another one follows after
        patience * n * n visits. Without patience all are tried at once, in any order.
        """
        if patience > 0 and routine[s.phase]:
            return int(decide(s, 0))
        tried = 0
        total = 0
        for i in range(count):
            child = children[node, actions[i]]
            if child != NO_NODE:
                tried += 1
                total += visits[child]
        if tried < count and total >= patience * tried * tried:
            if tried == 0 and patience > 0:
                return int(decide(s, 0))
            ticket = below(luck, count - tried)
            for i in range(count):
                if children[node, actions[i]] == NO_NODE:
                    if ticket == 0:
                        return int(actions[i])
                    ticket -= 1
        best, highest = int(actions[0]), -1.0
        spread = log(total + 1.0)
        for i in range(count):
            child = children[node, actions[i]]
            if child != NO_NODE:
                bound = values[child, s.seat] / visits[child] + exploration * sqrt(spread / visits[child])
                if bound > highest:
                    best, highest = int(actions[i]), bound
        return best

    @rule
    def play_out(s: Any, actions: Numbers, style: Numbers, depth: int, rng: Generator) -> None:
        """Play on, every seat in its style, to the end or so many decisions."""
        for _ in range(depth):
            if s.phase == over:
                break
            if style[s.seat] == RANDOM:
                apply(s, actions[below(rng, legal(s, actions))], None)
            else:
                apply(s, decide(s, style[s.seat]), None)
            settle_chance(s, rng)

    @rule
    def share_by_worth(s: Any, share: Values) -> None:
        """What every seat may hope for."""
        total = 0.0
        for seat in range(s.players):
            share[seat] = exp(worth(s, seat))
            total += share[seat]
        for seat in range(s.players):
            share[seat] /= total

    @rule
    def share_by_rank(s: Any, share: Values) -> None:
        """What every seat has won; several winners share."""
        winners = 0
        for seat in range(s.players):
            winners += rank(s, seat) == 1
        for seat in range(s.players):
            share[seat] = 1.0 / winners if rank(s, seat) == 1 else 0.0

    @rule
    def decision_node(node: int, words: npt.NDArray[np.uint16], keys: Numbers, nodes: Numbers) -> int:
        """Where chance belongs to the tree: the node of what it gave after a sequence of actions."""
        key = node + 1
        for i in range(words.shape[1]):
            key = ((key ^ int(words[0, i])) * HASH_PRIME) & HASH_BITS
        place = key % keys.shape[0]
        while keys[place, 0] != 0:
            if keys[place, 0] == key:
                return int(keys[place, 1])
            place = (place + 1) % keys.shape[0]
        keys[place, 0] = key
        keys[place, 1] = nodes[0]
        nodes[0] += 1
        return int(keys[place, 1])

    @rule
    def search_tree(
        start: Any,
        states: States,
        words: npt.NDArray[np.uint16],
        luck: Generator,
        seed: int,
        candidates: Numbers,
        rounds: int,
        exploration: float,
        patience: float,
        prior: int,
        guided: bool,
        margin: bool,
        depth: int,
        chance_nodes: bool,
        children: npt.NDArray[np.int32],
        visits: Numbers,
        values: Values,
        wins: Values,
        keys: Numbers,
        nodes: Numbers,
    ) -> None:
        rng = np.zeros(4, np.int64)
        actions = np.zeros(buffer, np.int64)
        path = np.zeros(MOST_STEPS, np.int64)
        style = np.full(seats, RANDOM)
        share = np.zeros(seats)
        won = np.zeros(seats)
        s = states[0]
        for number in range(rounds * len(candidates)):
            states[0] = start
            node = 0
            length = 0
            count = legal(s, actions)
            while count > 0 and length < MOST_STEPS:
                if node == 0:
                    action = candidates[number % len(candidates)]
                    known = children[0, action]
                    seed_generator(rng, seed, visits[known] if known != NO_NODE else 0)
                else:
                    action = select(s, actions, count, node, exploration, patience, children, visits, values, luck)
                apply(s, action, None)
                settle_chance(s, rng)
                is_new = children[node, action] == NO_NODE
                if is_new:
                    children[node, action] = nodes[0]
                    nodes[0] += 1
                node = children[node, action]
                path[length] = node
                length += 1
                if is_new:
                    if prior > 0 and s.phase != over:
                        share_by_worth(s, share)
                        visits[node] = prior
                        for seat in range(s.players):
                            values[node, seat] = share[seat] * prior
                    break
                if chance_nodes:
                    before = nodes[0]
                    node = decision_node(node, words, keys, nodes)
                    if nodes[0] > before:
                        break
                count = legal(s, actions)
            if guided:
                for seat in range(s.players):
                    style[seat] = styles[below(luck, len(styles))]
            play_out(s, actions, style, depth, rng)
            share_by_worth(s, share)
            if s.phase == over:
                share_by_rank(s, won)
            else:
                won[:] = share
            for i in range(length):
                visits[path[i]] += 1
                for seat in range(s.players):
                    values[path[i], seat] += share[seat] if margin else won[seat]
                    wins[path[i], seat] += won[seat]

    return search_tree
