"""Named blocks: every action and every outcome of chance as an index and as one word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.errors import BauhofError

Numbers: TypeAlias = npt.NDArray[np.int64]


@lru_cache(maxsize=None, typed=True)  # members of two enumerations can be equal
def slug(name: IntEnum) -> str:
    """The word for a member of an enumeration in notation and journals."""
    return name.name.lower().replace("_", "-")


@rule
def offer(actions: Numbers, count: int, action: int, refusal: int) -> int:
    """Write down an action that nothing refuses; without a branch, which random play would mispredict."""
    actions[count] = action
    return count + (refusal == 0)


@dataclass(frozen=True)
class Steps:
    """An action that takes several words: their blocks, in the order in which they are asked for, and why so."""

    blocks: tuple[str, ...]
    paragraph: str
    why: str
    order: tuple[tuple[str, int], ...] = ()  # blocks asked again and again: 1 by rising numbers, -1 by falling ones


@dataclass
class Blocks:
    """A table of blocks, each a run of indices: `BUILD + kind` is an index, `build:bakery` its word."""

    noun: str
    words: list[str] = field(default_factory=list)
    index: dict[str, int] = field(default_factory=dict)
    starts: list[int] = field(default_factory=list)  # the first index of every block
    barred: dict[str, tuple[int, int]] = field(default_factory=dict)  # words that are never allowed; see `never`

    def block(self, name: str, labels: Sequence[str]) -> int:
        """Add a block and return its first index; without a name the labels are the words."""
        start = len(self.words)
        self.starts.append(start)
        for label in labels:
            word = f"{name}:{label}" if name else label
            self.index[word] = len(self.words)
            self.words.append(word)
        return start

    def also(self, word: str, known: str) -> None:
        """Take a word for one that is known: `4+3` for `3+4`."""
        self.index[word] = self.index[known]

    def never(self, name: str, labels: Iterable[str], refusal: int) -> None:
        """Know words of a block that no position allows, and why: they have no index, but a place in its question."""
        first = next(index for word, index in self.index.items() if word.startswith(f"{name}:"))
        self.barred |= {f"{name}:{label}": (first, refusal) for label in labels}

    def knows(self, word: str) -> bool:
        """Whether this is a word of the table, be it allowed or not."""
        return word in self.index or word in self.barred

    def __len__(self) -> int:
        return len(self.words)

    def format(self, index: int) -> str:
        """The word of an index."""
        return self.words[index]

    def parse(self, word: str) -> int:
        """The index of a word."""
        if word in self.barred:
            raise BauhofError(f"{word} is never allowed, so it has no number")
        try:
            return self.index[word]
        except KeyError:
            raise BauhofError(f"{word!r} is no {self.noun}; {self.near(word)}") from None

    def near(self, word: str) -> str:
        """What could have been meant."""
        from difflib import get_close_matches

        close = get_close_matches(word, self.words, n=3)
        if not self.words:
            return "there is none in this game"
        return f"did you mean {' or '.join(close)}?" if close else f"one looks like {self.words[-1]}"
