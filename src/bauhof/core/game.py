"""A game: its material, rules, notation and words under one name, with the verbs for callers in Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bauhof.core import unguided
from bauhof.core.actions import Blocks, Numbers, Steps, slug
from bauhof.core.errors import BadPosition, BauhofError, IllegalAction
from bauhof.core.events import Event, Kind, Log, reader
from bauhof.core.notation import check_limits
from bauhof.core.record import NOBODY, Record
from bauhof.core.sheet import Sheet, SheetSource, make_sheet
from bauhof.core.text import NAMES, Choice, seat_number
from bauhof.core.verbs import Features, Highlights, Legality, Notation, Observe, Picture, Rules, Strategies, Text, Value
from bauhof.core.words import ENGLISH, Catalogue, Language

if TYPE_CHECKING:
    from bauhof.core.example import Example
    from bauhof.core.exercise import Exercise
    from bauhof.core.kernels import Kernels
    from bauhof.core.lesson import Lesson
    from bauhof.core.primer import Part


@dataclass(frozen=True, eq=False)
class Game:
    """One game. Phases below `first_chance` are decisions, from there to `over` they are chance."""

    name: str
    version: int  # of the rules: a journal of another version is refused
    players: range
    state: type[Record]
    inventory: Callable[[Any], list[int]]  # counts that never change during a game
    score: Callable[[Any, int], int]  # what a seat has at the end of that which wins
    actions: Blocks
    outcomes: Blocks
    blocks: Mapping[Any, tuple[int, int]]  # for every phase the first and the last index + 1
    odds: Mapping[Any, list[int]]  # the weights of chances that never change; of all others rules.weight
    first_chance: int
    over: int
    refusals: Mapping[Any, str]  # why an action may be refused, and the paragraph that says so
    endings: type[IntEnum]  # why it can end
    events: Mapping[Any, Kind]  # what can happen, and what belongs to it
    rules: Rules
    legality: Legality
    notation: Notation
    observation: Observe
    text: Text
    words: Catalogue
    screen: SheetSource
    options: tuple[str, ...] = ()  # fields of the state that are 0 or 1
    view_options: tuple[str, ...] = ()  # those of them that change nothing but what is seen
    value: Value = unguided  # how a search judges; without one it plays to the end
    features: Features = unguided  # what follows from an observation but is hard to learn
    highlights: Highlights = unguided  # what is worth counting about a way to play
    picture: Picture = unguided  # how a position is drawn on a page
    strategies: Strategies = unguided  # how bots play without a search; without them playouts are random
    examples: Sequence[Example] = ()  # worked, to be shown beside the rules
    lesson: Lesson | None = None  # a guided first game
    primer: Sequence[Part] = ()  # how to play, on one page
    exercises: Sequence[Exercise] = ()  # to practise; those that were found in games lie in practice.json
    steps: Sequence[Steps] = ()  # actions that take several words
    last_questions: frozenset[Any] = frozenset()  # phases whose answer ends a turn, whoever has the next one
    ended_turns_stand: bool = False  # nothing is taken back once the turn is over, even if nothing new was seen

    @cached_property
    def first(self) -> Numbers:
        """For every phase the first index of its block."""
        return np.array([first for first, _ in self.blocks.values()])

    @cached_property
    def stop(self) -> Numbers:
        """For every phase the index after its block."""
        return np.array([stop for _, stop in self.blocks.values()])

    @cached_property
    def refusal_words(self) -> dict[int, tuple[str, str]]:
        """For every refusal its word and its paragraph."""
        return {int(refusal): (slug(refusal), paragraph) for refusal, paragraph in self.refusals.items()}

    @cached_property
    def read_log(self) -> Callable[[Log], list[Event]]:
        """What reads the events in a log, and empties it."""
        return reader(self.events)

    @cached_property
    def folder(self) -> Path:
        """Where the sources of the rules are."""
        return Path(str(getattr(self.rules, "__file__", ""))).parent

    @cached_property
    def kernels(self) -> Kernels:
        """The compiled loops of this game."""
        from bauhof.core.kernels import make_kernels

        return make_kernels(self)

    def new(self, players: int, options: Mapping[str, bool] | None = None, log: Log | None = None) -> Any:
        """A new game, before its first chance or action."""
        if players not in self.players:
            raise BauhofError(
                f"{self.name} is for {self.players[0]} to {self.players[-1]} players; {players} cannot play it"
            )
        state = self.state.new()
        state.players = players
        for option, value in self.chosen(options).items():
            setattr(state, option, int(value))
        self.rules.setup(state, log)
        return state

    def chosen(self, options: Mapping[str, Any] | None) -> dict[str, bool]:
        """Options by the names of their fields: `variable-supply` is `variable_supply`."""
        found = {option.replace("-", "_"): bool(value) for option, value in (options or {}).items()}
        for option in found:
            if option not in self.options:
                known = ", ".join(self.options) or "none"
                raise BauhofError(f"{self.name} has no option {option!r}; its options are: {known}")
        return found

    def start(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        position: Any = None,
        log: Log | None = None,
    ) -> Any:
        """Where a match or a simulation starts: a new game, or a position, which says itself how many play and how."""
        if position is None:
            if players is None:
                raise BauhofError(f"say how many play: {self.players[0]} to {self.players[-1]}")
            return self.new(players, options, log)
        state = self.position(position)
        if players not in (None, int(state.players)):
            raise BauhofError(f"the position has {state.players} players, not {players}; leave players out")
        for option, value in self.chosen(options).items():
            if value != bool(getattr(state, option)):
                raise BauhofError(f"the position is played with {option}={not value}; leave the option out")
        return state

    def is_over(self, state: Record) -> bool:
        """Whether the game has ended."""
        return int(state.phase) == self.over

    def is_chance(self, state: Record) -> bool:
        """Whether dice or a draw come next."""
        return self.first_chance <= int(state.phase) < self.over

    def turn(self, state: Record) -> int | None:
        """The seat that must decide, if one must."""
        return int(state.seat) if int(state.phase) < self.first_chance else None

    def active(self, state: Record) -> int | None:
        """The seat whose turn it is, be it that it must decide or that its dice or cards come; None after the end."""
        return None if self.is_over(state) else int(state.seat)

    def legal(self, state: Record) -> list[int]:
        """The actions that the rules allow now."""
        actions = np.zeros(len(self.actions) + 1, np.int64)
        count = self.legality.legal(state, actions)
        found: list[int] = actions[:count].tolist()
        return found

    def legal_mask(self, state: Record) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """For every action whether the rules allow it now."""
        mask = np.zeros(len(self.actions), np.bool_)
        mask[self.legal(state)] = True
        return mask

    def choices(
        self, state: Record, language: Language | None = None, names: Sequence[str] = NAMES, view: Any = None
    ) -> list[Choice]:
        """Every answer to the open question, allowed or not; put into words where a language is asked for.

        The words are taken from the view of the seat that must decide; who has it already need not have it made again.
        """
        if self.turn(state) is None:
            return []
        if view is None and language is not None:
            view = self.view(state, int(state.seat))
        first, _ = self.blocks[int(state.phase)]
        codes = self._of_block(state, self.legality.refusal, "write_refusals")
        return [self._choice(action, code, view, language, names) for action, code in enumerate(codes, first)]

    def _choice(self, action: int, code: int, view: Any, language: Language | None, names: Sequence[str]) -> Choice:
        word = self.actions.format(action)
        text = "" if language is None else self.text.choice(view, word, names, language)
        if not code:
            return Choice(word, text=text)
        reason = "" if language is None else self.text.refusal(view, word, code, language)
        return Choice(word, *self.refused(code), text, reason)

    def refused(self, code: int) -> tuple[str, str]:
        """A refusal as a word, and the paragraph that says so."""
        return self.refusal_words[code]

    def apply(self, state: Record, action: int | str, log: Log | None = None) -> None:
        """Play an action, by its number or its word, or raise IllegalAction and leave the state alone."""
        if isinstance(action, str):
            if action in self.actions.barred:
                first, never = self.actions.barred[action]
                asked = self.first[state.phase] <= first < self.stop[state.phase] and self.turn(state) is not None
                raise self._illegal(state, action, never if asked else int(self.legality.refusal(state, first)))
            action = self.actions.parse(action)
        if not 0 <= action < len(self.actions):
            raise BauhofError(f"{self.name} has the actions 0 to {len(self.actions) - 1}; {action} is none of them")
        code = int(self.legality.refusal(state, action))
        if code:
            raise self._illegal(state, self.actions.format(action), code)
        self.rules.apply(state, action, log)

    def _illegal(self, state: Record, word: str, code: int) -> IllegalAction:
        kept = self.state.copy(state)

        def said(language: Language) -> str:
            return self.text.refusal(self.view(kept, int(kept.seat)), word, code, language)

        return IllegalAction(word, *self.refused(code), said)

    def routine(self, state: Record) -> list[str]:
        """The words by which the greedy strategy answers, as long as the question is routine: a whole payment."""
        after, seat, words = self.state.copy(state), int(state.seat), list[str]()
        while int(after.phase) in self.strategies.ROUTINE and int(after.seat) == seat:
            action = int(self.strategies.decide(after, 0))
            words.append(self.actions.format(action))
            self.rules.apply(after, action)
        return words

    def chance(self, state: Record) -> dict[int, int]:
        """The outcomes that chance can have now, with their weights."""
        if not self.is_chance(state):
            return {}
        first, _ = self.blocks[int(state.phase)]
        weights = self.odds.get(int(state.phase)) or self._of_block(state, self.rules.weight, "write_weights")
        return {outcome: weight for outcome, weight in enumerate(weights, first) if weight}

    def _of_block(self, state: Record, rule: Callable[[Record, int], int], kernel: str) -> list[int]:
        """What a rule says about everything that can come now: by one call of a kernel, if the rule is compiled."""
        first, stop = self.blocks[int(state.phase)]
        if not hasattr(rule, "py_func"):
            return [int(rule(state, number)) for number in range(first, stop)]
        numbers = np.zeros(stop - first, np.int64)
        getattr(self.kernels, kernel)(state, first, numbers)
        found: list[int] = numbers.tolist()
        return found

    def resolve(self, state: Record, outcome: int | str, log: Log | None = None) -> None:
        """Play an outcome of chance, by its number or its word, or raise and leave the state alone."""
        if isinstance(outcome, str):
            outcome = self.outcomes.parse(outcome)
        possible = self.chance(state)
        if not possible:
            raise BauhofError(
                "no chance is due: a player must decide" if not self.is_over(state) else "the game is over"
            )
        if outcome not in possible:
            words = " ".join(map(self.outcomes.format, possible))
            raise BauhofError(f"{self.outcomes.format(outcome)} cannot come now; what can: {words}")
        self.rules.resolve(state, outcome, log)

    def ranking(self, state: Record) -> list[int] | None:
        """The place of every seat, 1 for a winner; None before the end."""
        if not self.is_over(state):
            return None
        return [int(self.rules.rank(state, seat)) for seat in range(state.players)]

    def returns(self, state: Record) -> list[float] | None:
        """What every seat has won, for learning: 1 for the winner, and all together 0; None before the end.

        Of n players a loser gets -1 / (n - 1), and who shares the win shares what is won.
        """
        if not self.is_over(state):
            return None
        returns = np.zeros(int(state.players), np.float32)
        self.kernels.write_returns(state, returns)
        return [float(won) for won in returns]

    def ending(self, state: Record) -> str | None:
        """Why the game has ended, in one word; None before the end."""
        if not self.is_over(state):
            return None
        return slug(self.endings(int(self.rules.ending(state))))

    def position(self, given: Any = None, /, **parts: Any) -> Any:
        """A state from a position text, part by part, or from another state, which is checked and copied."""
        if given is not None and parts:
            raise BauhofError("a position is either a text or described part by part, not both")
        if given is None:
            return self.notation.position(**{part.replace("-", "_"): value for part, value in parts.items()})
        if isinstance(given, str):
            return self.notation.parse(given)
        if getattr(given, "dtype", None) != self.state.dtype or given.shape:
            raise BauhofError(f"a position of {self.name} is a text or one of its states, not {given!r}")
        check_limits(self.state, given)
        text = self.format(given)
        state = self.notation.parse(text)
        if self.state.bytes(state) != self.state.bytes(given):
            raise BadPosition(f"no game of {self.name} can be in this state; the nearest that can is {text}")
        return state

    def format(self, state: Record) -> str:
        """The position text of a state."""
        return self.notation.format(state)

    def view(self, state: Record, seat: int | str) -> Any:
        """Everything that a seat, by number or letter, may know, in plain Python; NOBODY sees what is open to all."""
        return self.observation.view(state, NOBODY if seat == NOBODY else seat_number(seat, int(state.players)))

    def observe(
        self, state: Record, seat: int | str, *, perfect_memory: bool = False, features: bool = False
    ) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat sees, as a tensor with the parts of `observation.PARTS`; behind them, if wanted, its features.

        With a perfect memory it is what the seat could know from everything that it has seen.
        """
        seat, size = seat_number(seat, int(state.players)), len(self.observation.PARTS)
        tensor = np.zeros(size + (len(self.features.PARTS) if features else 0), np.float32)
        self.observation.observe(state, seat, int(perfect_memory), tensor[:size])
        if features:
            self.features.features(state, seat, int(perfect_memory), tensor[size:])
        return tensor

    @cache  # noqa: B019 - a game lives as long as the program
    def sheet(self, language: Language = ENGLISH) -> Sheet:
        """The material, the words and what a screen needs to know, in one language."""
        return make_sheet(self.name, self.version, self.players, self.options, self.screen, self.words, language)

    def title(self, language: Language = ENGLISH) -> str:
        """The name of the game."""
        return self.words.say(language, "title")
