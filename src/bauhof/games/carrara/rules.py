"""The rules of The Palaces of Carrara, in the order of the rulebook; see also scoring.py and ending.py."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.core.record import NOBODY
from bauhof.games.carrara.actions import (
    ANNOUNCE,
    BRICK,
    BUILD,
    BUY,
    CITY,
    DONE,
    DRAW,
    EXTRA,
    EXTRA_NOTHING,
    PASS,
    PAY,
    REVEAL,
    SCORE,
    SEGMENT,
    TAKE,
    Happened,
)
from bauhof.games.carrara.ending import announce, begin_turn, buildings_built, buy_object, go_on
from bauhof.games.carrara.ending import ending as ending
from bauhof.games.carrara.material import (
    BRICKS_OF_A_COLOUR,
    BRICKS_ON_THE_WHEEL,
    BUILDINGS,
    BUILDINGS_ON_DISPLAY,
    CHEAPEST,
    COINS_WITHOUT_A_PURCHASE,
    COLOURS,
    COST,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    PRICE,
    SEGMENTS,
    START_BRICK,
    START_COINS,
    Colour,
    Segment,
)
from bauhof.games.carrara.scoring import rank as rank
from bauhof.games.carrara.scoring import score
from bauhof.games.carrara.state import NOTHING, Phase, State


@rule
def setup(s: State, log: Log | None = None) -> None:
    """C2: coins and a brick for everybody, a brick of each colour on segment I; nine buildings are revealed."""
    for colour in range(COLOURS):
        s.wheel[Segment.I, colour] = 1
        s.bag[colour] = BRICKS_OF_A_COLOUR - 1
    for seat in range(s.players):
        s.coins[seat] = START_COINS[seat]
        s.bricks[seat, START_BRICK[seat]] = 1
        s.bag[START_BRICK[seat]] -= 1
    for building in range(BUILDINGS):
        s.stack[building] = 1
    for kind in range(OBJECTS):
        s.field[kind] = 1
        s.supply[kind] = OBJECTS_OF_A_KIND - 1
    s.seat = 0  # C2.1
    s.start = 0
    s.announcer = NOBODY
    s.segment = NOTHING
    s.building = NOTHING
    s.city = NOTHING
    s.phase = Phase.REVEAL


@rule
def display_is_short(s: State) -> bool:
    """C2.3, C5.3: fewer than nine buildings lie open, and the stack can still help."""
    lying = 0
    stacked = 0
    for building in range(BUILDINGS):
        lying += s.display[building]
        stacked += s.stack[building]
    return lying < BUILDINGS_ON_DISPLAY and stacked > 0


@rule
def reveal(s: State, building: int, log: Log | None = None) -> None:
    """C2.3, C5.3: the next building of the stack lies open."""
    s.stack[building] = 0
    s.display[building] = 1
    note(log, Happened.REVEALED, building)
    if display_is_short(s):
        return
    if buildings_built(s) == 0:
        begin_turn(s, log)
    else:
        s.phase = Phase.EXTRA


@rule
def buy_bricks(s: State, log: Log | None = None) -> None:
    """C4.1, C4.2: the wheel is turned, then it is filled up."""
    turn_wheel(s)
    fill_up_wheel(s, log)


@rule
def turn_wheel(s: State) -> None:
    """C4.1: every brick one segment on, from VI to I again."""
    for colour in range(COLOURS):
        last = s.wheel[Segment.VI, colour]
        for segment in range(Segment.VI, Segment.I, -1):
            s.wheel[segment, colour] = s.wheel[segment - 1, colour]
        s.wheel[Segment.I, colour] = last


@rule
def fill_up_wheel(s: State, log: Log | None = None) -> None:
    """C4.2, C4.5: bricks are drawn until eleven lie on the wheel or the bag is empty; then one can buy."""
    if bricks_on_wheel(s) < BRICKS_ON_THE_WHEEL and bricks_in_bag(s) > 0:
        s.phase = Phase.DRAW
        return
    note(
        log,
        Happened.TURNED_WHEEL,
        s.seat,
        s.wheel[Segment.I, Colour.WHITE],
        s.wheel[Segment.I, Colour.YELLOW],
        s.wheel[Segment.I, Colour.RED],
        s.wheel[Segment.I, Colour.GREEN],
        s.wheel[Segment.I, Colour.BLUE],
        s.wheel[Segment.I, Colour.BLACK],
    )
    if can_buy_a_brick(s):
        s.phase = Phase.SEGMENT
    else:
        take_coins(s, log)


@rule
def bricks_on_wheel(s: State) -> int:
    """C4.2: on all segments together."""
    count = 0
    for segment in range(SEGMENTS):
        for colour in range(COLOURS):
            count += s.wheel[segment, colour]
    return count


@rule
def bricks_in_bag(s: State) -> int:
    """C4.2: of all colours."""
    count = 0
    for colour in range(COLOURS):
        count += s.bag[colour]
    return count


@rule
def draw(s: State, colour: int, log: Log | None = None) -> None:
    """C4.2: a brick from the bag onto segment I."""
    s.bag[colour] -= 1
    s.wheel[Segment.I, colour] += 1
    fill_up_wheel(s, log)


@rule
def can_buy_from(s: State, segment: int) -> bool:
    """C4.3: a brick lies there that is free or can be paid."""
    count = 0
    for colour in range(COLOURS):
        if PRICE[segment, colour] <= s.coins[s.seat]:
            count += s.wheel[segment, colour]
    return count > 0


@rule
def can_buy_a_brick(s: State) -> bool:
    """C4.4: at least one brick on the wheel is free or can be paid."""
    count = 0
    for segment in range(SEGMENTS):
        count += can_buy_from(s, segment)
    return count > 0


@rule
def pick_brick(s: State, colour: int) -> None:
    """C4.3: one more brick of the purchase, from the segment that was chosen."""
    s.wheel[s.segment, colour] -= 1
    s.picked[colour] += 1


@rule
def price_of_picked(s: State) -> int:
    """C4.3: what the bricks of the purchase cost together."""
    price = 0
    for colour in range(COLOURS):
        price += s.picked[colour] * PRICE[s.segment, colour]
    return price


@rule
def complete_purchase(s: State, log: Log | None = None) -> None:
    """C4.3: the bricks go behind the screen, their price into the supply."""
    price = price_of_picked(s)
    note_bricks(s, log, Happened.BOUGHT, s.segment, price)
    s.coins[s.seat] -= price
    for colour in range(COLOURS):
        s.bricks[s.seat, colour] += s.picked[colour]
        s.picked[colour] = 0
    s.segment = NOTHING
    s.phase = Phase.EXTRA


@rule
def note_bricks(s: State, log: Log | None, kind: int, first: int, second: int) -> None:
    """Note a whole purchase or payment as one event."""
    note(
        log,
        kind,
        s.seat,
        first,
        second,
        s.picked[Colour.WHITE],
        s.picked[Colour.YELLOW],
        s.picked[Colour.RED],
        s.picked[Colour.GREEN],
        s.picked[Colour.BLUE],
        s.picked[Colour.BLACK],
    )


@rule
def take_coins(s: State, log: Log | None = None) -> None:
    """C4.4, C4.6: who can buy nothing, or do nothing at all, takes 2 coins, and the turn is over."""
    s.coins[s.seat] += COINS_WITHOUT_A_PURCHASE
    note(log, Happened.TOOK_COINS, s.seat, COINS_WITHOUT_A_PURCHASE)
    s.phase = Phase.OVER


@rule
def allowed_bricks(s: State, city: int, dearest: int) -> int:
    """C5.1: bricks of the active player that the city allows, from a colour on downwards."""
    count = 0
    for colour in range(dearest, CHEAPEST[city] + 1):
        count += s.bricks[s.seat, colour]
    return count


@rule
def cheapest_picked(s: State) -> int:
    """The colour from which a purchase or payment goes on, so that every set of bricks has one order."""
    cheapest = 0
    for colour in range(COLOURS):
        if s.picked[colour]:
            cheapest = colour
    return cheapest


@rule
def bricks_picked(s: State) -> int:
    """C4.3, C5.1: how many bricks were chosen so far."""
    count = 0
    for colour in range(COLOURS):
        count += s.picked[colour]
    return count


@rule
def pay_brick(s: State, colour: int, log: Log | None = None) -> None:
    """C5.1: one brick of the payment; with the last one the building stands."""
    s.bricks[s.seat, colour] -= 1
    s.picked[colour] += 1
    if bricks_picked(s) == COST[s.building]:
        complete_building(s, log)


@rule
def complete_building(s: State, log: Log | None = None) -> None:
    """C5.1, C5.3: it stands in its city, the bricks go back into the bag, the gap is filled from the stack."""
    note_bricks(s, log, Happened.BUILT, s.building, s.city)
    s.display[s.building] = 0
    s.built[s.seat, s.building] = s.city + 1
    for colour in range(COLOURS):
        s.bag[colour] += s.picked[colour]
        s.picked[colour] = 0
    s.building = NOTHING
    s.city = NOTHING
    s.phase = Phase.REVEAL if display_is_short(s) else Phase.EXTRA


@rule
def apply(s: State, action: int, log: Log | None = None) -> None:
    """Play an action that is allowed."""
    if s.phase == Phase.ACTION:
        take_action(s, action, log)
    elif s.phase == Phase.SEGMENT:
        s.segment = action - SEGMENT
        s.phase = Phase.BRICK
    elif s.phase == Phase.BRICK:
        if action == DONE:
            complete_purchase(s, log)
        else:
            pick_brick(s, action - BRICK)
    elif s.phase == Phase.CITY:
        s.city = action - CITY
        s.phase = Phase.PAY
    elif s.phase == Phase.PAY:
        pay_brick(s, action - PAY, log)
    elif s.phase == Phase.EXTRA:
        if action != EXTRA_NOTHING:
            buy_object(s, action - EXTRA, log)
        s.phase = Phase.ANNOUNCE
    else:
        if action != ANNOUNCE:
            announce(s, log)
        s.phase = Phase.OVER
    go_on(s, log)


@rule
def take_action(s: State, action: int, log: Log | None = None) -> None:
    """C3.1: buy, build or score; or what stands in their place (C4.6, C8.3)."""
    if action == BUY:
        buy_bricks(s, log)
    elif action < SCORE:
        s.building = action - BUILD
        s.phase = Phase.CITY
    elif action < TAKE:
        score(s, action - SCORE, log)
        s.phase = Phase.EXTRA
    elif action < PASS:
        take_coins(s, log)
    else:
        note(log, Happened.PASSED, s.seat)
        s.phase = Phase.OVER


@rule
def weight(s: State, outcome: int) -> int:
    """C4.2, C5.3: a colour comes as likely as it is frequent in the bag, every building of the stack alike."""
    return int(s.stack[outcome - REVEAL] if outcome >= REVEAL else s.bag[outcome - DRAW])


@rule
def resolve(s: State, outcome: int, log: Log | None = None) -> None:
    """Play what chance gave."""
    if outcome >= REVEAL:
        reveal(s, outcome - REVEAL, log)
    else:
        draw(s, outcome - DRAW, log)
    go_on(s, log)
