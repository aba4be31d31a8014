"""The routes of guests: who asks, all of their games, their personal link, and everything gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from bauhof.server import bodies, guests, push
from bauhof.server.asking import answer, body, language_of
from bauhof.server.guard import cookie, guest_of, token_of
from bauhof.server.hall import Hall
from bauhof.server.identity import hashed, new_token
from bauhof.server.limits import Limits
from bauhof.server.words import RequestRefused

Body = TypeVar("Body")


class GuestRoutes:
    """What belongs to whoever asks, at no table."""

    hall: Hall

    def __init__(self, limits: Limits, take_heavy: Callable[[Request], None]) -> None:
        self.limits = limits
        self.take_heavy = take_heavy

    def routes(self, route: Callable[..., Route]) -> list[BaseRoute]:
        """What a guest can ask for."""
        return [
            route("/api/codes/{code}", self.coded),
            route("/api/me", self.me),
            route("/api/me", self.rename, "POST"),
            route("/api/me/games", self.my_games),
            route("/api/me/export", self.export),
            route("/api/me/link", self.link, "POST"),
            route("/api/me/unlink", self.unlink, "POST"),
            route("/api/me/enter", self.enter, "POST"),
            route("/api/me/renew", self.renew, "POST"),
            route("/api/me/forget", self.forget, "POST"),
            route("/api/me/push", self.push, "POST"),
            route("/api/me/unpush", self.unpush, "POST"),
        ]

    async def asked(self, request: Request, kind: type[Body]) -> Body:
        """The body of a request."""
        return await body(request, kind, self.limits.body, self.limits.body_seconds)

    async def coded(self, request: Request) -> Response:
        """The table that waits under a code; who guesses is slow."""
        self.take_heavy(request)
        table = await self.hall.store.coded(request.path_params["code"].upper())
        if table is None:
            raise RequestRefused("no-code")
        return answer(bodies.Found(table))

    async def me(self, request: Request) -> Response:
        """Who is asking."""
        store = self.hall.store
        return answer(await guests.me(store, guest_of(request), await push.public_key(store)))

    async def rename(self, request: Request) -> Response:
        """Keep a name and a look."""
        asked = await self.asked(request, bodies.Profile)
        await guests.rename(self.hall.store, guest_of(request), asked)
        return await self.me(request)

    async def my_games(self, request: Request) -> Response:
        """All games of who is asking."""
        return answer(await guests.games(self.hall, guest_of(request), language_of(request)))

    async def export(self, request: Request) -> Response:
        """Everything of who is asking, as a file."""
        self.take_heavy(request)
        named = {"Content-Disposition": 'attachment; filename="bauhof.json"'}
        pieces = guests.export(self.hall, guest_of(request), language_of(request))
        return StreamingResponse(pieces, media_type="application/json", headers=named)

    async def link(self, request: Request) -> Response:
        """A new personal link; the one before ends."""
        self.take_heavy(request)
        await self.asked(request, bodies.Nothing)
        token = token_of(request.headers)
        if token is None:
            raise RequestRefused("no-cookie")
        return answer(bodies.PersonalLink(await guests.new_link(self.hall.store, guest_of(request), token)))

    async def unlink(self, request: Request) -> Response:
        """No personal link any more."""
        await self.asked(request, bodies.Nothing)
        await guests.end_link(self.hall.store, guest_of(request))
        return await self.me(request)

    async def enter(self, request: Request) -> Response:
        """Be the guest of a personal link on this device too, and take the games of this device along."""
        self.take_heavy(request)
        asked = await self.asked(request, bodies.PersonalLink)
        token = await guests.follow_link(self.hall.store, asked.secret)
        old, new = guest_of(request), hashed(token)
        moved = await guests.hand_on(self.hall, old, new) if old != new else bodies.Moved(0, 0)
        return self.known_as(token, request, moved)

    async def renew(self, request: Request) -> Response:
        """Sign out all other devices and end the personal link."""
        self.take_heavy(request)
        await self.asked(request, bodies.Nothing)
        token, moved = await guests.renew(self.hall, guest_of(request))
        return self.known_as(token, request, moved)

    async def forget(self, request: Request) -> Response:
        """Delete everything of who is asking, who is somebody new then."""
        self.take_heavy(request)
        await self.asked(request, bodies.Nothing)
        return self.known_as(new_token(), request, await guests.forget(self.hall, guest_of(request)))

    async def push(self, request: Request) -> Response:
        """Send notices to this browser when it is the turn of who is asking."""
        asked = await self.asked(request, bodies.Subscription)
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        await push.subscribe(self.hall.store, guest_of(request), asked, origin)
        return await self.me(request)

    async def unpush(self, request: Request) -> Response:
        """Send no more notices to this browser."""
        asked = await self.asked(request, bodies.Subscription)
        await push.unsubscribe(self.hall.store, guest_of(request), asked.endpoint)
        return await self.me(request)

    def known_as(self, token: str, request: Request, moved: bodies.Moved) -> Response:
        """An answer that makes the browser another guest."""
        response = answer(moved)
        response.headers["Set-Cookie"] = cookie(token, request.scope["scheme"] == "https")
        return response
