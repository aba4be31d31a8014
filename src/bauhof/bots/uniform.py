"""The uniform bot: every legal action is as likely as any other."""

from __future__ import annotations

from bauhof.core.chance import below, new_generator
from bauhof.core.match import Match


class Uniform:
    """Chooses at random; equal seeds choose equally."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = new_generator(seed, stream=1)

    def choose(self, match: Match) -> str:
        """One of the legal actions."""
        legal = match.legal
        return legal[int(below(self.rng, len(legal)))]
