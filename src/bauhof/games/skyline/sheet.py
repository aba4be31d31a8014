"""What a screen needs to know of Skyline: what is printed on its cards, and what counts."""

from __future__ import annotations

from dataclasses import dataclass

from bauhof.core.actions import slug
from bauhof.core.sheet import Tally
from bauhof.core.words import Language
from bauhof.games.skyline.actions import BUILDING_WORDS
from bauhof.games.skyline.material import (
    BOX,
    BUILDINGS,
    COPIES,
    COPIES_FOR_TWO,
    DISPLAY,
    MOST_TAKEN,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    VALUES,
    Buildings,
    Currency,
    Scoring,
)
from bauhof.games.skyline.observe import View
from bauhof.games.skyline.text import CATEGORY_OF, PRICE_OF, SYMBOL, WORDS, coin, name, say

MINUTES = 45
METRIC = "sight"
TALLIES = (Tally("category", "scored", "points", by="category", named=("category",)),)


@dataclass(frozen=True)
class PrintedCategory:
    """A category of buildings, with its line of the reference card."""

    name: str
    printed: str  # the name with the places where it may be broken
    cards: int  # in the box
    prices: tuple[int, ...]  # of these cards, the cheapest first
    points: dict[str, tuple[int, ...]]  # by scoring, for 1st, 2nd and 3rd place
    does: str
    paragraph: str


@dataclass(frozen=True)
class PrintedBuilding:
    """A building card."""

    category: str
    price: int
    cards: int  # of this kind in the box


@dataclass(frozen=True)
class PrintedCurrency:
    """A currency, which is that of one place of the yard."""

    name: str
    symbol: str
    does: str
    paragraph: str


@dataclass(frozen=True)
class Material:
    """What is in the box, in the order of the table of buildings and of the yard's places."""

    categories: dict[str, PrintedCategory]
    buildings: dict[str, PrintedBuilding]  # by words such as museum5
    currencies: dict[str, PrintedCurrency]  # from left to right
    values: int  # money cards are worth 1 to this
    copies: int  # of every money card
    copies_for_two: int  # with two players
    display: int  # money cards that lie open
    most_taken: int  # that several money cards may add up to
    piles: int  # of money cards at the beginning
    scorings: tuple[str, ...]
    pile_of: dict[str, int]  # in which pile, from 1, a scoring card begins


def material(language: Language) -> Material:
    """S1, in words."""
    return Material(
        categories={slug(line.category): printed_category(line, language) for line in BUILDINGS},
        buildings={
            word: PrintedBuilding(CATEGORY_OF[word], PRICE_OF[word], int(BOX[kind]))
            for kind, word in enumerate(BUILDING_WORDS)
        },
        currencies={slug(currency): printed_currency(slug(currency), language) for currency in Currency},
        values=VALUES,
        copies=COPIES,
        copies_for_two=COPIES_FOR_TWO,
        display=DISPLAY,
        most_taken=MOST_TAKEN,
        piles=PILES,
        scorings=tuple(scoring.name for scoring in Scoring),
        pile_of={Scoring.A.name: PILE_OF_A + 1, Scoring.B.name: PILE_OF_B + 1},
    )


def printed_category(line: Buildings, language: Language) -> PrintedCategory:
    """One line of the table of buildings and of the table of points, in words."""
    word = slug(line.category)
    long = f"category-{word}.printed"
    prices = tuple(line.cheapest + step for step, copies in enumerate(line.copies) for _ in range(copies))
    return PrintedCategory(
        name=name(word, language),
        printed=say(language, long) if WORDS.has(long, language) else name(word, language),
        cards=len(prices),
        prices=prices,
        points={scoring.name: line.points[scoring] for scoring in Scoring},
        does=say(language, "does-building", category=say(language, f"category-{word}.many")),
        paragraph="S5.1",
    )


def printed_currency(word: str, language: Language) -> PrintedCurrency:
    """A currency, in words."""
    return PrintedCurrency(
        name=coin(word, language),
        symbol=SYMBOL[word],
        does=say(language, "does-money", currency=coin(word, language)),
        paragraph="S3.3",
    )


def standing(view: View) -> list[dict[str, int]]:
    """Points, buildings and money cards; and the points with those that all scorings to come would bring now."""
    return [
        {
            "points": town.points,
            "buildings": sum(town.owned.values()),
            "cards": town.hand.size,
            "sight": town.points + sum(gained[seat] for gained in view.would_score.values()),
        }
        for seat, town in enumerate(view.towns)
    ]
