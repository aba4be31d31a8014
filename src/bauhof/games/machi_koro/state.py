"""The state of Machi Koro: everything that lies on the table at one moment."""

from __future__ import annotations

from enum import IntEnum

from bauhof.core.record import Grid, Record, Row, number, row, seat_of, seats
from bauhof.games.machi_koro.material import BOX, DIE, KINDS, LANDMARKS, SEATS, START

NOTHING = -1  # no card
MOST_COINS = 1_000_000_000  # the bank never runs out (M1.4); nobody gets near this


class Phase(IntEnum):
    """Which question is open, or which chance is due."""

    NUMBER_OF_DICE = 0  # M3.1: one die or two?
    REROLL = 1  # M3.3: roll again?
    TV_TARGET = 2  # M4.6: who pays for the TV Station?
    GIVE = 3  # M4.7: which own card is exchanged, if any?
    PARTNER = 4  # M4.7: with whom?
    TAKE = 5  # M4.7: for which card?
    BUILD = 6  # M3.5: build what?
    ONE_DIE = 7  # chance
    TWO_DICE = 8  # chance
    REVEAL = 9  # chance, M7.1: the next card of the deck
    OVER = 10


class Ending(IntEnum):
    """Why a game has ended."""

    FOUR_LANDMARKS = 0  # M6.1


class State(Record):
    """One position of a game of Machi Koro."""

    players: int = number(SEATS)
    variable_supply: int = number(1)  # M7.1
    two_of_a_kind: int = number(1)  # M7.2

    phase: int = number(len(Phase) - 1)
    seat: int = seat_of(SEATS)  # whose turn it is; after the end, who has won
    dice: Row = row(2, most=DIE)  # 0 is a die that was not rolled
    rerolled: int = number(1)  # M3.3: once per turn
    again: int = number(1)  # M5.3: another turn follows
    given: int = number(KINDS - 1, least=NOTHING)  # M4.7: the own card on offer
    partner: int = seat_of(SEATS)  # M4.7: with whom

    supply: Row = row(KINDS, most=int(BOX.max()))  # the cards that lie open, by Kind
    deck: Row = row(KINDS, most=int(BOX.max()))  # M7.1: the cards not yet turned up, by Kind, in no order
    cards: Grid = seats(SEATS, KINDS, most=int((BOX + SEATS * START).max()))  # the establishments of a town, by Kind
    landmarks: Grid = seats(SEATS, LANDMARKS, most=1)  # 1 for one that is built, by Landmark
    coins: Row = seats(SEATS, most=MOST_COINS)


def inventory(s: State) -> list[int]:
    """What never changes during a game: for every kind the cards in supply, deck and towns together."""
    return [int(s.supply[kind] + s.deck[kind] + s.cards[:, kind].sum()) for kind in range(KINDS)]
