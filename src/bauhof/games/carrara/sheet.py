"""What a screen needs to know of The Palaces of Carrara: what is printed on boards and buildings, and what counts."""

from __future__ import annotations

from dataclasses import dataclass

from bauhof.core.actions import slug
from bauhof.core.sheet import Tally
from bauhof.core.words import Language
from bauhof.games.carrara.actions import COLOUR_WORDS, SEGMENT_WORDS
from bauhof.games.carrara.material import (
    BUILDING_TYPES,
    COINS_PER_POINT,
    MARKERS,
    NEEDED_COST,
    NEEDED_OBJECTS,
    NEEDED_SCORINGS,
    OBJECT_PRICE,
    POINTS_FOR_ANNOUNCING,
    POINTS_PER_OBJECT,
    SEATS,
    SITES,
    BuildingType,
    Object,
    Site,
)
from bauhof.games.carrara.observe import View
from bauhof.games.carrara.text import BRICKS, building_name, coins, name, points, price_of, say, value_of

MINUTES = 60
METRIC = "sight"
TALLIES = (
    Tally("scorings", "scored", "points", by="scoring", named=("type", "city")),
    Tally("announced", "announced", "points"),
    Tally("objects", "final", "objects"),
    Tally("buildings", "final", "buildings"),
    Tally("coins", "final", "coins"),
)


@dataclass(frozen=True)
class Kind:
    """A type of building."""

    name: str
    country: bool  # green instead of orange
    object: str  # that each building of it brings when it is scored
    does: str
    paragraph: str


@dataclass(frozen=True)
class Building:
    """A building as it is printed."""

    name: str
    type: str
    cost: int  # in bricks
    does: str
    paragraph: str


@dataclass(frozen=True)
class Thing:
    """A kind of object."""

    name: str
    type: str  # of the buildings that bring it
    does: str
    paragraph: str


@dataclass(frozen=True)
class Place:
    """A city of every board."""

    name: str
    allows: tuple[str, ...]  # colours of bricks, the most expensive first
    value: int  # for each brick that a building costs
    pays: str  # `points` or `coins`
    needed: int  # buildings to score the city
    does: str
    paragraph: str


@dataclass(frozen=True)
class Conditions:
    """C8.2: what an announcement of the end asks for."""

    scorings: int
    objects: int
    cost: int  # of all buildings together


@dataclass(frozen=True)
class Material:
    """What is in the box, in the order of the rules."""

    colours: dict[str, str]  # of bricks, with their names, the most expensive first
    prices: dict[str, dict[str, int]]  # of a brick, by segment and colour
    types: dict[str, Kind]
    buildings: dict[str, Building]
    objects: dict[str, Thing]
    cities: dict[str, Place]
    markers: int  # scorings that a player can make
    object_price: int  # in coins, in the extra purchase
    announcement: int  # points for announcing the end
    object_points: int  # for each object at the end
    coins_per_point: int  # at the end
    end: dict[int, Conditions]  # by the number of players


def material(language: Language) -> Material:
    """C1, in words."""
    return Material(
        colours={word: say(language, f"colour-{word}") for word in COLOUR_WORDS},
        prices={segment: {word: price_of(segment, word) for word in COLOUR_WORDS} for segment in SEGMENT_WORDS},
        types={slug(one.type): printed_type(one, language) for one in BUILDING_TYPES},
        buildings={word: printed_building(word, language) for word in BRICKS},
        objects={slug(one.object): printed_object(one, language) for one in BUILDING_TYPES},
        cities={slug(site.city): printed_city(site, language) for site in SITES},
        markers=MARKERS,
        object_price=OBJECT_PRICE,
        announcement=POINTS_FOR_ANNOUNCING,
        object_points=POINTS_PER_OBJECT,
        coins_per_point=COINS_PER_POINT,
        end={
            players: Conditions(NEEDED_SCORINGS, int(NEEDED_OBJECTS[players]), int(NEEDED_COST[players]))
            for players in range(2, SEATS + 1)
        },
    )


def brought(kind: Object, language: Language) -> str:
    """The object that a building brings: `a book`."""
    return say(language, f"object-{slug(kind)}.one")


def printed_type(one: BuildingType, language: Language) -> Kind:
    """One line of the table of types, in words."""
    return Kind(
        name=name(slug(one.type), language),
        country=one.country,
        object=slug(one.object),
        does=say(language, "does-type", object=brought(one.object, language)),
        paragraph="C6.2",
    )


def printed_building(word: str, language: Language) -> Building:
    """One of the thirty, in words."""
    kind = word.split("-")[0]
    (given,) = (one.object for one in BUILDING_TYPES if slug(one.type) == kind)
    cost = BRICKS[word]
    return Building(
        name=building_name(word, language),
        type=kind,
        cost=cost,
        does=say(language, "does-building", n=cost, object=brought(given, language)),
        paragraph="C5.1",
    )


def printed_object(one: BuildingType, language: Language) -> Thing:
    """The object of a type, in words."""
    return Thing(
        name=say(language, f"object-{slug(one.object)}"),
        type=slug(one.type),
        does=say(
            language,
            "does-object",
            type=name(slug(one.type), language),
            coins=coins(OBJECT_PRICE, language),
            points=points(POINTS_PER_OBJECT, language),
        ),
        paragraph="C6.4",
    )


def printed_city(site: Site, language: Language) -> Place:
    """One line of the table of cities, in words."""
    return Place(
        name=name(slug(site.city), language),
        allows=tuple(COLOUR_WORDS[: site.cheapest + 1]),
        value=site.value,
        pays=slug(site.pay),
        needed=site.needed,
        does=say(language, "does-city", value=value_of(site, language), n=site.needed),
        paragraph="C6.3",
    )


def standing(view: View) -> list[dict[str, int]]:
    """Points, those of the final scoring after it, and what else can be seen; and what an end now would bring."""
    return [
        {
            "points": board.final if view.winners else board.points,
            **({} if board.coins is None else {"coins": board.coins}),
            "buildings": sum(map(len, board.buildings.values())),
            "scorings": len(board.scored),
            "sight": board.final,
        }
        for board in view.boards
    ]
