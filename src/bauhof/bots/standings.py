"""Where an arena stands: a line for every pairing and one for every bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from bauhof.bots.arena import Deal, Pairing, Played
from bauhof.bots.rating import Contest, Estimate, elo, win_rate
from bauhof.bots.tournament import Tournament


@dataclass(frozen=True)
class Figures:
    """What is averaged over the games of one bot; None where it had none."""

    score: float | None
    ms_per_decision: float | None


@dataclass(frozen=True)
class PairingLine:
    """How a bot fared against another one, which has all other seats."""

    pairing: Pairing
    games: int
    fair: float
    win_rate: Estimate | None
    is_clear: bool | None
    bot: Figures
    other: Figures
    games_per_s: float | None


@dataclass(frozen=True)
class BotLine:
    """How strong a bot is among all of them."""

    name: str
    games: int
    elo: Estimate | None
    figures: Figures


@dataclass(frozen=True)
class Standings:
    """The pairings in order, and the bots from the strongest to the weakest."""

    pairings: list[PairingLine]
    bots: list[BotLine]


def standings(tournament: Tournament) -> Standings:
    """Count what was played."""
    names, seats = tournament.arena.bots, tournament.arena.players
    pairings, contests = [], []
    for series in tournament.series:
        bot, other = series.pairing
        games = games_of(series.counted)
        contest = Contest(names.index(bot), names.index(other), seats, series.wins)
        contests += [contest] if games else []
        seconds = sum(game.seconds for game in games)
        line = PairingLine(
            pairing=series.pairing,
            games=len(games),
            fair=1 / seats,
            win_rate=win_rate(contest) if games else None,
            is_clear=series.is_clear,
            bot=figures(bot, games),
            other=figures(other, games),
            games_per_s=len(games) / seconds if seconds else None,
        )
        pairings.append(line)
    games = games_of(deal for series in tournament.series for deal in series.counted)
    bots = []
    for name, rating in zip(names, elo(contests, len(names)), strict=True):
        played = sum(name in game.seats for game in games)
        bots.append(BotLine(name, played, rating if played else None, figures(name, games)))
    bots.sort(key=lambda line: -float("inf") if line.elo is None else line.elo.value, reverse=True)
    return Standings(pairings, bots)


def games_of(deals: Iterable[Deal]) -> list[Played]:
    """All games of some deals."""
    return [game for deal in deals for game in deal.games]


def figures(name: str, games: Iterable[Played]) -> Figures:
    """The mean score of a bot in all its seats, and its time for a decision that left a choice."""
    seats = [(game, seat) for game in games for seat, who in enumerate(game.seats) if who == name]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    thinking = sum(game.thinking[seat] for game, seat in seats)
    return Figures(
        score=fmean(game.scores[seat] for game, seat in seats) if seats else None,
        ms_per_decision=1000 * thinking / decisions if decisions else None,
    )
