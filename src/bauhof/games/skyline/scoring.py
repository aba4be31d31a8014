"""S5: the scorings A, B and C."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.games.skyline.actions import DIRK, Happened
from bauhof.games.skyline.material import CATEGORIES, POINTS, RANKS
from bauhof.games.skyline.state import State


@rule
def hold_scoring(s: State, scoring: int, log: Log | None = None) -> None:
    """S5.1: every category gives points to those with the most cards of it; Dirk takes part (S7.3)."""
    note(log, Happened.SCORING, scoring)
    for category in range(CATEGORIES):
        for seat in range(s.players):
            points = points_for(s, s.owned[seat, category], category, scoring)
            if points > 0:
                s.points[seat] += points
                note(log, Happened.SCORED, seat, category, points, scoring)
        points = points_for(s, s.dirk[category], category, scoring)
        if points > 0:
            s.dirk_points += points
            note(log, Happened.SCORED, DIRK, category, points, scoring)
    s.scored = scoring + 1


@rule
def points_for(s: State, cards: int, category: int, scoring: int) -> int:
    """S5.2, S5.3: those who are tied share the points of the places they take together, rounded down."""
    if cards == 0:
        return 0
    better = 0
    equal = 0
    for seat in range(s.players):
        better += s.owned[seat, category] > cards
        equal += s.owned[seat, category] == cards
    better += s.dirk[category] > cards
    equal += s.dirk[category] == cards
    together = 0
    for place in range(better, min(better + equal, RANKS)):
        together += POINTS[category, scoring, place]
    return int(together // equal)
