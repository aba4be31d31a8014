"""The command of who studies games: many of them, their tables and a report."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bauhof.cli.commands import Command, console, language_option
from bauhof.cli.places import address_option, on_option, place
from bauhof.cli.play import program
from bauhof.cli.show import plain
from bauhof.core.errors import BauhofError
from bauhof.core.words import Language

INTERRUPTED = 130
REPORT = "report.html"


@click.command(cls=Command)
@click.argument("game")
@click.option("--players", default="2", show_default=True, help="Numbers of players, such as 3, 2-4 or 2,4.")
@click.option("--games", type=int, default=10_000, show_default=True, help="Games, shared by the numbers of players.")
@click.option("--bots", default="greedy", show_default=True, help="Bots by name; they take the seats in turn.")
@click.option("--option", "options", multiple=True, help="A variant; `bauhof games` lists them.")
@click.option("--vary", help="Variations in a TOML file, such as FILE or FILE:NAME; each gets a folder of its own.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--decisions", is_flag=True, help="Keep every decision too.")
@click.option("--events", is_flag=True, help="Keep every event too.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, help="Folder for the results.")
@click.option("--workers", type=int, help="Processes, or tasks at once on Ray (default: one per core).")
@on_option
@address_option
@click.option("--report/--no-report", default=True, help="Write report.html (default), or tables only.")
@language_option
def simulate(
    out: Path,
    workers: int | None,
    on: str,
    address: str | None,
    report: bool,
    vary: str | None,
    language: Language,
    **wanted: Any,
) -> None:
    """Play many games and keep every result as Parquet, with a report as one HTML page.

    The same command continues a study that was stopped.

    \b
    bauhof simulate machi-koro --players 2-4 --games 100000 --bots greedy --out study
    """  # noqa: D301
    plan, executor = planned(**wanted), place(on, address, workers)
    if vary is None:
        run(plan, out, executor, report, language)
        return
    file, found = variations_in(vary, plan.game)
    for variation in found:
        named = f"{file}:{variation.name}"
        run(replace(plan, variation=variation), out / variation.name, executor, report, language, named)


def planned(game: str, players: str, games: int, bots: str, options: tuple[str, ...], **rest: Any) -> Any:
    """What was asked for, or what is wrong with it."""
    from bauhof.core.registry import game as find_game
    from bauhof.study.plan import Plan

    found = find_game(game)
    chosen = tuple(sorted(found.chosen(dict.fromkeys(options, True))))
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(found.name, games, numbers_in(players), names, chosen, **rest)
    plan.check()
    return plan


def variations_in(vary: str, game: str) -> tuple[str, list[Any]]:
    """A file, and all variations in it or the one that is named behind it."""
    from bauhof.core.variation import read_variations

    file, _, name = vary.partition(":") if not Path(vary).exists() else (vary, "", "")
    found = [one for one in read_variations(Path(file), game) if name in ("", one.name)]
    if not found:
        raise BauhofError(f"{file} has no variation {name!r}")
    return file, found


def numbers_in(text: str) -> tuple[int, ...]:
    """`2-4` or `2,4` as numbers."""
    found = set[int]()
    try:
        for part in text.split(","):
            first, _, last = part.partition("-")
            found |= set(range(int(first), int(last or first) + 1))
    except ValueError:
        raise BauhofError(f"--players is {text}; it is numbers such as 3, 2-4 or 2,4") from None
    if not found:
        raise BauhofError(f"--players is {text}, which is no number of players; turn it around")
    return tuple(sorted(found))


def run(plan: Any, out: Path, executor: Any, report: bool, language: Language, vary: str | None = None) -> None:
    """Play what is missing, and write the report."""
    from bauhof.cli.study_tables import WORDS
    from bauhof.study.folder import Folder
    from bauhof.study.simulation import played

    errors = Console(stderr=True, highlight=False, emoji=False)
    with Folder(out, plan) as folder:
        before = sum(len(plan.part(number)) for number in folder.finished())
        if before:
            errors.print(f"[dim]{WORDS.say(language, 'study-resumed', games=before)}[/]")
        done = before
        try:
            with bar(plan.games, before, errors, language) as advance:
                for games in played(plan, folder, executor):
                    done += games
                    advance(done)
        except KeyboardInterrupt:
            errors.print(f"[yellow]bauhof:[/] {WORDS.say(language, 'study-stopped', games=done, most=plan.games)}")
            again = f"{WORDS.say(language, 'study-continue')} {shlex.join([program(), *sys.argv[1:]])}"
            errors.print(again, style="dim", soft_wrap=True, markup=False)
            raise SystemExit(INTERRUPTED) from None
        written = write_report(out, plan, language, vary) if report else "–"
    said = WORDS.say(language, "study-done", games=f"{plan.games:,}", folder=str(out), report=str(written))
    console.print(plain(said), soft_wrap=True)


def write_report(out: Path, plan: Any, language: Language, vary: str | None) -> Path:
    """The page about a study that is finished."""
    from bauhof.cli.outputs import write
    from bauhof.cli.study_page import Report
    from bauhof.study.paragraphs import paragraphs_used
    from bauhof.study.simulation import Study
    from bauhof.study.summary import Summary

    path = out / REPORT
    summary = Summary(plan.rules, Study.open(out))
    write(path, Report(summary, paragraphs_used(plan), command_of(plan, out, vary), language).html())
    return path


def command_of(plan: Any, out: Path, vary: str | None) -> str:
    """What to type to have the same games."""
    words = ["bauhof", "simulate", plan.game, "--players", ",".join(map(str, plan.players))]
    words += ["--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", str(plan.seed)]
    words += [word for option in plan.options for word in ("--option", option.replace("_", "-"))]
    words += [f"--{name}" for name in ("decisions", "events") if getattr(plan, name)]
    words += [] if vary is None else ["--vary", vary]
    return shlex.join([*words, "--out", (out if vary is None else out.parent).name])


@contextmanager
def bar(games: int, before: int, errors: Console, language: Language) -> Iterator[Callable[[int], None]]:
    """How many games are over, how fast, and how long the rest takes; nothing where nobody watches."""
    from bauhof.cli.study_tables import WORDS

    if not errors.is_terminal:
        yield lambda done: None
        return
    said = TextColumn(f"{WORDS.say(language, 'study-progress')} {{task.description}}")
    with Progress(
        BarColumn(), MofNCompleteColumn(), said, TimeRemainingColumn(), console=errors, transient=True
    ) as shown:
        task = shown.add_task("", total=games, completed=before)

        def advance(done: int) -> None:
            elapsed = shown.tasks[0].elapsed or 0
            speed = f"{(done - before) / elapsed:,.0f}/s" if elapsed else ""
            shown.update(task, completed=done, description=speed)

        yield advance
