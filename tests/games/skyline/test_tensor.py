"""Every part of the tensor: what it says, and that nothing else says it."""

from __future__ import annotations

import pytest

from bauhof.games.skyline.actions import BUILDING_WORDS, MONEY_WORDS
from bauhof.games.skyline.material import CURRENCIES, MONEY, Category, Currency
from bauhof.games.skyline.state import EMPTY, Phase, State
from tests.games.skyline.play import GAME
from tests.games.tensors import Case, changed, check_all_told, check_case, told

OBSERVER = 1
NO_CARDS = dict.fromkeys(range(4), EMPTY)
EMPTY_TABLE = changed(
    GAME, State.new(), {"players": 3, "seat": OBSERVER, "place": EMPTY, "yard": NO_CARDS, "display": NO_CARDS}
)
A, B, C = 2, 0, 1  # how far to the left of the observer they sit
CATEGORIES = len(Category)
MUSEUM2, STATION7, SKYSCRAPER13 = map(BUILDING_WORDS.index, ("museum2", "station7", "skyscraper13"))
BLUE1, ORANGE5, YELLOW9 = map(MONEY_WORDS.index, ("blue1", "orange5", "yellow9"))

CASES = [
    Case("players", {"players": 2}, {0: 1}, before={1: 1}, also=("present",)),
    Case("players", {"players": 6}, {4: 1}, before={1: 1}, also=("present",)),
    Case("present", {"players": 5}, dict.fromkeys(range(5), 1), before={0: 1, 1: 1, 2: 1}, also=("players",)),
    Case("options", {"open_hands": 1}, {0: 1}, also=("seen",)),
    Case("seen", {"open_hands": 1}, {0: 1, 1: 1, 2: 1}, before={0: 1}, also=("options",)),
    *(Case("phase", {"phase": phase}, {phase: 1}, before={0: 1}) for phase in Phase if phase),
    Case("turn", {"seat": 0}, {A: 1}, before={B: 1}),
    Case("turn", {"seat": 2}, {C: 1}, before={B: 1}),
    Case("flags", {"again": 1}, {0: 1}),
    Case("flags", {"ending": 1}, {1: 1}),
    Case("scored", {"scored": 1}, {1: 1}, before={0: 1}),
    Case("scored", {"scored": 3}, {3: 1}, before={0: 1}),
    Case(
        "yard",
        {"yard": {0: STATION7, 3: SKYSCRAPER13}},
        {Category.STATION: 1, 3 * CATEGORIES + Category.SKYSCRAPER: 1},
        also=("prices",),
    ),
    Case("prices", {"yard": {0: MUSEUM2, 1: SKYSCRAPER13}}, {0: 2 / 16, 1: 13 / 16}, also=("yard",)),
    Case(
        "display",
        {"display": {0: ORANGE5, 3: YELLOW9}},
        {Currency.ORANGE: 1, 3 * CURRENCIES + Currency.YELLOW: 1},
        also=("values",),
    ),
    Case("values", {"display": {1: ORANGE5, 2: YELLOW9}}, {1: 5 / 8, 2: 9 / 8}, also=("display",)),
    Case("chosen", {"chosen": {0: 1, 3: 1}}, {0: 1, 3: 1}),
    Case("place", {"place": 3}, {3: 1}),
    Case("paid", {"place": 0, "paid": {0: 3, 8: 1}}, {0: 3 / 4, 8: 1 / 4}, also=("place",)),
    Case("hands", {"hands": {(OBSERVER, BLUE1): 3, (OBSERVER, YELLOW9): 1}}, {0: 3 / 4, 35: 1 / 4}, also=("sizes",)),
    Case(
        "hands",
        {"open_hands": 1, "hands": {(0, ORANGE5): 3, (2, YELLOW9): 1}},
        {A * MONEY + ORANGE5: 3 / 4, C * MONEY + YELLOW9: 1 / 4},
        also=("options", "seen", "sizes"),
    ),
    Case("sizes", {"hands": {(0, BLUE1): 2, (0, YELLOW9): 2, (2, ORANGE5): 1}}, {A: 4 / 32, C: 1 / 32}),
    Case(
        "owned",
        {"owned": {(0, Category.MUSEUM): 11, (1, Category.PARK): 1, (2, Category.SKYSCRAPER): 2}},
        {A * CATEGORIES: 11 / 8, B * CATEGORIES + 4: 1 / 8, C * CATEGORIES + 5: 2 / 8},
    ),
    Case("points", {"points": {0: 100, 1: 50, 2: 7}}, {A: 100 / 128, B: 50 / 128, C: 7 / 128}),
    Case("dirk", {"dirk": {Category.MUSEUM: 1, Category.SKYSCRAPER: 11}}, {0: 1 / 8, 5: 11 / 8}),
    Case("dirk", {"dirk_points": 30}, {6: 30 / 128}),
    Case("discard", {"discard": {BLUE1: 1, YELLOW9: 3}}, {0: 1 / 4, 35: 3 / 4}),
    Case("piles", {"piles": {0: 20, 4: 5}}, {0: 20 / 32, 4: 5 / 32}),
    Case("deck", {"deck": {BLUE1: 3, ORANGE5: 2, YELLOW9: 1}}, {0: 6 / 128}),
    Case("buildings", {"buildings": {MUSEUM2: 3, SKYSCRAPER13: 1}}, {0: 3 / 4, 41: 1 / 4}),
]
UNTOLD = {"dirk_due"}  # how many cards Dirk still draws: only chance is asked meanwhile


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_part_says_the_right_numbers_and_no_other_part_changes(case: Case) -> None:
    check_case(GAME, EMPTY_TABLE, OBSERVER, case)


def test_a_perfect_memory_knows_all_hands_and_nothing_else_changes() -> None:
    """S2.2, S8.2: all money is dealt, taken and paid openly."""
    s = changed(GAME, EMPTY_TABLE, {"hands": {(0, ORANGE5): 3, (1, BLUE1): 1, (2, YELLOW9): 2}})
    printed, known = told(GAME, s, OBSERVER), told(GAME, s, OBSERVER, perfect_memory=True)
    assert printed["seen"] == {0: 1}
    assert printed["hands"] == {BLUE1: 1 / 4}
    assert known["seen"] == {0: 1, 1: 1, 2: 1}
    assert known["hands"] == {BLUE1: 1 / 4, A * MONEY + ORANGE5: 3 / 4, C * MONEY + YELLOW9: 2 / 4}
    assert {part for part in known if known[part] != printed[part]} == {"seen", "hands"}


def test_nothing_of_the_state_is_lost() -> None:
    check_all_told(GAME, CASES, untold=UNTOLD)
