"""Calibration in the terminal: its progress, its tables and its JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from bauhof.bots.net import network_for
from bauhof.cli.arena import between, interval, percent
from bauhof.cli.grid import Grid
from bauhof.cli.judging import numbers_of_players
from bauhof.cli.progress import games_bar
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language
from bauhof.study.calibration import STEPS, VIEWS, Plan, Reliability, Survey, reliability, survey

FORMAT = 1
ALL = "all"


def planned(
    game: str,
    games: int,
    players: str | None,
    weights: Path | None,
    view: str,
    every: int,
    best: bool,
    options: Sequence[str],
    seed: int,
) -> Plan:
    """What was asked for, or what is wrong with it."""
    found = find_game(game)
    plan = Plan(
        network=network_for(found, None if weights is None else str(weights)),
        games=games,
        players=numbers_of_players(players, list(found.players)),
        options=found.chosen(dict.fromkeys(options, True)),
        views=VIEWS if view == "both" else (view,),
        every=every,
        best=best,
        seed=seed,
    )
    plan.check()
    return plan


def asked(plan: Plan, errors: Console, language: Language) -> tuple[list[Survey], bool]:
    """Play all games, or as many as there are before Ctrl-C; False for these."""
    found: list[Survey] = []
    try:
        with games_bar(plan.games, errors, language) as advance:
            for one in survey(plan):
                found.append(one)
                advance(sum(part.begun for part in found))
    except KeyboardInterrupt:
        if not found:
            raise BauhofError("stopped before the first games were over") from None
        return found, False
    return found, True


def by_players(plan: Plan, found: Sequence[Survey], view: str) -> dict[str, Reliability]:
    """The tables of one view: of all games, then for every number of players."""
    numbers = [] if len(plan.players) == 1 else plan.players
    parts = {ALL: [one.sums[view] for one in found]}
    parts |= {str(number): [one.sums[view] for one in found if one.players == number] for number in numbers}
    return {name: reliability(np.concatenate(sums)) for name, sums in parts.items() if sum(map(len, sums))}


def tables(plan: Plan, found: Sequence[Survey], language: Language) -> list[Grid]:
    """For every view the ten steps of all games, then a line for every number of players."""
    grids = []
    for view in plan.views:
        tabled = by_players(plan, found, view)
        title = f"{plan.network.game.title(language)}, {say(language, f'calibrate-{view}')}"
        grids += [steps_of(title, tabled[ALL], language), errors_of(title, tabled, language)]
    return grids


def steps_of(title: str, found: Reliability, language: Language) -> Grid:
    """What was said, and what came true."""
    keys = ("calibrate-says", "calibrate-said", "calibrate-won", "arena-interval", "arena-games", "calibrate-times")
    rows = []
    for step, one in enumerate(found.steps):
        says = f"{100 * step // STEPS} – {100 * (step + 1) // STEPS}"
        figures = ["–"] * 5
        if one is not None:
            won = [percent(one.won.value), between(one.won, percent)]
            figures = [percent(one.said), *won, f"{one.games:,}", f"{one.times:,}"]
        rows.append([says, *figures])
    return Grid(title, [say(language, key) for key in keys], rows)


def errors_of(title: str, tabled: dict[str, Reliability], language: Language) -> Grid:
    """How wrong it is with every number of players, and how much it knows."""
    keys = (
        "calibrate-players",
        "calibrate-error",
        "arena-interval",
        "calibrate-chance",
        "calibrate-worst",
        "calibrate-skill",
        "arena-games",
    )
    rows = []
    for players, one in tabled.items():
        name = say(language, "calibrate-all") if players == ALL else players
        error = [percent(one.error.value), between(one.error, percent), percent(one.by_chance)]
        worst = "–" if one.worst is None else percent(one.worst)
        rows.append([name, *error, worst, percent(one.skill), f"{one.games:,}"])
    return Grid(f"{title}: {say(language, 'calibrate-errors')}", [say(language, key) for key in keys], rows)


def notes(plan: Plan, found: Sequence[Survey], language: Language) -> list[str]:
    """What the figures mean, and what is missing."""
    left_out = unfinished(plan, found)
    return [say(language, "calibrate-how"), *([say(language, "games-left-out", n=left_out)] if left_out else [])]


def unfinished(plan: Plan, found: Sequence[Survey]) -> int:
    """How many games did not come to an end."""
    return sum(one.begun - len(one.sums[plan.views[0]]) for one in found)


def document(plan: Plan, found: Sequence[Survey], finished: bool) -> dict[str, Any]:
    """The tables as JSON; docs/strength.md describes it."""
    game = plan.network.game
    return {
        "calibration": FORMAT,
        "game": game.name,
        "rules": game.version,
        "options": [option for option, chosen in plan.options.items() if chosen],
        "seed": plan.seed,
        "every": plan.every,
        "play": "best" if plan.best else "drawn",
        "finished": finished,
        "unfinished_games": unfinished(plan, found),
        "views": {
            view: {players: figures(one) for players, one in by_players(plan, found, view).items()}
            for view in plan.views
        },
    }


def figures(found: Reliability) -> dict[str, Any]:
    """One table."""
    steps = [
        None if one is None else {"said": one.said, "won": interval(one.won), "times": one.times, "games": one.games}
        for one in found.steps
    ]
    return {
        "games": found.games,
        "error": interval(found.error),
        "error_by_chance": found.by_chance,
        "worst_step": found.worst,
        "skill": found.skill,
        "steps": steps,
    }
