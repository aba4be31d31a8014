"""Bots in processes of their own: late, dead or strange, a legal decision always comes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from bauhof.bots.registry import new_bot
from bauhof.bots.strategist import Strategist
from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.question import Question
from bauhof.core.registry import game
from bauhof.server.thinkers import Task, Thinkers, Thought, encode
from tests.server.people import PATIENCE

signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that stop a process")

GAME = game("machi-koro")


def question(seed: int = 1) -> Question:
    return Match(GAME, 2, chance=FastChance(seed)).question


def test_a_bot_decides_in_another_process() -> None:
    async def ask() -> None:
        async with Thinkers(1, PATIENCE) as thinkers:
            asked = question()
            assert await thinkers.choose(asked, "random", 5) in asked.legal
            (process,) = thinkers.running
        assert process.returncode is not None, "it is gone with the server"

    asyncio.run(ask())


@pytest.mark.parametrize("bot", ["random", "greedy", "casual"])
def test_a_bot_that_decides_at_once_is_not_sent_to_another_process(bot: str) -> None:
    async def ask() -> list[str]:
        nobody = Thinkers(0)  # who would be asked otherwise, and never answer
        nobody.quick |= {(GAME.name, "rules"), (GAME.name, "network")}
        async with asyncio.timeout(PATIENCE):
            return [await nobody.choose(question(seed), bot, seed) for seed in range(5)]

    assert asyncio.run(ask()) == [new_bot(bot, GAME, seed).choose(question(seed)) for seed in range(5)]


def test_who_is_told_to_stop_in_the_moment_of_an_answer_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = asyncio.StreamReader.readline

    async def ask() -> None:
        thinkers, stopping = await Thinkers(1, PATIENCE).__aenter__(), list[asyncio.Task[None]]()

        async def told_to_stop(reader: asyncio.StreamReader) -> bytes:
            line = await readline(reader)
            stopping.append(asyncio.create_task(thinkers.__aexit__()))
            return line

        monkeypatch.setattr(asyncio.StreamReader, "readline", told_to_stop)
        async with asyncio.timeout(PATIENCE):
            await thinkers.choose(question(), "random", 5)
            await stopping[0]

    asyncio.run(ask())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has an idle priority")
def test_a_thinker_gives_way_until_a_decision_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with Thinkers(1, PATIENCE) as thinkers:
            await thinkers.choose(question(), "random", 5)
            (process,) = thinkers.running
            assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
            assert os.getsid(process.pid) == os.getsid(0), "another session would have a share of its own"
            assert os.getpgid(process.pid) != os.getpgid(0), "Ctrl-C is not for it"
            monkeypatch.setattr("bauhof.server.thinkers.PATIENCE", 0.0)
            process.send_signal(signal.SIGSTOP)
            asked = asyncio.create_task(thinkers.choose(question(), "random", 5))
            while os.sched_getscheduler(process.pid) == os.SCHED_IDLE:
                await asyncio.sleep(0.01)
            process.send_signal(signal.SIGCONT)
            await asked
            assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE

    asyncio.run(ask())


def test_a_dead_process_is_replaced_and_asked_again() -> None:
    async def ask() -> None:
        async with Thinkers(1, PATIENCE) as thinkers:
            first = await thinkers.choose(question(), "random", 5)
            (process,) = thinkers.running
            process.kill()
            await process.wait()
            assert await thinkers.choose(question(), "random", 5) == first
            assert thinkers.running != {process}

    asyncio.run(ask())


@signals
def test_a_process_that_dies_while_thinking_is_replaced() -> None:
    async def ask() -> None:
        async with Thinkers(1, PATIENCE) as thinkers:
            await thinkers.choose(question(), "random", 5)
            (process,) = thinkers.running
            process.send_signal(signal.Signals["SIGSTOP"])  # it hangs
            deciding = asyncio.create_task(thinkers.choose(question(), "random", 5))
            await asyncio.sleep(0.1)
            process.kill()
            assert await deciding in question().legal

    asyncio.run(ask())


def test_who_thinks_too_long_is_replaced_and_the_fallback_decides() -> None:
    async def ask() -> None:
        async with Thinkers(1, deadline=0.05) as thinkers:
            assert await thinkers.choose(question(), f"search@playouts={10**9}", 5) == Strategist(0).choose(question())

    asyncio.run(ask())


def test_many_tables_share_the_processes_in_turn() -> None:
    async def ask() -> list[int]:
        order: list[int] = []

        async def table(number: int) -> None:
            for _ in range(3):
                await thinkers.choose(question(number), "random", number)
                order.append(number)

        async with Thinkers(1, PATIENCE) as thinkers:
            await asyncio.gather(*(table(number) for number in range(5)))
        return order

    order = asyncio.run(ask())
    assert [sorted(order[start : start + 5]) for start in (0, 5, 10)] == [[0, 1, 2, 3, 4]] * 3


@signals
def test_the_event_loop_goes_on_while_bots_think() -> None:
    async def ask() -> None:
        async with Thinkers(1, PATIENCE) as thinkers:
            await thinkers.choose(question(), "random", 5)
            (process,) = thinkers.running
            process.send_signal(signal.Signals["SIGSTOP"])
            thinking = asyncio.create_task(thinkers.choose(question(), "random", 5))
            for _ in range(20):
                await asyncio.sleep(0.005)
            assert not thinking.done()
            process.send_signal(signal.Signals["SIGCONT"])
            assert await thinking in question().legal

    asyncio.run(ask())


def test_a_task_that_makes_no_sense_is_answered_with_nothing() -> None:
    async def ask() -> None:
        async with Thinkers(1, PATIENCE) as thinkers:
            assert await thinkers.hint(GAME, "2p | 99c | 0c nonsense") == Thought({})
            assert await thinkers.choose(question(), "nobody", 1) in question().legal

    asyncio.run(ask())


def test_a_thinker_ends_with_its_server_in_the_middle_of_a_thought() -> None:
    task = Task(GAME.name, GAME.format(question().state), f"search@playouts={10**9}")
    command = [sys.executable, "-m", "bauhof.server.thinkers"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(encode(task) + b"\n")
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
