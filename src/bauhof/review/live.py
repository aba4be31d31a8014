"""While a game runs: how likely everybody wins, and whether a decision is a blunder, by what its seat sees alone.

What a seat does not see is dealt anew, always in the same way, before anything is looked at: two positions that look
the same to a seat are the same here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from bauhof.bots.net import network_for
from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY
from bauhof.core.sequences import Sequences, is_open
from bauhof.nets import Network
from bauhof.nets.evaluation import make_evaluation
from bauhof.nets.forward import Desk
from bauhof.review.judgement import BELOW, Judgement
from bauhof.review.reasons import reasons
from bauhof.review.report import Reason
from bauhof.search.best import wins_at_once
from bauhof.search.judges import Learnt
from bauhof.search.lookout import Halving, Lookout, Outlook

BLUNDER = BELOW[Judgement.MISTAKE]  # of winning chance: who loses so much is warned
DOUBTFUL = BELOW[Judgement.GOOD]  # what seems to lose so much at a glance is looked at further
PLAUSIBLE = 0.15  # what the policy finds so likely is no blunder
WORLDS = 3  # ways to deal what is hidden
GLANCE, AHEAD = Outlook(depth=2), Outlook(depth=16)
BRIEFLY, LONGER = 400, 2400  # evaluations
DIGITS = 4


@dataclass(frozen=True)
class Doubt:
    """Why somebody might think again: the chances to win by what was chosen and by the best, and what speaks for it."""

    played: float
    best: float
    wins: bool  # the best, at once
    reasons: tuple[Reason, ...] = ()


class Printed(Learnt):
    """A network that sees what lies open to who must decide, and remembers nothing."""

    def judge(self, states: States, rows: int, desk: Desk) -> None:
        """By the network."""
        evaluate = make_evaluation(self.game).evaluate
        evaluate(states, rows, NOBODY, 0, self.network.weights, self.network.shape.blocks, desk)


class Comparison(Lookout):
    """A lookout at a few actions that were chosen before."""

    chosen: Sequence[int] = ()

    def candidates(self, state: Any) -> list[int]:
        """Those."""
        super().candidates(state)
        return list(self.chosen)

    def compare(self, state: Any, chosen: Sequence[int], evaluations: int) -> list[float]:
        """The chances of who decides after each, all with the same luck."""
        self.chosen, self.evaluations = chosen, 0
        halving = Halving(self, state, 0, evaluations, None)
        halving.run()
        return [halving.mean(action) for action in chosen]


@lru_cache(8)
def comparison(network: Network, outlook: Outlook) -> Comparison:
    """One for every network; a process thinks about one thing at a time."""
    return Comparison(Printed(network), outlook)


def chances(game: Game, state: Any, seat: int) -> tuple[float, ...]:
    """Of every seat to win, as a seat sees the position; where all see the same, the mean through everybody's eyes."""
    eyes = range(int(state.players)) if lies_open(game, state) else (seat,)
    told = [network_for(game).evaluate(state, one).chances for one in eyes]
    return tuple(round(sum(each) / len(told), DIGITS) for each in zip(*told, strict=True))


def lies_open(game: Game, state: Any) -> bool:
    """Whether everybody sees the same, spectators too."""
    seen = [{**asdict(game.view(state, seat)), "seat": None} for seat in (NOBODY, *range(int(state.players)))]
    return all(view == seen[0] for view in seen)


def doubt(game: Game, state: Any, words: Sequence[str]) -> Doubt | None:
    """What speaks against the words that somebody wants to play one after another, where one of them is a blunder."""
    seat, seen = int(state.seat), worlds(game, state)
    for word in words:
        action = game.actions.parse(word)
        if action not in game.legal(seen[0]):  # which others will say
            return None
        found = weighed(game, seen, action)
        if found is not None:
            return found
        for one in seen:
            game.apply(one, action)
        if game.turn(seen[0]) != seat:
            return None
    return None


def worlds(game: Game, state: Any) -> list[Any]:
    """What the position may be, for all that who must decide sees; itself alone where nothing is hidden."""
    dealt = [game.observation.disguised(state, int(state.seat), FastChance(number)) for number in range(WORLDS)]
    return list({game.state.bytes(one): one for one in dealt}.values())


def weighed(game: Game, seen: Sequence[Any], action: int) -> Doubt | None:
    """The same for one action: against one that wins at once, or else what the network would do."""
    network, state = network_for(game), seen[0]
    policy = network.evaluate(state).policy
    wins = [one for one in game.legal(state) if all(wins_at_once(game, world, one) for world in seen)]
    best = wins[0] if wins else game.actions.parse(next(iter(policy)))
    if action == best or action in wins or (not wins and policy[game.actions.format(action)] >= PLAUSIBLE):
        return None
    for outlook, evaluations, least in ((GLANCE, BRIEFLY, DOUBTFUL), (AHEAD, LONGER, BLUNDER)):
        look = comparison(network, outlook)
        found = [look.compare(world, (best, action), evaluations // len(seen)) for world in seen]
        good, bad = (sum(values) / len(seen) for values in zip(*found, strict=True))
        if good - bad < least and not wins:
            return None
    why = reasons(game, after(game, state, best), after(game, state, action), int(state.seat), perfect_memory=0)
    return Doubt(round(bad, DIGITS), round(good, DIGITS), bool(wins), why)


def after(game: Game, state: Any, action: int) -> Any:
    """The position where the decision ends that begins with an action; what it leaves open the network answers."""
    found, sequences, word = game.state.copy(state), Sequences(game), game.actions.format(action)
    game.apply(found, action)
    while is_open(game, found, int(state.seat), word, sequences):
        word = next(iter(network_for(game).evaluate(found).policy))
        game.apply(found, word)
    return found
