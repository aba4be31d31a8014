"""Compile everything once, so that no test waits for it: python -m tests.warm_up."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from bauhof.bots.preparation import STAGES, prepare
from bauhof.bots.preparation import main as finish
from bauhof.core.registry import game, game_names
from bauhof.core.simulation import Simulation
from bauhof.envs import Batch
from bauhof.envs.gymnasium import SeatEnv
from bauhof.envs.openspiel import make_forms
from bauhof.envs.pettingzoo import env
from bauhof.envs.vector import BatchEnv
from bauhof.search.rollout import play_random


def compile_all(name: str) -> None:
    """What tests call of one game."""
    one = game(name)
    for stage in STAGES:
        prepare(one, stage)
    Simulation(one, 2).reset()
    play_random(one, 2, 1)
    env(name).reset()
    SeatEnv(name).reset()
    make_forms(one)
    batch = Batch(name, 1)
    batch.step(batch.decide("greedy"))
    batch.look()
    batch.play_random(1)
    seats = BatchEnv(name, 1, illegal="random")
    seats.reset()
    seats.step([0])


def compile_beside(name: str) -> None:
    """The same in a process of its own."""
    subprocess.run([sys.executable, "-m", "tests.warm_up", name], check=True)


def main() -> None:
    """All games at once, so that no core waits; what games share is compiled by each of them, which costs little."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(compile_beside, game_names()))
    finish([])


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_all(sys.argv[1])
    else:
        main()
