"""Compile everything once, so that no test waits for it: python -m tests.warm_up."""

from __future__ import annotations

from bauhof.bots.preparation import main as prepare
from bauhof.core.registry import game, game_names
from bauhof.core.simulation import Simulation
from bauhof.search.rollout import play_random


def main() -> None:
    prepare([])
    for name in game_names():
        Simulation(game(name), 2).reset()
        play_random(game(name), 2, 1)


if __name__ == "__main__":
    main()
