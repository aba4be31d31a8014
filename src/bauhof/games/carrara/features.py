"""What follows from the table but is hard to learn: what bricks can build, scorings bring and coins can buy."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.observation import Parts
from bauhof.games.carrara.material import (
    BRICKS_ON_THE_WHEEL,
    BUILDINGS,
    BUILDINGS_ON_DISPLAY,
    CITIES,
    COLOURS,
    COST,
    COSTS,
    MARKERS,
    NEEDED,
    NEEDED_COST,
    NEEDED_OBJECTS,
    NEEDED_SCORINGS,
    OBJECTS_OF_A_KIND,
    OF_A_TYPE,
    PAY,
    POINTS_FOR_ANNOUNCING,
    PRICE,
    SCORINGS,
    SEATS,
    SEGMENTS,
    TYPE,
    TYPES,
    VALUE,
    Pay,
)
from bauhof.games.carrara.observe import TRACK, sees
from bauhof.games.carrara.rules import price_of_picked
from bauhof.games.carrara.scoring import (
    final_points,
    is_city_scored,
    missing_cost,
    missing_objects,
    missing_scorings,
    open_points,
    scorings,
)
from bauhof.games.carrara.state import NOTHING, State

PARTS = Parts()
CITIES_FOR = PARTS.part(
    "sites", BUILDINGS, "for each open building in how many cities the own bricks could pay it, divided by 6"
)
CHOICE = PARTS.part("choice", CITIES, "for each city how many open buildings the own bricks could pay, divided by 9")
DEAREST = PARTS.part("dearest", CITIES, "for each city the cost of the dearest of them, divided by 5")
POSSIBLE = PARTS.part("possible", SCORINGS, "1 for each type, then each city, that the observer could score now")
COINS = PARTS.part("pays coins", SCORINGS, "coins that each of them would bring now unless it is scored, divided by 20")
POINTS = PARTS.part("pays points", SCORINGS, "points that it would bring, divided by 20")
OBJECTS = PARTS.part("pays objects", SCORINGS, "objects that it would bring, divided by 6")
LACK_SCORINGS = PARTS.part("lack scorings", SEATS, "for every seat the scorings that it lacks for announcing, / 4")
LACK_OBJECTS = PARTS.part("lack objects", SEATS, "objects that it lacks, divided by those needed; 0 if not known")
LACK_COST = PARTS.part("lack cost", SEATS, "the cost of buildings that it lacks, divided by that needed")
FINAL = PARTS.part("final", SEATS, "points if the game ended now, divided by 100; objects and coins only if known")
AHEAD = PARTS.part(
    "ahead", SEATS, "seats with more points then, divided by 3; without objects and coins if some are hidden"
)
ANNOUNCE = PARTS.part(
    "announce",
    2,
    "1 if the observer may announce the end, and its lead then over the best of the others, divided by 50",
)
AFFORDABLE = PARTS.part(
    "affordable", SEGMENTS, "for each segment the bricks that the own coins could buy, divided by 11"
)
CHEAPEST_BRICK = PARTS.part(
    "cheapest", SEGMENTS, "for each segment the price of its cheapest brick, / 6; 1 if there is none"
)
NEXT_AFFORDABLE = PARTS.part("next affordable", SEGMENTS, "the same bricks after the next turn of the wheel")
NEXT_CHEAPEST = PARTS.part("next cheapest", SEGMENTS, "the same price after the next turn of the wheel")

DEAREST_BRICK = int(PRICE.max())
DEAREST_BUILDING = max(COSTS)
AMOUNT = 1 / 20
A_BUILDING = 1 / BUILDINGS_ON_DISPLAY
A_BRICK = 1 / BRICKS_ON_THE_WHEEL
A_COIN = 1 / DEAREST_BRICK
AN_OBJECT = 1 / OBJECTS_OF_A_KIND
LEAD = 1 / 50


@rule
def features(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what can be worked out, the seat itself first, the others clockwise after it."""
    tensor[:] = 0
    write_buildings(s, seat, tensor)
    write_scorings(s, seat, tensor)
    write_end(s, seat, perfect_memory, tensor)
    write_wheel(s, seat, tensor)


@rule
def write_buildings(s: State, seat: int, tensor: npt.NDArray[np.float32]) -> None:
    """C1.5, C5.1: a city allows what the dearer ones allow and one colour more, so that their number says which."""
    for cost in COSTS:
        bricks, city = 0, -1
        while bricks < cost and city + 1 < CITIES:
            city += 1
            bricks += s.bricks[seat, city]  # of the one colour more: cities and colours have the same order
        cities = CITIES - city if bricks >= cost else 0
        share = cities / CITIES
        lying = 0
        for building in range(cost - 1, BUILDINGS, OF_A_TYPE):
            tensor[CITIES_FOR + building] = share if s.display[building] else 0.0
            lying += s.display[building]
        if lying:
            for city in range(CITIES - cities, CITIES):
                tensor[CHOICE + city] += lying
                tensor[DEAREST + city] = cost / DEAREST_BUILDING
    for city in range(CITIES):
        tensor[CHOICE + city] = int(tensor[CHOICE + city]) * A_BUILDING


@rule
def write_scorings(s: State, seat: int, tensor: npt.NDArray[np.float32]) -> None:
    """C6: what every scoring would bring; the buildings it counts are added up one by one."""
    for building in range(BUILDINGS):
        city = int(s.built[seat, building]) - 1
        if city >= 0:
            kind = TYPE[building]
            of_kind, in_city = 0, 0
            for other in range(kind * OF_A_TYPE, building):
                of_kind += s.built[seat, other] > 0
                in_city += s.built[seat, other] == city + 1
            amounts = COINS if PAY[city] == Pay.COINS else POINTS
            tensor[amounts + kind] += COST[building] * VALUE[city]
            tensor[amounts + TYPES + city] += COST[building] * VALUE[city]
            tensor[OBJECTS + kind] += of_kind < s.supply[kind]
            tensor[OBJECTS + TYPES + city] += in_city < s.supply[kind]
            tensor[POSSIBLE + kind] += 1
            tensor[POSSIBLE + TYPES + city] += 1
    marker = scorings(s, seat) < MARKERS
    for scoring in range(SCORINGS):
        if scoring < TYPES:
            needed, scored = 1, s.types_scored[seat, scoring] > 0
        else:
            needed, scored = int(NEEDED[scoring - TYPES]), is_city_scored(s, scoring - TYPES)
        tensor[POSSIBLE + scoring] = marker and not scored and int(tensor[POSSIBLE + scoring]) >= needed
        tensor[COINS + scoring] = 0.0 if scored else int(tensor[COINS + scoring]) * AMOUNT
        tensor[POINTS + scoring] = 0.0 if scored else int(tensor[POINTS + scoring]) * AMOUNT
        tensor[OBJECTS + scoring] = 0.0 if scored else int(tensor[OBJECTS + scoring]) * AN_OBJECT


@rule
def write_end(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """C8.2, C9.1: how far everybody is from announcing, and who would be ahead if the game ended now."""
    known = 0
    for step in range(s.players):
        other = around(s, seat, step)
        seen = perfect_memory or sees(s, seat, other)
        known += bool(seen)
        tensor[LACK_SCORINGS + step] = missing_scorings(s, other) / NEEDED_SCORINGS
        tensor[LACK_OBJECTS + step] = missing_objects(s, other) / NEEDED_OBJECTS[s.players] if seen else 0.0
        tensor[LACK_COST + step] = missing_cost(s, other) / NEEDED_COST[s.players]
        tensor[FINAL + step] = final_points(s, other) if seen else open_points(s, other)
    mine = int(tensor[FINAL] if known == s.players else open_points(s, seat))
    best = 0
    for step in range(s.players):
        points = int(tensor[FINAL + step]) if step > 0 else mine
        best = max(best, points if step > 0 else 0)
        better = int(mine > points)
        for other in range(1, s.players):
            better += int(tensor[FINAL + other]) > points
        tensor[AHEAD + step] = better / (SEATS - 1)
    lacks = tensor[LACK_SCORINGS] + tensor[LACK_OBJECTS] + tensor[LACK_COST]
    tensor[ANNOUNCE] = lacks == 0 and not s.last_round
    tensor[ANNOUNCE + 1] = (int(tensor[FINAL]) + POINTS_FOR_ANNOUNCING - best) * LEAD
    for step in range(s.players):
        tensor[FINAL + step] = int(tensor[FINAL + step]) / TRACK


@rule
def around(s: State, seat: int, step: int) -> int:
    """The seat so many places clockwise."""
    other = seat + step
    return other - s.players if other >= s.players else other


@rule
def write_wheel(s: State, seat: int, tensor: npt.NDArray[np.float32]) -> None:
    """C1.2, C4.1, C4.3: what the coins that are left can buy, where the bricks lie and one segment on."""
    coins = int(s.coins[seat])
    if s.seat == seat and s.segment != NOTHING:
        coins -= price_of_picked(s)
    for segment in range(SEGMENTS):
        write_segment(s, segment, segment + 1 if segment + 1 < SEGMENTS else 0, coins, tensor)


@rule
def write_segment(s: State, segment: int, following: int, coins: int, tensor: npt.NDArray[np.float32]) -> None:
    """C4.3: how many bricks can be bought, the cheapest first, and what the first of them costs."""
    left, next_left = coins, coins
    count, next_count = 0, 0
    least, next_least = DEAREST_BRICK, DEAREST_BRICK
    for colour in range(COLOURS - 1, -1, -1):
        price, next_price = int(PRICE[segment, colour]), int(PRICE[following, colour])
        for _ in range(s.wheel[segment, colour]):
            least, next_least = min(least, price), min(next_least, next_price)
            can_be_paid, can_be_paid_next = int(price <= left), int(next_price <= next_left)
            left, next_left = left - can_be_paid * price, next_left - can_be_paid_next * next_price
            count, next_count = count + can_be_paid, next_count + can_be_paid_next
    tensor[AFFORDABLE + segment] = count * A_BRICK
    tensor[CHEAPEST_BRICK + segment] = least * A_COIN
    tensor[NEXT_AFFORDABLE + segment] = next_count * A_BRICK
    tensor[NEXT_CHEAPEST + segment] = next_least * A_COIN
