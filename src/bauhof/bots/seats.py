"""Who can sit at a table besides people, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bauhof.bots.uniform import Uniform


class Bot(Protocol):
    """A program that decides for a seat, knowing what the seat may know."""

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        """One of the legal actions."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": Uniform}
