"""The commands of who judges networks, bots and games: calibration, openings, strength, review."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from bauhof.cli import show
from bauhof.cli.commands import Command, console, journal_argument, language_option
from bauhof.cli.grid import Grid
from bauhof.cli.grid import markdown as as_markdown
from bauhof.cli.grid import show as show_grid
from bauhof.cli.outputs import check_writable, write
from bauhof.core.errors import BauhofError
from bauhof.core.words import Language

if TYPE_CHECKING:
    from bauhof.review import Review

INTERRUPTED = 130

weights_option = click.option(
    "--weights", type=click.Path(path_type=Path), help="The network (default: the one in the package)."
)
option_option = click.option("--option", "options", multiple=True, help="A variant; `bauhof games` lists them.")
seed_option = click.option("--seed", type=int, default=0, help="The same seed gives the same games.")
markdown_option = click.option("--markdown", type=click.Path(path_type=Path), help="Write the tables as Markdown.")
json_option = click.option("--json", "as_json", type=click.Path(path_type=Path), help="Write the figures as JSON.")


@click.command(cls=Command)
@click.argument("game")
@click.option("--games", type=int, default=10_000, show_default=True, help="Games, shared by the numbers of players.")
@click.option("--players", help="Numbers of players, such as 2,4 (default: all).")
@weights_option
@click.option(
    "--view",
    type=click.Choice(["printed", "memory", "both"]),
    default="both",
    show_default=True,
    help="What seats see: as printed, or with a perfect memory.",
)
@click.option("--every", type=int, default=8, show_default=True, help="Ask at every so many decisions.")
@click.option("--best", is_flag=True, help="Play what the network finds best instead of drawing from its policy.")
@option_option
@seed_option
@json_option
@markdown_option
@language_option
def calibrate(as_json: Path | None, markdown: Path | None, language: Language, **wanted: Any) -> None:
    """Let a network play itself, and show whether 70 % of those win to whom it gives 70 %."""
    from bauhof.cli import calibrate as calibrating

    check_writable(as_json, markdown)
    errors = Console(stderr=True, highlight=False, emoji=False)
    plan = calibrating.planned(**wanted)
    found, finished = calibrating.asked(plan, errors, language)
    tell(calibrating.tables(plan, found, language), calibrating.notes(plan, found, language), markdown)
    write_json(as_json, calibrating.document(plan, found, finished))
    end(finished)


@click.command(cls=Command)
@click.argument("game")
@click.option("--games", type=int, default=2_000, show_default=True, help="Games of the network, and of greedy.")
@click.option("--players", type=int, help="Players at a table (default: the fewest).")
@weights_option
@option_option
@seed_option
@click.option("--aspect", "aspects", multiple=True, help="What to tell apart, such as landmark (default: everything).")
@click.option("--rows", type=click.IntRange(1), default=8, show_default=True, help="Lines of a table.")
@json_option
@markdown_option
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the shares as bars.")
@language_option
def openings(
    aspects: tuple[str, ...],
    rows: int,
    as_json: Path | None,
    markdown: Path | None,
    svg: Path | None,
    language: Language,
    **wanted: Any,
) -> None:
    """Show what a network does first, what greedy does instead, and who wins with it."""
    from bauhof.cli import openings as opening
    from bauhof.cli.bars import draw

    check_writable(as_json, markdown, svg)
    errors = Console(stderr=True, highlight=False, emoji=False)
    asked = opening.Wanted(**wanted)
    found, finished = opening.studied(asked, errors, language)
    chosen = opening.chosen_aspects(found, aspects)
    title = opening.title(asked, found, language)
    console.print(f"[bold]{show.plain(title)}[/]")
    tell(opening.tables(found, chosen, rows, language), opening.notes(found, language), markdown)
    write_json(as_json, opening.document(asked, found, finished))
    write(svg, draw(title, found, chosen, rows, language))
    end(finished)


@click.command(cls=Command)
@click.argument("game")
@click.option("--bots", required=True, help="Bots that all meet each other and everybody in --against.")
@click.option("--against", help="Bots that meet only those in --bots.")
@click.option("--players", help="Numbers of players, such as 2,4 (default: the fewest and the most).")
@click.option("--games", type=int, default=1_000, show_default=True, help="Games per pairing.")
@click.option("--at-least", type=int, default=200, show_default=True, help="Games per slow pairing.")
@click.option("--seconds", type=float, default=300.0, show_default=True, help="What takes longer is a slow pairing.")
@option_option
@seed_option
@click.option("--workers", type=int, help="Processes (default: one per core).")
@click.option(
    "--results", type=click.Path(path_type=Path), help="Keep every deal in this folder, and continue from it."
)
@json_option
@markdown_option
@language_option
def strength(as_json: Path | None, markdown: Path | None, language: Language, **wanted: Any) -> None:
    """Let bots play each other with few and with many players, and print a table of all win rates.

    \b
    bauhof strength machi-koro --bots net,master --against greedy,cheese --results strength --markdown strength.md
    """  # noqa: D301
    from bauhof.cli import strength as strengths

    check_writable(as_json, markdown)
    errors = Console(stderr=True, highlight=False, emoji=False)
    found, finished = strengths.measured(strengths.Wanted(**wanted), errors, language)
    table = "\n".join(map(strengths.markdown, found))
    click.echo(table, nl=False)
    write(markdown, table)
    write_json(as_json, [strengths.document(one) for one in found])
    end(finished)


@click.command(cls=Command)
@journal_argument
@click.option("--deep", is_flag=True, help="Look further ahead at every decision; takes longer.")
@weights_option
@click.option("--html", type=click.Path(path_type=Path), help="Write one page that can be shown to others.")
@json_option
@language_option
def review(
    file: Path, deep: bool, weights: Path | None, html: Path | None, as_json: Path | None, language: Language
) -> None:
    """Show what decided a finished game: chances, mistakes, luck and skill; of a folder, how players develop."""
    from bauhof.bots.net import network_for
    from bauhof.cli.development import develop
    from bauhof.cli.review import show as show_review
    from bauhof.cli.review_page import as_page
    from bauhof.core.journal import Journal
    from bauhof.core.registry import game
    from bauhof.review import review as judge
    from bauhof.review.telling import with_words

    check_writable(as_json, html)
    depth, threads = "deep" if deep else "ordinary", os.cpu_count() or 1

    def judged(one: Path) -> Review:
        journal = Journal.load(one)
        network = None if weights is None else network_for(game(journal.game), str(weights))
        return judge(journal, str(one), depth=depth, network=network, threads=threads)

    if file.is_dir():
        development = develop(file, judged, Console(stderr=True, highlight=False, emoji=False), language)
        tell(development.grids(language), development.notes(language), None)
        write(html, development.page(language))
        write_json(as_json, development.as_json())
        return
    found = judged(file)
    show_review(console, found, language)
    write(html, as_page(found, language))
    write_json(as_json, with_words(found, language))


def tell(grids: Sequence[Grid], notes: Sequence[str], page: Path | None) -> None:
    """Show tables and what they mean, here and on a page."""
    for grid in grids:
        show_grid(console, grid)
    for note in notes:
        console.print(f"[dim]{show.plain(note)}[/]")
    write(page, "\n".join([as_markdown(grids), *notes, ""]))


def end(finished: bool) -> None:
    """After Ctrl-C, end as who was interrupted."""
    if not finished:
        raise SystemExit(INTERRUPTED)


def write_json(path: Path | None, value: Any) -> None:
    """Write figures, if somebody wants them."""
    write(path, json.dumps(value, indent=1, ensure_ascii=False) + "\n")


def numbers_of_players(text: str | None, otherwise: list[int]) -> list[int]:
    """`2,4` as numbers."""
    if text is None:
        return otherwise
    try:
        found = sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise BauhofError(f"--players is {text}; it is numbers such as 2,4") from None
    return found
