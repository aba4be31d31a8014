"""Sequences: which words belong to one decision, such as a building and its payment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bauhof.core.game import Game


class Sequences:
    """Which words belong to one decision: those of an action that takes several, such as a building and its payment."""

    def __init__(self, game: Game) -> None:
        begins = {one.blocks[0] for one in game.steps}
        # A sequence in which another one begins is the order of a turn, and no action.
        actions = [one for one in game.steps if begins.isdisjoint(one.blocks[1:])]
        self.following = {pair for one in actions for pair in combinations(one.blocks, 2)}
        self.following |= {(again, again) for one in actions for again, _ in one.order}

    def go_on(self, word: str, after: str) -> bool:
        """Whether a word continues what another one began."""
        return (block(word), block(after)) in self.following


def block(word: str) -> str:
    """`build` of `build:cafe`."""
    return word.partition(":")[0]


def is_open(game: Game, state: Any, seat: int, word: str, sequences: Sequences) -> bool:
    """Whether the decision goes on after a word."""
    if game.turn(state) != seat:
        return False
    return sequences.go_on(word, game.actions.format(game.legal(state)[0]))


def answers(game: Game, state: Any, decisions: int = 1) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything that the seat whose turn it is can decide, each with the state after its last word.

    With several decisions, as many in a row as the seat has before chance or others come.
    """
    seat, sequences = game.turn(state), Sequences(game)
    waiting: list[tuple[tuple[str, ...], Any, int]] = [((), state, decisions)]
    while waiting:
        words, before, left = waiting.pop()
        for action in game.legal(before):
            after = game.state.copy(before)
            game.apply(after, action)
            word = game.actions.format(action)
            more = left if seat is not None and is_open(game, after, seat, word, sequences) else left - 1
            if more and game.turn(after) == seat:
                waiting.append(((*words, word), after, more))
            if more != left:
                yield (*words, word), after
