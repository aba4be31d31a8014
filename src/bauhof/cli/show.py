"""How positions, choices and hints look in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def hint(console: Console, match: Match, policy: Mapping[str, float], chance: float, language: Language) -> None:
    """What a network would do and how likely, and the chance to win of who must decide."""
    view = match.view(match.turn or 0)
    grid = RichTable(box=box.SIMPLE_HEAD)
    grid.add_column("")
    grid.add_column(say(language, "hint-share"), justify="right")
    for word, share in policy.items():
        words = match.game.text.choice(view, word, match.names, language)
        grid.add_row(f"{plain(words)} [dim]{plain(word)}[/]", say(language, "percent", share=share))
    console.print(grid)
    console.print(plain(say(language, "hint-chance", chance=say(language, "percent", share=chance))))


def figures(console: Console, figures: Sequence[Figure]) -> None:
    """Measured figures beside the bars they have to reach."""
    grid = RichTable(box=box.SIMPLE_HEAD)
    for column in ("", "measured", "bar", ""):
        grid.add_column(column, justify="right" if column in ("measured", "bar") else "left")
    for figure in figures:
        reached = {True: "[green]reached[/]", False: "[red]missed[/]", None: ""}[figure.reached]
        grid.add_row(figure.name, figure.shown, figure.bar, reached)
    console.print(grid)
