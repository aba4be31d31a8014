"""A folder of finished games: how everybody decides over many of them, and whether they are getting better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from html import escape
from pathlib import Path
from statistics import fmean, linear_regression
from typing import Any

from rich.console import Console

from bauhof.bots.workers import Executor
from bauhof.cli.grid import Grid
from bauhof.cli.page import Curve, chart, page, table
from bauhof.cli.progress import games_bar
from bauhof.cli.review import block, number, signed
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.journal import Journal
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language
from bauhof.review import Review
from bauhof.review.report import Player

TREND = 4  # games, below which there is none
CURVES = 6  # that are drawn
LOWEST = 0.6  # the accuracy of the lowest block of a course


@dataclass(frozen=True)
class Development:
    """The reviews of a folder, in the order of its files."""

    folder: str
    files: list[str]
    reviews: list[Review]
    left_out: list[str]  # why some files are

    @property
    def players(self) -> dict[tuple[str, str], list[Player]]:
        """For every game and name all that was played under it."""
        found: dict[tuple[str, str], list[Player]] = {}
        for review in self.reviews:
            for player in review.players:
                found.setdefault((review.game, player.name), []).append(player)
        return found

    def grids(self, language: Language) -> list[Grid]:
        """A line for every player of a game, and one for every game that was played."""
        keys = ("player", "games", "wins", "accuracy", "loss", "luck", "trend", "course")
        rows = [
            [name, *line(played, language)]
            for (game, name), played in sorted(self.players.items(), key=lambda one: (one[0][0], -len(one[1])))
        ]
        titles = [find_game(game).title(language) for game, _ in sorted(self.players)]
        columns = [say(language, f"review-{key}") for key in keys]
        grids = []
        for title in dict.fromkeys(titles):
            mine = [row for row, known in zip(rows, titles, strict=True) if known == title]
            grids.append(Grid(title, columns, mine))
        each = [[file, *result(review, language)] for file, review in zip(self.files, self.reviews, strict=True)]
        heads = [say(language, f"review-{key}") for key in ("file", "players", "winner", "accuracy", "luck")]
        return [*grids, Grid(say(language, "review-each"), heads, each, words=3)]

    def notes(self, language: Language) -> list[str]:
        """What the columns mean, and what was left out."""
        return [say(language, "review-trend-how", games=TREND), *self.left_out]

    def page(self, language: Language) -> str:
        """The same as one page, with the accuracy of everybody who has played often enough."""
        often = {key: shares for key, played in self.players.items() if len(shares := accuracies(played)) >= TREND}
        several = len({game for game, _ in often}) > 1
        curves = []
        for (game, name), shares in [*often.items()][:CURVES]:
            title = f"{name}, {find_game(game).title(language)}" if several else name
            curves.append(Curve(title, [share / 100 for share in shares], fitted(shares)))
        lowest = min((int(min(curve.shares) * 5) / 5 for curve in curves), default=0.0)
        drawn = [chart(curves, [], say(language, "review-accuracy"), min(lowest, 0.8))] if curves else []
        notes = [f'<p class="quiet">{escape(note)}</p>' for note in self.notes(language)]
        body = [*map(table, self.grids(language)[:-1]), *drawn, table(self.grids(language)[-1]), *notes]
        return page(say(language, "review-folder", games=len(self.reviews)), body, language)

    def as_json(self) -> dict[str, Any]:
        """Every review under the name of its file."""
        games = {file: review.as_json() for file, review in zip(self.files, self.reviews, strict=True)}
        return {"games": games, "left_out": self.left_out}


def develop(
    folder: Path, judge: Callable[..., Review | str], executor: Executor, errors: Console, language: Language
) -> Development:
    """Review every finished game of a folder, here or on a cluster; what is no finished game is named and left out."""
    paths = sorted(folder.glob("*.jsonl"))
    if not paths:
        raise BauhofError(f"{folder} has no journals; they are files that end in .jsonl")
    reviews: dict[Path, Review | str] = {}
    tasks = ((judge, path, journal) for path in paths if (journal := loaded(path, reviews)) is not None)
    with games_bar(len(paths), errors, language) as tell, closing(executor.finished(judged, tasks)) as finished:
        for path, review in finished:
            reviews[path] = review
            tell(len(reviews))
    found = Development(str(folder), [], [], [])
    for path in paths:
        review = reviews[path]
        if isinstance(review, str):
            found.left_out.append(review)
        else:
            found.files.append(path.name)
            found.reviews.append(review)
    if not found.reviews:
        raise BauhofError(f"{folder} has no finished game; the last file: {found.left_out[-1]}")
    return found


def loaded(path: Path, reviews: dict[Path, Review | str]) -> Journal | None:
    """The journal in a file, or what is wrong with it among the reviews."""
    try:
        return Journal.load(path)
    except BauhofError as error:
        reviews[path] = str(error)
        return None


def judged(judge: Callable[..., Review | str], path: Path, journal: Journal) -> tuple[Path, Review | str]:
    """One review, wherever that is made; or why there is none."""
    try:
        return path, judge(journal, str(path))
    except BauhofError as error:
        return path, str(error)


def accuracies(played: Sequence[Player]) -> list[float]:
    """Of the games in which something was to be decided."""
    return [one.accuracy for one in played if one.accuracy is not None]


def line(played: Sequence[Player], language: Language) -> list[str]:
    """A player over all games."""
    shares = accuracies(played)
    losses = [one.mean_loss for one in played if one.mean_loss is not None]
    return [
        str(len(played)),
        number(sum(one.result for one in played), language),
        number(fmean(shares), language) if shares else "–",
        number(100 * fmean(losses), language, digits=2) if losses else "–",
        signed(fmean(one.luck for one in played), language),
        trend(shares, language),
        "".join(block((share / 100 - LOWEST) / (1 - LOWEST)) for share in shares[-24:]),
    ]


def trend(shares: Sequence[float], language: Language) -> str:
    """By how many points the accuracy rises over ten games, on the straight line that fits best."""
    if len(shares) < TREND:
        return "–"
    return signed(linear_regression(range(len(shares)), shares).slope / 10, language)


def fitted(shares: Sequence[float]) -> tuple[float, float]:
    """Where that line begins and ends."""
    slope, begun = linear_regression(range(len(shares)), shares)
    return begun / 100, (begun + slope * (len(shares) - 1)) / 100


def result(review: Review, language: Language) -> list[str]:
    """A game in a line."""
    best = max(review.players, key=lambda one: one.result)
    winners = [one.name for one in review.players if one.result == best.result]
    shown = ["–" if one.accuracy is None else number(one.accuracy, language) for one in review.players]
    return [
        ", ".join(review.names),
        ", ".join(winners),
        " / ".join(shown),
        " / ".join(signed(one.luck, language) for one in review.players),
    ]
