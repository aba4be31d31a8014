"""What a report on a study is made of: its words, its numbers as a language writes them, and tables to sort."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bauhof.bots.rating import Estimate
from bauhof.core.words import COMMON, FOLDER, Catalogue, Language

WORDS = Catalogue(FOLDER / "{language}" / "study.ftl", COMMON)
SEPARATORS = {"de": (".", ","), "fr": (" ", ",")}


class Cell(NamedTuple):
    """What a table shows, and the number by which it is sorted."""

    text: str
    value: float | None = None
    long: bool = False


class Teller:
    """Whoever tells figures in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, **values: str | float) -> str:
        """A sentence of the report."""
        return WORDS.say(self.language, f"study-{key}", **values)

    def note(self, key: str, **values: str | float) -> str:
        """A paragraph that explains."""
        return f'<p class="quiet">{escape(self.say(key, **values))}</p>'

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        thousands, point = SEPARATORS.get(self.language, (",", "."))
        text = f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", thousands + point))

    def whole(self, value: float) -> str:
        """A whole number."""
        return self.number(value, 0)

    def axis(self, value: float) -> str:
        """A number beside an axis."""
        return self.number(value, 0 if abs(value - round(value)) < 1e-9 else 1)

    def percent(self, share: float | None) -> Cell:
        """A share in per cent, without the sign."""
        return Cell("–", -1) if share is None else Cell(self.number(100 * share), share)

    def interval(self, estimate: Estimate | None, signed: bool = False) -> Cell:
        """The ends of an interval in per cent."""
        if estimate is None:
            return Cell("–", -9)
        low, high = (self.signed(end) if signed else self.number(100 * end) for end in estimate[1:])
        return Cell(f"{low} … {high}", estimate.low)

    def signed(self, share: float) -> str:
        """Points with their sign."""
        return f"{'+' if round(100 * share, 1) > 0 else ''}{self.number(100 * share)}"

    def plot(self, players: int, drawing: str) -> str:
        """A drawing under the number of players."""
        return f"<div><h3>{escape(self.say('for-players', players=players))}</h3>{drawing}</div>"

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[Cell]], words: int = 1) -> str:
        """A table that can be sorted."""
        heads = "".join(
            f'<th scope="col"{"" if place < words else number_class()}>'
            f'<button title="{escape(self.say("sort", column=column))}">{escape(column)}</button></th>'
            for place, column in enumerate(columns)
        )
        body = "\n".join(
            "<tr>" + "".join(drawn(cell, place >= words) for place, cell in enumerate(row)) + "</tr>" for row in rows
        )
        return f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def plots(drawings: Sequence[str]) -> list[str]:
    """Drawings side by side, where there is room."""
    return ['<div class="plots">', *drawings, "</div>"] if drawings else []


def number_class() -> str:
    """How numbers stand."""
    return ' class="number"'


def drawn(cell: Cell, is_number: bool) -> str:
    """A cell."""
    kinds = " ".join(name for name, on in (("number", is_number), ("long", cell.long)) if on)
    kind = f' class="{kinds}"' if kinds else ""
    value = "" if cell.value is None else f' data-v="{cell.value:.6g}"'
    return f"<td{kind}{value}>{escape(cell.text)}</td>"
