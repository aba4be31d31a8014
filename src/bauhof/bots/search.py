"""The search bot: looks ahead by playouts and takes the action it came back to most often."""

from __future__ import annotations

from bauhof.core.question import Question
from bauhof.search.tree import search

PLAYOUTS = 2000


class Search:
    """Decides by Monte Carlo tree search with a fixed number of playouts; equal seeds decide equally."""

    def __init__(self, seed: int = 0, playouts: int = PLAYOUTS) -> None:
        self.seed = seed
        self.playouts = playouts

    def choose(self, question: Question) -> str:
        """The most visited action; nothing is searched where only one is legal."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        self.seed += 1
        best = search(question.game, question.state, self.playouts, self.seed)[0]
        return question.game.actions.format(best.action)
