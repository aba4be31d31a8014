"""A bot of your own: `bauhof arena machi-koro --bots random,my_bot:MyBot`, in this folder."""

from __future__ import annotations

import random

from bauhof import Question


class MyBot:
    """Takes the action that leaves it with the highest score, and any of those that are equal."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, question: Question) -> str:
        """Try every action on a copy of the position."""
        game = question.game
        tried = []
        for word in question.legal:
            state = game.state.copy(question.state)
            game.apply(state, word)
            tried.append((game.score(state, question.seat), self.random.random(), word))
        return max(tried)[2]
