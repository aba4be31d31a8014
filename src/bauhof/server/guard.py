"""The guard at the door: headers on every answer, no requests from other sites, and who is asking."""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bauhof.server.bodies import Problem
from bauhof.server.gate import network_of
from bauhof.server.identity import COOKIE, YEAR, hashed, is_token, new_token
from bauhof.server.words import RequestRefused

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address of a private table is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
STRICT_TRANSPORT = "max-age=31536000"
LOCAL = frozenset({"localhost"})
HEALTH = re.compile(r"/health|/api/health/.*|/metrics")  # asked by machines, by whatever name
ORIGIN = re.compile(r"(https?)://([^/?#@\s]+)")
HOST = re.compile(r"([^:\[\]]+|\[[^\[\]]+\])(?::([0-9]+))?")
SCHEMES = {"ws": "http", "wss": "https"}
PORTS = {"http": "80", "https": "443"}


class Guard:
    """Wraps the application; every answer gets the headers, and who has no token yet gets one.

    Where names are given, only requests to one of these hosts are answered, or to an address.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts) | LOCAL if hosts else frozenset[str]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] not in ("http", "websocket") or from_peer(scope):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        if not self.is_ours(headers.get("host", ""), scope["path"]):
            return await wrong_host(scope, send)
        token = token_of(headers)
        fresh = token is None
        token = token or new_token()
        scope.setdefault("state", {})["guest"] = hashed(token)
        secure = scope["scheme"] in ("https", "wss")

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if secure:
                    headers["Strict-Transport-Security"] = STRICT_TRANSPORT
                # A page brings the cookie too: its first requests go out together, and each would be somebody else.
                page = headers.get("Content-Type", "").startswith("text/html")
                if fresh and "Set-Cookie" not in headers and (page or scope["path"].startswith("/api/")):
                    headers.append("Set-Cookie", cookie(token, secure))
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, guarded)

    def is_ours(self, host: str, path: str) -> bool:
        """Whether somebody means this server: another name that leads here may be another site's trick."""
        if not self.hosts or HEALTH.fullmatch(path):
            return True
        named = HOST.fullmatch(host)
        return named is not None and (named[1].lower() in self.hosts or is_address(named[1].strip("[]")))


def from_peer(scope: Scope) -> bool:
    """Whether another process passes this on, which has looked at it already."""
    return "peer" in scope.get("state", {})


def is_address(host: str) -> bool:
    """Whether a host is given by its address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


async def wrong_host(scope: Scope, send: Send) -> None:
    """Say that nobody of this name lives here."""
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": 4403})
    refusal = RequestRefused("no-host")
    body = msgspec.json.encode(Problem(refusal.reason, refusal.key, str(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def token_of(headers: Headers) -> str | None:
    """The token in the cookie, if there is one of ours; every sign of it is looked at once."""
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE and is_token(token := value.strip()):
                return token
    return None


def cookie(token: str, secure: bool) -> str:
    """A cookie that no script reads and no other site sends."""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def is_same_site(connection: HTTPConnection) -> bool:
    """Whether a request that changes something comes from our own page, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    page = ORIGIN.fullmatch(origin)
    scheme = str(connection.scope["scheme"])
    ours = site(SCHEMES.get(scheme, scheme), connection.headers.get("host", ""))
    return page is not None and ours is not None and site(page[1], page[2]) == ours


def site(scheme: str, host: str) -> tuple[str, str, str] | None:
    """Scheme, host and port of a site, each in one way of writing it."""
    named = HOST.fullmatch(host)
    return None if named is None else (scheme, named[1].lower(), named[2] or PORTS.get(scheme, ""))


def guest_of(connection: HTTPConnection) -> str:
    """The hash of who is asking."""
    guest: Any = connection.scope["state"]["guest"]
    return str(guest)


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from; with IPv6 the whole network of one household."""
    return network_of(connection.client.host) if connection.client is not None else "unknown"
