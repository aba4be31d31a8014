"""A primer: how to play a game, on one page with drawings, from which the paragraphs of the rules open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """One thing to know; the game's catalogue has its title as `how-<id>` and what it says as `how-<id>.text`."""

    id: str
    paragraphs: tuple[str, ...]
    art: tuple[str, ...]  # drawings of the client
