"""OpenSpiel: importing this registers every game, for `pyspiel.load_game("bauhof_machi_koro(players=4)")` and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.compile import for_types_of, specialised
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as find_game
from bauhof.core.registry import game_names
from bauhof.core.text import SEATS
from bauhof.envs.extras import MissingExtra

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("openspiel", missing) from missing

MOST_DECISIONS = 10_000  # of a game, unless max_game_length says otherwise; random play ends long before
DRAWS = 256  # between two decisions chance draws no more than what lies in a box
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
REFUSED = -100


@dataclass(frozen=True)
class Forms:
    """Compiled functions on the one state of an array."""

    act: Callable[[States, int], int]
    legal: Callable[[States, Numbers], int]
    weigh: Callable[[States, Numbers], int]


@cache
def make_forms(game: Game) -> Forms:
    """Specialise them for a game."""
    refusal, list_legal, apply = game.legality.refusal, game.legality.legal, game.rules.apply
    weight, resolve = game.rules.weight, game.rules.resolve
    first, stop, first_chance, over = game.first, game.stop, game.first_chance, game.over
    odds = np.zeros(len(game.outcomes) + 1, np.int64)
    is_fixed = np.array([phase in game.odds for phase in game.blocks])
    for phase, weights in game.odds.items():
        odds[slice(*game.blocks[phase])] = weights
    actions, chance, terminal, refused = len(game.actions), CHANCE, TERMINAL, REFUSED
    rule = specialised(game.folder)

    @rule
    def act(states: States, action: int) -> int:
        """Play an action or an outcome; returns who is next, a seat, chance or nobody, or REFUSED."""
        s = states[0]
        if s.phase >= first_chance:
            if s.phase == over or action < first[s.phase] or action >= stop[s.phase]:
                return refused
            if (odds[action] if is_fixed[s.phase] else weight(s, action)) == 0:
                return refused
            resolve(s, action, None)
        else:
            if action < 0 or action >= actions or refusal(s, action) != 0:
                return refused
            apply(s, action, None)
        if s.phase < first_chance:
            return int(s.seat)
        return terminal if s.phase == over else chance

    @rule
    def legal(states: States, listed: Numbers) -> int:
        """List what the rules allow; returns how much that is."""
        return list_legal(states[0], listed)

    @rule
    def weigh(states: States, weights: Numbers) -> int:
        """Write the weight of every outcome; returns their sum."""
        s = states[0]
        weights[:] = 0
        total = 0
        for outcome in range(first[s.phase], stop[s.phase]):
            weights[outcome] = odds[outcome] if is_fixed[s.phase] else weight(s, outcome)
            total += weights[outcome]
        return total

    states, listed = game.state.many(1), np.zeros(actions + 1, np.int64)
    return Forms(for_types_of(act, states, 0), for_types_of(legal, states, listed), for_types_of(weigh, states, odds))


class Position:
    """The record of a state, which copies and serialises as its bytes."""

    def __init__(self, game: Game, states: States) -> None:
        self.game = game
        self.states = states

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.game, self.states.copy())

    def __reduce__(self) -> tuple[Callable[[str, bytes], Position], tuple[str, bytes]]:
        return restored, (self.game.name, self.states.tobytes())


def restored(name: str, record: bytes) -> Position:
    """A position from its bytes."""
    game = find_game(name)
    states = game.state.many(1)
    states.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return Position(game, states)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with explicit chance and a utility of 0 together: 1 for the winner, as `game.returns` has it.

    Every game has a class of its own: OpenSpiel keeps what makes a game longer than Python lives, so it cannot be
    an object that is ever deleted.
    """

    game: Game
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, given = self.game, dict(params or {})
        self.players = int(given.get("players", game.players[0]))
        self.most_decisions = int(given.get("max_game_length", MOST_DECISIONS))
        if self.most_decisions < 1:
            raise BauhofError(f"max_game_length is at least 1, not {self.most_decisions}")
        options = {option: given.get(option, False) for option in game.options}
        self.start = game.state.many(1)
        self.start[0] = game.new(self.players, options)
        self.forms = make_forms(game)
        self.listed, self.weights = (
            np.zeros(len(game.actions) + 1, np.int64),
            np.zeros(len(game.outcomes) + 1, np.int64),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.outcomes),
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> SpielState:
        """The beginning of a game, before its first chance."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than ever come."""
        return (self.most_decisions + 1) * DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What a player sees as printed, or with a perfect memory where a perfect recall is asked for."""
        if isinstance(iig_obs_type, Mapping):  # how OpenSpiel's own code calls it without a type
            iig_obs_type, params = None, iig_obs_type
        return Observer(self.game, iig_obs_type, params or {})


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; at max_game_length decisions the game ends and nobody has won anything."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.game, game.start.copy())
        self.next_player = self._first_player()
        self.decisions = 0

    def _first_player(self) -> int:
        game, state = self.position.game, self.position.states[0]
        seat = game.turn(state)
        return CHANCE if seat is None else seat

    def current_player(self) -> int:
        """Who is next: a seat, chance, or nobody."""
        return self.next_player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.next_player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        count = game.forms.legal(self.position.states, game.listed)
        return sorted(game.listed[:count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, with its probability."""
        game = self.get_game()
        total = game.forms.weigh(self.position.states, game.weights)
        weights = game.weights.tolist()
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        decides = self.next_player >= 0
        after = game.forms.act(self.position.states, action)
        if after == REFUSED:
            (game.game.apply if decides else game.game.resolve)(self.position.states[0], action)  # says why
        self.decisions += decides
        self.next_player = TERMINAL if decides and self.decisions == game.most_decisions else after

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        return (game.outcomes if player == CHANCE else game.actions).format(action)

    def returns(self) -> list[float]:
        """What every seat has won; 0 before the end."""
        state = self.position.states[0]
        places = self.position.game.ranking(state)
        if places is None:
            return [0.0] * int(state.players)
        share = len(places) / places.count(1)  # as `game.returns`, but in the double precision that OpenSpiel checks
        return [((share if place == 1 else 0.0) - 1.0) / (len(places) - 1) for place in places]

    def __str__(self) -> str:
        return self.position.game.format(self.position.states[0])


class Observer:
    """What a player sees, as a tensor with named parts and as a string.

    As printed, the string is the player's view. A perfect recall is a perfect memory: nothing that was once open is
    forgotten, so the whole position is known, and how it came about changes nothing that follows; the string is the
    seat and the position. Without private information there is the view of somebody who only looks on, and no tensor.
    With the parameter `features` the tensor has the game's features too.
    """

    def __init__(self, game: Game, iig_obs_type: Any, params: Mapping[str, Any]) -> None:
        features = bool(params.get("features", False))
        if set(params) - {"features"}:
            raise BauhofError(f"an observation has the parameter features, not {', '.join(params)}")
        self.game = game
        self.perfect_memory = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.looks_on = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        if iig_obs_type is not None and not iig_obs_type.public_info:
            raise BauhofError("what is open to all is part of every observation; ask for public_info=True")
        parts = [*game.observation.PARTS.parts, *(game.features.PARTS.parts if features else ())]
        self.split = len(game.observation.PARTS)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self.looks_on:
            self.tensor = np.zeros(sum(part.length for part in parts), np.float32)
            ends = np.cumsum([part.length for part in parts]).tolist()
            for part, end in zip(parts, ends, strict=True):
                self.dict[part.name] = self.tensor[end - part.length : end]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is None:
            return
        record, memory = state.position.states[0], int(self.perfect_memory)
        self.game.observation.observe(record, player, memory, self.tensor[: self.split])
        if len(self.tensor) > self.split:
            self.game.features.features(record, player, memory, self.tensor[self.split :])

    def string_from(self, state: SpielState, player: int) -> str:
        """Put it into words."""
        if self.perfect_memory and not self.looks_on:
            return f"{SEATS[player]} {state}"
        return repr(self.game.view(state.position.states[0], NOBODY if self.looks_on else player))


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"bauhof_{game.name.replace('-', '_')}"


def register_games() -> None:
    """Register every game that is not yet."""
    for game in map(find_game, game_names()):
        short = short_name(game)
        if short in pyspiel.registered_names():
            continue
        game_type = pyspiel.GameType(
            short_name=short,
            long_name=f"Bauhof: {game.title()}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players[-1],
            min_num_players=game.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": game.players[0],
                "max_game_length": MOST_DECISIONS,
                **dict.fromkeys(game.options, False),
            },
        )
        pyspiel.register_game(game_type, type(short, (SpielGame,), {"game": game, "game_type": game_type}))


register_games()
