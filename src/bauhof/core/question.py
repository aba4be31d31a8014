"""A question: what a bot is asked, when its seat must decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bauhof.core.game import Game


@dataclass(frozen=True)
class Question:
    """One decision of one seat. The state is the bot's own copy: it may try things on it.

    A state holds no future and nothing that was not once open to everybody, so a bot
    that looks at it knows what a person with a perfect memory knows.
    """

    game: Game
    state: Any

    @property
    def seat(self) -> int:
        """Who must decide."""
        return int(self.state.seat)

    @property
    def legal(self) -> list[str]:
        """The words of the actions that the rules allow."""
        return [self.game.actions.format(action) for action in self.game.legal(self.state)]

    @property
    def view(self) -> Any:
        """Everything that lies open to the seat now, without memory, in plain Python."""
        return self.game.view(self.state, self.seat)
