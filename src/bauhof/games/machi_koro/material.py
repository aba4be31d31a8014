"""M1: what is in the box, as one table."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from bauhof.core.variable import BY_SEAT, Variable

SEATS = 4
DIE = 6
START_COINS = np.array([3] * SEATS)  # M2.1, by seat
KINDS_ON_DISPLAY = 10  # M7.1


class Colour(IntEnum):
    """Who is paid, and in whose turn (M4)."""

    BLUE = 0  # everybody, by the bank
    GREEN = 1  # the player who rolled, by the bank
    RED = 2  # everybody else, by the player who rolled
    PURPLE = 3  # the player who rolled, each in its own way


class Icon(IntEnum):
    """The symbol that factories and the Shopping Mall look for."""

    WHEAT = 0
    COW = 1
    BREAD = 2
    CUP = 3
    GEAR = 4
    TOWER = 5
    FACTORY = 6
    FRUIT = 7


class Kind(IntEnum):
    """The fifteen kinds of establishment, in the order of the roll."""

    WHEAT_FIELD = 0
    RANCH = 1
    BAKERY = 2
    CAFE = 3
    CONVENIENCE_STORE = 4
    FOREST = 5
    STADIUM = 6
    TV_STATION = 7
    BUSINESS_CENTER = 8
    CHEESE_FACTORY = 9
    FURNITURE_FACTORY = 10
    MINE = 11
    FAMILY_RESTAURANT = 12
    APPLE_ORCHARD = 13
    MARKET = 14


class Landmark(IntEnum):
    """M1.3: what everybody builds."""

    TRAIN_STATION = 0
    SHOPPING_MALL = 1
    AMUSEMENT_PARK = 2
    RADIO_TOWER = 3


class Establishment(NamedTuple):
    """One line of the table of cards."""

    kind: Kind
    low: int
    high: int
    colour: Colour
    icon: Icon
    cost: int
    income: int
    per: Icon | None  # income counts once for every own card with this icon
    cards: int


B, G, R, P = Colour.BLUE, Colour.GREEN, Colour.RED, Colour.PURPLE

# fmt: off
ESTABLISHMENTS = (
    #             kind                    roll    colour icon       cost income per       cards
    Establishment(Kind.WHEAT_FIELD,        1,  1, B, Icon.WHEAT,    1,   1,   None,       6),
    Establishment(Kind.RANCH,              2,  2, B, Icon.COW,      1,   1,   None,       6),
    Establishment(Kind.BAKERY,             2,  3, G, Icon.BREAD,    1,   1,   None,       6),
    Establishment(Kind.CAFE,               3,  3, R, Icon.CUP,      2,   1,   None,       6),
    Establishment(Kind.CONVENIENCE_STORE,  4,  4, G, Icon.BREAD,    2,   3,   None,       6),
    Establishment(Kind.FOREST,             5,  5, B, Icon.GEAR,     3,   1,   None,       6),
    Establishment(Kind.STADIUM,            6,  6, P, Icon.TOWER,    6,   2,   None,       4),
    Establishment(Kind.TV_STATION,         6,  6, P, Icon.TOWER,    7,   5,   None,       4),
    Establishment(Kind.BUSINESS_CENTER,    6,  6, P, Icon.TOWER,    8,   0,   None,       4),
    Establishment(Kind.CHEESE_FACTORY,     7,  7, G, Icon.FACTORY,  5,   3,   Icon.COW,   6),
    Establishment(Kind.FURNITURE_FACTORY,  8,  8, G, Icon.FACTORY,  3,   3,   Icon.GEAR,  6),
    Establishment(Kind.MINE,               9,  9, B, Icon.GEAR,     6,   5,   None,       6),
    Establishment(Kind.FAMILY_RESTAURANT,  9, 10, R, Icon.CUP,      3,   2,   None,       6),
    Establishment(Kind.APPLE_ORCHARD,     10, 10, B, Icon.WHEAT,    3,   3,   None,       6),
    Establishment(Kind.MARKET,            11, 12, G, Icon.FRUIT,    2,   2,   Icon.WHEAT, 6),
)
START_CARDS = (Kind.WHEAT_FIELD, Kind.BAKERY)                            # M1.2: one of each for every player
LANDMARK_COST = np.array([4, 10, 16, 22], np.int64)                      # M1.3, in the order of Landmark
COINS = {1: 50, 5: 12, 10: 10}                                           # M1.4: value and number
# fmt: on

KINDS = len(Kind)
LANDMARKS = len(Landmark)
NO_ICON = -1

LOW = np.array([card.low for card in ESTABLISHMENTS])
COST = np.array([card.cost for card in ESTABLISHMENTS])
INCOME = np.array([card.income for card in ESTABLISHMENTS])
COLOUR = np.array([card.colour.value for card in ESTABLISHMENTS])
PER_ICON = np.array([NO_ICON if card.per is None else card.per.value for card in ESTABLISHMENTS])
BOX = np.array([card.cards for card in ESTABLISHMENTS])
START = np.array([START_CARDS.count(card.kind) for card in ESTABLISHMENTS])
LIMIT = np.array(
    [[1 if card.colour is Colour.PURPLE else most for card in ESTABLISHMENTS] for most in (99, 2)]
)  # M3.6, M7.2
MALL_BONUS = np.array([int(card.icon in (Icon.BREAD, Icon.CUP)) for card in ESTABLISHMENTS])  # M5.2


def kinds_by_roll(colours: tuple[Colour, ...]) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """For every roll the kinds of these colours that it activates, filled up with -1."""
    table = np.full((2 * DIE + 1, 3), -1)
    for roll in range(1, 2 * DIE + 1):
        active = [card.kind for card in ESTABLISHMENTS if card.low <= roll <= card.high and card.colour in colours]
        table[roll, : len(active)] = active
    return table


def kinds_by_icon() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """For every icon the kinds that show it, filled up with -1."""
    table = np.full((len(Icon), 3), -1)
    for icon in Icon:
        kinds = [card.kind for card in ESTABLISHMENTS if card.icon is icon]
        table[icon, : len(kinds)] = kinds
    return table


KINDS_BY_ICON = kinds_by_icon()
RED_BY_ROLL = kinds_by_roll((Colour.RED,))
BANK_BY_ROLL = kinds_by_roll((Colour.BLUE, Colour.GREEN))

# fmt: off
VARIABLES = (
    #        word             in the material          limits
    Variable("start-coins",   "START_COINS",           0, 999, BY_SEAT),
    Variable("start-cards",   "START_CARDS",           0,  10),
    Variable("cost",          "ESTABLISHMENTS.cost",   0,  99),
    Variable("income",        "ESTABLISHMENTS.income", 0,  99),
    Variable("cards",         "ESTABLISHMENTS.cards",  0,  99, together=1),
    Variable("landmark-cost", "LANDMARK_COST",         1, 999, Landmark),
    Variable("display",       "KINDS_ON_DISPLAY",      1,  15),
)
# fmt: on
