from __future__ import annotations

from typing import Any

import pytest

from bauhof.core.errors import BadPosition, BauhofError
from tests.games.machi_koro.play import GAME, act, position, text

TEN = "wheat-field ranch bakery cafe convenience-store forest stadium tv-station business-center cheese-factory"
OWNED = "bakery business-center tv-station"


@pytest.mark.parametrize(
    "line",
    [
        "2p turn=A one-die | 3c wheat-field bakery | 3c wheat-field bakery",
        "3p turn=B number-of-dice | 0c bakery | 12c cafe*2 mine train-station | 5c stadium",
        "2p turn=A two-dice rerolled | 0c bakery train-station radio-tower | 0c bakery",
        "2p turn=A reroll roll=3+4 | 0c bakery train-station radio-tower | 0c bakery",
        "2p turn=A tv-target roll=6 | 0c bakery tv-station | 0c bakery",
        "3p turn=A take roll=2+4 given=bakery partner=C | 0c bakery business-center train-station | 0c mine | 0c cafe",
        f"2p variable-supply two-of-a-kind turn=A build roll=1 | 0c bakery | 0c bakery | supply {TEN}",
        "3p variable-supply turn=C reveal again | 0c ranch | 0c mine | 0c bakery amusement-park | supply cafe*2",
        "2p turn=B over roll=4 | 0c mine | 0c train-station shopping-mall amusement-park radio-tower",
    ],
)
def test_a_canonical_text_is_read_and_written_unchanged(line: str) -> None:
    assert text(position(line)) == line


def test_what_is_left_out_is_as_one_would_think() -> None:
    assert text(position("2p | 3c bakery | 3c bakery")) == "2p turn=A one-die | 3c bakery | 3c bakery"
    assert text(position("2p roll=4+3 | 3c cafe cafe train-station | 3c bakery")) == (
        "2p turn=A build roll=3+4 | 3c cafe*2 train-station | 3c bakery"
    )


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        (
            "3p | 3c wheat-field bakery | 5c wheat-field bakery | 1c wheat-field bakery",
            {"players": 3, "coins": [3, 5, 1]},
        ),
        (
            "2p turn=B roll=3+4 rerolled | 3c bakery | 3c cafe*2 train-station radio-tower",
            {
                "players": 2,
                "cards": [["bakery"], {"cafe": 2}],
                "landmarks": [[], ["radio-tower", "train-station"]],
                "turn": 1,
                "roll": (4, 3),
                "rerolled": True,
            },
        ),
        (
            "2p turn=A take given=bakery partner=B roll=6 | 0c bakery business-center | 0c mine",
            {
                "players": 2,
                "coins": [0, 0],
                "cards": [["bakery", "business-center"], ["mine"]],
                "phase": "take",
                "roll": 6,
                "given": "bakery",
                "partner": "B",
            },
        ),
        (
            "2p variable-supply two-of-a-kind reveal | 3c wheat-field bakery | 3c wheat-field bakery | supply cafe*2",
            {"players": 2, "supply": ["cafe", "cafe"], "variable_supply": True, "two_of_a_kind": True},
        ),
    ],
)
def test_text_and_parts_describe_the_same_position(line: str, parts: dict[str, Any]) -> None:
    assert text(position(line)) == text(position(**parts)) == text(GAME.position(**parts))


TOWNS = "| 3c bakery | 3c bakery"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "begins with the number of players, such as 2p"),
        ("two | 3c | 3c", "begins with the number of players"),
        ("5p | 3c | 3c | 3c | 3c | 3c", "2 to 4 can play, not 5"),
        ("1p | 3c", "2 to 4 can play, not 1"),
        ("2p | 3c bakery", "2 players need as many seats"),
        ("2p | 3c | 3c | 3c", "2 players need as many seats"),
        ("2p | 3c bakry | 3c", "did you mean bakery?"),
        ("2p | bakery | 3c", "begins with its coins, such as 3c"),
        ("2p | 3c cafe*x | 3c", "a word, a star and a number"),
        ("2p | 3c cafe*7 | 3c", "seat A has 7 times cafe; there are 6"),
        ("2p | 3c cafe*4 | 3c cafe*3", "the players have 7 times cafe; there are 6"),
        ("2p | 3c stadium*2 | 3c", "a player may have 1 (M3.6)"),
        ("2p two-of-a-kind | 3c cafe*3 | 3c", "a player may have 2 (M7.2)"),
        ("2p | 9999999999c | 3c", "seat A: the number of coins is 9999999999; it can be 0 to 1000000000"),
        ("2p | -1c | 3c", "begins with its coins"),
        ("2p | 3c train-station*2 | 3c", "everybody has one (M1.3)"),
        (f"2p jump {TOWNS}", "the head: 'jump' is unknown"),
        (f"2p bild {TOWNS}", "did you mean build?"),
        (f"2p turn=C {TOWNS}", "there are the seats A, B; C is none of them"),
        (f"2p turn=A turn=B {TOWNS}", "turn is given twice"),
        (f"2p roll=7 {TOWNS}", "roll=7 should be one die or two"),
        (f"2p roll=3+4 {TOWNS}", "two dice need a train-station (M3.1)"),
        (f"2p two-dice {TOWNS}", "two dice need a train-station (M3.1)"),
        (f"2p number-of-dice {TOWNS}", "two dice need a train-station (M3.1)"),
        (f"2p build {TOWNS}", "build comes after a roll"),
        (f"2p one-die roll=3 {TOWNS}", "one-die comes before the roll"),
        (f"2p reroll roll=3 {TOWNS}", "needs a radio-tower (M3.3)"),
        (f"2p build roll=3 rerolled {TOWNS}", "rerolled needs a radio-tower (M3.3)"),
        ("2p reroll roll=3 rerolled | 3c radio-tower | 3c", "comes before the second roll (M3.3)"),
        (f"2p again {TOWNS}", "again needs an amusement-park (M5.3)"),
        ("2p again | 3c amusement-park | 3c", "again needs doubles that stand (M5.3)"),
        (f"2p tv-target roll=6 {TOWNS}", "tv-target needs a 6 and a tv-station (M4.6)"),
        (f"2p tv-target roll=5 | 3c {OWNED} | 3c", "tv-target needs a 6 and a tv-station (M4.6)"),
        (f"2p give roll=6 {TOWNS}", "give needs a 6 and a business-center (M4.7)"),
        (f"2p partner roll=6 | 3c {OWNED} | 3c mine", "given= goes with partner and take (M4.7)"),
        (f"2p take roll=6 given=bakery | 3c {OWNED} | 3c mine", "partner= goes with the phase take (M4.7)"),
        (f"2p partner roll=6 given=mine | 3c {OWNED} | 3c mine", "cannot give mine to anybody (M4.7)"),
        (f"2p partner roll=6 given=tv-station | 3c {OWNED} | 3c mine", "tv-station cannot be exchanged (M4.7)"),
        (f"2p take roll=6 given=bakery partner=A | 3c {OWNED} | 3c mine", "a seat that can exchange (M4.7)"),
        (f"2p given=forrest build roll=6 {TOWNS}", "did you mean forest?"),
        (f"2p {TOWNS} | supply cafe", "without variable-supply all 6 lie open (M2.2)"),
        (f"2p variable-supply {TOWNS} | supply cafe*7", "the supply has 7 times cafe; 6 are left"),
        (f"2p variable-supply one-die {TOWNS} | supply cafe", "so the phase is reveal (M7.1)"),
        (f"2p variable-supply reveal {TOWNS} | supply {TEN}", "nothing to reveal (M7.1)"),
        (f"2p reveal {TOWNS}", "nothing to reveal (M7.1)"),
        ("2p over roll=3 | 3c train-station | 3c", "all four landmarks (M6.1)"),
        ("2p | 3c train-station shopping-mall amusement-park radio-tower | 3c", "so the phase is over (M6.1)"),
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
        ({"players": 2, "coins": [1, -1]}, "seat B: the number of coins is -1"),
        ({"players": 2, "coins": [1, "x"]}, "seat B: the number of coins is x"),
        ({"players": 2, "cards": [["bakery"], {"cafe": -1}]}, "seat B has -1 times cafe"),
        ({"players": 2, "turn": 2}, "there are the seats 0 to 1"),
        ({"players": 2, "phase": "bild"}, "did you mean build?"),
        ({"players": 2, "supply": {"caffe": 1}}, "did you mean cafe?"),
    ],
)
def test_impossible_parts_are_refused_with_a_reason(parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        position(**parts)


def test_a_position_is_a_text_or_parts() -> None:
    with pytest.raises(BauhofError, match="not both"):
        GAME.position("2p | 3c | 3c", players=2)


def test_a_supply_line_gives_the_deck_what_is_left() -> None:
    s = position(f"2p variable-supply | 3c cafe*2 | 3c bakery | supply {TEN}")
    assert int(s.deck.sum()) == 84 - 2 - 10


def test_words_that_are_no_actions_are_refused_with_a_hint() -> None:
    with pytest.raises(BauhofError, match="did you mean build:cafe"):
        act(position("2p roll=4 | 9c | 3c"), "build:caffe")
    with pytest.raises(BauhofError, match="'7' is no outcome of chance"):
        act(position("2p | 9c | 3c"), "7")
    with pytest.raises(BauhofError, match=r"3\+4 cannot come now; what can: 1 2 3 4 5 6"):
        act(position("2p | 9c | 3c"), "3+4")
