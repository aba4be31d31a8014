"""What of a game's material can be varied: a table that stands in `material.py`, beside the figures it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from types import ModuleType
from typing import Any, NoReturn

import numpy as np

from bauhof.core.actions import slug
from bauhof.core.errors import BauhofError
from bauhof.core.text import SEATS

BY_SEAT = "seat"  # A, B, C …, A being the start player
BY_PLAYERS = "players"  # 2, 3, 4 …


@dataclass(frozen=True)
class Variable:
    """Something that a variation may change; the ordinary figure stands in the material, its meaning in the words."""

    word: str  # in variations, such as cost
    place: str  # in the material: START_COINS, or ESTABLISHMENTS.cost for a column of a table
    least: int  # of a number; of a list its length
    most: int
    each: type[IntEnum] | str | None = None  # what its entries belong to; those of a table say so themselves
    together: int = 0  # the least that all entries add up to

    @property
    def name(self) -> str:
        """The name in the material."""
        return self.place.partition(".")[0]

    @property
    def key(self) -> str:
        """What it means, in the game's catalogue."""
        return f"variable-{self.word}"

    @property
    def column(self) -> str:
        """The column, if the name is that of a table."""
        return self.place.partition(".")[2]

    def entries(self, material: ModuleType) -> dict[str, int] | None:
        """The words of the entries and where each stands; None for what is one number or one list."""
        value = getattr(material, self.name)
        if self.column:
            return {slug(row[0]): place for place, row in enumerate(value)}
        if isinstance(self.each, type):
            return {slug(member): int(member) for member in self.each}
        if self.each == BY_SEAT:
            return {SEATS[seat]: seat for seat in range(len(value))}
        if self.each == BY_PLAYERS:
            return {str(players): players for players in range(2, len(value))}
        return None

    def ordinary(self, material: ModuleType) -> Any:
        """What it is in the ordinary game, as a variation would say it."""
        entries = self.entries(material)
        value = getattr(material, self.name)
        if entries is None:
            return said(value)
        return {word: said(self._cell(value[place])) for word, place in entries.items()}

    def checked(self, given: Any, material: ModuleType) -> Any:
        """What a variation says, entry by entry, or a sentence about what makes no sense."""
        entries, value = self.entries(material), getattr(material, self.name)
        if entries is None:
            return self._one(given, value, self.word)
        if not isinstance(given, Mapping):
            given = dict.fromkeys(entries, given)
        for word in given:
            if word not in entries:
                refuse(f"{self.word} of {word} is unknown; there are: {', '.join(entries)}")
        new = {
            word: self._one(given[word], self._cell(value[place]), f"{self.word} of {word}")
            for word, place in entries.items()
            if word in given
        }
        total = sum(flat({**self.ordinary(material), **new}.values())) if self.together else 0
        if total < self.together:
            refuse(f"{self.word} adds up to {total}; a game needs {self.together} or more")
        return new

    def line(self, new: Any, material: ModuleType) -> str:
        """The line that, behind the material's own, changes it."""
        entries, value = self.entries(material), getattr(material, self.name)
        if entries is None:
            made = f"changed({self.name}, '', {numbered(new, value)!r})" if isinstance(new, list) else repr(new)
        else:
            cells = {entries[word]: numbered(cell, self._cell(value[entries[word]])) for word, cell in new.items()}
            made = f"changed({self.name}, {self.column!r}, {cells!r})"
        return f"{self.name} = {made}"

    def _cell(self, row: Any) -> Any:
        return getattr(row, self.column) if self.column else row

    def _one(self, given: Any, old: Any, where: str) -> Any:
        if isinstance(old, IntEnum):
            return known(given, type(old), where)
        if isinstance(old, tuple) and old and isinstance(old[0], IntEnum):
            if not isinstance(given, Sequence) or isinstance(given, str) or not self.least <= len(given) <= self.most:
                refuse(f"{where} is {given!r}; it is a list of {self.least} to {self.most}")
            return [known(one, type(old[0]), where) for one in given]
        if isinstance(old, tuple):
            if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != len(old):
                refuse(f"{where} is {given!r}; it is a list of {len(old)}, such as {said(old)}")
            return [self._one(one, before, where) for one, before in zip(given, old, strict=True)]
        if isinstance(given, bool) or not isinstance(given, int) or not self.least <= given <= self.most:
            refuse(f"{where} is {given!r}; it is a whole number from {self.least} to {self.most}")
        return given


def refuse(complaint: str) -> NoReturn:
    """Say what makes no sense."""
    raise BauhofError(complaint)


def known(given: Any, members: type[IntEnum], where: str) -> str:
    """A word for a member of an enumeration."""
    words = [slug(member) for member in members]
    if given not in words:
        refuse(f"{where} is {given!r}; it is one of: {', '.join(words)}")
    return str(given)


def said(value: Any) -> Any:
    """A figure of the material as a variation says it: words, numbers and lists of them."""
    if isinstance(value, IntEnum):
        return slug(value)
    return [said(one) for one in value] if isinstance(value, tuple) else int(value)


def numbered(new: Any, old: Any) -> Any:
    """The same the other way round, as the material has it: numbers for words, tuples for lists of numbers."""
    if isinstance(old, IntEnum):
        return next(int(member) for member in type(old) if slug(member) == new)
    if isinstance(old, tuple) and old and isinstance(old[0], IntEnum):
        return [numbered(one, old[0]) for one in new]
    return tuple(numbered(one, None) for one in new) if isinstance(new, list) else new


def flat(values: Any) -> list[int]:
    """All numbers in lists of lists."""
    return [number for value in values for number in (flat(value) if isinstance(value, list) else [value])]


def changed(table: Any, column: str, entries: Mapping[int, Any] | list[int]) -> Any:
    """A table with other entries, or a list with others in it; this stands in the material of a varied game."""
    if isinstance(entries, list):
        return tuple(type(table[0])(entry) for entry in entries)
    rows = list(table)
    for place, entry in entries.items():
        old = rows[place]
        cell = getattr(old, column) if column else old
        new = type(cell)(entry) if isinstance(cell, IntEnum) else entry
        rows[place] = old._replace(**{column: new}) if column else new
    return np.array(rows, table.dtype) if isinstance(table, np.ndarray) else tuple(rows)
