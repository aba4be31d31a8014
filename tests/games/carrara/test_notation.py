from __future__ import annotations

from typing import Any

import pytest

from bauhof.core.errors import BadPosition, BauhofError
from tests.games.carrara.play import GAME, act, display, phase, position, text, thirty_built

NINE = display("villa-3", "villa-4")
START = "wheel I white yellow red green blue black"
FOUR = "scored-villa scored-porta scored-castello scored-palazzo"
THIRTY = "biblioteca-5@massa cathedrale-5@massa palazzo-5@massa porta-5@massa castello-5@massa villa-5@massa"
READY = f"book*4 flag*4 {THIRTY} {FOUR}"
ONES = "display biblioteca-1 biblioteca-2 biblioteca-3 biblioteca-4 biblioteca-5 cathedrale-1 cathedrale-2 cathedrale-3"
ONES += " cathedrale-4"


@pytest.mark.parametrize(
    "line",
    [
        f"2p start=A turn=A action | 20c 0v black | 20c 0v blue | {START} | {ONES}",
        f"3p open-screens start=C turn=B action | 0c 3v white book | 1c 0v | 2c 0v scored-pisa | wheel IV red | {ONES}",
        f"2p start=A turn=A segment | 5c 0v | 5c 0v | wheel I white*2 II red*6 VI black*3 | {ONES}",
        f"2p start=A turn=A brick segment=II | 5c 0v | 5c 0v | wheel I white*2 II red*6 VI black*3 | {ONES}",
        f"2p start=A turn=A brick segment=II picked=red*2+blue | 9c 0v | 5c 0v | wheel II red*5 VI black*3 | {ONES}",
        f"2p start=A turn=B city building=cathedrale-4 | 5c 0v | 5c 0v red*4 | {START} | {ONES}",
        f"2p start=A turn=A pay building=cathedrale-4 city=lucca picked=white | 0c 0v red*3 | 0c 0v | wheel | {ONES}",
        f"2p start=B turn=A extra | 10c 0v gate | 0c 0v | wheel | {ONES} | field book chalice crown flag coat-of-arms",
        f"2p start=A turn=A draw | 0c 0v | 0c 0v | wheel II white | {ONES}",
        "2p start=A turn=A reveal | 20c 0v black | 20c 0v blue | wheel I white | display villa-3",
    ],
)
def test_a_canonical_text_is_read_and_written_unchanged(line: str) -> None:
    assert text(position(line)) == line


def test_what_is_left_out_is_as_one_would_think() -> None:
    assert text(position("2p | 20c 0v black | 20c 0v blue")) == (
        f"2p start=A turn=A action | 20c 0v black | 20c 0v blue | {START} | {ONES}"
    )
    s = position("3p start=B | 1c 0v | 2c 0v | 3c 0v")
    assert (int(s.seat), phase(s)) == (1, "action")
    assert phase(position("2p | 1c 0v | 2c 0v | display villa-1")) == "reveal"


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("2p | 20c 0v black | 20c 0v blue", {"players": 2}),
        ("3p start=C | 20c 0v blue | 20c 0v green | 20c 0v black", {"players": 3, "start": "C"}),
        (
            "2p open-screens turn=B pay building=villa-3 city=pisa picked=white"
            f" | 1c 2v crown villa-1@massa scored-pisa | 3c 4v yellow*2 | wheel II red*2 | {NINE}",
            {
                "players": 2,
                "open_screens": True,
                "turn": 1,
                "phase": "pay",
                "building": "villa-3",
                "city": "pisa",
                "picked": ["white"],
                "coins": [1, 3],
                "points": [2, 4],
                "bricks": [[], {"yellow": 2}],
                "objects": [["crown"], []],
                "buildings": [["villa-1@massa"], []],
                "scored": [["scored-pisa"], []],
                "wheel": {"II": ["red", "red"]},
                "display": NINE.split()[1:],
            },
        ),
        (
            f"2p announcer=A last-round turn=B | 0c 0v {READY} | 0c 0v",
            {
                "players": 2,
                "announcer": 0,
                "last_round": True,
                "turn": "B",
                "coins": [0, 0],
                "bricks": [[], []],
                "objects": [{"book": 4, "flag": 4}, []],
                "buildings": [THIRTY.split(), []],
                "scored": [FOUR.split(), []],
            },
        ),
        (
            "2p brick segment=VI | 0c 0v book | 0c 0v | wheel VI black*6 yellow*5"
            " | field chalice crown gate flag coat-of-arms",
            {
                "players": 2,
                "phase": "brick",
                "segment": "VI",
                "coins": [0, 0],
                "bricks": [[], []],
                "objects": [["book"], []],
                "wheel": {"VI": {"black": 6, "yellow": 5}},
                "field": ["chalice", "crown", "gate", "flag", "coat-of-arms"],
            },
        ),
    ],
)
def test_text_and_parts_describe_the_same_position(line: str, parts: dict[str, Any]) -> None:
    assert text(position(line)) == text(position(**parts)) == text(GAME.position(**parts))


SEATS = "| 5c 0v | 5c 0v"
ALL = thirty_built()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "begins with the number of players, such as 2p"),
        ("5p | 0c 0v | 0c 0v | 0c 0v | 0c 0v | 0c 0v", "2 to 4 can play, not 5"),
        ("2p | 0c 0v", "2 players need as many seats"),
        (f"2p {SEATS} | 0c 0v", "2 players need as many seats"),
        ("2p | wheel I | 0c 0v | 0c 0v", "wheel, display and field come after the seats"),
        (f"2p {SEATS} | field | field", "field is given twice"),
        ("2p | 0c | 0c 0v", "begins with coins and victory points, such as 20c 0v"),
        ("2p | white | 0c 0v", "begins with coins and victory points"),
        ("2p | 9999999999c 0v | 0c 0v", "seat A: the number of coins is 9999999999"),
        ("2p | 0c 0v | 0c 9999999999v", "seat B: the number of points is 9999999999"),
        ("2p | 0c 0v whit | 0c 0v", "did you mean white?"),
        ("2p | 0c 0v white*8 | 0c 0v", "seat A has 8 times white; there are 7"),
        ("2p | 0c 0v white*4 | 0c 0v white*3", "there are 8 white bricks; the box has 7 (C1.1)"),
        ("2p | 0c 0v book*6 | 0c 0v", "6 times book are owned; the supply had 5"),
        (f"2p {SEATS} | field chalice", "the field has no book, so somebody has bought it (C7.1)"),
        (f"2p {SEATS} | field book*2", "the field has 2 times book; there are 1"),
        ("2p | 0c 0v villa-1@pisa | 0c 0v villa-1@massa", "villa-1 is built twice; there is one (C1.3)"),
        ("2p | 0c 0v villa-1@pisa*2 | 0c 0v", "villa-1 is built twice; there is one (C1.3)"),
        ("2p | 0c 0v villa-1 | 0c 0v", "did you mean villa-1@"),
        ("2p | 0c 0v scored-villa*2 | 0c 0v", "seat A has scored-villa twice (C6.2, C6.3)"),
        ("2p | 0c 0v scored-pisa | 0c 0v scored-pisa", "pisa is scored twice; a city is scored once (C6.3)"),
        (f"2p | 0c 0v {FOUR} scored-pisa scored-massa scored-lucca | 0c 0v", "seat A has scored 7 times"),
        (f"2p {SEATS} | wheel white", "the wheel begins with a segment, such as I"),
        (f"2p {SEATS} | wheel I white I red", "the wheel has I twice"),
        (f"2p {SEATS} | wheel I white*8", "segment I has 8 times white; there are 7"),
        (f"2p {SEATS} | wheel I white*6 II red*6", "12 bricks lie on the wheel; there is room for eleven (C4.2)"),
        (f"2p {SEATS} | display villa-1*2", "the display has villa-1 twice; there is one (C1.3)"),
        ("2p | 0c 0v villa-1@pisa | 0c 0v | display villa-1", "the display has villa-1, which is built (C5.1)"),
        (f"2p {SEATS} | {ONES} villa-1", "10 buildings lie open; there is room for nine (C2.3)"),
        (f"2p action {SEATS} | display villa-1", "1 buildings lie open, so the phase is reveal (C2.3, C5.3)"),
        (f"2p reveal {SEATS}", "nothing is to be revealed (C2.3, C5.3)"),
        ("2p | 0c 0v villa-1@pisa | 0c 0v | display villa-2", "no more than one building is missing"),
        (f"2p acton {SEATS}", "did you mean action?"),
        (f"2p turn=C {SEATS}", "there are the seats A, B; C is none of them"),
        (f"2p segment {SEATS}", "segment comes after the wheel is filled up (C4.2)"),
        (f"2p draw {SEATS} | wheel I white*6 red*5", "nothing is to be drawn (C4.2)"),
        (f"2p segment=I {SEATS}", "segment= goes with the phase brick (C4.3)"),
        (f"2p building=villa-1 {SEATS}", "building= goes with the phases city and pay (C5.1)"),
        (f"2p city=pisa {SEATS}", "city= goes with the phase pay (C5.1)"),
        (f"2p picked=white {SEATS}", "picked= goes with the phases brick and pay"),
        ("2p segment | 0c 0v | 0c 0v | wheel I white*6 red*5", "can buy no brick"),
        ("2p brick segment=I | 0c 0v | 0c 0v | wheel I white*6 VI red*5", "can buy nothing from that segment (C4.3)"),
        ("2p brick segment=I picked=white | 5c 0v | 0c 0v | wheel I white*5 red*5", "cannot pay what is picked (C4.3)"),
        (f"2p city building=villa-1 {SEATS}", "what is built lies on the display (C5.1)"),
        (f"2p city building=villa-3 {SEATS} | {NINE}", "too few bricks for that building (C5.1)"),
        (f"2p pay building=villa-3 city=pisa | 0c 0v red*3 | 0c 0v | {NINE}", "a hand that can pay them (C5.1)"),
        (
            f"2p pay building=villa-3 city=pisa | 0c 0v white black*3 | 0c 0v | {NINE}",
            "a hand that can pay them (C5.1)",
        ),
        (
            f"2p pay building=villa-3 city=pisa picked=red | 0c 0v white*3 | 0c 0v | {NINE}",
            "pisa does not allow (C5.1)",
        ),
        (f"2p extra {SEATS}", "extra needs ten coins and an object on the field (C7.1)"),
        (f"2p announce {SEATS}", "announce needs all three conditions, and not the last round (C8.2)"),
        (f"2p announcer=A turn=B | 0c 0v {READY} | 0c 0v", "announcer= goes with last-round (C8.3)"),
        (f"2p announcer=A last-round turn=B {SEATS}", "seat A cannot have announced: a condition is not met (C8.2)"),
        (f"2p last-round turn=B {SEATS}", "last-round needs an announcer or all 30 buildings built (C8.1)"),
        (f"2p turn=B | 0c 0v {ALL} | 0c 0v", "this is the last-round (C8.1)"),
        (f"2p over turn=B {SEATS}", "over comes after the last-round (C8.1)"),
        (f"2p over last-round | 0c 0v {ALL} | 0c 0v", "when it is over, the last turn was that of B (C8.1)"),
        (f"2p last-round | 0c 0v {ALL} | 0c 0v", "for the seats after the one that brought it (C8.1, C8.3)"),
        (f"2p last-round announcer=B turn=B | 0c 0v | 0c 0v {READY}", "for the seats after the one that brought it"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(line)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"players": 2, "coins": [1]}, "coins has 1 entries for 2 players"),
        ({"players": 2, "points": [1, -1]}, "seat B: the number of points is -1"),
        ({"players": 2, "bricks": [["black"], {"blue": -1}]}, "seat B has -1 times blue"),
        ({"players": 2, "turn": 2}, "there are the seats 0 to 1"),
        ({"players": 2, "phase": "acton"}, "did you mean action?"),
        ({"players": 2, "wheel": {"VII": []}}, "the wheel: 'VII' is unknown"),
        ({"players": 2, "building": "villa-6"}, "building: 'villa-6' is unknown"),
        ({"players": 2, "city": "roma"}, "city: 'roma' is unknown"),
        ({"players": 2, "segment": "X"}, "segment: 'X' is unknown"),
    ],
)
def test_impossible_parts_are_refused_with_a_reason(parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        position(**parts)


def test_the_bag_the_stack_and_the_supply_are_what_is_left() -> None:
    s = position(f"2p | 0c 0v white*2 book villa-1@pisa | 0c 0v | wheel I white | {display(built='villa-1')}")
    assert s.bag.tolist() == [4, 7, 7, 7, 7, 7]
    assert (int(s.stack.sum()), int(s.display.sum())) == (20, 9)
    assert s.supply.tolist() == [4, 5, 5, 5, 5, 5]


def test_words_that_are_no_actions_are_refused_with_a_hint() -> None:
    with pytest.raises(BauhofError, match="did you mean build:villa-3"):
        act(position("2p | 0c 0v | 0c 0v"), "build:vila-3")
    with pytest.raises(BauhofError, match="white cannot come now; what can: "):
        act(position("2p reveal | 0c 0v | 0c 0v | display"), "white")
