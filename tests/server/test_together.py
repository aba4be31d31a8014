"""Messages that follow each other leave together: one call of the system, one wake-up of the client."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from websockets.protocol import State

from bauhof.server.gate import Frames, Gate, Talker
from bauhof.server.limits import Limits


def open_talker(written: list[bytes]) -> Talker:
    """A connection after its handshake, that writes into a list."""
    talker: Any = Talker.__new__(Talker)
    talker.conn = Frames(Gate(Limits(), ""))
    talker.conn.state = State.OPEN
    talker.handshake_complete, talker.disconnected, talker.close_sent, talker.initial_response = (
        True,
        False,
        False,
        None,
    )
    talker.writable = asyncio.Event()
    talker.writable.set()
    talker.transport = SimpleNamespace(write=written.append)
    return talker  # type: ignore[no-any-return]


def test_messages_leave_together_and_keep_their_places() -> None:
    written: list[bytes] = []
    asyncio.run(open_talker(written).tell([b"first", b"last"]))
    assert written == [b"\x81\x05first\x81\x04last"]
