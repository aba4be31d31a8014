from __future__ import annotations

from typing import Any

import pytest

from bauhof.core.errors import BadPosition
from tests.games.skyline.play import GAME, position, text

YARD = "yard museum5 theater6 - park10"
REST = f"| {YARD} | display blue3 green2 - -"
TOWNS = "| 4v park*2 blue9 | 0v green9*2 | 0v museum"


@pytest.mark.parametrize(
    "line",
    [
        f"3p turn=A turn {REST} {TOWNS} | sold museum8 park6 park12 | discard blue1*2",
        f"3p open-hands again turn=B turn {REST} | 0v | 0v | 0v",
        f"3p turn=A take chosen=1 {REST} | 0v | 0v | 0v",
        f"3p turn=A pay place=1 paid=3,1 {REST} | 0v blue1*2 blue3 | 0v | 0v",
        f"2p turn=A owner place=1 paid=9 {REST} | 0v blue9 | 0v | dirk 0v park | sold park8",
        f"2p turn=B dirk-draws scored=1 due=4 {REST} | 0v | 7v | dirk 3v",
        f"3p turn=B deal | {YARD} | display - - - - | 0v blue9*2 green2 | 0v blue9 green9 | 0v",
        f"3p turn=A turn {REST} | 0v | 0v | 0v | piles 22 22 21 22 21",
        f"3p turn=A turn scored=2 {REST} | 0v | 0v | 0v",
    ],
)
def test_a_canonical_text_is_read_and_written_unchanged(line: str) -> None:
    assert text(position(line)) == line


def test_text_and_parts_describe_the_same_position() -> None:
    line = f"3p turn=B pay place=1 paid=9 {REST} {TOWNS.replace('green9*2', 'blue9')} | discard blue1"
    parts: dict[str, Any] = {
        "players": 3,
        "turn": 1,
        "phase": "pay",
        "place": 1,
        "paid": [9],
        "yard": ["museum5", "theater6", "-", "park10"],
        "display": ["blue3", "green2", "-", "-"],
        "points": [4, 0, 0],
        "owned": [{"park": 2}, [], ["museum"]],
        "hands": [["blue9"], ["blue9"], []],
        "discard": {"blue1": 1},
    }
    assert text(position(line)) == text(position(**parts)) == text(GAME.position(**parts))


def test_unnamed_sold_cards_are_the_cheapest() -> None:
    assert "| sold museum2 park6 park7" in text(position(f"3p {REST} {TOWNS}"))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "begins with the number of players"),
        ("7p | yard", "7 players need as many seats"),
        ("1p | 0v", "2 to 6 can play, not 1"),
        (f"3p {REST} | 0v | 0v", "3 players need as many seats"),
        (f"3p {REST} | 0v | 0v | blue3", "seat C begins with its points, such as 0v"),
        (f"3p {REST} | 0v bleu3 | 0v | 0v", "did you mean blue3?"),
        (f"3p {REST} | 0v blue9*4 | 0v | 0v", "seat A has 4 times blue9; there are 3"),
        (f"3p {REST} | 0v blue9*3 | 0v blue9 | 0v", "blue9 is there 4 times; there are 3 (S1.2)"),
        (f"2p {REST} | 0v blue9*3 | 0v", "blue9 is there 3 times; there are 2 (S1.2)"),
        (f"3p {REST} | 999v | 0v | 0v", "seat A: the number of points is 999"),
        ("3p | yard museum5 | display - - - - | 0v | 0v | 0v", "the yard has 4 places, not 1"),
        ("3p | yard museum5 museum5 - - | 0v | 0v | 0v", "the yard has more cards of a kind than there are"),
        (f"3p | {YARD} | {YARD} | 0v | 0v | 0v", "yard is given twice"),
        (f"3p {REST} | 0v museum*7 | 0v | 0v", "7 museum are owned, but 6 sold"),
        (f"3p {REST} {TOWNS} | sold museum8", "2 park are owned, but 0 sold"),
        (f"3p {REST} {TOWNS} | sold museum5 park6 park7", "museum5: 1 are sold; 0 can be"),
        (f"3p {REST} | 0v | 0v | 0v | dirk 0v park", "Dirk plays with two only (S7.2)"),
        (f"3p {REST} | 0v | 0v | 0v | piles 1 2 3", "there are 5 piles, not 3"),
        (f"3p {REST} | 0v | 0v | 0v | piles 1 2 3 4 5", "the piles have 15 cards; 108 are left"),
        (f"3p {REST} | 0v | 0v | 0v | piles 22 22 0 22 21", "the piles are drawn in order"),
        (f"3p scored=2 {REST} | 0v | 0v | 0v | piles 22 22 21 22 21", "scored=2 does not fit pile 1"),
        (f"3p scored=3 {REST} | 0v | 0v | 0v", "exactly when it is over (S6.4)"),
        (f"3p over {REST} | 0v | 0v | 0v", "exactly when it is over (S6.4)"),
        (f"3p place=1 {REST} | 0v | 0v | 0v", "place= goes with the phases pay and owner"),
        (f"3p pay {REST} | 0v | 0v | 0v", "place= goes with the phases pay and owner"),
        (f"3p pay place=3 {REST} | 0v | 0v | 0v", "nothing lies on place="),
        (f"3p pay place=5 {REST} | 0v | 0v | 0v", "place is 5; it can be 1 to 4"),
        (f"3p pay place=1 paid=9 {REST} | 0v blue8 | 0v | 0v", "cards that are not in hand"),
        (f"3p pay place=1 {REST} | 0v blue4 | 0v | 0v", "the price cannot be reached"),
        (f"3p owner place=1 {REST} | 0v blue9 | 0v | 0v", "only two players choose the owner (S7.5)"),
        (f"2p owner place=1 {REST} | 0v blue9 | 0v", "the price cannot be reached"),
        (f"3p paid=3 {REST} | 0v blue3 | 0v | 0v", "paid= goes with the phases pay and owner"),
        (f"3p take {REST} | 0v | 0v | 0v", "chosen= goes with the phase take"),
        (f"3p take chosen=4 {REST} | 0v | 0v | 0v", "chosen= names a free place"),
        (f"3p take chosen=1 | {YARD} | display blue9 - - - | 0v | 0v | 0v", "adds up to more than 5"),
        (
            f"3p take chosen=3 | {YARD} | display blue2 green2 blue2 green1 | 0v | 0v | 0v",
            "chosen= names the right one of two equal cards; the left is taken first (S3.2)",
        ),
        (
            f"3p take chosen=2 | {YARD} | display blue2 green3 blue2 yellow9 | 0v | 0v | 0v",
            "no other card can follow what is chosen, so nothing is asked: the cards are taken (S3.2)",
        ),
        (f"3p take chosen=x {REST} | 0v | 0v | 0v", "chosen is x; it can be 1 to 4"),
        (f"3p ending {REST} | 0v | 0v | 0v", "ending goes with the last refill (S6.1)"),
        (f"3p refill-yard again {REST} | 0v | 0v | 0v", "again goes with a decision (S3.5)"),
        (f"3p due=2 {REST} | 0v | 0v | 0v", "due= goes with the phase dirk-draws"),
        (f"3p dirk-draws due=2 {REST} | 0v | 0v | 0v", "dirk-draws has nothing to do here"),
        (f"3p deal {REST} | 0v blue9*3 | 0v | 0v", "deal has nothing to do here"),
        (f"3p deal {REST} | 0v | 0v | 0v | piles 22 22 21 22 21", "piles are made after the display (S2.5)"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(line)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)
