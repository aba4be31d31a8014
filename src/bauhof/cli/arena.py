"""The arena in the terminal: its progress, its tables and its JSON."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bauhof.bots.arena import Arena, Deal, deals_for
from bauhof.bots.rating import Estimate
from bauhof.bots.results import Results, header
from bauhof.bots.standings import Figures, Standings
from bauhof.bots.tournament import Tournament
from bauhof.bots.workers import Executor
from bauhof.cli.play import program
from bauhof.cli.show import plain
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as game_by_name
from bauhof.core.words import Language

MINUS = "−"


def opened(game: str, bots: str | None, players: int, options: Sequence[str], seed: int) -> Arena:
    """An arena of these bots, or what is wrong with it."""
    if bots is None:
        raise BauhofError("which bots? such as --bots random,search")
    chosen = game_by_name(game).chosen(dict.fromkeys(options, True))
    arena = Arena(game, players, tuple(sorted(chosen)), tuple(bot.strip() for bot in bots.split(",")), seed)
    arena.check()
    return arena


@contextmanager
def prepared(
    arena: Arena, games: int, until_clear: bool, file: Path | None, errors: Console, language: Language
) -> Iterator[tuple[Tournament, Results | None]]:
    """A tournament with what its results file holds already; nobody else can write there meanwhile."""
    deals = deals_for(games, arena.players)
    if file is None:
        yield Tournament(arena, deals, until_clear), None
        return
    with Results(file, arena) as results:
        tell_dropped(results, errors, language)
        yield Tournament(arena, deals, until_clear, results.deals), results


def tell_dropped(results: Results, errors: Console, language: Language) -> None:
    """Say that the last line of a file was unfinished, if it was."""
    if results.dropped:
        message = say(language, "arena-dropped", file=str(results.path), line=results.dropped)
        errors.print(f"[yellow]bauhof:[/] {plain(message)}", soft_wrap=True)


class Keeper(Protocol):
    """Whoever writes deals down."""

    def add(self, deal: Deal, /) -> None:
        """Keep a deal that is finished."""


def play(
    tournament: Tournament, results: Keeper | None, executor: Executor, errors: Console, language: Language
) -> bool:
    """Play to the end; False if somebody pressed Ctrl-C before."""
    try:
        tournament.warm_up()
        with progress(tournament, errors, language) as advance, closing(tournament.play(executor=executor)) as deals:
            for deal in deals:
                if results is not None:
                    results.add(deal)
                advance()
    except KeyboardInterrupt:
        stopped = say(language, "arena-stopped", games=tournament.games, most=tournament.most_games)
        errors.print(f"[yellow]bauhof:[/] {stopped}", soft_wrap=True)
        errors.print(how_to_go_on(results, language), style="dim", soft_wrap=True, markup=False)
        return False
    return True


def how_to_go_on(results: Keeper | None, language: Language) -> str:
    """What to type after Ctrl-C."""
    if results is None:
        return say(language, "arena-lost")
    return f"{say(language, 'arena-continue')} {shlex.join([program(), *sys.argv[1:]])}"


@contextmanager
def progress(tournament: Tournament, errors: Console, language: Language) -> Iterator[Any]:
    """A bar with the games so far, their speed and who leads; nothing where nobody watches."""
    if not errors.is_terminal:
        yield lambda: None
        return
    games = TextColumn(f"{say(language, 'arena-played')} {{task.description}}")
    columns = (BarColumn(), MofNCompleteColumn(), games, TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        before = tournament.games
        task = bar.add_task("", total=tournament.most_games, completed=before)

        def advance() -> None:
            elapsed = bar.tasks[0].elapsed or 0
            speed = f"{(tournament.games - before) / elapsed:.3g}/s" if elapsed else ""
            bar.update(
                task,
                total=tournament.most_games,
                completed=tournament.games,
                description=f"{speed}  {plain(leader(tournament, language))}",
            )

        yield advance


def leader(tournament: Tournament, language: Language) -> str:
    """The bot that is furthest above its fair share, and by how much."""
    gained = dict.fromkeys(tournament.arena.bots, 0.0)
    for series in tournament.series:
        above = sum(series.wins) - len(series.wins)  # one win in every deal is fair
        gained[series.pairing.bot] += above
        gained[series.pairing.other] -= above
    best = max(gained, key=lambda name: gained[name])
    return say(language, "arena-leads", bot=best, wins=f"{gained[best]:.3g}") if gained[best] > 0 else ""


def document(tournament: Tournament, found: Standings) -> dict[str, Any]:
    """The standings as JSON; docs/bots.md describes it."""
    pairings = [
        {
            "bot": line.pairing.bot,
            "other": line.pairing.other,
            "games": line.games,
            "fair_share": line.fair,
            "win_rate": interval(line.win_rate),
            "clear": line.is_clear,
            "score": {"bot": line.bot.score, "other": line.other.score},
            "ms_per_decision": {"bot": line.bot.ms_per_decision, "other": line.other.ms_per_decision},
            "games_per_s": line.games_per_s,
        }
        for line in found.pairings
    ]
    ratings = [
        {
            "bot": line.name,
            "games": line.games,
            "elo": interval(line.elo),
            "score": line.figures.score,
            "ms_per_decision": line.figures.ms_per_decision,
        }
        for line in found.bots
    ]
    return header(tournament.arena) | {
        "finished": tournament.is_finished,
        "pairings": pairings,
        "ratings": ratings,
    }


def interval(estimate: Estimate | None) -> dict[str, float] | None:
    """A figure with the ends of its interval."""
    return None if estimate is None else estimate._asdict()


def tables(console: Console, tournament: Tournament, found: Standings, language: Language) -> None:
    """The pairings, two lines for each, and the ratings."""
    arena = tournament.arena
    others = arena.players - 1
    title = say(language, "arena-title", game=arena.game, players=arena.players)
    grid = new_grid(title, ["pairings", "games", "wins", "interval", "score", "ms", "speed"], language)
    for line in found.pairings:
        rate = line.win_rate
        grid.add_row(
            plain(line.pairing.bot),
            f"{line.games:,}",
            percent(rate.value) if rate else "–",
            between(rate, percent) if rate else "–",
            *both(line.bot),
            number(line.games_per_s),
        )
        grid.add_row(
            f"{'' if others == 1 else f'{others} × '}{plain(line.pairing.other)}",
            "",
            percent((1 - rate.value) / others) if rate else "–",
            "" if line.is_clear is None else say(language, "arena-clear" if line.is_clear else "arena-unclear"),
            *both(line.other),
            end_section=True,
        )
    console.print(grid)
    ratings = say(language, "arena-ratings")
    grid = new_grid(ratings, ["bots", "games", "elo", "interval", "score", "ms"], language)
    for bot in found.bots:
        rating = (points(bot.elo.value), between(bot.elo, points)) if bot.elo else ("–", "–")
        grid.add_row(plain(bot.name), f"{bot.games:,}", *rating, *both(bot.figures))
    console.print(grid)
    console.print(f"[dim]{say(language, 'arena-fair', percent=percent(1 / arena.players))}[/]")
    console.print(f"[dim]{say(language, 'arena-units')}[/]")


def new_grid(title: str, columns: Sequence[str], language: Language) -> Table:
    """An empty table whose first column is words and whose others are numbers."""
    grid = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, collapse_padding=True)
    for place, column in enumerate(columns):
        grid.add_column(say(language, f"arena-{column}"), justify="right" if place else "left", overflow="fold")
    return grid


def percent(rate: float) -> str:
    """A rate in per cent, without the sign."""
    return f"{100 * rate:.1f}"


def points(elo: float) -> str:
    """A rating in whole points, with a sign if it needs one."""
    return f"{elo:+.0f}".replace("-", MINUS) if round(elo) else "0"


def between(estimate: Estimate, shown: Any) -> str:
    """An interval by its ends."""
    return f"{shown(estimate.low)} … {shown(estimate.high)}"


def both(figures: Figures) -> tuple[str, str]:
    """The figures of one bot."""
    return number(figures.score), number(figures.ms_per_decision)


def number(value: float | None) -> str:
    """Three digits, fewer for what is small, or a dash for nothing."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}" if abs(value) >= 1 else f"{value:.2g}"


def check_numbers(games: int, workers: int | None) -> int:
    """How many workers there are; refuses numbers below 1."""
    for name, value in (("--games", games), ("--workers", workers)):
        if value is not None and value < 1:
            raise BauhofError(f"{name} is {value}; it is 1 or more")
    return workers or cores()


def cores() -> int:
    """How many processes this machine runs at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
