"""The thinkers: bots that search, and hints, in processes of their own, with a deadline and a fallback."""

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

from bauhof.bots.net import considered, network_for
from bauhof.bots.preparation import Stage, stage_of, take_up
from bauhof.bots.registry import bot_names, fallback, new_bot
from bauhof.core.compile import MODE, Mode
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.question import Question
from bauhof.core.registry import game as game_by_name
from bauhof.review.live import Doubt, chances, doubt
from bauhof.server import metrics
from bauhof.server.logs import log
from bauhof.server.priority import give_way, insist
from bauhof.server.turns import Account, Turns

PATIENCE = 1.0  # seconds for which a decision gives way to everything else on the machine
DEADLINE = 20.0  # seconds for one decision, compiling included; then a process is replaced
TRIES = 2  # how often a decision is asked before the fallback decides
DIGITS = 4  # of what a hint tells
LONGEST_ANSWER = 1 << 20
# Of bots that decide in less time than another process is asked in; where rules compile themselves that may take long.
QUICK: tuple[Stage, ...] = ("rules", "network") if MODE is Mode.PATIENT else ()
ANYBODY = Account()


class Task(Struct, frozen=True):
    """What a thinker is asked: a bot's decision, a seat's chances, what speaks against words, or else a hint."""

    game: str
    position: str
    bot: str | None = None
    seed: int = 0
    ready: bool = True  # whether what it takes is compiled
    seat: int | None = None  # through whose eyes everybody's chances are asked for
    words: tuple[str, ...] = ()  # that the seat whose turn it is wants to play


class Thought(Struct, frozen=True):
    """What a thinker answers: actions and their shares, the best first, and in a hint the seat's chance to win."""

    policy: dict[str, float]
    chance: float = 0.0
    chances: tuple[float, ...] = ()  # of every seat
    doubt: Doubt | None = None


encode = msgspec.json.Encoder().encode
decode_task = msgspec.json.Decoder(Task).decode
decode_thought = msgspec.json.Decoder(Thought).decode


class Thinkers:
    """A few processes that many tables share in turn; a table asks one thing at a time."""

    def __init__(self, processes: int, deadline: float = DEADLINE) -> None:
        self.processes = processes
        self.deadline = deadline
        self.ready: set[tuple[str, Stage]] = set()  # what is compiled of which game
        self.quick: set[tuple[str, Stage]] = set()  # what is loaded in this process, so that nobody need be asked
        self.turns: Turns[tuple[Task, asyncio.Future[Thought | None], float]] = Turns()
        self.workers: list[asyncio.Task[None]] = []
        self.running: set[asyncio.subprocess.Process] = set()
        self.asked = 0  # questions that are not answered yet
        self.idle = asyncio.Event()
        self.idle.set()

    async def __aenter__(self) -> Thinkers:
        self.workers = [asyncio.create_task(self._work(), name=f"thinker-{n}") for n in range(self.processes)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)

    def is_ready(self, game: Game, stage: Stage = "network") -> bool:
        """Whether that is compiled; while a patient server waits for it, the fallback plays, and hints must wait."""
        return MODE is not Mode.PATIENT or (game.name, stage) in self.ready

    async def choose(self, question: Question, bot: str, seed: int, account: Account = ANYBODY) -> str:
        """A bot's decision; if the bot fails, the greedy one, or a random one where the game has no strategies."""
        game, legal = question.game, question.legal
        if len(legal) == 1:
            return legal[0]
        stage = stage_of(bot, game)
        if (game.name, stage) in self.quick and bot in bot_names(game):
            return new_bot(bot, game, seed).choose(question)
        ready = self.is_ready(game, stage)
        thought = await self._ask(Task(game.name, game.format(question.state), bot, seed, ready), account)
        if thought is not None and (answer := next(iter(thought.policy), None)) in legal:
            return answer
        metrics.BOTS_REPLACED.add(game=game.name, bot=bot)
        log("bot-replaced", game=game.name, bot=bot)
        return fallback(game, seed).choose(question)

    async def hint(self, game: Game, position: str, account: Account = ANYBODY) -> Thought:
        """What the network thinks of a position from what the seat to act sees; nothing if it cannot."""
        return await self._ask(Task(game.name, position), account) or Thought({})

    async def chances(self, game: Game, state: Any, seat: int, account: Account = ANYBODY) -> tuple[float, ...]:
        """How likely every seat wins, as one of them sees the position; nothing if the network cannot say."""
        if (game.name, "network") in self.quick:
            return chances(game, state, seat)
        thought = await self._ask(Task(game.name, game.format(state), seat=seat), account)
        return () if thought is None else thought.chances

    async def doubt(self, question: Question, words: tuple[str, ...], account: Account = ANYBODY) -> Doubt | None:
        """What speaks against words that the seat to act wants to play, from what it sees; nothing if it takes long."""
        task = Task(question.game.name, question.game.format(question.state), words=words)
        try:
            async with asyncio.timeout(self.deadline):
                thought = await self._ask(task, account)
        except TimeoutError:
            return None
        return None if thought is None else thought.doubt

    async def _ask(self, task: Task, account: Account) -> Thought | None:
        answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self.turns.put(account, (task, answer, time.perf_counter()))
        self.asked += 1
        self.idle.clear()
        try:
            return await answer
        finally:
            self.asked -= 1
            if not self.asked:
                self.idle.set()

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
    state = game.position(task.position)
    if task.bot is not None:
        bot = new_bot(task.bot, game, task.seed) if task.ready else fallback(game, task.seed)
        return Thought({bot.choose(Question(game, state)): 1.0})
    if task.seat is not None:
        return Thought({}, chances=chances(game, state, task.seat))
    if task.words:
        return Thought({}, doubt=doubt(game, state, task.words))
    judged = network_for(game).evaluate(state)  # as printed: who is told this knows no more than that
    shares = {word: round(share, DIGITS) for word, share in considered(judged.policy).items()}
    return Thought(shares, round(judged.chances[int(state.seat)], DIGITS))


def main() -> None:
    """A thinker's process: a task per line in, a thought per line out; it ends with the server, even amid a thought."""
    if sys.platform != "win32":
        os.setpgid(0, 0)  # Ctrl-C is for the server; in another session its priority would not count
        os.nice(5)  # the server answers people first
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=[tasks], daemon=True).start()
    while True:
        try:
            thought = think(decode_task(tasks.get()))
        except BauhofError:
            thought = Thought({})
        sys.stdout.buffer.write(encode(thought) + b"\n")
        sys.stdout.buffer.flush()


def listen(tasks: SimpleQueue[bytes]) -> None:
    """Take tasks in, until the server is gone; then nobody waits for what is being thought."""
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
