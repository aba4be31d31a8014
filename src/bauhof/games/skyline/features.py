"""What follows from the table but is hard to learn: which sums hands can make, and what purchases bring."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.observation import Parts
from bauhof.core.record import NOBODY
from bauhof.games.skyline.actions import DIRK
from bauhof.games.skyline.material import (
    CATEGORY,
    DISPLAY,
    MONEY,
    MOST_TAKEN,
    PLACES,
    PRICE,
    SEATS,
    VALUE,
    VALUES,
    Scoring,
)
from bauhof.games.skyline.scoring import SHARED, compared
from bauhof.games.skyline.state import EMPTY, State
from bauhof.games.skyline.strategies import SETS, can_be_taken
from bauhof.games.skyline.value import least_sum, reachable

Sums: TypeAlias = tuple[int, int, int, int]  # by currency, as the bits of a number

PARTS = Parts()
PAYABLE = PARTS.part("payable", PLACES, "1 for each building that the observer could pay")
EXACT = PARTS.part("exact", PLACES, "1 for each that the observer could pay exactly")
WASTE = PARTS.part("waste", PLACES, "the least change that each payable one would cost, divided by 9")
GAIN = PARTS.part("gain", PLACES, "the lead that each would bring in the next scoring if it came now, in points / 20")
LATE_GAIN = PARTS.part("late gain", PLACES, "the same in the last scoring; a lead is that over the mean of the others")
GIFT = PARTS.part("gift", PLACES, "with two players the gain of giving it to Dirk, in the next scoring")
LATE_GIFT = PARTS.part("late gift", PLACES, "the same in the last scoring")
ALLOWED = PARTS.part(
    "allowed", SETS - 1, "1 for each set of money that can be taken: 1 is slot 1, 2 slot 2, 3 both, and so on in binary"
)
WORTH = PARTS.part("worth", SETS - 1, "the sum of each of these sets divided by 9")
OPENED = PARTS.part("opened", SETS - 1, "buildings that the observer could pay exactly after taking it, divided by 4")
RIVALS = PARTS.part("rivals", SEATS * PLACES, "for every seat 1 for each building that a known hand could pay exactly")
OPENED_GAIN = PARTS.part("opened gain", SETS - 1, "the largest gain among the buildings that taking it newly opens")
LATE_OPENED_GAIN = PARTS.part("late opened gain", SETS - 1, "the same in the last scoring")
THREAT = PARTS.part(
    "threat",
    (SEATS - 1) * PLACES,
    "for every other seat what each building would change in the observer's lead if it took it",
)
LATE_THREAT = PARTS.part("late threat", (SEATS - 1) * PLACES, "the same in the last scoring")

GAIN_UNIT = 20
CURRENCY = np.arange(MONEY) // VALUES  # of a money card


@rule
def features(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what can be worked out, the seat itself first, the others clockwise after it."""
    tensor[:] = 0
    sums = (reachable(s, seat, 0), reachable(s, seat, 1), reachable(s, seat, 2), reachable(s, seat, 3))
    for place in range(PLACES):
        if s.yard[place] != EMPTY:
            write_payment(s, sums[place], place, tensor)
            if s.scored <= Scoring.C:
                write_gains(s, seat, place, tensor)
    write_sets(s, sums, tensor)
    for step in range(1, s.players if s.open_hands or perfect_memory else 1):
        other = seat + step
        write_exact(s, other - s.players if other >= s.players else other, RIVALS + step * PLACES, tensor)


@rule
def write_payment(s: State, sums: int, place: int, tensor: npt.NDArray[np.float32]) -> None:
    """S3.3, S3.5: whether and how well a building can be paid."""
    payment = least_sum(sums, PRICE[s.yard[place]])
    if payment > 0:
        waste = payment - PRICE[s.yard[place]]
        tensor[PAYABLE + place] = 1
        tensor[EXACT + place] = waste == 0
        tensor[WASTE + place] = waste / VALUES
        tensor[RIVALS + place] = waste == 0


@rule
def write_gains(s: State, seat: int, place: int, tensor: npt.NDArray[np.float32]) -> None:
    """S5, S7.5: what a building would bring in the next scoring and in the last, before whomever it comes."""
    category = CATEGORY[s.yard[place]]
    unit = (s.players - 1) * GAIN_UNIT
    soon, late = leads(s, seat, category, NOBODY)
    own_soon, own_late = leads(s, seat, category, seat)
    tensor[GAIN + place] = (own_soon - soon) / unit
    tensor[LATE_GAIN + place] = (own_late - late) / unit
    for step in range(1, s.players):
        other = seat + step
        theirs_soon, theirs_late = leads(s, seat, category, other - s.players if other >= s.players else other)
        tensor[THREAT + (step - 1) * PLACES + place] = (theirs_soon - soon) / unit
        tensor[LATE_THREAT + (step - 1) * PLACES + place] = (theirs_late - late) / unit
    if s.players == 2:
        dirks_soon, dirks_late = leads(s, seat, category, DIRK)
        tensor[GIFT + place] = (dirks_soon - soon) / unit
        tensor[LATE_GIFT + place] = (dirks_late - late) / unit


@rule
def leads(s: State, seat: int, category: int, owner: int) -> tuple[int, int]:
    """S5.2: the own points times the others less theirs, in the next scoring and the last; `owner` counts one more."""
    soon, late = 0, 0
    for other in range(s.players):
        cards = int(s.owned[other, category]) + (other == owner)
        if cards:
            better, equal = compared(s, cards, category, owner)
            weight = s.players - 1 if other == seat else -1
            soon += weight * SHARED[category, s.scored, better, equal]
            late += weight * SHARED[category, Scoring.C, better, equal]
    return soon, late


@rule
def write_sets(s: State, sums: Sums, tensor: npt.NDArray[np.float32]) -> None:
    """S3.2: what every set of money cards is worth, and what it would open."""
    worths = (worth_of_slot(s, 0), worth_of_slot(s, 1), worth_of_slot(s, 2), worth_of_slot(s, 3))
    for cards in range(1, SETS):
        total = 0
        for slot in range(DISPLAY):
            total += ((cards >> slot) & 1) * worths[slot]
        alone = cards & (cards - 1) == 0
        if (alone or total <= MOST_TAKEN) and can_be_taken(s, cards):  # most sets are too much: say so at once
            tensor[ALLOWED + cards - 1] = 1
            tensor[WORTH + cards - 1] = total / VALUES
            for place in range(PLACES):
                if s.yard[place] != EMPTY and exact_after(s, sums[place], place, cards):
                    tensor[OPENED + cards - 1] += 1 / PLACES
                    if not (sums[place] >> PRICE[s.yard[place]]) & 1:
                        write_opened(place, cards, tensor)


@rule
def worth_of_slot(s: State, slot: int) -> int:
    """What lies in a slot of the display."""
    return 0 if s.display[slot] == EMPTY else int(VALUE[s.display[slot]])


@rule
def exact_after(s: State, made: int, place: int, cards: int) -> bool:
    """S3.5: whether a building can be paid exactly with these money cards besides."""
    for slot in range(DISPLAY):
        if (cards >> slot) & 1 and CURRENCY[s.display[slot]] == place:
            made |= made << VALUE[s.display[slot]]
    return bool((made >> PRICE[s.yard[place]]) & 1)


@rule
def write_opened(place: int, cards: int, tensor: npt.NDArray[np.float32]) -> None:
    """S3.5: what a building brings that a set of money cards makes payable."""
    at = cards - 1
    tensor[OPENED_GAIN + at] = max(tensor[OPENED_GAIN + at], tensor[GAIN + place])
    tensor[LATE_OPENED_GAIN + at] = max(tensor[LATE_OPENED_GAIN + at], tensor[LATE_GAIN + place])


@rule
def write_exact(s: State, seat: int, first: int, tensor: npt.NDArray[np.float32]) -> None:
    """S3.5: which buildings a hand could pay exactly."""
    for place in range(PLACES):
        if s.yard[place] != EMPTY:
            tensor[first + place] = (reachable(s, seat, place) >> PRICE[s.yard[place]]) & 1
