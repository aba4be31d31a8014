"""Which positions a game can be in: whatever else is refused, with a reason."""

from __future__ import annotations

from bauhof.core.actions import slug
from bauhof.core.notation import check_limits, demand
from bauhof.core.record import NOBODY
from bauhof.core.text import SEATS as LETTERS
from bauhof.games.carrara import ending, legal, rules, scoring
from bauhof.games.carrara.material import (
    BRICKS_ON_THE_WHEEL,
    BUILDINGS,
    BUILDINGS_ON_DISPLAY,
    CHEAPEST,
    CITIES,
    COST,
    MARKERS,
    City,
)
from bauhof.games.carrara.state import NOTHING, Phase, State

BUYING = (Phase.SEGMENT, Phase.BRICK)
BUILDING = (Phase.CITY, Phase.PAY)


def check(s: State) -> None:
    """Refuse a position that no game can be in."""
    check_limits(State, s)
    phase = Phase(int(s.phase))
    check_markers(s)
    check_display(s, phase)
    check_wheel(s, phase)
    check_choices(s, phase)
    check_purchase(s, phase)
    check_payment(s, phase)
    check_after_action(s, phase)
    check_end(s, phase)


def check_markers(s: State) -> None:
    """C6.1, C6.3: six markers each, a city once."""
    for seat in range(s.players):
        count = int(scoring.scorings(s, seat))
        demand(count <= MARKERS, f"seat {LETTERS[seat]} has scored {count} times; six are possible (C6.1)")
    for city in range(CITIES):
        twice = s.cities_scored[:, city].sum() > 1
        demand(not twice, f"{slug(City(city))} is scored twice; a city is scored once (C6.3)")


def check_display(s: State, phase: Phase) -> None:
    """C2.3, C5.3: nine buildings lie open while there is a stack; gaps are filled one by one."""
    lying = int(s.display.sum())
    demand(lying <= BUILDINGS_ON_DISPLAY, f"{lying} buildings lie open; there is room for nine (C2.3)")
    short = bool(rules.display_is_short(s))
    demand(not short or phase is Phase.REVEAL, f"{lying} buildings lie open, so the phase is reveal (C2.3, C5.3)")
    demand(short or phase is not Phase.REVEAL, "nothing is to be revealed (C2.3, C5.3)")
    one_gap = lying == BUILDINGS_ON_DISPLAY - 1 or ending.buildings_built(s) == 0
    demand(not short or one_gap, "after the setup no more than one building is missing on the display (C5.3)")


def check_wheel(s: State, phase: Phase) -> None:
    """C4.2: eleven bricks at most; a purchase begins with a full wheel or an empty bag."""
    lying = int(rules.bricks_on_wheel(s)) + (int(s.picked.sum()) if phase is Phase.BRICK else 0)
    demand(lying <= BRICKS_ON_THE_WHEEL, f"{lying} bricks lie on the wheel; there is room for eleven (C4.2)")
    full = lying == BRICKS_ON_THE_WHEEL or rules.bricks_in_bag(s) == 0
    demand(full or phase not in BUYING, f"{slug(phase)} comes after the wheel is filled up (C4.2)")
    demand(not full or phase is not Phase.DRAW, "nothing is to be drawn (C4.2)")


def check_choices(s: State, phase: Phase) -> None:
    """C4.3, C5.1: what was chosen goes with its phase."""
    demand((s.segment != NOTHING) == (phase is Phase.BRICK), "segment= goes with the phase brick (C4.3)")
    demand((s.building != NOTHING) == (phase in BUILDING), "building= goes with the phases city and pay (C5.1)")
    demand((s.city != NOTHING) == (phase is Phase.PAY), "city= goes with the phase pay (C5.1)")
    picking = phase in (Phase.BRICK, Phase.PAY)
    demand(picking or not s.picked.any(), "picked= goes with the phases brick and pay (C4.3, C5.1)")


def check_purchase(s: State, phase: Phase) -> None:
    """C4.3, C4.4: something can be bought, and what was picked can be paid."""
    if phase is Phase.SEGMENT:
        demand(rules.can_buy_a_brick(s), "the active seat can buy no brick, so it has no segment to choose (C4.4)")
    elif phase is Phase.BRICK and not s.picked.any():
        demand(rules.can_buy_from(s, s.segment), "the active seat can buy nothing from that segment (C4.3)")
    elif phase is Phase.BRICK:
        demand(rules.price_of_picked(s) <= s.coins[s.seat], "the active seat cannot pay what is picked (C4.3)")


def check_payment(s: State, phase: Phase) -> None:
    """C5.1: the building lies open, and its cost can be paid in the city."""
    if phase not in BUILDING:
        return
    demand(s.display[s.building], "what is built lies on the display (C5.1)")
    if phase is Phase.CITY:
        demand(not legal.refuse_building(s, s.building), "the active seat has too few bricks for that building (C5.1)")
        return
    rest = COST[s.building] - int(s.picked.sum())
    allowed = not s.picked[CHEAPEST[s.city] + 1 :].any()
    demand(allowed, f"bricks are picked that {slug(City(int(s.city)))} does not allow (C5.1)")
    payable = rules.allowed_bricks(s, s.city, rules.cheapest_picked(s)) >= rest
    demand(rest > 0 and payable, "pay needs bricks left to pay, and a hand that can pay them (C5.1)")


def check_after_action(s: State, phase: Phase) -> None:
    """C7.1, C8.2: an object can be paid; the end can be announced."""
    if phase is Phase.EXTRA:
        demand(ending.can_buy_an_object(s), "extra needs ten coins and an object on the field (C7.1)")
    elif phase is Phase.ANNOUNCE:
        met = scoring.meets_the_conditions(s, s.seat) and not s.last_round
        demand(met, "announce needs all three conditions, and not the last round (C8.2)")


def check_end(s: State, phase: Phase) -> None:
    """C8.1 to C8.4: why there is a last round, who plays in it, and when it ends."""
    complete = int(ending.buildings_built(s)) == BUILDINGS
    announced = s.announcer != NOBODY
    after_action = phase in (Phase.EXTRA, Phase.ANNOUNCE)
    demand(not announced or s.last_round, "announcer= goes with last-round (C8.3)")
    demand(not s.last_round or announced or complete, "last-round needs an announcer or all 30 buildings built (C8.1)")
    demand(not complete or s.last_round or after_action, "all 30 buildings are built: this is the last-round (C8.1)")
    demand(phase is not Phase.OVER or s.last_round, "over comes after the last-round (C8.1)")
    if announced:
        met = scoring.meets_the_conditions(s, s.announcer)
        demand(met, f"seat {LETTERS[s.announcer]} cannot have announced: a condition is not met (C8.2)")
    if phase is Phase.OVER:
        last = LETTERS[ending.right_of(s, s.start)]
        demand(ending.left_of(s, s.seat) == s.start, f"when it is over, the last turn was that of {last} (C8.1)")
    elif s.last_round:
        earlier = (int(s.announcer) - int(s.start)) % int(s.players) if announced else 0
        now = (int(s.seat) - int(s.start)) % int(s.players)
        demand(now > earlier, "the last round is for the seats after the one that brought it (C8.1, C8.3)")
