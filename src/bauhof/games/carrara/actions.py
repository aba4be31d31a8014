"""Every action and every outcome of chance, as named blocks, and which block a phase asks for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.actions import Blocks, Steps, slug
from bauhof.core.events import NUMBER, SEAT, counts_of, kind, one_of
from bauhof.games.carrara.material import (
    BUILDINGS,
    COLOURS,
    OBJECTS,
    City,
    Colour,
    Object,
    Segment,
    Type,
    building_word,
)
from bauhof.games.carrara.state import Phase

BUILDING_WORDS = [building_word(building) for building in range(BUILDINGS)]
COLOUR_WORDS = [*map(slug, Colour)]
SEGMENT_WORDS = [segment.name for segment in Segment]
TYPE_WORDS = [*map(slug, Type)]
CITY_WORDS = [*map(slug, City)]
SCORING_WORDS = TYPE_WORDS + CITY_WORDS
OBJECT_WORDS = [*map(slug, Object)]

ACTIONS = Blocks("action")
BUY = ACTIONS.block("buy", ["bricks"])
BUILD = ACTIONS.block("build", BUILDING_WORDS)
SCORE = ACTIONS.block("score", SCORING_WORDS)
TAKE = ACTIONS.block("take", ["coins"])
PASS = ACTIONS.block("pass", ["turn"])
SEGMENT = ACTIONS.block("segment", SEGMENT_WORDS)
BRICK = ACTIONS.block("brick", [*COLOUR_WORDS, "done"])
CITY = ACTIONS.block("city", CITY_WORDS)
PAY = ACTIONS.block("pay", COLOUR_WORDS)
EXTRA = ACTIONS.block("extra", [*OBJECT_WORDS, "nothing"])
ANNOUNCE = ACTIONS.block("announce", ["no", "yes"])

DONE = BRICK + COLOURS
EXTRA_NOTHING = EXTRA + OBJECTS

OUTCOMES = Blocks("outcome of chance")
DRAW = OUTCOMES.block("", COLOUR_WORDS)
REVEAL = OUTCOMES.block("", BUILDING_WORDS)

ODDS: dict[Phase, list[int]] = {}  # none stay the same: bag and stack are emptied

STEPS = (
    Steps(
        ("buy", "segment", "brick"),
        "C4",
        "`buy:bricks` turns the wheel and draws from the bag (chance), then the segment is chosen, then brick by brick "
        "what is bought there, the dearest colour first, until `brick:done`. The order makes every set of bricks one "
        "sequence of words.",
        order=(("brick", 1),),
    ),
    Steps(
        ("build", "city", "pay"),
        "C5.1",
        "The building, the city, then brick by brick the payment, the dearest colour first; the last brick builds. A "
        "brick is offered only if the rest can still be paid in that order, so every payment is one sequence of words "
        "and none is a dead end.",
        order=(("pay", 1),),
    ),
    Steps(
        ("extra", "announce"),
        "C7.1",
        "After the one action of a turn comes the extra purchase, then the announcement of the end (C8.2); each is "
        "asked only where it is possible.",
    ),
)

# fmt: off
BLOCK = {
    #               first     last + 1
    Phase.ACTION:   (BUY,      SEGMENT),
    Phase.SEGMENT:  (SEGMENT,  BRICK),
    Phase.BRICK:    (BRICK,    CITY),
    Phase.CITY:     (CITY,     PAY),
    Phase.PAY:      (PAY,      EXTRA),
    Phase.EXTRA:    (EXTRA,    ANNOUNCE),
    Phase.ANNOUNCE: (ANNOUNCE, len(ACTIONS)),
    Phase.DRAW:     (DRAW,     REVEAL),
    Phase.REVEAL:   (REVEAL,   len(OUTCOMES)),
    Phase.OVER:     (0,        0),
}
# fmt: on
FIRST = np.array([BLOCK[phase][0] for phase in Phase])
STOP = np.array([BLOCK[phase][1] for phase in Phase])
FIRST_CHANCE = Phase.DRAW


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOTHING_TO_BUY = 2
    NOT_ON_DISPLAY = 3
    TOO_FEW_BRICKS = 4
    NO_MARKER_LEFT = 5
    TYPE_SCORED = 6
    NO_SUCH_BUILDING = 7
    CITY_SCORED = 8
    TOO_FEW_BUILDINGS = 9
    CAN_ACT = 10
    NOT_ANNOUNCED = 11
    NO_BRICK_THERE = 12
    TOO_FEW_COINS = 13
    OUT_OF_ORDER = 14
    NOTHING_BOUGHT = 15
    NOT_ALLOWED_IN_CITY = 16
    NO_SUCH_BRICK = 17
    REST_CANNOT_BE_PAID = 18
    OBJECT_GONE = 19
    GAME_OVER = 20
    PAID_OUT_OF_ORDER = 21


REFUSALS = {
    Refusal.NOT_ASKED: "C3.1",
    Refusal.NOTHING_TO_BUY: "C4.6",
    Refusal.NOT_ON_DISPLAY: "C5.1",
    Refusal.TOO_FEW_BRICKS: "C5.1",
    Refusal.NO_MARKER_LEFT: "C6.1",
    Refusal.TYPE_SCORED: "C6.2",
    Refusal.NO_SUCH_BUILDING: "C6.2",
    Refusal.CITY_SCORED: "C6.3",
    Refusal.TOO_FEW_BUILDINGS: "C6.3",
    Refusal.CAN_ACT: "C4.6",
    Refusal.NOT_ANNOUNCED: "C8.3",
    Refusal.NO_BRICK_THERE: "C4.3",
    Refusal.TOO_FEW_COINS: "C4.3",
    Refusal.OUT_OF_ORDER: "C4.3",
    Refusal.NOTHING_BOUGHT: "C4.3",
    Refusal.NOT_ALLOWED_IN_CITY: "C5.1",
    Refusal.NO_SUCH_BRICK: "C5.1",
    Refusal.REST_CANNOT_BE_PAID: "C5.1",
    Refusal.OBJECT_GONE: "C7.1",
    Refusal.GAME_OVER: "C8.1",
    Refusal.PAID_OUT_OF_ORDER: "C5.1",
}


class Happened(IntEnum):
    """The kinds of event."""

    TURN = 0
    TURNED_WHEEL = 1
    BOUGHT = 2
    TOOK_COINS = 3
    BUILT = 4
    REVEALED = 5
    SCORED = 6
    BOUGHT_OBJECT = 7
    ANNOUNCED = 8
    PASSED = 9
    LAST_ROUND = 10
    FINAL = 11
    WON = 12


BUILDING = one_of(BUILDING_WORDS)
BRICKS = counts_of(COLOUR_WORDS)

# fmt: off
EVENTS = {
    Happened.TURN:          kind("a turn begins", seat=SEAT),
    Happened.TURNED_WHEEL:  kind("the wheel was turned and filled up; `bricks` are all that lie on segment I now",
                                 seat=SEAT, bricks=BRICKS),
    Happened.BOUGHT:        kind("bricks were bought, or taken for nothing", seat=SEAT,
                                 segment=one_of(SEGMENT_WORDS), price=NUMBER, bricks=BRICKS),
    Happened.TOOK_COINS:    kind("a player who can buy nothing takes coins", seat=SEAT, amount=NUMBER),
    Happened.BUILT:         kind("a building stands in a city; `bricks` were paid", seat=SEAT,
                                 building=BUILDING, city=one_of(CITY_WORDS), bricks=BRICKS),
    Happened.REVEALED:      kind("a building of the stack joins the display", building=BUILDING),
    Happened.SCORED:        kind("a type or a city was scored", seat=SEAT, scoring=one_of(SCORING_WORDS),
                                 coins=NUMBER, points=NUMBER, objects=counts_of(OBJECT_WORDS)),
    Happened.BOUGHT_OBJECT: kind("the extra purchase was made", seat=SEAT, object=one_of(OBJECT_WORDS), price=NUMBER),
    Happened.ANNOUNCED:     kind("a player announces the end and gets points", seat=SEAT, points=NUMBER),
    Happened.PASSED:        kind("a player passes", seat=SEAT),
    Happened.LAST_ROUND:    kind("the round is played to its end; `seat` has the last turn", seat=SEAT),
    Happened.FINAL:         kind("the final scoring of a player: points for each, and all together", seat=SEAT,
                                 objects=NUMBER, buildings=NUMBER, coins=NUMBER, points=NUMBER),
    Happened.WON:           kind("a player wins, perhaps with others", seat=SEAT),
}
# fmt: on
