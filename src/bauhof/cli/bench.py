"""Benchmarks: speed and size of every game, beside a peer that runs in the same process on the same core."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

from rich.console import Console

from bauhof.core.compile import rule
from bauhof.core.game import Game
from bauhof.core.simulation import Simulation
from bauhof.search.best import search
from bauhof.search.rollout import play_random
from bauhof.search.tree import Settings

ROUNDS = 5  # of every speed, in turn with its peer's; the median counts
MILLION = 1_000_000
SEARCH_RATIO = 10  # playouts beside OpenSpiel's MCTSBot


@dataclass(frozen=True)
class Bar:
    """What a game has to reach."""

    steps: float  # per second, random, on one core, legal actions listed
    ratio: float  # to OpenSpiel's backgammon, driven from Python
    bytes: int
    compile: float  # seconds, with nothing compiled yet


LEAST = Bar(steps=5 * MILLION, ratio=50, bytes=512, compile=20)
BARS = {"machi-koro": Bar(steps=10 * MILLION, ratio=50, bytes=256, compile=15)}


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
        return "not measured" if self.value is None else self.with_unit(self.value)

    @property
    def bar(self) -> str:
        """The bar as a person reads it."""
        if self.at_least is not None:
            return f"≥ {self.with_unit(self.at_least)}"
        return "" if self.at_most is None else f"≤ {self.with_unit(self.at_most)}"

    def with_unit(self, value: float) -> str:
        """Three digits, millions as such."""
        return f"{value / MILLION:.3g} M{self.unit}" if value >= MILLION else f"{value:.3g} {self.unit}"

    @property
    def reached(self) -> bool | None:
        """Whether the bar is reached, if there is one and a value."""
        if self.value is None or (self.at_least is None and self.at_most is None):
            return None
        return self.value >= self.at_least if self.at_least is not None else self.value <= (self.at_most or 0)


def measure(games: Sequence[Game], seconds: float, console: Console) -> list[Figure]:
    """All figures of the games, on one pinned core but for the threads."""
    figures: list[Figure] = []
    with one_core():
        peer = Peer.backgammon()
        for game in games:
            console.print(f"[dim]{game.name}: measuring, {seconds:g} s for each speed and two cold starts …[/]")
            figures += speeds(game, seconds, peer)
            figures += starts(game)
    figures += [threaded(game, seconds) for game in games]
    ratios = [figure.value for figure in figures if figure.key.endswith("ratio_open_spiel") and figure.value]
    return [
        *figures,
        Figure("ratio_open_spiel", "ratio to OpenSpiel, least of all games", min(ratios, default=None), "×"),
    ]


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system can do that."""
    if sys.platform != "linux":
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
    name, few, many = game.name, game.players[0], game.players[-1]
    runs: dict[str, Callable[[float], float]] = {
        "few": lambda limit: bulk_speed(game, few, limit, 1),
        "many": lambda limit: bulk_speed(game, many, limit, 1),
        "call": lambda limit: call_speed(game, limit),
        "random": lambda limit: search_speed(game, limit, guided=False),
        "guided": lambda limit: search_speed(game, limit, guided=True),
    }
    if peer is not None:
        runs["peer"] = peer.speed
        runs["peer_search"] = peer.search_speed
    speed = {run: median(results) for run, results in in_turn(runs, seconds).items()}
    other = speed.get("peer")
    ratio = None if other is None else speed["few"] / other
    searched = speed.get("peer_search")
    search_ratio = None if searched is None else speed["random"] / searched
    bar = BARS.get(name, LEAST)
    return [
        Figure(f"{name}_steps_per_s", f"{name}: random steps, {few} players", speed["few"], "/s", bar.steps),
        Figure(f"{name}_steps_per_s_{many}p", f"  {many} players", speed["many"], "/s"),
        Figure(f"{name}_ratio_open_spiel", "  ratio to OpenSpiel's backgammon", ratio, "×", bar.ratio),
        Figure(f"{name}_open_spiel_steps_per_s", "  OpenSpiel's backgammon from Python", other, "/s"),
        Figure(f"{name}_calls_per_s", "  one Python call per step", speed["call"], "/s", MILLION),
        Figure(f"{name}_rollouts_per_s", "  search with random playouts", speed["random"], "/s"),
        Figure(f"{name}_rollouts_to_open_spiel", "  ratio to OpenSpiel's MCTSBot", search_ratio, "×", SEARCH_RATIO),
        Figure(f"{name}_open_spiel_rollouts_per_s", "  OpenSpiel's MCTSBot on backgammon", searched, "/s"),
        Figure(f"{name}_guided_rollouts_per_s", "  search with greedy playouts", speed["guided"], "/s"),
        Figure(f"{name}_clone_ns", "  clone in compiled code", clone_time(game) * 1e9, "ns", at_most=50),
        Figure(f"{name}_state_bytes", "  state", float(game.state.dtype.itemsize), "bytes", at_most=bar.bytes),
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


def search_speed(game: Game, limit: float, guided: bool) -> float:
    """Playouts per second of a search at the first decision of a game, to the end of the game each."""
    simulation = Simulation(game, game.players[0], seed=1)
    simulation.reset()
    settings = Settings(guided=guided, patience=0, prior=0)
    playouts, seed = 0, 0
    start = time.perf_counter()
    while True:
        found = search(game, simulation.state, 500, seed, settings)
        playouts += sum(estimate.visits for estimate in found)
        seed += 1
        elapsed = time.perf_counter() - start
        if elapsed >= limit:
            return playouts / elapsed


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
    return Figure(f"{game.name}_steps_per_s_threads", name, speed, "/s")


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
        chance, steps = random.Random(1), 0
        state = self.game.new_initial_state()
        start = time.perf_counter()
        while True:
            for _ in range(500):
                while state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                if state.is_terminal():
                    state = self.game.new_initial_state()
            steps += 500
            elapsed = time.perf_counter() - start
            if elapsed >= limit:
                return steps / elapsed

    def search_speed(self, limit: float) -> float:
        """Playouts per second of OpenSpiel's own search, which is compiled too, at the first decision."""
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, 500, 100, False, 1, False)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        playouts = 0
        start = time.perf_counter()
        while True:
            bot.mcts_search(state)
            playouts += 500
            elapsed = time.perf_counter() - start
            if elapsed >= limit:
                return playouts / elapsed


FIRST_MOVE = """
import bauhof
match = bauhof.Match(bauhof.game({name!r}), {players}, chance=bauhof.FastChance(1))
match.apply(match.legal[0])
"""
BULK = FIRST_MOVE + "bauhof.play_random(bauhof.game({name!r}), {players}, 1)\n"


def starts(game: Game) -> list[Figure]:
    """How long a new process needs: to import, to the first move, and with nothing compiled yet."""
    name, bar = game.name, BARS.get(game.name, LEAST)
    first_move, bulk = (code.format(name=name, players=game.players[0]) for code in (FIRST_MOVE, BULK))
    with tempfile.TemporaryDirectory() as cache:
        first_ever = process_time(first_move, BAUHOF_CACHE=cache)
        warm = median(process_time(first_move, BAUHOF_CACHE=cache) for _ in range(ROUNDS))
    with tempfile.TemporaryDirectory() as cache:
        everything = process_time(bulk, BAUHOF_CACHE=cache)
    bare = median(process_time("pass") for _ in range(ROUNDS))
    imported = median(process_time("import bauhof") for _ in range(ROUNDS))
    return [
        Figure(f"{name}_import_s", "  import bauhof", imported - bare, "s", at_most=0.3),
        Figure(f"{name}_warm_start_s", "  new process to first move, warm cache", warm, "s", at_most=1),
        Figure(f"{name}_first_compile_s", "  to first move, nothing compiled", first_ever, "s", at_most=bar.compile),
        Figure(f"{name}_full_compile_s", "  and to a bulk game", everything, "s", at_most=bar.compile),
    ]


def process_time(code: str, **environment: str) -> float:
    """Seconds from starting a Python process to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment}, capture_output=True)
    return time.perf_counter() - start
