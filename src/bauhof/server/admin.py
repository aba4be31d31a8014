"""What an operator does with a data file: look at tables, close or delete them, and forget a guest."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace as changed

from bauhof.bots.registry import bot_names
from bauhof.core.errors import BauhofError
from bauhof.server.commands import abandon
from bauhof.server.database import Where
from bauhof.server.identity import hashed, is_token
from bauhof.server.lock import DataLock
from bauhof.server.room import Seat
from bauhof.server.sqlite import MIGRATIONS
from bauhof.server.store import Store, Summary
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused

LEVEL = "greedy"  # of the bot that plays on for a guest who is forgotten
UNSAID = "–"  # instead of what a forgotten guest has said


@contextmanager
def opened(where: Where, changing: bool = False) -> Iterator[Store]:
    """The store of a data file or a database; while a server has it, everything may be read and nothing changed."""
    if isinstance(where, Path) and not where.is_file():
        raise BauhofError(f"{where}: there is no such data file")
    with DataLock(where) if isinstance(where, Path) and (changing or not is_current(where)) else nullcontext():
        store = Store(where)
        try:
            if isinstance(where, Path):
                store.writing.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
            elif changing and (serving := store.database.serving(store.writing)):
                raise BauhofError(f"{store.database.name}: a server uses it ({', '.join(serving)}); stop it first")
            yield store
        finally:
            store.close()


def is_current(data: Path) -> bool:
    """Whether a data file has the newest schema, so that opening it changes nothing."""
    try:
        with sqlite3.connect(data) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.close()
    except sqlite3.Error as error:
        raise BauhofError(f"{data}: cannot be opened as a data file: {error}") from error
    return bool(version == len(MIGRATIONS))


async def found(store: Store, id: str) -> Summary:
    """A table by its id."""
    summary = await store.summary(id)
    if summary is None:
        raise BauhofError(f"{id}: there is no such table")
    return summary


async def rebuilt(store: Store, id: str) -> Table | None:
    """A table with its game, unless it is damaged or was played by other rules."""
    try:
        return await store.load(id)
    except RequestRefused:
        raise
    except Exception:  # whatever the damage is
        return None


async def close(store: Store, id: str) -> None:
    """End the game of a table for its people, without a result; its journal can be read then."""
    await found(store, id)
    table = await rebuilt(store, id)
    if table is None:
        raise BauhofError(f"{id}: this table cannot be read; it can only be deleted")
    if table.room.stage != "running":
        raise BauhofError(f"{id}: no game is running at this table; it can be deleted")
    abandon(table)
    await store.save(table.draft())


async def delete(store: Store, ids: list[str]) -> None:
    """Delete tables with all that is kept of them, or none of them."""
    for id in ids:
        await found(store, id)
    await store.delete(ids)


@dataclass(frozen=True)
class Forgotten:
    """How many tables were deleted, and in how many others a guest was."""

    deleted: int
    changed: int


async def forget(store: Store, guest: str) -> Forgotten:
    """Delete what is kept of a guest, by the cookie's token or its hash.

    Tables without other people go, and damaged ones, and the name and link kept for all devices. At the others the
    guest's name, words and ownership go; a bot plays on for good, and somebody else is the host.
    """
    guest = hashed(guest) if is_token(guest) else guest.lower()
    tables, gone = [], []
    for id in await store.known_by(guest):
        table = await rebuilt(store, id)
        if table is None or not (table.room.owners | {table.room.host}) - {guest}:
            gone.append(id)
        else:
            leave(table, guest)
            tables.append(table)
    if not tables and not gone and not await store.read("SELECT guest FROM guests WHERE guest = ?", guest):
        raise BauhofError(f"{guest}: nothing is kept of this guest")
    await store.forget(guest, [(table.draft(), table.chat) for table in tables], gone)
    return Forgotten(len(gone), len(tables))


def leave(table: Table, guest: str) -> None:
    """Take a guest out of a table where others are."""
    room = table.room
    mine = [number for number, seat in enumerate(room.seats) if seat.owner == guest]
    names = {room.seats[number].name for number in mine}
    for number in mine:
        seat = room.seats[number]
        if room.stage == "waiting":
            room.seats[number] = Seat()
            continue
        seat.owner, seat.name, seat.resigned = None, f"Guest {number + 1}", True
        seat.bot = seat.bot or (LEVEL if LEVEL in bot_names(table.game) else bot_names(table.game)[0])
        room.header["names"] = [one.name for one in room.seats]
    for seat in room.seats:
        seat.by = "" if seat.by in names else seat.by
    if room.host == guest:
        room.host = min(room.owners)
    table.chat = [
        changed(line, name="" if line.name in names else line.name, text=UNSAID if line.text else "")
        if line.name in names or line.seat in mine
        else line
        for line in table.chat
    ]
    table.unsaved.lines.clear()
