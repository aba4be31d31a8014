"""What is in the box of Spire: one die, and floors enough for everybody."""

from __future__ import annotations

import numpy as np

SEATS = 3
DIE = 6
GOAL = np.array([20, 30])  # P1.1: floors of a spire, and of a high one
