"""Judges: which actions are worth a look, and how likely every seat wins; by a network, or by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from bauhof.core.compile import specialised
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY
from bauhof.nets.evaluation import make_evaluation
from bauhof.nets.forward import Desk, Shape, new_desk
from bauhof.nets.network import Network
from bauhof.search.growth import make_hope

GREEDY = 0.5  # how likely the greedy action is, by hand; all legal ones share the rest


class Judge(Protocol):
    """Judges decisions, many at once; no chance and no routine question is due there."""

    game: Game

    def new_desk(self, rows: int) -> Desk:
        """Memory to judge so many positions in."""

    def judge(self, states: States, rows: int, desk: Desk) -> None:
        """Write a policy for who must decide, and the chances of every seat, for the first positions."""


class Learnt:
    """A network; it sees what who must decide would know with a perfect memory, as everybody does in a search."""

    def __init__(self, network: Network) -> None:
        self.game, self.network = network.game, network
        self.new_desk = network.new_desk

    def judge(self, states: States, rows: int, desk: Desk) -> None:
        """By the network."""
        evaluate = make_evaluation(self.game).evaluate
        evaluate(states, rows, NOBODY, 1, self.network.weights, self.network.shape.blocks, desk)


class HandMade:
    """The game's own value, and its greedy strategy."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def new_desk(self, rows: int) -> Desk:
        """Without layers."""
        return new_desk(Shape(0, 0, 0, 0, len(self.game.actions), self.game.players[-1]), rows)

    def judge(self, states: States, rows: int, desk: Desk) -> None:
        """Half for the greedy action; chances by the exponentials of worths."""
        make_hand_made(self.game)(states, rows, desk)


@cache
def make_hand_made(game: Game) -> Callable[[States, int, Desk], None]:
    """Specialise the judgement by hand for a game."""
    legal, decide, hope = game.legality.legal, game.strategies.decide, make_hope(game)
    greedy = GREEDY if len(game.strategies.Strategy) else 0.0

    @specialised(game.folder)
    def judge_by_hand(states: States, rows: int, desk: Desk) -> None:
        """Write policy and chances of the first positions."""
        for row in range(rows):
            s = states[row]
            count = legal(s, desk.listed)
            for action in range(desk.policy.shape[1]):
                desk.policy[row, action] = 0
            for place in range(count):
                desk.policy[row, desk.listed[place]] = (1 - greedy) / count
            if greedy > 0:
                desk.policy[row, decide(s, 0)] += greedy
            hope(s, desk.chances[row])

    return judge_by_hand
