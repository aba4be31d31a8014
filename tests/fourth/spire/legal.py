"""What the active player may do, and why not."""

from __future__ import annotations

from bauhof.core.actions import Numbers, offer
from bauhof.core.compile import rule
from tests.fourth.spire.actions import FIRST_CHANCE, ROLL, STOP_HERE, Refusal
from tests.fourth.spire.material import GOAL
from tests.fourth.spire.state import Phase, State


@rule
def legal(s: State, actions: Numbers) -> int:
    """Write down every allowed answer to the open question, and return their number."""
    n = 0
    if s.phase == Phase.STACK:
        n = offer(actions, n, ROLL, refuse_roll(s))
        n = offer(actions, n, STOP_HERE, Refusal.NONE)
    return n


@rule
def refusal(s: State, action: int) -> int:
    """Why the active player may not do this now."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if s.phase >= FIRST_CHANCE or not ROLL <= action <= STOP_HERE:
        return Refusal.NOT_ASKED
    return refuse_roll(s) if action == ROLL else Refusal.NONE


@rule
def refuse_roll(s: State) -> int:
    """P2.3: nobody builds higher than needed."""
    return Refusal.HIGH_ENOUGH if s.floors[s.seat] + s.scaffold >= GOAL[s.high_spire] else Refusal.NONE
