"""What all notations share: words, numbers and seats, and why something else is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bauhof.core.errors import BadPosition
from bauhof.core.notation import (
    check_limits,
    count_words,
    counted,
    lookup,
    parse_head,
    per_seat,
    seat_number,
    whole,
    with_star,
)
from bauhof.core.record import Record, number

KNOWN = {"cafe": 1, "mine": 2}


class Small(Record):
    """A record with one limit."""

    players: int = number(4)
    phase: int = number(9)
    seat: int = number(3)


def head(text: str) -> dict[str, Any]:
    return parse_head(text.split(), ("turn", "roll"), {"open-hands": "open_hands"}, ("build", "over"))


def test_the_head_gives_players_keys_flags_and_a_phase() -> None:
    assert head("2p") == {"players": 2}
    assert head("123456789p") == {"players": 123456789}
    assert head("3p open-hands build turn=B roll=3+4") == {
        "players": 3, "open_hands": True, "phase": "build", "turn": "B", "roll": "3+4"
    }  # fmt: skip


def test_words_are_counted_one_by_one_or_by_a_star() -> None:
    assert count_words(["cafe", "mine*2", "cafe", "cafe*0"], KNOWN, "A") == {"cafe": 2, "mine": 2}
    assert counted(["cafe", "cafe"], KNOWN, "A") == {"cafe": 2}
    assert counted({"cafe": 0, "mine": 3}, KNOWN, "A") == {"cafe": 0, "mine": 3}
    assert count_words(["mine*999"], KNOWN, "A") == {"mine": 999}
    assert (with_star("cafe", 1), with_star("cafe", 2)) == ("cafe", "cafe*2")


def test_numbers_and_seats_are_read() -> None:
    assert [whole(value, -5, 7, "coins") for value in (-5, "-5", 7, "7", "0")] == [-5, -5, 7, 7, 0]
    assert [seat_number(seat, 3) for seat in ("A", "C", 0, 2)] == [0, 2, 0, 2]
    assert per_seat("coins", None, 3, 2) == [3, 3]
    assert per_seat("coins", [1, 2], 3, 2) == [1, 2]
    assert lookup("mine", KNOWN, "A") == 2


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda: head(""), "begins with the number of players, such as 2p, not with 'nothing'"),
        (lambda: head("build 2p"), "such as 2p, not with 'build'"),
        (lambda: head("1234567890p"), "not with '1234567890p'"),
        (lambda: head("2p open-hands open-hands"), "open_hands is given twice"),
        (lambda: head("2p build over"), "phase is given twice"),
        (lambda: head("2p turns=B"), "the head: 'turns=' is unknown; did you mean turn="),
        (lambda: head("2p open-hands=1"), "the head: 'open-hands=' is unknown"),
        (lambda: lookup("xyz", KNOWN, "A"), "A: 'xyz' is unknown; known are cafe mine"),
        (lambda: lookup("caffe", KNOWN, "A"), "A: 'caffe' is unknown; did you mean cafe"),
        (lambda: count_words(["cafe*"], KNOWN, "A"), r"A: 'cafe\*' should be a word, a star and a number"),
        (lambda: count_words(["cafe*1000"], KNOWN, "A"), r"such as cafe\*2"),
        (lambda: count_words(["bar"], KNOWN, "A"), "A: 'bar' is unknown"),
        (lambda: counted({"cafe": -1}, KNOWN, "A"), "A has -1 times cafe; it can be 0 or more"),
        (lambda: counted({"bar": 1}, KNOWN, "A"), "A: 'bar' is unknown"),
        (lambda: per_seat("coins", [1, 2, 3], 0, 2), "coins has 3 entries for 2 players"),
        (lambda: per_seat("coins", [1], 0, 2), "coins has 1 entries for 2 players"),
        (lambda: whole(8, -5, 7, "coins"), "coins is 8; it can be -5 to 7"),
        (lambda: whole(-6, -5, 7, "coins"), "coins is -6"),
        (lambda: whole(True, -5, 7, "coins"), "coins is True"),
        (lambda: whole(1.0, -5, 7, "coins"), "coins is 1.0"),
        (lambda: whole("1.0", -5, 7, "coins"), "coins is 1.0"),
        (lambda: whole("9" * 13, 0, 10**20, "coins"), "coins is 9999999999999"),
        (lambda: seat_number("D", 3), "there are the seats A, B, C; D is none of them"),
        (lambda: seat_number("AB", 3), "AB is none of them"),
        (lambda: seat_number("", 3), "A, B, C;  is none of them"),
        (lambda: seat_number(3, 3), "there are the seats 0 to 2; 3 is none of them"),
        (lambda: seat_number(-1, 3), "-1 is none of them"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(ask: Callable[[], Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        ask()


def test_numbers_outside_the_limits_of_the_record_are_refused_as_a_position() -> None:
    state = Small.new()
    check_limits(Small, state)
    state.phase = 10
    with pytest.raises(BadPosition, match="phase is 10; it goes from 0 to 9"):
        check_limits(Small, state)
