"""Notices with the page closed: Web Push to the browsers of whoever has the turn and is not at the table.

The server's key is made once and kept with the tables. Only the push services of browsers are ever asked, so that
nobody lets the server knock at other doors.
"""

from __future__ import annotations

import asyncio
import base64
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from bauhof.core.words import spoken
from bauhof.server import clocks
from bauhof.server.bodies import Subscription
from bauhof.server.logs import log
from bauhof.server.store import Store
from bauhof.server.words import WORDS, RequestRefused

if TYPE_CHECKING:
    from bauhof.server.hall import Hall
    from bauhof.server.table import Table

SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)  # and what is under these names
MOST = 10  # browsers of one guest
PATIENCE = 10.0  # seconds
LASTS = 24 * 3600  # seconds for which a push service keeps a notice
GONE = (404, 410)  # what it says of a browser that wants no notices any more
NOBODY_IN_PARTICULAR = "mailto:nobody@localhost"  # who runs a server without a name

encode = msgspec.json.Encoder().encode


@cache
def is_there() -> bool:
    """Whether the package for it is installed."""
    return find_spec("pywebpush") is not None


async def key(store: Store) -> str:
    """The server's key, which is made when it is first needed; nothing where the package is missing."""
    if not is_there():
        return ""
    rows = await store.read("SELECT value FROM keys WHERE name = 'vapid'")
    if not rows:
        made = await asyncio.to_thread(new_key)
        await store.write(("INSERT INTO keys (name, value) VALUES ('vapid', ?) ON CONFLICT DO NOTHING", (made,)))
        rows = await store.read("SELECT value FROM keys WHERE name = 'vapid'")
    return str(rows[0][0])


def new_key() -> str:
    """A key as PEM."""
    from py_vapid import Vapid02

    fresh = Vapid02()
    fresh.generate_keys()
    return str(fresh.private_pem().decode())


async def public_key(store: Store) -> str:
    """What a browser must know to take our notices; nothing where there are none."""
    known = await key(store)
    return await asyncio.to_thread(point_of, known) if known else ""


@cache
def point_of(known: str) -> str:
    """The public part of a key, as browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

    secret: Any = load_pem_private_key(known.encode(), None)
    point = secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def is_service(endpoint: str) -> bool:
    """Whether an address is one of a browser's push service."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        known = any(host == one or host.endswith(f".{one}") for one in SERVICES)
        return parts.scheme == "https" and parts.port in (None, 443) and known
    except ValueError:
        return False


async def subscribe(store: Store, guest: str, asked: Subscription, origin: str) -> None:
    """Send notices to one more browser of a guest."""
    if not is_service(asked.endpoint):
        raise RequestRefused("no-push")
    rows = await store.read("SELECT endpoint FROM pushes WHERE guest = ?", guest)
    if len(rows) >= MOST and (asked.endpoint,) not in rows:
        raise RequestRefused("too-many")
    kept = encode({"subscription": asked, "origin": origin}).decode()
    query = (
        "INSERT INTO pushes (guest, endpoint, subscription) VALUES (?, ?, ?)"
        " ON CONFLICT (guest, endpoint) DO UPDATE SET subscription = excluded.subscription"
    )
    await store.write((query, (guest, asked.endpoint, kept)))


async def unsubscribe(store: Store, guest: str, endpoint: str) -> None:
    """Send no more notices there."""
    await store.write(("DELETE FROM pushes WHERE guest = ? AND endpoint = ?", (guest, endpoint)))


def turned(hall: Hall, table: Table) -> None:
    """Tell who has the turn now and is not there."""
    seat = clocks.seat_to_move(table.room)
    if seat is None or seat.owner is None or seat.bot is not None or not is_there():
        return
    if seat.owner not in hall.presence.guests(table.room.id):
        hall.spawn(notify(hall.store, seat.owner, table))


async def notify(store: Store, guest: str, table: Table) -> None:
    """Send a notice to every browser of a guest; those that want none any more are forgotten."""
    try:
        rows = await store.read("SELECT endpoint, subscription FROM pushes WHERE guest = ?", guest)
        ours = await key(store) if rows else ""
    except RequestRefused:
        return
    for endpoint, text in rows:
        kept = msgspec.json.decode(text)
        asked = msgspec.convert(kept["subscription"], Subscription)
        language = spoken([asked.language])
        told = {
            "title": table.game.title(language),
            "text": WORDS.say(language, "push-turn"),
            "table": table.room.id,
        }
        status = await asyncio.to_thread(send, asked, encode(told).decode(), ours, kept["origin"])
        if status in GONE:
            await unsubscribe(store, guest, endpoint)
        elif status is None or status >= 300:
            log("not-pushed", status=status)


def send(asked: Subscription, told: str, ours: str, origin: str) -> int | None:
    """Send a notice; returns what the push service says, or nothing if it does not answer."""
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    who = {"endpoint": asked.endpoint, "keys": {"p256dh": asked.p256dh, "auth": asked.auth}}
    claims: dict[str, str | int] = {"sub": origin if origin.startswith("https://") else NOBODY_IN_PARTICULAR}
    try:
        answer = webpush(
            who, told, Vapid02.from_pem(ours.encode()), claims, ttl=LASTS, timeout=PATIENCE, headers={"Urgency": "high"}
        )
        return int(getattr(answer, "status_code", 0))
    except WebPushException as error:
        return None if error.status_code is None else int(error.status_code)
    except (OSError, ValueError):  # no way there, or keys that are none
        return None
