"""Commands: the one place that says what each request of a client does at a table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec.structs import replace as changed

from bauhof.server.draft import Line
from bauhof.server.identity import new_table_id
from bauhof.server.messages import (
    Abandon,
    Act,
    Allow,
    Command,
    GiveSeat,
    Kick,
    Ready,
    Rematch,
    Resign,
    Say,
    SetSeat,
    Sit,
    Stand,
    Start,
    TakeSeat,
    Undo,
)
from bauhof.server.room import Room, Seat, check_bot, check_name
from bauhof.server.table import Table
from bauhof.server.words import PRESETS, RequestRefused, cleaned

Asked: TypeAlias = Act | Undo | Command
HOST_ONLY = SetSeat | Start | Abandon | Allow
BEFORE_THE_START = Sit | Stand | SetSeat | Kick | Ready | Start
WHILE_RUNNING = GiveSeat | TakeSeat | Resign | Abandon


@dataclass(frozen=True)
class Asking:
    """Who asks at a table, and who of its people is not there."""

    table: Table
    guest: str
    absent: Mapping[str, int] = field(default_factory=dict)  # for how many seconds a guest is still waited for

    def check_away(self, guest: str, otherwise: str) -> None:
        """Refuse what can be done only when somebody has been away for a while."""
        if guest not in self.absent:
            raise RequestRefused(otherwise)
        if self.absent[guest] > 0:
            raise RequestRefused("just-left", n=self.absent[guest])


def carry_out(asking: Asking, asked: Asked) -> Room | None:
    """Do what is asked, or refuse; a rematch gives the room of a new table."""
    table, guest = asking.table, asking.guest
    if isinstance(asked, BEFORE_THE_START):
        table.before_start()
    if isinstance(asked, HOST_ONLY) and table.room.host != guest:
        if not table.room.sits(guest):
            raise RequestRefused("not-host")
        asking.check_away(table.room.host, "not-host")
    if isinstance(asked, WHILE_RUNNING):
        table.running()
    match asked:
        case Act():
            table.act(guest, asked)
        case Undo():
            table.undo(guest, asked)
        case Sit():
            sit(table, guest, asked)
        case Stand():
            stand(table, guest, asked)
        case SetSeat():
            set_seat(table, guest, asked)
        case Kick():
            kick(table, guest, asked)
        case Ready():
            ready(table, guest, asked)
        case Start():
            table.start()
        case GiveSeat():
            give_seat(asking, asked)
        case TakeSeat():
            take_seat(table, guest, asked)
        case Resign():
            resign(table, guest, asked)
        case Abandon():
            for seat in table.room.persons:
                owner = table.room.seats[seat].owner
                if owner is not None and owner in asking.absent:
                    asking.check_away(owner, "not-away")
            abandon(table)
        case Allow():
            allow(table, asked)
        case Say():
            say(table, guest, asked)
        case Rematch():
            return rematch(table, guest, asked)
    return None


def sit(table: Table, guest: str, asked: Sit) -> None:
    """Take an open seat."""
    seat = table.seat(asked.seat)
    if seat.kind != "open":
        raise RequestRefused("taken")
    if guest in table.room.kicked:
        raise RequestRefused("kicked")
    table.room.seats[asked.seat] = seat = Seat("person", check_name(asked.name), guest, look=asked.look)
    table.notice("joined", seat.name)


def stand(table: Table, guest: str, asked: Stand) -> None:
    """Leave a seat."""
    name = table.own_seat(guest, asked.seat).name
    table.room.seats[asked.seat] = Seat()
    table.notice("stood", name)


def set_seat(table: Table, guest: str, asked: SetSeat) -> None:
    """The host opens a seat, or gives it to a bot; nobody else is sent away."""
    seat = table.seat(asked.seat)
    if seat.kind == "person" and seat.owner != guest:
        raise RequestRefused("taken")
    if asked.bot is None:
        table.room.seats[asked.seat] = Seat()
    else:
        name = seat.name if seat.kind == "bot" else f"Bot {asked.seat + 1}"
        table.room.seats[asked.seat] = Seat("bot", name, bot=check_bot(table.game, asked.bot))


def kick(table: Table, guest: str, asked: Kick) -> None:
    """The host alone asks somebody to leave, who cannot sit down here again."""
    if table.room.host != guest:
        raise RequestRefused("not-host")
    seat = table.seat(asked.seat)
    if seat.kind != "person" or seat.owner is None or seat.owner == guest:
        raise RequestRefused("no-person-there")
    kicked = seat.owner
    table.room.kicked.append(kicked)
    for number, one in enumerate(table.room.seats):
        if one.owner == kicked:
            table.room.seats[number] = Seat()
    table.notice("kicked", seat.name)


def ready(table: Table, guest: str, asked: Ready) -> None:
    """Say for all of one's seats whether one is ready."""
    if not table.room.sits(guest):
        raise RequestRefused("not-seated")
    for seat in table.room.seats:
        if seat.owner == guest:
            seat.ready = asked.ready


def give_seat(asking: Asking, asked: GiveSeat) -> None:
    """A bot plays for a person, until the person wants the seat back."""
    table, guest = asking.table, asking.guest
    seat = table.seat(asked.seat)
    if not seat.is_played or not table.room.sits(guest):
        raise RequestRefused("not-seated")
    if seat.owner is not None and seat.owner != guest:
        asking.check_away(seat.owner, "not-away")
    seat.bot = check_bot(table.game, asked.bot)
    seat.by = "" if seat.owner == guest else next(one.name for one in table.room.seats if one.owner == guest)
    table.serial += 1
    table.notice("bot", seat.name)


def take_seat(table: Table, guest: str, asked: TakeSeat) -> None:
    """The owner plays again."""
    seat = table.own_seat(guest, asked.seat)
    seat.bot, seat.by, seat.lent, seat.late = None, "", False, 0
    table.serial += 1
    table.notice("back", seat.name)


def resign(table: Table, guest: str, asked: Resign) -> None:
    """A bot takes the seat for good."""
    seat = table.own_seat(guest, asked.seat)
    seat.bot, seat.resigned = check_bot(table.game, asked.bot), True
    table.serial += 1
    table.notice("resigned", seat.name)
    if not table.room.persons:
        abandon(table)


def abandon(table: Table) -> None:
    """Nobody plays on."""
    table.notice("abandoned")
    table.close("abandoned")
    table.serial += 1


def allow(table: Table, asked: Allow) -> None:
    """The host changes what can be changed later."""
    old = table.room.settings
    chat = old.chat if asked.chat is None else asked.chat
    listed = old.listed if asked.listed is None else asked.listed
    room = table.room
    asked_for = {"chances": asked.chances, "training": asked.training}
    room.coach(changed(room.coaching, **{part: on for part, on in asked_for.items() if on is not None}))
    if room.coaching.training and room.stage == "running":
        table.mark_training()
    room.settings = changed(old, listed=listed, chat=chat)
    if chat != old.chat:
        table.notice("talk" if chat else "quiet")


def say(table: Table, guest: str, asked: Say) -> None:
    """Whoever sits at the table may speak."""
    seats = [number for number, seat in enumerate(table.room.seats) if seat.owner == guest]
    if not seats:
        raise RequestRefused("not-seated")
    line = Line(len(table.chat), time.time(), table.room.seats[seats[0]].name, seat=seats[0])
    if asked.preset is not None:
        if asked.preset not in PRESETS:
            raise RequestRefused("no-preset")
        return table.add(changed(line, key=asked.preset))
    if not table.room.settings.chat:
        raise RequestRefused("no-chat")
    text = cleaned(asked.text)
    if not text:
        raise RequestRefused("nothing-said")
    table.add(changed(line, text=text))


def rematch(table: Table, guest: str, asked: Rematch) -> Room | None:
    """A new room for the same people, once; everybody at the old table learns its name."""
    old = table.room
    if old.stage != "over":
        raise RequestRefused("not-over")
    if not old.sits(guest):
        raise RequestRefused("not-seated")
    if old.rematch is not None:
        return None
    seats = [
        Seat(seat.kind, seat.name, seat.owner, None if seat.owner else seat.bot, look=seat.look) for seat in old.seats
    ]
    room = Room(new_table_id(), old.game, old.options, seats, old.host, old.settings, clock=old.clock)
    room.coaching = old.coaching
    if asked.rotate:
        room.seats = seats[-1:] + seats[:-1]
    return room
