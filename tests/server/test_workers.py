"""Several processes on one database: people at any of them share tables, and nothing is lost with one of them."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bauhof.server.database import database_at
from bauhof.server.identity import hashed
from tests.server.conftest import ON_POSTGRES
from tests.server.people import PATIENCE, Person, ServerProcess
from tests.server.postgres import Cluster
from tests.server.test_process import BOT, ME, OPEN, a_little

pytestmark = [*ON_POSTGRES, pytest.mark.long]


async def say(person: Person, text: str) -> None:
    """Say something whatever happens to the servers, once."""
    person.pending = {"type": "say", "id": person.new_id(), "text": text}
    while True:
        try:
            if person.socket is None:
                await person.enter()
            if (await person.insist())["type"] == "ack":
                return
            person.pending = {"type": "say", "id": person.new_id(), "text": text}
        except (ConnectionClosed, OSError, InvalidHandshake, httpx2.TransportError):
            await person.leave()
        await asyncio.sleep(0.1)


async def only_listen(person: Person) -> None:
    while True:
        await person.listen()


async def heard(person: Person) -> list[str]:
    """Everything that was said, told anew."""
    person.chat = []
    await person.enter()
    while not person.chat:
        await person.listen()
    return [line for line in person.chat if line.startswith("#")]


def kept(url: str, query: str) -> list[Any]:
    connection = database_at(url).connected()
    found = [tuple(row) for row in connection.execute(query)]
    connection.close()
    return found


async def check_strangers(url: str, server: ServerProcess, anna: Person) -> None:
    """Who does not know the secret is not answered at the ports of peers, and who does is nobody else at the others."""
    secret, path = kept(url, "SELECT secret FROM cluster")[0][0], f"/api/tables/{anna.table}"
    headers = {"x-bauhof-guest": hashed(anna.http.cookies["bauhof"]), "x-bauhof-client": "1.2.3.4"}
    async with httpx2.AsyncClient(headers=headers) as stranger:
        for (address,) in kept(url, "SELECT address FROM workers"):
            assert (await stranger.get(f"http://{address}{path}")).status_code == 404
            wrong = await stranger.get(f"http://{address}{path}", headers={"x-bauhof-secret": "wrong"})
            assert wrong.status_code == 404
            with pytest.raises(InvalidHandshake):
                await connect(f"ws://{address}{path}/socket")
        stranger.headers["x-bauhof-secret"] = secret
        seen = (await stranger.get(f"{server.url}{path}")).json()
        assert not [seat for seat in seen["seats"] if seat.get("yours")]


def test_people_at_two_servers_share_a_table_that_outlives_its_owner(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new()

    async def play(here: ServerProcess, there: ServerProcess) -> tuple[Person, Person]:
        anna, ben = Person(here.url, "Anna"), Person(there.url, "Ben")
        table = await anna.create("machi-koro", [ME, OPEN, BOT], settings={"listed": True})
        lobby = (await ben.http.get("/api/lobby")).json()
        assert [one["table"] for one in lobby["tables"]] == [table], "the lobby of all"
        await anna.enter()
        await ben.enter(table)
        assert (await ben.ask("sit", seat=1, name="Ben"))["type"] == "ack"
        assert (await anna.ask("start"))["type"] == "ack"
        while not all(seat.get("here") for seat in ben.room.get("seats", [{}])[:2]):
            await ben.listen()
        cookie = {"Cookie": f"bauhof={anna.http.cookies['bauhof']}"}
        async with httpx2.AsyncClient(base_url=there.url, headers=cookie) as elsewhere:
            seen = (await elsewhere.get(f"/api/tables/{table}")).json()
            assert [seat.get("yours", False) for seat in seen["seats"]] == [True, False, False], (
                "who is known everywhere"
            )
            assert (await elsewhere.get(f"/api/tables/{table}/journal")).json()["code"] == "not-over"
            assert (await elsewhere.post(f"/api/tables/{table}/commands", json={"type": "?"})).status_code == 400
        await a_little(anna, ben)
        await check_strangers(url, there, anna)
        await say(anna, "#1")
        here.process.send_signal(signal.SIGSTOP)
        await say(ben, "#2")
        here.process.send_signal(signal.SIGCONT)
        with pytest.raises(ConnectionClosed, match="1012"):  # she is told to come back, and has not asked for anything
            await only_listen(anna)
        await say(anna, "#3")
        assert await heard(anna) == await heard(ben) == ["#1", "#2", "#3"], "nobody writes with an old lease"

        assert await asyncio.to_thread(there.stop) == 0
        ben.url = here.url
        ben.http.base_url = httpx2.URL(here.url)
        playing = [asyncio.create_task(one.play_through(1)) for one in (anna, ben)]
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED, timeout=5 * PATIENCE)
        assert [task.result() for task in done] == [1], "the game goes on"
        for one in others:
            one.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await anna.close()
        await ben.close()
        return anna, ben

    data, options = tmp_path / "unused", ("--database", url)
    apart = ("--peer-host", "localhost")  # as on another machine
    with ServerProcess(data, *options) as here, ServerProcess(data, *options, *apart) as there:
        anna, ben = asyncio.run(play(here, there))
        assert here.stop() == 0
        assert "lease-lost" in [line["event"] for line in here.logged]
    saved = set(kept(url, "SELECT id, request FROM requests"))
    assert {(one.table, id) for one in (anna, ben) for id in one.acknowledged} <= saved


def test_nothing_is_lost_when_one_of_three_workers_is_killed(cluster: Cluster) -> None:
    """Some seconds of it; `bauhof soak --workers 3 --kills 200` goes on for as long as it is told to."""
    words = ["--minutes", "0.05", "--tables", "3", "--workers", "3", "--kills", "2", "--database", cluster.new()]
    command = [sys.executable, "-m", "bauhof", "soak", *words, "--json"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert told.returncode == 0, told.stderr + told.stdout
    report = json.loads(told.stdout)
    assert report["acknowledged"] > 0
    assert (report["kills"], report["workers"]) == (2, 3)
    assert (report["lost"], report["unreadable"], report["trouble"]) == (0, 0, {})


def test_workers_that_are_told_to_stop_while_starting_stop(cluster: Cluster, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "unused", "--database", cluster.new(), "--workers", "2") as server:
        assert server.stop() == 0


def test_several_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bauhof", "serve", "--data", str(tmp_path / "a.db"), "--workers", "2"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert told.returncode == 2
    assert "several workers need a database that they can share" in told.stderr
