"""The thinkers: bots and hints in processes of their own, with a deadline and a fallback."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from msgspec import Struct

from bauhof.bots.preparation import take_up
from bauhof.bots.registry import fallback, new_bot
from bauhof.core.chance import FastChance
from bauhof.core.compile import MODE, Mode
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.question import Question
from bauhof.core.registry import game as game_by_name
from bauhof.search.best import search
from bauhof.search.estimate import Estimate
from bauhof.server import metrics
from bauhof.server.logs import log
from bauhof.server.priority import give_way, insist
from bauhof.server.turns import Account, Turns

PATIENCE = 1.0  # seconds for which a decision gives way to everything else on the machine
DEADLINE = 20.0  # seconds for one decision, compiling included; then a process is replaced
TRIES = 2  # how often a decision is asked before the fallback decides
HINT_PLAYOUTS = 500
LONGEST_ANSWER = 1 << 20
ANYBODY = Account()


class Task(Struct, frozen=True):
    """What a thinker is asked: a bot's decision in one position, or a hint over several that look alike."""

    game: str
    positions: list[str]
    seed: int
    bot: str | None = None
    ready: bool = True  # whether the game's bots are compiled


class Thought(Struct, frozen=True):
    """What a thinker answers: the best first."""

    rated: list[Estimate]


encode = msgspec.json.Encoder().encode
decode_task = msgspec.json.Decoder(Task).decode
decode_thought = msgspec.json.Decoder(Thought).decode


class Thinkers:
    """A few processes that many tables share in turn; a table asks one thing at a time."""

    def __init__(self, processes: int, deadline: float = DEADLINE) -> None:
        self.processes = processes
        self.deadline = deadline
        self.ready: set[str] = set()  # the games whose bots are compiled
        self.turns: Turns[tuple[Task, asyncio.Future[Thought | None], float]] = Turns()
        self.workers: list[asyncio.Task[None]] = []
        self.running: set[asyncio.subprocess.Process] = set()

    async def __aenter__(self) -> Thinkers:
        self.workers = [asyncio.create_task(self._work(), name=f"thinker-{n}") for n in range(self.processes)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)

    def is_ready(self, game: Game) -> bool:
        """Whether a game's bots can think; while a patient server waits for the compiler, the fallback plays."""
        return MODE is not Mode.PATIENT or game.name in self.ready

    async def choose(self, question: Question, bot: str, seed: int, account: Account = ANYBODY) -> str:
        """A bot's decision; if the bot fails, the greedy one, or a random one where the game has no strategies."""
        game, legal = question.game, question.legal
        if len(legal) == 1:
            return legal[0]
        thought = await self._ask(
            Task(game.name, [game.format(question.state)], seed, bot, self.is_ready(game)), account
        )
        if thought is not None and thought.rated and thought.rated[0].word in legal:
            return thought.rated[0].word
        metrics.BOTS_REPLACED.add(game=game.name, bot=bot)
        log("bot-replaced", game=game.name, bot=bot)
        return fallback(game, seed).choose(question)

    async def hint(self, game: Game, positions: list[str], seed: int, account: Account = ANYBODY) -> list[Estimate]:
        """What could be done, over positions that the seat cannot tell apart."""
        thought = await self._ask(Task(game.name, positions, seed), account)
        return [] if thought is None else thought.rated

    async def _ask(self, task: Task, account: Account) -> Thought | None:
        answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self.turns.put(account, (task, answer, time.perf_counter()))
        return await answer

    async def _work(self) -> None:
        """Keep one process busy; one that dies or is too slow is replaced, and asked again."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                account, (task, answer, asked) = await self.turns.get()
                if answer.done():  # nobody waits for it any more
                    continue
                thought, began = None, time.perf_counter()
                metrics.BOT_WAIT_SECONDS.observe(began - asked)
                for attempt in range(TRIES):
                    process = process or await self._start()
                    thought = await self._think(process, task)
                    if thought is not None:
                        break
                    log("thinker-replaced", game=task.game, bot=task.bot, attempt=attempt)
                    await self._stop(process)
                    process = None
                took = time.perf_counter() - began
                metrics.BOT_THINK_SECONDS.observe(took)
                self.turns.charge(account, took)
                if not answer.done():
                    answer.set_result(thought)
        finally:
            if process is not None:
                await self._stop(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bauhof.server.thinkers",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            process_group=0,  # Ctrl-C is for the server; in another session its priority would not count
            limit=LONGEST_ANSWER,
        )
        give_way(process.pid)
        self.running.add(process)
        return process

    async def _stop(self, process: asyncio.subprocess.Process) -> None:
        self.running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _think(self, process: asyncio.subprocess.Process, task: Task) -> Thought | None:
        assert process.stdin is not None
        assert process.stdout is not None
        hurry = asyncio.get_running_loop().call_later(PATIENCE, insist, process.pid)
        try:
            process.stdin.write(encode(task) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(self.deadline):  # `wait_for` would overhear in Python 3.11 that it is cancelled
                line = await process.stdout.readline()
            return decode_thought(line)
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError):
            return None
        finally:
            hurry.cancel()
            give_way(process.pid)


def think(task: Task) -> Thought:
    """Decide, or judge: in a thinker's process."""
    game = game_by_name(task.game)
    if task.ready:
        take_up(game)
    states = [game.position(position) for position in task.positions]
    if task.bot is not None:
        bot = new_bot(task.bot, game, task.seed) if task.ready else fallback(game, task.seed)
        return Thought([Estimate(bot.choose(Question(game, states[0])), 0.0, 0, 0.0)])
    visits: dict[str, int] = {}
    values: dict[str, float] = {}
    places: dict[str, int] = {}
    for number, state in enumerate(states):
        for place, estimate in enumerate(search(game, state, HINT_PLAYOUTS, task.seed + number)):
            places[estimate.word] = places.get(estimate.word, 0) + place
            visits[estimate.word] = visits.get(estimate.word, 0) + estimate.visits
            values[estimate.word] = values.get(estimate.word, 0.0) + estimate.chance * estimate.visits
    best = sorted(places, key=lambda word: places[word])
    chances = {one: round(values[one] / max(1, visits[one]), 4) for one in best}
    return Thought([Estimate(one, chances[one], visits[one], chances[one]) for one in best])


def looking_alike(game: Game, state: Any, seat: int, count: int, seed: int) -> list[str]:
    """Positions that a seat cannot tell from a state, so that what is computed from them tells nothing hidden."""
    chance = FastChance(seed)
    return [game.format(game.observation.disguised(state, seat, chance)) for _ in range(count)]


def main() -> None:
    """A thinker's process: a task per line in, a thought per line out; it ends with the server, even amid a thought."""
    if sys.platform != "win32":
        os.nice(5)  # the server answers people first
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=[tasks], daemon=True).start()
    while True:
        try:
            thought = think(decode_task(tasks.get()))
        except BauhofError:
            thought = Thought([])
        sys.stdout.buffer.write(encode(thought) + b"\n")
        sys.stdout.buffer.flush()


def listen(tasks: SimpleQueue[bytes]) -> None:
    """Take tasks in, until the server is gone; then nobody waits for what is being thought."""
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
