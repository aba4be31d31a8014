"""The nodes of a search tree, and what a compiled search does with them in every game."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator
from bauhof.core.compile import rule
from bauhof.core.kernels import States

MOST_STEPS = 10_000  # of one playout; every game ends long before
NO_NODE = 0  # the root is nobody's child
HASH_PRIME, HASH_BITS = 1099511628211, (1 << 59) - 1

Values: TypeAlias = npt.NDArray[np.float64]


class Nodes(NamedTuple):
    """The nodes of a tree, a row for each; the root is the first."""

    children: npt.NDArray[np.int32]  # for every action the node after it, or none
    visits: Numbers
    values: Values  # what every seat got there by the search's measure, all visits together
    wins: Values  # what every seat won there, all visits together
    keys: Numbers  # what chance gave after a node, as a hash, and the node for that
    used: Numbers  # one number: the rows that are nodes by now


class Walk(NamedTuple):
    """What a way through the tree is walked with, used again for every one."""

    states: States  # one: where the walk is
    words: npt.NDArray[np.uint16]  # the same memory, to be hashed
    actions: Numbers  # the legal ones
    path: Numbers  # the nodes on the way
    style: Numbers  # the strategy of every seat
    share: Values  # what every seat may hope for
    won: Values  # what every seat has won
    rng: Generator  # of the game's chance
    luck: Generator  # of the search itself


@rule
def new_node(nodes: Nodes) -> int:
    """One node more."""
    nodes.used[0] += 1
    return int(nodes.used[0] - 1)


@rule
def node_after(nodes: Nodes, node: int, action: int) -> int:
    """The node after an action, which may be new."""
    if nodes.children[node, action] == NO_NODE:
        nodes.children[node, action] = new_node(nodes)
    return int(nodes.children[node, action])


@rule
def node_of_chance(nodes: Nodes, node: int, walk: Walk) -> int:
    """Where chance belongs to the tree: the node of what it gave after a node, which may be new."""
    key = node + 1
    for i in range(walk.words.shape[1]):
        key = ((key ^ int(walk.words[0, i])) * HASH_PRIME) & HASH_BITS
    place = key % nodes.keys.shape[0]
    while nodes.keys[place, 0] != 0:
        if nodes.keys[place, 0] == key:
            return int(nodes.keys[place, 1])
        place = (place + 1) % nodes.keys.shape[0]
    nodes.keys[place, 0] = key
    nodes.keys[place, 1] = new_node(nodes)
    return int(nodes.keys[place, 1])


@rule
def count_tried(nodes: Nodes, node: int, actions: Numbers, count: int) -> tuple[int, int]:
    """How many of the legal actions were tried, and how often all together."""
    tried = 0
    total = 0
    for i in range(count):
        child = nodes.children[node, actions[i]]
        if child != NO_NODE:
            tried += 1
            total += nodes.visits[child]
    return tried, total


@rule
def untried(nodes: Nodes, node: int, actions: Numbers, count: int, ticket: int) -> int:
    """The action that holds the ticket, of those that were never tried."""
    for i in range(count):
        if nodes.children[node, actions[i]] == NO_NODE:
            if ticket == 0:
                return int(actions[i])
            ticket -= 1
    return int(actions[0])


@rule
def highest_bound(
    nodes: Nodes, node: int, actions: Numbers, count: int, seat: int, exploration: float, spread: float
) -> int:
    """The action that a seat could hope for most: its value, and more for what was seldom tried."""
    best, highest = int(actions[0]), -1.0
    for i in range(count):
        child = nodes.children[node, actions[i]]
        if child != NO_NODE:
            visits = nodes.visits[child]
            bound = nodes.values[child, seat] / visits + exploration * sqrt(spread / visits)
            if bound > highest:
                best, highest = int(actions[i]), bound
    return best


@rule
def believe(players: int, node: int, prior: int, nodes: Nodes, share: Values) -> None:
    """A new node begins as if so many playouts had given what is hoped for."""
    nodes.visits[node] = prior
    for seat in range(players):
        nodes.values[node, seat] = share[seat] * prior


@rule
def go_back(players: int, length: int, margin: bool, nodes: Nodes, walk: Walk) -> None:
    """Add what every seat got to all nodes on the way."""
    for i in range(length):
        node = walk.path[i]
        nodes.visits[node] += 1
        for seat in range(players):
            nodes.values[node, seat] += walk.share[seat] if margin else walk.won[seat]
            nodes.wins[node, seat] += walk.won[seat]
