"""The reviewer: from a journal to a review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from bauhof.bots.net import network_for
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.nets import Network
from bauhof.review.judgement import BELOW, Judgement, accuracy, judged
from bauhof.review.options import Draft, drafts
from bauhof.review.path import Part, path
from bauhof.review.reasons import reasons
from bauhof.review.report import UNREMARKABLE, Chance, Decision, Moment, Option, Player, Review
from bauhof.review.values import Asked, Look, Progress, Valuer, Values


class Depth(NamedTuple):
    """How closely a game is looked at."""

    moments: Look  # for the chances of all seats at every moment
    options: Look  # for all that could be decided
    ahead: Look  # for the best options, and what was played
    candidates: int  # how many of the best these are
    doubtful: float  # they are looked at where what was played seems to lose so much


DEPTHS = {
    "ordinary": Depth(Look(64, 1), Look(36), Look(36, 4), 4, doubtful=BELOW[Judgement.GOOD]),
    "deep": Depth(Look(144, 4), Look(72), Look(72, 8), 6, doubtful=0.0),
}
STAGES = ((0, 0.3), (0.3, 0.5), (0.5, 1))  # the moments, the options at a glance, and those looked at further
GLANCE = Look(12)


def review(
    journal: Journal,
    name: str = "journal",
    *,
    depth: str = "ordinary",
    network: Network | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Judge a finished game; equal journals give equal reviews, with any number of threads.

    Progress is told the share that is done, from whichever thread; what it raises ends the review.
    """
    if depth not in DEPTHS:
        raise BauhofError(f"a review is {' or '.join(DEPTHS)}, not {depth}")
    parts, match = path(journal, name)
    valuer = Valuer(network or network_for(match.game), journal.players, threads)
    how = DEPTHS[depth]
    stages = [stage(progress, *between) for between in STAGES]
    states = [*(part.start for part in parts), match.state]
    found = valuer.values(asked(parts, states), how.moments, stages[0])
    ways = weighed(drafts(match.game, parts, states[1:], valuer), parts, valuer, how, stages[1:])
    moments = tuple(moment(match, parts, place, found, ways[place]) for place in range(len(parts)))
    return Review(
        game=match.game.name,
        rules=match.game.version,
        depth=depth,
        names=match.names,
        players=tuple(player(match, seat, moments, found) for seat in range(journal.players)),
        moments=moments,
        position=match.position,
    )


def chances(
    journal: Journal, name: str = "journal", *, network: Network | None = None, threads: int = 1
) -> list[tuple[float, ...]]:
    """Of every seat to win, at every moment of a finished game and at the end: `Review.chances` at a first glance."""
    parts, match = path(journal, name)
    valuer = Valuer(network or network_for(match.game), journal.players, threads)
    found = valuer.values(asked(parts, [*(part.start for part in parts), match.state]), GLANCE)
    return [tuple(row) for row in found.chances.tolist()]


def asked(parts: Sequence[Part], states: Sequence[Any]) -> list[Asked]:
    """Every moment and the end; positions with nothing but decisions between them share what chance is drawn from."""
    runs = [*(part.run for part in parts), len(parts)]
    return [Asked(state, run) for state, run in zip(states, runs, strict=True)]


def stage(progress: Progress | None, begun: float, over: float) -> Progress | None:
    """Tells the share of one stage as that of all of them."""
    return None if progress is None else lambda share: progress(begun + (over - begun) * share)


@dataclass
class Way:
    """An option while it is being judged."""

    draft: Draft
    seat: int
    seed: int
    chance: float = 0.0
    wins: bool = False
    looked: bool = False


def weighed(
    groups: list[list[Draft]], parts: Sequence[Part], valuer: Valuer, how: Depth, stages: Sequence[Progress | None]
) -> list[list[Way]]:
    """The options of every part with their chances: all of them at a glance, then the best ones where it matters."""
    ways = [
        [Way(draft, int(part.start.seat), part.run) for draft in group]
        for part, group in zip(parts, groups, strict=True)
    ]
    weigh([way for group in ways for way in group], valuer, how.options, stages[0])
    again = []
    for group in ways:
        ranked = sorted(group, key=rank)
        if ranked and ranked[0].chance - group[0].chance >= how.doubtful and not ranked[0].wins:
            again += [way for place, way in enumerate(ranked) if place < how.candidates or way.draft.played]
    for way in again:
        way.looked = True
    weigh(again, valuer, how.ahead, stages[1])
    return ways


def weigh(ways: Sequence[Way], valuer: Valuer, look: Look, progress: Progress | None = None) -> None:
    """Judge what each leads to."""
    game = valuer.network.game
    found = valuer.values([Asked(way.draft.state, way.seed) for way in ways], look, progress)
    for way, chances in zip(ways, found.chances, strict=True):
        way.chance = float(chances[way.seat])
        way.wins = game.is_over(way.draft.state) and way.chance > 0


def rank(way: Way) -> tuple[bool, bool, float, bool]:
    """The best first: a win at once, then what was looked at; of equals what was played."""
    return not way.wins, not way.looked, -way.chance, not way.draft.played


def moment(match: Match, parts: Sequence[Part], place: int, found: Values, ways: Sequence[Way]) -> Moment:
    """One part of the game."""
    part = parts[place]
    words = tuple(word.word for word in part.words)
    return Moment(
        number=place,
        line=part.words[0].line,
        position=match.game.format(part.start),
        seat=int(part.start.seat),
        before=tuple(found.chances[place].tolist()),
        after=tuple(found.chances[place + 1].tolist()),
        decision=None
        if part.is_chance
        else decision(match.game, words, ways, found.chances[place + 1][int(part.start.seat)]),
        chance=Chance(words, bool(found.exact[place])) if part.is_chance else None,
    )


def decision(game: Game, words: tuple[str, ...], ways: Sequence[Way], after: Any) -> Decision:
    """What was decided, judged against the best."""
    if not ways:
        return Decision(words, float(after), words, 0.0, Judgement.ONLY, ())
    ranked, played = sorted(ways, key=rank), ways[0]
    best = ranked[0]
    loss = 0.0 if best is played else max(0.0, best.chance - played.chance)
    options = tuple(Option(tuple(way.draft.words), way.chance, way.wins, way.looked) for way in ranked)
    judgement = judged(loss, missed_win=best.wins and not played.wins)
    why = () if judgement in UNREMARKABLE else reasons(game, best.draft.state, played.draft.state, best.seat)
    return Decision(words, played.chance, tuple(best.draft.words), loss, judgement, options, why)


def player(match: Match, seat: int, moments: Sequence[Moment], found: Values) -> Player:
    """What made a player's result, and how well they decided."""
    luck = sum(one.gain(seat) for one in moments if one.chance)
    own = sum(one.gain(seat) for one in moments if one.decision and one.seat == seat)
    others = sum(one.gain(seat) for one in moments if one.decision and one.seat != seat)
    decisions = [one.decision for one in moments if one.decision and one.seat == seat]
    losses = [one.loss for one in decisions if one.judgement is not Judgement.ONLY]
    result = float(found.chances[-1][seat])
    return Player(
        seat=seat,
        name=match.names[seat],
        start=float(found.chances[0][seat]),
        luck=luck,
        own=own,
        others=others,
        result=result,
        adjusted=result - luck,
        accuracy=accuracy(losses),
        mean_loss=fmean(losses) if losses else None,
        judgements={kind: sum(one.judgement is kind for one in decisions) for kind in Judgement},
    )
