from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bauhof.games.skyline.observe import PARTS, least_wasteful
from tests.games.skyline.play import GAME, act, position

TOWNS = "50v park*2 blue9 | 0v green9*2 | 0v museum"
LINE = f"3p turn=B | yard museum5 theater6 - park10 | display blue3 green2 - - | {TOWNS}"


@pytest.mark.parametrize(
    ("cards", "exact", "cheapest", "waste"),
    [
        ("", None, None, None),
        ("blue4", None, None, None),
        ("blue5 blue4 blue1", (5,), (5,), 0),
        ("blue4 blue1 blue9", (4, 1), (4, 1), 0),
        ("blue9 blue7", None, (7,), 2),
        ("blue4 blue3 blue9", None, (4, 3), 2),
    ],
)
def test_the_view_tells_how_a_building_can_be_paid(
    cards: str, exact: tuple[int, ...] | None, cheapest: tuple[int, ...] | None, waste: int | None
) -> None:
    """S3.3, S3.5: exactly if possible, else with the least waste, from the own hand only."""
    s = position(f"3p | yard museum5 - - - | display - - - - | 0v {cards} | 0v blue9*2 | 0v")
    offer = GAME.view(s, 0).yard[0]
    assert (offer.exact, offer.cheapest, offer.waste) == (exact, cheapest, waste)
    assert GAME.view(s, 1).yard[0].cheapest == (9,)


@given(st.lists(st.integers(1, 9), max_size=9), st.integers(2, 13))
def test_the_payment_that_wastes_least_is_found(cards: list[int], price: int) -> None:
    found = least_wasteful(tuple(cards), price)
    every = [chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size) if sum(chosen) >= price]
    if not every:
        assert found is None
    else:
        least = min(map(sum, every))
        assert found == max(tuple(sorted(chosen, reverse=True)) for chosen in every if sum(chosen) == least)


@given(
    st.lists(st.integers(1, 9), min_size=1, max_size=9),
    st.sampled_from(["museum5", "theater6", "park10", "skyscraper13"]),
)
def test_the_greedy_one_pays_what_the_view_tells(cards: list[int], building: str) -> None:
    """S3.3: what is said before a purchase is what is suggested after it."""
    hand = " ".join(f"blue{value}*{min(3, cards.count(value))}" for value in sorted(set(cards)))
    s = position(f"3p | yard {building} - - - | display - - - - | 0v {hand} | 0v | 0v")
    offer = GAME.view(s, 0).yard[0]
    if offer.cheapest is not None:
        act(s, "buy:1")
        assert GAME.routine(s) == [*(f"pay:{value}" for value in offer.cheapest), "pay:done"]


def test_the_tensor_has_the_observer_first() -> None:
    tensor = GAME.observe(position(LINE), 1)

    def part(name: str) -> list[float]:
        return [float(value) for value in tensor[PARTS.slice(name)]]

    assert part("players") == [0, 1, 0, 0, 0]
    assert part("turn") == [1, 0, 0, 0, 0, 0]
    assert part("present") == [1, 1, 1, 0, 0, 0]
    assert part("points") == [0, 0, 50 / 128, 0, 0, 0]
    assert part("sizes") == [2 / 32, 0, 1 / 32, 0, 0, 0]
    assert part("yard")[:6] == [1, 0, 0, 0, 0, 0]
    assert part("prices") == [5 / 16, 6 / 16, 0, 10 / 16]
    assert part("hands")[17] == 2 / 4
    assert sum(part("hands")) == 2 / 4  # A's money is not told
    assert sum(GAME.observe(position(LINE.replace("3p", "3p open-hands")), 1)[PARTS.slice("hands")]) == 3 / 4


def test_the_payment_under_way_is_in_the_tensor_of_the_buyer_only() -> None:
    s = act(position("3p | yard museum5 - - - | display - - - - | 0v blue9 | 0v | 0v"), "buy:1", "pay:9")
    assert GAME.observe(s, 0)[PARTS.slice("place")].tolist() == [1, 0, 0, 0]
    assert GAME.observe(s, 0)[PARTS.slice("paid")].any()
    assert not GAME.observe(s, 1)[PARTS.slice("place")].any()
    assert not GAME.observe(s, 1)[PARTS.slice("paid")].any()


def test_the_parts_fill_the_tensor_without_gaps() -> None:
    covered = [place for part in PARTS.parts for place in range(part.start, part.start + part.length)]
    assert covered == list(range(len(PARTS)))
