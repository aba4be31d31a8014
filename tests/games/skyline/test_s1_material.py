from __future__ import annotations

import re
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.games.skyline.actions import BUILDING_WORDS, MONEY_WORDS
from bauhof.games.skyline.material import BOX, BUILDINGS, CATEGORY, COPIES, POINTS, PRICE, Category, Currency, Scoring
from bauhof.games.skyline.text import coin, name
from tests.games.skyline.play import GAME, act, position, refused

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "skyline.md").read_text(encoding="utf-8")


def test_the_box_holds_54_building_cards_in_six_categories() -> None:
    """S1.1: as many cards at the prices that the page's table says."""
    lines = re.findall(r"^\| (\d) \| (\w+) \| \w+ \| (\d+) \| ([\d ]+) \|$", PAGE, re.MULTILINE)
    assert len(lines) == len(Category)
    for (number, english, cards, prices), category in zip(lines, Category, strict=True):
        assert int(number) == category + 1
        assert name(slug(category), "en") == english
        ours = [int(PRICE[kind]) for kind in range(len(BOX)) if CATEGORY[kind] == category for _ in range(BOX[kind])]
        assert ours == [int(price) for price in prices.split()]
        assert len(ours) == int(cards)
    assert BOX.sum() == 54


def test_108_money_cards_in_four_currencies() -> None:
    """S1.2: values 1 to 9, three copies."""
    assert len(MONEY_WORDS) * COPIES == 108
    assert [slug(currency) for currency in Currency] == ["blue", "green", "orange", "yellow"]
    assert MONEY_WORDS[:10] == [*(f"blue{value}" for value in range(1, 10)), "green1"]


def test_every_place_of_the_yard_has_its_currency() -> None:
    """S1.3: blue, green, orange, yellow; a card is paid in the currency of its place."""
    line = "3p | yard museum2 museum3 museum4 museum5 | display - - - - | 0v orange9 | 0v | 0v"
    s = position(line)
    assert refused(position(line), "buy:1") == "S3.3"
    act(s, "buy:3")
    assert [offer.currency for offer in GAME.view(position(line), 0).yard] == ["blue", "green", "orange", "yellow"]
    assert [coin("orange", language) for language in ("en", "de")] == ["orange", "Orange"]


def test_there_are_two_scoring_cards() -> None:
    """S1.4: A and B are in the deck, C is held at the end without a card."""
    s = GAME.new(3)
    while not s.piles.any():
        GAME.resolve(s, next(iter(GAME.chance(s))))
    assert s.piles.sum() == s.deck.sum() + 2
    assert [scoring.name for scoring in Scoring] == ["A", "B", "C"]


def test_the_points_are_those_of_the_reference_card() -> None:
    """S1.5: for 1st, 2nd and 3rd place in A, B and C."""
    lines = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) / (\d+) \| (\d+) / (\d+) / (\d+) \|$", PAGE, re.MULTILINE)
    assert len(lines) == len(Category)
    for (english, *numbers), category in zip(lines, Category, strict=True):
        assert name(slug(category), "en") == english
        a, b1, b2, c1, c2, c3 = map(int, numbers)
        assert POINTS[category].tolist() == [[a, 0, 0], [b1, b2, 0], [c1, c2, c3]]
        assert BUILDINGS[category].points == ((a,), (b1, b2), (c1, c2, c3))
    assert BUILDING_WORDS[0] == "museum2"
    assert BUILDING_WORDS[-1] == "skyscraper13"
