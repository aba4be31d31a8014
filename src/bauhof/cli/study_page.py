"""The report on a study: one page that one would show to a colleague, in light and dark, that needs no network."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape
from typing import Any

from bauhof.bots.rating import Estimate
from bauhof.cli.page import page
from bauhof.cli.study_charts import Interval, Series, curves, histogram, intervals
from bauhof.cli.study_tables import Cell, Teller, plots
from bauhof.core.rulebook import paragraphs
from bauhof.core.words import Language
from bauhof.study.summary import SERIES, Line, Summary, mean, quantiles
from bauhof.study.tallies import Deed

NAMED = ("card", "category", "type", "city", "object", "currency")  # how catalogues of games call what has a name
# fmt: off
TOLD = frozenset((  # deeds by kind and part that the report has words for
    "built-kind", "built-landmark-landmark", "built-building", "built-city", "bought-building", "bought-currency",
    "bought-segment", "bought-object-object", "bought-for-dirk", "scored-scoring", "took", "took-coins", "announced",
    "other-deeds",
))
# fmt: on
SEEN = 0.03  # a smaller share of all seats says nothing about a turn
MOST_DRAWN, FEWEST_SEATS = 16, 30
STYLE = """
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 8px 24px }
.plot { min-width: 0; max-width: 480px; margin: 8px 0 }
.plot text { font-size: 14px }
@media (prefers-color-scheme: dark) { .plot { filter: brightness(1.3) } }
.plot .middle { stroke: var(--ink); stroke-width: 1.5 }
th button { all: unset; cursor: pointer; font-weight: 600 }
th button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
th[aria-sort=ascending] button::after { content: " ↑" }
th[aria-sort=descending] button::after { content: " ↓" }
td { white-space: nowrap }
td.long { white-space: normal; min-width: 240px }
.asked td { white-space: normal; min-width: 0 }
.asked th { white-space: nowrap }
thead th { vertical-align: bottom; min-width: 56px }
.zero { opacity: .6 }
code { font-size: .9em; overflow-wrap: anywhere }
ul { padding-left: 20px; margin: 4px 0 }
details { margin: 8px 0 }
section h3 { margin-top: 20px }
"""
SCRIPT = """
for (const button of document.querySelectorAll("th button")) button.onclick = () => {
  const th = button.parentElement, column = th.cellIndex, body = th.closest("table").tBodies[0]
  const downwards = th.ariaSort ? th.ariaSort === "ascending" : th.classList.contains("number")
  const way = downwards ? -1 : 1
  for (const other of th.parentElement.cells) other.removeAttribute("aria-sort")
  th.setAttribute("aria-sort", downwards ? "descending" : "ascending")
  const key = row => row.cells[column].dataset.v ?? row.cells[column].textContent
  const order = (a, b) => isNaN(key(a)) || isNaN(key(b)) ? key(a).localeCompare(key(b)) : key(a) - key(b)
  body.append(...[...body.rows].sort((a, b) => way * order(a, b)))
}
"""


class Report(Teller):
    """The page in one language."""

    def __init__(
        self, summary: Summary, used: tuple[dict[str, int], int] | None, command: str, language: Language
    ) -> None:
        super().__init__(language)
        self.summary, self.used, self.command = summary, used, command
        self.game = summary.game
        self.lines = [line for line in summary.lines if line.effect.share * summary.seats >= FEWEST_SEATS]

    def html(self) -> str:
        """The whole file."""
        title = self.say("title", game=self.game.title(self.language), games=self.whole(self.summary.begun))
        sections = [
            ("found", self.found()),
            ("asked", self.asked()),
            ("length", self.length()),
            ("seats", self.seats()),
            ("by-bot", self.bots()),
            ("scores", self.scores()),
            ("deeds", self.deeds()),
            ("course", self.course()),
            ("paragraphs", self.paragraphs()),
            ("how", [self.note("how-text")]),
        ]
        body = [
            f'<section id="{key}"><h2>{escape(self.say(key))}</h2>\n' + "\n".join(parts) + "</section>"
            for key, parts in sections
            if parts
        ]
        return page(title, [*body, f"<script>{SCRIPT}</script>"], self.language, STYLE)

    def found(self) -> list[str]:
        """The answers in a few sentences."""
        said = []
        for players, one in sorted(self.summary.numbers.items()):
            if not one.games:
                continue
            low, middle, high = quantiles(one.turns, (0.05, 0.5, 0.95))
            said.append(self.say("found-length", players=players, low=low, middle=middle, high=high))
            rates = {str(place): shares.rate for place, shares in one.seats.items()}
            said += self.standing("found-place", rates, players) or [
                self.say("found-seats-fair", players=players, fair=self.number(100 / players))
            ]
            if len(one.bots) > 1:
                said += self.standing("found-bot", {bot: shares.rate for bot, shares in one.bots.items()}, players)
        gains = [line for line in self.lines if line.effect.gain is not None and line.effect.gain.low > 0]
        if gains:
            best = max(gains, key=lambda line: line.effect.gain.low if line.effect.gain else 0)
            gain = best.effect.gain
            assert gain is not None
            said.append(self.say("found-deed", deed=self.told(best), gain=self.signed(gain.value)))
        left_out = self.summary.begun - self.summary.games
        if left_out:
            said.append(self.say("left-out", n=left_out))
        return ["<ul>", *(f"<li>{escape(sentence)}</li>" for sentence in said), "</ul>"]

    def standing(self, key: str, rates: dict[str, Estimate], players: int) -> list[str]:
        """Who wins clearly more or less than a fair share: the seat furthest from it, the best of the bots."""
        fair = 1 / players
        clear = {name: rate for name, rate in rates.items() if rate.low > fair or rate.high < fair}
        if not clear:
            return []
        name = max(clear, key=lambda name: clear[name].value if key == "found-bot" else abs(clear[name].value - fair))
        figures = {key: self.number(100 * end) for key, end in zip(("rate", "low", "high"), clear[name], strict=True)}
        who = {key.rpartition("-")[2]: name}
        return [self.say(key, players=players, fair=self.number(100 * fair), **who, **figures)]

    def asked(self) -> list[str]:
        """What was asked."""
        asked = self.summary.manifest
        variation = asked["variation"]
        rows = {
            "game": self.game.title(self.language),
            "rules": str(asked["rules"]),
            "games": self.whole(self.summary.begun),
            "players": ", ".join(map(str, asked["players"])),
            "bots": ", ".join(asked["bots"]),
            "options": ", ".join(asked["options"]) or self.say("none"),
            "variation": self.say("ordinary")
            if not variation
            else f"{variation['name']}: {json.dumps(variation['changes'])}",
            "seed": str(asked["seed"]),
        }
        body = "".join(
            f"<tr><th>{escape(self.say(key))}</th><td>{escape(value)}</td></tr>" for key, value in rows.items()
        )
        command = (
            f"<tr><th>{escape(self.say('command'))}</th><td class=long><code>{escape(self.command)}</code></td></tr>"
        )
        return [f'<table class="asked">{body}{command}</table>']

    def length(self) -> list[str]:
        """How long games last, and how they end."""
        numbers = {players: one for players, one in sorted(self.summary.numbers.items()) if one.games}
        if not numbers:
            return []
        named = [Series(self.say("for-players", players=players), one.turns) for players, one in numbers.items()]
        rows = []
        for players, one in numbers.items():
            low, middle, high = quantiles(one.turns, (0.05, 0.5, 0.95))
            rows.append(
                [
                    Cell(str(players), players),
                    Cell(self.whole(one.games), one.games),
                    Cell(self.number(mean(one.turns)), mean(one.turns)),
                    Cell(str(middle), middle),
                    Cell(f"{low} … {high}", low),
                    Cell(self.number(one.decisions / one.games), one.decisions / one.games),
                    self.percent(one.shared / one.games),
                ]
            )
        keys = ("players", "games", "mean", "median", "range", "decisions")
        columns = [*map(self.say, keys), f"{self.say('shared')}, %"]
        parts = [histogram(named, self.say("length"), self.axis, self.say("turns")), self.table(columns, rows)]
        endings = [
            [Cell(self.ending(word)), Cell(str(players), players), self.percent(times / one.games)]
            for players, one in numbers.items()
            for word, times in one.endings.most_common()
        ]
        if len({row[0].text for row in endings}) > 1:
            columns = [self.say("ending"), self.say("players"), f"{self.say('share')}, %"]
            parts.append(self.table(columns, endings))
        return [*parts, self.note("length-how")]

    def ending(self, word: str) -> str:
        """Why a game ended."""
        key = f"ending-{word}"
        return self.game.words.say(self.language, key) if self.game.words.has(key) else word

    def seats(self) -> list[str]:
        """The advantage of seats."""
        parts, rows = [], []
        for players, one in sorted(self.summary.numbers.items()):
            lines = [Interval(f"{place}.", shares.rate) for place, shares in sorted(one.seats.items()) if shares.seats]
            if not lines:
                continue
            parts.append(
                self.plot(players, intervals(lines, self.say("seats"), self.axis, 100 / players, self.say("fair")))
            )
            for (name, rate), (_, shares) in zip(lines, sorted(one.seats.items()), strict=True):
                score = shares.score / shares.seats
                rows.append(
                    [
                        Cell(f"{name} ({players})", players + int(name[:-1]) / 1000),
                        Cell(self.whole(shares.seats), shares.seats),
                        self.percent(rate.value),
                        self.interval(rate),
                        Cell(self.number(score), score),
                    ]
                )
        columns = [
            f"{self.say('seat')} ({self.say('players')})",
            *map(self.say, ("games", "wins", "interval", "score")),
        ]
        return [*plots(parts), self.table(columns, rows), self.note("seats-how")] if rows else []

    def bots(self) -> list[str]:
        """Which bot wins, where there are several."""
        if len(self.summary.manifest["bots"]) < 2:
            return []
        parts, rows = [], []
        for players, one in sorted(self.summary.numbers.items()):
            lines = [Interval(bot, shares.rate) for bot, shares in one.bots.items() if shares.seats]
            parts.append(
                self.plot(players, intervals(lines, self.say("by-bot"), self.axis, 100 / players, self.say("fair")))
            )
            for bot, shares in one.bots.items():
                score = shares.score / max(1, shares.seats)
                rows.append(
                    [
                        Cell(bot),
                        Cell(str(players), players),
                        Cell(self.whole(shares.seats), shares.seats),
                        self.percent(shares.rate.value),
                        self.interval(shares.rate),
                        Cell(self.number(score), score),
                    ]
                )
        columns = [self.say(key) for key in ("bot", "players", "seats-played", "wins", "interval", "score")]
        return [*plots(parts), self.table(columns, rows)]

    def scores(self) -> list[str]:
        """Scores of winners and of others."""
        parts = []
        for players, one in sorted(self.summary.numbers.items()):
            named = [
                Series(self.say(key), one.scores[winner]) for key, winner in (("winners", True), ("others", False))
            ]
            drawn_ones = [series for series in named if series.values]
            if drawn_ones:
                drawn_scores = histogram(drawn_ones, self.say("scores"), self.axis, self.say("score-at-end"))
                parts.append(self.plot(players, drawn_scores))
        return [*plots(parts), self.note("scores-how")] if parts else []

    def deeds(self) -> list[str]:
        """Which cards and choices win."""
        groups: dict[str, list[Line]] = {}
        for line in self.lines:
            is_other = line.deed.word in ("", line.deed.part)
            groups.setdefault("other-deeds" if is_other else key_of(line.deed), []).append(line)
        other = groups.pop("other-deeds", [])
        parts = [self.note("deeds-how")] if groups or other else []
        for key, lines in [*groups.items(), *([("other-deeds", other)] if other else [])]:
            series = [line for line in lines if line.is_series] or lines
            heading = self.say(key) if key in TOLD else key
            parts.append(f"<h3>{escape(heading)}</h3>")
            compared = sorted(
                (Interval(self.name(line), line.effect.gain) for line in series if line.effect.gain),
                key=lambda one: -one.estimate.value,
            )
            if compared:
                parts.append(intervals(compared[:MOST_DRAWN], heading, self.axis, 0, self.say("gain-below")))
            parts.append(self.effects(series))
            if len(series) < len(lines):
                single = self.effects([line for line in lines if not line.is_series])
                parts.append(f"<details><summary>{escape(self.say('single'))}</summary>{single}</details>")
        return parts

    def effects(self, lines: Sequence[Line]) -> str:
        """A table of deeds."""
        rows = []
        for line in lines:
            effect = line.effect
            gain = Cell("–", -9) if effect.gain is None else Cell(self.signed(effect.gain.value), effect.gain.value)
            rows.append(
                [
                    Cell(self.name(line)),
                    self.percent(effect.share),
                    Cell(self.number(effect.turn), effect.turn),
                    self.percent(effect.with_it),
                    self.percent(effect.without),
                    self.percent(effect.likewise),
                    gain,
                    self.interval(effect.gain, signed=True),
                ]
            )
        keys = ("deed", "did", "first", "with", "without", "likewise", "gain", "interval")
        return self.table([self.say(key) for key in keys], rows)

    def told(self, line: Line) -> str:
        """A deed with what kind of deed it is, for a sentence."""
        key = key_of(line.deed)
        kind = self.say(key) if line.deed.word not in ("", line.deed.part) and key in TOLD else ""
        return f"{self.name(line)} ({kind})" if kind else self.name(line)

    def name(self, line: Line) -> str:
        """What a deed is called: by the game's own words, or the report's."""
        deed = line.deed
        if deed.word in ("", deed.part):
            return self.say(key_of(deed)) if key_of(deed) in TOLD else deed.column
        numbered = SERIES.fullmatch(deed.word)
        word, number = (numbered[1], deed.word[len(numbered[1]) :].strip("-")) if numbered else (deed.word, "")
        key = next((f"{kind}-{word}" for kind in NAMED if self.game.words.has(f"{kind}-{word}")), "")
        name = self.game.words.say(self.language, key) if key else word
        return f"{name} {number}".strip()

    def course(self) -> list[str]:
        """How scores grow, and when what is done."""
        parts = []
        for players in sorted(self.summary.numbers):
            series = []
            for key, won in (("winners", True), ("others", False)):
                found: dict[int, Any] = {}
                for (number, _, winner, turn), pair in self.summary.course.items():
                    if number == players and winner == won:
                        found[turn] = found.get(turn, 0) + pair
                enough = SEEN * max((pair[0] for pair in found.values()), default=0)
                values = {turn: pair[1] / pair[0] for turn, pair in found.items() if pair[0] > enough}
                if values:
                    series.append(Series(self.say(key), values))
            if series:
                parts.append(self.plot(players, curves(series, self.say("course"), self.axis, self.say("own-turns"))))
        return [*plots(parts), *([self.note("course-how")] if parts else []), *self.reached()]

    def reached(self) -> list[str]:
        """Who has done what by which turn: of the largest group the deeds that are done most often."""
        groups: dict[tuple[str, str], list[Line]] = {}
        for line in self.lines:
            if line.deed.word:
                groups.setdefault((line.deed.kind, line.deed.part), []).append(line)
        if not groups:
            return []
        largest = max(groups.values(), key=lambda lines: sum(line.effect.share for line in lines))
        shown = [line for line in largest if line.is_series] or largest
        shown = sorted(shown, key=lambda line: -line.effect.share)[:4]
        last = max(int(2 * line.effect.turn) for line in shown) + 1
        series = []
        for line in shown:
            shares = self.summary.reached(line)
            series.append(
                Series(self.name(line), {turn: 100 * shares[turn] for turn in range(1, min(last, len(shares)))})
            )
        return [curves(series, self.say("course-by"), self.axis, self.say("own-turns")), self.note("course-by")]

    def paragraphs(self) -> list[str]:
        """How often every paragraph of the rules came up."""
        if self.used is None:
            return []
        used, games = self.used
        known = paragraphs(self.game, self.language)
        rows = []
        for number, text in known.items():
            if number in used:
                often = used[number] / games
                shown = self.number(often, 1 if often >= 0.1 else 2) if used[number] else self.say("never")
                rows.append([Cell(number, order(number)), Cell(without_marks(text), long=True), Cell(shown, often)])
        missing = [number for number in known if number not in used]
        columns = [self.say(key) for key in ("paragraph", "rule", "per-game")]
        parts = [self.note("paragraphs-how", games=games), self.table(columns, rows, words=2)]
        return [*parts, self.note("paragraphs-missing", paragraphs=", ".join(missing))] if missing else parts


def key_of(deed: Deed) -> str:
    """How the report calls deeds of one kind and part."""
    return (f"{deed.kind}-{deed.part}" if deed.part else deed.kind).replace("_", "-")


def order(number: str) -> float:
    """The place of a paragraph: M4.10 comes after M4.9."""
    chapter, _, place = number[1:].partition(".")
    return int(chapter) * 100 + int(place)


def without_marks(text: str) -> str:
    """A line of Markdown as plain text."""
    plain = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text).replace("**R** ", "").replace("**", "")
    return plain if len(plain) <= 160 else f"{plain[:159].rsplit(' ', 1)[0]} …"
