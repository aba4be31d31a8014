"""Does it pay to start? The share of games won by turn order, with intervals, for every number of players."""

from __future__ import annotations

import bauhof
from bauhof.bots.rating import Estimate, wilson


def main(name: str = "machi-koro", games: int = 12_000, bot: str = "greedy") -> dict[tuple[int, int], Estimate]:
    """For every number of players and place in turn order the share of games won."""
    game = bauhof.game(name)
    table = bauhof.simulate(game, games, game.players, bot, seed=1).players
    sums = table.group_by(["players", "order"]).aggregate([("won", "sum"), ("won", "count")])
    found = {}
    for row in sums.sort_by([("players", "ascending"), ("order", "ascending")]).to_pylist():
        played = row["won_count"]
        rate = wilson(row["won_sum"] / played, played)
        found[row["players"], row["order"]] = rate
        fair = 1 / row["players"]
        verdict = "more than fair" if rate.low > fair else "less than fair" if rate.high < fair else "fair"
        print(
            f"{row['players']} players, number {row['order']}: "
            f"{rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%}), {verdict}"
        )
    return found


if __name__ == "__main__":
    main()
