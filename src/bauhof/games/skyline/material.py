"""S1: what is in the box, as tables."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from bauhof.core.variable import BY_SEAT, Variable

SEATS = 6
PLACES = 4  # S1.3: of the yard, each belonging to one currency
DISPLAY = 4  # S2.4: money cards that lie open
VALUES = 9
PRICES = 7  # different prices in every category
START_CAPITAL = np.array([20] * SEATS)  # S2.2, by seat
MOST_TAKEN = 5  # S3.2: the sum of several cards
PILES = 5  # S2.5
PILE_OF_A, PILE_OF_B = 1, 3
DIRKS_CARDS = 6  # S7.2, S7.4
DIRKS_SHARE = 3  # S7.4: a third


class Category(IntEnum):
    """The six kinds of building."""

    MUSEUM = 0
    THEATER = 1
    STATION = 2
    CHURCH = 3
    PARK = 4
    SKYSCRAPER = 5


class Currency(IntEnum):
    """The four kinds of money, in the order of the yard's places (S1.3)."""

    BLUE = 0
    GREEN = 1
    ORANGE = 2
    YELLOW = 3


class Scoring(IntEnum):
    """The three scorings."""

    A = 0
    B = 1
    C = 2


class Buildings(NamedTuple):
    """One line of the table of building cards, and of the table of points."""

    category: Category
    cheapest: int
    copies: tuple[int, int, int, int, int, int, int]  # of each price from the cheapest on
    points: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # A, B, C: 1st, 2nd, 3rd place


# fmt: off
BUILDINGS = (
    #         category            cheapest  copies of each price    A     B        C
    Buildings(Category.MUSEUM,     2, (1, 1, 1, 1, 1, 1, 1), ((1,), ( 8, 1), (16,  8, 1))),
    Buildings(Category.THEATER,    3, (1, 1, 1, 1, 1, 1, 1), ((2,), ( 9, 2), (17,  9, 2))),
    Buildings(Category.STATION,    4, (1, 1, 2, 1, 2, 1, 1), ((3,), (10, 3), (18, 10, 3))),
    Buildings(Category.CHURCH,     5, (1, 1, 2, 1, 2, 1, 1), ((4,), (11, 4), (19, 11, 4))),
    Buildings(Category.PARK,       6, (1, 1, 3, 1, 3, 1, 1), ((5,), (12, 5), (20, 12, 5))),
    Buildings(Category.SKYSCRAPER, 7, (1, 1, 3, 1, 3, 1, 1), ((6,), (13, 6), (21, 13, 6))),
)
# fmt: on
COPIES = 3  # S1.2: of every money card
COPIES_FOR_TWO = 2  # S7.1

CATEGORIES = len(Category)
CURRENCIES = len(Currency)
KINDS = CATEGORIES * PRICES  # of building cards
MONEY = CURRENCIES * VALUES  # kinds of money cards
RANKS = 3

BOX = np.array([copies for line in BUILDINGS for copies in line.copies])
PRICE = np.array([line.cheapest + step for line in BUILDINGS for step in range(PRICES)])
CATEGORY = np.array([line.category.value for line in BUILDINGS for _ in range(PRICES)])
VALUE = np.array([value for _ in Currency for value in range(1, VALUES + 1)])
MOST_OF_A_KIND = int(BOX.max())
MOST_OWNED = int(BOX.reshape(CATEGORIES, PRICES).sum(axis=1).max())  # of a category
POINTS = np.array([[[*ranks, 0, 0, 0][:RANKS] for ranks in line.points] for line in BUILDINGS])
MOST_POINTS = max(300, int(POINTS.max(axis=2).sum()))  # of a player: more than anybody can get


def building(category: int, price: int) -> int:
    """The kind of a building card."""
    return category * PRICES + price - BUILDINGS[category].cheapest


def money(currency: int, value: int) -> int:
    """The kind of a money card."""
    return currency * VALUES + value - 1


# fmt: off
VARIABLES = (
    #        word             in the material       limits
    Variable("start-capital", "START_CAPITAL",      1, 60, BY_SEAT),
    Variable("price",         "BUILDINGS.cheapest", 1, 30),
    Variable("buildings",     "BUILDINGS.copies",   0,  9, together=PLACES + DIRKS_CARDS + 1),
    Variable("points",        "BUILDINGS.points",   0, 99),
    Variable("money",         "COPIES",             1,  6),
    Variable("money-for-two", "COPIES_FOR_TWO",     1,  6),
    Variable("most-taken",    "MOST_TAKEN",         0, 36),
    Variable("dirks-cards",   "DIRKS_CARDS",        1, 12),
    Variable("dirks-share",   "DIRKS_SHARE",        1, 99),
)
# fmt: on
