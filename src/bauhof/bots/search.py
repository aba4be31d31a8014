"""The search bot: plays on from every action, and takes the one that won most often."""

from __future__ import annotations

from math import exp

from bauhof.core.chance import below, new_generator
from bauhof.core.errors import BauhofError
from bauhof.core.question import Question
from bauhof.search.best import search, usual
from bauhof.search.estimate import Estimate
from bauhof.search.tree import Settings

PLAYOUTS = 1000
TICKETS = 1 << 30


def answer_without_search(question: Question) -> str | None:
    """The only legal action, or what the rule says to a routine question; else nothing."""
    game, state = question.game, question.state
    legal = game.legal(state)
    if len(legal) == 1:
        return game.actions.format(legal[0])
    if int(state.phase) in game.strategies.ROUTINE:
        return game.actions.format(int(game.strategies.decide(state, 0)))
    return None


class Search:
    """Decides by Monte Carlo tree search; with a number of playouts equal seeds decide equally, with seconds not.

    With a temperature it errs as people do: the less an action seems to lose, the likelier it is.
    One that seems to lose a temperature of winning chance is taken 2.7 times as seldom as the best.
    """

    def __init__(
        self,
        seed: int = 0,
        playouts: int = PLAYOUTS,
        seconds: float | None = None,
        threads: int = 1,
        temperature: float = 0.0,
        **settings: float,
    ) -> None:
        if not temperature >= 0:
            raise BauhofError(f"a temperature is 0 or more, not {temperature}")
        self.seed = seed
        self.playouts = None if seconds is not None else playouts
        self.seconds = seconds
        self.threads = threads
        self.temperature = temperature
        Settings(**settings)  # type: ignore[arg-type]  # refuses what is no setting
        self.changed = settings
        self.luck = new_generator(seed, stream=2)

    def choose(self, question: Question) -> str:
        """The best action; nothing is searched where only one is legal, or where a search is never worth it."""
        known = answer_without_search(question)
        if known is not None:
            return known
        game, state = question.game, question.state
        self.seed += 1
        settings = usual(game, **self.changed)
        found = search(game, state, self.playouts, self.seed, settings, seconds=self.seconds, threads=self.threads)
        return self.pick(found).word

    def pick(self, found: list[Estimate]) -> Estimate:
        """The best, or with a temperature one that seems hardly worse."""
        if self.temperature == 0 or found[0].wins:
            return found[0]
        best = max(estimate.value for estimate in found)
        weights = [exp((estimate.value - best) / self.temperature) for estimate in found]
        ticket = below(self.luck, TICKETS) / TICKETS * sum(weights)
        for estimate, weight in zip(found, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return estimate
        return found[0]
