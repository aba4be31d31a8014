"""A Monte Carlo search tree for every game: chance is drawn on every visit, every seat plays for itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED, new_generator
from bauhof.core.game import Game
from bauhof.core.unguided import RANDOM
from bauhof.search.growth import make_growth
from bauhof.search.nodes import MOST_STEPS, Nodes, Walk

FIRST_ROOM = 512  # nodes


class Settings(NamedTuple):
    """How a search looks ahead; docs/strength.md tells what was tried."""

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
        self.game, self.start, self.seed = game, state, seed & SEED
        self.settings = Settings._make(type(usual)(how) for usual, how in zip(Settings(), settings, strict=True))
        seats, states = game.players[-1], game.state.many(1)
        self.nodes = Nodes(
            children=np.zeros((FIRST_ROOM, len(game.actions)), np.int32),
            visits=np.zeros(FIRST_ROOM, np.int64),
            values=np.zeros((FIRST_ROOM, seats)),
            wins=np.zeros((FIRST_ROOM, seats)),
            keys=np.zeros((2 * FIRST_ROOM, 2), np.int64),
            used=np.ones(1, np.int64),
        )
        self.walk = Walk(
            states=states,
            words=states.view(np.uint16).reshape(1, -1),
            actions=np.zeros(len(game.actions) + 1, np.int64),
            path=np.zeros(MOST_STEPS, np.int64),
            style=np.full(seats, RANDOM),
            share=np.zeros(seats),
            won=np.zeros(seats),
            rng=new_generator(seed),
            luck=new_generator(seed, 1),
        )

    def grow(self, candidates: Numbers, rounds: int) -> None:
        """Play so many games on from every candidate, in turn.

        The n-th game of each has the same chance, so that luck does not decide between them.
        """
        self.make_room(int(self.nodes.used[0]) + 2 * rounds * len(candidates) + 2)
        make_growth(self.game)(self.start, self.seed, candidates, rounds, self.settings, self.nodes, self.walk)

    def make_room(self, rows: int) -> None:
        """Make the tables at least so long."""
        known = self.nodes
        if rows <= len(known.visits):
            return
        rows = max(rows, 2 * len(known.visits))
        keys = rehashed(known.keys, 2 * rows) if self.settings.chance_nodes else known.keys
        tables = [longer(table, rows) for table in (known.children, known.visits, known.values, known.wins)]
        self.nodes = Nodes._make([*tables, keys, known.used])


def longer(table: npt.NDArray[Any], rows: int) -> npt.NDArray[Any]:
    """A table with the same rows, and empty ones after them."""
    new = np.zeros((rows, *table.shape[1:]), table.dtype)
    new[: len(table)] = table
    return new


def rehashed(keys: Numbers, rows: int) -> Numbers:
    """The same keys in a longer table."""
    new = np.zeros((rows, 2), np.int64)
    for key, node in keys[keys[:, 0] != 0]:
        place = int(key) % rows
        while new[place, 0]:
            place = (place + 1) % rows
        new[place] = key, node
    return new
