"""Benchmarks of batches: on one core beside PettingZoo and Pgx, on two threads, and on a GPU where there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

from rich.console import Console

from bauhof.cli.bench import MILLION, Figure, in_turn, one_core
from bauhof.cli.doors import timed, zoo_speed
from bauhof.core.game import Game
from bauhof.envs.batch import Batch

GAMES = 256  # whose buffers a core's cache can hold
MANY = 16_384  # for two threads, whose start costs some time
STEPS = 5 * MILLION, 3 * MILLION  # of Machi Koro and of the others, on one core
ZOO_RATIO, PGX_RATIO, THREADS_RATIO = 100, 10, 1.7
ON_GPU = {"machi-koro": (5_000 * MILLION, 300 * MILLION)}  # random decisions and full steps, per second
OTHERS_ON_GPU = (1_000 * MILLION, 100 * MILLION)
GPU_GAMES = 132 * 8192
GPU_CHUNK = 400  # random decisions of a game in one launch


def measure_batches(games: Sequence[Game], seconds: float, console: Console) -> list[Figure]:
    """Steps per second with observations, masks and autoreset, the actions chosen at random."""
    figures: list[Figure] = []
    for game in games:
        console.print(f"[dim]{game.name}: measuring batches, {seconds:g} s for each speed …[/]")
        figures += batches(game, seconds)
    return figures


def batches(game: Game, seconds: float) -> list[Figure]:
    """A batch of one game, its peers in turn with it, and then two threads."""
    name, runs = game.name, dict[str, Callable[[float], float]]()
    runs["batch"] = batch_speed(game, GAMES)
    runs["features"] = batch_speed(game, GAMES, features=True)
    if find_spec("pettingzoo") and find_spec("pygame"):
        from pettingzoo import make

        runs["connect_four"] = lambda limit: zoo_speed(make("aec", "classic/connect_four-v3"), limit)
    if find_spec("pgx"):
        runs["pgx"] = pgx_speed("backgammon", GAMES)
    with one_core():
        speed = {run: median(results) for run, results in in_turn(runs, seconds).items()}
    threads = {"one": batch_speed(game, MANY), "two": batch_speed(game, MANY, threads=2)}
    several = {run: median(results) for run, results in in_turn(threads, seconds).items()}

    def ratio(peer: str, what: str, least: float) -> Figure:
        value = speed["batch"] / speed[peer] if peer in speed else None
        return Figure(f"{name}_batch_to_{peer}", f"  ratio to {what}", value, "×", least)

    least = STEPS[0] if name == "machi-koro" else STEPS[1]
    return [
        Figure(f"{name}_batch_steps_per_s", f"{name}: batch of {GAMES}, one core", speed["batch"], "/s", least),
        Figure(f"{name}_batch_features_steps_per_s", "  the same with features", speed["features"], "/s"),
        ratio("connect_four", "PettingZoo's connect_four_v3", ZOO_RATIO),
        ratio("pgx", "Pgx's backgammon", PGX_RATIO),
        Figure(f"{name}_batch_threads", "  two threads to one", several["two"] / several["one"], "×", THREADS_RATIO),
    ]


def batch_speed(game: Game, games: int, **given: Any) -> Callable[[float], float]:
    """What measures steps per second of random play by the caller's own loop."""
    batch = Batch(game, games, autoreset="same-step", **given)

    def chunk() -> int:
        for _ in range(20):
            batch.step(batch.random_actions())
        return 20 * games

    return partial(timed, chunk)


def pgx_speed(name: str, games: int) -> Callable[[float], float]:
    """The same with Pgx: compiled by JAX for the CPU, with its own autoreset."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    play = auto_reset(env.step, env.init)

    def one_step(state: Any, key: Any) -> Any:
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask), axis=1)
        return jax.vmap(play)(state, actions, jax.random.split(chance, games)), key

    step = jax.jit(one_step)
    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)

    def chunk() -> int:
        nonlocal now
        for _ in range(5):
            now = step(*now)
        jax.block_until_ready(now)
        return 5 * games

    return partial(timed, chunk)


def measure_gpu(games: Sequence[Game], seconds: float, console: Console) -> list[Figure]:
    """Random play in one kernel, and full steps with observation, features and mask."""
    figures: list[Figure] = []
    for game in games:
        console.print(f"[dim]{game.name}: measuring the GPU; kernels are compiled first …[/]")
        figures += on_gpu(game, seconds)
    return figures


def on_gpu(game: Game, seconds: float) -> list[Figure]:
    """The figures of one game."""
    from bauhof.envs.cuda import CudaBatch
    from bauhof.envs.numba_cuda import cuda

    name, (least_random, least_full) = game.name, ON_GPU.get(game.name, OTHERS_ON_GPU)
    batch = CudaBatch(game, GPU_GAMES, autoreset="same-step", features=True, perfect_memory=True)

    def random_chunk() -> int:
        batch.play_random(GPU_CHUNK)
        return GPU_CHUNK * GPU_GAMES

    def full_chunk() -> int:
        for _ in range(10):
            batch.step(batch.random_actions())
        cuda.synchronize()
        return 10 * GPU_GAMES

    runs: dict[str, Callable[[float], float]] = {
        "random": partial(timed, random_chunk),
        "full": partial(timed, full_chunk),
    }
    speed = {run: median(results) for run, results in in_turn(runs, seconds).items()}
    return [
        Figure(f"{name}_gpu_random_steps_per_s", f"{name}: GPU, random play", speed["random"], "/s", least_random),
        Figure(f"{name}_gpu_steps_per_s", "  full step with features", speed["full"], "/s", least_full),
    ]
