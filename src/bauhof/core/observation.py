"""Named parts of a tensor: what stands where, in words that documentation and code share."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from numpy import float32

from bauhof.core.compile import rule


@dataclass(frozen=True)
class Part:
    """A run of numbers with one meaning."""

    name: str
    start: int
    length: int
    meaning: str
    most: float = 1.0  # none of its numbers is larger, and of an observation none is below 0

    @property
    def slice(self) -> slice:
        """Where it lies in the tensor."""
        return slice(self.start, self.start + self.length)


@dataclass
class Parts:
    """The parts of a game's tensor, in order and without gaps."""

    parts: list[Part] = field(default_factory=list)

    def part(self, name: str, length: int, meaning: str, *, most: float = 1.0) -> int:
        """Add a part and return where it starts."""
        start = len(self)
        self.parts.append(Part(name, start, length, meaning, most))
        return start

    def __len__(self) -> int:
        return self.parts[-1].start + self.parts[-1].length if self.parts else 0

    def slice(self, name: str) -> slice:
        """Where a part lies in the tensor."""
        for part in self.parts:
            if part.name == name:
                return part.slice
        raise KeyError(name)

    def touched(self, marked: npt.NDArray[np.bool_]) -> list[str]:
        """The names of the parts in which a place is marked."""
        return [part.name for part in self.parts if marked[part.slice].any()]


@rule
def write(tensor: npt.NDArray[np.float32], start: int, numbers: npt.NDArray[np.int64], unit: int) -> None:
    """Write a row of numbers into a tensor, divided by a unit."""
    part = tensor[start:]  # an index that cannot be negative, and no double precision: so that many are written at once
    for place in range(len(numbers)):
        part[place] = float32(numbers[place]) / float32(unit)
