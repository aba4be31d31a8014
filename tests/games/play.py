"""Short words for the tests of a game: position in, action, position out."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from bauhof.core.errors import IllegalAction
from bauhof.core.match import Match
from bauhof.core.record import Record
from bauhof.core.registry import game

State = TypeVar("State", bound=Record)


class Play(Generic[State]):
    """The verbs of one game, by words; `Play[State](name)`."""

    def __init__(self, name: str) -> None:
        self.game = game(name)

    def position(self, text: str | None = None, **parts: Any) -> State:
        state: State = self.game.position(text, **parts)
        return state

    def act(self, s: State, *words: str) -> State:
        """Play actions and outcomes of chance, whichever is due."""
        for word in words:
            if self.game.is_chance(s):
                self.game.resolve(s, word)
            else:
                self.game.apply(s, word)
        return s

    def legal(self, s: State) -> list[str]:
        return [self.game.actions.format(action) for action in self.game.legal(s)]

    def refused(self, s: State, word: str) -> str:
        """The paragraph that forbids an action."""
        try:
            self.act(s, word)
        except IllegalAction as error:
            return error.paragraph
        raise AssertionError(f"{word} was allowed")

    def says(self, strategy: str, s: State) -> str:
        """The action that a strategy takes."""
        number = self.game.strategies.Strategy[strategy.upper()]
        return self.game.actions.format(int(self.game.strategies.decide(s, number)))

    def text(self, s: State) -> str:
        return self.game.format(s)

    def story(self, position: str, *words: str, language: Any = "en") -> list[str]:
        """What the log says when the words are played."""
        match = Match(self.game, position=position)
        before = len(match.events)
        for word in words:
            if match.turn is None:
                match.resolve(word)
            else:
                match.apply(word)
        return [self.game.text.event(event, match.names, language) for event in match.events[before:]]
