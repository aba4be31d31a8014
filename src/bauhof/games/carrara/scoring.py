"""What a scoring pays, what the end asks for, and the final scoring: chapters C6, C8 and C9."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.games.carrara.actions import Happened
from bauhof.games.carrara.material import (
    BUILDINGS,
    CITIES,
    COINS_PER_POINT,
    COLOURS,
    COST,
    NEEDED_COST,
    NEEDED_OBJECTS,
    NEEDED_SCORINGS,
    OBJECTS,
    PAY,
    POINTS_PER_OBJECT,
    TYPE,
    TYPES,
    VALUE,
    Object,
    Pay,
)
from bauhof.games.carrara.state import State

COUNT_BITS = 5
MOST_COUNTED = (1 << COUNT_BITS) - 1  # no fewer than there are buildings


@rule
def scorings(s: State, seat: int) -> int:
    """C6.1: how many markers a player has placed."""
    placed = 0
    for kind in range(TYPES):
        placed += s.types_scored[seat, kind]
    for city in range(CITIES):
        placed += s.cities_scored[seat, city]
    return placed


@rule
def is_city_scored(s: State, city: int) -> bool:
    """C6.3: a city is scored once, whoever does it."""
    markers = 0
    for seat in range(s.players):
        markers += s.cities_scored[seat, city]
    return markers > 0


@rule
def is_part_of(s: State, scoring: int, building: int) -> bool:
    """C6.2, C6.3: whether the active player has the building, and it is of this type or in this city."""
    city = s.built[s.seat, building] - 1
    return bool(city >= 0 and (TYPE[building] == scoring or TYPES + city == scoring))


@rule
def buildings_to_score(s: State) -> int:
    """C6.2, C6.3: how many buildings of the active player every scoring counts, in five bits each, by one look."""
    counts = 0
    for building in range(BUILDINGS):
        city = int(s.built[s.seat, building]) - 1
        stands = int(city >= 0)
        counts += (stands << COUNT_BITS * int(TYPE[building])) + (stands << COUNT_BITS * (TYPES + city))
    return counts


@rule
def count_of(counts: int, scoring: int) -> int:
    """One of these numbers."""
    return (counts >> COUNT_BITS * scoring) & MOST_COUNTED


@rule
def gain(s: State, scoring: int, pay: int) -> int:
    """C6.2, C6.3: every building gives its cost × its city's value, in what that city pays."""
    total = 0
    for building in range(BUILDINGS):
        if is_part_of(s, scoring, building):
            city = s.built[s.seat, building] - 1
            if PAY[city] == pay:
                total += COST[building] * VALUE[city]
    return total


@rule
def gain_of_objects(s: State, scoring: int, kind: int) -> int:
    """C6.4: one for each building of the kind's type, as long as the supply has one."""
    count = 0
    for building in range(BUILDINGS):
        if TYPE[building] == kind:
            count += is_part_of(s, scoring, building)
    return min(count, int(s.supply[kind]))


@rule
def score(s: State, scoring: int, log: Log | None = None) -> None:
    """C6: coins, points and objects for a type or a city, and the marker on it."""
    coins = gain(s, scoring, Pay.COINS)
    points = gain(s, scoring, Pay.POINTS)
    note(
        log,
        Happened.SCORED,
        s.seat,
        scoring,
        coins,
        points,
        gain_of_objects(s, scoring, Object.BOOK),
        gain_of_objects(s, scoring, Object.CHALICE),
        gain_of_objects(s, scoring, Object.CROWN),
        gain_of_objects(s, scoring, Object.GATE),
        gain_of_objects(s, scoring, Object.FLAG),
        gain_of_objects(s, scoring, Object.COAT_OF_ARMS),
    )
    s.coins[s.seat] += coins
    s.points[s.seat] += points
    for kind in range(OBJECTS):
        count = gain_of_objects(s, scoring, kind)
        s.supply[kind] -= count
        s.objects[s.seat, kind] += count
    if scoring < TYPES:
        s.types_scored[s.seat, scoring] = 1
    else:
        s.cities_scored[s.seat, scoring - TYPES] = 1


@rule
def objects_of(s: State, seat: int) -> int:
    """C8.2: how many objects a player has."""
    count = 0
    for kind in range(OBJECTS):
        count += s.objects[seat, kind]
    return count


@rule
def cost_of_buildings(s: State, seat: int) -> int:
    """C8.2, C9.1: the total cost of a player's buildings."""
    total = 0
    for building in range(BUILDINGS):
        if s.built[seat, building]:
            total += COST[building]
    return total


@rule
def missing_scorings(s: State, seat: int) -> int:
    """C8.2 (I): scorings that the first condition still asks for."""
    return max(0, NEEDED_SCORINGS - scorings(s, seat))


@rule
def missing_objects(s: State, seat: int) -> int:
    """C8.2 (II): objects that the second condition still asks for."""
    return max(0, int(NEEDED_OBJECTS[s.players]) - objects_of(s, seat))


@rule
def missing_cost(s: State, seat: int) -> int:
    """C8.2 (III): the cost of buildings that the third condition still asks for."""
    return max(0, int(NEEDED_COST[s.players]) - cost_of_buildings(s, seat))


@rule
def meets_the_conditions(s: State, seat: int) -> bool:
    """C8.2: all three."""
    return missing_scorings(s, seat) == 0 and missing_objects(s, seat) == 0 and missing_cost(s, seat) == 0


@rule
def points_for_objects(s: State, seat: int) -> int:
    """C9.1: 3 points per object."""
    return POINTS_PER_OBJECT * int(objects_of(s, seat))


@rule
def points_for_coins(s: State, seat: int) -> int:
    """C9.1: 1 point per full 5 coins."""
    return int(s.coins[seat]) // COINS_PER_POINT


@rule
def open_points(s: State, seat: int) -> int:
    """C9.1, C10.1: the points on the track and the total cost of the buildings, which everybody sees."""
    return int(s.points[seat]) + int(cost_of_buildings(s, seat))


@rule
def final_points(s: State, seat: int) -> int:
    """C9.1: and those for objects and coins."""
    return open_points(s, seat) + points_for_objects(s, seat) + points_for_coins(s, seat)


@rule
def bricks_of(s: State, seat: int) -> int:
    """C9.3: how many bricks a player has, whatever their colours."""
    count = 0
    for colour in range(COLOURS):
        count += s.bricks[seat, colour]
    return count


@rule
def rank(s: State, seat: int) -> int:
    """C9.3: one place behind everybody with more points, or as many points and more bricks."""
    place = 1
    points, bricks = final_points(s, seat), bricks_of(s, seat)
    for other in range(s.players):
        theirs = final_points(s, other)
        if theirs > points or (theirs == points and bricks_of(s, other) > bricks):
            place += 1
    return place
