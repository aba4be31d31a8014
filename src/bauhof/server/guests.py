"""Guests: who somebody is on every device, all of their games, and how they take them along or leave nothing behind.

A personal link has a secret. The server keeps its hash, and the guest's token sealed by it; so whoever has the link
becomes the guest on another device, and nobody who reads the data file does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from bauhof.core.registry import game
from bauhof.core.words import Language
from bauhof.server import clocks
from bauhof.server.admin import leave
from bauhof.server.bodies import ExportedGame, Me, Moved, MyGame, MyGames, Player, Profile, TableAside
from bauhof.server.hall import Hall
from bauhof.server.identity import hashed, is_token, new_token, sealed, unsealed
from bauhof.server.room import Room
from bauhof.server.store import Store, Summary
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused, cleaned

MOST_GAMES = 1000  # of one guest that are shown, the newest
LINKED = "INSERT INTO guests (guest, link, seal) VALUES (?, ?, ?)"
NAMED = "INSERT INTO guests (guest, profile) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET profile = excluded.profile"

encode = msgspec.json.Encoder().encode


def players(room: Room, guest: str) -> list[Player]:
    """Who sits at a table, in the order of the seats; bots by their level."""
    return [
        Player(seat.name, seat.bot if seat.kind == "bot" or seat.resigned else None, seat.owner == guest, seat.look)
        for seat in room.seats
        if seat.kind != "open"
    ]


async def me(store: Store, guest: str, push: str = "") -> Me:
    """What is kept of a guest beside the tables."""
    rows = await store.read("SELECT profile, link FROM guests WHERE guest = ?", guest)
    text, link = rows[0] if rows else ("", None)
    profile = msgspec.json.decode(text, type=Profile) if text else Profile()
    return Me(profile.name, profile.look, link is not None, push)


async def rename(store: Store, guest: str, profile: Profile) -> None:
    """Keep a name and a look."""
    kept = Profile(cleaned(profile.name), profile.look)
    await store.write((NAMED, (guest, encode(kept).decode())))


async def new_link(store: Store, guest: str, token: str) -> str:
    """The secret of a new personal link; the one before leads nowhere any more."""
    secret = new_token()
    again = " ON CONFLICT (guest) DO UPDATE SET link = excluded.link, seal = excluded.seal"
    await store.write((LINKED + again, (guest, hashed(secret), sealed(token, secret))))
    return secret


async def end_link(store: Store, guest: str) -> None:
    """Let no personal link lead to a guest."""
    await store.write(("UPDATE guests SET link = NULL, seal = '' WHERE guest = ?", (guest,)))


async def follow_link(store: Store, secret: str) -> str:
    """The token of the guest to whom a personal link leads."""
    rows = await store.read("SELECT guest, seal FROM guests WHERE link = ?", hashed(secret))
    token = unsealed(rows[0][1], secret) if rows else ""
    if not is_token(token) or hashed(token) != rows[0][0]:
        raise RequestRefused("no-link")
    return token


async def games(hall: Hall, guest: str, language: Language) -> MyGames:
    """All games of a guest, running and finished."""
    found = await hall.store.of_guest(guest, MOST_GAMES)
    aside = {one.id for one in found if one.room is None} | hall.aside
    why = RequestRefused("broken").text(language)
    return MyGames(
        [mine(one, one.room, guest, language) for one in found if one.room is not None and one.id not in aside],
        [TableAside(one.id, one.updated, why) for one in found if one.id in aside],
        hall.clock(),
    )


def mine(found: Summary, room: Room, guest: str, language: Language) -> MyGame:
    """One game of a guest."""
    return MyGame(
        table=room.id,
        game=room.game,
        title=game(room.game).title(language),
        stage=room.stage,
        players=players(room, guest),
        open=sum(seat.kind == "open" for seat in room.seats),
        turn=room.turn if room.stage == "running" else None,
        since=room.since or found.updated,
        due=clocks.due(room) or 0.0,
        updated=found.updated,
        result=room.result,
        lesson=room.lesson,
    )


async def hand_on(hall: Hall, old: str, new: str) -> Moved:
    """Give all seats of a guest to another one, who is the same person with another token."""
    done = left = 0
    await hall.store.write(  # who played the deal of a day under both names has played it once
        (
            "DELETE FROM deals WHERE guest = ? AND (day, game) IN (SELECT day, game FROM deals WHERE guest = ?)",
            (old, new),
        ),
        ("UPDATE deals SET guest = ? WHERE guest = ?", (new, old)),
    )
    for id in await hall.store.known_by(old):
        try:
            async with hall.at(id) as table:
                adopt(table, old, new)
                await hall.save(table)
                done += 1
        except RequestRefused:  # it is in use elsewhere, or damaged
            left += 1
    return Moved(done, left)


def adopt(table: Table, old: str, new: str) -> None:
    """What was one guest's is another's."""
    room = table.room
    for seat in room.seats:
        seat.owner = new if seat.owner == old else seat.owner
    room.host = new if room.host == old else room.host


async def renew(hall: Hall, guest: str) -> tuple[str, Moved]:
    """A new token for a guest with everything that is theirs; whoever has the old one, or a link, has nothing."""
    token = new_token()
    moved = await hand_on(hall, guest, hashed(token))
    await hall.store.write(
        ("UPDATE guests SET guest = ?, link = NULL, seal = '' WHERE guest = ?", (hashed(token), guest)),
        ("DELETE FROM pushes WHERE guest = ?", (guest,)),
    )
    return token, moved


async def forget(hall: Hall, guest: str) -> Moved:
    """Delete all that is kept of a guest: tables without other people, and at the others name, words and seat."""
    done = left = 0
    for id in await hall.store.known_by(guest):
        try:
            async with hall.at(id) as table:
                alone = not (table.room.owners | {table.room.host}) - {guest}
                if not alone:
                    leave(table, guest)
                kept = [] if alone else [(table.draft(), table.chat)]
                hall.tables.pop(id, None)
                await hall.store.forget(guest, kept, [id] if alone else [])
                done += 1
            hall.tell(id)
        except RequestRefused:
            left += 1
    await hall.store.forget(guest, [], [])  # who sat nowhere had a name
    return Moved(done, left)


async def export(hall: Hall, guest: str, language: Language) -> AsyncIterator[bytes]:
    """Everything of a guest as one JSON document, game by game; a running one without what is hidden in it."""
    yield b'{"me":' + encode(await me(hall.store, guest)) + b',"games":['
    between = b"\n"
    for one in await hall.store.of_guest(guest, MOST_GAMES):
        if one.room is None:
            continue
        over = one.room.stage == "over"
        journal = [one.room.header, *map(msgspec.json.decode, await hall.store.journal(one.id))] if over else None
        yield between + encode(ExportedGame(mine(one, one.room, guest, language), journal))
        between = b",\n"
    yield b"\n]}\n"
