"""`bauhof admin`: what the operator of a server asks for, and how it is told."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from rich.console import Console

from bauhof.cli.show import plain
from bauhof.server import admin
from bauhof.server.database import Where
from bauhof.server.store import Summary

DAMAGED = "damaged"


def brief(one: Summary) -> dict[str, Any]:
    """A table in a line."""
    told = {"table": one.id, "updated": time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.updated))}
    if one.room is None:
        return {**told, "stage": DAMAGED, "game": "", "names": []}
    names = [seat.name for seat in one.room.seats if seat.kind != "open"]
    return {**told, "stage": one.room.stage, "game": one.room.game, "names": names}


def list_tables(where: Where, most: int, as_json: bool, console: Console) -> None:
    """Tables, the newest first."""
    with admin.opened(where) as store:
        tables = [brief(one) for one in asyncio.run(store.newest(most))]
    if as_json:
        return print(json.dumps(tables, indent=2))
    for one in tables:
        names = ", ".join(one["names"])
        line = f"{one['table']}  {one['updated']}  {one['stage']:<8} {one['game']:<11} {names}"
        console.print(plain(line), soft_wrap=True)


def inspect(where: Where, id: str, as_json: bool, console: Console) -> None:
    """One table: who sits there, and how much is kept; never what is hidden, and nothing of what was said."""

    async def look() -> dict[str, Any]:
        summary = await admin.found(store, id)
        table = await admin.rebuilt(store, id)
        told = brief(summary)
        if summary.room is None or table is None:
            return {**told, "stage": DAMAGED}
        seats = [
            {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "guest": seat.owner, "resigned": seat.resigned}
            for seat in summary.room.seats
        ]
        actions = 0 if table.match is None else sum("action" in one for one in table.match.journal.entries)
        lines, listed = len(table.chat), summary.room.settings.listed
        return {**told, "listed": listed, "host": summary.room.host, "actions": actions, "chat": lines, "seats": seats}

    with admin.opened(where) as store:
        told = asyncio.run(look())
    if as_json:
        return print(json.dumps(told, indent=2))
    for key, value in told.items():
        if key == "seats":
            for number, seat in enumerate(value):
                about = ", ".join(f"{name} {what}" for name, what in seat.items() if what)
                console.print(plain(f"seat {number}: {about}"), soft_wrap=True)
        elif key != "names":
            console.print(plain(f"{key}: {value}"), soft_wrap=True)


def close(where: Where, id: str, console: Console) -> None:
    """End a game."""
    with admin.opened(where, changing=True) as store:
        asyncio.run(admin.close(store, id))
    console.print(plain(f"{id}: closed"), soft_wrap=True)


def delete(where: Where, ids: list[str], console: Console) -> None:
    """Delete tables."""
    with admin.opened(where, changing=True) as store:
        asyncio.run(admin.delete(store, ids))
    console.print(f"{len(ids)} deleted")


def forget(where: Where, guest: str, console: Console) -> None:
    """Forget a guest."""
    with admin.opened(where, changing=True) as store:
        forgotten = asyncio.run(admin.forget(store, guest))
    told = f"Forgotten: {forgotten.deleted} tables deleted, {forgotten.changed} tables without their name and words"
    console.print(told, soft_wrap=True)
