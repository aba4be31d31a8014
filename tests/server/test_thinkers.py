"""Bots in processes of their own: late, dead or strange, a legal decision always comes."""

from __future__ import annotations

import asyncio
import time

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.question import Question
from bauhof.core.registry import game
from bauhof.server.thinkers import Thinkers

GAME = game("machi-koro")


def question(seed: int = 1) -> Question:
    return Match(GAME, 2, chance=FastChance(seed)).question


def test_a_bot_decides_in_another_process() -> None:
    async def ask() -> None:
        async with Thinkers(1) as thinkers:
            asked = question()
            assert await thinkers.choose(asked, "random", 5) in asked.legal
            (process,) = thinkers.running
        assert process.returncode is not None, "it is gone with the server"

    asyncio.run(ask())


def test_a_dead_process_is_replaced_and_asked_again() -> None:
    async def ask() -> None:
        async with Thinkers(1) as thinkers:
            first = await thinkers.choose(question(), "random", 5)
            (process,) = thinkers.running
            process.kill()
            await process.wait()
            assert await thinkers.choose(question(), "random", 5) == first
            assert thinkers.running != {process}

    asyncio.run(ask())


def test_a_process_that_dies_while_thinking_is_replaced() -> None:
    async def ask() -> None:
        async with Thinkers(1) as thinkers:
            await thinkers.choose(question(), "random", 5)
            (process,) = thinkers.running
            process.send_signal(19)  # it hangs
            deciding = asyncio.create_task(thinkers.choose(question(), "random", 5))
            await asyncio.sleep(0.1)
            process.kill()
            assert await deciding in question().legal

    asyncio.run(ask())


def test_who_thinks_too_long_is_replaced_and_the_fallback_decides() -> None:
    async def ask() -> float:
        async with Thinkers(1, deadline=0.05) as thinkers:
            began = time.perf_counter()
            assert await thinkers.choose(question(), "search", 5) in question().legal
            return time.perf_counter() - began

    assert asyncio.run(ask()) < 5


def test_many_tables_share_the_processes_in_turn() -> None:
    async def ask() -> list[int]:
        order: list[int] = []

        async def table(number: int) -> None:
            for _ in range(3):
                await thinkers.choose(question(number), "random", number)
                order.append(number)

        async with Thinkers(1) as thinkers:
            await asyncio.gather(*(table(number) for number in range(5)))
        return order

    order = asyncio.run(ask())
    assert [sorted(order[start : start + 5]) for start in (0, 5, 10)] == [[0, 1, 2, 3, 4]] * 3


def test_the_event_loop_goes_on_while_bots_think() -> None:
    async def ask() -> float:
        async with Thinkers(1) as thinkers:
            thinking = asyncio.create_task(thinkers.choose(question(), "search", 5))
            longest, last = 0.0, time.perf_counter()
            while not thinking.done():
                await asyncio.sleep(0.005)
                now = time.perf_counter()
                longest, last = max(longest, now - last), now
            return longest

    assert asyncio.run(ask()) < 0.5


def test_a_task_that_makes_no_sense_is_answered_with_nothing() -> None:
    async def ask() -> None:
        async with Thinkers(1) as thinkers:
            assert await thinkers.hint(GAME, ["2p | 99c | 0c nonsense"], 1) == []
            assert await thinkers.choose(question(), "nobody", 1) in question().legal

    asyncio.run(ask())
