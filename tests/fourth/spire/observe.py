"""What a seat may know: a plain view for people, a tensor for learning. Everything is open."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import slug
from bauhof.core.chance import ChanceSource
from bauhof.core.compile import rule
from bauhof.core.observation import Parts
from tests.fourth.spire.material import GOAL, SEATS
from tests.fourth.spire.state import HIGHEST, Phase, State


@dataclass(frozen=True)
class View:
    """The table as everybody sees it; only `seat` says who looks."""

    seat: int
    players: int
    high_spire: bool
    phase: str
    turn: int
    scaffold: int
    floors: tuple[int, ...]
    goal: int
    winner: int | None


def view(s: State, seat: int) -> View:
    """Everything on the table, read once from the record."""
    phase = Phase(int(s.phase))
    return View(
        seat=seat,
        players=int(s.players),
        high_spire=bool(s.high_spire),
        phase=slug(phase),
        turn=int(s.seat),
        scaffold=int(s.scaffold),
        floors=tuple(int(floors) for floors in s.floors[: s.players]),
        goal=int(GOAL[s.high_spire]),
        winner=int(s.seat) if phase is Phase.OVER else None,
    )


def conceals(s: State, seat: int) -> bool:
    """Every question is asked openly."""
    return False


def disguised(s: State, seat: int, chance: ChanceSource) -> State:
    """A state that the seat cannot tell from this one: itself."""
    return State.copy(s)


PARTS = Parts()
PHASE = PARTS.part("phase", len(Phase), "one-hot: the open question or chance, in the order of Phase")
TURN = PARTS.part("turn", SEATS, "one-hot: the active seat, counted clockwise from the observer")
SCAFFOLD = PARTS.part("scaffold", 1, "floors of this turn, divided by 35")
FLOORS = PARTS.part("floors", SEATS, "floors of every seat, counted from the observer, divided by 35")
LEFT = PARTS.part("left", 1, "floors that are needed to win, divided by 35")


@rule
def observe(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what the seat knows, the seat itself first, the others clockwise after it."""
    tensor[:] = 0
    tensor[PHASE + s.phase] = 1
    tensor[TURN + (s.seat - seat) % s.players] = 1
    tensor[SCAFFOLD] = s.scaffold / HIGHEST
    for step in range(s.players):
        tensor[FLOORS + step] = s.floors[(seat + step) % s.players] / HIGHEST
    tensor[LEFT] = GOAL[s.high_spire] / HIGHEST
