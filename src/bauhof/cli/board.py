"""Boards on a page: the parts of the table with the client's drawings, and the actions that were played and better."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from bauhof.core.picture import Area, Tile

PLAYED, BEST = "played", "best"
STYLE = """
.board { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px 0 }
.area { flex: 1 1 auto; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; min-width: 0 }
.area.turn { border-color: var(--quiet); border-width: 2px }
.area h4 { display: flex; gap: 12px; justify-content: space-between; margin: 0 0 6px; font-size: .875rem }
.area h4 span { font-weight: 400; color: var(--quiet) }
.tiles { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none }
.tile { position: relative; box-sizing: border-box; width: 98px;
  padding: 6px 2px 4px; border: 2px solid transparent; border-radius: 8px;
  text-align: center; font-size: .75rem; line-height: 1.2; overflow-wrap: anywhere; hyphens: auto }
.tile small { display: block; font-size: .75rem; color: var(--quiet) }
.tile svg { width: 40px; min-width: 40px; height: 40px; margin: 0 auto 2px }
.tile b { position: absolute; top: 2px; right: 4px; padding: 0 5px; border-radius: 8px; background: var(--ink);
  color: var(--paper); font-size: .75rem }
.tile.missing { opacity: .45 }
.tile.played, .area.played, .key .played { border: 2px dashed var(--bad) }
.tile.best, .area.best, .key .best { border: 2px solid var(--good) }
.tile.missing.played, .tile.missing.best { opacity: 1 }
.tile.played.best, .area.played.best { border-style: double; border-width: 4px }
.key { display: flex; flex-wrap: wrap; gap: 16px; margin: 8px 0 0; font-size: .875rem }
.key i { display: inline-block; width: 14px; height: 14px; margin-right: 6px; border-radius: 4px; vertical-align: -2px }
:root { --good: #3f7a54; --bad: #b3402f }
@media (prefers-color-scheme: dark) { :root { --good: #7fc492; --bad: #f0907f } }
path[class^="a-"] { stroke: var(--art-line); stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round }
path.a-line, path.a-mark, path.a-coinline { fill: none }
path.a-line, path.a-b-black { stroke: var(--art-free) }
path[class$="-"] { stroke: none }
"""


@cache
def drawn() -> dict[str, Any]:
    """The client's drawings and their colours, by day and at night."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "drawings.json").read_text(encoding="utf-8"))
    return found


def style(areas: Iterable[Area]) -> str:
    """The rules for the boards of a page, with the colours of what is drawn there."""
    fills = sorted(
        {fill for name in names(areas) for fill, _ in drawn()["drawings"][name]} - {"line", "mark", "coinline"}
    )
    rules = "\n".join(f".a-{fill} {{ fill: var(--{colour(fill)}) }}" for fill in fills)
    dark = f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(drawn()['dark'])} }} }}"
    return f"{STYLE}:root {{ {variables(drawn()['light'])} }}\n{dark}\n{rules}\n"


def colour(fill: str) -> str:
    """The name of a colour: bricks have their own."""
    plain = fill.removesuffix("-")
    return f"brick-{plain[2:]}" if plain.startswith("b-") else f"c-{plain}"


def variables(colours: Mapping[str, str]) -> str:
    """Colours as a style sets them."""
    return "; ".join(f"--{name}: {colour}" for name, colour in colours.items())


def names(areas: Iterable[Area]) -> list[str]:
    """What is drawn, each once."""
    found = {tile.drawing for area in areas for tile in area.tiles}
    return sorted(found & drawn()["drawings"].keys())


def symbols(areas: Iterable[Area]) -> str:
    """All drawings of a page, to be used by their names."""
    shapes = []
    for name in names(areas):
        layers = "".join(f'<path class="a-{fill}" d="{path}"/>' for fill, path in drawn()["drawings"][name])
        shapes.append(f'<symbol id="d-{name}" viewBox="0 0 48 48">{layers}</symbol>')
    hidden = 'width="0" height="0" style="position:absolute;min-width:0" aria-hidden="true"'
    return f"<svg {hidden}>{''.join(shapes)}</svg>"


def board(areas: Iterable[Area], played: Sequence[str], best: Sequence[str], told: Mapping[str, str]) -> str:
    """The table; what an action is about is marked, and the marks are explained."""

    def marks(words: tuple[str, ...]) -> list[str]:
        chosen = {PLAYED: played, BEST: best}
        return [mark for mark, action in chosen.items() if not set(words).isdisjoint(action)]

    shown, used = [], list[str]()
    for area in areas:
        tiles = []
        for tile in area.tiles:
            mark = marks(tile.words)
            used += mark
            tiles.append(shown_tile(tile, mark, told))
        mark = marks(area.words)
        used += mark
        look = " ".join(["area", *(["turn"] if area.marked else []), *mark])
        head = f"<h4>{escape(area.title)}<span>{escape(area.note)}</span></h4>"
        shown.append(f'<section class="{look}">{head}<ul class="tiles">{"".join(tiles)}</ul></section>')
    key = [f'<span><i class="{mark}"></i>{escape(told[mark])}</span>' for mark in (PLAYED, BEST) if mark in used]
    return f'<div class="board">{"".join(shown)}</div>' + (f'<p class="key">{"".join(key)}</p>' if key else "")


def shown_tile(tile: Tile, marks: Sequence[str], told: Mapping[str, str]) -> str:
    """One thing."""
    look = " ".join(["tile", *(["missing"] if tile.missing else []), *marks])
    label = f' title="{escape(", ".join(told[mark] for mark in marks))}"' if marks else ""
    sign = f"<b>{escape(tile.sign)}</b>" if tile.sign else ""
    picture = f'<svg aria-hidden="true"><use href="#d-{tile.drawing}"/></svg>'
    note = f"<small>{escape(tile.note)}</small>" if tile.note else ""
    return f'<li class="{look}"{label}>{picture}{sign}{escape(tile.text)}{note}</li>'
