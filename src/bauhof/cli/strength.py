"""Strength: arenas with few and with many players, and one table of all win rates for each."""

from __future__ import annotations

import re
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console

from bauhof.bots.arena import Arena, Deal, deals_for
from bauhof.bots.rating import Estimate
from bauhof.bots.results import Results
from bauhof.bots.standings import Standings, standings
from bauhof.bots.tournament import Slow, Tournament
from bauhof.bots.workers import Local
from bauhof.cli import arena as playing
from bauhof.cli.arena import MINUS, percent
from bauhof.cli.judging import numbers_of_players
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language


@dataclass(frozen=True)
class Wanted:
    """What was asked for."""

    game: str
    bots: str
    against: str | None
    players: str | None
    games: int
    at_least: int
    seconds: float
    options: tuple[str, ...]
    seed: int
    workers: int | None
    results: Path | None


def measured(wanted: Wanted, errors: Console, language: Language) -> tuple[list[Tournament], bool]:
    """Play the tournaments one after the other; False if somebody pressed Ctrl-C before their end."""
    workers = playing.check_numbers(wanted.games, wanted.workers)
    if wanted.at_least < 1:
        raise BauhofError(f"--at-least is {wanted.at_least}; it is 1 or more")
    found = []
    for arena in arenas(wanted):
        slow = Slow(deals_for(wanted.at_least, arena.players), wanted.seconds)
        with ExitStack() as stack:
            kept = None if wanted.results is None else Kept(wanted.results, arena, stack)
            for results in kept.results.values() if kept else ():
                playing.tell_dropped(results, errors, language)
            deals = kept.deals if kept else []
            tournament = Tournament(arena, deals_for(wanted.games, arena.players), played=deals, slow=slow)
            found.append(tournament)
            if not playing.play(tournament, kept, Local(workers), errors, language):
                return found, False
    return found, True


class Kept:
    """A file of results for every two bots, so that others can join later without playing everything anew."""

    def __init__(self, folder: Path, arena: Arena, stack: ExitStack) -> None:
        self.results = dict[frozenset[str], Results]()
        for pairing in arena.pairings:
            both = frozenset(pairing)
            if both not in self.results:
                names = "-".join(re.sub(r"[^\w.=@]+", "_", bot) for bot in pairing)
                two = replace(arena, bots=tuple(pairing), against=())
                file = folder / f"{arena.game}-{arena.players}-{names}.jsonl"
                self.results[both] = stack.enter_context(Results(file, two))

    @property
    def deals(self) -> list[Deal]:
        """What was played before."""
        return [deal for results in self.results.values() for deal in results.deals]

    def add(self, deal: Deal) -> None:
        """Write down a deal as soon as it is finished."""
        self.results[frozenset(deal.pairing)].add(deal)


def arenas(wanted: Wanted) -> list[Arena]:
    """An arena for every number of players, or what is wrong with it."""
    game = find_game(wanted.game)
    options = tuple(sorted(game.chosen(dict.fromkeys(wanted.options, True))))
    bots, against = names_in(wanted.bots), names_in(wanted.against)
    numbers = numbers_of_players(wanted.players, sorted({game.players[0], game.players[-1]}))
    found = [Arena(game.name, number, options, (*bots, *against), wanted.seed, against) for number in numbers]
    for arena in found:
        arena.check()
    return found


def names_in(text: str | None) -> tuple[str, ...]:
    """Bots by name."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def document(tournament: Tournament) -> dict[str, Any]:
    """The standings as JSON, like the arena's."""
    return playing.document(tournament, standings(tournament))


def markdown(tournament: Tournament) -> str:
    """A table in Markdown: the bot of a row, alone among others of the column, wins so many per cent."""
    arena, found = tournament.arena, standings(tournament)
    rates = rates_of(arena, found)
    names = [line.name for line in found.bots]
    rows = [name for name in names if any(row == name for row, _ in rates)]
    columns = [name for name in names if any(column == name for _, column in rates)]
    lines = [
        f"{find_game(arena.game).title()}, {arena.players} players, {games_played(found)} games per pairing, "
        f"{'' if tournament.is_finished else 'unfinished, '}fair share {percent(1 / arena.players)} %:",
        "",
        "| wins in % | " + " | ".join(columns) + " | Elo |",
        "|---" * (len(columns) + 2) + "|",
    ]
    ratings = {line.name: line.elo for line in found.bots}
    for row in rows:
        cells = [cell(rates.get((row, column))) for column in columns]
        rating = ratings[row]
        elo = "" if rating is None else f"{rating.value:+.0f}".replace("-", MINUS)
        lines.append(f"| {row} | " + " | ".join(cells) + f" | {elo} |")
    return "\n".join([*lines, *fewer_games(found), ""])


def rates_of(arena: Arena, found: Standings) -> dict[tuple[str, str], Estimate]:
    """The rate of every bot against every other one; with two players a pairing tells both."""
    rates = {}
    for line in found.pairings:
        if line.win_rate is not None:
            bot, other = line.pairing
            rates[bot, other] = line.win_rate
            if arena.players == 2:
                value, low, high = line.win_rate
                rates[other, bot] = Estimate(1 - value, 1 - high, 1 - low)
    return rates


def cell(rate: Estimate | None) -> str:
    """A rate with its interval."""
    return "" if rate is None else f"{percent(rate.value)} ({percent(rate.low)} to {percent(rate.high)})"


def games_played(found: Standings) -> str:
    """`1,000`, or `200 to 1,000` where slow pairings have fewer."""
    games = sorted(line.games for line in found.pairings)
    return f"{games[-1]:,}" if games[0] == games[-1] else f"{games[0]:,} to {games[-1]:,}"


def fewer_games(found: Standings) -> list[str]:
    """Which pairings have fewer games than others."""
    most = max(line.games for line in found.pairings)
    few = [f"{' – '.join(line.pairing)} {line.games:,}" for line in found.pairings if line.games < most]
    return ["", f"Fewer games: {', '.join(few)}."] if few else []
