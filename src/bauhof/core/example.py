"""A worked example: a position, what is played there, and what comes out of it, to be shown beside the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bauhof.core.game import Game
from bauhof.core.match import Match


@dataclass(frozen=True)
class Example:
    """An example of one paragraph of the rules; the first seat has the turn, and it is shown through its eyes.

    The game's catalogue has its title as `example-<id>` and what it shows as `example-<id>.text`.
    """

    id: str
    paragraph: str
    position: str
    play: str  # actions and outcomes of chance, whichever is due
    after: Mapping[str, int | tuple[int, ...]]  # sums of fields, or one for every seat; `score` is the game's

    def played(self, game: Game) -> Match:
        """The match at the end of the example; its journal has every step."""
        match = Match(game, position=self.position)
        for word in self.play.split():
            if match.turn is None:
                match.resolve(word)
            else:
                match.apply(word)
        return match
