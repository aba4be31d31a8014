"""What is worth counting about a way to play."""

from __future__ import annotations

from bauhof.core.events import Event
from bauhof.core.unguided import deed

__all__ = ["aspects", "deed"]


def aspects(event: Event) -> dict[str, str]:
    """What is built, and in which order landmarks are."""
    if event.kind == "built":
        return {"built": str(event["kind"])}
    if event.kind == "built_landmark":
        return {"built": str(event["landmark"]), "landmark": str(event["landmark"])}
    return {}
