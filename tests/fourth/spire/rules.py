"""The rules of Spire."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from tests.fourth.spire.actions import FACE, ROLL, Happened
from tests.fourth.spire.material import GOAL
from tests.fourth.spire.state import Ending, Phase, State


@rule
def setup(s: State, log: Log | None = None) -> None:
    """P1.2: nobody has a floor, and the first seat begins."""
    s.seat = 0
    begin_turn(s, log)


@rule
def begin_turn(s: State, log: Log | None = None) -> None:
    """P2.1: every turn begins with a roll."""
    note(log, Happened.TURN, s.seat)
    s.scaffold = 0
    s.phase = Phase.ROLL


@rule
def end_turn(s: State, log: Log | None = None) -> None:
    """P1.2: clockwise."""
    s.seat = 0 if s.seat + 1 == s.players else s.seat + 1
    begin_turn(s, log)


@rule
def roll(s: State, face: int, log: Log | None = None) -> None:
    """P2.1: a 1 brings the scaffold down; anything else goes on top of it."""
    note(log, Happened.ROLLED, s.seat, face)
    if face == 1:
        note(log, Happened.FELL, s.seat, s.scaffold)
        end_turn(s, log)
    else:
        s.scaffold += face
        s.phase = Phase.STACK


@rule
def stop(s: State, log: Log | None = None) -> None:
    """P2.2, P3.1: the floors are safe; whoever has enough of them wins."""
    note(log, Happened.BUILT, s.seat, s.scaffold)
    s.floors[s.seat] += s.scaffold
    s.scaffold = 0
    if s.floors[s.seat] >= GOAL[s.high_spire]:
        note(log, Happened.WON, s.seat)
        s.phase = Phase.OVER
    else:
        end_turn(s, log)


@rule
def apply(s: State, action: int, log: Log | None = None) -> None:
    """Play an action that is allowed."""
    if action == ROLL:
        s.phase = Phase.ROLL
    else:
        stop(s, log)


@rule
def weight(s: State, outcome: int) -> int:
    """All faces are equally likely."""
    return 1


@rule
def resolve(s: State, outcome: int, log: Log | None = None) -> None:
    """Play what the die gave."""
    roll(s, outcome - FACE + 1, log)


@rule
def floors(s: State, seat: int) -> int:
    """P3.1: what wins."""
    return int(s.floors[seat])


@rule
def rank(s: State, seat: int) -> int:
    """P3.1: the winner is first, all others share the second place."""
    return 1 if s.seat == seat else 2


@rule
def ending(s: State) -> int:
    """P3.1: there is one reason only."""
    return Ending.SPIRE_FINISHED
