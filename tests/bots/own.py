"""Bots of somebody's own for the tests of the arena, good and bad."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

from bauhof.core.question import Question

BEATS = 1200


class Place:
    """Always takes the action at one place of the list."""

    def __init__(self, seed: int, place: int = 0, name: str = "") -> None:
        self.place = place

    def choose(self, question: Question) -> str:
        return question.legal[self.place % len(question.legal)]


class Slow:
    """Takes a second by a clock of its own, and ten where it has no choice."""

    clock = 0.0

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, question: Question) -> str:
        Slow.clock += 10 if len(question.legal) == 1 else 1
        return question.legal[0]


class Wrong:
    """Answers what it was told to; a dot is nothing at all."""

    def __init__(self, seed: int, word: str) -> None:
        self.word = word

    def choose(self, question: Question) -> str:
        return self.word if self.word != "." else None  # type: ignore[return-value]


class Raises:
    """Fails when it is asked, after as many questions as it was told in one game or more."""

    asked = 0

    def __init__(self, seed: int, after: int = 0) -> None:
        self.after = after

    def choose(self, question: Question) -> str:
        Raises.asked += 1
        if Raises.asked > self.after:
            raise ValueError("out of\nideas")
        return question.legal[0]


class Unmade:
    """Fails when it is made."""

    def __init__(self, seed: int) -> None:
        raise OSError("no weights here")


class Dies:
    """Ends its process when a game has begun, but never the process of the tests."""

    def __init__(self, seed: int, parent: int) -> None:
        self.parent = parent

    def choose(self, question: Question) -> str:
        if os.getpid() != self.parent:
            os._exit(1)
        return question.legal[0]


class Sulks(Dies):
    """Answers no when a game has begun, but not in the process of the tests."""

    def choose(self, question: Question) -> str:
        return question.legal[0] if os.getpid() == self.parent else "no"


def beat(path: Path) -> None:
    """Write a sign into a file, again and again, for a minute or more."""
    for _ in range(BEATS):
        with path.open("a") as file:
            file.write(".")
        sleep(0.05)
