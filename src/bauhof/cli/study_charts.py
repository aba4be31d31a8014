"""The drawings of a report on a study, as SVG that is legible on a telephone: histograms, intervals and curves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from bauhof.bots.rating import Estimate
from bauhof.cli.page import COLOURS, DASHES

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 480, 44, 12, 14, 36
TICKS = 5
MOST_BARS = 40
LETTER, LINE = 8.2, 20  # the room for one
Said = Callable[[float], str]


class Series(NamedTuple):
    """A name and what belongs to it, by place."""

    name: str
    values: Mapping[int, float]


class Interval(NamedTuple):
    """A name, and an estimate."""

    name: str
    estimate: Estimate


def frame(height: float, label: str, parts: Sequence[str]) -> str:
    """A drawing."""
    head = f'<svg class="plot" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
    return "\n".join([head, *parts, "</svg>"])


def ticks(low: float, high: float, most: int = TICKS) -> list[float]:
    """Round numbers between two others."""
    span = max(high - low, 1e-9)
    step = 10.0 ** (len(str(int(span))) - 1) if span >= 1 else 0.1
    while span / step > most:
        step *= 2
    while span / step < most / 2:
        step /= 2
    first = -(-low // step) * step
    return [first + place * step for place in range(int((high - first) / step + 1e-9) + 1)]


def legend(names: Sequence[str]) -> tuple[list[str], int]:
    """Which colour is whose, in as many lines as that takes, and how high they are; nothing for one alone."""
    if len(names) < 2:
        return [], 0
    parts, x, y = [], float(LEFT), TOP + 4
    for place, name in enumerate(names):
        if x > LEFT and x + 19 + LETTER * len(name) > WIDTH:
            x, y = float(LEFT), y + LINE
        parts.append(f'<rect x="{x:.0f}" y="{y - 9:.0f}" width="14" height="10" fill="{COLOURS[place % 6]}"/>')
        parts.append(f'<text x="{x + 19:.0f}" y="{y:.0f}">{escape(name)}</text>')
        x += 34 + LETTER * len(name)
    return parts, y + LINE - TOP - 4


def histogram(series: Sequence[Series], label: str, said: Said, below: str) -> str:
    """How often every value comes, as shares of each series; wide ranges in steps."""
    low = min(min(one.values) for one in series)
    high = max(max(one.values) for one in series)
    step = max(1, -(-(high - low + 1) // MOST_BARS))
    bins = range(low // step * step, high + 1, step)
    shares = []
    for one in series:
        total = sum(one.values.values()) or 1
        found = dict.fromkeys(bins, 0.0)
        for value, times in one.values.items():
            found[value // step * step] += times / total
        shares.append(found)
    parts, head = legend([one.name for one in series])
    most, height = max(max(found.values()) for found in shares), 200.0 + head

    def y(share: float) -> float:
        return height - BOTTOM - (height - BOTTOM - TOP - head) * share / most

    width = (WIDTH - LEFT - RIGHT) / len(bins)
    for share in ticks(0, most * 100, 4):
        at = y(share / 100)
        parts.append(f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{said(share)}</text>')
    for number, found in enumerate(shares):
        own = width * 0.86 / len(series)
        for place, start in enumerate(bins):
            if found[start]:
                x = LEFT + width * place + own * number + width * 0.07
                at = y(found[start])
                box = f'x="{x:.1f}" y="{at:.1f}" width="{own:.1f}" height="{height - BOTTOM - at:.1f}"'
                name = f"{said(start)}{f'–{said(start + step - 1)}' if step > 1 else ''}: {said(100 * found[start])} %"
                parts.append(f'<rect {box} fill="{COLOURS[number % 6]}"><title>{escape(name)}</title></rect>')
    for tick in ticks(low, high, 8):
        if tick == int(tick):
            middle = LEFT + width * ((tick - bins[0]) / step + 0.5)
            parts.append(f'<text x="{middle:.1f}" y="{height - 20:.0f}" text-anchor="middle">{said(tick)}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 4:.0f}" text-anchor="end">{escape(below)}</text>')
    return frame(height, label, parts)


def intervals(lines: Sequence[Interval], label: str, said: Said, middle: float, below: str) -> str:
    """Estimates with their intervals, one below the other, and a line where nothing would differ; in per cent."""
    names = 16 + LETTER * max(len(shortened(one.name)) for one in lines)
    low = min(middle, *(100 * one.estimate.low for one in lines))
    high = max(middle, *(100 * one.estimate.high for one in lines))
    pad = max(0.5, (high - low) * 0.06)
    low, high, row = low - pad, high + pad, 24
    height = TOP + row * len(lines) + BOTTOM + 4

    def x(value: float) -> float:
        return names + (WIDTH - names - RIGHT) * (value - low) / (high - low)

    parts = []
    for value in ticks(low, high):
        parts.append(
            f'<line class="rule" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="{TOP - 4}" y2="{height - BOTTOM}"/>'
        )
        parts.append(f'<text x="{x(value):.1f}" y="{height - 20:.0f}" text-anchor="middle">{said(value)}</text>')
    parts.append(
        f'<line class="middle" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="{TOP - 4}" y2="{height - BOTTOM}"/>'
    )
    for place, (name, estimate) in enumerate(lines):
        y = TOP + row * place + row / 2
        value, start, end = (100 * one for one in estimate)
        colour = COLOURS[2] if start > middle else COLOURS[1] if end < middle else COLOURS[0]
        told = f"{name}: {said(value)} ({said(start)} … {said(end)})"
        parts.append(f'<text x="{names - 8:.1f}" y="{y + 4:.1f}" text-anchor="end">{escape(shortened(name))}</text>')
        parts.append(
            f'<g stroke="{colour}" fill="{colour}"><title>{escape(told)}</title><line stroke-width="3" '
            f'x1="{x(start):.1f}" x2="{x(end):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="4.5"/></g>'
        )
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 4:.0f}" text-anchor="end">{escape(below)}</text>')
    return frame(height, label, parts)


def curves(series: Sequence[Series], label: str, said: Said, below: str) -> str:
    """Values over the turns."""
    last = max(max(one.values) for one in series)
    most = max(max(one.values.values()) for one in series) or 1.0
    least = min(0.0, *(min(one.values.values()) for one in series))
    parts, head = legend([one.name for one in series])
    height = 220.0 + head

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (turn - 1) / max(1, last - 1)

    def y(value: float) -> float:
        return height - BOTTOM - (height - BOTTOM - TOP - head) * (value - least) / (most - least)

    for value in ticks(least, most, 4):
        parts.append(f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{said(value)}</text>')
    for number, one in enumerate(series):
        points = " ".join(f"{x(turn):.1f},{y(value):.1f}" for turn, value in sorted(one.values.items()))
        dash = DASHES[number % 6]
        parts.append(
            f'<polyline class="curve" stroke="{COLOURS[number % 6]}" stroke-dasharray="{dash}" points="{points}"/>'
        )
    for turn in ticks(1, last, 8):
        if turn == int(turn) and turn >= 1:
            parts.append(f'<text x="{x(turn):.1f}" y="{height - 20:.0f}" text-anchor="middle">{said(turn)}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 4:.0f}" text-anchor="end">{escape(below)}</text>')
    return frame(height, label, parts)


def shortened(name: str) -> str:
    """As much of a name as there is room for."""
    return name if len(name) <= 22 else f"{name[:21]}…"
