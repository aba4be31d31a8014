"""S6: the end of the game."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.games.skyline.actions import Happened
from bauhof.games.skyline.material import CATEGORY, PLACES, Scoring
from bauhof.games.skyline.money import money_in_hand
from bauhof.games.skyline.scoring import hold_scoring
from bauhof.games.skyline.state import EMPTY, Ending, Phase, State


@rule
def end_game(s: State, log: Log | None = None) -> None:
    """S6.3, S6.4: the yard is given away, then comes scoring C."""
    for place in range(PLACES):
        if s.yard[place] != EMPTY:
            give_away(s, place, log)
    hold_scoring(s, Scoring.C, log)
    s.phase = Phase.OVER
    for seat in range(s.players):
        note(log, Happened.FINAL, seat, s.points[seat], rank(s, seat))


@rule
def give_away(s: State, place: int, log: Log | None = None) -> None:
    """S6.3: to the player with the most money of the place's currency; in a tie to nobody."""
    kind = s.yard[place]
    owner = richest(s, place)
    if owner == EMPTY:
        note(log, Happened.LEFT_OVER, kind, place)
        return
    s.owned[owner, CATEGORY[kind]] += 1
    s.yard[place] = EMPTY
    note(log, Happened.LEFT_TO, owner, kind, place)


@rule
def richest(s: State, currency: int) -> int:
    """S6.3: who alone has the most of a currency in hand; nobody if tied, or if nobody has any."""
    owner, most = EMPTY, 0
    for seat in range(s.players):
        total = money_in_hand(s, seat, currency)
        if total > most:
            owner, most = seat, total
        elif total == most:
            owner = EMPTY
    return owner


@rule
def rank(s: State, seat: int) -> int:
    """S6.4, S7.6: the most points win, a tie is shared; Dirk has no rank."""
    better = 0
    for other in range(s.players):
        better += s.points[other] > s.points[seat]
    return 1 + better


@rule
def ending(s: State) -> int:
    """S6.1: there is one reason only."""
    return Ending.YARD_NOT_REFILLED
