from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.games.machi_koro.material import (
    COINS,
    COST,
    DIE,
    ESTABLISHMENTS,
    LANDMARK_COST,
    SEATS,
    START_CARDS,
    Colour,
    Icon,
    Kind,
    Landmark,
)
from bauhof.games.machi_koro.text import name
from tests.games.machi_koro.play import act, coins, position

RULES = Path(__file__).parents[3] / "docs" / "rules" / "machi-koro.md"


def test_the_box_holds_84_establishments_of_15_kinds() -> None:
    """M1.1: six of each, four of each purple kind."""
    assert [card.kind for card in ESTABLISHMENTS] == list(Kind)
    assert sum(card.cards for card in ESTABLISHMENTS) == 84
    assert Counter(card.cards for card in ESTABLISHMENTS) == {6: 12, 4: 3}
    assert {card.kind for card in ESTABLISHMENTS if card.cards == 4} == {
        card.kind for card in ESTABLISHMENTS if card.colour is Colour.PURPLE
    }


def test_the_table_is_the_one_on_the_rules_page() -> None:
    """M1.1: every line of the page's table is a line of ours."""
    lines = re.findall(r"^\| (\d+)(?:–(\d+))? \| (.*) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) == len(ESTABLISHMENTS)
    for (low, high, rest), card in zip(lines, ESTABLISHMENTS, strict=True):
        english, colour, icon, cost, income, cards = rest.split(" | ")
        assert (int(low), int(high or low)) == (card.low, card.high), english
        assert name(slug(card.kind), "en") == english
        assert (Colour[colour.upper()], Icon[icon.upper()]) == (card.colour, card.icon), english
        assert (int(cost), int(cards)) == (card.cost, card.cards), english
        assert income.startswith(f"{card.income} from ") or card.kind is Kind.BUSINESS_CENTER, english
        assert ("card you own" in income) == (card.per is not None), english
        if card.per is not None:
            assert f"per {card.per.name.lower()} card you own" in income, english


def test_start_cards_are_apart_from_the_supply_and_ordinary_in_play() -> None:
    """M1.2: a Wheat Field and a Bakery for each of four players; in play they are cards like others."""
    assert [slug(kind) for kind in START_CARDS] == ["wheat-field", "bakery"]
    assert len(START_CARDS) * SEATS == 8
    s = position("2p build roll=1 | 9c wheat-field bakery | 3c wheat-field bakery")
    assert (s.supply[Kind.WHEAT_FIELD], s.supply[Kind.BAKERY]) == (6, 6)
    act(s, "build:wheat-field", "1")
    assert coins(s) == [10, 4]  # the start card and the built one pay alike


def test_four_landmarks_for_every_player() -> None:
    """M1.3: Train Station 4, Shopping Mall 10, Amusement Park 16, Radio Tower 22."""
    assert {slug(landmark): int(LANDMARK_COST[landmark]) for landmark in Landmark} == {
        "train-station": 4,
        "shopping-mall": 10,
        "amusement-park": 16,
        "radio-tower": 22,
    }
    assert [name(slug(landmark), "de") for landmark in Landmark] == [
        "Bahnhof",
        "Einkaufszentrum",
        "Freizeitpark",
        "Funkturm",
    ]


def test_the_bank_never_runs_out() -> None:
    """M1.4: 72 coins worth 210 are in the box, and the bank pays more if it must; two dice."""
    assert sum(COINS.values()) == 72
    assert DIE == 6
    worth = sum(value * count for value, count in COINS.items())
    s = position(f"2p one-die | {worth}c wheat-field bakery | {worth}c wheat-field bakery")
    act(s, "1")
    assert coins(s) == [worth + 1, worth + 1]


def test_costs_are_those_of_the_table() -> None:
    """M1.1: what is built costs what the table says."""
    for card in ESTABLISHMENTS:
        s = act(position("2p build roll=1 | 30c bakery | 0c bakery"), f"build:{slug(card.kind)}")
        assert coins(s) == [30 - card.cost, 0]
        assert COST[card.kind] == card.cost
