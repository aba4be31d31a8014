"""How well a player stands: the final scoring as it would be now, scorings in sight, bricks and coins."""

from __future__ import annotations

import numpy as np

from bauhof.core.compile import rule
from bauhof.games.carrara.material import (
    BUILDINGS,
    COINS_PER_POINT,
    COLOURS,
    COST,
    MARKERS,
    NEEDED,
    NEEDED_COST,
    NEEDED_OBJECTS,
    NEEDED_SCORINGS,
    PAY,
    POINTS_PER_OBJECT,
    SCORINGS,
    TYPE,
    TYPES,
    VALUE,
    Pay,
)
from bauhof.games.carrara.scoring import (
    bricks_of,
    missing_cost,
    missing_objects,
    missing_scorings,
    open_points,
    points_for_objects,
    scorings,
)
from bauhof.games.carrara.state import Phase, State

BRICK_WORTH = np.array([2.6, 2.5, 2.0, 1.6, 1.5, 1.1])  # in points, by colour
EASE = 10  # bricks that can be used soon; of more each is worth less
COIN_WORTH = 0.63  # points for a coin that can still buy bricks
IN_SIGHT = 0.9  # of a scoring that could be held at once
STARTED = 0.4  # of a city that lacks buildings
LAST_BRICKS, LAST_SCORINGS, LAST_COINS = 1 / 3.8, 1 / 2.5, 1 / 1.5  # of the game: when they begin to lose their worth
POINTS_PER_WIN = 9.0  # a lead that makes a win e times as likely


@rule
def worth(s: State, seat: int) -> float:
    """Points of the final scoring, and what is not yet turned into points."""
    return standing(s, seat) / POINTS_PER_WIN


@rule
def standing(s: State, seat: int) -> float:
    """In points."""
    left = time_left(s)
    total = open_points(s, seat) + points_for_objects(s, seat) + coin_worth(left) * float(s.coins[seat])
    return total + scorings_in_sight(s, seat, left) + bricks_worth(s, seat, left)


@rule
def time_left(s: State) -> float:
    """C8.2: how far the end is, from 1 at the beginning to 0; the foremost player decides it."""
    if s.phase == Phase.OVER:
        return 0.0
    if s.last_round:
        return 0.1
    left = 1.0
    for seat in range(s.players):
        part = missing_scorings(s, seat) / NEEDED_SCORINGS + missing_objects(s, seat) / NEEDED_OBJECTS[s.players]
        left = min(left, (part + missing_cost(s, seat) / NEEDED_COST[s.players]) / 3.0)
    return max(0.15, left)


@rule
def coin_worth(left: float) -> float:
    """C9.1: a fifth of a point at the end, more while it can still buy bricks."""
    return 1.0 / COINS_PER_POINT + (COIN_WORTH - 1.0 / COINS_PER_POINT) * min(1.0, left / LAST_COINS)


@rule
def bricks_worth(s: State, seat: int, left: float) -> float:
    """Bricks are worth what can still be built with them."""
    total = 0.0
    for colour in range(COLOURS):
        total += BRICK_WORTH[colour] * s.bricks[seat, colour]
    count = bricks_of(s, seat)
    if s.seat == seat:
        for colour in range(COLOURS):
            total += BRICK_WORTH[colour] * s.picked[colour]
            count += s.picked[colour]
    return total * ease(count) * min(1.0, left / LAST_BRICKS)


@rule
def ease(count: int) -> float:
    """How much of its worth a brick keeps among so many."""
    return 1.0 if count <= EASE else (EASE + 0.5 * (count - EASE)) / count


@rule
def scorings_in_sight(s: State, seat: int, left: float) -> float:
    """C6: the best scorings that markers are left for."""
    amounts = np.zeros(SCORINGS)
    counts = np.zeros(SCORINGS, np.int64)
    for building in range(BUILDINGS):
        city = s.built[seat, building] - 1
        if city >= 0:
            gain = gain_of_building(building, city, left)
            amounts[TYPE[building]] += gain
            amounts[TYPES + city] += gain
            counts[TYPES + city] += 1
    for scoring in range(SCORINGS):
        if amounts[scoring] > 0.0:
            amounts[scoring] *= likelihood(s, seat, scoring, counts[scoring], left)
    total = 0.0
    for _ in range(MARKERS - scorings(s, seat)):
        best = 0
        for scoring in range(1, SCORINGS):
            if amounts[scoring] > amounts[best]:
                best = scoring
        if amounts[best] <= 0.0:
            break
        total += amounts[best]
        amounts[best] = 0.0
    return total


@rule
def gain_of_building(building: int, city: int, left: float) -> float:
    """C6: what a building brings whenever it is scored, its object included."""
    amount = float(COST[building] * VALUE[city])
    return POINTS_PER_OBJECT + (amount if PAY[city] == Pay.POINTS else amount * coin_worth(left))


@rule
def likelihood(s: State, seat: int, scoring: int, buildings: int, left: float) -> float:
    """How sure it is that a player with so many buildings there will score a type or city, and still can."""
    soon = min(1.0, left / LAST_SCORINGS)
    if scoring < TYPES:
        return 0.0 if s.types_scored[seat, scoring] else IN_SIGHT * soon
    city = scoring - TYPES
    for other in range(s.players):
        if s.cities_scored[other, city]:
            return 0.0
    return (IN_SIGHT if buildings >= NEEDED[city] else STARTED) * soon
