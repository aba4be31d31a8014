"""Cost: the processor time of an action in everything that the server runs: `python -m bauhof.cli.cost`.

Everything is real but the network: what would be sent is handed to two scripted people at every table, who answer as
soon as they are asked, and what they send is handed to the server's own protocol. With `--profile` the functions that
took longest are listed.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from bauhof.bots.preparation import rehearse
from bauhof.cli.load import read
from bauhof.core.registry import game, game_names
from bauhof.server.app import new_app
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.gate import Gate, protocols
from bauhof.server.identity import COOKIE, hashed, new_token
from bauhof.server.limits import Limits
from bauhof.server.messages import PROTOCOL, Act, Hello, Sit, Start

ROUNDS = 5  # the least of them counts: who shares the machine can only add to it
UNLIMITED = Limits.of(1_000_000, 1_000_000, 1_000_000, 1_000_000)

encode = msgspec.json.Encoder().encode


class Count:
    """How many actions were asked for, and the processor time of the scripted people themselves."""

    def __init__(self) -> None:
        self.wanted = 0
        self.actions = 0
        self.people = 0.0
        self.reached = asyncio.Event()

    async def until(self, actions: int) -> float:
        """Wait for so many more; the processor time that they took, the scripted people's left out."""
        self.actions, self.wanted, self.people = 0, actions, 0.0
        self.reached.clear()
        began = time.process_time()
        await self.reached.wait()
        return time.process_time() - began - self.people

    def acted(self) -> None:
        """One more."""
        self.actions += 1
        if self.actions >= self.wanted:
            self.reached.set()


class Wire(asyncio.Transport):
    """A connection without a network, with a scripted person at its other end who answers at once."""

    def __init__(self, address: str, token: str, seed: int, count: Count) -> None:
        super().__init__({"peername": ("127.0.0.1", seed), "sockname": ("127.0.0.1", 80)})
        self.chance = random.Random(seed)
        self.count = count
        self.protocol: Any = None
        self.client = ClientProtocol(parse_uri(address))
        request = self.client.connect()
        request.headers["Cookie"] = f"{COOKIE}={token}"
        self.client.send_request(request)

    def enter(self, protocol: asyncio.BaseProtocol) -> None:
        """Ask to be let in."""
        self.protocol = protocol
        self.protocol.connection_made(self)
        self._say()

    def _say(self) -> None:
        said = b"".join(self.client.data_to_send())
        if said:
            asyncio.get_running_loop().call_soon(lambda: self.protocol.data_received(said))

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Read what the server says, and answer a question with anything that is allowed."""
        began = time.thread_time()
        self.client.receive_data(bytes(data))
        for event in self.client.events_received():
            if isinstance(event, Frame):
                self._answer(bytes(event.data))
            else:
                self.client.send_text(encode(Hello(PROTOCOL)))
        self._say()
        self.count.people += time.thread_time() - began

    def _answer(self, message: bytes) -> None:
        seen = read(message)
        if seen.type == "position" and seen.choices:
            word = self.chance.choice([choice.word for choice in seen.choices if not choice.refusal])
            self.client.send_text(encode(Act(f"{self.chance.getrandbits(64):x}", seen.seat, seen.version, word)))
            self.count.acted()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """It becomes a WebSocket."""
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Who hears what is sent."""
        return self.protocol  # type: ignore[no-any-return]

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def is_closing(self) -> bool:
        """Never before the end."""
        return False

    def pause_reading(self) -> None:
        """Nobody sends too much."""

    def resume_reading(self) -> None:
        """Nobody has stopped."""

    def close(self) -> None:
        """Nothing has to be closed."""


async def measure(name: str, tables: int, actions: int, data: Path, profile: cProfile.Profile | None) -> float:
    """Processor seconds of an action, the writer of the data file included."""
    app, count, wires = new_app(data, 0, UNLIMITED), Count(), []
    config = uvicorn.Config(app, log_level="critical", **protocols(Gate(UNLIMITED)), ws_per_message_deflate=False)
    config.load()
    speaks: Any = config.http_protocol_class
    state = ServerState()
    async with app.state.server.running(app):
        hall, tokens = app.state.server.hall, [new_token() for _ in range(2)]
        anna, ben = map(hashed, tokens)
        for number in range(tables):
            table = await hall.create(NewTable(name, [NewSeat("me"), NewSeat("open")]), anna)
            await hall.request(table.room.id, ben, Sit("1", 1, "Ben"))
            await hall.request(table.room.id, anna, Start("2"))
            address = f"ws://127.0.0.1/api/tables/{table.room.id}/socket"
            wires += [Wire(address, token, 2 * number + side, count) for side, token in enumerate(tokens)]
        for wire in wires:
            wire.enter(speaks(config=config, server_state=state, app_state={}))
        await count.until(4 * tables)  # who has just come is told more
        if profile is not None:
            profile.enable()
        spent = await count.until(actions)
        if profile is not None:
            profile.disable()
        for wire in wires:
            wire.protocol.connection_lost(None)
        await asyncio.gather(*state.tasks, return_exceptions=True)
    return spent / actions


def main() -> None:
    """Print the cost of an action, game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names(), help="default: all")
    parser.add_argument("--tables", type=int, default=20, help="of every game, all busy at once")
    parser.add_argument("--actions", type=int, default=400, help="of every game, before any is over")
    parser.add_argument("--profile", action="store_true", help="list the functions that took longest")
    asked = parser.parse_args()
    for name in asked.games:
        rehearse(game(name))
        profile = cProfile.Profile() if asked.profile else None
        costs = []
        for _ in range(1 if asked.profile else ROUNDS):
            with tempfile.TemporaryDirectory() as folder:
                costs.append(asyncio.run(measure(name, asked.tables, asked.actions, Path(folder) / "cost.db", profile)))
        print(f"{name}: {min(costs) * 1e3:.2f} ms of processor time an action")
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
