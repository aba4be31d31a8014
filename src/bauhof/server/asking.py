"""What a request says and how it is answered: its language, its body, and a struct as JSON."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bauhof.core.record import NOBODY
from bauhof.core.words import ENGLISH, Language, spoken
from bauhof.server.words import RequestRefused

Body = TypeVar("Body")

MOST_WISHES = 20  # languages that are looked at

encode = msgspec.json.Encoder().encode


def answer(message: object, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(message if isinstance(message, bytes) else encode(message), status, media_type="application/json")


def language_of(request: Request) -> Language:
    """The language that `?lang=` asks for, or else the browser."""
    asked = request.query_params.get("lang")
    if asked is not None:
        return spoken([asked])
    wishes = request.headers.get("accept-language", ENGLISH).split(",", MOST_WISHES)
    return spoken([wish.split(";")[0].strip() for wish in wishes[:MOST_WISHES]])


def seat_asked(request: Request) -> int:
    """Through whose eyes `?seat=` wants to see a replay."""
    try:
        return int(request.query_params.get("seat", NOBODY))
    except ValueError:
        raise RequestRefused("no-seat") from None


def journal_file(text: str) -> Response:
    """A journal, to be kept as a file."""
    named = {"Content-Disposition": 'attachment; filename="bauhof.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=named)


async def raw(request: Request, most: int, seconds: float) -> bytes:
    """The body of a request; too much of it is not even read."""
    data = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise RequestRefused("too-large")
    except TimeoutError:
        raise RequestRefused("too-slow") from None
    return bytes(data)


async def body(request: Request, kind: type[Body], most: int, seconds: float) -> Body:
    """The body of a request as a struct, unless it was read already."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise RequestRefused("bad-message")
    read: bytes | None = getattr(request.state, "raw", None)
    try:
        return msgspec.json.decode(await raw(request, most, seconds) if read is None else read, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RequestRefused("bad-message") from None
