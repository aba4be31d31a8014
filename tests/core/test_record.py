from __future__ import annotations

import numpy as np
import pytest

from bauhof.core.errors import BrokenInvariant
from bauhof.core.record import NOBODY, Field, Grid, Record, Row, number, row, seat_of, seats


class Small(Record):
    players: int = number(3)
    phase: int = number(1)
    seat: int = seat_of(3)
    friend: int = seat_of(3)
    score: int = number(70_000, least=-5)
    pile: Row = row(2, most=300)
    hands: Grid = seats(3, 2, most=9)


def small() -> Small:
    s = Small.new()
    s.players = 3
    s.friend = NOBODY
    s.hands[:] = [[1, 2], [3, 4], [5, 6]]
    return s


def test_the_declaration_becomes_the_smallest_aligned_layout() -> None:
    sizes = {name: Small.dtype[name].base.itemsize for name in Small.fields}
    assert sizes == {"players": 1, "phase": 1, "seat": 1, "friend": 1, "score": 4, "pile": 2, "hands": 1}
    assert Small.dtype.isalignedstruct
    assert Small.dtype.itemsize == 20


def test_no_byte_is_left_undefined() -> None:
    """Every byte belongs to a field, so equal states have equal bytes."""
    named = Small.dtype.names or ()
    assert sum(Small.dtype[name].itemsize for name in named) == Small.dtype.itemsize


def test_a_number_too_large_for_a_record_is_refused_when_declared() -> None:
    with pytest.raises(TypeError, match="no integer of a record"):
        _ = Field(0, 2**40).format


def test_a_copy_is_apart() -> None:
    s = small()
    copy = Small.copy(s)
    assert Small.bytes(copy) == Small.bytes(s)
    copy.hands[0, 0] = 9
    copy.score = -5
    assert s.hands[0, 0] == 1
    assert Small.bytes(copy) != Small.bytes(s)


def test_limits_are_checked() -> None:
    s = small()
    Small.check(s)
    s.hands[1, 1] = 10
    with pytest.raises(BrokenInvariant, match=r"hands is \[\[1, 2\], \[3, 10\], \[5, 6\]\]; it goes from 0 to 9"):
        Small.check(s)
    s.hands[1, 1] = -1
    with pytest.raises(BrokenInvariant):
        Small.check(s)


def test_rotation_moves_rows_and_seats_but_not_nobody() -> None:
    s = small()
    s.seat = 2
    turned = Small.rotated(s)
    assert turned.hands.tolist() == [[5, 6], [1, 2], [3, 4]]
    assert (turned.seat, turned.friend) == (0, NOBODY)
    s.players = 2
    assert Small.rotated(s).hands.tolist() == [[3, 4], [1, 2], [5, 6]]


def test_many_states_lie_in_one_array() -> None:
    states = Small.many(3)
    states[1] = small()
    assert states.dtype.itemsize * 3 == states.nbytes
    assert states[1].hands.sum() == 21
    assert np.array_equal(states["players"], [0, 3, 0])
