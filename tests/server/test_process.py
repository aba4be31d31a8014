"""A server in a process of its own: whole games, killed and started again, with a full disk and a locked file."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from bauhof.core.journal import Journal
from bauhof.core.registry import game_names
from bauhof.core.replay import verify
from tests.server.people import PATIENCE, Person, ServerProcess

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that a process can answer")

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data") / "tables.db") as server:
        yield server
        assert server.stop() == 0, "it stops cleanly"
        assert server.logged[-1]["event"] == "stopped"
        assert not [line for line in server.errors if "Compiling" not in line]


async def seated(url: str, name: str, seed: int = 0) -> tuple[Person, Person]:
    """Anna and Ben at a table with a bot; the game has begun."""
    anna, ben = Person(url, "Anna", seed), Person(url, "Ben", seed, language="de")
    table = await anna.create(name, [ME, OPEN, BOT])
    await anna.enter()
    await ben.enter(table)
    assert (await ben.ask("sit", seat=1, name="Ben"))["type"] == "ack"
    assert (await anna.ask("start"))["type"] == "ack"
    return anna, ben


async def a_little(*people: Person) -> None:
    """Play until one of them has acted twice."""
    playing = [asyncio.create_task(one.play(most=2)) for one in people]
    _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def test_who_is_told_to_stop_while_starting_stops(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:  # which has said where it listens, and no more
        assert server.stop() == 0


@pytest.mark.parametrize("name", game_names())
def test_two_people_and_a_bot_play_a_whole_game(server: ServerProcess, name: str, tmp_path: Path) -> None:
    async def play() -> tuple[Person, Person, str]:
        anna, ben = await seated(server.url, name)
        await asyncio.gather(anna.play(), ben.play())
        journal = (await anna.http.get(f"/api/tables/{anna.table}/journal")).text
        await anna.close()
        await ben.close()
        return anna, ben, journal

    anna, ben, journal = asyncio.run(play())
    assert anna.room["result"]["reason"] == "finished"
    assert 1 in anna.room["result"]["ranking"]
    assert [event["kind"] for event in anna.log] == [event["kind"] for event in ben.log]
    assert [event["text"] for event in anna.log] != [event["text"] for event in ben.log]
    path = tmp_path / "game.jsonl"
    path.write_text(journal)
    told = subprocess.run([sys.executable, "-m", "bauhof", "verify", str(path)], capture_output=True, text=True)
    assert "the game is finished" in told.stdout
    proven, chances = re.findall(r"(\d+) of (\d+) outcomes", told.stdout)[0]
    assert proven == chances


@pytest.mark.long
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    data, chance = tmp_path / "tables.db", random.Random(1)

    async def play() -> list[tuple[Person, Person]]:
        server = ServerProcess(data)
        try:
            tables = [await seated(server.url, name, seed) for seed in range(2) for name in game_names()]
            playing = [asyncio.create_task(one.play_through()) for table in tables for one in table]
            for _ in range(4):
                await asyncio.sleep(chance.uniform(0.2, 1.2))
                await asyncio.to_thread(server.kill)
                server = await asyncio.to_thread(ServerProcess, data, port=server.port)
            await asyncio.wait_for(asyncio.gather(*playing), 5 * PATIENCE)
            for table in tables:
                for one in table:
                    one.journal = (await one.http.get(f"/api/tables/{one.table}/journal")).text
                    await one.close()
            return tables
        finally:
            await asyncio.to_thread(server.kill)

    tables = asyncio.run(play())
    with sqlite3.connect(data) as file:
        saved = {(table, id) for table, id in file.execute("SELECT id, request FROM requests")}
        actions = dict(
            file.execute("SELECT id, count(*) FROM entries WHERE CAST(entry AS TEXT) LIKE '%action%' GROUP BY id")
        )
    file.close()
    for anna, ben in tables:
        for one in (anna, ben):
            assert one.acknowledged
            assert {(one.table, id) for id in one.acknowledged} <= saved
        proof = verify(Journal.loads(anna.journal))
        assert proof.finished, "every table has gone on to its end"
        assert proof.proven == proof.chances
        assert proof.actions == actions[anna.table]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process")
def test_a_full_disk_is_answered_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")

    async def play() -> None:
        with ServerProcess(tmp_path / "tables.db") as server:
            anna, ben = await seated(server.url, "machi-koro")
            await a_little(anna, ben)
            size = (tmp_path / "tables.db-wal").stat().st_size
            _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
            playing = [asyncio.create_task(one.play()) for one in (anna, ben)]
            async with httpx2.AsyncClient(base_url=server.url) as http:
                async with asyncio.timeout(PATIENCE):
                    while (health := await http.get("/health")).status_code != 503:
                        await asyncio.sleep(0.05)
                assert health.json()["status"] == "failing"
                assert (await http.get("/api/lobby")).status_code == 200, "reading goes on"
                refused = await http.post("/api/tables", json={"game": "skyline", "seats": [ME, BOT]})
                assert (refused.status_code, refused.json()["reason"]) == (503, "storage")
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
                await asyncio.wait_for(asyncio.gather(*playing), 5 * PATIENCE)
            assert anna.room["result"]["reason"] == "finished"
            await anna.close()
            await ben.close()

    asyncio.run(play())


def test_a_locked_file_is_answered_and_the_same_request_succeeds_later(tmp_path: Path) -> None:
    async def play() -> None:
        with ServerProcess(tmp_path / "tables.db") as server:
            anna = Person(server.url, "Anna")
            await anna.create("machi-koro", [ME, ME])
            await anna.enter()
            while not anna.allowed:
                await anna.listen()
            version = anna.position["version"]
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            refused = await anna.act("build:nothing", id="once", version=version, seat=0)
            assert (refused["type"], refused["reason"]) == ("refused", "storage")
            other.execute("ROLLBACK")
            other.close()
            assert (await anna.act("build:nothing", id="once", version=version, seat=0))["type"] == "ack"
            await anna.close()

    asyncio.run(play())


def test_logs_tell_no_secret(server: ServerProcess) -> None:
    async def play() -> list[str]:
        anna, ben = await seated(server.url, "skyline", 5)
        await anna.ask("say", text="a very private remark")
        await a_little(anna, ben)
        await anna.http.get(f"/api/tables/{anna.table}/journal?lang=de")
        secrets = [anna.table, anna.http.cookies["bauhof"], ben.http.cookies["bauhof"], "private remark", "Anna"]
        await anna.close()
        await ben.close()
        return secrets

    secrets = asyncio.run(play())
    logged = server.log_with("/api/tables/{table}/journal")
    assert not [secret for secret in secrets if secret in logged]


def test_a_message_that_is_too_long_closes_the_socket_and_nothing_else(server: ServerProcess) -> None:
    async def play() -> None:
        anna, ben = await seated(server.url, "machi-koro", 6)
        with pytest.raises(Exception, match="1009"):
            await anna.ask("say", text="x" * 10_000)
        anna.pending = None
        await anna.enter()
        await a_little(anna, ben)
        await anna.close()
        await ben.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["serve", "--data", "/dev/null/x.db"], "cannot be opened as a data file"),
        (["serve", "--host", "203.0.113.1", "--data", "{tmp}/a.db"], "cannot listen on 203.0.113.1 port 8000"),
        (["backup", "--data", "{tmp}/none.db", "{tmp}/copy.db"], "there is no such data file"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_line(words: list[str], complaint: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bauhof", *(word.format(tmp=tmp_path) for word in words)]
    told: Any = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert told.returncode == 2
    (line,) = told.stderr.splitlines()
    assert line.startswith("bauhof: ")
    assert complaint in line


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> tuple[Person, Person]:
        anna, ben = await seated(server.url, "machi-koro")
        await a_little(anna, ben)
        await anna.close()
        await ben.close()
        return anna, ben

    with ServerProcess(tmp_path / "tables.db") as server:
        anna, _ = asyncio.run(play(server))
        command = [
            sys.executable,
            "-m",
            "bauhof",
            "backup",
            "--data",
            str(tmp_path / "tables.db"),
            str(tmp_path / "b.db"),
        ]
        assert subprocess.run(command, capture_output=True, timeout=PATIENCE).returncode == 0
    with ServerProcess(tmp_path / "b.db") as copy:
        room = httpx2.get(f"{copy.url}/api/tables/{anna.table}").json()
        assert room["stage"] == "running"
