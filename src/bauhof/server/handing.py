"""Handing over: a socket goes from one process of a machine to another one, which then talks to the client itself."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

from starlette.types import Scope

from bauhof.server.logs import log

TALKER = "bauhof.talker"  # under which a connection is found in what is told about it
LARGEST = 1 << 16  # bytes of a secret and the head of a request


def name_of(address: str) -> str:
    """Where a process takes connections in: a name that Linux knows without a file, and forgets with the process."""
    return f"\0bauhof {address}"


def head_of(scope: Scope) -> bytes:
    """The head of a request, as it was read."""
    target: bytes = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    headers = b"".join(name + b": " + value + b"\r\n" for name, value in scope["headers"])
    return b"GET " + target + b" HTTP/1.1\r\n" + headers + b"\r\n"


def hand_over(scope: Scope, address: str, secret: str) -> bool:
    """Give the connection of a socket that was not accepted yet to another process; false if that cannot be done."""
    talker: Any = scope.get("extensions", {}).get(TALKER)
    if talker is None or sys.platform != "linux":
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
        sending.setblocking(False)
        connection = talker.transport.get_extra_info("socket").fileno()
        try:
            sending.connect(name_of(address))
            socket.send_fds(sending, [secret.encode(), b"\n", head_of(scope)], [connection])
        except OSError:
            return False
    talker.let_go()
    return True


class Inbox:
    """Connections that other processes hand over."""

    def __init__(self, address: str, secret: str, protocol: Callable[[], asyncio.Protocol]) -> None:
        self.secret = secret.encode()
        self.protocol = protocol
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.receiving: socket.socket | None = None
        if sys.platform == "linux":
            self.receiving = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self.receiving.setblocking(False)
            self.receiving.bind(name_of(address))
            self.loop.add_reader(self.receiving, self._receive)

    def _receive(self) -> None:
        assert self.receiving is not None
        with contextlib.suppress(BlockingIOError):
            told, connections, _, _ = socket.recv_fds(self.receiving, LARGEST, 8)
            secret, _, head = told.partition(b"\n")
            if len(connections) == 1 and hmac.compare_digest(secret, self.secret):
                task = self.loop.create_task(self._adopt(socket.socket(fileno=connections[0]), head))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            else:
                for connection in connections:
                    os.close(connection)

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        """Go on as if the client had come here, and asked the same."""
        try:
            connection.setblocking(False)
            _, protocol = await self.loop.connect_accepted_socket(self.protocol, connection)
            protocol.data_received(head)
        except OSError as error:  # it has gone meanwhile
            log("not-handed-over", error=type(error).__name__)
            connection.close()

    def close(self) -> None:
        """Take no more."""
        if self.receiving is not None:
            self.loop.remove_reader(self.receiving)
            self.receiving.close()
