"""S5: the scorings A, B and C."""

from __future__ import annotations

import numpy as np

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.core.record import NOBODY
from bauhof.games.skyline.actions import DIRK, Happened
from bauhof.games.skyline.material import CATEGORIES, POINTS, SEATS
from bauhof.games.skyline.state import State

SHARED = np.array(  # S5.3: by category, scoring, how many are better and how many are equal
    [
        [
            [
                [0, *(int(ranks[better : better + equal].sum()) // equal for equal in range(1, SEATS + 2))]
                for better in range(SEATS + 1)
            ]
            for ranks in scorings
        ]
        for scorings in POINTS
    ]
)


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
    """S5.2: what so many cards of a category bring; nothing without a card."""
    better, equal = compared(s, cards, category)
    return int(SHARED[category, scoring, better, equal]) if cards else 0


@rule
def compared(s: State, cards: int, category: int, owner: int = NOBODY) -> tuple[int, int]:
    """S5.3, S7.3: how many have more cards of a category, and how many as many, Dirk too; `owner` counts one more."""
    dirks = s.dirk[category] + (owner == DIRK)
    better, equal = int(dirks > cards), int(dirks == cards)
    for seat in range(s.players):
        theirs = s.owned[seat, category] + (seat == owner)
        better += theirs > cards
        equal += theirs == cards
    return better, equal
