"""Benchmarks of reviews: how long they take, and how far they can be trusted."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from statistics import median

from rich.console import Console

from bauhof.cli.bench import Figure
from bauhof.cli.progress import games_bar
from bauhof.core.game import Game
from bauhof.core.words import ENGLISH
from bauhof.review import chart, review
from bauhof.study.reviews import ERRING, accounts, agreement, bot_game

TIMED = 3  # games; the median counts
CHARTED = 100  # times as many games are charted
ROUNDING = 1e-9


def measure_reviews(games: Sequence[Game], count: int, console: Console) -> list[Figure]:
    """All figures of the games."""
    figures: list[Figure] = []
    for game in games:
        console.print(f"[dim]{game.name}: reviewing, {count} games at both depths, {CHARTED * count} at a glance …[/]")
        figures += times(game) + trust(game, count, console)
    return figures


def times(game: Game) -> list[Figure]:
    """Seconds for a game of as many players as can be, on all cores, with everything compiled."""
    players, threads = game.players[-1], os.cpu_count() or 1
    journals = [bot_game(game, players, ERRING, seed) for seed in range(TIMED)]

    def seconds(work: Callable[..., object], **how: str) -> float:
        taken = []
        for journal in journals:
            begun = time.perf_counter()
            work(journal, threads=threads, **how)
            taken.append(time.perf_counter() - begun)
        return median(taken)

    review(journals[0])
    name = game.name
    return [
        Figure(f"{name}_first_chart_s", f"{name}: first chart, {players} players", seconds(chart), "s", at_most=1),
        Figure(f"{name}_review_s", f"  review on {threads} cores", seconds(review), "s", at_most=10),
        Figure(f"{name}_deep_review_s", "  deep review", seconds(review, depth="deep"), "s", at_most=60),
    ]


def trust(game: Game, count: int, console: Console) -> list[Figure]:
    """Whether depths agree, everything adds up, luck has mean zero and chances come true."""
    name = game.name
    with games_bar(count, console, ENGLISH) as tell:
        agreed = agreement(game, count, threads=os.cpu_count() or 1, tell=tell)
    with games_bar(CHARTED * count, console, ENGLISH) as tell:
        found = accounts(game, CHARTED * count, workers=os.cpu_count() or 1, tell=tell)
    share, luck, error = agreed.share, found.luck, found.calibration.error
    low, high = (None, None) if share is None else (100 * share.low, 100 * share.high)
    same = None if share is None else 100 * share.value
    half = 150 * (luck.high - luck.value)  # three standard errors
    return [
        Figure(f"{name}_agreement", f"  deep names the same best action, {agreed.decisions} mistakes", same, "%", 90),
        Figure(f"{name}_agreement_low", "    at least (95 %)", low, "%"),
        Figure(f"{name}_agreement_high", "    at most (95 %)", high, "%"),
        Figure(
            f"{name}_law",
            f"  law of luck and skill, largest error, {found.games} games",
            found.broken,
            "",
            at_most=ROUNDING,
        ),
        Figure(f"{name}_luck", "  luck in the mean, points from zero", abs(100 * luck.value), "", at_most=half),
        Figure(f"{name}_luck_low", "    at least (95 %)", 100 * luck.low, ""),
        Figure(f"{name}_luck_high", "    at most (95 %)", 100 * luck.high, ""),
        Figure(
            f"{name}_calibration", "  calibration error of all chances, in points", 100 * error.value, "", at_most=2
        ),
    ]
