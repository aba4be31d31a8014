"""Reasons: the numbers by which a position is better than another one, as a person would count them."""

from __future__ import annotations

from typing import Any

from bauhof.core.game import Game
from bauhof.review.report import Reason

MOST = 2  # that are told


def reasons(game: Game, best: Any, played: Any, seat: int, perfect_memory: int = 1) -> tuple[Reason, ...]:
    """What the best option leaves better than what was played did, the clearest difference first.

    Both are counted where the decision ends, before dice or a draw. Where the game ends there, nothing needs counting.
    Without a perfect memory only what lies open to the seat is counted.
    """
    if game.is_over(best) or game.is_over(played):
        return ()
    ours, theirs = (game.highlights.measures(state, seat, perfect_memory) for state in (best, played))
    clear = {name: (ours[name] - theirs[name]) / notable for name, notable in game.highlights.NOTABLE.items()}
    told = sorted((name for name in clear if clear[name] >= 1), key=lambda name: -clear[name])
    return tuple(Reason(name, ours[name], theirs[name]) for name in told[:MOST])
