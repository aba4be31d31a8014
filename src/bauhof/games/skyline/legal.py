"""What the active player may do, and why not."""

from __future__ import annotations

from bauhof.core.actions import Numbers, offer
from bauhof.core.compile import rule
from bauhof.games.skyline.actions import (
    BUY,
    FIRST,
    FIRST_CHANCE,
    OWNER,
    PASS,
    PAY,
    PAY_DONE,
    STOP,
    TAKE,
    TAKE_DONE,
    Refusal,
)
from bauhof.games.skyline.material import DISPLAY, MOST_TAKEN, PLACES, PRICE, VALUE, VALUES
from bauhof.games.skyline.money import chosen_value, left_in_hand, lowest_paid, money_in_hand, paid_value
from bauhof.games.skyline.state import EMPTY, Phase, State


@rule
def legal(s: State, actions: Numbers) -> int:
    """Write down every allowed answer to the open question, and return their number."""
    n = 0
    if s.phase == Phase.TURN:
        for slot in range(DISPLAY):
            n = offer(actions, n, TAKE + slot, refuse_card(s, slot))
        for place in range(PLACES):
            n = offer(actions, n, BUY + place, refuse_building(s, place))
        if n == 0:
            n = offer(actions, n, PASS, Refusal.NONE)
    elif s.phase == Phase.PAY:
        lowest, reach = lowest_paid(s), paid_value(s)
        for value in range(1, VALUES + 1):
            reach += left_in_hand(s, value) * value
            n = offer(actions, n, PAY + value - 1, refuse_payment_within(s, value, lowest, reach))
        n = offer(actions, n, PAY_DONE, refuse_to_confirm(s))
    elif s.phase == Phase.TAKE:
        n = offer(actions, n, TAKE_DONE, Refusal.NONE)
        for slot in range(DISPLAY):
            n = offer(actions, n, TAKE + slot, refuse_card(s, slot))
    elif s.phase == Phase.OWNER:
        for owner in range(2):
            n = offer(actions, n, OWNER + owner, Refusal.NONE)
    return n


@rule
def refusal(s: State, action: int) -> int:
    """Why the active player may not do this now; an action of another question is not asked for."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if s.phase >= FIRST_CHANCE or not FIRST[s.phase] <= action < STOP[s.phase]:
        return Refusal.NOT_ASKED
    if TAKE <= action < BUY:
        return refuse_card(s, action - TAKE)
    if BUY <= action < PASS:
        return refuse_building(s, action - BUY)
    if action == PASS:
        return refuse_to_pass(s)
    if PAY <= action < PAY_DONE:
        return refuse_payment(s, action - PAY + 1)
    if action == PAY_DONE:
        return refuse_to_confirm(s)
    return Refusal.NONE


@rule
def refuse_card(s: State, slot: int) -> int:
    """S3.2: any one card, or several up to 5; they are chosen from left to right, of two equal ones the left."""
    if s.display[slot] == EMPTY:
        return Refusal.NO_CARD_THERE
    if s.chosen[slot]:
        return Refusal.CHOSEN_ALREADY
    alone = True
    for other in range(DISPLAY):
        if s.chosen[other]:
            alone = False
            if other > slot:
                return Refusal.OUT_OF_ORDER
        elif other < slot and s.display[other] == s.display[slot]:
            return Refusal.OUT_OF_ORDER
    if not alone and chosen_value(s) + VALUE[s.display[slot]] > MOST_TAKEN:
        return Refusal.TOO_MUCH
    return Refusal.NONE


@rule
def refuse_building(s: State, place: int) -> int:
    """S3.3: a card lies there, and the money of that place's currency reaches its price."""
    if s.yard[place] == EMPTY:
        return Refusal.NO_BUILDING_THERE
    if money_in_hand(s, s.seat, place) < PRICE[s.yard[place]]:
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule
def refuse_to_pass(s: State) -> int:
    """S3.7: only who can neither take money nor buy."""
    for slot in range(DISPLAY):
        if s.display[slot] != EMPTY:
            return Refusal.CAN_ACT
    for place in range(PLACES):
        if refuse_building(s, place) == Refusal.NONE:
            return Refusal.CAN_ACT
    return Refusal.NONE


@rule
def refuse_payment(s: State, value: int) -> int:
    """S3.3: a card of the hand; large ones come first, so that what is left must still reach the price."""
    reach = paid_value(s)
    for other in range(1, value + 1):
        reach += left_in_hand(s, other) * other
    return refuse_payment_within(s, value, lowest_paid(s), reach)


@rule
def refuse_payment_within(s: State, value: int, lowest: int, reach: int) -> int:
    """The same, by the lowest value paid so far and what all cards up to this one can add up to."""
    if left_in_hand(s, value) <= 0:
        return Refusal.NOT_IN_HAND
    if value > lowest:
        return Refusal.PAID_OUT_OF_ORDER
    if reach < PRICE[s.yard[s.place]]:
        return Refusal.TOO_LITTLE
    return Refusal.NONE


@rule
def refuse_to_confirm(s: State) -> int:
    """S3.3: the sum must be at least the price; more is allowed."""
    return Refusal.TOO_LITTLE if paid_value(s) < PRICE[s.yard[s.place]] else Refusal.NONE
