"""A bar for games that are played in parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bauhof.cli.words import say
from bauhof.core.words import Language


@contextmanager
def games_bar(games: int, errors: Console, language: Language) -> Iterator[Callable[[int], None]]:
    """How many games are over, and how long the rest takes; nothing where nobody watches."""
    if not errors.is_terminal:
        yield lambda done: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(say(language, "arena-played")), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
