"""A connection goes from one process of a machine to another: the client notices nothing, strangers get nothing."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, cast

import pytest

from bauhof.server.handing import TALKER, Inbox, hand_over

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has names for sockets without files")

HEAD = b"GET /api/tables/x/socket?a=1 HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\n\r\n"


class First(asyncio.Protocol):
    """Who is asked first, and has not answered yet."""

    def __init__(self, came: asyncio.Future[First]) -> None:
        self.came = came
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.came.set_result(self)

    def let_go(self) -> None:
        self.transport.abort()

    @property
    def scope(self) -> dict[str, Any]:
        headers = [(b"host", b"here"), (b"upgrade", b"websocket")]
        told = {"raw_path": b"/api/tables/x/socket", "query_string": b"a=1", "headers": headers}
        return {**told, "extensions": {TALKER: self}}


class Second(asyncio.Protocol):
    """Who answers, whatever is said."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.transport.write(b"heard: " + data)


def test_a_connection_goes_on_where_it_was_handed_to() -> None:
    async def talk(secret: str) -> bytes:
        loop = asyncio.get_running_loop()
        came: asyncio.Future[First] = loop.create_future()
        server = await loop.create_server(lambda: First(came), "127.0.0.1", 0)
        address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        inbox = Inbox(address, "the secret", Second)
        try:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            first = await came
            assert not hand_over(first.scope, "127.0.0.1:0", secret), "nobody is there"
            assert hand_over(first.scope, address, secret)
            heard = await reader.read(1000)
            if heard:
                writer.write(b"more")
                heard += await reader.read(1000)
            writer.close()
            return heard
        finally:
            inbox.close()
            server.close()

    assert asyncio.run(talk("the secret")) == b"heard: " + HEAD + b"heard: more"
    assert asyncio.run(talk("another")) == b"", "a stranger's connection is closed"
