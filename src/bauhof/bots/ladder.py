"""The ladder: how strong all bots are, from the kept results of many arenas and over all numbers of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from bauhof.bots.arena import Arena, Deal, Pairing
from bauhof.bots.rating import Contest, Estimate, elo, win_rate
from bauhof.bots.results import read_results
from bauhof.bots.standings import Figures, figures, games_of
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game

ANCHOR = "greedy"  # has the rating 0, where it has played: every game has one, and it never changes by training


@dataclass(frozen=True)
class Rung:
    """One bot: its rating over everything, and with every number of players among those it met there."""

    bot: str
    games: int
    elo: Estimate
    by_players: dict[int, Estimate]
    figures: Figures


@dataclass(frozen=True)
class Ladder:
    """The bots of one game from the strongest to the weakest, and how each fared against each."""

    arena: Arena  # of the first results: the game, its options and its variation are the same in all
    rungs: list[Rung]
    rates: dict[int, dict[Pairing, Estimate]]  # by the number of players
    games: int
    apart: tuple[str, ...]  # bots that never met those on the ladder, not even by others, and have no rung

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.arena.played

    @property
    def players(self) -> list[int]:
        """The numbers of players for which there are results."""
        return sorted(self.rates)


@dataclass(frozen=True)
class Kept:
    """The results of one file."""

    arena: Arena
    deals: Sequence[Deal]


def read_folder(paths: Iterable[Path]) -> list[Kept]:
    """The results in files, and in all files of folders."""
    found = []
    for path in paths:
        files = sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
        if not files:
            raise BauhofError(f"{path}: has no results; bauhof strength … --results {path} leaves them there")
        found += [Kept(*read_results(file)) for file in files]
    return found


def ladders(kept: Iterable[Kept]) -> list[Ladder]:
    """A ladder for every game, and for every set of options and variation of it."""
    groups: dict[tuple[str, ...], list[Kept]] = {}
    for one in kept:
        variation = one.arena.variation
        key = (one.arena.game, *one.arena.options, "" if variation is None else variation.hash)
        groups.setdefault(key, []).append(one)
    return [ladder(groups[key]) for key in sorted(groups)]


def ladder(kept: Sequence[Kept]) -> Ladder:
    """The ladder of one game; a deal that lies in two files counts once."""
    series: dict[tuple[int, Pairing], dict[tuple[int, int], Deal]] = {}
    for one in kept:
        for deal in one.deals:
            series.setdefault((one.arena.players, deal.pairing), {})[one.arena.seed, deal.number] = deal
    names, apart = together([pairing for _, pairing in series])
    series = {key: deals for key, deals in series.items() if key[1].bot in names}
    contests = {
        (players, pairing): Contest(
            names.index(pairing.bot), names.index(pairing.other), players, [deal.wins for deal in deals.values()]
        )
        for (players, pairing), deals in series.items()
    }
    if not contests:
        raise BauhofError(f"{kept[0].arena.game}: no deal is finished yet, so nobody can be rated")
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    overall = elo(list(contests.values()), len(names), anchor=anchor)
    numbers = sorted({players for players, _ in contests})
    by_players = {
        number: rated_among([one for (players, _), one in contests.items() if players == number], overall, anchor)
        for number in numbers
    }
    played = games_of(deal for deals in series.values() for deal in deals.values())
    rungs = [
        Rung(
            bot=name,
            games=sum(name in game.seats for game in played),
            elo=overall[place],
            by_players={number: found[place] for number, found in by_players.items() if place in found},
            figures=figures(name, played),
        )
        for place, name in enumerate(names)
    ]
    rungs.sort(key=lambda rung: rung.elo.value, reverse=True)
    rates = {
        number: {pairing: win_rate(one) for (players, pairing), one in contests.items() if players == number}
        for number in numbers
    }
    return Ladder(kept[0].arena, rungs, rates, len(played), apart)


def rated_among(contests: Sequence[Contest], overall: Sequence[Estimate], anchor: int | None) -> dict[int, Estimate]:
    """The ratings from some contests alone; without the anchor these bots have on average what they have overall."""
    there = sorted({bot for contest in contests for bot in (contest.bot, contest.other)})
    moved = [Contest(there.index(one.bot), there.index(one.other), one.seats, one.wins) for one in contests]
    mean = 0.0 if anchor in there else fmean(overall[bot].value for bot in there)
    zero = there.index(anchor) if anchor is not None and anchor in there else None
    return {
        bot: Estimate(*(figure + mean for figure in rating))
        for bot, rating in zip(there, elo(moved, len(there), anchor=zero), strict=True)
    }


def together(pairings: Sequence[Pairing]) -> tuple[list[str], tuple[str, ...]]:
    """The largest set of bots that met each other or by others, in the order of their names, and all that are left."""
    groups: list[set[str]] = []
    for pairing in pairings:
        joined = [group for group in groups if group & set(pairing)]
        groups = [group for group in groups if group not in joined] + [set(pairing).union(*joined)]
    groups.sort(key=len, reverse=True)
    return sorted(groups[0]) if groups else [], tuple(sorted(set().union(*groups[1:])))
