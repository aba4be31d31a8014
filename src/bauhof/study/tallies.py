"""What is counted in every game, by seat: found from the kinds of event that a game declares, so that no game is named.

A deed is what `highlights.aspects` calls worth counting, by its word: `built.cafe`, `bought.museum5`, `announced`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from bauhof.core.actions import Numbers
from bauhof.core.errors import BauhofError
from bauhof.core.events import NUMBER, SEAT, WIDTH, YES_OR_NO, Event, Kind
from bauhof.core.game import Game

NONE = -1
PARTS = WIDTH  # no kind has more


@dataclass(frozen=True)
class Deed:
    """Something a seat can do that is worth counting."""

    kind: str  # of the event
    part: str  # of the event that has the word; none for a deed that goes by its kind
    word: str

    @property
    def column(self) -> str:
        """Its name in the tables."""
        return f"{self.kind}.{self.word}" if self.word else self.kind


@dataclass(frozen=True)
class Tallies:
    """Where the numbers of an event are added up."""

    deeds: tuple[Deed, ...]
    columns: tuple[str, ...]  # how often every kind of event came, and the sums of its numbers
    seat: Numbers  # for every kind where its seat stands; NONE without one
    times: Numbers  # for every kind the column that counts it
    summed: Numbers  # for every kind and number the column that it is added to, or NONE
    flagged: Numbers  # for every kind and number the deed that counts instead of all others if it is 1, or NONE
    worded: Numbers  # for every kind and number the deed of its first word, or NONE
    plain: Numbers  # for every kind the deed that it is itself, or NONE


@cache
def tallies_of(game: Game) -> Tallies:
    """What is counted in a game."""
    size = max(map(int, game.events), default=0) + 1
    seat, times, plain = (np.full(size, NONE) for _ in range(3))
    summed, flagged, worded = (np.full((size, PARTS), NONE) for _ in range(3))
    deeds, columns = list[Deed](), list[str]()
    for number, kind in game.events.items():
        name, counted = number.name.lower(), worth_counting(game, number.name.lower(), kind)
        if "seat" not in kind.parts:
            continue
        times[number] = len(columns)
        columns.append(f"{name}.times")
        at, first = 1, len(deeds)
        for part_name, part in kind.parts.items():
            if part_name == "seat":
                seat[number] = at
            elif part is NUMBER:
                summed[number, at] = len(columns)
                columns.append(f"{name}.{part_name}")
            elif counted and part is YES_OR_NO:
                flagged[number, at] = len(deeds)
                deeds.append(Deed(name, part_name, part_name))
            elif counted and part.words and part.width == 1:
                worded[number, at] = len(deeds)
                deeds += [Deed(name, part_name, word) for word in part.words]
            at += part.width
        if counted and len(deeds) == first:
            plain[number] = first
            deeds.append(Deed(name, "", ""))
    names = [*columns, *(deed.column for deed in deeds)]
    if len(set(names)) < len(names):
        raise BauhofError(f"{game.name} has events with parts of equal names, so their columns cannot be told apart")
    return Tallies(tuple(deeds), tuple(columns), seat, times, summed, flagged, worded, plain)


def worth_counting(game: Game, name: str, kind: Kind) -> bool:
    """Whether a kind of event has any aspect; asked with an event of ones."""
    data: dict[str, Any] = {key: part.read([1] * part.width) for key, part in kind.parts.items()}
    return "seat" in kind.parts and kind.parts["seat"] is SEAT and bool(game.highlights.aspects(Event(name, data)))
