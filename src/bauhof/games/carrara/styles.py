"""Other ways to play than greedy, each with a taste of its own; for learning and for comparison."""

from __future__ import annotations

import numpy as np

from bauhof.core.compile import rule
from bauhof.core.record import NOBODY
from bauhof.games.carrara.actions import BRICK, BUILD, BUY, CITY, DONE, EXTRA, EXTRA_NOTHING, PASS, SCORE, SEGMENT, TAKE
from bauhof.games.carrara.legal import (
    refuse_brick,
    refuse_building,
    refuse_city,
    refuse_coins,
    refuse_object,
    refuse_purchase,
    refuse_scoring,
    refuse_segment,
)
from bauhof.games.carrara.material import (
    BUILDINGS,
    CHEAPEST,
    CITIES,
    COLOURS,
    COST,
    NEEDED,
    OBJECTS,
    PAY,
    PRICE,
    SCORINGS,
    SEGMENTS,
    TYPE,
    VALUE,
    Pay,
)
from bauhof.games.carrara.rules import allowed_bricks, bricks_picked
from bauhof.games.carrara.scoring import bricks_of, gain, gain_of_objects, is_city_scored, missing_objects
from bauhof.games.carrara.state import Phase, State
from bauhof.games.carrara.value import time_left

HOARDER, SCORER, COLLECTOR, PLANNER = range(4)

# fmt: off
#                     hoarder scorer collector planner
COIN      = np.array([0.4,    0.4,   0.6,      0.35])  # points: of a coin that a scoring pays
OBJECT    = np.array([3.0,    3.0,   9.0,      4.5])   # points: of an object
LEAST     = np.array([22.0,   5.0,   16.0,     24.0])  # points that a scoring must bring before the end is near
HOARD     = np.array([9,      1,     3,        8])     # bricks before anything is built
SIZE      = np.array([3.0,    2.0,   0.5,      2.0])   # points: of every brick that a building costs
TOGETHER  = np.array([1.0,    1.0,   6.0,      4.0])   # points: of every building that it could be scored with
PLANS     = np.array([False,  False, False,    True])  # whether bricks are bought for one building
#                     white yellow red  green blue black
WISHED = np.array([  [5.5,  4.8,   4.2, 3.2,  2.4, 1.5],   # coins that a brick is worth
                     [2.6,  2.4,   2.4, 2.2,  1.8, 1.2],
                     [2.2,  2.2,   2.2, 2.2,  2.2, 2.2],
                     [4.0,  3.5,   3.0, 2.1,  1.4, 0.8]])
# fmt: on
LATE = 0.35  # of the game: from then on half of a scoring will do
UNPLANNED = 0.4  # of what is wished, for a brick that the plan cannot use
IMPOSSIBLE = -1e9


@rule
def decide_in_style(s: State, style: int) -> int:
    """The answer to any question but payment and announcement."""
    if s.phase == Phase.ACTION:
        return action_in_style(s, style)
    if s.phase == Phase.SEGMENT:
        return SEGMENT + segment_in_style(s, style)
    if s.phase == Phase.BRICK:
        return brick_in_style(s, style)
    if s.phase == Phase.CITY:
        return CITY + city_in_style(s, s.building, style)
    return object_in_style(s, style)


@rule
def action_in_style(s: State, style: int) -> int:
    """C3.1: score what is ripe, build what is wanted, or buy bricks for it."""
    scoring, late = scoring_in_style(s, style), time_left(s) < LATE
    if scoring >= 0:
        brings = scoring_brings(s, scoring, style)
        if brings >= LEAST[style] * (0.5 if late else 1.0) or (brings > 0 and s.last_round):
            return SCORE + scoring
    plan = best_plan(s, style)
    building = plan // CITIES
    ready = plan >= 0 and refuse_city(s, building, plan % CITIES) == 0
    can_buy = refuse_purchase(s) == 0 and can_buy_after_turning(s)
    if ready and (bricks_of(s, s.seat) >= HOARD[style] or late or not can_buy):
        return BUILD + building
    if can_buy and s.announcer == NOBODY:
        return BUY
    if scoring >= 0:
        return SCORE + scoring
    if s.announcer != NOBODY:
        return PASS
    any_building = affordable_building(s)
    if any_building >= 0:
        return BUILD + any_building
    return TAKE if refuse_coins(s) == 0 else BUY


@rule
def scoring_in_style(s: State, style: int) -> int:
    """C6: the scoring that brings most, or -1."""
    best, most = -1, IMPOSSIBLE
    for scoring in range(SCORINGS):
        if refuse_scoring(s, scoring) == 0:
            brings = scoring_brings(s, scoring, style)
            if brings > most:
                best, most = scoring, brings
    return best


@rule
def scoring_brings(s: State, scoring: int, style: int) -> float:
    """C6: points at once, and what coins and objects are worth to this style."""
    objects = 0
    for kind in range(OBJECTS):
        objects += gain_of_objects(s, scoring, kind)
    return float(gain(s, scoring, Pay.POINTS) + COIN[style] * gain(s, scoring, Pay.COINS) + OBJECT[style] * objects)


@rule
def best_plan(s: State, style: int) -> int:
    """C5: a building and its city, as one number, or -1; who plans ahead counts missing bricks, others have them."""
    best, most = -1, IMPOSSIBLE
    for building in range(BUILDINGS):
        if not s.display[building]:
            continue
        for city in range(CITIES):
            missing = max(0, COST[building] - allowed_bricks(s, city, 0))
            if missing == 0 or PLANS[style]:
                brings = building_brings(s, building, city, style) / (2 + missing)
                if brings > most:
                    best, most = building * CITIES + city, brings
    return best


@rule
def building_brings(s: State, building: int, city: int, style: int) -> float:
    """C5, C6: its own points, and what scorings of its type and its city could make of it."""
    amount = COST[building] * VALUE[city] * (1.0 if PAY[city] == Pay.POINTS else COIN[style])
    brings = SIZE[style] * COST[building]
    if not s.types_scored[s.seat, TYPE[building]]:
        brings += amount + OBJECT[style]
    beside = 0
    for other in range(BUILDINGS):
        stands = s.built[s.seat, other]
        beside += stands == city + 1 and not is_city_scored(s, city)
        beside += stands > 0 and TYPE[other] == TYPE[building] and not s.types_scored[s.seat, TYPE[other]]
    if not is_city_scored(s, city):
        brings += (amount + OBJECT[style]) / NEEDED[city]
    return float(brings + TOGETHER[style] * beside)


@rule
def affordable_building(s: State) -> int:
    """C5.1: any that can be built, or -1."""
    for building in range(BUILDINGS):
        if refuse_building(s, building) == 0:
            return building
    return -1


@rule
def city_in_style(s: State, building: int, style: int) -> int:
    """C5.1: where the building brings most."""
    best, most = CITIES - 1, IMPOSSIBLE
    for city in range(CITIES):
        if refuse_city(s, building, city) == 0:
            brings = building_brings(s, building, city, style)
            if brings > most:
                best, most = city, brings
    return best


@rule
def can_buy_after_turning(s: State) -> bool:
    """C4.1: whether something that lies on the wheel can be paid one segment on, or a black brick could come."""
    for segment in range(SEGMENTS):
        lying = segment - 1 if segment > 0 else SEGMENTS - 1
        for colour in range(COLOURS):
            if s.wheel[lying, colour] and PRICE[segment, colour] <= s.coins[s.seat]:
                return True
    return False


@rule
def wished(s: State, colour: int, city: int, style: int) -> float:
    """C4.3: the coins that a brick is worth; one that the planned city does not allow is worth less."""
    worth = WISHED[style, colour]
    return float(worth if city < 0 or colour <= CHEAPEST[city] else UNPLANNED * worth)


@rule
def planned_city(s: State, style: int) -> int:
    """C5: for which city bricks are bought, or -1 for a style that does not plan."""
    plan = best_plan(s, style) if PLANS[style] else -1
    return plan % CITIES if plan >= 0 else -1


@rule
def segment_in_style(s: State, style: int) -> int:
    """C4.3: where the bricks are worth most beyond their price."""
    city = planned_city(s, style)
    best, most = 0, IMPOSSIBLE
    for segment in range(SEGMENTS):
        if refuse_segment(s, segment) == 0:
            brings = 0.0
            coins = int(s.coins[s.seat])
            for colour in range(COLOURS):
                price = int(PRICE[segment, colour])
                for _ in range(s.wheel[segment, colour]):
                    profit = wished(s, colour, city, style) - price
                    if profit > 0 and price <= coins:
                        brings += profit
                        coins -= price
            if brings > most:
                best, most = segment, brings
    return best


@rule
def brick_in_style(s: State, style: int) -> int:
    """C4.3: every brick that is worth its price, the dearest colour first; at least the one that loses least."""
    city = planned_city(s, style)
    least_lost, most = BRICK, IMPOSSIBLE
    for colour in range(COLOURS):
        if refuse_brick(s, colour) == 0:
            profit = wished(s, colour, city, style) - PRICE[s.segment, colour]
            if profit > 0:
                return BRICK + colour
            if profit > most:
                least_lost, most = BRICK + colour, profit
    return DONE if bricks_picked(s) > 0 else least_lost


@rule
def object_in_style(s: State, style: int) -> int:
    """C7.1: the collector buys whatever there is, the others what the end still asks for when it is near."""
    wanted = style == COLLECTOR or (missing_objects(s, s.seat) > 0 and time_left(s) < LATE)
    for kind in range(OBJECTS):
        if wanted and refuse_object(s, kind) == 0:
            return EXTRA + kind
    return EXTRA_NOTHING
