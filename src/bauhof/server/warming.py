"""Warming up: what is compiled is taken up while people play, and nobody waits for it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from bauhof.bots.preparation import Preparation, Stage, load
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.server.logs import console, log, tell
from bauhof.server.thinkers import QUICK, Thinkers

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]

SLICE = 0.0005  # seconds for which a thread that loads keeps others from Python, at most


class Warming:
    """Has the games compiled, and takes them up game by game: rules and networks in this process, searches in others.

    Rules are plain until then, and thinkers ask the networks; so everything waits until `due`, when bots have made the
    moves that they owed.
    """

    def __init__(
        self, thinkers: Thinkers, due: asyncio.Event, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.thinkers = thinkers
        self.due = due
        self.alone = asyncio.Lock()
        loop = asyncio.get_running_loop()

        def told(name: str, stage: Stage) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: spawn(self.take_up(game(name), stage)))

        self.preparation = Preparation(game_names(), told)

    def start(self) -> None:
        """Have compiled what is not."""
        self.preparation.start()
        if self.preparation.compiling:
            tell("compiling")

    async def take_up(self, one: Game, stage: Stage) -> None:
        """One stage of one game."""
        self.thinkers.ready.add((one.name, stage))
        if stage == "rules" or stage in QUICK:
            await self.due.wait()
            async with self.alone:
                with sliced():
                    await asyncio.to_thread(load, one, stage)
        if stage in QUICK:
            self.thinkers.quick.add((one.name, stage))
        if stage != "rules":
            log("compiled", game=one.name, stage=stage)
            if self.preparation.compiling and stage == "bots":
                tell("compiled", game=one.title(console.language))

    def stop(self) -> None:
        """Compile no further."""
        self.preparation.stop()


@contextmanager
def sliced() -> Iterator[None]:
    """Let the event loop have its turn sooner than Python's threads usually take turns."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SLICE)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
