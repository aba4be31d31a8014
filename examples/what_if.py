"""What if the start were another one? The seats' shares of wins when all play by one strategy, ordinary and varied."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import bauhof
from bauhof.bots.rating import wilson
from bauhof.envs import Batch

HERE = Path(__file__).parent


def shares(game: bauhof.Game, players: int, games: int, strategy: str) -> list[str]:
    """For every seat the share of wins in per cent, with its 95 % interval; who shares a win shares it here too."""
    batch = Batch(game, games, players, seed=1, autoreset="disabled", routine=True)
    while not batch.buffers.done.all():
        batch.step(batch.decide(strategy))
    won = (batch.buffers.returns[:, :players] * (players - 1) + 1).mean(axis=0) / players
    estimates = [wilson(float(rate), games) for rate in np.clip(won, 0, 1)]
    return [f"{100 * one.value:.1f} ({100 * one.low:.1f} … {100 * one.high:.1f})" for one in estimates]


def main(
    name: str = "machi-koro", players: int = 2, games: int = 2000, file: str = "", strategy: str = "greedy"
) -> dict[str, list[str]]:
    """A line for the ordinary game and one for every variation in a file."""
    variations = bauhof.read_variations(file or HERE / "variations" / f"{name}.toml", name)
    played = {"ordinary": bauhof.game(name), **{one.name: one.game for one in variations}}
    found = {}
    for what, game in played.items():
        found[what] = shares(game, players, games, strategy)
        print(f"{what:24}", *found[what], flush=True)
    return found


if __name__ == "__main__":
    usual = ("machi-koro", "2", "2000", "", "greedy")
    name, players, games, file, strategy = (*sys.argv[1:], *usual[len(sys.argv) - 1 :])
    main(name, int(players), int(games), file, strategy)
