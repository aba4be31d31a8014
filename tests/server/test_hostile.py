"""Messages made to fail, in any order, at a table where a game runs; and a soak of some seconds."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bauhof.cli.hostile import MESSAGES, is_understood, message
from bauhof.core.registry import game_names
from bauhof.server.messages import PROTOCOL
from tests.server.people import PATIENCE
from tests.server.test_app import ME, OPEN, Guest

BATCHES, AT_ONCE = 15, 20


def test_the_generator_gives_the_same_again_and_every_kind_of_message() -> None:
    made = [message(random.Random(seed)) for seed in range(2000)]
    assert made == [message(random.Random(seed)) for seed in range(2000)]
    understood = [json.loads(one)["type"] for one in made if is_understood(one)]
    assert {one.__struct_config__.tag for one in MESSAGES} == set(understood)
    assert len(made) / 4 < len(understood) < len(made) * 3 / 4, "about as many that fit as that do not"


@pytest.mark.parametrize("name", game_names())
def test_every_message_is_answered_and_none_harms_a_table(
    app: TestClient, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(name)
    anna, ben, carl = Guest(app), Guest(app), Guest(app)
    table = anna.open(name, ME, OPEN)
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    for number in range(BATCHES):
        guest = chance.choice((anna, ben, carl))
        with app.websocket_connect(f"/api/tables/{table}/socket", headers=guest.headers) as socket:
            socket.send_json({"type": "hello", "protocol": PROTOCOL})
            for _ in range(AT_ONCE):
                made = message(chance)
                try:
                    socket.send_text(made.decode())
                except UnicodeDecodeError:
                    socket.send_bytes(made)
            socket.send_json({"type": "sit", "id": f"last {number}", "seat": 0, "name": "X"})
            assert last_word(socket, f"last {number}") in ("started", 4400)
    hall: Any = app.app.state.server.hall  # type: ignore[attr-defined]
    live = hall.tables[table]
    kept = asyncio.run_coroutine_threadsafe(hall.store.load(table), hall_loop(app)).result(PATIENCE)
    assert kept.match.position == live.match.position, "what is saved is what is played"
    assert kept.room == live.room
    assert [seat.name for seat in kept.room.seats][1] == "Ben"
    assert '"event": "fault"' not in capsys.readouterr().err


def hall_loop(app: TestClient) -> asyncio.AbstractEventLoop:
    """The event loop in which a server in this process runs."""

    async def running() -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    assert app.portal is not None
    return app.portal.call(running)


def last_word(socket: Any, id: str) -> str | int:
    """Why the last request was refused, or the code with which the socket was closed."""
    try:
        while (told := socket.receive_json()).get("id") != id:
            continue
    except WebSocketDisconnect as closed:
        return closed.code
    return str(told["code"])


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that a process can answer")
def test_a_soak_loses_nothing() -> None:
    """Some seconds of it; `bauhof soak` runs for a quarter of an hour."""
    command = [sys.executable, "-m", "bauhof", "soak", "--minutes", "0.1", "--tables", "3", "--json"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert told.returncode == 0, told.stderr + told.stdout
    report = json.loads(told.stdout)
    assert report["passed"]
    assert report["acknowledged"] > 0
    assert (report["lost"], report["unreadable"], report["trouble"]) == (0, 0, {})
    assert report["kills"] == 2
    assert {"babble", "bomb", "chunks", "flood", "slow"} <= set(report["hostile"])
