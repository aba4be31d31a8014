"""Pages that stand alone: one HTML file with its style and its drawings, in light and dark, that needs no network."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import NamedTuple

from bauhof.cli.grid import Grid
from bauhof.core.words import Language

COLOURS = ("#2f6690", "#c2593f", "#4b8b57", "#a77a1e", "#7a5aa6", "#3f8f93")  # of seats, on light and on dark paper
DASHES = ("", "7 4", "2 4", "10 4 2 4", "4 4", "12 6")  # and for who does not tell colours apart
WIDTH, HEIGHT, LEFT, TOP = 900, 300, 48, 12
STYLE = """
:root { color-scheme: light dark; --paper: #f5eddf; --raised: #fffaf1; --ink: #2a2620; --quiet: #625948;
  --line: #d8cbb4 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a1c; --raised: #272528; --ink: #f4ecdd; --quiet: #bdb2a0; --line: #48434a }
}
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h2 { margin: 48px 0 8px; font-size: 1.375rem }
h3 { margin: 0 0 8px; font-size: 1rem }
p { margin: 4px 0 }
.quiet { color: var(--quiet) }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: 8px 0 16px; font-variant-numeric: tabular-nums }
caption { text-align: left; font-weight: 600; padding-bottom: 4px }
th, td { padding: 4px 12px 4px 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top }
.number { text-align: right }
article { margin: 16px 0; padding: 16px; border-radius: 10px; background: var(--raised) }
summary { cursor: pointer; min-height: 24px }
svg { display: block; width: 100%; min-width: 640px; height: auto }
svg text { font: 13px system-ui, sans-serif; fill: var(--quiet) }
svg .rule { stroke: var(--line) }
svg .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round }
"""


class Curve(NamedTuple):
    """A line of a chart: shares from 0 to 1, one after the other."""

    name: str
    shares: Sequence[float]


class Mark(NamedTuple):
    """A place on a curve that is worth a look."""

    curve: int
    place: int
    text: str
    link: str


def page(title: str, body: Iterable[str], language: Language, style: str = "") -> str:
    """The whole file, with rules of its own beside those of all pages."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    start = f'<!doctype html>\n<html lang="{language}">\n<head>{head}\n<style>{STYLE}{style}</style></head>\n<body>'
    return "\n".join([start, f"<h1>{escape(title)}</h1>", *body, "</body>", "</html>", ""])


def table(grid: Grid) -> str:
    """A table, which may be pushed aside where the screen is narrow."""

    def row(cells: Sequence[str], kind: str) -> str:
        shown = [
            f"<{kind}>{escape(cell)}</{kind}>"
            if place < grid.words
            else f'<{kind} class="number">{escape(cell)}</{kind}>'
            for place, cell in enumerate(cells)
        ]
        return f"<tr>{''.join(shown)}</tr>"

    rows = "\n".join(row(cells, "td") for cells in grid.rows)
    caption = f"<caption>{escape(grid.title)}</caption>" if grid.title else ""
    head = f"<thead>{row(grid.columns, 'th')}</thead>"
    return f'<div class="wide"><table>{caption}{head}\n<tbody>{rows}</tbody></table></div>'


def chart(curves: Sequence[Curve], marks: Sequence[Mark], label: str) -> str:
    """Curves over a whole game, their names at the end, with marks that lead to what happened there."""
    last = max(1, max(len(curve.shares) for curve in curves) - 1)

    def x(place: int) -> float:
        return round(LEFT + (WIDTH - LEFT - 130) * place / last, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - 2 * TOP) * (1 - share), 1)

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<line class="rule" x1="{LEFT}" x2="{x(last)}" y1="{y(share)}" y2="{y(share)}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{round(100 * share)}</text>')
    for number, curve in enumerate(curves):
        points = " ".join(f"{x(place)},{y(share)}" for place, share in enumerate(curve.shares))
        colour, dash = COLOURS[number], DASHES[number]
        parts.append(f'<polyline class="curve" stroke="{colour}" stroke-dasharray="{dash}" points="{points}"/>')
    for name, height, number in named(curves, y):
        parts.append(f'<text x="{x(last) + 10}" y="{height + 4}" style="fill:{COLOURS[number]}">{escape(name)}</text>')
    for mark in marks:
        at = f'cx="{x(mark.place)}" cy="{y(curves[mark.curve].shares[mark.place])}"'
        dot = f'<circle {at} r="6" fill="{COLOURS[mark.curve]}"><title>{escape(mark.text)}</title></circle>'
        parts.append(f'<a href="#{mark.link}" aria-label="{escape(mark.text)}">{dot}</a>')
    return "\n".join(
        [
            f'<div class="wide"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{escape(label)}">',
            *parts,
            "</svg></div>",
        ]
    )


def named(curves: Sequence[Curve], y: Callable[[float], float]) -> list[tuple[str, float, int]]:
    """Names beside the ends of their curves, with room between them."""
    ends = sorted((y(curve.shares[-1]), number) for number, curve in enumerate(curves))
    placed, lowest = [], 0.0
    for height, number in ends:
        lowest = max(height, lowest + 18)
        placed.append((curves[number].name, lowest, number))
    beyond = max(0.0, lowest - (HEIGHT - TOP))
    return [(name, height - beyond, number) for name, height, number in placed]
