from __future__ import annotations

import re
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.games.carrara.material import (
    BRICKS_OF_A_COLOUR,
    BUILDING_TYPES,
    BUILDINGS,
    COST,
    MARKERS,
    OBJECTS_OF_A_KIND,
    PRICE,
    SITES,
    TYPE,
    City,
    Colour,
    Object,
    Pay,
    Segment,
    Type,
)
from bauhof.games.carrara.state import inventory
from tests.games.carrara.play import GAME, act, coins, position

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "carrara.md").read_text(encoding="utf-8")


def test_seven_bricks_of_each_of_six_colours() -> None:
    """C1.1: 42 bricks, on the wheel, in the bag and with the players."""
    assert [slug(colour) for colour in Colour] == ["white", "yellow", "red", "green", "blue", "black"]
    assert inventory(GAME.new(4))[: len(Colour)] == [BRICKS_OF_A_COLOUR] * 6
    assert BRICKS_OF_A_COLOUR * len(Colour) == 42


def test_a_brick_costs_its_rank_less_a_coin_for_each_segment() -> None:
    """C1.2: segment I: 6 5 4 3 2 1; segment VI: white 1, all others free."""
    assert len(Segment) == 6
    assert PRICE[Segment.I].tolist() == [6, 5, 4, 3, 2, 1]
    assert PRICE[Segment.II].tolist() == [5, 4, 3, 2, 1, 0]
    assert PRICE[Segment.IV].tolist() == [3, 2, 1, 0, 0, 0]
    assert PRICE[Segment.VI].tolist() == [1, 0, 0, 0, 0, 0]


def test_thirty_buildings_of_six_types_with_five_costs() -> None:
    """C1.3: four types of the city, two of the country, each with costs 1 to 5."""
    assert BUILDINGS == 30
    assert {(int(TYPE[b]), int(COST[b])) for b in range(BUILDINGS)} == {(t, c) for t in range(6) for c in range(1, 6)}
    assert [line.type for line in BUILDING_TYPES] == list(Type)
    assert {line.type for line in BUILDING_TYPES if line.country} == {Type.CASTELLO, Type.VILLA}


def test_thirty_six_objects_each_type_with_its_own() -> None:
    """C1.4: 6 of each kind; the rules count on types and objects having the same order."""
    assert OBJECTS_OF_A_KIND * len(Object) == 36
    assert {slug(line.type): slug(line.object) for line in BUILDING_TYPES} == {
        "biblioteca": "book",
        "cathedrale": "chalice",
        "palazzo": "crown",
        "porta": "gate",
        "castello": "flag",
        "villa": "coat-of-arms",
    }
    assert all(line.type.value == line.object.value for line in BUILDING_TYPES)
    assert inventory(GAME.new(2))[-6:] == [OBJECTS_OF_A_KIND] * 6


def test_the_cities_are_those_of_the_rules_page() -> None:
    """C1.5: bricks, value and buildings needed, line by line."""
    lines = re.findall(r"^\| (\w+) \| (.*) \| cost × (\d) (\w+)(?: \w+)? \| (\d)", RULES, re.MULTILINE)
    assert len(lines) == len(SITES) == len(City)
    for (name, allowed, value, pay, needed), site in zip(lines, SITES, strict=True):
        assert name == GAME.words.say("en", f"city-{slug(site.city)}")
        assert (int(value), int(needed)) == (site.value, site.needed), name
        assert (Pay.COINS if pay.startswith("coin") else Pay.POINTS) is site.pay, name
        words = [slug(colour) for colour in Colour][: site.cheapest + 1]
        assert allowed in (", ".join(words), "all" if len(words) == 6 else "all but black"), name


def test_six_markers_and_coins_without_end() -> None:
    """C1.6: a seventh marker counts the points; a player can have more coins than the box."""
    assert MARKERS == 6
    box = 20 * 1 + 10 * 5 + 10 * 10
    s = position(f"2p | {box}c 0v villa-5@pisa | 0c 0v")
    act(s, "score:villa")
    assert coins(s) == [box + 15, 0]
