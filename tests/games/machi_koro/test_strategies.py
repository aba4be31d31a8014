from __future__ import annotations

from itertools import islice

import pytest

from bauhof.core.laws import walk
from bauhof.games.machi_koro import value
from bauhof.games.machi_koro.material import RED_BY_ROLL, Kind
from bauhof.games.machi_koro.state import Phase, State
from bauhof.games.machi_koro.value import income_of_a_round, income_of_a_turn, rounds_left
from tests.games.machi_koro.play import GAME, play, position, text

says = play.says
CENTER = "business-center train-station"
RANCHES = "ranch*6"
LANDMARKS = "train-station shopping-mall amusement-park"


@pytest.mark.parametrize(
    ("strategy", "town", "word"),
    [
        ("cheese", "4c ranch", "build:ranch"),  # the only one that can be paid
        ("cheese", "5c ranch", "build:cheese-factory"),  # the dearest
        ("cheese", f"4c {RANCHES}", "build:nothing"),  # saves for the list
        ("cheese", "9c ranch cheese-factory", "build:train-station"),  # as soon as a card needs 7 or more
        ("cheese", f"9c {RANCHES} cheese-factory*2 train-station", "build:nothing"),
        ("cheese", f"17c {RANCHES} cheese-factory*2 train-station", "build:amusement-park"),  # the dearest affordable
        ("convenience", "2c bakery", "build:convenience-store"),
        ("convenience", "1c bakery", "build:bakery"),
        ("convenience", "22c bakery*3 convenience-store*6", "build:radio-tower"),
        ("bakery", "9c bakery*2", "build:bakery"),
        ("bakery", "9c bakery*6", "build:train-station"),
        ("furniture", "6c bakery", "build:mine"),
        ("furniture", "4c mine", "build:train-station"),
        ("furniture", "5c forest*3 bakery", "build:furniture-factory"),
    ],
)
def test_a_list_buys_the_dearest_card_that_it_wants_then_landmarks(strategy: str, town: str, word: str) -> None:
    assert says(strategy, position(f"2p roll=4 | {town} | 3c bakery")) == word


def test_what_is_sold_out_is_wanted_no_more() -> None:
    s = position("2p roll=4 | 4c bakery*3 | 0c bakery*5")
    assert says("bakery", s) == "build:train-station"


def test_two_dice_are_for_lists_that_need_them() -> None:
    s = position("2p number-of-dice | 3c ranch cheese-factory train-station | 3c bakery")
    assert says("cheese", s) == "roll:2"
    assert says("bakery", s) == "roll:1"
    assert says("cheese", position("2p number-of-dice | 3c ranch train-station | 3c bakery")) == "roll:1"


def test_a_roll_that_earns_nothing_is_rolled_again() -> None:
    town = "3c wheat-field bakery radio-tower"
    assert says("bakery", position(f"2p reroll roll=5 | {town} | 3c bakery")) == "reroll:yes"
    assert says("bakery", position(f"2p reroll roll=2 | {town} | 3c bakery")) == "reroll:no"


def test_the_greedy_one_wins_when_it_can() -> None:
    assert says("greedy", position(f"2p roll=4 | 22c bakery {LANDMARKS} | 3c bakery")) == "build:radio-tower"


def test_the_greedy_one_takes_from_the_richest_and_swaps_for_the_best() -> None:
    s = position("3p tv-target roll=6 | 3c tv-station | 2c bakery | 9c bakery")
    assert says("greedy", s) == "tv:+2"
    swap = "3p give roll=6 | 3c wheat-field*2 ranch business-center | 2c wheat-field | 9c convenience-store wheat-field"
    s = position(swap)
    assert says("greedy", s).startswith("give:")
    play.act(s, says("greedy", s))
    assert says("greedy", s) == "with:+2"
    play.act(s, "with:+2")
    assert says("greedy", s) == "take:convenience-store"


def test_the_greedy_one_keeps_what_earns_more_than_it_could_get() -> None:
    """M4.7: a Cheese Factory without Ranches brings nothing, a Mine does."""
    assert says("greedy", position(f"2p give roll=6 | 3c {CENTER} mine | 3c cheese-factory")) == "give:nothing"
    assert says("greedy", position(f"2p give roll=6 | 3c {CENTER} ranch*3 mine | 3c cheese-factory")) == "give:mine"


def test_the_greedy_one_gives_away_what_earns_least_not_what_comes_first() -> None:
    """M4.7: without a Train Station a Furniture Factory earns nothing, a Wheat Field does."""
    s = position("2p give roll=6 | 3c wheat-field furniture-factory business-center | 3c bakery")
    assert says("greedy", s) == "give:furniture-factory"


def test_an_exchange_of_the_greedy_one_raises_its_income() -> None:
    """M4.7: in towns of every kind; otherwise nothing is exchanged."""
    exchanges = 0
    for state in islice(walk(GAME, 3, 1), 0, None, 60):
        s = State.copy(state)
        s.phase, s.cards[s.seat, Kind.BUSINESS_CENTER] = Phase.GIVE, 1
        before = income_of_a_round(s, s.seat)
        words = []
        while Phase.GIVE <= s.phase <= Phase.TAKE:
            words.append(says("greedy", s))
            play.act(s, words[-1])
        assert words == ["give:nothing"] or income_of_a_round(s, s.seat) > before, f"{words}: {text(s)}"
        exchanges += len(words) == 3
    assert exchanges > 0


def test_lists_never_swap() -> None:
    s = position("2p give roll=6 | 3c wheat-field business-center | 9c mine")
    assert says("cheese", s) == "give:nothing"


def test_the_income_of_a_turn_is_an_average_over_the_dice() -> None:
    """M4.3: a Wheat Field on 1, a Bakery on 2 and 3, each for one coin."""
    s = position("2p roll=4 | 0c wheat-field bakery | 0c wheat-field bakery")
    assert income_of_a_turn(s, 0, 0, False) == pytest.approx(3 / 6)
    assert income_of_a_turn(s, 0, 1, False) == pytest.approx(1 / 6)
    assert income_of_a_turn(s, 0, 0, True) == pytest.approx(3 / 36)


def test_the_value_counts_every_red_kind_of_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """M4.2: as the rules would, if two were paid on one roll."""
    table = RED_BY_ROLL.copy()
    table[3, :2] = Kind.CAFE, Kind.FAMILY_RESTAURANT
    monkeypatch.setattr(value, "RED_BY_ROLL", table)
    income = getattr(value.income_of_a_roll, "py_func", value.income_of_a_roll)  # a compiled rule keeps its table
    s = position("2p roll=3 | 9c wheat-field | 0c cafe family-restaurant")
    assert income(s, 1, 0, 3) == 1 + 2
    assert income(s, 0, 0, 3) == pytest.approx(-value.LOSS * (1 + 2))


def test_coins_and_cards_bring_the_end_nearer() -> None:
    poor, rich, busy = (position(f"2p roll=4 | {town} | 3c bakery") for town in ("1c mine", "9c mine", "1c mine*2"))
    assert rounds_left(rich, 0) < rounds_left(poor, 0)
    assert rounds_left(busy, 0) <= rounds_left(poor, 0)
    assert rounds_left(position(f"2p roll=4 | 22c {LANDMARKS} | 3c bakery"), 0) < 1
