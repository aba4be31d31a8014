"""Moments to practise: those of finished games in which one decision was far better than all others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from bauhof.bots.net import network_for
from bauhof.bots.registry import new_bot
from bauhof.core.chance import VerifiableChance
from bauhof.core.exercise import Found
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.review.report import Moment
from bauhof.review.reviewer import review

BOTS = ("novice", "casual")  # who err, so that there is something to find
AHEAD = 0.12  # of winning chance: by so much the best decision beats the next one
CHOICES = 4  # there are at least so many
TOLD = 5  # decisions that are remembered with their chances
EVEN = (0.15, 0.97)  # the best of them keeps a game that is not decided


def moments(game: Game, players: int, seed: int = 0) -> Iterator[Found]:
    """Play and review games without end, and give what can be learnt from each; no answer is right twice."""
    network = network_for(game)
    known: set[tuple[str, ...]] = set()
    for number in count(seed):
        for moment in review(bot_game(game, players, number), network=network).moments:
            found = to_practise(moment, f"{game.name}-{number}-{moment.number}")
            if found is not None and found.options[0][0] not in known:
                known.add(found.options[0][0])
                yield found


def bot_game(game: Game, players: int, seed: int) -> Journal:
    """A game of bots that err."""
    match = Match(game, players, chance=VerifiableChance.from_seed(seed, 16))
    bots = [new_bot(BOTS[seat % len(BOTS)], game, seed + seat) for seat in range(players)]
    while match.turn is not None:
        match.apply(bots[match.turn].choose(match.question))
    return match.close()


def to_practise(moment: Moment, id: str) -> Found | None:
    """A decision of the first seat that has one clear answer."""
    decision = moment.decision
    if decision is None or moment.seat != 0 or len(decision.options) < CHOICES:
        return None
    best, *others = decision.options
    clear = best.chance - max(option.chance for option in others) >= AHEAD
    looked = [option for option in decision.options if option.looked]
    if not clear or len(looked) < 2 or not best.looked or not EVEN[0] <= best.chance <= EVEN[1]:
        return None
    told = tuple((option.words, round(option.chance, 2)) for option in looked[:TOLD])
    return Found(id, moment.position, told)
