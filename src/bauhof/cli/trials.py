"""Trials of a server: what hostile clients do to others, and how many tables one worker holds, and two."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import quantiles

from rich.console import Console

from bauhof.cli.bench import Figure
from bauhof.cli.hostile import DEEDS
from bauhof.cli.load import AMPLE, Tally, ask, crowd, seated, server, settled
from bauhof.cli.soak import check_empty
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game_names
from bauhof.server.store import Store

PEOPLE = 60  # tables beside hostile clients
BOUND = 0.05  # seconds from an action to its effect that 99 of 100 stay under, where a worker holds its tables
FEWEST = 100  # tables to begin with
GROWTH = 1.5
HALVINGS = 3  # of the last step of growth: the figures are right to 5 %


def p99(seconds: Sequence[float]) -> float:
    """What 99 of 100 stay under."""
    if len(seconds) < 2:
        raise BauhofError("hardly anything was played; measure longer, such as --seconds 5")
    return quantiles(seconds, n=100)[98]


def measure_hostile(
    seconds: float, console: Console, tables: int = PEOPLE, deeds: Sequence[str] = DEEDS
) -> list[Figure]:
    """How much longer others wait beside every kind of hostile client, on a server with its usual limits."""
    if sys.platform != "linux":
        console.print("[dim]server: hostile clients need addresses of their own, which only Linux gives a machine[/]")
        return []
    console.print(f"[dim]server: {tables} tables beside hostile clients, {2 * len(deeds)} times {seconds:g} s …[/]")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "hostile.db", cores=1) as (process, port):
        found = asyncio.run(beside(process.pid, port, tables, seconds, deeds))
    calm = p99(found[""])
    return [
        Figure("server_calm_p99_ms", "server: from an action to its effect, p99", calm * 1e3, "ms"),
        *(
            Figure(
                f"server_beside_{deed}", f"  beside hostile clients, {deed}", p99(found[deed]) / calm, "×", at_most=3
            )
            for deed in deeds
        ),
    ]


async def beside(process: int, port: int, tables: int, seconds: float, deeds: Sequence[str]) -> dict[str, list[float]]:
    """Seconds from an action to its effect: without hostile clients, under an empty name, and with one kind each.

    They take turns, so that a busy moment of the machine meets calm and attack alike.
    """
    await settled(process)
    tally = Tally(measuring=True)
    players = await seated(port, tables, tally, sources=[f"127.1.{n // 250}.{n % 250 + 1}" for n in range(tables)])
    new = {"game": game_names()[0], "seats": [{"kind": "me"}, {"kind": "me"}]}
    _, body, _ = await asyncio.to_thread(ask, port, "POST", "/api/tables", new)
    table, found = json.loads(body)["table"], dict[str, list[float]]()
    playing = [asyncio.create_task(player.play(float("inf"))) for player in players]
    for number, deed in enumerate(deeds):
        for name in ("", deed):
            hostile = None
            if name:
                words = (str(port), table, str(number), str(seconds), name)
                hostile = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "bauhof.cli.hostile", *words, stdout=asyncio.subprocess.PIPE
                )
                assert hostile.stdout is not None
                await hostile.stdout.readline()  # it has begun
            tally.effects = found.setdefault(name, [])
            if hostile is not None:
                await hostile.communicate()
            else:
                await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(player.socket.close() for player in players))
    return found


def measure_workers(seconds: float, console: Console, database: str) -> list[Figure]:
    """How many tables one worker holds, and two, each on a core of its own, with the same wait."""
    cores = os.cpu_count() or 1
    if cores < 4:
        console.print(f"[dim]workers: {cores} cores are too few for two workers, the database and the players[/]")
    check_empty(database)
    one, two = (held(database, workers, seconds, console) for workers in (1, 2))
    name = f"workers: tables of one, p99 within {BOUND * 1e3:g} ms"
    return [
        Figure("workers_tables_one", name, one, ""),
        Figure("workers_tables_two", "  tables of two", two, ""),
        Figure("workers_ratio", "  ratio", two / one, "×", at_least=1.7),
    ]


def held(database: str, workers: int, seconds: float, console: Console) -> float:
    """The most tables at which people wait no longer than they should."""

    def holds(tables: int) -> bool:
        waited = wait(database, workers, tables, seconds)
        console.print(f"[dim]workers: {workers}, tables: {tables}, p99: {waited * 1e3:.1f} ms …[/]")
        return waited <= BOUND

    return most(holds)


def most(holds: Callable[[int], bool]) -> float:
    """The largest number that holds: by growth, then by halving the last step."""
    enough, too_many = 0, FEWEST
    while holds(too_many):
        enough, too_many = too_many, round(too_many * GROWTH)
    for _ in range(HALVINGS):
        between = (enough + too_many) // 2
        enough, too_many = (between, too_many) if holds(between) else (enough, between)
    if not enough:
        raise BauhofError(f"not even {FEWEST // 2**HALVINGS} tables are held: the machine is too busy, or too slow")
    return enough


def wait(database: str, workers: int, tables: int, seconds: float) -> float:
    """The p99 at so many tables, with players in as many processes as there are cores left for them."""
    with server(database, *AMPLE, "--workers", str(workers), cores=workers) as (process, port):
        crowds = max(1, len(os.sched_getaffinity(0)) - 1) if sys.platform == "linux" else 1
        shares = [tables // crowds + (number < tables % crowds) for number in range(crowds)]
        players = [
            subprocess.Popen(
                [sys.executable, "-m", "bauhof.cli.trials", str(process.pid), str(port), str(share), str(seconds)],
                stdout=subprocess.PIPE,
                text=True,
            )
            for share in shares
            if share
        ]
        told = [json.loads(one.communicate()[0]) for one in players]
    with closing(Store(database)) as store:  # the next one begins with an empty database
        asyncio.run(store.expire(float("inf"), float("inf"), ()))
    return p99([effect for effects in told for effect in effects])


def main(process: str, port: str, tables: str, seconds: str) -> None:
    """Play at some tables, and say how long every effect took."""
    tally = Tally()
    asyncio.run(crowd(int(process), int(port), int(tables), float(seconds), tally))
    print(json.dumps(tally.effects))


if __name__ == "__main__":
    main(*sys.argv[1:])
