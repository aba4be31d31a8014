"""The first minute: how long a stranger waits from `git clone` to the first table and the first answer of a bot."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from websockets.sync.client import connect

from bauhof.cli.bench import Figure
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game_names
from bauhof.server.messages import PROTOCOL

ROOT = Path(__file__).parents[3]
PATIENCE = 600.0  # seconds
BOT, PERSON = 0, 1  # seats
LEVEL = "strong"


def measure_first_minute(console: Console) -> list[Figure]:
    """Clone, `make play` and two clicks, with nothing compiled before; what pip and npm have fetched may be cached."""
    if not (ROOT / ".git").exists():
        raise BauhofError(f"{ROOT} is no clone of the repository, so the first minute cannot be measured there")
    console.print("[dim]cloning and setting up …[/]")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
        free.close()
        began = time.perf_counter()
        process = make_play(Path(folder), port)
        try:
            wait_for(process, port)
            healthy = time.perf_counter() - began
            found = {name: first_turn(port, name) for name in sorted(game_names())}
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
    first_table = healthy + next(iter(found.values()))[0]
    figures = [Figure("first_table_s", "first minute: git clone to the first table", first_table, "s", at_most=40)]
    for name, (table, answer) in found.items():
        figures.append(Figure(f"{name}_first_table_s", f"  {name}: click to the table", table, "s", at_most=3))
        figures.append(Figure(f"{name}_first_answer_s", f"  {name}: to a bot's first answer", answer, "s", at_most=3))
    return figures


def make_play(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """What the README says, in an empty folder and with an empty cache."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
    environment = {name: value for name, value in os.environ.items() if name not in ("BAUHOF_MODE", "PYTHONPATH")}
    empty = {"BAUHOF_CACHE": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    return subprocess.Popen(
        ["make", "--silent", "play", f"OPEN=--port {port}"],
        cwd=folder / "clone",
        env={**environment, **empty},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until the server answers."""
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        if process.poll() is not None:
            raise BauhofError(f"make play ended with status {process.returncode}")
        try:
            answered(port, "GET", "/health")
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise BauhofError(f"make play served nothing within {PATIENCE:.0f} seconds")


def answered(port: int, method: str, path: str, body: object = None) -> tuple[dict[str, Any], str]:
    """The answer of the server, and the cookie that it gave."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path, json.dumps(body), {"Content-Type": "application/json"})
        response = connection.getresponse()
        found = json.loads(response.read())
        return found, response.getheader("Set-Cookie", "").split(";")[0]
    finally:
        connection.close()


def first_turn(port: int, game: str) -> tuple[float, float]:
    """Seconds from the click to the first position, and from a bot's turn to its first answer."""
    began = time.perf_counter()
    seats = [{"kind": "bot", "bot": LEVEL}, {"kind": "me"}]
    room, cookie = answered(port, "POST", "/api/tables", {"game": game, "seats": seats})
    table, asked, seen = None, None, 0
    address = f"ws://127.0.0.1:{port}/api/tables/{room['table']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as talk:
        talk.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        while True:
            position = json.loads(talk.recv(timeout=PATIENCE))
            if position["type"] != "position":
                continue
            now = time.perf_counter()
            table = now - began if table is None else table
            if asked is not None and position["version"] > seen:
                return table, now - asked
            seen = position["version"]
            if position.get("turn") == BOT:
                asked = now
            else:  # a person begins: do anything, until it is the bot's turn
                word = next(choice["word"] for choice in position["choices"] if not choice["refusal"])
                act = {"type": "act", "id": str(seen), "seat": PERSON, "version": seen, "action": word}
                talk.send(json.dumps(act))
