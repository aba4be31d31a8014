"""A new room: which tables can be opened, who sits there, and under which names."""

from __future__ import annotations

import pytest

from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.room import Room, Seat, new_room
from bauhof.server.words import RequestRefused

ANNA, BEN, CARL = "anna", "ben", "carl"
ME, OPEN, BOT = NewSeat("me"), NewSeat("open"), NewSeat("bot", bot="random")
TWO = "2p | 3c bakery | 3c bakery"


def opened(*seats: NewSeat, game: str = "machi-koro", start: str | None = None, **options: bool) -> Room:
    return new_room(NewTable(game, list(seats), options), ANNA, start)


def test_a_new_table_is_checked() -> None:
    for game, seats, key in (
        ("chess", [ME, ME], "no-game"),
        ("machi-koro", [BOT, BOT], "no-person"),
        ("machi-koro", [ME, NewSeat("me", " \u200b")], "no-name"),
        ("machi-koro", [ME, NewSeat("bot", bot="bauhof.cli.main:cli")], "no-bot"),
        ("machi-koro", [ME, NewSeat("bot")], "no-bot"),
    ):
        with pytest.raises(RequestRefused) as refusal:
            opened(*seats, game=game)
        assert refusal.value.key == key


def test_a_table_for_too_many_or_too_few_is_told_how_many_can_play() -> None:
    for seats, start in (([ME], None), ([ME] * 5, None), ([ME] * 3, TWO)):
        with pytest.raises(RequestRefused) as refusal:
            opened(*seats, start=start)
        assert refusal.value.text("en") == "This game is for 2 to 4 players."
    assert opened(ME, ME, start=TWO).start == TWO


def test_an_unknown_option_or_position_is_refused() -> None:
    with pytest.raises(RequestRefused) as refusal:
        opened(ME, OPEN, chaos=True)
    assert refusal.value.key == "no-game"
    with pytest.raises(RequestRefused) as refusal:
        opened(ME, OPEN, start="2p | 3c castle | 3c bakery")
    assert refusal.value.key == "bad-journal"
    assert opened(ME, OPEN, two_of_a_kind=True).options == {"two_of_a_kind": True}


def test_seats_have_the_names_that_were_asked_for_or_those_of_their_places() -> None:
    room = opened(ME, BOT, NewSeat("bot", " Otto\n", "random"), NewSeat("me", "Emil"))
    assert [(seat.kind, seat.name, seat.owner, seat.bot) for seat in room.seats] == [
        ("person", "Anna", ANNA, None),
        ("bot", "Ben", None, "random"),
        ("bot", "Otto", None, "random"),
        ("person", "Emil", ANNA, None),
    ]


def test_a_room_knows_who_sits_and_who_plays() -> None:
    room = opened(ME, OPEN, BOT, ME)
    room.seats[1] = Seat("person", "Ben", BEN)
    assert sorted(room.owners) == [ANNA, BEN]
    assert room.persons == [0, 1, 3]
    assert [sorted(room.audience(guest)) for guest in (ANNA, BEN, CARL)] == [[0, 3], [1], []]
    room.seats[1].resigned = room.seats[3].resigned = True
    assert sorted(room.owners) == [ANNA, BEN], "who resigned still has the seat"
    assert room.persons == [0]
    assert [sorted(room.audience(guest)) for guest in (ANNA, BEN, CARL)] == [[0], [], []]
    assert [room.sits(guest) for guest in (ANNA, BEN, CARL)] == [True, True, False]
