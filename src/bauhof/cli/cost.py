"""Cost: the processor time of an action in the server's own code, without network: `python -m bauhof.cli.cost`.

Everything is real but the sockets, which are queues: two scripted people at every table answer as soon as they are
asked. With `--profile` the functions that took longest are listed.
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

from bauhof.bots.preparation import rehearse
from bauhof.cli.load import read
from bauhof.core.registry import game, game_names
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.hall import Hall
from bauhof.server.limits import Limits
from bauhof.server.messages import PROTOCOL, Act, Hello, Sit, Start
from bauhof.server.socket import Seated
from bauhof.server.store import Store
from bauhof.server.thinkers import Thinkers

ROUNDS = 5  # the least of them counts: who shares the machine can only add to it
PEOPLE = ("anna", "ben")
UNLIMITED = Limits(per_second=1e9, burst=10**9)

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


class Wire:
    """A socket without a network, with a scripted person at its other end who answers at once."""

    def __init__(self, seed: int, count: Count) -> None:
        self.chance = random.Random(seed)
        self.count = count
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.said.put_nowait(encode(Hello(PROTOCOL)).decode())

    async def receive_text(self) -> str:
        """What the person says next."""
        return await self.said.get()

    async def send(self, message: dict[str, Any]) -> None:
        """Read what the server says, and answer a question with anything that is allowed."""
        began = time.thread_time()
        seen = read(message["text"])
        if seen.type == "position" and seen.choices:
            word = self.chance.choice([choice.word for choice in seen.choices if not choice.refusal])
            act = Act(f"{self.chance.getrandbits(64):x}", seen.seat, seen.version, word)
            self.said.put_nowait(encode(act).decode())
            self.count.acted()
        self.count.people += time.thread_time() - began

    async def close(self, *_: object) -> None:
        """Nothing has to be closed."""


async def measure(name: str, tables: int, actions: int, data: Path, profile: cProfile.Profile | None) -> float:
    """Processor seconds of an action, the writer of the data file included."""
    store, count, tasks = Store(data), Count(), []
    hall = Hall(store, Thinkers(0), UNLIMITED)
    for number in range(tables):
        table = await hall.create(NewTable(name, [NewSeat("me"), NewSeat("open")]), PEOPLE[0])
        await hall.request(table.room.id, PEOPLE[1], Sit("1", 1, "Ben"))
        await hall.request(table.room.id, PEOPLE[0], Start("2"))
        for side, guest in enumerate(PEOPLE):
            wire: Any = Wire(2 * number + side, count)
            tasks.append(asyncio.create_task(Seated(hall, table.room.id, guest, wire, UNLIMITED).run()))
    await count.until(4 * tables)  # who has just come is told more
    if profile is not None:
        profile.enable()
    spent = await count.until(actions)
    if profile is not None:
        profile.disable()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    store.close()
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
