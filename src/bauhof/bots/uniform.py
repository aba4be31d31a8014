"""The uniform bot: every legal action is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bauhof.core.chance import below, new_generator


class Uniform:
    """Chooses at random; equal seeds choose equally."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = new_generator(seed, stream=1)

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        """One of the legal actions."""
        return legal[int(below(self.rng, len(legal)))]
