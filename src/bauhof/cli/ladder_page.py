"""Ladders as one page that stands alone, and as a picture: a dot for every rating, a bar for its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bauhof.bots.ladder import Kept, Ladder, Rung, ladders
from bauhof.bots.registry import bots_by_network, bots_of
from bauhof.bots.tournament import Tournament
from bauhof.cli.arena import between, points
from bauhof.cli.ladder import heading, notes, rates, ratings, zero
from bauhof.cli.page import page, table
from bauhof.cli.words import say
from bauhof.core.game import Game
from bauhof.core.words import Language, listed

KINDS = ("network", "search", "strategy", "random")
OWN = "own"  # somebody's own program
COLOURS = """
:root, svg { --network: #2f6690; --search: #7a5aa6; --strategy: #a8641e; --random: #6b6b6b; --own: #3d7a4a }
@media (prefers-color-scheme: dark) {
  :root, svg { --network: #7db4dc; --search: #b79be0; --strategy: #e0a266; --random: #a8a8a8; --own: #86c294 }
}"""
STYLE = f"""{COLOURS}
ol.ladder {{ list-style: none; margin: 16px 0; padding: 0 }}
ol.ladder li {{ display: grid; grid-template-columns: clamp(6.5rem, 24%, 10rem) 1fr 3.75rem; gap: 12px;
  align-items: center; padding: 5px 0; border-bottom: 1px solid var(--line) }}
.name {{ overflow-wrap: anywhere; line-height: 1.2 }}
td.number {{ white-space: nowrap }}
caption {{ max-width: calc(100vw - 48px) }}
.track {{ position: relative; height: 18px }}
.track i {{ position: absolute; top: 5px; height: 8px; border-radius: 4px; opacity: .4 }}
.track b {{ position: absolute; top: 3px; width: 12px; height: 12px; margin-left: -6px; border-radius: 50% }}
.track u {{ position: absolute; top: -6px; bottom: -6px; border-left: 1px dashed var(--quiet) }}
.track.random b {{ border-radius: 0 }}
.track.search b {{ border-radius: 2px; transform: rotate(45deg) }}
.legend {{ display: flex; flex-wrap: wrap; gap: 4px 18px; color: var(--quiet) }}
.legend .track {{ display: inline-block; width: 12px; height: 14px; margin-right: 6px; vertical-align: middle }}
{"".join(f".track.{kind} i, .track.{kind} b {{ background: var(--{kind}) }} " for kind in (*KINDS, OWN))}
"""
PANEL, GAP, LABEL, VALUE, ROW, TOP = 292, 18, 86, 40, 24, 60  # of the picture, in pixels
SVG_STYLE = f"""{COLOURS}
svg {{ --ink: #22303c; --quiet: #5b6670; --line: #d9dee2; --paper: #ffffff }}
@media (prefers-color-scheme: dark) {{
  svg {{ --ink: #e4e9ed; --quiet: #aab4bd; --line: #39434c; --paper: #14191e }}
}}
text {{ font: 13px system-ui, sans-serif; fill: var(--ink) }}
.title {{ font-size: 16px; font-weight: 600 }}
.quiet {{ fill: var(--quiet) }}
.number {{ text-anchor: end; font-variant-numeric: tabular-nums }}
line {{ stroke: var(--line) }}
.zero {{ stroke: var(--quiet); stroke-dasharray: 3 3 }}
.ground {{ fill: var(--paper) }}
{"".join(f".{kind} {{ fill: var(--{kind}); stroke: none }} " for kind in (*KINDS, OWN))}
.span {{ opacity: .4 }}
"""


class Scale(NamedTuple):
    """From the lowest end of an interval to the highest."""

    low: float
    high: float

    def part(self, rating: float) -> float:
        """Where a rating lies, from 0 to 1."""
        return (rating - self.low) / ((self.high - self.low) or 1)


def scale_of(*ladders: Ladder) -> Scale:
    """What all intervals of some ladders fit into."""
    ratings = [rung.elo for one in ladders for rung in one.rungs]
    return Scale(min(rating.low for rating in ratings), max(rating.high for rating in ratings))


def kind_of(bot: str, game: Game) -> str:
    """What a bot decides by, by its name without its settings."""
    kinds = {known.name: known.kind for known in (*bots_of(game), *bots_by_network(game))}
    return "network" if bot.split("@")[0] == "net" else kinds.get(bot.split("@")[0], OWN)


def kinds_in(found: Sequence[Ladder]) -> list[str]:
    """The kinds of bots on some ladders."""
    there = {kind_of(rung.bot, one.game) for one in found for rung in one.rungs}
    return [kind for kind in (*KINDS, OWN) if kind in there]


def page_of(found: Sequence[Ladder], language: Language) -> str:
    """The whole file: for every game its ladder, the figures and all win rates."""
    body = [f"<style>{STYLE}</style>", *(f'<p class="quiet">{escape(note)}</p>' for note in notes(found, language))]
    words = {kind: escape(say(language, f"ladder-{kind}")) for kind in kinds_in(found)}
    dot = '<b style="left:6px"></b>'
    marks = [f'<span><span class="track {kind}">{dot}</span>{word}</span>' for kind, word in words.items()]
    body.append(f'<p class="legend">{"".join(marks)}</p>')
    for one in found:
        body += [f"<h2>{escape(heading(one, language))}</h2>", rungs_of(one)]
        body.append(f"<details><summary>{escape(say(language, 'ladder-figures'))}</summary>")
        body += [table(ratings(one, language)._replace(title="")), "</details>"]
        body.append(f"<details><summary>{escape(say(language, 'ladder-wins'))}</summary>")
        body += [table(rates(one, players, language)) for players in one.players]
        body.append("</details>")
    return page(say(language, "ladder-title"), body, language)


def page_of_arena(tournament: Tournament, language: Language) -> str:
    """The same for one arena, from the deals that count."""
    deals = [deal for series in tournament.series for deal in series.counted]
    return page_of(ladders([Kept(tournament.arena, deals)]), language)


def rungs_of(one: Ladder) -> str:
    """The bots from the strongest to the weakest, as a list that says the same in words."""
    scale = scale_of(one)
    lines = []
    for rung in one.rungs:
        left, right, dot = (
            round(100 * scale.part(rating), 2) for rating in (rung.elo.low, rung.elo.high, rung.elo.value)
        )
        zero = f'<u style="left:{round(100 * scale.part(0), 2)}%"></u>' if scale.low <= 0 <= scale.high else ""
        bar = f'<i style="left:{left}%;width:{round(right - left, 2)}%"></i><b style="left:{dot}%"></b>'
        told = escape(between(rung.elo, points))
        lines.append(
            f'<li><span class="name">{escape(rung.bot)}</span>'
            f'<span class="track {kind_of(rung.bot, one.game)}" title="{told}">{zero}{bar}</span>'
            f'<span class="number">{points(rung.elo.value)}</span></li>'
        )
    return f'<ol class="ladder">{"".join(lines)}</ol>'


def drawn(found: Sequence[Ladder], language: Language) -> str:
    """The ratings as SVG, a column for every game, all on one scale; light and dark as the reader's system has it."""
    width = len(found) * (PANEL + GAP) + GAP
    height = TOP + ROW * max(len(one.rungs) for one in found) + 52
    scale = scale_of(*found)
    parts = [panel(one, GAP + place * (PANEL + GAP), scale, language) for place, one in enumerate(found)]
    x = GAP
    for kind in kinds_in(found):
        word = say(language, f"ladder-{kind}")
        parts.append(
            f"{mark(kind, x + 5, height - 20)}<text class='quiet' x='{x + 16}' y='{height - 16}'>{escape(word)}</text>"
        )
        x += 40 + 7 * len(word)
    origin = escape(zero(found, language))
    parts.append(f'<text class="quiet number" x="{width - GAP}" y="{height - 16}">{origin}</text>')
    frame = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    ground = f'<rect class="ground" width="{width}" height="{height}"/>'
    label = escape(say(language, "ladder-title"))
    head = f'<svg {frame} role="img" aria-label="{label}">'
    return "\n".join([head, f"<style>{SVG_STYLE}</style>", ground, *parts, "</svg>", ""])


def panel(one: Ladder, left: int, scale: Scale, language: Language) -> str:
    """One game."""
    start, room = left + LABEL, PANEL - LABEL - VALUE - 8

    def x(rating: float) -> float:
        return round(start + room * scale.part(rating), 1)

    bottom = TOP + ROW * len(one.rungs)
    players = listed([str(number) for number in one.players], language)
    games = say(language, "ladder-from", games=one.games, players=players)
    parts = [
        f'<text class="title" x="{left}" y="26">{escape(heading(one, language))}</text>',
        f'<text class="quiet" x="{left}" y="44">{escape(games)}</text>',
    ]
    if scale.low <= 0 <= scale.high:
        parts.append(f'<line class="zero" x1="{x(0)}" x2="{x(0)}" y1="{TOP}" y2="{bottom}"/>')
    for place, rung in enumerate(one.rungs):
        parts.append(
            row(
                rung,
                kind_of(rung.bot, one.game),
                left,
                TOP + ROW * place,
                x(rung.elo.low),
                x(rung.elo.high),
                x(rung.elo.value),
            )
        )
    return "\n".join(parts)


def row(rung: Rung, kind: str, left: int, top: int, low: float, high: float, at: float) -> str:
    """One bot: its name, its interval, its rating."""
    middle = top + ROW / 2
    name = rung.bot if len(rung.bot) <= 15 else f"{rung.bot[:14]}…"
    return (
        f'<line x1="{left}" x2="{left + PANEL}" y1="{top + ROW}" y2="{top + ROW}"/>'
        f'<text x="{left}" y="{middle + 4}">{escape(name)}</text>'
        f'<rect class="span {kind}" x="{low}" y="{middle - 3}" width="{round(high - low, 1)}" height="6" rx="3"/>'
        f"{mark(kind, at, middle)}"
        f'<text class="number" x="{left + PANEL}" y="{middle + 4}">{points(rung.elo.value)}</text>'
    )


def mark(kind: str, x: float, y: float) -> str:
    """A dot; other kinds have other shapes too, for who does not tell colours apart."""
    if kind in ("random", "search"):
        turn = f' transform="rotate(45 {x} {y})"' if kind == "search" else ""
        return f'<rect class="{kind}" x="{round(x - 4.5, 1)}" y="{y - 4.5}" width="9" height="9"{turn}/>'
    return f'<circle class="{kind}" cx="{x}" cy="{y}" r="5"/>'
