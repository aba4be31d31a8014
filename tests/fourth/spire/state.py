"""The state of Spire: everything on the table at one moment."""

from __future__ import annotations

from enum import IntEnum

from bauhof.core.record import Record, Row, number, seat_of, seats
from tests.fourth.spire.material import DIE, GOAL, SEATS

HIGHEST = int(GOAL.max()) + DIE - 1


class Phase(IntEnum):
    """Which question is open, or which chance is due."""

    STACK = 0  # P2.2: roll again, or stop?
    ROLL = 1  # chance, P2.1
    OVER = 2


class Ending(IntEnum):
    """Why a game has ended."""

    SPIRE_FINISHED = 0  # P3.1


class State(Record):
    """One position of a game of Spire."""

    players: int = number(SEATS)
    high_spire: int = number(1)  # P1.1

    phase: int = number(len(Phase) - 1)
    seat: int = seat_of(SEATS)  # whose turn it is; after the end, who has won
    scaffold: int = number(HIGHEST)  # P2.1: floors of this turn, not yet safe
    floors: Row = seats(SEATS, most=HIGHEST)  # P2.2: safe


def inventory(s: State) -> list[int]:
    """There is no material that could get lost."""
    return []
