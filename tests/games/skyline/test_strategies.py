from __future__ import annotations

import pytest

from bauhof.games.skyline.value import gain, least_payment, promise, reachable
from tests.games.skyline.play import play, position

says = play.says
YARD = "museum5 theater6 station7 park10"


@pytest.mark.parametrize(
    ("hand", "display", "word"),
    [
        ("blue5 green6", "blue3 green2 orange1 yellow9", "buy:2"),  # both exactly: the higher category
        ("blue3 blue2 green7", "blue3 green2 orange1 yellow9", "buy:1"),  # exactly before a waste of 1
        ("green7", "blue3 green2 orange1 yellow9", "buy:2"),  # a waste of 1
        ("green8", "blue3 green2 orange1 yellow9", "take:4"),  # a waste of 2 is too much
        (
            "green8 blue1*3 blue2*3 orange1*2",
            "blue3 green2 orange1 yellow9",
            "buy:1",
        ),  # nine cards: exactly all the same
        ("green8 orange1*3 yellow1*3 orange2*2", "blue3 green2 orange9 yellow9", "buy:3"),  # exactly again
        ("green8 orange1*3 yellow1*3 yellow2*2", "blue3 green2 orange9 yellow9", "buy:2"),  # a full hand wastes
        ("green8", "blue3 green2 orange4 yellow5", "take:1"),  # 3 and 2 in two cards are worth more than a 5
        ("green8", "blue3 green3 orange6 yellow5", "take:3"),  # nothing fits: the highest
    ],
)
def test_exact_hardly_wastes_money(hand: str, display: str, word: str) -> None:
    assert says("exact", position(f"3p | yard {YARD} | display {display} | 0v {hand} | 0v | 0v")) == word


def test_exact_takes_all_that_is_worth_most() -> None:
    s = position(f"3p | yard {YARD} | display blue3 green2 orange4 yellow5 | 0v green8 | 0v | 0v")
    play.act(s, "take:1")
    assert says("exact", s) == "take:2"


@pytest.mark.parametrize(
    ("hand", "payment"),
    [
        ("blue5", ["pay:5", "pay:done"]),
        ("blue1 blue4 blue5 blue9", ["pay:5", "pay:done"]),
        ("blue4 blue3 blue2", ["pay:3", "pay:2", "pay:done"]),  # exactly, though the 4 is larger
        ("blue4*2", ["pay:4", "pay:4", "pay:done"]),
        ("blue9 blue8", ["pay:8", "pay:done"]),  # the smallest waste
    ],
)
def test_payments_waste_as_little_as_possible(hand: str, payment: list[str]) -> None:
    s = position(f"3p | yard {YARD} | display - - - - | 0v {hand} | 0v | 0v")
    play.act(s, "buy:1")
    for word in payment:
        assert says("greedy", s) == word
        play.act(s, word)


def test_sums_that_can_be_paid() -> None:
    """S3.3: with a 2 and two 3s the sums 2, 3, 5, 6 and 8."""
    s = position(f"3p | yard {YARD} | display - - - - | 0v blue2 blue3*2 | 0v | 0v")
    sums = reachable(s, 0, 0)
    assert [total for total in range(12) if (sums >> total) & 1] == [0, 2, 3, 5, 6, 8]
    assert least_payment(s, 0, 0) == 5
    assert least_payment(s, 0, 1) == 0


def test_a_majority_is_worth_more_than_a_single_card() -> None:
    s = position(f"3p | yard {YARD} | display - - - - | 0v skyscraper*3 | 0v skyscraper | 0v museum")
    assert promise(s, 0, 5) > promise(s, 1, 5) > promise(s, 2, 5) == 0
    assert gain(s, 1, 5) > 0


def test_the_greedy_one_buys_what_it_can_pay_exactly() -> None:
    s = position(f"3p | yard {YARD} | display blue1 green1 orange1 yellow1 | 0v yellow9 yellow1 | 0v | 0v")
    assert says("greedy", s) == "buy:4"


def test_the_greedy_one_takes_the_card_that_it_needs() -> None:
    s = position(f"3p | yard {YARD} | display blue4 green4 orange4 yellow1 | 0v yellow9 | 0v | 0v")
    assert says("greedy", s) == "take:1"
    play.act(s, "take:1")
    assert says("greedy", s) == "take:4", "the 4 and the 1 together, which makes 10 in yellow"
