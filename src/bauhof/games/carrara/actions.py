"""Every action and every outcome of chance, as named blocks, and which block a phase asks for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.actions import Blocks, slug
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
SCORING_WORDS = [*map(slug, Type), *map(slug, City)]
SEGMENT_WORDS = [segment.name for segment in Segment]

ACTIONS = Blocks("action")
BUY = ACTIONS.block("buy", ["bricks"])
BUILD = ACTIONS.block("build", BUILDING_WORDS)
SCORE = ACTIONS.block("score", SCORING_WORDS)
TAKE = ACTIONS.block("take", ["coins"])
PASS = ACTIONS.block("pass", ["turn"])
SEGMENT = ACTIONS.block("segment", SEGMENT_WORDS)
BRICK = ACTIONS.block("brick", [*map(slug, Colour), "done"])
CITY = ACTIONS.block("city", [*map(slug, City)])
PAY = ACTIONS.block("pay", [*map(slug, Colour)])
EXTRA = ACTIONS.block("extra", [*map(slug, Object), "nothing"])
ANNOUNCE = ACTIONS.block("announce", ["no", "yes"])

DONE = BRICK + COLOURS
EXTRA_NOTHING = EXTRA + OBJECTS

OUTCOMES = Blocks("outcome of chance")
DRAW = OUTCOMES.block("", [*map(slug, Colour)])
REVEAL = OUTCOMES.block("", BUILDING_WORDS)

ODDS: dict[Phase, list[int]] = {}  # none stay the same: bag and stack are emptied

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
    """Why an action is not allowed; the texts and paragraphs are in text.py."""

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


COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
OBJECT_NAMES = tuple(kind.name.lower() for kind in Object)

EVENTS = {
    Happened.TURN: ("seat",),
    Happened.TURNED_WHEEL: ("seat", *COLOUR_NAMES),  # what lies on segment I now
    Happened.BOUGHT: ("seat", "segment", "price", *COLOUR_NAMES),
    Happened.TOOK_COINS: ("seat", "amount"),
    Happened.BUILT: ("seat", "building", "city", *COLOUR_NAMES),
    Happened.REVEALED: ("building",),
    Happened.SCORED: ("seat", "scoring", "coins", "points", *OBJECT_NAMES),
    Happened.BOUGHT_OBJECT: ("seat", "object", "price"),
    Happened.ANNOUNCED: ("seat", "points"),
    Happened.PASSED: ("seat",),
    Happened.LAST_ROUND: ("seat",),  # who has the last turn
    Happened.FINAL: ("seat", "objects", "buildings", "coins", "points"),  # points for each, and all together
    Happened.WON: ("seat",),
}
