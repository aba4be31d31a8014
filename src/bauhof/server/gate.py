"""The gate: what a connection may cost, counted while its bytes come in and before anybody reads what they say."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from math import inf
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from bauhof.core.words import ENGLISH
from bauhof.server import metrics
from bauhof.server.bodies import Problem
from bauhof.server.handing import TALKER
from bauhof.server.limits import Buckets, Limits, Places
from bauhof.server.words import RequestRefused

SLICE = 4096  # bytes that a parser sees at a time; between two slices the budgets count
SWEEP = 1.0  # seconds between two looks at who is late
CLOSING = 10.0  # seconds until a connection that was closed is cut
LATE = 5.0  # seconds after the application's own timeout, which can say more
CLOSE_TOO_MUCH = 4429
AHEAD = 4  # messages that a client may have sent before one of them is taken; then it is not read any more


@lru_cache(4096)
def network_of(host: str) -> str:
    """Where somebody comes from: an address, or with IPv6 the 64 bits that one household or machine has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))


def is_trusted(host: str, proxies: str) -> bool:
    """Whether an address is one of the trusted proxies, which speak for many."""
    for proxy in filter(None, (one.strip() for one in proxies.split(","))):
        if proxy in ("*", host):
            return True
        with contextlib.suppress(ValueError):
            if ip_address(host) in ip_network(proxy, strict=False):
                return True
    return False


def refusal(status: HTTPStatus, key: str) -> bytes:
    """A whole answer for who cannot even ask."""
    refused = RequestRefused(key)
    body = msgspec.json.encode(Problem(refused.reason, key, refused.text(ENGLISH)))
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


@dataclass(eq=False)
class Visit:
    """One connection: where it comes from, and until when it may stay as it is."""

    transport: asyncio.Transport
    network: str
    trusted: bool
    asks: bool = False  # whether a whole request is being answered
    due: float = inf  # when the rest of a request must be there
    unread: float = inf  # when the other side must have read what was sent
    closing: float = inf  # when a closed connection is cut


@dataclass(eq=False)
class Gate:
    """All connections, and what every network they come from may still send."""

    limits: Limits
    proxies: str = ""
    clock: Callable[[], float] = time.monotonic
    inner: int = 0  # the port of peers, who have counted already what they pass on
    visits: dict[asyncio.Transport, Visit] = field(default_factory=dict)
    strangers: dict[asyncio.Transport, Visit] = field(default_factory=dict)  # who plays at no table, the oldest first

    def __post_init__(self) -> None:
        limits = self.limits
        self.places = Places(limits.connections_of_address)
        self.bytes = Buckets(limits.bytes_per_second, limits.bytes_burst, self.clock)
        self.frames = Buckets(10 * limits.frames_per_second, 10 * limits.frames_burst, self.clock)
        self.watching = False

    def enter(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> Visit | None:
        """Let a connection in; strangers have a quarter of the places, and if need be the oldest idle one goes."""
        host = str((transport.get_extra_info("peername") or ("unknown",))[0])
        inner = bool(self.inner) and transport.get_extra_info("sockname")[1] == self.inner
        visit = Visit(transport, network_of(host), inner or is_trusted(host, self.proxies))
        if not visit.trusted and not self.places.enter(visit.network):
            return None
        self.visits[transport] = self.strangers[transport] = visit
        visit.due = self.clock() + self.limits.head_seconds
        if len(self.strangers) > self.limits.connections // 4 and not self._make_room(visit):
            self.leave(transport)
            return None
        if not self.watching:
            self.watching = True
            loop.call_later(SWEEP, self.watch, loop)
        return visit

    def _make_room(self, newcomer: Visit) -> bool:
        idle = next(visit for visit in self.strangers.values() if not visit.asks)
        if idle is newcomer:
            return False
        self.leave(idle.transport)
        idle.transport.abort()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        self.strangers.pop(transport, None)
        visit = self.visits.pop(transport, None)
        if visit is not None and not visit.trusted:
            self.places.leave(visit.network)

    def unsent(self) -> Counter[str]:
        """Bytes that wait for every network to read them."""
        waiting: Counter[str] = Counter()
        for visit in self.visits.values():
            waiting[visit.network] += 0 if visit.trusted else visit.transport.get_write_buffer_size()
        return waiting

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look who is late, again and again while there is anybody."""
        self.sweep()
        self.watching = bool(self.visits)
        if self.watching:
            loop.call_later(SWEEP, self.watch, loop)

    def sweep(self) -> None:
        """Send away whose request is not complete in time, who reads nothing or too little, and who does not go."""
        now, unsent = self.clock(), self.unsent()
        for visit in list(self.visits.values()):
            transport = visit.transport
            if transport.is_closing():
                visit.closing = min(visit.closing, now + CLOSING)
            stalls = visit.unread != inf and unsent[visit.network] > self.limits.unsent_of_address
            if stalls or now >= min(visit.unread, visit.closing):
                unsent[visit.network] -= transport.get_write_buffer_size()
                transport.abort()
            elif now >= visit.due and not transport.is_closing():
                self.refuse(transport, HTTPStatus.REQUEST_TIMEOUT, "too-slow")

    def refuse(self, transport: asyncio.Transport, status: HTTPStatus, key: str) -> None:
        """Say why, and close."""
        metrics.REFUSALS.add(code=key)
        transport.write(refusal(status, key))
        transport.close()

    def pause(self, visit: Visit | None) -> None:
        """The other side does not read what it was sent."""
        if visit is not None:
            visit.unread = self.clock() + self.limits.unsent_seconds

    def takes(self, visit: Visit, data: bytes) -> bool:
        """Whether the network may still send so much."""
        return visit.trusted or self.bytes.take(visit.network, len(data))


class Head(h11.Connection):
    """The parser of requests, which refuses heads that are too large and bodies whose length is not told."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, limits.head)
        self.limits = limits
        self.refusal = HTTPStatus.BAD_REQUEST, "bad-message"

    def next_event(self) -> Any:
        """What was sent next."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
                self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large"
            raise
        if isinstance(event, h11.Request):
            self.check(event)
        return event

    def check(self, request: h11.Request) -> None:
        """Refuse what nobody should have to read."""
        headers = list(request.headers)
        size = len(request.target) + sum(len(name) + len(value) for name, value in headers)
        lengths = [value for name, value in headers if name == b"content-length"]
        if size > self.limits.head or len(headers) > self.limits.headers:
            self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large"
        elif any(name == b"transfer-encoding" for name, _ in headers):
            self.refusal = HTTPStatus.LENGTH_REQUIRED, "no-length"
        elif any(int(length) > self.limits.journal for length in lengths):
            self.refusal = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large"
        else:
            return
        raise h11.RemoteProtocolError(self.refusal[1])


class Caller(H11Protocol):
    """A connection that asks over HTTP."""

    def __init__(self, gate: Gate, **known: Any) -> None:
        super().__init__(**known)
        self.gate = gate
        self.visit: Visit | None = None
        self.conn: Head = Head(gate.limits)
        self.phase: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be told that the house is full."""
        super().connection_made(transport)
        self.visit = self.gate.enter(transport, self.loop)
        if self.visit is None:
            self.gate.refuse(transport, HTTPStatus.SERVICE_UNAVAILABLE, "too-many")

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a slice at a time, as long as the network's budget lasts."""
        visit, transport = self.visit, self.transport
        if visit is None or transport.is_closing():
            return
        if not self.gate.takes(visit, data):
            return self.gate.refuse(transport, HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if transport.is_closing() or transport.get_protocol() is not self:
                return
        self._progress(visit)

    def _progress(self, visit: Visit) -> None:
        phase, limits = self.conn.their_state, self.gate.limits
        if phase is not self.phase:
            self.phase = phase
            seconds = {h11.IDLE: limits.head_seconds, h11.SEND_BODY: limits.body_seconds + LATE}.get(phase, inf)
            visit.due = self.gate.clock() + seconds
        visit.asks = self.cycle is not None and not self.cycle.response_complete

    def on_response_complete(self) -> None:
        """Answered: the next request has its own time."""
        super().on_response_complete()
        self.phase = None
        if self.visit is not None:
            self.visit.due, self.visit.asks = inf, False

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused in words, unless an answer is on its way already."""
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            return self.transport.abort()
        self.gate.refuse(self.transport, *self.conn.refusal)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.gate.pause(self.visit)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self.visit is not None:
            self.visit.unread = inf


class Frames(ServerProtocol):
    """The parser of frames, with a budget for frames of every kind and for the parts of a message."""

    def __init__(self, gate: Gate, **known: Any) -> None:
        super().__init__(**known)
        self.gate = gate
        self.visit: Visit | None = None
        self.budget = Buckets(gate.limits.frames_per_second, gate.limits.frames_burst, gate.clock)
        self.parts = 0
        self.spent = False

    def recv_frame(self, frame: Frame) -> None:
        """Count a frame before anything is done with it."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.parts = 0
        elif frame.opcode is Opcode.CONT:
            self.parts += 1
        visit = self.visit
        mine = self.budget.take("")
        all_of_us = visit is None or visit.trusted or self.gate.frames.take(visit.network)
        if not (mine and all_of_us) or self.parts > self.gate.limits.fragments:
            self.spent = True
            raise ProtocolError("too-fast")
        super().recv_frame(frame)

    def fail(self, code: int, reason: str = "") -> None:
        """Close; who has spent a budget is told so."""
        super().fail(CLOSE_TOO_MUCH if self.spent else code, reason)


class Talker(WebSocketsSansIOProtocol):
    """A connection to a table."""

    def __init__(self, gate: Gate, **known: Any) -> None:
        super().__init__(**known)
        self.gate = gate
        self.visit: Visit | None = None
        self.conn: Frames = Frames(gate, max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has asked for a WebSocket."""
        super().connection_made(transport)
        self.visit = self.conn.visit = self.gate.visits.get(self.transport)
        self.gate.strangers.pop(self.transport, None)
        if self.visit is not None:
            self.visit.due = inf

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a slice at a time, as long as the budgets last."""
        if self.visit is None or self.transport.is_closing():
            return
        if not self.gate.takes(self.visit, data):
            if self.conn.state is not State.OPEN:
                return self.transport.abort()
            self.conn.fail(CLOSE_TOO_MUCH, "too-fast")
            return self.handle_parser_exception()
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Any) -> None:
        """Whoever answers can find this connection, to hand it over."""
        super().handle_connect(event)
        if self.conn.state is State.CONNECTING and not self.close_sent:
            self.scope["extensions"][TALKER] = self  # type: ignore[assignment]

    def let_go(self) -> None:
        """Another process has the connection now: it stays open, and nothing more is sent from here."""
        self.handshake_complete = True
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; to stop reading at each, as uvicorn does, costs two calls of the system."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def tell(self, messages: Iterable[bytes]) -> None:
        """Send messages that are encoded already, all together and past everything that wraps the application."""
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.gate.limits.unsent:
            self.transport.abort()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.gate.pause(self.visit)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self.visit is not None:
            self.visit.unread = inf


def protocols(gate: Gate) -> dict[str, Any]:
    """What uvicorn needs to know."""
    return {"http": partial(Caller, gate), "ws": partial(Talker, gate)}
