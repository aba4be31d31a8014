"""Who can sit at a table besides people, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bauhof.bots.search import Search
from bauhof.bots.uniform import Uniform
from bauhof.core.match import Match


class Bot(Protocol):
    """A program that decides for the seat whose turn it is.

    A state holds no future and nothing that was not once open to everybody, so a bot
    that looks at it knows what a person with a perfect memory knows.
    """

    def choose(self, match: Match) -> str:
        """One of the legal actions."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": Uniform, "search": Search}
