"""The standings of an arena as a picture: ratings with their intervals, and who wins how often against whom."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bauhof.bots.standings import Standings
from bauhof.cli.outputs import check_writable, unwritable
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.words import Language

if TYPE_CHECKING:
    from bauhof.bots.arena import Arena

SUFFIXES = (".svg", ".png")
INK, GREY, BLUE = "#22303c", "#8a949e", "#2f6690"
WEAK, EVEN, STRONG = "#d0905c", "#f6f4f0", "#2f6690"  # told apart by the colour-blind, and by their darkness in print
DARK = 0.85  # from here on the text is white
STYLE = {
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "none",  # text stays text, which can be searched and read out
    "svg.hashsalt": "bauhof",
}


def check(path: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise BauhofError(f"{path}: a picture ends in {' or '.join(SUFFIXES)}")
    plotting()
    check_writable(path)


def plotting() -> Any:
    """Matplotlib, where it is installed."""
    try:
        import matplotlib
        import matplotlib.figure
    except ModuleNotFoundError:
        raise BauhofError("a picture needs matplotlib: pip install 'bauhof[plots]'") from None
    return matplotlib


def draw(arena: Arena, title: str, found: Standings, path: Path, language: Language) -> None:
    """Draw the standings into a file: a row for every bot, the best at the top."""
    matplotlib = plotting()
    names = [line.name for line in found.bots]
    games = sum(line.games for line in found.pairings)
    with matplotlib.rc_context(STYLE):
        size = (10 + 0.4 * len(names), 2.6 + 0.65 * len(names))
        figure = matplotlib.figure.Figure(figsize=size, layout="constrained")
        heading = say(language, "picture-title", game=title, players=arena.players, games=games)
        figure.suptitle(heading, x=0.012, ha="left", size=16, weight="bold")
        ratings, matrix = figure.subplots(1, 2, sharey=True, width_ratios=(5, 3 + 0.5 * len(names)))
        draw_ratings(ratings, found, language)
        draw_matrix(matrix, arena, found, language)
        ratings.set_yticks(middles(names), names, size=12)
        ratings.set_ylim(len(names), 0)
        for axes in (ratings, matrix):
            axes.tick_params(axis="y", length=0)
            axes.spines[["top", "right", "left"]].set_visible(False)
        try:
            figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)
        except OSError as error:
            raise unwritable(path, error) from None


def middles(rows: Sequence[object]) -> list[float]:
    """Where the middle of every row is."""
    return [place + 0.5 for place in range(len(rows))]


def draw_ratings(axes: Any, found: Standings, language: Language) -> None:
    """A dot for every bot, with a line over its interval."""
    for y, line in zip(middles(found.bots), found.bots, strict=True):
        if line.elo is None:
            continue
        axes.plot([line.elo.low, line.elo.high], [y, y], color=BLUE, linewidth=5, alpha=0.35, solid_capstyle="round")
        axes.plot(line.elo.value, y, "o", color=BLUE, markersize=9)
        shown = f"{line.elo.value:+.0f}".replace("-", "−")
        place = (line.elo.value, y)
        axes.annotate(shown, place, xytext=(0, 10), textcoords="offset points", ha="center", size=12)
    axes.axvline(0, color=GREY, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
    axes.margins(x=0.12)
    axes.set_xlabel(say(language, "picture-elo"))
    axes.set_title("\n" + say(language, "picture-ratings"), loc="left")


def draw_matrix(axes: Any, arena: Arena, found: Standings, language: Language) -> None:
    """How often the bot of a row wins against the bot of a column, in per cent."""
    from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

    names = [line.name for line in found.bots]
    rates = win_rates(arena, found)
    colours = LinearSegmentedColormap.from_list("bauhof", [WEAK, EVEN, STRONG])
    norm = TwoSlopeNorm(1 / arena.players, 0, 1)
    grid = [[rates.get((row, column), float("nan")) for column in names] for row in names]
    axes.pcolormesh(grid, cmap=colours, norm=norm, edgecolors="white", linewidth=3)
    for y, row in zip(middles(names), names, strict=True):
        for x, column in zip(middles(names), names, strict=True):
            rate = rates.get((row, column))
            colour = "white" if rate is not None and norm(rate) > DARK else INK
            text = "" if row == column else "–" if rate is None else f"{100 * rate:.0f}"
            axes.text(x, y, text, ha="center", va="center", color=colour, size=13)
    axes.set_xticks(middles(names), names, rotation=35, ha="right", rotation_mode="anchor")
    axes.tick_params(axis="x", length=0)
    axes.spines["bottom"].set_visible(False)
    wins = say(language, "picture-wins", fair=round(100 / arena.players))
    how = say(language, "picture-against" if arena.players == 2 else "picture-alone", others=arena.players - 1)
    axes.set_title(f"{wins}\n{how}", loc="left")


def win_rates(arena: Arena, found: Standings) -> dict[tuple[str, str], float]:
    """The rate of every bot against every other one; with two players a pairing tells both."""
    rates: dict[tuple[str, str], float] = {}
    for line in found.pairings:
        if line.win_rate is not None:
            rates[line.pairing.bot, line.pairing.other] = line.win_rate.value
            if arena.players == 2:
                rates[line.pairing.other, line.pairing.bot] = 1 - line.win_rate.value
    return rates
