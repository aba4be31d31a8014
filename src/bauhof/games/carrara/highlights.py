"""What is worth counting about a way to play."""

from __future__ import annotations

from bauhof.core.events import Event
from bauhof.core.unguided import deed

__all__ = ["aspects", "deed"]


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
