"""What is in the box of Spire: one die, and floors enough for everybody."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.variable import Variable


class Height(IntEnum):
    """How high a spire is."""

    LOW = 0
    HIGH = 1


SEATS = 3
DIE = 6
GOAL = np.array([20, 30])  # P1.1: floors of a spire, and of a high one
VARIABLES = (Variable("goal", "GOAL", 0, 10_000, Height),)
