"""The state of The Palaces of Carrara: everything on the table and behind the screens at one moment."""

from __future__ import annotations

from enum import IntEnum

from bauhof.core.record import Grid, Record, Row, grid, number, row, seat_of, seats
from bauhof.games.carrara.material import (
    BRICKS_OF_A_COLOUR,
    BUILDINGS,
    CITIES,
    COLOURS,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    SEATS,
    SEGMENTS,
    TYPES,
)

NOTHING = -1  # no building, city or segment chosen
MOST = 1_000_000_000  # coins never run out (C1.6); nobody gets near this


class Phase(IntEnum):
    """Which question is open, or which chance is due."""

    ACTION = 0  # C3.1: buy, build or score?
    SEGMENT = 1  # C4.3: from which segment?
    BRICK = 2  # C4.3: which brick, or is that all?
    CITY = 3  # C5.1: where is it built?
    PAY = 4  # C5.1: with which brick?
    EXTRA = 5  # C7.1: an object for ten coins?
    ANNOUNCE = 6  # C8.2: announce the end?
    DRAW = 7  # chance, C4.2: the next brick from the bag
    REVEAL = 8  # chance, C2.3 and C5.3: the next building from the stack
    OVER = 9  # the turn, and after the last one the game


class Ending(IntEnum):
    """Why a game has ended."""

    ALL_BUILT = 0  # C8.1
    ANNOUNCED = 1  # C8.2


class State(Record):
    """One position of a game of The Palaces of Carrara."""

    players: int = number(SEATS)
    open_screens: int = number(1)  # C10.2

    phase: int = number(len(Phase) - 1)
    seat: int = seat_of(SEATS)  # whose turn it is; after the end, whose turn was the last
    start: int = seat_of(SEATS)  # C2.1: the start player; the last round ends on their right
    announcer: int = seat_of(SEATS)  # C8.2: who has announced the end
    last_round: int = number(1)  # C8.1, C8.3: an earlier turn has brought the end

    segment: int = number(SEGMENTS - 1, least=NOTHING)  # C4.3: from which is bought
    building: int = number(BUILDINGS - 1, least=NOTHING)  # C5.1: what is built; on display until it is paid
    city: int = number(CITIES - 1, least=NOTHING)  # C5.1: where
    picked: Row = row(COLOURS, most=BRICKS_OF_A_COLOUR)  # bricks of the purchase or payment under way

    wheel: Grid = grid(SEGMENTS, COLOURS, most=BRICKS_OF_A_COLOUR)  # the bricks on each Segment, by Colour
    bag: Row = row(COLOURS, most=BRICKS_OF_A_COLOUR)  # the bricks in the bag, by Colour
    display: Row = row(BUILDINGS, most=1)  # 1 for a building that lies open, in the order of the `build` words
    stack: Row = row(BUILDINGS, most=1)  # 1 for a building not yet revealed, in no order
    field: Row = row(OBJECTS, most=1)  # C2.4: 1 for an Object that can be bought
    supply: Row = row(OBJECTS, most=OBJECTS_OF_A_KIND - 1)  # the objects that scorings give, by Object

    coins: Row = seats(SEATS, most=MOST)  # behind the screen
    points: Row = seats(SEATS, most=MOST)  # on the track, before the final scoring
    bricks: Grid = seats(SEATS, COLOURS, most=BRICKS_OF_A_COLOUR)  # behind the screen, by Colour
    objects: Grid = seats(SEATS, OBJECTS, most=OBJECTS_OF_A_KIND)  # behind the screen, by Object
    built: Grid = seats(SEATS, BUILDINGS, most=CITIES)  # for every building 0, or the City where it stands + 1
    types_scored: Grid = seats(SEATS, TYPES, most=1)  # C6.2: 1 for a Type that the player has scored
    cities_scored: Grid = seats(SEATS, CITIES, most=1)  # C6.3: 1 for a City that the player has scored


def inventory(s: State) -> list[int]:
    """What never changes during a game: the bricks of each colour, each building, the objects of each kind."""
    bricks = s.wheel.sum(axis=0) + s.bag + s.picked + s.bricks.sum(axis=0)
    buildings = s.display + s.stack + (s.built > 0).sum(axis=0)
    objects = s.field + s.supply + s.objects.sum(axis=0)
    return [int(count) for counts in (bricks, buildings, objects) for count in counts]
