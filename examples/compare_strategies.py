"""Which of two strategies is better, and how sure is that? They change seats from game to game."""

from __future__ import annotations

import pyarrow.compute as pc

import bauhof
from bauhof.bots.rating import Estimate, wilson


def main(
    name: str = "machi-koro", ours: str = "cheese", theirs: str = "furniture", games: int = 4000
) -> tuple[Estimate, float]:
    """The share of games that ours wins, and by how many turns its games are longer when it loses."""
    study = bauhof.simulate(name, games, 2, (ours, theirs), seed=1)
    mine = study.players.filter(pc.equal(study.players["bot"].cast("string"), ours))
    won = mine["won"].to_numpy()
    rate = wilson(float(won.mean()), len(won))
    turns = mine["turns"].to_numpy()
    longer = float(turns[won == 0].mean() - turns[won == 1].mean())
    print(f"{ours} wins {rate.value:.1%} of {games:,} games against {theirs} ({rate.low:.1%} to {rate.high:.1%})")
    print(f"games that it wins take it {turns[won == 1].mean():.1f} turns, those that it loses {longer:+.1f}")
    return rate, longer


if __name__ == "__main__":
    main()
