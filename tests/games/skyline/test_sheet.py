from __future__ import annotations

import re

from bauhof.core.words import languages
from tests.games.skyline.play import GAME, position
from tests.games.skyline.test_s1_material import PAGE


def test_the_sheet_says_what_the_rules_say() -> None:
    """S1.1, S1.5: names, numbers of cards, prices and points as in the tables of the page."""
    material = GAME.sheet("en").material
    cards = re.findall(r"^\| \d \| (\w+) \| \w+ \| (\d+) \| ([\d ]+) \|$", PAGE, re.MULTILINE)
    points = re.findall(r"^\| (\w+) \| (\d+) \| ([\d /]+) \| ([\d /]+) \|$", PAGE, re.MULTILINE)
    assert [(one.name, str(one.cards), " ".join(map(str, one.prices))) for one in material.categories.values()] == cards
    printed = [
        (one.name, *(" / ".join(map(str, one.points[scoring])) for scoring in material.scorings))
        for one in material.categories.values()
    ]
    assert printed == points
    for word, one in material.categories.items():
        kinds = [kind for kind in material.buildings.values() if kind.category == word]
        assert one.prices == tuple(kind.price for kind in kinds for _ in range(kind.cards))


def test_the_money_is_that_of_the_yard() -> None:
    material = GAME.sheet("de").material
    view = GAME.view(position("3p | yard museum2 museum3 museum4 museum5 | display - - - - | 0v | 0v | 0v"), 0)
    assert list(material.currencies) == [offer.currency for offer in view.yard]
    assert [currency.name for currency in material.currencies.values()] == ["Blau", "Grün", "Orange", "Gelb"]
    assert len({currency.symbol for currency in material.currencies.values()}) == 4
    assert (material.values, material.copies, material.copies_for_two, material.most_taken) == (9, 3, 2, 5)
    assert material.pile_of == {"A": 2, "B": 4}


def test_every_language_has_a_sheet_of_its_own() -> None:
    assert len({GAME.sheet(language).hash for language in languages()}) == len(languages())


def test_the_standing_says_points_buildings_and_cards() -> None:
    s = position("3p | yard - - - - | display - - - - | 7v park*2 museum blue9 | 0v green9*2 | 0v")
    museum, park = 1 + 8 + 16, 5 + 12 + 20  # the most of each, in all three scorings
    assert GAME.screen.standing(GAME.view(s, 1)) == [
        {"points": 7, "buildings": 3, "cards": 1, "sight": 7 + museum + park},
        {"points": 0, "buildings": 0, "cards": 2, "sight": 0},
        {"points": 0, "buildings": 0, "cards": 0, "sight": 0},
    ]
