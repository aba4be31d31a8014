"""Play thousands of games at once: a strategy in one seat, random play in all others, and how often it wins."""

from __future__ import annotations

import numpy as np

from bauhof.envs import Batch


def main(name: str = "skyline", players: int = 3, games: int = 2000) -> float:
    """The share of games that the strategy has won; the seat that it plays goes round the table."""
    batch = Batch(name, games, players, seed=1, autoreset="disabled", threads=2)
    own = np.arange(games) % players
    while not batch.buffers.done.all():
        actions = np.where(batch.buffers.seat == own, batch.decide("greedy"), batch.random_actions())
        batch.step(actions)
    won = batch.buffers.returns[np.arange(games), own]
    share = float((won * (players - 1) + 1).mean() / players)  # 1 for a win, -1 / (players - 1) for a loss
    print(f"{name}, {players} players: greedy won {share:.1%} of {games} games; by luck it would be {1 / players:.1%}")
    return share


if __name__ == "__main__":
    main()
