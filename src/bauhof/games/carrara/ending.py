"""How a turn begins and ends, and the game with it: chapters C3, C7, C8 and C9."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.core.record import NOBODY
from bauhof.games.carrara.actions import Happened
from bauhof.games.carrara.material import BUILDINGS, OBJECT_PRICE, OBJECTS, POINTS_FOR_ANNOUNCING
from bauhof.games.carrara.scoring import (
    cost_of_buildings,
    final_points,
    meets_the_conditions,
    points_for_coins,
    points_for_objects,
    rank,
)
from bauhof.games.carrara.state import Ending, Phase, State


@rule
def begin_turn(s: State, log: Log | None = None) -> None:
    """C3.1: exactly one action of three."""
    note(log, Happened.TURN, s.seat)
    s.phase = Phase.ACTION


@rule
def go_on(s: State, log: Log | None = None) -> None:
    """C3.1: after the action the extra purchase, then the announcement, where they are possible; then the next turn."""
    if s.phase == Phase.EXTRA and not can_buy_an_object(s):
        s.phase = Phase.ANNOUNCE
    if s.phase == Phase.ANNOUNCE and not may_announce(s):
        s.phase = Phase.OVER
    if s.phase == Phase.OVER:
        end_turn(s, log)


@rule
def can_buy_an_object(s: State) -> bool:
    """C7.1: ten coins, and something on the field."""
    lying = 0
    for kind in range(OBJECTS):
        lying += s.field[kind]
    return lying > 0 and s.coins[s.seat] >= OBJECT_PRICE


@rule
def buy_object(s: State, kind: int, log: Log | None = None) -> None:
    """C7.1: one object for 10 coins; the field is not refilled."""
    s.coins[s.seat] -= OBJECT_PRICE
    s.field[kind] = 0
    s.objects[s.seat, kind] += 1
    note(log, Happened.BOUGHT_OBJECT, s.seat, kind, OBJECT_PRICE)


@rule
def may_announce(s: State) -> bool:
    """C8.2, C8.3, C8.4: who meets the conditions, unless an earlier turn has brought the end."""
    return not s.last_round and meets_the_conditions(s, s.seat)


@rule
def announce(s: State, log: Log | None = None) -> None:
    """C8.2: 5 points at once."""
    s.announcer = s.seat
    s.points[s.seat] += POINTS_FOR_ANNOUNCING
    note(log, Happened.ANNOUNCED, s.seat, POINTS_FOR_ANNOUNCING)


@rule
def buildings_built(s: State) -> int:
    """C8.1: by all players together: those that lie neither on the display nor in the stack."""
    count = 0
    for building in range(BUILDINGS):
        count += s.display[building] + s.stack[building] == 0
    return count


@rule
def all_are_built(s: State) -> bool:
    """C8.1: nothing lies on the display or in the stack."""
    building = 0
    while building < BUILDINGS and not (s.display[building] or s.stack[building]):
        building += 1  # seldom far
    return building == BUILDINGS


@rule
def end_turn(s: State, log: Log | None = None) -> None:
    """C8.1, C8.3: clockwise; after an announcement or the 30th building only to the right of the start player."""
    following = left_of(s, s.seat)
    if not s.last_round and (s.announcer != NOBODY or all_are_built(s)):
        s.last_round = 1
        if following != s.start:
            note(log, Happened.LAST_ROUND, right_of(s, s.start))
    if s.last_round and following == s.start:
        if log is not None:
            final_scoring(s, log)
    else:
        s.seat = following
        begin_turn(s, log)


@rule
def ending(s: State) -> int:
    """C8.1, C8.2, C8.4: an announcement, even one after the 30th building; otherwise that building."""
    return Ending.ALL_BUILT if s.announcer == NOBODY else Ending.ANNOUNCED


@rule
def left_of(s: State, seat: int) -> int:
    """C2.1: the next seat clockwise."""
    return 0 if seat == s.players - 1 else seat + 1


@rule
def right_of(s: State, seat: int) -> int:
    """C8.1: the next seat counter-clockwise."""
    return s.players - 1 if seat == 0 else seat - 1


@rule
def final_scoring(s: State, log: Log) -> None:
    """C9: what everybody gets, and who wins."""
    seat = s.start
    for _ in range(s.players):
        objects, coins = points_for_objects(s, seat), points_for_coins(s, seat)
        note(log, Happened.FINAL, seat, objects, cost_of_buildings(s, seat), coins, final_points(s, seat))
        seat = left_of(s, seat)
    for _ in range(s.players):
        if rank(s, seat) == 1:
            note(log, Happened.WON, seat)
        seat = left_of(s, seat)
