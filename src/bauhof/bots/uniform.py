"""The uniform bot: every legal action is as likely as any other."""

from __future__ import annotations

from bauhof.core.chance import below, new_generator
from bauhof.core.question import Question


class Uniform:
    """Chooses at random; equal seeds choose equally."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = new_generator(seed, stream=1)

    def choose(self, question: Question) -> str:
        """One of the legal actions."""
        legal = question.legal
        return legal[int(below(self.rng, len(legal)))]
