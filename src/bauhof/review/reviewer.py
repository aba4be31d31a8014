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
from bauhof.review.report import UNREMARKABLE, Balance, Chance, Chart, Decision, Moment, Option, Player, Review
from bauhof.review.values import Asked, Look, Progress, Valuer, Values


class Closer(NamedTuple):
    """A closer look at the best options of a decision and what was played."""

    look: Look
    candidates: int  # how many of the best these are
    doubtful: float  # it is taken where what was played seems to lose so much


class Depth(NamedTuple):
    """How closely a game is looked at."""

    moments: Look  # for the chances of all seats at every moment
    options: Look  # for all that could be decided
    closer: tuple[Closer, ...]  # one after the other, each where the one before leaves a doubt


FAR = Look(72, 8)
DEPTHS = {
    "quick": Depth(Look(12), Look(12), ()),
    "ordinary": Depth(
        Look(64, 8),
        Look(36),
        (Closer(Look(36, 4), 5, BELOW[Judgement.GOOD]), Closer(FAR, 4, BELOW[Judgement.INACCURACY] - 0.01)),
    ),
    "deep": Depth(Look(144, 16), Look(72), (Closer(FAR, 6, 0.0),)),
}
MOMENTS, OPTIONS = 0.4, 0.7  # what is done after the moments, and after the options at a glance


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
        raise BauhofError(f"a review is {', '.join(DEPTHS)}, not {depth}")
    parts, match = path(journal, name)
    valuer = Valuer(network or network_for(match.game), journal.players, threads)
    how = DEPTHS[depth]
    states = [*(part.start for part in parts), match.state]
    found = valuer.values(asked(parts, states), how.moments, stage(progress, 0, MOMENTS))
    ways = weighed(drafts(match.game, parts, states[1:], valuer), parts, valuer, how, progress)
    if progress is not None:
        progress(1)
    moments = tuple(moment(match, parts, place, found, ways[place]) for place in range(len(parts)))
    return Review(
        game=match.game.name,
        rules=match.game.version,
        depth=depth,
        names=match.names,
        players=tuple(
            player(match.names[seat], seat, moments, balance(parts, found, seat)) for seat in range(len(match.names))
        ),
        moments=moments,
        position=match.position,
    )


def chart(journal: Journal, name: str = "journal", *, network: Network | None = None, threads: int = 1) -> Chart:
    """The course of a finished game by the network alone: chances at a first glance, and what made the result."""
    parts, match = path(journal, name)
    valuer = Valuer(network or network_for(match.game), journal.players, threads)
    found = valuer.values(asked(parts, [*(part.start for part in parts), match.state]), DEPTHS["quick"].moments)
    return Chart(
        [tuple(row) for row in found.chances.tolist()],
        [part.words[0].line for part in parts],
        tuple(balance(parts, found, seat) for seat in range(journal.players)),
    )


def asked(parts: Sequence[Part], states: Sequence[Any]) -> list[Asked]:
    """Every moment and the end; positions with nothing but decisions between them share what chance is drawn from."""
    seeds = [*(part.seed for part in parts), 0]
    return [Asked(state, seed) for state, seed in zip(states, seeds, strict=True)]


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
    looked: int = 0  # how often it was looked at more closely


def weighed(
    groups: list[list[Draft]], parts: Sequence[Part], valuer: Valuer, how: Depth, progress: Progress | None
) -> list[list[Way]]:
    """The options of every part with their chances: all of them at a glance, then the best ones where it matters."""
    ways = [
        [Way(draft, int(part.start.seat), part.seed) for draft in group]
        for part, group in zip(parts, groups, strict=True)
    ]
    weigh([way for group in ways for way in group], valuer, how.options, stage(progress, MOMENTS, OPTIONS))
    for number, closer in enumerate(how.closer):
        again = [way for group in ways if group for way in doubtful(group, closer)]
        for way in again:
            way.looked += 1
        begun, over = (OPTIONS + (1 - OPTIONS) * part / len(how.closer) for part in (number, number + 1))
        weigh(again, valuer, closer.look, stage(progress, begun, over))
    return ways


def doubtful(group: Sequence[Way], closer: Closer) -> list[Way]:
    """What is worth a closer look, if anything: the best options and what was played."""
    ranked, played = sorted(group, key=rank), group[0]
    if ranked[0].wins or ranked[0].chance - played.chance < closer.doubtful:
        return []
    return [way for place, way in enumerate(ranked) if place < closer.candidates or way is played]


def weigh(ways: Sequence[Way], valuer: Valuer, look: Look, progress: Progress | None = None) -> None:
    """Judge what each leads to."""
    game = valuer.network.game
    found = valuer.values([Asked(way.draft.state, way.seed) for way in ways], look, progress)
    for way, chances in zip(ways, found.chances, strict=True):
        way.chance = float(chances[way.seat])
        way.wins = game.is_over(way.draft.state) and way.chance > 0


def rank(way: Way) -> tuple[bool, int, float, bool]:
    """The best first: a win at once, then what was looked at most closely; of equals what was played."""
    return not way.wins, -way.looked, -way.chance, not way.draft.played


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
    options = tuple(Option(tuple(way.draft.words), way.chance, way.wins, way.looked > 0) for way in ranked)
    judgement = judged(loss, missed_win=best.wins and not played.wins)
    why = () if judgement in UNREMARKABLE else reasons(game, best.draft.state, played.draft.state, best.seat)
    return Decision(words, played.chance, tuple(best.draft.words), loss, judgement, options, why)


def balance(parts: Sequence[Part], found: Values, seat: int) -> Balance:
    """What made the result of a seat: every part moves its chances."""
    course = found.chances[:, seat].tolist()
    luck = own = others = 0.0
    for part, before, after in zip(parts, course[:-1], course[1:], strict=True):
        if part.is_chance:
            luck += after - before
        elif int(part.start.seat) == seat:
            own += after - before
        else:
            others += after - before
    return Balance(course[0], luck, own, others, course[-1])


def player(name: str, seat: int, moments: Sequence[Moment], made: Balance) -> Player:
    """What made a player's result, and how well they decided."""
    decisions = [one.decision for one in moments if one.decision and one.seat == seat]
    losses = [one.loss for one in decisions if one.judgement is not Judgement.ONLY]
    return Player(
        seat=seat,
        name=name,
        **made._asdict(),
        adjusted=made.result - made.luck,
        accuracy=accuracy(losses),
        mean_loss=fmean(losses) if losses else None,
        judgements={kind: sum(one.judgement is kind for one in decisions) for kind in Judgement},
    )
