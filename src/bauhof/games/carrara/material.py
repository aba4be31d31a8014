"""C1: what is in the box, as tables."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from bauhof.core.variable import BY_PLAYERS, BY_SEAT, Variable

SEATS = 4
START_COINS = np.array([20] * SEATS)  # C2.1, clockwise from the start player
BRICKS_OF_A_COLOUR = 7  # C1.1
BRICKS_ON_THE_WHEEL = 11  # C4.2
BUILDINGS_ON_DISPLAY = 9  # C2.3
OBJECTS_OF_A_KIND = 6  # C1.4
MARKERS = 6  # C1.6
OBJECT_PRICE = 10  # C7.1
COINS_WITHOUT_A_PURCHASE = 2  # C4.4, C4.6
POINTS_FOR_ANNOUNCING = 5  # C8.2
POINTS_PER_OBJECT = 3  # C9.1
COINS_PER_POINT = 5  # C9.1


class Colour(IntEnum):
    """The colours of bricks, the dearest first."""

    WHITE = 0
    YELLOW = 1
    RED = 2
    GREEN = 3
    BLUE = 4
    BLACK = 5


class Segment(IntEnum):
    """The segments of the wheel, the dearest first."""

    I = 0  # noqa: E741
    II = 1
    III = 2
    IV = 3
    V = 4
    VI = 5


class Type(IntEnum):
    """The six types of building."""

    BIBLIOTECA = 0
    CATHEDRALE = 1
    PALAZZO = 2
    PORTA = 3
    CASTELLO = 4
    VILLA = 5


class Object(IntEnum):
    """The six kinds of object, in the order of the types that they belong to."""

    BOOK = 0
    CHALICE = 1
    CROWN = 2
    GATE = 3
    FLAG = 4
    COAT_OF_ARMS = 5


class City(IntEnum):
    """The six cities of every board."""

    LIVORNO = 0
    PISA = 1
    LUCCA = 2
    VIAREGGIO = 3
    MASSA = 4
    LERICI = 5


class Pay(IntEnum):
    """What a city gives when it is scored."""

    POINTS = 0
    COINS = 1


class BuildingType(NamedTuple):
    """One line of the table of types."""

    type: Type
    country: bool  # green instead of orange
    object: Object


class Site(NamedTuple):
    """One line of the table of cities."""

    city: City
    cheapest: Colour  # this colour and all dearer ones are allowed
    value: int  # for each brick that a building costs
    pay: Pay
    needed: int  # buildings to score the city


# fmt: off
BUILDING_TYPES = (
    #            type             country object
    BuildingType(Type.BIBLIOTECA, False,  Object.BOOK),
    BuildingType(Type.CATHEDRALE, False,  Object.CHALICE),
    BuildingType(Type.PALAZZO,    False,  Object.CROWN),
    BuildingType(Type.PORTA,      False,  Object.GATE),
    BuildingType(Type.CASTELLO,   True,   Object.FLAG),
    BuildingType(Type.VILLA,      True,   Object.COAT_OF_ARMS),
)
SITES = (
    #    city            cheapest       value pay         needed
    Site(City.LIVORNO,   Colour.WHITE,  3,    Pay.POINTS, 2),
    Site(City.PISA,      Colour.YELLOW, 3,    Pay.COINS,  2),
    Site(City.LUCCA,     Colour.RED,    2,    Pay.POINTS, 2),
    Site(City.VIAREGGIO, Colour.GREEN,  2,    Pay.COINS,  3),
    Site(City.MASSA,     Colour.BLUE,   1,    Pay.POINTS, 3),
    Site(City.LERICI,    Colour.BLACK,  1,    Pay.COINS,  3),
)
COSTS = (1, 2, 3, 4, 5)                                                         # C1.3: of every type
START_BRICKS = (Colour.BLACK, Colour.BLUE, Colour.GREEN, Colour.RED)            # C2.1: clockwise
#                             players: 2   3   4
NEEDED_OBJECTS = np.array([99, 99,     8,  7,  6], np.int64)                    # C8.2 (II)
NEEDED_COST    = np.array([99, 99,    30, 25, 20], np.int64)                    # C8.2 (III)
NEEDED_SCORINGS = 4                                                             # C8.2 (I)
# fmt: on

COLOURS = len(Colour)
SEGMENTS = len(Segment)
TYPES = len(Type)
OBJECTS = len(Object)
CITIES = len(City)
OF_A_TYPE = len(COSTS)  # buildings
BUILDINGS = TYPES * OF_A_TYPE
SCORINGS = TYPES + CITIES  # a type, or TYPES + a city

TYPE = np.array([kind.value for kind in Type for _ in COSTS])  # of a building
COST = np.array([cost for _ in Type for cost in COSTS])  # of a building
CHEAPEST = np.array([site.cheapest.value for site in SITES])
VALUE = np.array([site.value for site in SITES])
PAY = np.array([site.pay.value for site in SITES])
NEEDED = np.array([site.needed for site in SITES])
START_BRICK = np.array([colour.value for colour in START_BRICKS])
PRICE = np.array([[max(0, COLOURS - colour - segment) for colour in Colour] for segment in Segment])  # C1.2


def building_word(building: int) -> str:
    """A building in notation and journals: `villa-3`."""
    return f"{Type(int(TYPE[building])).name.lower()}-{COST[building]}"


# fmt: off
VARIABLES = (
    #        word                in the material             limits
    Variable("start-coins",      "START_COINS",              0, 999, BY_SEAT),
    Variable("start-bricks",     "START_BRICKS",             0,   0, BY_SEAT),
    Variable("bricks",           "BRICKS_OF_A_COLOUR",       SEATS + 1, 30),
    Variable("bricks-on-wheel",  "BRICKS_ON_THE_WHEEL",      6,  42),
    Variable("display",          "BUILDINGS_ON_DISPLAY",     1,  30),
    Variable("objects",          "OBJECTS_OF_A_KIND",        2,  30),
    Variable("markers",          "MARKERS",                  1,  12),
    Variable("object-price",     "OBJECT_PRICE",             1,  99),
    Variable("consolation",      "COINS_WITHOUT_A_PURCHASE", 1,  99),
    Variable("announcing",       "POINTS_FOR_ANNOUNCING",    0,  99),
    Variable("object-points",    "POINTS_PER_OBJECT",        0,  99),
    Variable("coins-per-point",  "COINS_PER_POINT",          1,  99),
    Variable("city-value",       "SITES.value",              0,  20),
    Variable("city-needs",       "SITES.needed",             1,  30),
    Variable("needed-scorings",  "NEEDED_SCORINGS",          1,  12),
    Variable("needed-objects",   "NEEDED_OBJECTS",           1,  36, BY_PLAYERS),
    Variable("needed-cost",      "NEEDED_COST",              1,  90, BY_PLAYERS),
)
# fmt: on
