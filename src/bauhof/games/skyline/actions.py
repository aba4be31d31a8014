"""Every action and every outcome of chance, as named blocks, and which block a phase asks for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.actions import Blocks, slug
from bauhof.games.skyline.material import (
    DISPLAY,
    KINDS,
    PLACES,
    PRICE,
    PRICES,
    SEATS,
    VALUES,
    Category,
    Currency,
)
from bauhof.games.skyline.state import Phase

DIRK = SEATS  # S7.2: in events, the seat that is none
MONEY_WORDS = [f"{slug(currency)}{value}" for currency in Currency for value in range(1, VALUES + 1)]
BUILDING_WORDS = [f"{slug(Category(kind // PRICES))}{PRICE[kind]}" for kind in range(KINDS)]

ACTIONS = Blocks("action")
TAKE_DONE = ACTIONS.block("take", ["done"])
TAKE = ACTIONS.block("take", [str(slot + 1) for slot in range(DISPLAY)])
BUY = ACTIONS.block("buy", [str(place + 1) for place in range(PLACES)])
PASS = ACTIONS.block("pass", ["turn"])
PAY = ACTIONS.block("pay", [str(value) for value in range(1, VALUES + 1)])
PAY_DONE = ACTIONS.block("pay", ["done"])
OWNER = ACTIONS.block("for", ["self", "dirk"])

OUTCOMES = Blocks("outcome of chance")
BUILDING = OUTCOMES.block("", BUILDING_WORDS)
CARD = OUTCOMES.block("", MONEY_WORDS)
SCORING_CARD = OUTCOMES.block("", ["scoring"])

# fmt: off
BLOCK = {
    #                     first      last + 1
    Phase.TURN:           (TAKE,      PAY),
    Phase.TAKE:           (TAKE_DONE, BUY),
    Phase.PAY:            (PAY,       OWNER),
    Phase.OWNER:          (OWNER,     len(ACTIONS)),
    Phase.LAY_YARD:       (BUILDING,  CARD),
    Phase.LAY_DIRK:       (BUILDING,  CARD),
    Phase.DEAL:           (CARD,      SCORING_CARD),
    Phase.LAY_DISPLAY:    (CARD,      SCORING_CARD),
    Phase.REFILL_YARD:    (BUILDING,  CARD),
    Phase.REFILL_DISPLAY: (CARD,      len(OUTCOMES)),
    Phase.DIRK_DRAWS:     (BUILDING,  CARD),
    Phase.OVER:           (0,         0),
}
# fmt: on
FIRST = np.array([BLOCK[phase][0] for phase in Phase])
STOP = np.array([BLOCK[phase][1] for phase in Phase])
FIRST_CHANCE = Phase.LAY_YARD
ODDS: dict[Phase, list[int]] = {}  # every chance here depends on what was drawn before


class Refusal(IntEnum):
    """Why an action is not allowed; the texts and paragraphs are in text.py."""

    NONE = 0
    NOT_ASKED = 1
    NO_CARD_THERE = 2
    CHOSEN_ALREADY = 3
    TOO_MUCH = 4
    OUT_OF_ORDER = 5
    NO_BUILDING_THERE = 6
    CANNOT_PAY = 7
    NOT_IN_HAND = 8
    TOO_LITTLE = 9
    CAN_ACT = 10
    GAME_OVER = 11


class Happened(IntEnum):
    """The kinds of event."""

    TURN = 0
    DEALT = 1
    DISPLAYED = 2
    OFFERED = 3
    TOOK = 4
    BOUGHT = 5
    PASSED = 6
    SHUFFLED = 7
    SCORING = 8
    SCORED = 9
    DIRK_GOT = 10
    ENDING = 11
    LEFT_TO = 12
    LEFT_OVER = 13
    FINAL = 14


EVENTS = {
    Happened.TURN: ("seat", "again"),
    Happened.DEALT: ("seat", "card"),
    Happened.DISPLAYED: ("slot", "card"),
    Happened.OFFERED: ("place", "building"),
    Happened.TOOK: ("seat", "first", "second", "third", "fourth"),
    Happened.BOUGHT: ("seat", "building", "place", "paid", "payment", "for_dirk"),
    Happened.PASSED: ("seat",),
    Happened.SHUFFLED: ("cards",),
    Happened.SCORING: ("scoring",),
    Happened.SCORED: ("seat", "category", "points"),
    Happened.DIRK_GOT: ("building",),
    Happened.ENDING: (),
    Happened.LEFT_TO: ("seat", "building"),
    Happened.LEFT_OVER: ("building",),
    Happened.FINAL: ("seat", "points", "rank"),
}
