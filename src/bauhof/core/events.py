"""Events: what happened, noted as numbers by the rules that move things, told in words; free when nobody listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
class Part:
    """What some of an event's numbers mean: how many they are, how they are read, and what TypeScript calls that."""

    width: int
    read: Callable[[Sequence[int]], Any]
    type: str
    words: Sequence[str] = ()  # what they are read as, if that is words


SEAT = Part(1, lambda numbers: numbers[0], "number")
NUMBER = Part(1, lambda numbers: numbers[0], "number")
YES_OR_NO = Part(1, lambda numbers: bool(numbers[0]), "boolean")


def one_of(words: Sequence[str]) -> Part:
    """One of these words, by its place among them."""
    return Part(1, lambda numbers: words[numbers[0]], "string", words)


def seat_or(name: str, number: int) -> Part:
    """A seat, or somebody who has none and goes by a name."""
    return Part(1, lambda numbers: name if numbers[0] == number else numbers[0], f'number | "{name}"')


def some_of(words: Sequence[str], most: int) -> Part:
    """Up to so many of these words in a row; a negative number is none."""
    return Part(most, lambda numbers: [words[number] for number in numbers if number >= 0], "string[]")


def faces(dice: int) -> Part:
    """Dice as they lie; 0 is one that was not rolled."""
    return Part(dice, lambda numbers: [face for face in numbers if face], "number[]")


def counts_of(words: Sequence[str]) -> Part:
    """How many of each of these words there are."""
    return Part(
        len(words),
        lambda numbers: {word: count for word, count in zip(words, numbers, strict=True) if count},
        "Record<string, number>",
        words,
    )


@dataclass(frozen=True)
class Kind:
    """A kind of event: when it happens, and its parts in the order of the numbers."""

    meaning: str
    parts: Mapping[str, Part]


def kind(meaning: str, **parts: Part) -> Kind:
    """Declare a kind of event."""
    return Kind(meaning, parts)


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind, and what belongs to it by name, in words and numbers that mean themselves."""

    kind: str
    data: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={written(value)}" for name, value in self.data.items())])


def written(value: Any) -> str:
    """`cafe`, `3+4`, `red*2+blue`: a part of an event in one word."""
    if isinstance(value, dict):
        return "+".join(f"{word}*{count}" if count > 1 else word for word, count in value.items()) or "-"
    if isinstance(value, list):
        return "+".join(map(str, value)) or "-"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_log(log: Log, kinds: Mapping[Any, Kind]) -> list[Event]:
    """The events in a log, which is emptied; `kinds` says what their numbers mean."""
    return reader(kinds)(log)


def reader(kinds: Mapping[Any, Kind]) -> Callable[[Log], list[Event]]:
    """What reads the logs of one game."""
    told = {happened.value: (happened.name.lower(), kind.parts) for happened, kind in kinds.items()}
    return lambda log: _read(log, told)


def _read(log: Log, told: Mapping[int, tuple[str, Mapping[str, Part]]]) -> list[Event]:
    count = int(log[0, 0])
    if count == 0:
        return []
    if count >= len(log):
        raise BrokenInvariant(f"{count} events at once; a log holds {len(log) - 1}")
    log[0, 0] = 0
    events = []
    for number, *values in log[1 : count + 1].tolist():
        name, parts = told[number]
        data, at = {}, 0
        for key, part in parts.items():
            data[key] = part.read(values[at : at + part.width])
            at += part.width
        events.append(Event(name, data))
    return events
