"""How positions, choices and stories look in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from bauhof.core.events import Event
from bauhof.core.match import Match
from bauhof.core.text import Choice, Language

if TYPE_CHECKING:
    from bauhof.cli.bench import Figure
    from bauhof.search.estimate import Estimate


def plain(text: str) -> str:
    """Text as it is: no markup, and nothing that would steer the terminal, such as an escape in a name."""
    return escape("".join(sign if sign.isprintable() else "�" for sign in text))


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


def numbered(console: Console, match: Match, choices: Sequence[Choice], language: Language) -> None:
    """The choices that are allowed, each with its number."""
    view = match.view(match.turn or 0)
    for number, choice in enumerate(choices, 1):
        words = match.game.text.choice(view, choice.word, match.names, language)
        console.print(f"  [bold]{number:2}[/] {plain(words)} [dim]{plain(choice.word)}[/]")


def refused(console: Console, match: Match, language: Language) -> None:
    """The choices that are not allowed, each with the reason."""
    for choice in match.choices:
        if not choice.allowed:
            reason, paragraph = match.game.text.refusal(choice.refusal, language)
            console.print(f"   [dim]– {plain(choice.word)}: {plain(reason)} ({paragraph})[/]")


def choices(console: Console, match: Match, language: Language) -> None:
    """What can be done, what cannot and why, or what chance can give."""
    numbered(console, match, [choice for choice in match.choices if choice.allowed], language)
    refused(console, match, language)
    total = sum(match.chance.values())
    for outcome, weight in match.chance.items():
        console.print(f"   [bold]{plain(outcome)}[/] [dim]{weight}/{total}[/]")


def story(console: Console, match: Match, events: Sequence[Event], language: Language) -> None:
    """What happened, a line for every turn."""
    line: list[str] = []
    for event in events:
        starts_turn = event.kind == "turn"
        if starts_turn and line:
            console.print(" ".join(line))
            line = []
        if not starts_turn or event.data.get("again"):
            line.append(plain(match.game.text.event(event, match.names, language)))
    if line:
        console.print(" ".join(line))


def taken_back(console: Console, match: Match, seat: int, language: Language) -> None:
    """What was told last has not happened after all."""
    words = "{name} takes this back." if language == "en" else "{name} nimmt das zurück."
    console.print(f"[dim]{plain(words.format(name=match.names[seat]))}[/]")


def estimates(console: Console, match: Match, found: Sequence[Estimate], language: Language) -> None:
    """Actions with their estimated chances to win, and the playouts behind them."""
    view = match.view(match.turn or 0)
    grid = RichTable(box=box.SIMPLE_HEAD)
    for column, side in (("", "left"), ("wins" if language == "en" else "gewinnt", "right"), ("n", "right")):
        grid.add_column(column, justify="right" if side == "right" else "left")
    for estimate in found:
        words = match.game.text.choice(view, estimate.word, match.names, language)
        chance = f"{estimate.chance:.1%}" if estimate.visits else "–"
        grid.add_row(f"{plain(words)} [dim]{plain(estimate.word)}[/]", chance, f"{estimate.visits:,}")
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
