"""What is worth counting about a way to play."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bauhof.core.events import Event
from bauhof.core.unguided import deed
from bauhof.games.carrara.features import AMOUNT, CITIES_FOR, PARTS, POINTS, POSSIBLE, features
from bauhof.games.carrara.material import BUILDINGS, SCORINGS
from bauhof.games.carrara.scoring import bricks_of, final_points, missing_cost, objects_of
from bauhof.games.carrara.state import State

__all__ = ["NOTABLE", "aspects", "deed", "measures"]

NOTABLE: Mapping[str, float] = {
    "final": 1.0,
    "scoring": 2.0,
    "coins": 2.0,
    "bricks": 1.0,
    "objects": 1.0,
    "payable": 1.0,
    "missing": -1.0,
}


def aspects(event: Event) -> dict[str, str]:
    """What an action is, how many bricks are bought at what price, what is built where, and what is scored."""
    if event.kind == "bought":
        bricks = sum(event["bricks"].values())
        each = event["price"] / bricks
        return {
            "action": "buy",
            "bricks": str(bricks),
            "price of a brick": "free" if not each else f"{each:.0f}" if each >= 1 else "below 1",
        }
    if event.kind == "built":
        building, _, cost = event["building"].partition("-")
        return {"action": "build", "building": building, "cost": cost, "city": str(event["city"])}
    if event.kind == "scored":
        return {"action": "score", "scoring": str(event["scoring"])}
    if event.kind == "bought_object":
        return {"object": str(event["object"])}
    if event.kind == "took_coins":
        return {"action": "take coins"}
    if event.kind == "announced":
        return {"end": "announced"}
    return {}


def measures(s: State, seat: int, perfect_memory: int = 1) -> dict[str, float]:
    """Points as they would be now and in the best scoring, goods, what can be paid, and what is missing for the end."""
    tensor = np.zeros(len(PARTS), np.float32)
    features(s, seat, perfect_memory, tensor)
    possible = tensor[POSSIBLE : POSSIBLE + SCORINGS] * tensor[POINTS : POINTS + SCORINGS]
    return {
        "final": float(final_points(s, seat)),
        "scoring": float(possible.max()) / AMOUNT,
        "coins": float(s.coins[seat]),
        "bricks": float(bricks_of(s, seat)),
        "objects": float(objects_of(s, seat)),
        "payable": float((tensor[CITIES_FOR : CITIES_FOR + BUILDINGS] > 0).sum()),
        "missing": float(missing_cost(s, seat)),
    }
