"""A lesson: a guided first game on the real board, with the answers of chance and of the other seats written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

ANYTHING = "*"


@dataclass(frozen=True)
class Step:
    """One thing that the coach says, in the catalogue under `lesson-<id>`, and what the player does then."""

    id: str
    at: str = ""  # the place on the board that the coach points at, named as boards name their places
    do: str = ""  # the player's words; `build:ranch|build:bakery` leaves a choice, `*` any; none: only read
    then: str = ""  # the words of chance and of the other seats that follow
    paragraph: str = ""  # of the rules, for those who want to know more


@dataclass(frozen=True)
class Due:
    """The next word of a lesson: one of these, or any; the player's own, or written down."""

    step: int
    words: tuple[str, ...]
    own: bool

    def allows(self, word: str) -> bool:
        """Whether the lesson goes on with this word."""
        return self.words == (ANYTHING,) or word in self.words


@dataclass(frozen=True)
class Lesson:
    """Steps from a position in which the first seat, the player's, has the turn; then the game goes on freely."""

    position: str
    steps: tuple[Step, ...]
    tips: tuple[str, ...]  # the questions for which the coach has a tip afterwards, under `tip-<block of actions>`
    rival: str = "novice"  # the level of the other seats

    @cached_property
    def script(self) -> tuple[Due, ...]:
        """Every word in its order."""
        return tuple(self._dues())

    def _dues(self) -> Iterator[Due]:
        for number, step in enumerate(self.steps):
            for words, own in ((step.do, True), (step.then, False)):
                yield from (Due(number, tuple(word.split("|")), own) for word in words.split())

    def due(self, done: int) -> Due | None:
        """What comes after so many words; nothing at the end."""
        return self.script[done] if done < len(self.script) else None

    def asks(self, done: int) -> int:
        """The step in which the player acts next; the number of steps when nothing more is asked."""
        return next((due.step for due in self.script[done:] if due.own), len(self.steps))
