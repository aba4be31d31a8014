"""What is worth counting about a way to play."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bauhof.core.events import Event
from bauhof.core.unguided import deed
from bauhof.games.machi_koro.features import MOST_ROUNDS, ONE, OTHERS, PARTS, ROUNDS, TWO, features
from bauhof.games.machi_koro.material import Landmark
from bauhof.games.machi_koro.state import State

__all__ = ["NOTABLE", "aspects", "deed", "measures"]

NOTABLE: Mapping[str, float] = {"income": 0.15, "rounds": -0.5, "coins": 2.0, "rival": 0.5}


def aspects(event: Event) -> dict[str, str]:
    """What is built, and in which order landmarks are."""
    if event.kind == "built":
        return {"built": str(event["kind"])}
    if event.kind == "built_landmark":
        return {"built": str(event["landmark"]), "landmark": str(event["landmark"])}
    return {}


def measures(s: State, seat: int, perfect_memory: int = 1) -> dict[str, float]:
    """Coins in a round on average, rounds to the fourth landmark, those of the nearest rival, and coins."""
    tensor = np.zeros(len(PARTS), np.float32)
    features(s, seat, perfect_memory, tensor)
    roll = max(tensor[ONE], tensor[TWO] if s.landmarks[seat, Landmark.TRAIN_STATION] else tensor[ONE])
    rounds = tensor[ROUNDS : ROUNDS + int(s.players)] * MOST_ROUNDS
    return {
        "income": float(roll + tensor[OTHERS]) * 10,
        "rounds": float(rounds[0]),
        "coins": float(s.coins[seat]),
        "rival": float(rounds[1:].min()),
    }
