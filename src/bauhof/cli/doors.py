"""Benchmarks of the adapters: each beside its peer of the same library, in turn, on one core."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any

from rich.console import Console

from bauhof.cli.bench import Figure, in_turn, one_core
from bauhof.core.game import Game

ZOO_RATIO = 20  # to PettingZoo's connect_four_v3
GAMES = 256  # of a vector environment
CHUNK = 500  # steps between two looks at the clock


def measure_doors(games: Sequence[Game], seconds: float, console: Console) -> list[Figure]:
    """Steps per second of every adapter whose library is installed."""
    figures: list[Figure] = []
    with one_core():
        for game in games:
            console.print(f"[dim]{game.name}: measuring adapters, {seconds:g} s for each speed …[/]")
            figures += doors(game, seconds)
    return figures


def doors(game: Game, seconds: float) -> list[Figure]:
    """Random decisions of a game with two players, or the least number that it has."""
    name, runs = game.name, dict[str, Callable[[float], float]]()
    if find_spec("pettingzoo") and find_spec("pygame"):
        from pettingzoo import make

        from bauhof.envs.pettingzoo import env, parallel_env

        runs["zoo"] = lambda limit: zoo_speed(env(name), limit)
        runs["connect_four"] = lambda limit: zoo_speed(make("aec", "classic/connect_four-v3"), limit)
        runs["parallel"] = lambda limit: parallel_speed(parallel_env(name), limit)
    if find_spec("gymnasium"):
        from bauhof.envs.gymnasium import SeatEnv
        from bauhof.envs.vector import BatchEnv

        runs["gym"] = lambda limit: gym_speed(SeatEnv(name), limit)
        runs["vector"] = lambda limit: vector_speed(BatchEnv(name, GAMES), limit)
        runs["vector_all"] = lambda limit: vector_speed(BatchEnv(name, GAMES, seat="all"), limit)
    if find_spec("pyspiel"):
        import pyspiel

        from bauhof.envs.openspiel import short_name

        ours, peer = pyspiel.load_game(short_name(game)), pyspiel.load_game("backgammon")
        runs["spiel"] = lambda limit: spiel_speed(ours, limit)
        runs["backgammon"] = lambda limit: spiel_speed(peer, limit)
    speed: dict[str, float] = {run: median(results) for run, results in in_turn(runs, seconds).items()}

    def figure(run: str, what: str) -> Figure:
        return Figure(f"{name}_{run}_steps_per_s", what, speed.get(run), "/s")

    def ratio(run: str, peer: str, what: str, least: float | None = None) -> Figure:
        value = speed[run] / speed[peer] if run in speed and peer in speed else None
        return Figure(f"{name}_{run}_to_{peer}", what, value, "×", least)

    return [
        figure("zoo", f"{name}: PettingZoo, step and last"),
        ratio("zoo", "connect_four", "  ratio to PettingZoo's connect_four_v3", ZOO_RATIO),
        figure("connect_four", "  connect_four_v3, in turn with it"),
        figure("parallel", "  PettingZoo, parallel"),
        figure("gym", "  Gymnasium, one seat against greedy"),
        figure("vector", f"  Gymnasium, {GAMES} games at once"),
        figure("vector_all", "  the same, all seats"),
        figure("spiel", "  OpenSpiel"),
        ratio("spiel", "backgammon", "  ratio to OpenSpiel's backgammon from Python"),
    ]


def timed(chunk: Callable[[], int], limit: float) -> float:
    """Steps per second of chunks of play."""
    steps, start = 0, time.perf_counter()
    while True:
        steps += chunk()
        elapsed = time.perf_counter() - start
        if elapsed >= limit:
            return steps / elapsed


def zoo_speed(env: Any, limit: float) -> float:
    """Decisions per second of `last` and `step`, chosen at random among those of the mask."""
    chance = random.Random(1).random
    env.reset(seed=1)

    def chunk() -> int:
        for _ in range(CHUNK):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                seen, *_ = env.last()
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal.item(int(chance() * legal.size)))
        return CHUNK

    return timed(chunk, limit)


def parallel_speed(env: Any, limit: float) -> float:
    """Decisions per second where every agent is shown every step."""
    chance, now = random.Random(1).random, env.reset(seed=1)

    def chunk() -> int:
        nonlocal now
        for _ in range(CHUNK):
            seen, infos = now[0], now[-1]
            active = next(iter(infos.values()))["active_agent"]
            legal = seen[active]["action_mask"].nonzero()[0]
            now = env.step({active: legal.item(int(chance() * legal.size))})
            if not env.agents:
                now = env.reset()
        return CHUNK

    return timed(chunk, limit)


def gym_speed(env: Any, limit: float) -> float:
    """Decisions per second of one seat; those of its opponents come in addition."""
    chance, info = random.Random(1).random, env.reset(seed=1)[1]

    def chunk() -> int:
        nonlocal info
        for _ in range(CHUNK):
            legal = info["action_mask"].nonzero()[0]
            _, _, ended, _, info = env.step(legal.item(int(chance() * legal.size)))
            if ended:
                info = env.reset()[1]
        return CHUNK

    return timed(chunk, limit)


def spiel_speed(game: Any, limit: float) -> float:
    """Decisions per second; chance, which may end a game, is played but not counted."""
    chance, state = random.Random(1), game.new_initial_state()

    def chunk() -> int:
        nonlocal state
        for _ in range(CHUNK):
            while state.is_chance_node() or state.is_terminal():
                if state.is_terminal():
                    state = game.new_initial_state()
                else:
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
        return CHUNK

    return timed(chunk, limit)


def vector_speed(env: Any, limit: float) -> float:
    """Decisions per second in all games together, drawn at random by the batch."""
    env.reset(seed=1)

    def chunk() -> int:
        for _ in range(10):
            env.step(env.batch.random_actions())
        return 10 * int(env.num_envs)

    return timed(chunk, limit)
