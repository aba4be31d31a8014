"""Compile everything once, so that no test waits for it: python -m tests.warm_up."""

from __future__ import annotations

from bauhof.core.registry import game, game_names
from bauhof.core.simulation import Simulation
from bauhof.search.rollout import play_random
from bauhof.server.thinkers import Task, think


def main() -> None:
    for name in game_names():
        think(Task(name, [], 0, prepare="rules"))
        think(Task(name, [], 0, prepare="bots"))
        Simulation(game(name), 2).reset()
        play_random(game(name), 2, 1)


if __name__ == "__main__":
    main()
