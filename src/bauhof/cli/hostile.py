"""Hostile clients, for a server of one's own: messages that almost fit, floods, trickles, half requests and hoards."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec
import msgspec.inspect as kinds
from msgspec import Struct

from bauhof.core.registry import game_names
from bauhof.server.messages import PROTOCOL, ClientMessage

HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else HERE  # another address of this machine
TEXT, CONT, PING = 1, 0, 9
WORDS = ("random", "greedy", "search", "os:system", "build:nothing", "roll:1", "hello", *game_names())
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**31,
    2**64,
    1e308,
    "",
    "\x00",
    "\ud800",
    "x" * 5000,
    [],
    {},
    [[[[[[]]]]]],
    {"type": {}},
)
BEGUN = "begun"
DEEDS = ("bomb", "chunks", "trickle", "hoard", "flood", "deaf", "slow", "babble")
MESSAGES: tuple[type[Struct], ...] = get_args(ClientMessage)


def value(kind: kinds.Type, chance: random.Random) -> Any:
    """Something that fits a field of a message, or lies at the edge of what fits."""
    match kind:
        case kinds.Metadata():
            return value(kind.type, chance)
        case kinds.UnionType():
            return value(chance.choice(kind.types), chance)
        case kinds.BoolType():
            return chance.random() < 0.5
        case kinds.IntType():
            return chance.choice((0, 1, 2, 5, 6, -1, PROTOCOL, 2**31 - 1, chance.randrange(200)))
        case kinds.StrType():
            return chance.choice((*WORDS, f"{chance.getrandbits(32):x}", "é" * chance.randrange(1, 70)))
        case kinds.ListType() | kinds.VarTupleType():
            return [value(kind.item_type, chance) for _ in range(chance.choice((0, 1, 2, 7, 65)))]
    return None


def message(chance: random.Random) -> bytes:
    """A message of the protocol, as it should be or with a fault in it."""
    struct = chance.choice(MESSAGES)
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    made: dict[str, Any] = {"type": info.tag}
    for one in info.fields:
        if one.required or chance.random() < 0.5:
            made[one.encode_name] = value(one.type, chance)
    fault = chance.randrange(8)
    if fault == 0:
        made[chance.choice(list(made))] = chance.choice(STRANGE)
    elif fault == 1:
        del made[chance.choice(list(made))]
    elif fault == 2:
        made["more"] = chance.choice(STRANGE)
    text = json.dumps(made).encode()
    if fault == 3:
        text = text[: chance.randrange(len(text))]
    elif fault == 4:
        text = chance.randbytes(chance.randrange(1, 60))
    return text


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a WebSocket as a client sends it; the mask is zero."""
    first = bytes([opcode | (128 if fin else 0)])
    length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return first + length + b"\0\0\0\0" + data


@dataclass
class Hostile:
    """Somebody who wishes a server ill, at an address other than the players'."""

    port: int
    table: str
    chance: random.Random
    done: Counter[str] = field(default_factory=Counter)

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection(HERE, self.port, local_addr=(ELSEWHERE, 0))

    async def socket(self, greet: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare WebSocket at the table."""
        reader, writer = await self.knock()
        head = (
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {HERE}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        if greet:
            writer.write(frame(TEXT, json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()))
        return reader, writer

    async def send(self, *parts: bytes, pause: float = 0.0) -> None:
        """Send bytes, part by part, and wait until the server closes the connection or a while is over."""
        reader, writer = await self.knock()
        try:
            for part in parts:
                if reader.at_eof():
                    return
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(pause)
            await asyncio.wait_for(reader.read(), 5)
        finally:
            writer.close()

    async def bomb(self) -> None:
        """A head that is dear to parse."""
        await self.send(b'GET / HTTP/1.1\r\nHost: x\r\nCookie: bauhof="' + b"\\" * 60_000 + b'"\r\n\r\n')

    async def chunks(self) -> None:
        """A body of one-byte chunks."""
        head = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        await self.send(head, b"1\r\nx\r\n" * 50_000)

    async def trickle(self) -> None:
        """A request that comes one byte at a time and never ends."""
        await self.send(*[b"x"] * 200, pause=0.1)

    async def hoard(self) -> None:
        """Many connections that ask for nothing."""
        held = [await self.knock() for _ in range(100)]
        await asyncio.sleep(2)
        for _, writer in held:
            writer.close()

    async def flood(self) -> None:
        """Frames that cost the server more than the sender."""
        reader, writer = await self.socket()
        try:
            parts = [
                frame(TEXT, fin=False) + frame(CONT, fin=False) * 20_000,
                frame(TEXT) * 20_000,
                frame(PING) * 20_000,
            ]
            writer.write(self.chance.choice(parts))
            await asyncio.wait_for(reader.read(), 5)
        finally:
            writer.close()

    async def deaf(self) -> None:
        """A socket that asks for pongs and reads nothing."""
        _, writer = await self.socket(greet=True)
        try:
            for _ in range(50):
                writer.write(frame(PING, b"x" * 125) * 20)
                await writer.drain()
                await asyncio.sleep(0.1)
        finally:
            writer.transport.abort()

    async def slow(self) -> None:
        """A spectator who reads a little now and then."""
        reader, writer = await self.socket(greet=True)
        try:
            for _ in range(20):
                await reader.read(100)
                await asyncio.sleep(0.2)
        finally:
            writer.close()

    async def babble(self) -> None:
        """Messages that almost fit."""
        reader, writer = await self.socket(greet=self.chance.random() < 0.9)
        try:
            for _ in range(40):
                writer.write(frame(TEXT if self.chance.random() < 0.95 else 2, message(self.chance)))
                await writer.drain()
                await asyncio.sleep(0.01)
            await asyncio.wait_for(reader.read(), 1)
        finally:
            writer.close()

    async def go_on(self, deed: Callable[[], Awaitable[None]], name: str) -> None:
        """Do one thing again and again, whatever the server answers."""
        while True:
            self.done[name] += 1
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await deed()
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    async def attack(self, seconds: float, deeds: Sequence[str] = DEEDS) -> None:
        """Everything at once, or some of it, for a while."""
        tasks = [asyncio.create_task(self.go_on(getattr(self, deed), deed)) for deed in deeds]
        await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_understood(data: bytes) -> bool:
    """Whether a message is one of the protocol's."""
    try:
        msgspec.json.decode(data, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def main(port: str, table: str, seed: str, seconds: str, *deeds: str) -> None:
    """Attack for a while from a process of its own: say when that begins, and at the end how often each was done."""
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # that the server has closed a connection is no news
    hostile = Hostile(int(port), table, random.Random(int(seed)))
    print(BEGUN, flush=True)
    asyncio.run(hostile.attack(float(seconds), deeds or DEEDS))
    print(json.dumps(hostile.done))


if __name__ == "__main__":
    main(*sys.argv[1:])
