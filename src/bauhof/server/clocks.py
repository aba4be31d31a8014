"""Clocks: how long a turn may take, and what happens when that time is over.

Everybody has so many seconds for a turn; what a turn takes longer comes out of a reserve for the whole game. When both
are used up a bot makes the turn. After three such turns in a row it plays on, until the player takes the seat back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bauhof.bots.registry import bot_names
from bauhof.core.registry import game
from bauhof.server.identity import tag
from bauhof.server.logs import log
from bauhof.server.room import Room, Seat
from bauhof.server.words import RequestRefused

if TYPE_CHECKING:
    from bauhof.server.hall import Hall
    from bauhof.server.table import Table

LOOK = 1.0  # seconds between two looks for clocks that have run out
PATIENCE = 3  # turns in a row that a bot makes before it plays on
USUAL = ("casual", "veteran")  # the level that plays, the first that a game has


def due(room: Room) -> float | None:
    """The moment at which the clock of whose turn it is runs out; bots and players without a clock have none."""
    seat = seat_to_move(room)
    if seat is None or not room.clock.seconds or seat.bot is not None:
        return None
    return room.since + room.clock.seconds + max(0.0, room.clock.reserve - seat.used)


def seat_to_move(room: Room) -> Seat | None:
    """The seat whose turn it is, as everybody knows it."""
    return room.seats[room.turn] if room.stage == "running" and room.turn is not None else None


def stop(room: Room, now: float) -> None:
    """A turn is over: what it took longer than it might comes out of the reserve, and a bot's help ends with it."""
    seat = room.seats[room.turn] if room.turn is not None else None
    if seat is None or not room.clock.seconds:
        return
    if seat.bot is None or seat.lent:
        over = now - room.since - room.clock.seconds
        seat.used = min(float(room.clock.reserve), seat.used + max(0.0, over))
    if seat.lent:
        seat.bot, seat.lent = None, False


def usual_bot(room: Room) -> str:
    """The level that plays for somebody whose time is over."""
    offered = bot_names(game(room.game))
    return next((level for level in USUAL if level in offered), offered[0])


def run_out(table: Table, now: float) -> bool:
    """Let a bot make the turn if its time is over; the last time in a row it plays on."""
    room = table.room
    seat, moment = seat_to_move(room), due(room)
    if seat is None or moment is None or moment > now:
        return False
    seat.late += 1
    seat.bot, seat.lent = usual_bot(room), seat.late < PATIENCE
    table.serial += 1
    table.notice("late" if seat.lent else "bot", seat.name)
    return True


async def watch(hall: Hall) -> None:
    """Look from time to time whose time is over."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            overdue = await hall.store.overdue(hall.clock())
        except RequestRefused:
            continue
        for id in overdue:
            try:
                async with hall.at(id) as table:
                    if run_out(table, hall.clock()):
                        hall.presence.stir(id)
                        await hall.save(table)
            except Exception as error:  # one table's trouble, not that of the next
                log("table-waits", table=tag(id), reason=getattr(error, "key", type(error).__name__))
