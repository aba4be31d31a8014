"""How well a player stands: the final scoring as it would be now, scorings in sight, bricks and coins."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from bauhof.core.compile import rule
from bauhof.games.carrara.material import (
    BUILDINGS,
    CITIES,
    COINS_PER_POINT,
    COLOURS,
    COST,
    MARKERS,
    NEEDED,
    NEEDED_COST,
    NEEDED_OBJECTS,
    NEEDED_SCORINGS,
    OF_A_TYPE,
    PAY,
    POINTS_PER_OBJECT,
    TYPES,
    VALUE,
    Pay,
)
from bauhof.games.carrara.scoring import (
    bricks_of,
    is_city_scored,
    missing_cost,
    missing_objects,
    missing_scorings,
    open_points,
    points_for_objects,
    scorings,
)
from bauhof.games.carrara.state import Phase, State

Best: TypeAlias = tuple[float, float, float, float, float, float]

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
    """What a player's bricks are worth, those of a purchase or payment under way included."""
    total = 0.0
    for colour in range(COLOURS):
        total += BRICK_WORTH[colour] * s.bricks[seat, colour]
    count = bricks_of(s, seat)
    if s.seat == seat:
        for colour in range(COLOURS):
            total += BRICK_WORTH[colour] * s.picked[colour]
            count += s.picked[colour]
    return usable(total, count, left)


@rule
def usable(worth: float, count: int, left: float) -> float:
    """Bricks are worth what can still be built with them."""
    return worth * ease(count) * min(1.0, left / LAST_BRICKS)


@rule
def ease(count: int) -> float:
    """How much of its worth a brick keeps among so many."""
    return 1.0 if count <= EASE else (EASE + 0.5 * (count - EASE)) / count


@rule
def scorings_in_sight(s: State, seat: int, left: float) -> float:
    """C6: the best scorings that markers are left for."""
    best = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for kind in range(TYPES):
        if not s.types_scored[seat, kind]:
            best = ranked(best, gain_of_type(s, seat, kind, left))
    for city in range(CITIES):
        if not is_city_scored(s, city):
            best = ranked(best, gain_of_city(s, seat, city, left))
    total = 0.0
    for marker in range(MARKERS - scorings(s, seat)):
        total += best[marker]
    return total


@rule
def ranked(best: Best, amount: float) -> Best:
    """C6.1: the six largest amounts, one for every marker, after one more was looked at."""
    a, b, c, d, e, f = best
    if amount > c:
        if amount > a:
            return amount, a, b, c, d, e
        return (a, amount, b, c, d, e) if amount > b else (a, b, amount, c, d, e)
    if amount > e:
        return (a, b, c, amount, d, e) if amount > d else (a, b, c, d, amount, e)
    return a, b, c, d, e, max(amount, f)


@rule
def gain_of_type(s: State, seat: int, kind: int, left: float) -> float:
    """C6.2: what a player's buildings of a type promise."""
    total = 0.0
    for building in range(kind * OF_A_TYPE, (kind + 1) * OF_A_TYPE):
        city = s.built[seat, building] - 1
        if city >= 0:
            total += gain_of_building(building, city, left)
    return total * (IN_SIGHT * soon(left))


@rule
def gain_of_building(building: int, city: int, left: float) -> float:
    """C6: what a building brings whenever it is scored, its object included."""
    amount = float(COST[building] * VALUE[city])
    return POINTS_PER_OBJECT + (amount if PAY[city] == Pay.POINTS else amount * coin_worth(left))


@rule
def gain_of_city(s: State, seat: int, city: int, left: float) -> float:
    """C6.3: what a player's buildings in a city promise; less as long as some are missing to score it."""
    total = 0.0
    count = 0
    for building in range(BUILDINGS):
        if s.built[seat, building] == city + 1:
            total += gain_of_building(building, city, left)
            count += 1
    return total * ((IN_SIGHT if count >= NEEDED[city] else STARTED) * soon(left))


@rule
def soon(left: float) -> float:
    """Scorings lose their worth when there is no time for them."""
    return min(1.0, left / LAST_SCORINGS)
