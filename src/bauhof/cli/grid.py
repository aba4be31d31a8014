"""Tables that go to the terminal or into a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from bauhof.cli.show import plain


class Grid(NamedTuple):
    """A table: its first columns are words, all others numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    words: int = 1


def show(console: Console, grid: Grid) -> None:
    """In the terminal."""
    table = Table(title=plain(grid.title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for place, column in enumerate(grid.columns):
        table.add_column(plain(column), justify="left" if place < grid.words else "right", overflow="fold")
    for row in grid.rows:
        table.add_row(*map(plain, row))
    console.print(table)


def markdown(grids: Iterable[Grid]) -> str:
    """As a page."""
    lines = []
    for grid in grids:
        rule = ["---" if place < grid.words else "---:" for place in range(len(grid.columns))]
        lines += [f"{grid.title}:", "", line_of(grid.columns), "|" + "|".join(rule) + "|", *map(line_of, grid.rows), ""]
    return "\n".join(lines)


def line_of(cells: list[str]) -> str:
    """A row; a bar within a cell would end it."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
