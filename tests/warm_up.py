"""Compile everything once, so that no test waits for it: python -m tests.warm_up."""

from __future__ import annotations

from bauhof.bots.preparation import main as prepare
from bauhof.core.registry import game, game_names
from bauhof.core.simulation import Simulation
from bauhof.envs import Batch
from bauhof.envs.gymnasium import SeatEnv
from bauhof.envs.openspiel import make_forms
from bauhof.envs.pettingzoo import env
from bauhof.envs.vector import BatchEnv
from bauhof.search.rollout import play_random


def main() -> None:
    prepare([])
    for name in game_names():
        Simulation(game(name), 2).reset()
        play_random(game(name), 2, 1)
        env(name).reset()
        SeatEnv(name).reset()
        make_forms(game(name))
        batch = Batch(name, 1)
        batch.step(batch.decide("greedy"))
        batch.look()
        batch.play_random(1)
        seats = BatchEnv(name, 1, illegal="random")
        seats.reset()
        seats.step([0])


if __name__ == "__main__":
    main()
