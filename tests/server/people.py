"""A server in a process of its own, and people who play there over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bauhof.server.messages import PROTOCOL

PATIENCE = 120.0  # seconds; only a test that fails waits for so long
HEARING = "import signal\nif hasattr(signal, 'SIGHUP'): signal.signal(signal.SIGHUP, signal.SIG_DFL)"  # nohup mutes it


class ServerProcess:
    """`bauhof serve` on a port of its own; what it logs is kept."""

    def __init__(self, data: Path, *options: str, port: int = 0, prelude: str = "", **environment: str) -> None:
        code = f"{HEARING}\n{prelude}\nfrom bauhof.__main__ import main\nmain()"
        command = [sys.executable, "-c", code, "serve", "--port", str(port), "--data", str(data)]
        command += ["--requests-per-second", "10000", *options]
        self.process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}, start_new_session=True
        )
        self.logged: deque[dict[str, Any]] = deque(maxlen=5000)
        assert self.process.stderr is not None
        self.errors: list[str] = []
        for line in self.process.stderr:
            if self._keep(line) == "listening":
                break
        self.port = int(self.logged[-1]["port"]) if self.logged else 0
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _keep(self, line: str) -> str:
        try:
            entry = json.loads(line)
        except ValueError:
            self.errors.append(line)
            return ""
        self.logged.append(entry)
        return str(entry["event"])

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._keep(line)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log_with(self, text: str) -> str:
        """All that was logged, as soon as this is there: a line may come after the answer that it is about."""
        end = time.monotonic() + PATIENCE
        while text not in (log := json.dumps(list(self.logged)) + "".join(self.errors)):
            assert time.monotonic() < end, f"{text} was never logged"
            time.sleep(0.01)
        return log

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code

    def kill(self) -> None:
        self.process.kill()
        self.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Person:
    """Somebody with a browser: a cookie, and a socket at one table."""

    def __init__(self, url: str, name: str, seed: int = 0, language: str = "en") -> None:
        self.url = url
        self.name = name
        self.language = language
        self.chance = random.Random(f"{name} {seed}")
        self.http = httpx2.AsyncClient(base_url=url, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.table = ""
        self.room: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.requests = 0
        self.pending: dict[str, Any] | None = None  # sent, and not answered yet
        self.acknowledged: list[str] = []
        self.journal = ""

    async def create(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        asked = {"game": game, "seats": seats, **more}
        response = await self.http.post("/api/tables", json=asked)
        assert response.status_code == 201, response.text
        self.table = response.json()["table"]
        return self.table

    async def enter(self, table: str | None = None) -> None:
        self.table = table or self.table
        await self.leave()
        if "bauhof" not in self.http.cookies:
            await self.http.get("/api/games")
        headers = {"Cookie": f"bauhof={self.http.cookies['bauhof']}"}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        have = {"have": self.position.get("version", 0), "seats": self.position.get("seats", [])}
        await self.send({"type": "hello", "protocol": PROTOCOL, "language": self.language, **have})

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None

    async def close(self) -> None:
        await self.leave()
        await self.http.aclose()

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    def new_id(self) -> str:
        self.requests += 1
        return f"{self.name}-{self.requests}-{self.chance.getrandbits(48):x}"

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        id = fields.pop("id", None) or self.new_id()
        self.pending = {"type": kind, "id": id, **fields}
        return await self.insist()

    async def insist(self) -> dict[str, Any]:
        """Send what was not answered, perhaps once more, and wait for its answer."""
        assert self.pending is not None
        id = self.pending["id"]
        await self.send(self.pending)
        while id not in self.answers:
            await self.listen()
        self.pending = None
        answer = self.answers.pop(id)
        if answer["type"] == "ack":
            self.acknowledged.append(id)
        return answer

    async def listen(self) -> dict[str, Any]:
        """Take one message in."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        kind = message["type"]
        if kind == "room":
            self.room = message
        elif kind == "position":
            assert message["log"] <= len(self.log), "no event is missing"
            self.log = self.log[: message["log"]] + message["events"]
            self.position = message
        elif kind == "chat":
            self.chat += [line["text"] for line in message["lines"]]
        else:
            self.answers[message["id"]] = message
        return message

    @property
    def allowed(self) -> list[str]:
        return [choice["word"] for choice in self.position.get("choices", []) if not choice.get("refusal")]

    @property
    def over(self) -> bool:
        return self.room.get("stage") == "over"

    async def act(self, word: str, **more: Any) -> dict[str, Any]:
        position = self.position
        return await self.ask(
            "act", **{"seat": position["seat"], "version": position["version"], "action": word, **more}
        )

    async def play(self, most: int = 100_000) -> int:
        """Play at random until the game is over; returns how many actions were acknowledged."""
        acted = 0
        answered = 0
        if self.pending is not None:
            await self.insist()
        while not (self.over and "turn" not in self.position) and acted < most:
            if self.allowed and self.position["version"] != answered:
                answered = self.position["version"]
                answer = await self.act(self.chance.choice(self.allowed))
                acted += answer["type"] == "ack"
                if answer["type"] == "refused":
                    assert answer["reason"] in ("stale", "storage"), answer
                    answered = 0 if answer["reason"] == "storage" else answered
            else:
                await self.listen()
        return acted

    async def play_through(self, most: int = 100_000) -> int:
        """Play on whatever happens to the server, coming back as often as it takes."""
        while True:
            try:
                if self.socket is None:
                    await self.enter()
                return await self.play(most)
            except (ConnectionClosed, OSError, InvalidHandshake, httpx2.TransportError):
                await self.leave()
                await asyncio.sleep(0.1)
