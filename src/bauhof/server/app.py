"""The application: every route of the server."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Literal

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bauhof import __version__
from bauhof.bots.registry import bot_names
from bauhof.core.registry import game, game_names
from bauhof.core.rulebook import rules_file
from bauhof.core.words import Language, common, languages, spoken
from bauhof.nets.files import file_of
from bauhof.server import bodies, guests, metrics, replays
from bauhof.server.asking import answer, body, journal_file, language_of, seat_asked
from bauhof.server.bodies import Games, Imported, LobbyTable, NewTable, Problem, TableAside
from bauhof.server.database import Where
from bauhof.server.days_routes import DayRoutes
from bauhof.server.deals import check_admitted
from bauhof.server.games_routes import GameRoutes
from bauhof.server.gate import CLOSE_TOO_MUCH, is_trusted
from bauhof.server.guard import HEALTH, Guard, address_of, guest_of, is_same_site
from bauhof.server.guests_routes import GuestRoutes
from bauhof.server.hall import Hall
from bauhof.server.limits import Buckets, Limits, Places
from bauhof.server.logs import log, request_id, tell
from bauhof.server.messages import PROTOCOL, Command
from bauhof.server.pages import page_routes
from bauhof.server.peers import FromPeers, Peers
from bauhof.server.reviews_routes import ReviewRoutes
from bauhof.server.room import Room
from bauhof.server.socket import Seated
from bauhof.server.store import Store
from bauhof.server.thinkers import Thinkers
from bauhof.server.tracing import HEADER, Traced
from bauhof.server.words import PRESETS, WORDS, RequestRefused, bot_text

STATUS = {"stale": 409, "illegal": 409, "forbidden": 403, "invalid": 400, "busy": 429, "storage": 503, "protocol": 400}
SPECIAL = {
    "too-slow": 408,
    "no-table": 404,
    "no-page": 404,
    "no-example": 404,
    "no-code": 404,
    "no-link": 404,
    "no-lesson": 404,
    "no-exercise": 404,
    "no-game": 404,
    "no-puzzle": 404,
    "no-deal": 404,
    "no-moment": 404,
    "too-large": 413,
    "fault": 500,
}
CLOSE_FORBIDDEN = 4403


class Server:
    """The routes around one hall."""

    def __init__(
        self,
        where: Where,
        thinkers: int = 1,
        limits: Limits | None = None,
        observers: str = "",
        peers: Peers | None = None,
    ) -> None:
        self.where = where
        self.peers = peers
        self.observers = observers
        self.limits = limits or Limits()
        self.thinkers = Thinkers(thinkers)
        self.light = Buckets(self.limits.per_second, self.limits.burst)
        self.heavy = Buckets(self.limits.heavy_per_second, self.limits.heavy_burst)
        self.sockets = Places(self.limits.sockets)
        self.sockets_of_address = Places(self.limits.sockets_of_address)
        self.connected = 0
        self.guests = GuestRoutes(self.limits, self.take_heavy)
        self.about_games = GameRoutes(self.limits)
        self.days = DayRoutes(self.limits, self.take_heavy)
        self.about_reviews = ReviewRoutes(self.limits, self.take_heavy)
        self.hall: Hall

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """From the first request to the last: the store, the thinkers and the hall."""
        store = Store(self.where)
        async with self.thinkers:
            self.hall = Hall(store, self.thinkers, self.limits)
            self.guests.hall = self.about_games.hall = self.days.hall = self.hall
            if self.peers is not None:
                await self.peers.join(self.hall)
            await self.hall.open()
            await self.about_reviews.open(self.hall)
            watching = [asyncio.create_task(metrics.watch_lag())]
            if self.peers is not None:
                watching.append(asyncio.create_task(self.peers.stay(self.hall)))
            log("started", version=__version__, protocol=PROTOCOL, process=os.getpid())
            try:
                yield
            finally:
                for task in watching:
                    task.cancel()
                await self.hall.close()
                if self.peers is not None:
                    await self.peers.leave(self.hall)
                store.close()
                log("stopped")

    def routes(self) -> list[BaseRoute]:
        """Everything that can be asked for."""
        return [
            self.route("/health", self.ready),
            self.route("/api/health/live", self.live),
            self.route("/api/health/ready", self.ready),
            self.route("/api/games", self.games),
            *self.about_games.routes(self.route),
            *self.days.routes(self.route),
            self.route("/api/lobby", self.lobby),
            *self.guests.routes(self.route),
            self.route("/api/tables", self.create, "POST"),
            self.route("/api/tables/{table}", self.room),
            self.route("/api/tables/{table}/commands", self.command, "POST"),
            self.route("/api/tables/{table}/journal", self.journal),
            self.route("/api/tables/{table}/replay", self.replay),
            self.route("/api/replays", self.imported, "POST"),
            *self.about_reviews.routes(self.route),
            *([self.route("/metrics", self.measured)] if self.observers else []),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            *page_routes(),
        ]

    def route(self, path: str, handler: Callable[[Request], Awaitable[Response]], method: str = "GET") -> Route:
        """A route that refuses in words, and is logged by its pattern, never by its address."""

        async def guarded(request: Request) -> Response:
            began = time.perf_counter()
            try:
                if method == "POST" and not is_same_site(request):
                    raise RequestRefused("no-origin")
                if not self.light.take(address_of(request)):
                    raise RequestRefused("too-fast")
                response = await self.elsewhere(request)
                if response is None:
                    await self.admit(request)
                    response = await handler(request)
            except ClientDisconnect:
                response = Response(status_code=400)  # which nobody reads
            except RequestRefused as refusal:
                metrics.REFUSALS.add(code=refusal.key)
                status = SPECIAL.get(refusal.key, STATUS[refusal.reason])
                response = answer(Problem(refusal.reason, refusal.key, refusal.text(language_of(request))), status)
            took = time.perf_counter() - began
            if not HEALTH.fullmatch(path):
                metrics.REQUESTS.add(method=method, route=path, status=str(response.status_code))
                metrics.REQUEST_SECONDS.observe(took)
                log("request", method=method, route=path, status=response.status_code, ms=round(took * 1000, 1))
            return response

        return Route(path, guarded, methods=[method])

    async def elsewhere(self, request: Request) -> Response | None:
        """The answer of another process, if the table that is asked for is there."""
        if self.peers is None or "table" not in request.path_params:
            return None
        return await self.peers.answers(self.hall, request, self.limits)

    async def admit(self, request: Request) -> None:
        """Refuse who may not look at the table that is asked for."""
        if "table" in request.path_params:
            async with self.hall.at(request.path_params["table"]) as table:
                check_admitted(table.room, guest_of(request), self.hall.clock())

    def take_heavy(self, request: Request) -> None:
        """Refuse who asks too often for what takes long."""
        if not self.heavy.take(address_of(request)):
            raise RequestRefused("too-fast")

    async def live(self, request: Request) -> Response:
        """That the server answers, whatever its data file does."""
        return answer(self.health("ok"))

    async def ready(self, request: Request) -> Response:
        """Whether the data file can be written now; somebody else should be asked while it cannot."""
        writable = await self.hall.store.probe()
        return answer(self.health("ok" if writable else "failing"), 200 if writable else 503)

    def health(self, status: Literal["ok", "failing"]) -> bodies.Health:
        """How much is going on."""
        return bodies.Health(status, __version__, len(self.hall.tables), self.connected, len(self.hall.bots.driving))

    async def measured(self, request: Request) -> Response:
        """What Prometheus reads, for those who may; for others there is no such page."""
        if request.client is None or not is_trusted(request.client.host, self.observers):
            raise RequestRefused("no-page")
        gauges = await metrics.gauges(self.hall, self.connected)
        return Response(metrics.page(gauges), media_type=metrics.CONTENT_TYPE)

    async def games(self, request: Request) -> Response:
        """What can be played."""
        language = language_of(request)
        found = []
        for one in sorted(map(game, game_names()), key=lambda one: one.screen.MINUTES):
            sheet = one.sheet(language)
            found.append(
                bodies.GameInfo(
                    name=one.name,
                    title=sheet.title,
                    about=sheet.about,
                    minutes=sheet.minutes,
                    players=list(sheet.players),
                    options=list(sheet.options),
                    bots=[bodies.BotInfo(name, bot_text(one, name, language)) for name in bot_names(one)],
                    rules=rules_file(one, language) is not None,
                    lesson=one.lesson is not None,
                    coach=file_of(one).exists(),
                    sheet=sheet.hash,
                )
            )
        presets = {key: WORDS.say(language, f"preset-{key}") for key in PRESETS}
        names = {one: common.say(one, "language") for one in languages()}
        return answer(Games(PROTOCOL, found, presets, names))

    async def lobby(self, request: Request) -> Response:
        """The tables that are listed, and one's own."""
        language, store = language_of(request), self.hall.store
        guest = guest_of(request)
        listed, own = await store.listed(), await store.of_guest(guest)
        aside = {one.id for one in (*listed, *own) if one.room is None} | self.hall.aside
        tables, yours = (
            [
                summary(one.room, one.updated, guest, language)
                for one in found
                if one.room is not None and one.id not in aside
            ]
            for found in (listed, own)
        )
        why = RequestRefused("broken").text(language)
        return answer(
            bodies.Lobby(
                tables,
                yours,
                [TableAside(one.id, one.updated, why) for one in own if one.id in aside],
                self.hall.clock(),
            )
        )

    async def create(self, request: Request) -> Response:
        """Open a table."""
        self.take_heavy(request)
        guest = guest_of(request)
        asked = await body(request, NewTable, self.limits.journal, self.limits.body_seconds)
        if await self.hall.store.hosted(guest) >= self.limits.tables:
            raise RequestRefused("too-many")
        story = None
        if asked.journal is not None:
            story = await asyncio.to_thread(replays.story_until, asked.journal, asked.step)
            if story.game != asked.game:
                raise RequestRefused("bad-journal")
        table = await self.hall.create(asked, guest, story)
        return answer(self.hall.room(table, guest, language_of(request)), 201)

    async def room(self, request: Request) -> Response:
        """Who sits at a table."""
        async with self.hall.at(request.path_params["table"]) as table:
            return answer(self.hall.room(table, guest_of(request), language_of(request)))

    async def command(self, request: Request) -> Response:
        """Sit down, start, give a seat to a bot, and so on; the same as over the socket."""
        id, guest = request.path_params["table"], guest_of(request)
        asked: Command = await body(request, Command, self.limits.body, self.limits.body_seconds)  # type: ignore[arg-type]
        await self.hall.request(id, guest, asked)
        async with self.hall.at(id) as table:
            return answer(self.hall.room(table, guest, language_of(request)))

    async def finished(self, id: str) -> str:
        """The journal of a game that is over; before that it would tell what is hidden."""
        async with self.hall.at(id) as table:
            if table.match is None or table.room.stage != "over":
                raise RequestRefused("not-over")
            return self.hall.deals.journal(table).dumps()

    async def journal(self, request: Request) -> Response:
        """The journal of a finished game, for `bauhof verify`."""
        return journal_file(await self.finished(request.path_params["table"]))

    async def replay(self, request: Request) -> Response:
        """A finished game, moment by moment, through the eyes of `?seat=`."""
        self.take_heavy(request)
        journal = replays.read(await self.finished(request.path_params["table"]))
        return answer(await asyncio.to_thread(replays.replayed, journal, language_of(request), seat_asked(request)))

    async def imported(self, request: Request) -> Response:
        """Look at a journal from elsewhere, moment by moment; nothing of it is kept."""
        self.take_heavy(request)
        asked = await body(request, Imported, self.limits.journal, self.limits.body_seconds)
        journal = await asyncio.to_thread(replays.read, asked.journal)
        return answer(await asyncio.to_thread(replays.replayed, journal, spoken([asked.language]), asked.seat))

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a table."""
        guest, address = guest_of(socket), address_of(socket)
        if self.peers is not None and await self.peers.hands_over(self.hall, socket):
            return
        await socket.accept()
        if not is_same_site(socket):
            return await socket.close(CLOSE_FORBIDDEN, "no-origin")
        if self.connected >= self.limits.connections * 3 // 4 or not self.sockets.enter(guest):
            return await socket.close(CLOSE_TOO_MUCH, "too-many")
        try:
            if not self.sockets_of_address.enter(address):
                return await socket.close(CLOSE_TOO_MUCH, "too-many")
            self.connected += 1
            try:
                crowded = self.connected > self.limits.connections // 2
                if self.peers is None or not await self.peers.talks(self.hall, socket):
                    await Seated(self.hall, socket.path_params["table"], guest, socket, self.limits, crowded).run()
            except (WebSocketDisconnect, RuntimeError):
                return
            finally:
                self.connected -= 1
                self.sockets_of_address.leave(address)
        finally:
            self.sockets.leave(guest)


def summary(room: Room, updated: float, guest: str, language: Language) -> LobbyTable:
    """A table as the lobby shows it."""
    return LobbyTable(
        table=room.id,
        game=room.game,
        title=game(room.game).title(language),
        stage=room.stage,
        names=[seat.name for seat in room.seats if seat.kind != "open"],
        players=guests.players(room, guest),
        open=sum(seat.kind == "open" for seat in room.seats),
        turn=room.turn if room.stage == "running" else None,
        since=room.since or updated,
        updated=updated,
        result=room.result,
        lesson=room.lesson,
    )


async def no_page(request: Request, error: Exception) -> Response:
    """What does not exist, or cannot be done there."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    refusal = RequestRefused("no-page")
    return answer(Problem(refusal.reason, refusal.key, refusal.text(language_of(request))), status)


async def fault(request: Request, error: Exception) -> Response:
    """A fault of ours: logged by its kind, told without details."""
    log("fault", error=type(error).__name__)
    tell("trouble", what=type(error).__name__)
    refusal = RequestRefused("fault")
    response = answer(Problem(refusal.reason, refusal.key, refusal.text(language_of(request))), 500)
    response.headers[HEADER] = request_id.get()  # it is sent past everything that wraps the routes
    return response


def new_app(
    where: Where,
    thinkers: int = 1,
    limits: Limits | None = None,
    hosts: Collection[str] = (),
    observers: str = "",
    peers: Peers | None = None,
) -> Starlette:
    """The application; with hosts, for requests to these names alone; observers may read metrics, peers pass on."""
    server = Server(where, thinkers, limits, observers, peers)
    app = Starlette(
        routes=server.routes(),
        middleware=[
            *([Middleware(FromPeers, peers=peers)] if peers is not None else []),
            Middleware(Traced),
            Middleware(Guard, hosts=hosts),
        ],
        lifespan=server.running,
        exception_handlers={HTTPException: no_page, Exception: fault},
    )
    app.state.server = server
    return app
