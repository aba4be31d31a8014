"""The standings of an arena as a picture: ratings with their intervals, and who wins how often against whom."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bauhof.bots.standings import Standings
from bauhof.core.errors import BauhofError

if TYPE_CHECKING:
    from bauhof.bots.arena import Arena

SUFFIXES = (".svg", ".png")
INK, GREY, BLUE = "#22303c", "#8a949e", "#2f6690"
WEAK, EVEN, STRONG = "#c8793f", "#f6f4f0", "#2f6690"  # told apart by the colour-blind, and by their darkness in print
STYLE = {
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "path",
    "svg.hashsalt": "bauhof",
}


def check(path: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise BauhofError(f"{path}: a picture ends in {' or '.join(SUFFIXES)}")
    plotting()
    folder = path.absolute().parent
    if not folder.is_dir():
        raise BauhofError(f"{path}: cannot be written: there is no folder {folder}")
    if path.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise BauhofError(f"{path}: cannot be written: no permission, or it is a folder")


def plotting() -> Any:
    """Matplotlib, where it is installed."""
    try:
        import matplotlib
        import matplotlib.figure
    except ModuleNotFoundError:
        raise BauhofError("a picture needs matplotlib: pip install 'bauhof[plots]'") from None
    return matplotlib


def draw(arena: Arena, title: str, found: Standings, path: Path) -> None:
    """Draw the standings into a file."""
    matplotlib = plotting()
    rows = len(found.bots)
    with matplotlib.rc_context(STYLE):
        figure = matplotlib.figure.Figure(figsize=(11.5, 2.6 + 0.62 * rows), layout="constrained")
        ratings, matrix = figure.subplots(1, 2, width_ratios=(1.15, 1))
        games = sum(line.games for line in found.pairings)
        heading = f"{title}, {arena.players} players"
        figure.suptitle(f"{heading} — {games:,} games", x=0.01, ha="left", size=15, weight="bold")
        draw_ratings(ratings, found)
        draw_matrix(matrix, arena, found)
        try:
            figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)
        except OSError as error:
            raise BauhofError(f"{path}: cannot be written: {error.strerror or error}") from None


def draw_ratings(axes: Any, found: Standings) -> None:
    """A dot for every bot, the best at the top, with a line over its interval."""
    bots = [line for line in found.bots if line.elo is not None]
    for place, line in enumerate(bots):
        assert line.elo is not None
        axes.plot([line.elo.low, line.elo.high], [place, place], color=BLUE, linewidth=3, alpha=0.45)
        axes.plot(line.elo.value, place, "o", color=BLUE, markersize=9)
        axes.annotate(
            f"{line.elo.value:+.0f}".replace("-", "−"),
            (line.elo.value, place),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
        )
    axes.axvline(0, color=GREY, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
    axes.set_yticks(range(len(bots)), [line.name for line in bots])
    axes.set_ylim(len(bots) - 0.4, -0.75)
    axes.margins(x=0.12)
    axes.set_xlabel("Elo, the mean of all bots is 0; lines: 95 % intervals")
    axes.set_title("Ratings", loc="left", weight="bold")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)


def draw_matrix(axes: Any, arena: Arena, found: Standings) -> None:
    """How often the bot of a row wins against the bot of a column, in per cent."""
    from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

    names = [line.name for line in found.bots]
    rates = win_rates(arena, found)
    colours = LinearSegmentedColormap.from_list("bauhof", [WEAK, EVEN, STRONG])
    norm = TwoSlopeNorm(1 / arena.players, 0, 1)
    grid = [[rates.get((row, column), float("nan")) for column in names] for row in names]
    axes.pcolormesh(grid, cmap=colours, norm=norm, edgecolors="white", linewidth=3)
    for y, row in enumerate(names):
        for x, column in enumerate(names):
            rate = rates.get((row, column))
            dark = rate is not None and norm(rate) > 0.82
            text = "" if row == column else "–" if rate is None else f"{100 * rate:.0f}"
            axes.text(x + 0.5, y + 0.5, text, ha="center", va="center", color="white" if dark else INK, size=12)
    middles = [place + 0.5 for place in range(len(names))]
    axes.set_xticks(middles, names, rotation=25, ha="right", rotation_mode="anchor")
    axes.set_yticks(middles, names)
    axes.invert_yaxis()
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    two = arena.players == 2
    against = "against the column" if two else f"alone among {arena.players - 1} of the column"
    axes.set_title(f"Wins of the row {against}, in %", loc="left", weight="bold")
    if not two:
        axes.set_xlabel(f"fair share: {100 / arena.players:.0f} %")


def win_rates(arena: Arena, found: Standings) -> dict[tuple[str, str], float]:
    """The rate of every bot against every other one; with two players a pairing tells both."""
    rates: dict[tuple[str, str], float] = {}
    for line in found.pairings:
        if line.win_rate is not None:
            rates[line.pairing.bot, line.pairing.other] = line.win_rate.value
            if arena.players == 2:
                rates[line.pairing.other, line.pairing.bot] = 1 - line.win_rate.value
    return rates
