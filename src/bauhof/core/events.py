"""Events: what happened, noted by the few rules that move things; free when nobody listens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.errors import BrokenInvariant

Log: TypeAlias = npt.NDArray[np.int32]

WIDTH = 11  # the kind of an event and ten numbers
CAPACITY = 128  # events of one action or one outcome; the longest has about thirty


def new_log() -> Log:
    """An empty log: row 0 counts the events, the others hold them."""
    return np.zeros((CAPACITY + 1, WIDTH), np.int32)


@rule
def note(
    log: Log | None,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
    i: int = 0,
    j: int = 0,
) -> None:
    """Write one event; without a log the compiler leaves nothing of this."""
    if log is not None:
        log[0, 0] += 1
        if log[0, 0] < len(log):
            event = log[log[0, 0]]
            event[0] = kind
            event[1] = a
            event[2] = b
            event[3] = c
            event[4] = d
            event[5] = e
            event[6] = f
            event[7] = g
            event[8] = h
            event[9] = i
            event[10] = j


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind and the numbers that belong to it, by name."""

    kind: str
    data: dict[str, int]

    def __getitem__(self, name: str) -> int:
        return self.data[name]

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.data.items())])


def read_log(log: Log, kinds: Mapping[Any, tuple[str, ...]]) -> list[Event]:
    """The events in a log, which is emptied; `kinds` names the numbers of every kind."""
    names = {kind.value: (kind.name.lower(), fields) for kind, fields in kinds.items()}
    count = int(log[0, 0])
    if count >= len(log):
        raise BrokenInvariant(f"{count} events at once; a log holds {len(log) - 1}")
    log[0, 0] = 0
    events = []
    for number, *values in log[1 : count + 1].tolist():
        kind, fields = names[number]
        events.append(Event(kind, dict(zip(fields, values, strict=False))))
    return events
