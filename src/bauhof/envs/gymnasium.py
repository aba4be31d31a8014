"""Gymnasium: one seat against bots. Importing this registers every game, as `bauhof/machi-koro-v0` and so on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.bots.registry import Bot, new_bot
from bauhof.core.errors import BauhofError
from bauhof.core.record import NOBODY
from bauhof.core.registry import game_names
from bauhof.core.text import seat_number
from bauhof.envs.extras import MissingExtra
from bauhof.envs.opponents import Opponent, answer_of, chosen_opponents, strategy_of
from bauhof.envs.single import ASKED, NO_ACTION, Illegal, Single, checked_action
from bauhof.envs.spaces import action_space, observation_space

try:
    from gymnasium import Env, register, registry
except ModuleNotFoundError as missing:
    raise MissingExtra("gymnasium", missing) from missing

RENDER_MODES = ("ansi", "human")
SEEDS = 1 << 62


class SeatEnv(Env[npt.NDArray[np.float32], np.int64]):
    """One seat of a game; a step is a decision of it, and everything up to its next one.

    `seat` is a number, a letter, or "random", which draws one for every game. `opponents` are names of bots, or bots
    themselves: one for all other seats, or a list, clockwise. The reward is what the seat has won at the end. `illegal`
    says what an illegal action leads to: "raise" names the reason and changes nothing, "lose" ends the game with -1,
    "random" plays a legal action instead. Whatever else is given is an option of the game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own type

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | str = "random",
        opponents: Opponent | Sequence[Opponent] | None = None,
        perfect_memory: bool = False,
        features: bool = False,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        look = {"perfect_memory": perfect_memory, "features": features}
        self._single = single = Single(game, players, options, **look, with_strategies=True)
        self.illegal = Illegal.chosen(illegal)
        if render_mode not in (None, *RENDER_MODES):
            raise BauhofError(f"render_mode is {render_mode!r}; it can be None, {' or '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self._chosen_seat = None if seat == "random" else seat_number(seat, single.players)
        self._opponents = chosen_opponents(single.game, single.players, opponents)
        self._bots: dict[int, Bot] = {}
        self._seat = NOBODY
        self._is_over = True
        self.observation_space = observation_space(single.game, features)
        self.action_space = action_space(single.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Begin a game and play on to the first decision; equal seeds begin and go on equally.

        The option "position" begins at a position.
        """
        super().reset(seed=seed)
        single, position = self._single, (options or {}).get("position")
        while True:
            self._sit_down()
            single.begin(position)
            if single.game.is_over(single.state):
                raise BauhofError("the game is over in this position; nobody can play on")
            if self._answer(single.advance(NO_ACTION)) != NOBODY:
                break
            position = None  # the bots have ended it
        self._is_over = False
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def _sit_down(self) -> None:
        """Draw the seat, and seed chance and the bots."""
        single = self._single
        single.seed(int(self.np_random.integers(SEEDS)))
        drawn = int(self.np_random.integers(single.players))
        self._seat = drawn if self._chosen_seat is None else self._chosen_seat
        single.strategies[self._seat] = ASKED
        self._bots = {}
        for place, opponent in enumerate(self._opponents, self._seat + 1):
            seat, strategy = place % single.players, strategy_of(single.game, opponent)
            single.strategies[seat] = ASKED if strategy is None else strategy
            if strategy is None:
                is_named, seed = isinstance(opponent, str), int(self.np_random.integers(SEEDS))
                self._bots[seat] = new_bot(str(opponent), single.game, seed) if is_named else opponent  # type: ignore[assignment]

    def _answer(self, seat: int) -> int:
        """Let the bots decide until it is the turn of our seat, or nobody's."""
        single = self._single
        while seat in self._bots:
            seat = single.advance(answer_of(self._bots[seat], single.game, single.state))
        return seat

    def step(self, action: Any) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play an action, and on to the next decision of our seat or to the end."""
        if self._is_over:
            raise BauhofError("no game is under way; reset the environment to begin one")
        single = self._single
        number = checked_action(single.game, action)
        refusal = None
        if not single.allows(number):
            if self.illegal is Illegal.RANDOM:
                number = single.any_legal()
            else:
                refusal = single.refusal(number)
                if self.illegal is Illegal.RAISE:
                    raise refusal
        seat = NOBODY if refusal is not None else self._answer(single.advance(number))
        reward = 0.0
        if seat == NOBODY:
            self._is_over = True
            single.show(self._seat)
            reward = -1.0 if refusal is not None else self._won()
        info = self._info()
        if refusal is not None:
            single.mask[:] = info["action_mask"][:] = 0
            info["illegal"] = str(refusal)
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._is_over, False, info

    def _won(self) -> float:
        """What our seat has won at the end."""
        returns = self._single.game.returns(self._single.state)
        return 0.0 if returns is None else returns[self._seat]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For every action whether it is legal, as sb3-contrib asks for it."""
        return self._single.mask.astype(np.bool_)

    def _observation(self) -> npt.NDArray[np.float32]:
        return self._single.tensor.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._single.mask.copy(), "seat": self._seat}

    def render(self) -> str | None:
        """The position text, returned or printed."""
        if self.render_mode is None:
            raise BauhofError(f"nothing is rendered without a render_mode; it can be {' or '.join(RENDER_MODES)}")
        text = self._single.game.format(self._single.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def register_games() -> None:
    """Register every game that is not yet."""
    for name in game_names():
        if f"bauhof/{name}-v0" not in registry:
            vector = "bauhof.envs.vector:BatchEnv"
            register(f"bauhof/{name}-v0", f"{__name__}:SeatEnv", vector_entry_point=vector, kwargs={"game": name})


register_games()
