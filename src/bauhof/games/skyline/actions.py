"""Every action and every outcome of chance, as named blocks, and which block a phase asks for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.actions import Blocks, Steps, slug
from bauhof.core.events import NUMBER, SEAT, YES_OR_NO, Part, kind, one_of, seat_or, some_of
from bauhof.games.skyline.material import (
    COPIES,
    DISPLAY,
    KINDS,
    PLACES,
    PRICE,
    PRICES,
    SEATS,
    VALUES,
    Category,
    Currency,
    Scoring,
)
from bauhof.games.skyline.state import Phase

DIRK = SEATS  # S7.2: where the rules note a seat, the one that is none
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

STEPS = (
    Steps(
        ("take",),
        "S3.2",
        "Money is taken from left to right, of two equal cards the left one first, so every set of cards is one "
        "sequence of words. `take:done` ends it, and it ends by itself where no other card can follow: after a card "
        "above 5, or when every further one would exceed 5.",
        order=(("take", 1),),
    ),
    Steps(
        ("buy", "pay", "for"),
        "S3.3",
        "The building comes first, then its payment card by card, from the highest value to the lowest, then "
        "`pay:done`; with two players the last word says whose the building is (S7.5). A card is offered only if what "
        "is left can still reach the price, so every payment is one sequence of words and none is a dead end.",
        order=(("pay", -1),),
    ),
)

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
    """Why an action is not allowed."""

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
    PAID_OUT_OF_ORDER = 12


REFUSALS = {
    Refusal.NOT_ASKED: "S3",
    Refusal.NO_CARD_THERE: "S3.2",
    Refusal.CHOSEN_ALREADY: "S3.2",
    Refusal.TOO_MUCH: "S3.2",
    Refusal.OUT_OF_ORDER: "S3.2",
    Refusal.NO_BUILDING_THERE: "S3.3",
    Refusal.CANNOT_PAY: "S3.3",
    Refusal.NOT_IN_HAND: "S3.3",
    Refusal.TOO_LITTLE: "S3.3",
    Refusal.CAN_ACT: "S3.7",
    Refusal.GAME_OVER: "S6.4",
    Refusal.PAID_OUT_OF_ORDER: "S3.3",
}


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


def payment_of(code: int) -> list[int]:
    """The values in a payment that the rules noted as one number, large ones first."""
    return [value for value in range(VALUES, 0, -1) for _ in range(code // (COPIES + 1) ** (value - 1) % (COPIES + 1))]


MONEY_CARD = one_of(MONEY_WORDS)
BUILDING_CARD = one_of(BUILDING_WORDS)
CATEGORY = one_of([*map(slug, Category)])
CURRENCY = one_of([*map(slug, Currency)])
SCORING = one_of([scoring.name for scoring in Scoring])
SLOT = Part(1, lambda numbers: numbers[0] + 1, "number")  # from 1, as in `take:1`
PAYMENT = Part(1, lambda numbers: payment_of(numbers[0]), "number[]")

# fmt: off
EVENTS = {
    Happened.TURN:      kind("a turn begins, or after an exact payment another action", seat=SEAT, again=YES_OR_NO),
    Happened.DEALT:     kind("a money card is dealt", seat=SEAT, card=MONEY_CARD),
    Happened.DISPLAYED: kind("a money card is laid out", slot=SLOT, card=MONEY_CARD),
    Happened.OFFERED:   kind("a building is laid out on the place of a currency", currency=CURRENCY,
                             building=BUILDING_CARD),
    Happened.TOOK:      kind("a player takes money", seat=SEAT, cards=some_of(MONEY_WORDS, DISPLAY)),
    Happened.BOUGHT:    kind("a player buys a building; the values paid add up to `paid`", seat=SEAT,
                             building=BUILDING_CARD, currency=CURRENCY, paid=NUMBER, payment=PAYMENT,
                             for_dirk=YES_OR_NO),
    Happened.PASSED:    kind("a player can do nothing", seat=SEAT),
    Happened.SHUFFLED:  kind("the discard pile becomes the money deck", cards=NUMBER),
    Happened.SCORING:   kind("a scoring begins", scoring=SCORING),
    Happened.SCORED:    kind("a category brings points", seat=seat_or("dirk", DIRK), category=CATEGORY, points=NUMBER,
                             scoring=SCORING),
    Happened.DIRK_GOT:  kind("Dirk gets a building from the deck", building=BUILDING_CARD),
    Happened.ENDING:    kind("the yard cannot be refilled, so the game ends"),
    Happened.LEFT_TO:   kind("at the end a building goes to the richest in its currency", seat=SEAT,
                             building=BUILDING_CARD, currency=CURRENCY),
    Happened.LEFT_OVER: kind("at the end a building goes to nobody", building=BUILDING_CARD, currency=CURRENCY),
    Happened.FINAL:     kind("the result of a player", seat=SEAT, points=NUMBER, rank=NUMBER),
}
# fmt: on
