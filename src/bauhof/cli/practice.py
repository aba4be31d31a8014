"""The command that finds moments to practise."""

from __future__ import annotations

from pathlib import Path

import click

from bauhof.cli.commands import Command, console
from bauhof.cli.outputs import check_writable


@click.command(cls=Command)
@click.argument("game")
@click.option("--make", "wanted", type=click.IntRange(1), default=10, show_default=True, help="Find so many moments.")
@click.option("--players", type=int, help="Players at a table (default: the fewest).")
@click.option("--seed", type=int, default=0, help="The same seed gives the same games.")
@click.option("--out", type=click.Path(path_type=Path), help="Write here (default: practice.json of the game).")
def practice(game: str, wanted: int, players: int | None, seed: int, out: Path | None) -> None:
    """Search games of bots for moments where one move is far better than the rest, as exercises."""
    from bauhof.core.exercise import Found, write
    from bauhof.core.registry import game as game_by_name
    from bauhof.review.moments import moments

    one = game_by_name(game)
    path = out or one.folder / "practice.json"
    check_writable(path)
    found: list[Found] = []
    for moment in moments(one, players or one.players[0], seed):
        found.append(moment)
        (best, share), (_, next_best) = moment.options[:2]
        console.print(f"{moment.id}: {' '.join(best)} {share:.2f} ({next_best:.2f})", highlight=False)
        write(path, tuple(found))
        if len(found) == wanted:
            return
