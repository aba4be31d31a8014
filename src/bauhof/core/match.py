"""A match: one game being played, with its seats, its source of chance, its events and its journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bauhof.core.chance import ChanceSource, VerifiableChance
from bauhof.core.errors import BauhofError
from bauhof.core.events import Event, new_log
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.question import Question
from bauhof.core.text import NAMES, Choice


@dataclass(frozen=True)
class Moment:
    """The game before an action that still stands."""

    seat: int  # who acted
    state: Any
    events: int  # how many had happened
    drawn: int  # how often chance had answered


class Match:
    """A game from its first chance to its end, or from a position: its text or a state.

    `chance` answers whenever dice or a draw are due; with None the caller does, by `resolve`.
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        *,
        names: Sequence[str] | None = None,
        options: Mapping[str, bool] | None = None,
        position: Any = None,
        chance: ChanceSource | None = None,
        meta: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.log = new_log()
        self.state: Any = game.start(players, options, position, self.log)
        seats = int(self.state.players)
        names = NAMES[:seats] if names is None else names
        if len(names) != seats:
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
            variation=None if game.variation is None else game.variation.label,
        )
        self.events: list[Event] = game.read_log(self.log)
        self.past: list[Moment] = []  # before every action that was not taken back
        self.drawn = 0  # how often chance has answered, for actions taken back too
        self.undone = 0  # actions taken back
        self.beyond = 0  # those of them that others had answered, or chance
        self.source: ChanceSource | None = None
        self.draw_from(chance)

    def draw_from(self, chance: ChanceSource | None) -> None:
        """Let a source answer from now on; a verifiable one is committed to in the journal."""
        self.source = chance
        if isinstance(chance, VerifiableChance):
            self.journal.commit(chance.commitment)
        self._settle()

    def go_on_with(self, chance: VerifiableChance) -> None:
        """Let a source answer that the journal has committed to already; its next draw is the one that is due."""
        entries = self.journal.entries
        committed = max(number for number, entry in enumerate(entries) if "commitment" in entry)
        if entries[committed]["commitment"] != chance.commitment:
            raise BauhofError("this source is not the one that the journal has committed to")
        chance.draws = sum("chance" in entry for entry in entries[committed:])
        self.source = chance
        self._settle()

    @property
    def turn(self) -> int | None:
        """The seat that must decide; None while chance is due and after the end."""
        return self.game.turn(self.state)

    @property
    def active(self) -> int | None:
        """The seat whose turn it is, be it that it must decide or that its dice or cards come; None after the end."""
        return self.game.active(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    @property
    def ranking(self) -> list[int] | None:
        """The place of every seat, 1 for a winner; None before the end."""
        return self.game.ranking(self.state)

    @property
    def ending(self) -> str | None:
        """Why the game ended, in a word; None before the end."""
        return self.game.ending(self.state)

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

    def view(self, seat: int | str) -> Any:
        """Everything that a seat may know, by its number or letter."""
        return self.game.view(self.state, seat)

    def apply(self, action: str) -> list[Event]:
        """Play an action and what chance answers; returns what happened."""
        seat = self.turn
        before = self.game.state.copy(self.state)
        self.game.apply(self.state, action, self.log)
        assert seat is not None  # the rules refuse every action when nobody must decide
        self.past.append(Moment(seat, before, len(self.events), self.drawn))
        self.journal.acted(seat, self.game.actions.format(self.game.actions.parse(action)))
        return self._happened()

    def may_undo(self, seat: int) -> bool:
        """Whether the last action is the seat's own, and chance has told nothing new since."""
        if not self.past or self.past[-1].seat != seat or self.past[-1].drawn != self.drawn:
            return False
        return self.turn == seat or not self.game.ended_turns_stand

    def undo(self, seat: int, actions: int = 1) -> None:
        """Take back the last actions, the first of them the seat's own; what chance gave stays given.

        Whether a player may is for the caller to say, by `may_undo` or by what was agreed.
        """
        if not 0 < actions <= len(self.past):
            raise BauhofError(f"{len(self.past)} actions stand; {actions} cannot be taken back")
        moment = self.past[-actions]
        if moment.seat != seat:
            raise BauhofError(f"seat {seat} cannot take back an action of seat {moment.seat}")
        own = all(one.seat == seat and one.drawn == self.drawn for one in self.past[-actions:])
        self.undone += actions
        self.beyond += 0 if own and self.may_undo(seat) else actions
        del self.past[-actions:]
        self.state = moment.state
        del self.events[moment.events :]
        self.journal.undid(seat, actions)

    def resolve(self, outcome: str) -> list[Event]:
        """Play an outcome of chance that the caller chose."""
        drawn = self.game.outcomes.parse(outcome)
        self.game.resolve(self.state, drawn, self.log)
        self.drawn += 1
        self.journal.drew(self.game.outcomes.format(drawn))
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
        self.events += self.game.read_log(self.log)
        self._settle()
        return self.events[before:]

    def _settle(self) -> None:
        while self.source is not None and self.game.is_chance(self.state):
            possible = self.game.chance(self.state)
            outcome = list(possible)[self.source.draw(list(possible.values()))]
            self.game.rules.resolve(self.state, outcome, self.log)  # what is drawn need not be checked again
            self.drawn += 1
            self.journal.drew(self.game.outcomes.format(outcome))
            self.events += self.game.read_log(self.log)
