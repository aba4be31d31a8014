"""The strategist: plays by one of the strategies that come with a game."""

from __future__ import annotations

from bauhof.core.question import Question


class Strategist:
    """Decides at once, always the same in the same position."""

    def __init__(self, strategy: int) -> None:
        self.strategy = int(strategy)  # a member of an enumeration would be compiled anew

    def choose(self, question: Question) -> str:
        """What the strategy says."""
        action = question.game.strategies.decide(question.state, self.strategy)
        return question.game.actions.format(int(action))
