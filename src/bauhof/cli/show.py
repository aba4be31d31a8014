"""How positions, choices and estimates look in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from bauhof.cli.words import say
from bauhof.core.match import Match
from bauhof.core.text import Choice
from bauhof.core.words import Language

if TYPE_CHECKING:
    from bauhof.cli.bench import Figure
    from bauhof.search.estimate import Estimate

SPACES = "\u00a0\u202f"  # that French puts before some signs


def plain(text: str) -> str:
    """Text as it is: no markup, and nothing that would steer the terminal, such as an escape in a name."""
    return escape("".join(sign if sign.isprintable() or sign in SPACES else "�" for sign in text))


def position(console: Console, match: Match, language: Language) -> None:
    """The table as the seat that must decide sees it, and the open question."""
    text = match.game.text
    view = match.view(match.turn or 0)
    for table in text.tables(view, match.names, language):
        grid = RichTable(title=plain(table.title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
        for column in table.columns:
            grid.add_column(plain(column))
        for number, row in enumerate(table.rows):
            grid.add_row(*map(plain, row), style="bold green" if number == table.marked else "")
        console.print(grid)
    console.print(f"[bold]{plain(text.prompt(view, match.names, language))}[/]")


def all_choices(match: Match, language: Language) -> list[Choice]:
    """Every answer to the open question, in words."""
    return match.game.choices(match.state, language, match.names)


def numbered(console: Console, choices: Sequence[Choice]) -> None:
    """The choices that are allowed, each with its number."""
    for number, choice in enumerate((one for one in choices if one.allowed), 1):
        console.print(f"  [bold]{number:2}[/] {plain(choice.text)} [dim]{plain(choice.word)}[/]")


def refused(console: Console, choices: Sequence[Choice]) -> None:
    """The choices that are not allowed, each with the reason."""
    for choice in choices:
        if not choice.allowed:
            console.print(f"   [dim]– {plain(choice.word)}: {plain(choice.reason)} ({choice.paragraph})[/]")


def choices(console: Console, match: Match, language: Language) -> None:
    """What can be done, what cannot and why, or what chance can give."""
    found = all_choices(match, language)
    numbered(console, found)
    refused(console, found)
    total = sum(match.chance.values())
    for outcome, weight in match.chance.items():
        console.print(f"   [bold]{plain(outcome)}[/] [dim]{weight}/{total}[/]")


def estimates(console: Console, match: Match, found: Sequence[Estimate], language: Language) -> None:
    """Actions with their estimated chances to win, and the playouts behind them."""
    view = match.view(match.turn or 0)
    grid = RichTable(box=box.SIMPLE_HEAD)
    grid.add_column("")
    for column in ("estimate-wins", "estimate-playouts"):
        grid.add_column(say(language, column), justify="right")
    for estimate in found:
        words = match.game.text.choice(view, estimate.word, match.names, language)
        chance = say(language, "percent", share=estimate.chance) if estimate.visits else "–"
        grid.add_row(
            f"{plain(words)} [dim]{plain(estimate.word)}[/]", chance, say(language, "number", n=estimate.visits)
        )
    console.print(grid)


def figures(console: Console, figures: Sequence[Figure]) -> None:
    """Measured figures beside the bars they have to reach."""
    grid = RichTable(box=box.SIMPLE_HEAD)
    for column in ("", "measured", "bar", ""):
        grid.add_column(column, justify="right" if column in ("measured", "bar") else "left")
    for figure in figures:
        reached = {True: "[green]reached[/]", False: "[red]missed[/]", None: ""}[figure.reached]
        grid.add_row(figure.name, figure.shown, figure.bar, reached)
    console.print(grid)
