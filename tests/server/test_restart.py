"""A server that is told to restart: its successor listens at the same socket, and everybody comes back."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import PATIENCE, Person, ServerProcess

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that a process can answer")

ME, OPEN = {"kind": "me"}, {"kind": "open"}
RESTART = 1012


async def closing_code(person: Person) -> int:
    """Listen until the server ends the connection; how it says why."""
    try:
        while True:
            await person.listen()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def a_little(*people: Person) -> None:
    """Play until one of them has acted three times."""
    playing = [asyncio.create_task(one.play(most=3)) for one in people]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def logged(server: ServerProcess, event: str, times: int) -> float:
    """Wait until the server has logged something so often; when it was, by its clock."""
    async with asyncio.timeout(PATIENCE):
        while len(found := [entry["at"] for entry in server.logged if entry["event"] == event]) < times:
            await asyncio.sleep(0.01)
    return float(found[times - 1])


def test_who_plays_while_the_server_restarts_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        await ben.enter(await anna.create("machi-koro", [ME, OPEN]))
        await anna.enter()
        assert (await ben.ask("sit", seat=1, name="Ben"))["type"] == "ack"
        assert (await anna.ask("start"))["type"] == "ack"
        await a_little(anna, ben)
        version = anna.position["version"]
        watching = [asyncio.create_task(closing_code(one)) for one in (anna, ben)]
        server.process.send_signal(signal.SIGHUP)
        assert await asyncio.gather(*watching) == [RESTART, RESTART]
        await anna.enter()  # at once: nobody listens yet, but nobody is turned away either
        await ben.enter()
        assert await logged(server, "started", 2) >= await logged(server, "stopped", 1)
        assert server.process.poll() is None, "it is the same process, with the same port"
        for one, seat in ((anna, 0), (ben, 1)):
            while one.position.get("version", 0) < version:
                await one.listen()
            assert one.position["seats"] == [seat]
            for id in list(one.acknowledged):
                assert (await one.ask("start", id=id))["type"] == "ack", "what was carried out before is only confirmed"
        await a_little(anna, ben)
        assert anna.position["version"] > version
        await anna.close()
        await ben.close()

    with ServerProcess(tmp_path / "tables.db") as server:
        asyncio.run(play(server))
        assert server.stop() == 0
