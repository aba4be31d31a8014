"""One game for an adapter: a single compiled call plays an action and shows the next decision."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED, Generator, below, new_generator, seed_generator
from bauhof.core.compile import entry_point, specialised
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as find_game
from bauhof.envs.moves import make_moves

ASKED = -2  # the strategy of a seat that decides for itself
NO_ACTION = -1
REFUSED = -2  # what an advance returns for an action that the rules refuse
RENDER_MODES = ("ansi", "human")
CHOICE = 1  # the stream of the generator that decides where somebody plays at random

Tensor = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Illegal(Enum):
    """What an illegal action leads to."""

    RAISE = "raise"  # IllegalAction, with the reason; nothing changes
    LOSE = "lose"  # the game is over and lost
    RANDOM = "random"  # a legal action at random is played instead

    @classmethod
    def chosen(cls, name: Any) -> Illegal:
        """One of them by its name."""
        try:
            return cls(name)
        except ValueError:
            raise BauhofError(f"illegal is {name!r}; it can be: {', '.join(one.value for one in cls)}") from None


@dataclass(frozen=True)
class Advances:
    """Compiled functions on the one state of an array."""

    advance: Callable[..., int]  # up to the next decision
    play_on: Callable[..., int]  # up to the next decision of a seat that is asked
    look: Callable[..., int]


@cache
def make_advances(game: Game) -> Advances:
    """Specialise them for a game."""
    legal, refusal, apply = game.legality.legal, game.legality.refusal, game.rules.apply
    see, decide, settle_chance = make_moves(game).see, game.strategies.decide, game.kernels.settle_chance
    over, actions, asked, refused, nobody, none = game.over, len(game.actions), ASKED, REFUSED, NOBODY, NO_ACTION
    rule = specialised(game.folder)

    @rule
    def look(states: States, listed: Numbers, tensor: Tensor, mask: Mask, perfect_memory: int, seat: int) -> int:
        """Write what a seat sees, NOBODY being the one to decide, and what it may do; returns who must decide."""
        s = states[0]
        decides = nobody if s.phase == over else int(s.seat)
        looks = int(s.seat) if seat == nobody else seat
        see(states, 0, looks, perfect_memory, tensor)
        mask[:] = 0
        if looks == decides:
            for place in range(legal(s, listed)):
                mask[listed[place]] = 1
        return decides

    @rule
    def advance(
        states: States,
        chance: Generator,
        listed: Numbers,
        tensor: Tensor,
        mask: Mask,
        perfect_memory: int,
        action: int,
    ) -> int:
        """Play an action and settle chance; returns who must decide, NOBODY at the end, or REFUSED."""
        s = states[0]
        if action < 0 or action >= actions or refusal(s, action) != 0:
            return refused
        apply(s, action, None)
        settle_chance(s, chance)
        return look(states, listed, tensor, mask, perfect_memory, nobody)

    @rule
    def play_on(
        states: States,
        chance: Generator,
        choice: Generator,
        strategies: Numbers,
        listed: Numbers,
        tensor: Tensor,
        mask: Mask,
        perfect_memory: int,
        action: int,
    ) -> int:
        """Play a legal action, or none to begin, and let strategies decide until a seat is asked."""
        s = states[0]
        if action != none:
            apply(s, action, None)
        settle_chance(s, chance)
        while s.phase != over and strategies[s.seat] != asked:
            if strategies[s.seat] >= 0:
                answer = decide(s, strategies[s.seat])
            else:
                answer = listed[below(choice, legal(s, listed))]
            apply(s, answer, None)
            settle_chance(s, chance)
        return look(states, listed, tensor, mask, perfect_memory, nobody)

    return Advances(advance, play_on, look)


class Single:
    """A game under way, and what the seat sees that must decide, in memory that every step writes anew.

    `advance(action)` returns the seat that must decide then, NOBODY when the game is over, and REFUSED for an action
    that the rules refuse, which changes nothing. With strategies, which decide for some seats, it takes legal actions
    only, and NO_ACTION to begin.
    """

    advance: Callable[[int], int]

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        perfect_memory: bool = False,
        features: bool = False,
        with_strategies: bool = False,
    ) -> None:
        self.game = game = find_game(game) if isinstance(game, str) else game
        self.players = game.players[0] if players is None else checked_players(game, players)
        self.options = checked_options(game, options or {})
        self.start = game.new(self.players, self.options)
        self.states = game.state.many(1)
        self.chance, self.choice = new_generator(0), new_generator(0)
        self.is_seeded = False
        self.strategies = np.full(self.players, ASKED, np.int64)
        self.listed = np.zeros(len(game.actions) + 1, np.int64)
        width = len(game.observation.PARTS) + (len(game.features.PARTS) if features else 0)
        self.tensor, self.mask = np.zeros(width, np.float32), np.zeros(len(game.actions), np.int8)
        made, seen = make_advances(game), (self.listed, self.tensor, self.mask, int(perfect_memory))
        if with_strategies:
            bound = (self.states, self.chance, self.choice, self.strategies, *seen)
            self.advance = entry_point(made.play_on, *bound)
        else:
            self.advance = entry_point(made.advance, self.states, self.chance, *seen)
        self.look = entry_point(made.look, self.states, *seen)
        self.shown = NOBODY  # whose view lies in the memory

    @property
    def state(self) -> Any:
        """The position now; the same memory for the whole game."""
        return self.states[0]

    def seed(self, seed: int | None) -> None:
        """Start what chance and random play come from; None lets them go on, or begin with any seed."""
        if seed is not None or not self.is_seeded:
            self.is_seeded = True
            number = checked_seed(secrets.randbits(62) if seed is None else seed)
            seed_generator(self.chance, number & SEED, 0)
            seed_generator(self.choice, number & SEED, CHOICE)

    def begin(self, position: Any = None) -> None:
        """Put a new game on the table, or a position with as many players; chance is due."""
        start = self.start if position is None else self.game.start(self.players, self.options, position)
        self.states[0] = start

    def reset(self, position: Any = None) -> int:
        """Begin a game and return who must decide."""
        self.begin(position)
        self.game.kernels.settle_chance(self.states[0], self.chance)
        return self.show(NOBODY)

    def show(self, seat: int) -> int:
        """Bring the view of a seat into the memory, NOBODY being the one to decide; returns who must decide."""
        decides = int(self.look(seat))
        self.shown = decides if seat == NOBODY else seat
        return decides

    def render(self, mode: str | None) -> str | None:
        """The position text, returned or printed."""
        if mode is None:
            raise BauhofError(f"nothing is rendered without a render_mode; it can be {' or '.join(RENDER_MODES)}")
        text = self.game.format(self.state)
        if mode == "ansi":
            return text
        print(text)
        return None

    def refusal(self, action: int) -> BauhofError:
        """Why the rules refuse an action."""
        try:
            self.game.apply(self.game.state.copy(self.state), action)
        except BauhofError as reason:
            return reason
        raise AssertionError(f"{action} was refused without a reason")

    def allows(self, action: int) -> bool:
        """Whether the mask, which is that of the seat to decide, allows an action."""
        return 0 <= action < len(self.mask) and self.mask[action] == 1

    def any_legal(self) -> int:
        """One of the legal actions, each as likely as any other."""
        self.show(NOBODY)
        legal = self.mask.nonzero()[0]
        return int(legal[below(self.choice, len(legal))])


def checked_action(game: Game, action: Any) -> int:
    """An action as a whole number."""
    try:
        return index(action)
    except TypeError:
        raise BauhofError(
            f"an action of {game.name} is a whole number from 0 to {len(game.actions) - 1}, not {action!r}"
        ) from None


def checked_render_mode(mode: Any) -> str | None:
    """A way to show a position, or none."""
    if mode is None or mode in RENDER_MODES:
        return mode  # type: ignore[no-any-return]
    raise BauhofError(f"render_mode is {mode!r}; it can be None, {' or '.join(RENDER_MODES)}")


def checked_seed(seed: Any) -> int:
    """A seed as a whole number that is not negative."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise BauhofError(f"a seed is a whole number, 0 or more, not {seed!r}")
    return int(seed)


def checked_players(game: Game, players: Any) -> int:
    """A number of players as a whole number."""
    if isinstance(players, bool) or not isinstance(players, int | np.integer):
        raise BauhofError(f"players is a whole number from {game.players[0]} to {game.players[-1]}, not {players!r}")
    return int(players)


def checked_options(game: Game, options: Mapping[str, Any]) -> dict[str, bool]:
    """Options that are each on or off."""
    for option, value in options.items():
        if option in game.options and not isinstance(value, bool | np.bool_):
            raise BauhofError(f"{option} is True or False, not {value!r}")
    return game.chosen(options)
