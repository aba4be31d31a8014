"""Openings as a picture: for every aspect what comes first, second, …, a bar for the network and one for greedy."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bauhof.cli.openings import words_of
from bauhof.cli.words import say
from bauhof.core.words import Language
from bauhof.study.openings import FIRST, Choice, Study

LABEL, CELL, BAR, ROW, HEAD, MARGIN = 150, 112, 72, 30, 54, 24  # widths, then heights, in pixels
SEEN = 0.005  # a smaller share has no bar
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #22303c }
.title { font-size: 16px; font-weight: 600 }
.aspect { font-weight: 600 }
.share { font-size: 9px; fill: #5b6670 }
.network { fill: #2f6690 }
.greedy { fill: #d0905c }
.ground { fill: #ffffff }
line { stroke: #d9dee2 }
@media (prefers-color-scheme: dark) {
  text { fill: #e4e9ed }
  .share { fill: #aab4bd }
  .network { fill: #6aa9d8 }
  .ground { fill: #14191e }
  line { stroke: #39434c }
}"""


def draw(title: str, found: Study, aspects: Sequence[str], rows: int, language: Language) -> str:
    """The picture as SVG, in light and dark colours as the reader's system has it."""
    parts = [f'<text class="title" x="{MARGIN}" y="30">{escape(title)}</text>', *legend(language)]
    y = 62
    for aspect in aspects:
        drawn = [word for word in words_of(found, aspect)[:rows] if any(map(max, shares_of(found, aspect, word)))]
        parts += drawn_aspect(found, aspect, drawn, y)
        y += HEAD + ROW * len(drawn)
    width, height = 2 * MARGIN + LABEL + FIRST * CELL, y + MARGIN
    frame = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    ground = f'<rect class="ground" width="{width}" height="{height}"/>'
    return "\n".join([f'<svg {frame} role="img">', f"<style>{STYLE}\n</style>", ground, *parts, "</svg>", ""])


def legend(language: Language) -> list[str]:
    """Which bar is whose."""
    parts = []
    for place, who in enumerate(("network", "greedy")):
        x = MARGIN + 110 * place
        parts.append(f'<rect class="{who}" x="{x}" y="44" width="12" height="10"/>')
        parts.append(f'<text x="{x + 18}" y="53">{escape(say(language, f"openings-{who}"))}</text>')
    return parts


def shares_of(found: Study, aspect: str, word: str) -> list[tuple[float, float]]:
    """The shares of the network and of greedy, first, second, …; what is hardly seen is 0."""
    choices = [Choice(aspect, place, word) for place in range(1, FIRST + 1)]
    both = [(found.network.share(choice), found.greedy.share(choice)) for choice in choices]
    return [(ours if ours >= SEEN else 0.0, theirs if theirs >= SEEN else 0.0) for ours, theirs in both]


def drawn_aspect(found: Study, aspect: str, words: Sequence[str], top: int) -> list[str]:
    """A heading, and a row of bars for every word."""
    parts = [f'<text class="aspect" x="{MARGIN}" y="{top + 40}">{escape(aspect)}</text>']
    parts += [
        f'<text class="aspect" x="{MARGIN + LABEL + CELL * place}" y="{top + 40}">{place + 1}.</text>'
        for place in range(FIRST)
    ]
    for number, word in enumerate(words):
        y = top + HEAD + ROW * number
        parts.append(f'<line x1="{MARGIN}" x2="{MARGIN + LABEL + FIRST * CELL}" y1="{y - 4}" y2="{y - 4}"/>')
        parts.append(f'<text x="{MARGIN}" y="{y + 14}">{escape(word.replace("-", " "))}</text>')
        for place, shares in enumerate(shares_of(found, aspect, word)):
            x = MARGIN + LABEL + CELL * place
            for line, (who, share) in enumerate(zip(("network", "greedy"), shares, strict=True)):
                if share:
                    parts.append(bar(who, x, y + 11 * line, share))
    return parts


def bar(who: str, x: int, y: int, share: float) -> str:
    """A bar as long as its share, and the share in per cent."""
    width = round(BAR * share, 1)
    rect = f'<rect class="{who}" x="{x}" y="{y}" width="{width}" height="10"/>'
    return f'{rect}<text class="share" x="{x + width + 3:.1f}" y="{y + 8.5}">{100 * share:.0f}</text>'
