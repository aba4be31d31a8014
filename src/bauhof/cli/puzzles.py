"""The command that finds puzzles."""

from __future__ import annotations

from pathlib import Path

import click

from bauhof.cli.commands import Command, console
from bauhof.cli.outputs import check_writable

MOST_PLAYERS = 4  # at a table, unless others are wanted


@click.command(cls=Command)
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="Games of bots to search.")
@click.option("--players", type=int, help="Players at a table (default: 2 to 4 in turn).")
@click.option("--seed", type=click.IntRange(0), default=0, help="The number of the first game.")
@click.option("--out", type=click.Path(path_type=Path), help="Write here (default: puzzles.json of the game).")
def puzzles(game: str, games: int, players: int | None, seed: int, out: Path | None) -> None:
    """Search games of bots for moments where one move is far better than the rest, and grade them."""
    from bauhof.core.errors import BauhofError
    from bauhof.core.exercise import PUZZLES, Found, write
    from bauhof.core.registry import game as game_by_name
    from bauhof.review.puzzles import graded
    from bauhof.review.puzzles import puzzles as search

    one = game_by_name(game)
    if players is not None and players not in one.players:
        raise BauhofError(f"{one.name} is for {one.players[0]} to {one.players[-1]} players, not {players}")
    path = out or one.folder / PUZZLES
    check_writable(path)
    at_table = [players] if players else [n for n in one.players if n <= MOST_PLAYERS] or [one.players[0]]
    found: list[Found] = []
    for number, new in search(one, range(seed, seed + games), at_table):
        found += new
        for puzzle in new:
            (best, share), (_, next_best) = puzzle.options[:2]
            console.print(f"{puzzle.id}: {' '.join(best)} {share:.2f} ({next_best:.2f})", highlight=False)
        if new:
            write(path, graded(found))
        console.print(f"[dim]game {number}: {len(found)} puzzles[/]", highlight=False)
