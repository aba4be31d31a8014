"""What can be varied in a game, and whether a file of variations makes sense."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from bauhof.cli.commands import Command, console, language_option
from bauhof.cli.grid import Grid
from bauhof.cli.grid import show as show_grid
from bauhof.cli.words import say
from bauhof.core.game import Game
from bauhof.core.words import Language


@click.command(cls=Command)
@click.argument("game")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@language_option
def vary(game: str, file: Path | None, language: Language) -> None:
    """Show what of a game's material can be varied for a study; with a FILE of variations, try them out.

    \b
    bauhof vary machi-koro examples/variations/machi-koro.toml
    """  # noqa: D301
    from bauhof.core.registry import game as game_by_name
    from bauhof.core.variation import read_variations

    found = game_by_name(game)
    if file is None:
        show_grid(console, variable_grid(found, language))
        return
    ordinary = ordinary_of(found)
    rows = [
        [one.name, word, told(value), told(was(value, ordinary[word])), one.hash]
        for one in read_variations(file, found)
        for word, value in json.loads(one.changes).items()
    ]
    columns = [say(language, f"vary-{column}") for column in ("variation", "what", "now", "ordinary", "hash")]
    show_grid(console, Grid(say(language, "vary-file", file=str(file)), columns, rows, words=len(columns)))


def variable_grid(game: Game, language: Language) -> Grid:
    """What can be varied, what it is in the ordinary game, and within which limits."""
    from bauhof.core.variation import variables

    ordinary = ordinary_of(game)
    rows = [
        [
            word,
            game.words.say(language, one.key),
            told(ordinary[word]),
            f"{one.least} … {one.most}" if one.most else "–",
        ]
        for word, one in variables(game).items()
    ]
    columns = [say(language, f"vary-{column}") for column in ("what", "meaning", "ordinary", "limits")]
    return Grid(say(language, "vary-title", game=game.title(language)), columns, rows, words=len(columns))


def ordinary_of(game: Game) -> dict[str, Any]:
    """Everything that can be varied, as it is in the ordinary game."""
    from bauhof.core.variation import material_of, variables

    return {word: one.ordinary(material_of(game)) for word, one in variables(game).items()}


def was(value: Any, ordinary: Any) -> Any:
    """What is changed, as it was before."""
    return {word: ordinary[word] for word in value} if isinstance(value, dict) else ordinary


def told(value: Any) -> str:
    """A number, a list or entries as a file would have them; what is the same for all once."""
    if isinstance(value, dict):
        if len({json.dumps(one) for one in value.values()}) == 1 and len(value) > 1:
            return told(next(iter(value.values())))
        return ", ".join(f"{word} = {told(one)}" for word, one in value.items())
    return json.dumps(value)
