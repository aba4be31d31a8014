from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bauhof.games.skyline.material import Category, Scoring
from bauhof.games.skyline.scoring import hold_scoring
from bauhof.games.skyline.state import State
from tests.games.skyline.play import GAME, points, position


def scored(category: Category, cards: list[int], scoring: Scoring, dirk: int = 0) -> list[int]:
    """What the seats get for so many cards of a category each; with Dirk, his points come last."""
    s: State = GAME.new(len(cards))
    s.owned[: len(cards), category] = cards
    s.dirk[category] = dirk
    hold_scoring(s, scoring)
    return [*points(s), int(s.dirk_points)] if len(cards) == 2 else points(s)


A, B, C = Scoring.A, Scoring.B, Scoring.C
CHURCH, PARK, SKYSCRAPER, MUSEUM = Category.CHURCH, Category.PARK, Category.SKYSCRAPER, Category.MUSEUM


def test_the_printed_examples() -> None:
    """S5.4: white 4; purple 13 and 6; purple tied 9 each; green 16, 16, 2, 2."""
    assert scored(CHURCH, [3, 1, 0], A) == [4, 0, 0]
    assert scored(SKYSCRAPER, [1, 4, 3], B) == [0, 13, 6]
    assert scored(SKYSCRAPER, [4, 1, 4], B) == [9, 0, 9]
    assert scored(PARK, [3, 2, 3, 2], C) == [16, 2, 16, 2]


@pytest.mark.parametrize(
    ("category", "cards", "scoring", "expected"),
    [
        (MUSEUM, [1, 0, 0], A, [1, 0, 0]),
        (MUSEUM, [1, 1, 0], A, [0, 0, 0]),  # 1 point shared by two
        (SKYSCRAPER, [2, 2, 0], A, [3, 3, 0]),
        (SKYSCRAPER, [2, 2, 2], A, [2, 2, 2]),
        (SKYSCRAPER, [2, 2, 2, 2], A, [1, 1, 1, 1]),
        (SKYSCRAPER, [1, 1, 1, 1, 1], A, [1, 1, 1, 1, 1]),
        (SKYSCRAPER, [1, 1, 1, 1, 1, 1], A, [1, 1, 1, 1, 1, 1]),
        (PARK, [3, 2, 1], B, [12, 5, 0]),
        (PARK, [3, 2, 2], B, [12, 2, 2]),
        (PARK, [3, 2, 2, 2], B, [12, 1, 1, 1]),
        (PARK, [3, 3, 2], B, [8, 8, 0]),
        (PARK, [3, 3, 3], B, [5, 5, 5]),
        (PARK, [3, 3, 3, 3], B, [4, 4, 4, 4]),
        (PARK, [3, 2, 1, 0], C, [20, 12, 5, 0]),
        (PARK, [3, 2, 1, 1], C, [20, 12, 2, 2]),
        (PARK, [3, 2, 2, 1], C, [20, 8, 8, 0]),
        (PARK, [3, 2, 2, 2], C, [20, 5, 5, 5]),
        (PARK, [3, 3, 2, 1], C, [16, 16, 5, 0]),
        (PARK, [3, 3, 3, 1], C, [12, 12, 12, 0]),
        (PARK, [3, 3, 3, 3], C, [9, 9, 9, 9]),
        (PARK, [2, 2, 1, 1, 1, 1], C, [16, 16, 1, 1, 1, 1]),
        (PARK, [4, 2, 1, 1, 1], C, [20, 12, 1, 1, 1]),
        (PARK, [0, 0, 0], C, [0, 0, 0]),
        (PARK, [0, 0, 1], C, [0, 0, 20]),
        (PARK, [0, 1, 0, 1], B, [0, 8, 0, 8]),
    ],
)
def test_places_and_ties(category: Category, cards: list[int], scoring: Scoring, expected: list[int]) -> None:
    """S5.1, S5.2, S5.3: 1st in A, 1st and 2nd in B, three places in C; the tied share and round down."""
    assert scored(category, cards, scoring) == expected


@pytest.mark.parametrize(
    ("cards", "dirk", "scoring", "expected"),
    [
        ([1, 0], 2, A, [0, 0, 5]),
        ([2, 0], 2, A, [2, 0, 2]),
        ([2, 2], 2, A, [1, 1, 1]),
        ([1, 3], 2, B, [0, 12, 5]),
        ([1, 2], 2, B, [0, 8, 8]),
        ([2, 1], 3, C, [12, 5, 20]),
        ([1, 1], 3, C, [8, 8, 20]),
        ([1, 1], 1, C, [12, 12, 12]),
        ([0, 1], 0, C, [0, 20, 0]),
    ],
)
def test_places_and_ties_with_dirk(cards: list[int], dirk: int, scoring: Scoring, expected: list[int]) -> None:
    """S5.2, S7.3: he takes places and gets points like a player."""
    assert scored(PARK, cards, scoring, dirk) == expected


def test_who_has_no_card_of_a_category_takes_no_place_in_it() -> None:
    """S5.3: the second and third place stay empty."""
    assert scored(PARK, [1, 0, 0, 0], C) == [20, 0, 0, 0]


@given(st.integers(2, 6), st.data())
def test_all_points_together_never_exceed_those_printed(players: int, data: st.DataObject) -> None:
    """S5.2: 21 in A, 84 in B, 195 in C."""
    s: State = GAME.new(players)
    for seat in range(players):
        s.owned[seat] = data.draw(st.lists(st.integers(0, 4), min_size=6, max_size=6))
    if players == 2:
        s.dirk[:] = data.draw(st.lists(st.integers(0, 4), min_size=6, max_size=6))
    for scoring, most in ((A, 21), (B, 84), (C, 195)):
        s.points[:] = 0
        s.dirk_points = 0
        hold_scoring(s, scoring)
        assert s.points.sum() + s.dirk_points <= most


def test_the_view_shows_what_each_scoring_would_give() -> None:
    """S5.1: for the scorings still to come."""
    s = position("3p scored=1 | yard - - - - | display - - - - | 0v park*2 | 7v park | 0v museum")
    assert GAME.view(s, 0).would_score == {"B": (12, 5, 8, 0), "C": (20, 12, 16, 0)}
