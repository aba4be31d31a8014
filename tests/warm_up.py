"""Compile everything once, so that no test waits for it: python -m tests.warm_up games, and then doors.

The games need only what a server needs, so they are compiled while everything else is still being fetched.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bauhof.bots.preparation import STAGES, done_mark, prepare
from bauhof.core.registry import game, game_names
from bauhof.core.simulation import Simulation
from bauhof.search.rollout import play_random


def compile_game(name: str) -> None:
    """Rules, network and bots of a game."""
    one = game(name)
    for stage in STAGES:
        prepare(one, stage)
    Simulation(one, 2).reset()
    play_random(one, 2, 1)


def compile_doors(name: str) -> None:
    """What programs enter a game by; the adapters' peers are installed later than the games."""
    from bauhof.envs import Batch
    from bauhof.envs.gymnasium import SeatEnv
    from bauhof.envs.openspiel import make_forms
    from bauhof.envs.pettingzoo import env
    from bauhof.envs.vector import BatchEnv
    from bauhof.study.simulation import simulate

    env(name).reset()
    SeatEnv(name).reset()
    make_forms(game(name))
    simulate(name, 1, 2, "random")
    batch = Batch(name, 1)
    batch.step(batch.decide("greedy"))
    batch.look()
    batch.play_random(1)
    seats = BatchEnv(name, 1, illegal="random")
    seats.reset()
    seats.step([0])


PARTS: dict[str, Callable[[str], None]] = {"games": compile_game, "doors": compile_doors}


def main(part: str) -> None:
    """All games at once, so that no core waits; what games share is compiled by each of them, which costs little."""

    def beside(name: str) -> None:
        subprocess.run([sys.executable, "-m", "tests.warm_up", part, name], check=True)

    with ThreadPoolExecutor() as pool:
        list(pool.map(beside, game_names()))
    mark = done_mark()
    if mark is not None:
        mark.touch()


if __name__ == "__main__":
    part, *names = sys.argv[1:]
    if names:
        PARTS[part](*names)
    else:
        main(part)
