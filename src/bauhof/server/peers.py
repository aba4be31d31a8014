"""Peers: processes that share a database. Each keeps its lease, and passes on what is meant for another's tables."""

from __future__ import annotations

import asyncio
import hmac
import random
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bauhof.server.asking import raw
from bauhof.server.guard import from_peer
from bauhof.server.hall import Hall
from bauhof.server.handing import Inbox, hand_over
from bauhof.server.limits import Limits
from bauhof.server.logs import log, request_id
from bauhof.server.socket import CLOSE_LATER
from bauhof.server.tracing import HEADER
from bauhof.server.words import RequestRefused

Value = TypeVar("Value")

BEAT = 0.5  # seconds between two beats
PATIENCE = 8.0  # seconds in which a table whose owner does not answer should have found another one
AGAIN = 0.2  # seconds until it is looked for once more
GONE = (OSError, EOFError, TimeoutError, InvalidHandshake, ConnectionClosed, h11.RemoteProtocolError)
SECRET, GUEST, CLIENT, SCHEME = (f"x-bauhof-{name}" for name in ("secret", "guest", "client", "scheme"))
ASKED = ("accept-language", "content-type")  # headers of a request that a peer needs
TOLD = range(4000, 5000)  # codes with which a table sends somebody away for good
ANSWERED = ("content-type", "content-disposition")  # and those of its answer


@dataclass
class Peers:
    """One process among the others."""

    address: str  # where the others reach this one
    name: str = ""  # under which it is known at first
    secret: str = ""
    protocol: Callable[[], asyncio.Protocol] | None = None  # of a connection that is handed over
    inbox: Inbox | None = None
    lost: dict[str, asyncio.Event] = field(default_factory=dict)  # of those that something was passed on to

    @property
    def port(self) -> int:
        """Where only peers are answered."""
        return int(self.address.rpartition(":")[2])

    async def join(self, hall: Hall) -> None:
        """Begin a lease."""
        self.secret = await hall.store.secret()
        if self.protocol is not None:
            self.inbox = Inbox(self.address, self.secret, self.protocol)
        await hall.store.enlist(self.address, self.name)

    async def leave(self, hall: Hall) -> None:
        """End the lease."""
        if self.inbox is not None:
            self.inbox.close()
        with suppress(RequestRefused):  # it ends by itself as well
            await hall.store.retire()

    async def stay(self, hall: Hall) -> None:
        """Keep the lease for as long as this runs, and take tables over whose owner is gone and whose bots must move.

        Whoever could not beat in time has lost every table: it forgets them all, and comes back as somebody else.
        """
        taking = asyncio.create_task(take_over(hall))
        try:
            while True:
                await asyncio.sleep(BEAT)
                try:
                    held, alive = await hall.store.beat()
                    if not held:
                        log("lease-lost", tables=len(hall.tables))
                        await hall.store.enlist(self.address)
                        forget(hall)
                    self.look(alive)
                    if taking.done():  # which may take longer than a lease lasts
                        taking = asyncio.create_task(take_over(hall))
                except RequestRefused:  # the database is away; others have the same trouble
                    continue
                except Exception as error:  # without a lease nothing can be saved, so this never ends by itself
                    log("task-failed", error=type(error).__name__)
        finally:
            taking.cancel()

    def look(self, alive: Collection[str]) -> None:
        """Notice who is gone: nobody waits for what it would have answered."""
        for address in self.lost.keys() - set(alive):
            self.lost.pop(address).set()

    async def unless_lost(self, owner: str, *work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any] | None:
        """What is done first, or nothing when that process is lost before; nobody goes on with the rest."""
        tasks = [asyncio.create_task(one) for one in work]
        watching = asyncio.create_task(self.lost.setdefault(owner, asyncio.Event()).wait())
        try:
            done, _ = await asyncio.wait((*tasks, watching), return_when=asyncio.FIRST_COMPLETED)
            return next((task for task in tasks if task in done), None)
        finally:
            for task in (*tasks, watching):
                task.cancel()
            await asyncio.gather(*tasks, watching, return_exceptions=True)

    def is_peer(self, headers: Headers) -> bool:
        """Whether a request comes from a peer."""
        return hmac.compare_digest(headers.get(SECRET, "").encode(), self.secret.encode())

    def headers(self, connection: HTTPConnection) -> dict[str, str]:
        """What a peer must know of who asks."""
        known = {name: connection.headers[name] for name in ASKED if name in connection.headers}
        client = connection.client.host if connection.client is not None else "unknown"
        guest = str(connection.scope["state"]["guest"])
        asks = {SECRET: self.secret, GUEST: guest, CLIENT: client, SCHEME: str(connection.scope["scheme"])}
        return {**known, **asks, HEADER: request_id.get()}

    async def pass_on(self, request: Request, body: bytes, owner: str) -> Response:
        """Let the owner of a table answer a request."""
        host, _, port = owner.rpartition(":")
        target = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        sent = {**self.headers(request), "host": owner, "content-length": str(len(body)), "connection": "close"}
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        try:
            talk = h11.Connection(h11.CLIENT)
            asked = h11.Request(method=request.method, target=target, headers=list(sent.items()))
            for part in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(talk.send(part) or b"")
            await writer.drain()
            status, headers, answer = 502, Headers(), b""
            while not isinstance(event := talk.next_event(), h11.EndOfMessage):
                if event is h11.NEED_DATA:
                    talk.receive_data(await reader.read(1 << 16))
                elif isinstance(event, h11.Response):
                    status, headers = event.status_code, Headers(raw=list(event.headers))
                elif isinstance(event, h11.Data):
                    answer += event.data
                elif isinstance(event, h11.ConnectionClosed):
                    raise EOFError
        finally:
            writer.close()
        return Response(answer, status, {name: headers[name] for name in ANSWERED if name in headers})

    async def connected(self, socket: WebSocket, owner: str) -> ClientConnection:
        """A socket at the owner of a table for a client's."""
        headers, address = self.headers(socket), f"ws://{owner}{socket.url.path}"
        return await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, max_size=None, proxy=None
        )

    async def talk(self, socket: WebSocket, there: ClientConnection, owner: str) -> None:
        """Pass messages on both ways until one side goes; when the owner is lost the client comes back at once."""

        async def ask() -> bool:
            while (message := await socket.receive())["type"] == "websocket.receive":
                text = message.get("text")
                await there.send(text if text is not None else message["bytes"])
            return True  # the client has gone

        async def answer() -> bool:
            async for message in there:
                await socket.send({"type": "websocket.send", "text": message})
            return False

        try:
            first = await self.unless_lost(owner, ask(), answer())
            if first is None or first.exception() is not None or not first.result():
                code = there.close_code or CLOSE_LATER
                await socket.close(code if code in TOLD else CLOSE_LATER, there.close_reason or "")
        finally:
            await there.close()

    async def answered(
        self, hall: Hall, id: str, asked: Callable[[str], Coroutine[Any, Any, Value]]
    ) -> tuple[Value, str] | None:
        """What the owner of a table answers, and its address; nothing if the table may be taken by this process.

        While the owner does not answer, its lease ends and somebody else takes the table.
        """
        until = time.monotonic() + PATIENCE
        while address := "" if id in hall.tables else await hall.store.owner(id):
            try:
                done = await self.unless_lost(address, asked(address))
                if done is not None:
                    return done.result(), address
            except GONE:
                if time.monotonic() > until:
                    raise RequestRefused("moved") from None
                await asyncio.sleep(AGAIN)
        return None

    async def answers(self, hall: Hall, request: Request, limits: Limits) -> Response | None:
        """The answer of the process that has the table, if that is another one."""
        id = request.path_params["table"]
        if from_peer(request.scope) or id in hall.tables or not await hall.store.owner(id):
            return None
        body = request.state.raw = await raw(request, limits.body, limits.body_seconds)
        found = await self.answered(hall, id, partial(self.pass_on, request, body))
        return None if found is None else found[0]

    async def hands_over(self, hall: Hall, socket: WebSocket) -> bool:
        """Whether another process on this machine has the table; it has the client's connection then."""
        id = socket.path_params["table"]
        if from_peer(socket.scope) or id in hall.tables:
            return False
        try:
            owner = await hall.store.owner(id)
        except RequestRefused:
            return False
        near = owner.rpartition(":")[0] == self.address.rpartition(":")[0]
        return near and owner != self.address and hand_over(socket.scope, owner, self.secret)

    async def talks(self, hall: Hall, socket: WebSocket) -> bool:
        """Whether another process has the table; it has talked to the client then, until one of them went."""
        if from_peer(socket.scope):
            return False
        try:
            found = await self.answered(hall, socket.path_params["table"], partial(self.connected, socket))
        except RequestRefused as refusal:
            await socket.close(CLOSE_LATER, refusal.key)
            return True
        if found is not None:
            await self.talk(socket, *found)
        return found is not None


async def take_over(hall: Hall) -> None:
    """Take the tables that belong to nobody and whose bots must move; others do that as well, in another order."""
    with suppress(RequestRefused):
        due = await hall.store.bots_due()
        random.shuffle(due)
        await hall.bots.take_over(due)


def forget(hall: Hall) -> None:
    """Every table may be somebody else's now: nobody thinks about it here, and its clients find out where it is."""
    for task in hall.bots.driving.values():
        task.cancel()
    hall.tables.clear()
    for id in list(hall.presence.clients):
        hall.tell(id)


class FromPeers:
    """Wraps the application: who asks at a peer's port must know the secret, and speaks for a guest."""

    def __init__(self, app: ASGIApp, peers: Peers) -> None:
        self.app = app
        self.peers = peers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] in ("http", "websocket") and (scope.get("server") or ("", 0))[1] == self.peers.port:
            headers = Headers(scope=scope)
            if not self.peers.is_peer(headers):
                return await refuse(scope, send)
            scope["client"], scope["scheme"] = (headers.get(CLIENT, ""), 0), headers.get(SCHEME, "http")
            scope.setdefault("state", {}).update(guest=headers.get(GUEST, ""), peer=True)
        await self.app(scope, receive, send)


async def refuse(scope: Scope, send: Send) -> None:
    """Say nothing to strangers."""
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": 1008})
    await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
