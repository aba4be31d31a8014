"""Bars of studies: how long many games take with their report, in how much memory, and what a second worker brings."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from rich.console import Console

from bauhof.cli.bench import MILLION, Figure
from bauhof.core.game import Game
from bauhof.study.chunk import as_parquet, play_chunk, tables_of
from bauhof.study.folder import Folder
from bauhof.study.plan import COMPILED, Plan

GREEDY_GAMES = 100_000
WORKERS = 2
RAY_CHUNKS = 60
SAMPLED = 0.2  # seconds
GIGABYTE = 1e9


def measure_studies(games: Sequence[Game], console: Console, share: float = 1) -> list[Figure]:
    """The bars of the games, each in a process of its own as a person would start it; or a share of their games."""
    figures = []
    for game in games:
        compiled = Plan(game.name, 1, (2,), ("greedy",))
        play_chunk(compiled, 0)
        if game.name == "machi-koro":
            console.print(f"[dim]{game.name}: {share * MILLION:,.0f} random games and their report …[/]")
            seconds, memory = study(game, "random", int(share * MILLION))
            name = f"{game.name}: a million random games with the report, {WORKERS} workers"
            figures.append(Figure(f"{game.name}_million_s", name, seconds / share, "s", at_most=60))
            figures.append(Figure(f"{game.name}_study_memory", "  memory of all processes", memory, "GB", at_most=1))
            figures.append(written(game))
        console.print(f"[dim]{game.name}: {share * GREEDY_GAMES:,.0f} games of greedy …[/]")
        seconds, _ = study(game, "greedy", int(share * GREEDY_GAMES))
        name = f"{game.name}: 100,000 games of greedy with the report"
        figures.append(Figure(f"{game.name}_greedy_study_s", name, seconds / share, "s", at_most=120))
    if importlib.util.find_spec("ray") is not None:
        console.print("[dim]Ray: one worker, then two …[/]")
        figures.append(second_worker(games[0], max(6, int(share * RAY_CHUNKS))))
    return figures


def study(game: Game, bot: str, games: int) -> tuple[float, float | None]:
    """Seconds of the whole command, and the most memory of all its processes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bauhof", "simulate", game.name, "--players", "2", "--bots", bot]
        command += ["--games", str(games), "--workers", str(WORKERS), "--out", str(Path(folder) / "study")]
        start = time.perf_counter()
        running = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=sys.platform != "win32"
        )
        with watched(running.pid) as memory:
            if running.wait():
                raise subprocess.CalledProcessError(running.returncode, command)
        return time.perf_counter() - start, max(memory) if memory else None


@contextmanager
def watched(group: int) -> Iterator[list[float]]:
    """Gigabytes of all processes of a group, again and again; shared pages count once. Nothing but on Linux."""
    sizes: list[float] = []
    over = Event()

    def look() -> None:
        while not over.wait(SAMPLED):
            sizes.append(sum(proportional(path) for path in Path("/proc").glob("[0-9]*") if in_group(path, group)))

    if sys.platform != "linux":
        yield sizes
        return
    thread = Thread(target=look, daemon=True)
    thread.start()
    try:
        yield sizes
    finally:
        over.set()
        thread.join()


def in_group(process: Path, group: int) -> bool:
    """Whether a process belongs to a group."""
    try:
        return os.getpgid(int(process.name)) == group
    except OSError:
        return False


def proportional(process: Path) -> float:
    """Gigabytes of a process."""
    try:
        lines = (process / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / GIGABYTE


def written(game: Game) -> Figure:
    """The share of writing in the time of a chunk, tables and files together."""
    plan = Plan(game.name, COMPILED, (2,), ("random",))
    with tempfile.TemporaryDirectory() as path, Folder(Path(path), plan) as folder:
        start = time.perf_counter()
        tables = tables_of(plan, 0)
        playing = time.perf_counter() - start
        for table in tables.values():
            as_parquet(table)
        chunk = play_chunk(plan, 0)
        start = time.perf_counter()
        for table in tables.values():
            as_parquet(table)
        folder.add(chunk)
        writing = time.perf_counter() - start
    share = 100 * writing / (playing + writing)
    return Figure(f"{game.name}_study_writing", "  of that writing, one worker", share, "%", at_most=30)


def second_worker(game: Game, chunks: int) -> Figure:
    """How much faster two workers of a Ray cluster are than one, from the first chunk to the last."""
    from bauhof.bots.cluster import OnRay

    plan = Plan(game.name, chunks * COMPILED, (2,), ("greedy",))
    rates = []
    for workers in (1, 2):
        times = []
        for _ in OnRay(None, workers).finished(play_chunk, iter([(plan, number) for number in range(chunks)])):
            times.append(time.perf_counter())
        rates.append((len(times) - workers) / (times[-1] - times[workers - 1]))
    return Figure("ray_two_workers", "Ray: two workers to one", rates[1] / rates[0], "×", at_least=1.7)
