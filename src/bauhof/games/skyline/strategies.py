"""Ways to play: greedy by value, and "exact", which hardly ever wastes money."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.compile import rule
from bauhof.core.record import sum_of
from bauhof.games.skyline.actions import BUY, OWNER, PASS, PAY, PAY_DONE, TAKE, TAKE_DONE
from bauhof.games.skyline.material import CATEGORY, DISPLAY, MOST_TAKEN, PLACES, PRICE, VALUE, VALUES
from bauhof.games.skyline.money import paid_value
from bauhof.games.skyline.state import EMPTY, Phase, State
from bauhof.games.skyline.value import (
    CARD_WORTH,
    EXTRA_ACTION,
    MONEY_WORTH,
    PROSPECT,
    SUMS,
    best_exact_purchase,
    gain,
    gain_for_dirk,
    least_payment,
    least_sum,
    time_for_money,
)

SETS = 1 << DISPLAY  # of money cards on display
FULL_HAND = 9
EXACT_CARD_WORTH = 0.3  # for "exact": of every card, beside its value
IMPOSSIBLE = -1e9


class Strategy(IntEnum):
    """Every way to play, by name."""

    GREEDY = 0
    EXACT = 1


PLAYOUT = np.array([Strategy.GREEDY])
ROUTINE: frozenset[Phase] = frozenset({Phase.PAY})  # phases whose answer is never worth a search
SEARCH: dict[str, float] = {}  # settings that differ from the usual ones
VETERAN = 1500  # playouts


@rule
def decide(s: State, strategy: int) -> int:
    """The action that a strategy takes."""
    if s.phase == Phase.PAY:
        return pay(s)
    if s.phase == Phase.OWNER:
        return OWNER + (strategy == Strategy.GREEDY and is_for_dirk(s))
    taken = best_set(s, strategy)
    if s.phase == Phase.TURN:
        place = greedy_place(s, taken) if strategy == Strategy.GREEDY else exact_place(s)
        if place != EMPTY:
            return BUY + place
    for slot in range(DISPLAY):
        if (taken >> slot) & 1 and not s.chosen[slot]:
            return TAKE + slot
    return PASS if s.phase == Phase.TURN else TAKE_DONE


@rule
def exact_place(s: State) -> int:
    """The highest category that can be paid exactly; or with a waste of 1 at most, or with a full hand."""
    full = sum_of(s.hands[s.seat]) >= FULL_HAND
    best = EMPTY
    highest = -1
    for place in range(PLACES):
        if s.yard[place] == EMPTY:
            continue
        payment = least_payment(s, s.seat, place)
        if payment == 0:
            continue
        waste = payment - PRICE[s.yard[place]]
        if waste == 0 or waste <= 1 or full:
            rank = CATEGORY[s.yard[place]] + (100 if waste == 0 else 0)
            if rank > highest:
                best, highest = place, rank
    return best


@rule
def greedy_place(s: State, taken: int) -> int:
    """The purchase that brings more than the best taking of money, and more than the others."""
    best = EMPTY
    most = worth_of_set(s, taken, Strategy.GREEDY) if taken > 0 else IMPOSSIBLE
    rate = MONEY_WORTH * time_for_money(s)
    for place in range(PLACES):
        if s.yard[place] == EMPTY:
            continue
        payment = least_payment(s, s.seat, place)
        if payment == 0:
            continue
        category = CATEGORY[s.yard[place]]
        brings = gain(s, s.seat, category)
        if s.players == 2:
            brings = max(brings, gain_for_dirk(s, s.seat, category))
        brings -= rate * payment
        if payment == PRICE[s.yard[place]]:
            brings += EXTRA_ACTION
        if brings > most:
            best, most = place, brings
    return best


@rule
def is_for_dirk(s: State) -> bool:
    """S7.5: whether Dirk shall have the card."""
    category = CATEGORY[s.yard[s.place]]
    return bool(gain_for_dirk(s, s.seat, category) > gain(s, s.seat, category))


@rule
def best_set(s: State, strategy: int) -> int:
    """S3.2: the money cards that are worth most together, as the bits of a number; those chosen already are in it."""
    best = 0
    most = IMPOSSIBLE
    for cards in range(1, SETS):
        if can_be_taken(s, cards):
            brings = worth_of_set(s, cards, strategy)
            if brings > most:
                best, most = cards, brings
    return best


@rule
def can_be_taken(s: State, cards: int) -> bool:
    """S3.2: one card, or several up to 5, from left to right; of two equal ones the left."""
    count = 0
    total = 0
    for slot in range(DISPLAY):
        if (cards >> slot) & 1:
            if s.display[slot] == EMPTY:
                return False
            count += 1
            total += VALUE[s.display[slot]]
    if count > 1 and total > MOST_TAKEN:
        return False
    for slot in range(DISPLAY):
        if not (cards >> slot) & 1:
            if s.chosen[slot]:
                return False
            continue
        if not s.chosen[slot]:
            for other in range(slot + 1, DISPLAY):
                if s.chosen[other]:
                    return False
        for other in range(slot):
            if s.display[other] == s.display[slot] and not (cards >> other) & 1:
                return False
    return True


@rule
def worth_of_set(s: State, cards: int, strategy: int) -> float:
    """What a set of money cards brings: its value, and for the greedy the exact purchase that it makes possible."""
    count = 0
    total = 0
    for slot in range(DISPLAY):
        if (cards >> slot) & 1:
            count += 1
            total += VALUE[s.display[slot]]
            s.hands[s.seat, s.display[slot]] += 1
    if strategy == Strategy.GREEDY:
        money = MONEY_WORTH * total + CARD_WORTH * count
        brings = time_for_money(s) * money + PROSPECT * best_exact_purchase(s, s.seat)
    else:
        brings = total + EXACT_CARD_WORTH * count
    for slot in range(DISPLAY):
        if (cards >> slot) & 1:
            s.hands[s.seat, s.display[slot]] -= 1
    return brings


@rule
def pay(s: State) -> int:
    """S3.3: the large cards first, with as little waste as possible."""
    paid = paid_value(s)
    price = PRICE[s.yard[s.place]]
    if paid >= price:
        return PAY_DONE
    first = s.place * VALUES
    highest = VALUES
    for value in range(VALUES, 0, -1):
        if s.paid[value - 1] > 0:
            highest = value
    least = SUMS
    best = PAY
    for value in range(highest, 0, -1):
        if s.hands[s.seat, first + value - 1] > s.paid[value - 1]:
            total = least_total(s, first, value, paid + value, price)
            if total < least:
                best, least = PAY + value - 1, total
    return best


@rule
def least_total(s: State, first: int, value: int, paid: int, price: int) -> int:
    """S3.3: the smallest sum that reaches the price after one more card of a value, with no larger ones."""
    sums = 1
    for other in range(1, value + 1):
        for _ in range(s.hands[s.seat, first + other - 1] - s.paid[other - 1] - (other == value)):
            sums |= (sums << other) & SUMS
    if paid >= price:
        return paid
    rest = least_sum(sums, price - paid)
    return paid + rest if rest else SUMS
