"""A match: one game being played, with its seats, its source of chance, its events and its journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bauhof.core.chance import ChanceSource, VerifiableChance
from bauhof.core.errors import BauhofError
from bauhof.core.events import Event, new_log, read_log
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.question import Question
from bauhof.core.text import NAMES, Choice


class Match:
    """A game from its first chance to its end.

    `chance` answers whenever dice or a draw are due; with None the caller does, by `resolve`.
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        *,
        names: Sequence[str] | None = None,
        options: Mapping[str, bool] | None = None,
        position: str | None = None,
        chance: ChanceSource | None = None,
        meta: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.log = new_log()
        self.state: Any
        if position is None:
            if players is None:
                raise BauhofError(f"say how many play: {game.players[0]} to {game.players[-1]}")
            self.state = game.new(players, options, self.log)
        else:
            self.state = game.position(position)
        seats = int(self.state.players)
        names = NAMES[:seats] if names is None else names
        if len(names) != seats or (players is not None and players != seats):
            raise BauhofError(f"{seats} players have {seats} names, not {len(names)}")
        self.names = tuple(names)
        self.journal = Journal(
            game=game.name,
            rules=game.version,
            players=seats,
            options={option: bool(getattr(self.state, option)) for option in game.options},
            names=self.names,
            start=None if position is None else game.format(self.state),
            meta=dict(meta or {}),
        )
        self.events: list[Event] = read_log(self.log, game.events)
        self.source: ChanceSource | None = None
        self.draw_from(chance)

    def draw_from(self, chance: ChanceSource | None) -> None:
        """Let a source answer from now on; a verifiable one is committed to in the journal."""
        self.source = chance
        if isinstance(chance, VerifiableChance):
            self.journal.commit(chance.commitment)
        self._settle()

    @property
    def turn(self) -> int | None:
        """The seat that must decide; None while chance is due and after the end."""
        return self.game.turn(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    @property
    def ranking(self) -> list[int] | None:
        """The place of every seat, 1 for a winner; None before the end."""
        return self.game.ranking(self.state)

    @property
    def position(self) -> str:
        """The position now, in notation."""
        return self.game.format(self.state)

    @property
    def legal(self) -> list[str]:
        """The words of the actions that the rules allow now."""
        return [self.game.actions.format(action) for action in self.game.legal(self.state)]

    @property
    def choices(self) -> list[Choice]:
        """Every answer to the open question, allowed or not."""
        return self.game.choices(self.state)

    @property
    def chance(self) -> dict[str, int]:
        """The words of the outcomes that are due, with their weights."""
        return {self.game.outcomes.format(outcome): weight for outcome, weight in self.game.chance(self.state).items()}

    @property
    def question(self) -> Question:
        """What the seat that must decide is asked, with a copy of the position."""
        if self.turn is None:
            raise BauhofError("nobody must decide now")
        return Question(self.game, self.game.state.copy(self.state))

    def view(self, seat: int) -> Any:
        """Everything that a seat may know."""
        return self.game.view(self.state, seat)

    def apply(self, action: str) -> list[Event]:
        """Play an action and what chance answers; returns what happened."""
        seat = self.turn
        index = self.game.actions.parse(action)
        self.game.apply(self.state, index, self.log)
        assert seat is not None  # the rules refuse every action when nobody must decide
        self.journal.acted(seat, action)
        return self._happened()

    def resolve(self, outcome: str) -> list[Event]:
        """Play an outcome of chance that the caller chose."""
        self.game.resolve(self.state, self.game.outcomes.parse(outcome), self.log)
        self.journal.drew(outcome)
        return self._happened()

    def close(self) -> Journal:
        """Reveal the secret of a verifiable source, which answers no more, and complete the journal."""
        if isinstance(self.source, VerifiableChance):
            self.journal.reveal(self.source.secret)
        self.source = None
        self.journal.finish(self.position, self.ranking)
        return self.journal

    def _happened(self) -> list[Event]:
        before = len(self.events)
        self.events += read_log(self.log, self.game.events)
        self._settle()
        return self.events[before:]

    def _settle(self) -> None:
        while self.source is not None and self.game.is_chance(self.state):
            possible = self.game.chance(self.state)
            outcome = list(possible)[self.source.draw(list(possible.values()))]
            self.game.resolve(self.state, outcome, self.log)
            self.journal.drew(self.game.outcomes.format(outcome))
            self.events += read_log(self.log, self.game.events)
