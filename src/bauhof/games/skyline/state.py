"""The state of Skyline: everything on the table and in the hands at one moment."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.record import Grid, Record, Row, number, row, seat_of, seats
from bauhof.games.skyline.material import (
    BOX,
    CATEGORIES,
    CATEGORY,
    COPIES,
    DIRKS_SHARE,
    DISPLAY,
    KINDS,
    MONEY,
    MOST_OF_A_KIND,
    MOST_OWNED,
    MOST_POINTS,
    PILES,
    PLACES,
    RANKS,
    SEATS,
    VALUES,
)

EMPTY = -1  # a place or a slot without a card


class Phase(IntEnum):
    """Which question is open, or which chance is due."""

    TURN = 0  # S3.1: take money, or buy?
    TAKE = 1  # S3.2: one more card?
    PAY = 2  # S3.3: with which cards?
    OWNER = 3  # S7.5: keep it, or give it to Dirk?
    LAY_YARD = 4  # chance, S2.1
    LAY_DIRK = 5  # chance, S7.2
    DEAL = 6  # chance, S2.2
    LAY_DISPLAY = 7  # chance, S2.4
    REFILL_YARD = 8  # chance, S4.1
    REFILL_DISPLAY = 9  # chance, S4.1, S4.3
    DIRK_DRAWS = 10  # chance, S7.4
    OVER = 11


class Ending(IntEnum):
    """Why a game has ended."""

    YARD_NOT_REFILLED = 0  # S6.1


class State(Record):
    """One position of a game of Skyline."""

    players: int = number(SEATS)
    open_hands: int = number(1)  # S8.2

    phase: int = number(len(Phase) - 1)
    seat: int = seat_of(SEATS)  # whose turn it is, or who is dealt to
    again: int = number(1)  # S3.5: this is another action after an exact payment
    place: int = number(PLACES - 1, least=EMPTY)  # S3.3: the place in the yard of the card being bought
    chosen: Row = row(DISPLAY, most=1)  # S3.2: 1 for a slot of the display whose card is being taken
    paid: Row = row(VALUES, most=COPIES)  # S3.3: the cards being paid, by value; value 1 is at 0
    scored: int = number(RANKS)  # how many of the scorings A, B and C were held
    ending: int = number(1)  # S6.1: the yard could not be refilled
    dirk_due: int = number(max(KINDS, int(BOX.sum()) // DIRKS_SHARE))  # S7.4: cards that Dirk still gets

    piles: Row = row(PILES, most=MONEY * COPIES)  # S2.5: cards left in each, the scoring card included
    buildings: Row = row(
        KINDS, most=MOST_OF_A_KIND
    )  # the building deck, in no order; buildings count as their outcomes do
    deck: Row = row(MONEY, most=COPIES)  # the money deck, in no order; money cards count as their outcomes do
    discard: Row = row(MONEY, most=COPIES)  # S3.4: the discard pile, by money card
    yard: Row = row(PLACES, most=KINDS - 1, least=EMPTY)  # the building on the place of each Currency, or -1
    display: Row = row(DISPLAY, most=MONEY - 1, least=EMPTY)  # the money card in each slot, or -1
    hands: Grid = seats(SEATS, MONEY, most=COPIES)  # the money of a hand, by money card
    owned: Grid = seats(SEATS, CATEGORIES, most=MOST_OWNED)  # the buildings of a player, by Category
    points: Row = seats(SEATS, most=MOST_POINTS)
    dirk: Row = row(CATEGORIES, most=MOST_OWNED)  # S7.2: Dirk's buildings, by Category
    dirk_points: int = number(MOST_POINTS)  # S7.6: Dirk's points


def inventory(s: State) -> list[int]:
    """What never changes during a game: building cards by category, money cards by kind."""
    cards = np.bincount(CATEGORY, weights=s.buildings, minlength=CATEGORIES).astype(int)
    cards += s.owned.sum(axis=0) + s.dirk
    for kind in s.yard[s.yard != EMPTY]:
        cards[CATEGORY[kind]] += 1
    money = s.deck + s.discard + s.hands.sum(axis=0)
    for kind in s.display[s.display != EMPTY]:
        money[kind] += 1
    return [*cards.tolist(), *money.tolist()]
