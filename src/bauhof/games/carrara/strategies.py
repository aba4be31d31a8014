"""Ways to play: greedy by value, and four styles for comparison (styles.py)."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.compile import rule
from bauhof.games.carrara.actions import (
    ANNOUNCE,
    BRICK,
    BUILD,
    BUY,
    CITY,
    DONE,
    EXTRA,
    EXTRA_NOTHING,
    PASS,
    PAY,
    SCORE,
    SEGMENT,
    TAKE,
)
from bauhof.games.carrara.legal import (
    refuse_brick,
    refuse_building,
    refuse_city,
    refuse_coins,
    refuse_object,
    refuse_purchase,
    refuse_scoring,
)
from bauhof.games.carrara.material import (
    BUILDINGS,
    CHEAPEST,
    CITIES,
    COLOURS,
    COST,
    OBJECT_PRICE,
    OBJECTS,
    POINTS_FOR_ANNOUNCING,
    POINTS_PER_OBJECT,
    PRICE,
    SCORINGS,
    SEGMENTS,
    TYPES,
    Pay,
)
from bauhof.games.carrara.rules import allowed_bricks, bricks_picked
from bauhof.games.carrara.scoring import final_points, gain, gain_of_objects, missing_objects
from bauhof.games.carrara.state import Phase, State
from bauhof.games.carrara.styles import decide_in_style
from bauhof.games.carrara.value import (
    BRICK_WORTH,
    LAST_BRICKS,
    bricks_worth,
    coin_worth,
    scorings_in_sight,
    time_left,
    usable,
)

IMPOSSIBLE = -1e9
NEW_BRICKS = 1.0  # points: what turning the wheel brings to choose from, beside the bricks that lie there
NEEDED_OBJECT = 1.0  # points: of an object that the end still asks for
BUILT = 1.5  # points: of what a building costs; a point at the end, and a step towards the end


class Strategy(IntEnum):
    """Every way to play, by name."""

    GREEDY = 0
    HOARDER = 1  # many bricks, then dear buildings and few large scorings
    SCORER = 2  # scores early, whatever it brings
    COLLECTOR = 3  # objects: many buildings of few types
    PLANNER = 4  # buys for the building that promises most


PLAYOUT = np.array([Strategy.GREEDY])
ROUTINE: frozenset[Phase] = frozenset({Phase.PAY})  # phases whose answer is never worth a search
SEARCH: dict[str, float] = {}  # settings that differ from the usual ones
VETERAN = 600  # playouts


@rule
def decide(s: State, strategy: int) -> int:
    """The action that a strategy takes."""
    if strategy != Strategy.GREEDY and s.phase != Phase.PAY and s.phase != Phase.ANNOUNCE:
        return decide_in_style(s, strategy - Strategy.HOARDER)
    if s.phase == Phase.ACTION:
        return best_action(s)
    if s.phase == Phase.SEGMENT:
        return SEGMENT + best_segment(s, 0)
    if s.phase == Phase.BRICK:
        return best_brick(s)
    if s.phase == Phase.CITY:
        return CITY + best_city(s, s.building)
    if s.phase == Phase.PAY:
        return PAY + dearest_to_pay(s, s.city, COST[s.building] - bricks_picked(s))
    if s.phase == Phase.EXTRA:
        return best_object(s)
    return ANNOUNCE + would_win(s)


@rule
def best_action(s: State) -> int:
    """C3.1: buy, build or score, whatever brings most."""
    best = PASS
    most = IMPOSSIBLE if s.announcer < 0 else 0.0
    if refuse_purchase(s) == 0:
        brings = NEW_BRICKS + worth_of_segment(s, best_segment(s, 1), 1)
        if brings > most:
            best, most = BUY, brings
    for scoring in range(SCORINGS):
        if refuse_scoring(s, scoring) == 0:
            brings = worth_of_scoring(s, scoring)
            if brings > most:
                best, most = SCORE + scoring, brings
    left = time_left(s)
    before = scorings_in_sight(s, s.seat, left) + bricks_worth(s, s.seat, left)
    for building in range(BUILDINGS):
        if refuse_building(s, building) == 0:
            brings = worth_of_building(s, building, best_city(s, building), left) - before
            if brings > most:
                best, most = BUILD + building, brings
    return TAKE if best == PASS and refuse_coins(s) == 0 else best


@rule
def worth_of_scoring(s: State, scoring: int) -> float:
    """C6: the points, coins and objects at once, less what was in sight."""
    left = time_left(s)
    brings = gain(s, scoring, Pay.POINTS) + coin_worth(left) * gain(s, scoring, Pay.COINS)
    objects = 0
    for kind in range(OBJECTS):
        objects += gain_of_objects(s, scoring, kind)
    brings += POINTS_PER_OBJECT * objects + NEEDED_OBJECT * min(objects, missing_objects(s, s.seat))
    before = scorings_in_sight(s, s.seat, left)
    if scoring < TYPES:
        s.types_scored[s.seat, scoring] = 1
        after = scorings_in_sight(s, s.seat, left)
        s.types_scored[s.seat, scoring] = 0
    else:
        s.cities_scored[s.seat, scoring - TYPES] = 1
        after = scorings_in_sight(s, s.seat, left)
        s.cities_scored[s.seat, scoring - TYPES] = 0
    return float(brings + after - before)


@rule
def best_city(s: State, building: int) -> int:
    """C5.1: where a building brings most."""
    best = CITIES - 1
    most = IMPOSSIBLE
    left = time_left(s)
    for city in range(CITIES):
        if refuse_city(s, building, city) == 0:
            brings = worth_of_building(s, building, city, left)
            if brings > most:
                best, most = city, brings
    return best


@rule
def worth_of_building(s: State, building: int, city: int, left: float) -> float:
    """C5: its cost in points and the scorings that it serves, and the bricks that are left if it is paid cheaply."""
    was = s.built[s.seat, building]
    s.built[s.seat, building] = city + 1
    after = scorings_in_sight(s, s.seat, left)
    s.built[s.seat, building] = was
    worth = 0.0
    count = 0
    for colour in range(COLOURS):
        kept = s.bricks[s.seat, colour] - bricks_paid(s, city, COST[building], colour)
        worth += BRICK_WORTH[colour] * kept
        count += kept
    return float(BUILT * COST[building] + (after + usable(worth, count, left)))


@rule
def bricks_paid(s: State, city: int, cost: int, colour: int) -> int:
    """C5.1: how many bricks of a colour are in the cheapest payment that the city allows."""
    if colour > CHEAPEST[city]:
        return 0
    cheaper = allowed_bricks(s, city, colour + 1)
    return max(0, min(cost - cheaper, int(s.bricks[s.seat, colour])))


@rule
def dearest_to_pay(s: State, city: int, rest: int) -> int:
    """C5.1: the dearest brick of the cheapest payment that the city allows; the rest follows in order."""
    count = 0
    for colour in range(CHEAPEST[city], -1, -1):
        count += s.bricks[s.seat, colour]
        if count >= rest:
            return colour
    return 0


@rule
def best_segment(s: State, turned: int) -> int:
    """C4.3: the segment whose bricks bring most; `turned` looks one turn of the wheel ahead (C4.1)."""
    best = 0
    most = IMPOSSIBLE
    for segment in range(SEGMENTS):
        brings = worth_of_segment(s, segment, turned)
        if brings > most:
            best, most = segment, brings
    return best


@rule
def worth_of_segment(s: State, segment: int, turned: int) -> float:
    """C4.3: what all bricks bring that are worth their price; a single one must be bought in any case."""
    left = time_left(s)
    coins = float(s.coins[s.seat])
    before = bricks_worth(s, s.seat, left)
    worth = 0.0
    count = 0
    bought = 0
    spent = 0.0
    lying = (segment - turned) % SEGMENTS
    for colour in range(COLOURS):
        price = PRICE[segment, colour]
        bricks = int(s.bricks[s.seat, colour])
        for _ in range(s.wheel[lying, colour]):
            if price <= coins - spent and is_worth_its_price(colour, price, left):
                bricks += 1
                bought += 1
                spent += price
        worth += BRICK_WORTH[colour] * bricks
        count += bricks
    if bought == 0:
        return needed_brick(s, segment, lying, left)
    return float(usable(worth, count, left) - before - coin_worth(left) * spent)


@rule
def is_worth_its_price(colour: int, price: int, left: float) -> bool:
    """Whether a brick brings more than it costs."""
    return bool(BRICK_WORTH[colour] * min(1.0, left / LAST_BRICKS) > coin_worth(left) * price)


@rule
def needed_brick(s: State, segment: int, lying: int, left: float) -> float:
    """C4.3: at least one brick must be bought; what the cheapest loses."""
    best = IMPOSSIBLE
    for colour in range(COLOURS):
        price = PRICE[segment, colour]
        if s.wheel[lying, colour] and price <= s.coins[s.seat]:
            best = max(best, BRICK_WORTH[colour] * min(1.0, left / LAST_BRICKS) - coin_worth(left) * price)
    return best


@rule
def best_brick(s: State) -> int:
    """C4.3: every brick that is worth its price, the dearest first; or the one that loses least."""
    left = time_left(s)
    for colour in range(COLOURS):
        if refuse_brick(s, colour) == 0 and is_worth_its_price(colour, PRICE[s.segment, colour], left):
            return BRICK + colour
    if bricks_picked(s) > 0:
        return DONE
    best = BRICK
    most = IMPOSSIBLE
    for colour in range(COLOURS):
        if refuse_brick(s, colour) == 0:
            brings = BRICK_WORTH[colour] - coin_worth(left) * PRICE[s.segment, colour]
            if brings > most:
                best, most = BRICK + colour, brings
    return best


@rule
def best_object(s: State) -> int:
    """C7.1: an object, if it is worth ten coins; the kinds are alike."""
    brings = POINTS_PER_OBJECT - coin_worth(time_left(s)) * OBJECT_PRICE
    if missing_objects(s, s.seat) > 0:
        brings += NEEDED_OBJECT
    for kind in range(OBJECTS):
        if brings > 0 and refuse_object(s, kind) == 0:
            return EXTRA + kind
    return EXTRA_NOTHING


@rule
def would_win(s: State) -> bool:
    """C8.2: whether the player is ahead if the game ended now."""
    best = 0
    for other in range(s.players):
        if other != s.seat:
            best = max(best, final_points(s, other))
    return bool(final_points(s, s.seat) + POINTS_FOR_ANNOUNCING > best)
