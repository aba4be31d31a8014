"""Gymnasium's vector environment over a batch: of many games one seat each against strategies, or all seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import SEED, below
from bauhof.core.compile import specialised
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.record import NOBODY
from bauhof.core.text import seat_number
from bauhof.envs.batch import Batch
from bauhof.envs.checks import chosen_games
from bauhof.envs.extras import MissingExtra
from bauhof.envs.kernels import Buffers, Games, Share
from bauhof.envs.moves import Autoreset, Mask, make_moves
from bauhof.envs.opponents import chosen_opponents, strategy_of
from bauhof.envs.single import Illegal, checked_options, checked_players, checked_seed
from bauhof.envs.spaces import action_space, observation_space

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise MissingExtra("gymnasium", missing) from missing

Rows = npt.NDArray[Any]
Stepped = tuple[Rows, Rows, Rows, Rows, dict[str, Any]]

RANDOM_SEAT = -1  # another one for every game


@cache
def make_answers(game: Game) -> Callable[..., None]:
    """Specialise the loop in which strategies answer until it is the turn of our seat."""
    moves, legal, apply, decide = make_moves(game), game.legality.legal, game.rules.apply, game.strategies.decide
    begin, see, look_at, settle_chance = moves.begin, moves.see, moves.look, game.kernels.settle_chance
    write_returns, over, nobody, anywhere = game.kernels.write_returns, game.over, NOBODY, RANDOM_SEAT

    @specialised(game.folder)
    def answer(
        share: Share,
        games: Games,
        which: Mask,
        fresh: Mask,
        chosen: int,
        seats: Numbers,
        strategies: Numbers,
        perfect_memory: Numbers,
        out: Buffers,
    ) -> None:
        """Play on in some games, in fresh ones until our seat has something to decide."""
        states = games.states
        for i in range(share.first, share.stop):
            if not which[i]:
                continue
            s, listed = states[i], games.listed[i]
            if fresh[i]:
                seats[i] = below(games.choice[i], int(s.players)) if chosen == anywhere else chosen
            while True:
                while s.phase != over and s.seat != seats[i]:
                    strategy, choice = strategies[(s.seat - seats[i]) % s.players - 1], games.choice[i]
                    action = decide(s, strategy) if strategy >= 0 else listed[below(choice, legal(s, listed))]
                    apply(s, action, None)
                    settle_chance(s, games.chance[i])
                if s.phase != over or not fresh[i]:
                    break
                begin(states, i, games.starts, games.start[i], games.chance[i])
            if s.phase != over:
                out.seat[i] = look_at(states, i, 0, perfect_memory[i], listed, out.observation[i], out.mask[i])
                continue
            out.done[i] = True
            out.seat[i] = nobody
            out.mask[i, :] = False
            write_returns(s, out.returns[i])
            see(states, i, seats[i], perfect_memory[i], out.observation[i])

    return answer


def chosen_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """One of Gymnasium's modes, by itself or by its name."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(known.value for known in AutoresetMode)
        raise BauhofError(f"autoreset_mode is {mode!r}; it can be: {names}") from None


class BatchEnv(VectorEnv[Rows, Rows, Rows]):
    """Many games, one step of each at a time.

    `seat` is a number, a letter, or "random", which draws one for every game, against `opponents`: strategies of the
    game or "random", one for all other seats or a list, clockwise. With "all" every decision is asked for, whoever has
    it, and the reward at the end is that of the seat that has just decided; `infos["returns"]` has those of all seats.
    `illegal` is "raise", which names the reason and changes nothing, or "random", which plays a legal action instead.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | str = "random",
        opponents: str | Sequence[str] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        perfect_memory: bool = False,
        features: bool = False,
        threads: int = 1,
        illegal: str = "raise",
        **options: bool,
    ) -> None:
        given = {"perfect_memory": perfect_memory, "features": features, "threads": threads}
        self.batch = batch = Batch(game, num_envs, players, autoreset=Autoreset.DISABLED, **given, **options)  # type: ignore[arg-type]
        checked_options(batch.game, options)
        self.players = batch.game.players[0] if players is None else checked_players(batch.game, players)
        self.illegal = Illegal.chosen(illegal)
        if self.illegal is Illegal.LOSE:
            raise BauhofError("a vector environment has no illegal='lose'; there are: raise, random")
        self.autoreset = chosen_mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(batch.game, features)
        self.single_action_space = action_space(batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._asks_all = seat == "all"
        self._chosen = RANDOM_SEAT if seat in ("random", "all") else seat_number(seat, self.players)
        self._strategies = np.array(self._line_up(opponents), np.int64)
        self._seats = np.zeros(num_envs, np.int64)
        self._is_seeded = False

    def _line_up(self, opponents: str | Sequence[str] | None) -> list[int]:
        """The strategies of the other seats, clockwise."""
        numbers, game = list[int](), self.batch.game
        for opponent in chosen_opponents(game, self.players, opponents):
            strategy = strategy_of(game, opponent)
            if strategy is None:
                names = ", ".join(["random", *(one.name.lower() for one in game.strategies.Strategy)])
                raise BauhofError(
                    f"{opponent} cannot play in compiled code; there are: {names}, "
                    'or take vectorization_mode="sync" for any bot'
                )
            numbers.append(strategy)
        return numbers

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Begin all games, or those of the option "reset_mask"; equal seeds begin and go on equally."""
        which = chosen_games((options or {}).get("reset_mask"), self.num_envs)
        if seed is None and not self._is_seeded:
            seed = secrets.randbits(62)
        number = None if seed is None else checked_seed(seed) & SEED
        super().reset(seed=number)
        self._is_seeded = True
        self._begin(which, number)
        return self.batch.buffers.observation.copy(), self._infos()

    def _begin(self, fresh: Mask, seed: int | None = None) -> None:
        self.batch.reset(fresh, seed=seed)
        self._answer(fresh, fresh)

    def _answer(self, which: Mask, fresh: Mask) -> None:
        """Let the strategies answer."""
        if self._asks_all:
            return
        batch, loop = self.batch, make_answers(self.batch.game)
        seats = (self._chosen, self._seats, self._strategies)
        batch._share(loop, which, fresh, *seats, batch.perfect_memory, batch.buffers)

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Play an action in every game, and on to the next decision or to the end."""
        if not self._is_seeded:
            raise BauhofError("no games are under way; reset the environment to begin them")
        batch, out = self.batch, self.batch.buffers
        was_over, decided = out.done.copy(), out.seat.astype(np.int64)
        numbers = self._legal(actions) if self.illegal is Illegal.RANDOM else actions
        batch.step(numbers)
        self._answer(~was_over, np.zeros(self.num_envs, np.bool_))
        ended = out.done & ~was_over
        winners = decided if self._asks_all else self._seats
        rewards = np.where(ended, out.returns[np.arange(self.num_envs), winners], 0).astype(np.float64)
        returns, final = out.returns * ended[:, None], dict[str, Any]()
        if self.autoreset is AutoresetMode.NEXT_STEP and was_over.any():
            self._begin(was_over)
        if self.autoreset is AutoresetMode.SAME_STEP and ended.any():
            final = self._final(ended)
            self._begin(ended)
        infos = {**self._infos(), "returns": returns, **final}
        terminated = out.done.copy() if self.autoreset is not AutoresetMode.SAME_STEP else ended
        return out.observation.copy(), rewards, terminated, np.zeros(self.num_envs, np.bool_), infos

    def _legal(self, actions: npt.ArrayLike) -> Rows:
        """The actions, with random ones in place of those that are illegal."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            return numbers  # for the batch to refuse
        mask, inside = self.batch.buffers.mask, (numbers >= 0) & (numbers < len(self.batch.game.actions))
        is_legal = inside & mask[np.arange(self.num_envs), np.where(inside, numbers, 0)]
        return np.where(is_legal, numbers, self.batch.random_actions())

    def _final(self, ended: Mask) -> dict[str, Any]:
        """The last observations of games that begin anew in the same step, as Gymnasium gives them."""
        observations = np.full(self.num_envs, None, dtype=object)
        for place in np.flatnonzero(ended):
            observations[place] = self.batch.buffers.observation[place].copy()
        return {"final_obs": observations, "_final_obs": ended.copy()}

    def _infos(self) -> dict[str, Any]:
        out = self.batch.buffers
        seats = out.seat.copy() if self._asks_all else self._seats.astype(np.int32)
        return {"action_mask": out.mask.astype(np.int8), "seat": seats}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For every game and action whether it is legal."""
        return self.batch.buffers.mask.copy()
