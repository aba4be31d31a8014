"""A player: a bot at a table, and the time that it takes."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from bauhof.bots.mistakes import described
from bauhof.bots.registry import Bot, new_bot
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.match import Match


@dataclass
class Player:
    """A bot that is trusted with nothing: whatever goes wrong in it is told with its name and the position."""

    name: str
    bot: Bot
    decisions: int = 0  # where more than one action was legal
    thinking: float = 0.0  # seconds spent on them

    def decide(self, match: Match) -> None:
        """Let the bot decide; its time counts where it has a choice."""
        question = match.question
        has_choice = len(question.legal) > 1
        start = perf_counter()
        try:
            answer = self.bot.choose(question)
        except Exception as error:
            failure = described(error, self.name)
            raise BauhofError(f"{self.name} failed with {failure}; it was at {match.position}") from error
        if has_choice:
            self.decisions += 1
            self.thinking += perf_counter() - start
        try:
            if not isinstance(answer, str):
                raise BauhofError("an answer is one of the words of question.legal")
            match.apply(answer)
        except BauhofError as error:
            given = repr(answer)[:80]
            raise BauhofError(f"{self.name} answered {given}: {error}; it was at {match.position}") from None


def seated(name: str, game: Game, seed: int = 0) -> Player:
    """A new bot by its name, at a table."""
    return Player(name, new_bot(name, game, seed))
