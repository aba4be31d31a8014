"""Every action and every outcome of chance, as named blocks, and which block a phase asks for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.actions import Blocks
from bauhof.core.events import NUMBER, SEAT, faces, kind
from tests.fourth.spire.material import DIE
from tests.fourth.spire.state import Phase

ACTIONS = Blocks("action")
ROLL = ACTIONS.block("stack", ["roll"])
STOP_HERE = ACTIONS.block("stack", ["stop"])

OUTCOMES = Blocks("outcome of chance")
FACE = OUTCOMES.block("", [str(face) for face in range(1, DIE + 1)])
ODDS = {Phase.ROLL: [1] * DIE}

BLOCK = {
    Phase.STACK: (ROLL, len(ACTIONS)),
    Phase.ROLL: (FACE, len(OUTCOMES)),
    Phase.OVER: (0, 0),
}
FIRST = np.array([BLOCK[phase][0] for phase in Phase])
STOP = np.array([BLOCK[phase][1] for phase in Phase])
FIRST_CHANCE = Phase.ROLL


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    HIGH_ENOUGH = 2
    GAME_OVER = 3


REFUSALS = {Refusal.NOT_ASKED: "P2", Refusal.HIGH_ENOUGH: "P2.3", Refusal.GAME_OVER: "P3.1"}


class Happened(IntEnum):
    """The kinds of event."""

    TURN = 0
    ROLLED = 1
    FELL = 2
    BUILT = 3
    WON = 4


EVENTS = {
    Happened.TURN: kind("a turn begins", seat=SEAT),
    Happened.ROLLED: kind("the die was rolled", seat=SEAT, dice=faces(1)),
    Happened.FELL: kind("a 1 has brought the scaffold down", seat=SEAT, floors=NUMBER),
    Happened.BUILT: kind("a player stops, and the floors are safe", seat=SEAT, floors=NUMBER),
    Happened.WON: kind("a spire is finished", seat=SEAT),
}
