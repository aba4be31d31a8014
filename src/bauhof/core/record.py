"""The record: the state of a game as one fixed-size NumPy structure, declared as a typed class."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, ClassVar, Self, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.errors import BrokenInvariant

Row: TypeAlias = npt.NDArray[Any]
Grid: TypeAlias = npt.NDArray[Any]


@dataclass(frozen=True)
class Field:
    """One field: its shape, the limits that hold at every moment, and what it has to do with seats."""

    least: int
    most: int
    shape: tuple[int, ...] = ()
    names_seat: bool = False  # the value is a seat
    by_seat: bool = False  # there is one entry or row for every seat

    @property
    def format(self) -> Any:
        """The smallest signed integer that holds the limits, with the shape."""
        for size in (np.int8, np.int16, np.int32):
            if np.iinfo(size).min <= self.least and self.most <= np.iinfo(size).max:
                return (size, self.shape)
        raise TypeError(f"no integer of a record goes from {self.least} to {self.most}")


NOBODY = -1


def number(most: int, *, least: int = 0) -> Any:
    """Declare one number."""
    return Field(least, most)


def seat_of(seats: int) -> Any:
    """Declare a number that says which seat; NOBODY is allowed."""
    return Field(NOBODY, seats - 1, names_seat=True)


def row(length: int, *, most: int, least: int = 0) -> Any:
    """Declare a row of numbers."""
    return Field(least, most, (length,))


def grid(rows: int, columns: int, *, most: int) -> Any:
    """Declare rows of numbers that have nothing to do with seats."""
    return Field(0, most, (rows, columns))


def seats(count: int, *columns: int, most: int) -> Any:
    """Declare a number, or a row of them, for every seat."""
    return Field(0, most, (count, *columns), by_seat=True)


def layout(fields: dict[str, Field]) -> np.dtype[np.void]:
    """Large numbers first and the rest filled up by name, so that no byte is left undefined."""
    columns = [(name, *field.format) for name, field in fields.items()]
    columns.sort(key=lambda column: -np.dtype(column[1]).itemsize)
    aligned = np.dtype(columns, align=True)
    spare = aligned.itemsize - np.dtype(columns).itemsize
    return np.dtype([*columns, ("spare", np.int8, (spare,))], align=True) if spare else aligned


@rule
def sum_of(row: Row) -> int:
    """The sum of a row, for rules: NumPy's own sum takes long to compile."""
    count = 0
    for number in row:
        count += int(number)
    return count


def quick_record(name: str, plain: np.dtype[np.void]) -> type[np.record]:
    """A kind of NumPy record that finds its fields like any Python object, several times as fast as NumPy's own."""
    members: dict[str, Any] = {
        "__getattribute__": object.__getattribute__,
        "__setattr__": object.__setattr__,
        "__getitem__": np.void.__getitem__,
    }
    for field in plain.names or ():
        members[field] = property(itemgetter(field), assigner(field))
    return type(name, (np.record,), {"__slots__": (), **members})


def assigner(field: str) -> Callable[[Any, Any], None]:
    """What sets one field of a record."""

    def assign(record: Any, value: Any) -> None:
        record[field] = value

    return assign


class Record:
    """What a state class inherits: its layout in memory, copies, and the check of its limits.

    Every game's record has the fields below; what a value of the class really is,
    is a NumPy record of `dtype`, which reads and writes like an instance.
    """

    players: int
    phase: int
    seat: int

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Field]]

    def __init_subclass__(cls) -> None:
        cls.fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        plain = layout(cls.fields)
        cls.dtype = np.dtype((quick_record(cls.__name__, plain), plain))

    @classmethod
    def many(cls, count: int) -> npt.NDArray[Any]:
        """An array of empty states; index it for one."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def new(cls) -> Self:
        """An empty state."""
        return cast(Self, cls.many(1)[0])

    @classmethod
    def copy(cls, state: Self) -> Self:
        """A state with the same bytes."""
        return cast(Self, np.frombuffer(bytearray(cls.bytes(state)), cls.dtype)[0])  # the quickest of many ways

    @classmethod
    def bytes(cls, state: Self) -> bytes:
        """The state as it lies in memory."""
        return cast(Any, state).tobytes()  # type: ignore[no-any-return]

    @classmethod
    def rotated(cls, state: Self) -> Self:
        """The same position with everybody one seat further round the table."""
        turned = cls.copy(state)
        players = int(state.players)
        for name, field in cls.fields.items():
            value = getattr(state, name)
            if field.by_seat:
                getattr(turned, name)[:players] = np.roll(value[:players], 1, axis=0)
            elif field.names_seat and value != NOBODY:
                setattr(turned, name, (value + 1) % players)
        return turned

    @classmethod
    def check(cls, state: Self) -> None:
        """Refuse a state with a number outside its declared limits."""
        for name, field in cls.fields.items():
            values = np.asarray(getattr(state, name))
            if (values < field.least).any() or (values > field.most).any():
                raise BrokenInvariant(f"{name} is {values.tolist()}; it goes from {field.least} to {field.most}")
