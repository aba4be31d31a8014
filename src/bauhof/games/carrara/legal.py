"""What the active player may do, and why not."""

from __future__ import annotations

from bauhof.core.actions import Numbers, offer
from bauhof.core.compile import rule
from bauhof.core.record import NOBODY
from bauhof.games.carrara.actions import (
    ANNOUNCE,
    BRICK,
    BUILD,
    BUY,
    CITY,
    DONE,
    EXTRA,
    EXTRA_NOTHING,
    FIRST,
    FIRST_CHANCE,
    PASS,
    PAY,
    SCORE,
    SEGMENT,
    STOP,
    TAKE,
    Refusal,
)
from bauhof.games.carrara.material import (
    BUILDINGS,
    CHEAPEST,
    CITIES,
    COLOURS,
    COST,
    MARKERS,
    NEEDED,
    OBJECTS,
    PRICE,
    SCORINGS,
    SEGMENTS,
    TYPES,
)
from bauhof.games.carrara.rules import (
    allowed_bricks,
    bricks_in_bag,
    bricks_on_wheel,
    bricks_picked,
    can_buy_from,
    cheapest_picked,
    price_of_picked,
)
from bauhof.games.carrara.scoring import bricks_of, buildings_to_score, count_of, is_city_scored, scorings
from bauhof.games.carrara.state import Phase, State


@rule
def legal(s: State, actions: Numbers) -> int:
    """Write down every allowed answer to the open question, and return their number."""
    n = 0
    if s.phase == Phase.ACTION:
        n = offer(actions, n, BUY, refuse_purchase(s))
        bricks, placed, counts = bricks_of(s, s.seat), scorings(s, s.seat), buildings_to_score(s)
        for building in range(BUILDINGS):
            n = offer(actions, n, BUILD + building, refuse_building_for(s, building, bricks))
        for scoring in range(SCORINGS):
            n = offer(actions, n, SCORE + scoring, refuse_scoring_of(s, scoring, placed, counts))
        n = offer(actions, n, TAKE, refuse_coins(s))
        n = offer(actions, n, PASS, refuse_pass(s))
    elif s.phase == Phase.SEGMENT:
        for segment in range(SEGMENTS):
            n = offer(actions, n, SEGMENT + segment, refuse_segment(s, segment))
    elif s.phase == Phase.BRICK:
        cheapest, price = cheapest_picked(s), price_of_picked(s)
        for colour in range(COLOURS):
            n = offer(actions, n, BRICK + colour, refuse_brick_after(s, colour, cheapest, price))
        n = offer(actions, n, DONE, refuse_done(s))
    elif s.phase == Phase.CITY:
        for city in range(CITIES):
            n = offer(actions, n, CITY + city, refuse_city(s, s.building, city))
    elif s.phase == Phase.PAY:
        cheapest, rest = cheapest_picked(s), COST[s.building] - bricks_picked(s)
        for colour in range(COLOURS):
            n = offer(actions, n, PAY + colour, refuse_payment_after(s, colour, cheapest, rest))
    elif s.phase == Phase.EXTRA:
        for kind in range(OBJECTS):
            n = offer(actions, n, EXTRA + kind, refuse_object(s, kind))
        n = offer(actions, n, EXTRA_NOTHING, Refusal.NONE)
    elif s.phase == Phase.ANNOUNCE:
        for answer in range(2):
            n = offer(actions, n, ANNOUNCE + answer, Refusal.NONE)
    return n


@rule
def refusal(s: State, action: int) -> int:
    """Why the active player may not do this now; an action of another question is not asked for."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if s.phase >= FIRST_CHANCE or not FIRST[s.phase] <= action < STOP[s.phase]:
        return Refusal.NOT_ASKED
    if s.phase == Phase.ACTION:
        return refuse_action(s, action)
    if s.phase == Phase.SEGMENT:
        return refuse_segment(s, action - SEGMENT)
    if s.phase == Phase.BRICK:
        return refuse_done(s) if action == DONE else refuse_brick(s, action - BRICK)
    if s.phase == Phase.CITY:
        return refuse_city(s, s.building, action - CITY)
    if s.phase == Phase.PAY:
        return refuse_payment(s, action - PAY)
    if s.phase == Phase.EXTRA and action < EXTRA_NOTHING:
        return refuse_object(s, action - EXTRA)
    return Refusal.NONE


@rule
def refuse_action(s: State, action: int) -> int:
    """C3.1: buy, build or score; or what stands in their place."""
    if action == BUY:
        return refuse_purchase(s)
    if action < SCORE:
        return refuse_building(s, action - BUILD)
    if action < TAKE:
        return refuse_scoring(s, action - SCORE)
    return refuse_coins(s) if action == TAKE else refuse_pass(s)


@rule
def refuse_purchase(s: State) -> int:
    """C4.6: not with an empty wheel and an empty bag."""
    return Refusal.NONE if bricks_on_wheel(s) + bricks_in_bag(s) > 0 else Refusal.NOTHING_TO_BUY


@rule
def refuse_building(s: State, building: int) -> int:
    """C5.1: it lies open, and there are bricks enough for Lérici, which allows all."""
    return refuse_building_for(s, building, bricks_of(s, s.seat))


@rule
def refuse_building_for(s: State, building: int, bricks: int) -> int:
    """The same for who has so many bricks."""
    if not s.display[building]:
        return Refusal.NOT_ON_DISPLAY
    return Refusal.NONE if bricks >= COST[building] else Refusal.TOO_FEW_BRICKS


@rule
def refuse_scoring(s: State, scoring: int) -> int:
    """C6.1: a marker is left, and the type or city can be scored."""
    return refuse_scoring_of(s, scoring, scorings(s, s.seat), buildings_to_score(s))


@rule
def refuse_scoring_of(s: State, scoring: int, placed: int, counts: int) -> int:
    """The same for who has placed so many markers and whose buildings are counted."""
    if placed >= MARKERS:
        return Refusal.NO_MARKER_LEFT
    count = count_of(counts, scoring)
    return refuse_type(s, scoring, count) if scoring < TYPES else refuse_to_score_city(s, scoring - TYPES, count)


@rule
def refuse_type(s: State, kind: int, count: int) -> int:
    """C6.2: at least one building of it, and not scored by this player before."""
    if s.types_scored[s.seat, kind]:
        return Refusal.TYPE_SCORED
    return Refusal.NONE if count > 0 else Refusal.NO_SUCH_BUILDING


@rule
def refuse_to_score_city(s: State, city: int, count: int) -> int:
    """C6.3: nobody has scored it, and enough buildings stand in it."""
    if is_city_scored(s, city):
        return Refusal.CITY_SCORED
    return Refusal.NONE if count >= NEEDED[city] else Refusal.TOO_FEW_BUILDINGS


@rule
def refuse_coins(s: State) -> int:
    """C4.6: only who can neither buy nor build nor score."""
    if refuse_purchase(s) == Refusal.NONE:
        return Refusal.CAN_ACT
    for building in range(BUILDINGS):
        if refuse_building(s, building) == Refusal.NONE:
            return Refusal.CAN_ACT
    for scoring in range(SCORINGS):
        if refuse_scoring(s, scoring) == Refusal.NONE:
            return Refusal.CAN_ACT
    return Refusal.NONE


@rule
def refuse_pass(s: State) -> int:
    """C8.3, C8.4: only after an announcement."""
    return Refusal.NOT_ANNOUNCED if s.announcer == NOBODY else Refusal.NONE


@rule
def refuse_segment(s: State, segment: int) -> int:
    """C4.3: a brick lies there that is free or can be paid."""
    if can_buy_from(s, segment):
        return Refusal.NONE
    for colour in range(COLOURS):
        if s.wheel[segment, colour]:
            return Refusal.TOO_FEW_COINS
    return Refusal.NO_BRICK_THERE


@rule
def refuse_brick(s: State, colour: int) -> int:
    """C4.3: it lies there and can be paid; the dearer colours are picked first."""
    return refuse_brick_after(s, colour, cheapest_picked(s), price_of_picked(s))


@rule
def refuse_brick_after(s: State, colour: int, cheapest: int, price: int) -> int:
    """The same, by the cheapest colour picked so far and the price of all that was."""
    if s.wheel[s.segment, colour] == 0:
        return Refusal.NO_BRICK_THERE
    if colour < cheapest:
        return Refusal.OUT_OF_ORDER
    return Refusal.NONE if price + PRICE[s.segment, colour] <= s.coins[s.seat] else Refusal.TOO_FEW_COINS


@rule
def refuse_done(s: State) -> int:
    """C4.3: at least one brick is bought."""
    return Refusal.NONE if bricks_picked(s) > 0 else Refusal.NOTHING_BOUGHT


@rule
def refuse_city(s: State, building: int, city: int) -> int:
    """C5.1, C5.2: as many bricks as it costs, each of a colour allowed in that city."""
    return Refusal.NONE if allowed_bricks(s, city, 0) >= COST[building] else Refusal.TOO_FEW_BRICKS


@rule
def refuse_payment(s: State, colour: int) -> int:
    """C5.1: an own brick of an allowed colour; the dearer colours are picked first, and the rest can be paid."""
    return refuse_payment_after(s, colour, cheapest_picked(s), COST[s.building] - bricks_picked(s))


@rule
def refuse_payment_after(s: State, colour: int, cheapest: int, rest: int) -> int:
    """The same, by the cheapest colour picked so far and how many bricks are still to be paid."""
    if colour > CHEAPEST[s.city]:
        return Refusal.NOT_ALLOWED_IN_CITY
    if s.bricks[s.seat, colour] == 0:
        return Refusal.NO_SUCH_BRICK
    if colour < cheapest:
        return Refusal.PAID_OUT_OF_ORDER
    return Refusal.NONE if allowed_bricks(s, s.city, colour) >= rest else Refusal.REST_CANNOT_BE_PAID


@rule
def refuse_object(s: State, kind: int) -> int:
    """C7.1: it still lies on the field."""
    return Refusal.NONE if s.field[kind] else Refusal.OBJECT_GONE
