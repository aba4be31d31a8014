"""Tracing: every request has an id, which its answer and its lines in the log tell."""

from __future__ import annotations

import re
import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bauhof.server.logs import request_id

HEADER = "X-Request-ID"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")


class Traced:
    """Wraps the application; a proxy's id is taken over, if it is one, or else there is a new one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        given = Headers(scope=scope).get(HEADER, "")
        id = given if WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
        request_id.set(id)  # and never reset: a fault is logged outside of us, and the next request has its own

        async def traced(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = id
            await send(message)

        await self.app(scope, receive, traced)
