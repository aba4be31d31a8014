from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

from bauhof.core.words import languages
from tests.games.carrara.play import GAME

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "carrara.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_sheet_prints_what_the_rules_say(language: str) -> None:
    box = GAME.sheet(language).material
    assert list(box.prices["I"].values()) == [6, 5, 4, 3, 2, 1]
    assert list(box.prices["VI"].values()) == [1, 0, 0, 0, 0, 0]
    assert [one.country for one in box.types.values()] == [False] * 4 + [True] * 2
    assert [(one.type, one.cost) for one in box.buildings.values()][-5:] == [("villa", cost) for cost in range(1, 6)]
    assert all(box.objects[one.object].type == word for word, one in box.types.items())
    assert {players: asdict(one) for players, one in box.end.items()} == {
        2: {"scorings": 4, "objects": 8, "cost": 30},
        3: {"scorings": 4, "objects": 7, "cost": 25},
        4: {"scorings": 4, "objects": 6, "cost": 20},
    }
    assert (box.markers, box.object_price, box.announcement, box.object_points, box.coins_per_point) == (6, 10, 5, 3, 5)


def test_the_cities_are_those_of_the_rules_page() -> None:
    lines = re.findall(r"^\| (\w+) \| (.*) \| cost × (\d) (\w+)(?: \w+)? \| (\d)", RULES, re.MULTILINE)
    colours = list(GAME.sheet("en").material.colours)
    cities = GAME.sheet("en").material.cities.values()
    assert len(lines) == len(cities)
    for (name, allowed, value, pays, needed), city in zip(lines, cities, strict=True):
        words = {"all": colours, "all but black": colours[:-1]}.get(allowed, allowed.split(", "))
        assert (city.name, list(city.allows), city.value, city.needed) == (name, words, int(value), int(needed))
        assert city.pays == ("coins" if pays.startswith("coin") else "points")


def test_facts_have_the_figures_of_their_card() -> None:
    box = GAME.sheet("en").material
    assert box.buildings["villa-3"].does == (
        "Pay 3 bricks of colours that its city allows. "
        "When you score it, you get 3 × the value of its city and a coat of arms."
    )
    assert box.cities["livorno"].does.startswith("Buildings here bring their cost × 3 points when you score them.")
    assert "for 10 coins" in box.objects["crown"].does
    assert GAME.sheet("fr").material.objects["crown"].does.startswith("Chaque bâtiment du type Palazzo")
    assert GAME.sheet("de").material.buildings["porta-1"].does.startswith("Kostet 1 Baustein in einer Farbe")


@pytest.mark.parametrize("language", languages())
def test_the_sheet_can_be_sent(language: str) -> None:
    sheet = GAME.sheet(language)
    sent = json.loads(json.dumps(asdict(sheet)))
    assert sent["material"]["cities"]["lerici"]["name"] == "Lérici"
    assert all(GAME.words.has(f"tally-{tally.key}", language) for tally in sheet.tallies)
    assert all(tally.event in {kind.name.lower() for kind in GAME.events} for tally in sheet.tallies)


def test_a_standing_tells_what_can_be_seen() -> None:
    state = GAME.position("2p | 17c 4v villa-3@pisa villa-1@massa scored-villa | 9c 2v")
    assert GAME.screen.standing(GAME.view(state, 1)) == [
        {"points": 4, "buildings": 2, "scorings": 1, "sight": 8},
        {"points": 2, "coins": 9, "buildings": 0, "scorings": 0, "sight": 3},
    ]
    assert GAME.sheet().metric in GAME.screen.standing(GAME.view(state, 0))[0]
    ready = "book*4 flag*4 scored-villa scored-porta scored-castello scored-palazzo"
    ready += " villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"
    state = GAME.position(f"2p turn=B announce | 9c 3v | 0c 0v {ready}")
    GAME.apply(state, GAME.actions.parse("announce:yes"))
    assert [one["points"] for one in GAME.screen.standing(GAME.view(state, 0))] == [4, 59]
