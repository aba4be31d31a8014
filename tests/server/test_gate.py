"""Hostile connections to a real server in this process: what they may cost, and that others go on meanwhile."""

from __future__ import annotations

import asyncio
import json
import struct
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import h11
import pytest
import uvicorn
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from bauhof.cli.serve import bound
from bauhof.server.app import new_app
from bauhof.server.gate import SLICE, Frames, Gate, is_trusted, network_of, protocols
from bauhof.server.guard import token_of
from bauhof.server.identity import new_token
from bauhof.server.limits import Limits
from tests.server.people import PATIENCE, Person, ServerProcess

ME, OPEN = {"kind": "me"}, {"kind": "open"}
TEXT, CONT, PING = 1, 0, 9


class House:
    """A server in this event loop."""

    def __init__(self, port: int, gate: Gate) -> None:
        self.port = port
        self.gate = gate
        self.url = f"http://127.0.0.1:{port}"

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def say(self, *parts: bytes) -> tuple[int, dict[str, Any]]:
        """Send bytes; the status and the body of what comes back."""
        reader, writer = await self.knock()
        try:
            for part in parts:
                writer.write(part)
            return await answer(reader)
        finally:
            writer.close()

    async def player(self) -> Person:
        """Somebody who sits at a table and is connected."""
        anna = Person(self.url, "Anna")
        await anna.create("machi-koro", [ME, OPEN])
        await anna.enter()
        while not anna.room:
            await anna.listen()
        return anna

    async def socket(self, person: Person) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare WebSocket at a person's table, after its handshake."""
        reader, writer = await self.knock()
        head = (
            f"GET /api/tables/{person.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return reader, writer

    def is_inside(self, writer: asyncio.StreamWriter) -> bool:
        """Whether a connection has not been cut."""
        port = writer.get_extra_info("sockname")[1]
        return any(one.get_extra_info("peername")[1] == port for one in self.gate.visits)


async def answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, Any]]:
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[16:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length: "))
        return int(head.split(b" ")[1]), json.loads(await reader.readexactly(length))


async def closed_with(reader: asyncio.StreamReader) -> tuple[int, str]:
    """The code and reason with which the server closes a bare WebSocket; what it says before is passed over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            first, length = await reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await reader.readexactly(2))
            data = await reader.readexactly(length)
            if first & 15 == 8:
                return struct.unpack("!H", data[:2])[0], data[2:].decode()


async def cut(reader: asyncio.StreamReader) -> None:
    """Wait until the server has cut a connection."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if not await reader.read(1 << 16):
                    return
            except ConnectionError:
                return


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is zero."""
    return bytes([opcode | (128 if fin else 0), 128 | len(data)]) + b"\0\0\0\0" + data


@asynccontextmanager
async def served(tmp_path: Path, **limits: Any) -> AsyncIterator[House]:
    defaults = {"per_second": 1e6, "burst": 1e6, "heavy_burst": 100}
    made = Limits(**{**defaults, **limits})
    gate = Gate(made)
    listening = bound("127.0.0.1", 0)
    config = uvicorn.Config(
        new_app(tmp_path / "tables.db", limits=made),
        log_config=None,
        ws_max_size=made.message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_keep_alive=1,
        **protocols(gate),
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield House(listening.getsockname()[1], gate)
    finally:
        server.should_exit = True
        await serving


def with_house(tmp_path: Path, visit: Callable[[House], Coroutine[Any, Any, None]], **limits: Any) -> None:
    async def run() -> None:
        async with served(tmp_path, **limits) as house:
            await visit(house)

    asyncio.run(run())


def test_a_cookie_is_read_in_one_pass() -> None:
    """A quadratic parser would take more than an hour for this one."""
    token = new_token()
    began = time.process_time()
    assert token_of(Headers({"cookie": 'bauhof="' + "\\" * 1_000_000})) is None
    assert time.process_time() - began < 10
    for good in (f"bauhof={token}", f"a=b; bauhof={token};", f'x="; bauhof=no; bauhof={token}; y'):
        assert token_of(Headers({"cookie": good})) == token
    for bad in ("", "bauhof", "bauhof=", f"bauhofx={token}", f"bauhof={token}x", f"bauhof={token[:-1]}é"):
        assert token_of(Headers({"cookie": bad})) is None


HEADS = (
    b'Cookie: bauhof="' + b"\\" * 60_000,
    b"\r\n".join(b"A%d: b" % number for number in range(101)),
    b"\r\n".join(b"Cookie: %d=%s" % (number, b"x" * 1000) for number in range(20)),
    b"Long" + b"g" * 20_000 + b": name",
)


def test_of_what_is_too_large_the_parser_sees_only_the_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    receive = h11.Connection.receive_data

    def counted(self: h11.Connection, data: bytes) -> None:
        nonlocal seen
        seen += len(data)
        receive(self, data)

    monkeypatch.setattr(h11.Connection, "receive_data", counted)

    async def visit(house: House) -> None:
        nonlocal seen
        for more in HEADS:
            seen = 0
            status, problem = await house.say(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + more + b"\r\n\r\n")
            assert (status, problem["code"]) == (431, "too-large")
            assert problem["text"] == "This is too large."
            assert seen <= Limits().head + 2 * SLICE
        seen = 0
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
        status, problem = await house.say(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 50_000)
        assert (status, problem["code"]) == (411, "no-length")
        assert seen <= SLICE, "chunks of one byte are not read"
        status, problem = await house.say(head + b"Content-Length: 3000000\r\n\r\n")
        assert (status, problem["code"]) == (413, "too-large"), "before it comes"
        status, problem = await house.say(b"no request at all\r\n\r\n")
        assert (status, problem["code"]) == (400, "bad-message")

    with_house(tmp_path, visit)


FLOODS = (
    (frame(TEXT, fin=False) + frame(CONT, fin=False) * 30_000, 18),
    ((frame(TEXT, fin=False) + frame(CONT, fin=False) * 9 + frame(CONT)) * 30_000, 1001),
    (frame(TEXT) * 30_000, 1001),
    (frame(PING, b"x" * 100) * 30_000, 1001),
)


def test_a_flood_of_frames_is_closed_when_its_budget_is_spent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    receive = Frames.recv_frame

    def counted(self: Frames, one: Any) -> None:
        nonlocal seen
        seen += 1
        receive(self, one)

    monkeypatch.setattr(Frames, "recv_frame", counted)

    async def visit(house: House) -> None:
        nonlocal seen
        anna = await house.player()
        for flood, most in FLOODS:
            reader, writer = await house.socket(anna)
            seen = 0
            writer.write(flood)
            assert await closed_with(reader) == (4429, "too-fast")
            writer.close()
            assert seen <= most
        assert (await anna.ask("say", text="still here"))["type"] == "ack"
        await anna.close()

    with_house(tmp_path, visit, frames_per_second=0)


async def ping_for_ever(house: House, writer: asyncio.StreamWriter) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            writer.write(frame(PING, b"x" * 125) * 1000)
            await writer.drain()
            assert house.gate.unsent()["127.0.0.1"] < 200_000


def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        anna = await house.player()
        _, writer = await house.socket(anna)
        with pytest.raises(ConnectionError):  # it never reads, and is cut
            await ping_for_ever(house, writer)
        await anna.close()

    with_house(tmp_path, visit, frames_burst=1e9, bytes_burst=1e12, unsent=100_000)


def test_what_nobody_reads_is_limited_for_a_whole_network(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        anna = await house.player()
        sockets = [await house.socket(anna) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            while all(house.is_inside(writer) for _, writer in sockets):
                for _, writer in sockets:
                    if house.gate.unsent()["127.0.0.1"] < 300_000:
                        writer.write(frame(PING, b"x" * 125) * 500)
                await asyncio.sleep(0.01)
        assert any(house.is_inside(writer) for _, writer in sockets), "one of them was enough"
        for _, writer in sockets:
            writer.transport.abort()
        await anna.close()

    ample = {"frames_burst": 1e9, "bytes_burst": 1e12, "unsent": 10**9, "unsent_seconds": 1e6, "greeting": 1e6}
    with_house(tmp_path, visit, **ample, unsent_of_address=200_000)


def test_who_reads_nothing_for_too_long_is_cut(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        anna = await house.player()
        _, writer = await house.socket(anna)
        async with asyncio.timeout(PATIENCE):
            while house.is_inside(writer):
                if house.gate.unsent()["127.0.0.1"] < 200_000:
                    writer.write(frame(PING, b"x" * 125) * 500)
                await asyncio.sleep(0.01)
        writer.transport.abort()
        await anna.close()

    with_house(tmp_path, visit, frames_burst=1e9, bytes_burst=1e12, unsent=10**9, unsent_seconds=0.1, greeting=1e6)


async def chatter(anna: Person) -> None:
    for _ in range(100):
        await anna.ask("say", text="x" * 300)


def test_a_network_that_sends_too_many_bytes_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        anna = await house.player()
        head = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n"
        status, problem = await house.say(head + b"Content-Type: application/json\r\n\r\n" + b"x" * 200_000)
        assert (status, problem["code"]) == (429, "too-fast")
        with pytest.raises(ConnectionClosed, match="4429"):
            await chatter(anna)
        await anna.close()

    with_house(tmp_path, visit, bytes_per_second=0, bytes_burst=20_000)


HALVES = (
    b"",
    b"GET /api/games HT",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
)
ANSWERED = (
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he",
    b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx",
)


def test_half_a_request_is_closed(tmp_path: Path) -> None:
    async def begin(house: House, begun: bytes) -> bytes:
        reader, writer = await house.knock()
        writer.write(begun)
        async with asyncio.timeout(PATIENCE):
            said = await reader.read()
        writer.close()
        return said

    async def visit(house: House) -> None:
        reader, writer = await house.knock()
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await answer(reader))[0] == 200
        (caller,) = house.gate.visits.values()
        assert caller.due == float("inf"), "an answered request waits for nothing"
        said = await asyncio.gather(*(begin(house, begun) for begun in HALVES + ANSWERED))
        assert all(b"HTTP/1.1 408" in one and b'"code":"too-slow"' in one for one in said[: len(HALVES)])
        assert all(one.count(b"HTTP/1.1 200") == 1 for one in said[len(HALVES) :])
        writer.close()

    with_house(tmp_path, visit, head_seconds=0.2, body_seconds=0.2)


def test_bytes_that_trickle_in_buy_no_time(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        reader, writer = await house.knock()
        reading = asyncio.create_task(answer(reader))
        async with asyncio.timeout(PATIENCE):
            while not reading.done():
                writer.write(b"G")
                await asyncio.sleep(0.01)
        status, _ = await reading
        assert status == 408
        writer.close()

    with_house(tmp_path, visit, head_seconds=0.3)


def test_a_network_has_so_many_connections_and_is_told(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        idle = [await house.knock() for _ in range(8)]
        status, problem = await house.say(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (status, problem["code"]) == (503, "too-many")
        idle.pop()[1].close()
        async with asyncio.timeout(PATIENCE):
            while status != 200:
                status, _ = await house.say(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for _, writer in idle:
            writer.close()

    with_house(tmp_path, visit, connections_of_address=8)


def test_strangers_push_each_other_out_and_never_who_plays(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        anna = await house.player()
        idle = [await house.knock() for _ in range(100)]
        await asyncio.gather(*(cut(reader) for reader, _ in idle[:80]))
        assert len(house.gate.strangers) <= 20
        ben = Person(house.url, "Ben")
        await ben.enter(anna.table)
        assert (await ben.ask("sit", seat=1, name="Ben"))["type"] == "ack", "a newcomer is let in"
        assert (await anna.ask("start"))["type"] == "ack"
        for _, writer in idle:
            writer.close()
        await anna.close()
        await ben.close()

    with_house(tmp_path, visit, connections=80, connections_of_address=1000, head_seconds=1e6)


def test_the_last_places_are_for_those_who_have_a_seat(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        anna = await house.player()
        watching = [Person(house.url, f"Watcher {number}") for number in range(6)]
        for one in watching[:-1]:
            await one.enter(anna.table)
            await one.listen()
        await watching[-1].enter(anna.table)
        with pytest.raises(ConnectionClosed, match="4429"):
            await watching[-1].listen()
        await anna.enter()
        assert (await anna.ask("say", text="I have a seat"))["type"] == "ack"
        for one in (anna, *watching):
            await one.close()

    with_house(tmp_path, visit, connections=12)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many addresses on one machine by itself")
def test_half_requests_from_everywhere_shut_nobody_out(tmp_path: Path) -> None:
    """A server that may open 1,024 files, and 1,100 connections from eleven addresses that ask half a question."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2000:
        pytest.skip("this process may not open so many files itself")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2000), hard))

    async def visit(server: ServerProcess) -> None:
        anna = Person(server.url, "Anna")
        await anna.create("machi-koro", [ME, OPEN])
        await anna.enter()
        halves = []
        for number in range(1100):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(f"127.0.1.{number % 11 + 1}", 0)
            )
            writer.write(b"GET /api/games HT")
            halves.append(writer)
        ben = Person(server.url, "Ben")
        await ben.enter(anna.table)
        assert (await ben.ask("sit", seat=1, name="Ben"))["type"] == "ack"
        assert (await anna.ask("start"))["type"] == "ack"
        files = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        assert files < 300, "a quarter of what fits into 1,024 files is theirs"
        for writer in halves:
            writer.transport.abort()
        await anna.close()
        await ben.close()

    prelude = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"
    with ServerProcess(tmp_path / "tables.db", prelude=prelude) as server:
        asyncio.run(visit(server))


def test_networks_are_counted_as_households() -> None:
    assert network_of("203.0.113.7") == "203.0.113.7"
    assert network_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"


def test_proxies_are_trusted_by_address_or_network() -> None:
    assert is_trusted("10.0.0.1", "10.0.0.1")
    assert is_trusted("10.0.0.9", "127.0.0.1, 10.0.0.0/8")
    assert is_trusted("anything", "*")
    assert not is_trusted("10.0.0.9", "10.0.0.1,nonsense")
    assert not is_trusted("10.0.0.9", "")
