"""Benchmarks: speed and size of every game, beside a peer that runs in the same process on the same core."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console

from bauhof.core.compile import rule
from bauhof.core.game import Game
from bauhof.core.registry import game, games
from bauhof.core.simulation import Simulation
from bauhof.search.rollout import play_random

ROUNDS = 5  # of every speed, in turn with its peer's; the median counts
MILLION = 1_000_000


@dataclass(frozen=True)
class Figure:
    """One measured figure, and the bar it has to reach."""

    key: str
    name: str
    value: float | None
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def shown(self) -> str:
        """The value as a person reads it."""
        return "not measured" if self.value is None else f"{self.value:,.3g} {self.unit}".rstrip()

    @property
    def bar(self) -> str:
        """The bar as a person reads it."""
        if self.at_least is not None:
            return f"≥ {self.at_least:g} {self.unit}".rstrip()
        return "" if self.at_most is None else f"≤ {self.at_most:g} {self.unit}".rstrip()

    @property
    def reached(self) -> bool | None:
        """Whether the bar is reached, if there is one and a value."""
        if self.value is None or (self.at_least is None and self.at_most is None):
            return None
        return self.value >= self.at_least if self.at_least is not None else self.value <= (self.at_most or 0)


def measure(seconds: float, console: Console) -> list[Figure]:
    """All figures of all games, on one pinned core but for the threads."""
    figures: list[Figure] = []
    with one_core():
        peer = Peer.backgammon()
        for name in games():
            console.print(f"[dim]{name}: measuring, {ROUNDS} rounds of {seconds:g} s and two cold starts …[/]")
            figures += speeds(game(name), seconds, peer)
            figures += starts(name)
    for name in games():
        figures.append(threaded(game(name), seconds))
    return figures


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def speeds(game: Game, seconds: float, peer: Peer | None) -> list[Figure]:
    """Steps per second in bulk, one call at a time, and beside the peer; the cost of a copy."""
    runs: dict[str, Callable[[float], float]] = {
        f"{players} players": lambda limit, players=players: bulk_speed(game, players, limit, 1)  # type: ignore[misc]
        for players in (game.players[0], game.players[-1])
    }
    runs["call"] = lambda limit: call_speed(game, limit)
    if peer is not None:
        runs["peer"] = peer.speed
    speed = {name: median(run) for name, run in in_turn(runs, seconds).items()}
    least = f"{game.players[0]} players"
    ratio = speed[least] / speed["peer"] if peer else None
    first, last = game.players[0], game.players[-1]
    return [
        Figure(
            f"{game.name}_steps_per_s", f"{game.name}: random steps, {first} players", speed[least] / MILLION, "M/s", 10
        ),
        Figure(f"{game.name}_steps_per_s_{last}p", f"  {last} players", speed[f"{last} players"] / MILLION, "M/s"),
        Figure("ratio_open_spiel", "  ratio to OpenSpiel's backgammon from Python", ratio, "×", 50),
        Figure("open_spiel_steps_per_s", "  OpenSpiel's backgammon", speed["peer"] if peer else None, "/s"),
        Figure(f"{game.name}_calls_per_s", "  one Python call per step", speed["call"] / MILLION, "M/s", 1),
        Figure(f"{game.name}_clone_ns", "  clone in compiled code", clone_time(game) * 1e9, "ns", at_most=50),
        Figure(f"{game.name}_state_bytes", "  state", float(game.state.dtype.itemsize), "bytes", at_most=256),
    ]


def in_turn(runs: dict[str, Callable[[float], float]], seconds: float) -> dict[str, list[float]]:
    """Every run once per round, so that a busy moment of the machine meets all of them."""
    for run in runs.values():
        run(0)  # compile
    results: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            results[name].append(run(seconds / ROUNDS))
    return results


def bulk_speed(game: Game, players: int, limit: float, threads: int | None) -> float:
    """Random decisions per second in one compiled call, legal actions listed at every step."""
    batch, steps, seed = 200, 0, 0
    start = time.perf_counter()
    while True:
        steps += play_random(game, players, batch, seed=seed, threads=threads).steps
        seed += 1
        elapsed = time.perf_counter() - start
        if elapsed >= limit:
            return steps / elapsed
        batch = min(batch * 2, 20_000)


def call_speed(game: Game, limit: float) -> float:
    """Decisions per second when Python chooses among the legal actions and calls once per step."""
    simulation = Simulation(game, game.players[0], seed=1)
    advance, actions, chance = simulation.advance, simulation.actions, random.Random(1).random
    count, steps = simulation.reset(), 0
    start = time.perf_counter()
    while True:
        for _ in range(10_000):
            count = advance(actions[int(chance() * count)]) or simulation.reset()
        steps += 10_000
        elapsed = time.perf_counter() - start
        if elapsed >= limit:
            return steps / elapsed


@rule
def clone(states: Any, copies: int) -> None:
    """Copy states to and fro within an array."""
    last = len(states) - 1
    for i in range(copies):
        states[i & last] = states[(i + 17) & last]


def clone_time(game: Game) -> float:
    """Seconds per copy."""
    states = game.state.many(64)
    clone(states, 1)
    copies = 5 * MILLION
    start = time.perf_counter()
    clone(states, copies)
    return (time.perf_counter() - start) / copies


def threaded(game: Game, seconds: float) -> Figure:
    """Bulk play on all cores."""
    bulk_speed(game, game.players[0], 0, None)
    speed = bulk_speed(game, game.players[0], seconds, None)
    name = f"{game.name}: random steps, {os.cpu_count()} threads"
    return Figure(f"{game.name}_steps_per_s_threads", name, speed / MILLION, "M/s")


@dataclass(frozen=True)
class Peer:
    """A game of another library, played at random from Python."""

    game: Any

    @classmethod
    def backgammon(cls) -> Peer | None:
        """OpenSpiel's backgammon, where it is installed."""
        try:
            import pyspiel
        except ModuleNotFoundError:
            return None
        return cls(pyspiel.load_game("backgammon"))

    def speed(self, limit: float) -> float:
        """Random decisions per second; chance nodes are played but, as with ours, not counted."""
        rng, steps = np.random.default_rng(1), 0
        chance = random.Random(1).random
        state = self.game.new_initial_state()
        start = time.perf_counter()
        while True:
            for _ in range(500):
                while state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choice(outcomes, p=weights))
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                if state.is_terminal():
                    state = self.game.new_initial_state()
            steps += 500
            elapsed = time.perf_counter() - start
            if elapsed >= limit:
                return steps / elapsed


FIRST_MOVE = """
import bauhof
match = bauhof.Match(bauhof.game({name!r}), {players}, chance=bauhof.FastChance(1))
match.apply(match.legal[0])
"""
BULK = FIRST_MOVE + "bauhof.play_random(bauhof.game({name!r}), {players}, 1)\n"


def starts(name: str) -> list[Figure]:
    """How long a new process needs: to import, to the first move, and with nothing compiled yet."""
    fields = {"name": name, "players": game(name).players[0]}
    with tempfile.TemporaryDirectory() as cold:
        first_ever = process_time(FIRST_MOVE.format(**fields), BAUHOF_CACHE=cold)
        warm = median(process_time(FIRST_MOVE.format(**fields), BAUHOF_CACHE=cold) for _ in range(ROUNDS))
        with tempfile.TemporaryDirectory() as colder:
            everything = process_time(BULK.format(**fields), BAUHOF_CACHE=colder)
    bare = median(process_time("pass") for _ in range(ROUNDS))
    imported = median(process_time("import bauhof") for _ in range(ROUNDS))
    return [
        Figure("import_s", "  import bauhof", imported - bare, "s", at_most=0.3),
        Figure(f"{name}_warm_first_move_s", "  new process to first move, warm cache", warm, "s", at_most=1),
        Figure(f"{name}_first_compile_s", "  new process to first move, nothing compiled", first_ever, "s", at_most=15),
        Figure(f"{name}_full_compile_s", "  the same, and bulk play", everything, "s", at_most=15),
    ]


def process_time(code: str, **environment: str) -> float:
    """Seconds from starting a Python process to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment}, capture_output=True)
    return time.perf_counter() - start
