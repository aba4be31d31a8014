"""PettingZoo: every seat an agent, `player_0` to the last, in turn (AEC) or all at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.errors import BauhofError
from bauhof.core.record import NOBODY
from bauhof.core.registry import game_names
from bauhof.envs.extras import MissingExtra
from bauhof.envs.single import REFUSED, Illegal, Single, checked_action
from bauhof.envs.spaces import action_space, masked_space, observation_space

try:
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv, aec_registry, register
except ModuleNotFoundError as missing:
    raise MissingExtra("pettingzoo", missing) from missing

Observation = dict[str, Any]

RENDER_MODES = ("ansi", "human")
UNLIMITED = 1 << 62


class Seats(EzPickle):
    """What the environments for agents in turn and for all at once share.

    `illegal` says what an illegal action leads to: "raise" names the reason and changes nothing, "lose" ends the game,
    with -1 for the agent and the rest of it for the others, "random" plays a legal action instead. After `max_cycles`
    decisions a game is truncated. Whatever else is given is an option of the game.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        perfect_memory: bool = False,
        features: bool = False,
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        look = {"perfect_memory": perfect_memory, "features": features, "render_mode": render_mode}
        EzPickle.__init__(self, game, players, illegal=illegal, max_cycles=max_cycles, **look, **options)
        self._single = single = Single(game, players, options, perfect_memory=perfect_memory, features=features)
        self._copy_tensor, self._copy_mask = single.tensor.copy, single.mask.copy
        self.illegal = Illegal.chosen(illegal)
        if render_mode not in (None, *RENDER_MODES):
            raise BauhofError(f"render_mode is {render_mode!r}; it can be None, {' or '.join(RENDER_MODES)}")
        if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
            raise BauhofError(f"max_cycles is a whole number, 1 or more, or None, not {max_cycles!r}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"bauhof_{single.game.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": isinstance(self, ParallelEnv),
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(single.players)]
        self.agents: list[str] = []
        self._left = 0  # decisions until the game is truncated
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: masked_space(single.game, features) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(single.game) for agent in self.possible_agents}
        self.state_space = observation_space(single.game, features=False)

    def observation_space(self, agent: str) -> Any:
        """What an agent can see, and the mask of what it may do."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions; `game.actions.format` has their words."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is empty unless it is its turn."""
        seat = self._seat_of[agent]
        if self._single.shown != seat:
            self._single.show(seat)
        return {"observation": self._copy_tensor(), "action_mask": self._copy_mask()}

    def state(self) -> npt.NDArray[np.float32]:
        """The whole position, as the first seat sees it with a perfect memory."""
        return self._single.game.observe(self._single.state, 0, perfect_memory=True)

    def render(self) -> str | None:
        """The position text, returned or printed."""
        if self.render_mode is None:
            raise BauhofError(f"nothing is rendered without a render_mode; it can be {' or '.join(RENDER_MODES)}")
        text = self._single.game.format(self._single.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing has to be released."""

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> int:
        """Begin a game, at the position that the options name if they do; returns who must decide."""
        self._single.seed(seed)
        seat = self._single.reset((options or {}).get("position"))
        if seat == NOBODY:
            raise BauhofError("the game is over in this position; nobody can play on")
        self.agents = self.possible_agents[:]
        self._left = UNLIMITED if self.max_cycles is None else self.max_cycles
        return seat

    def _play(self, action: Any) -> tuple[int, BauhofError | None]:
        """Play an action, or what an illegal one leads to; returns who must decide, and why a game is lost by it."""
        single = self._single
        number = action if type(action) is int else checked_action(single.game, action)
        seat = single.advance(number)
        if seat == REFUSED and self.illegal is Illegal.RANDOM:
            seat = single.advance(single.any_legal())
        if seat != REFUSED:
            single.shown = seat
            return seat, None
        refusal = single.refusal(number)
        if self.illegal is Illegal.RAISE:
            raise refusal
        return NOBODY, refusal

    def _returns(self, loser: int | None) -> dict[str, float]:
        """What every agent has won at the end, or what it is worth to them that one has lost by an illegal action."""
        single = self._single
        if loser is None:
            won = single.game.returns(single.state) or []
        else:
            won = [-1.0 if seat == loser else 1 / (single.players - 1) for seat in range(single.players)]
        return dict(zip(self.possible_agents, won, strict=True))


class raw_env(Seats, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """One agent after the other, as the rules have it; an illegal action raises unless `illegal` says otherwise."""

    def __init__(self, game: str, players: int | None = None, **given: Any) -> None:
        super().__init__(game, players, **given)
        self._is_over = True
        self._is_plain = self.max_cycles is None and self.render_mode != "human"
        self._advance = self._single.advance

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; equal seeds begin and go on equally. The option "position" begins at a position."""
        seat = self._begin(seed, options)
        agents = self.agents
        self._is_over = False
        self._skip_agent_selection = None
        self.rewards, self._cumulative_rewards = dict.fromkeys(agents, 0.0), dict.fromkeys(agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(agents, False), dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Play the action of the agent whose turn it is; after the end every agent takes leave with None."""
        if self._is_over:
            if not self.agents:
                raise BauhofError("no game is under way; reset the environment to begin one")
            self._was_dead_step(action)
            return
        if self._is_plain and type(action) is int:  # what nearly every step is: no more than the compiled call
            seat = self._advance(action)
            if seat >= 0:
                self._single.shown = seat
                self.agent_selection = self.possible_agents[seat]
                return
            refusal = None
            if seat == REFUSED:
                seat, refusal = self._play(action)
        else:
            seat, refusal = self._play(action)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self._left -= 1
            if self._left == 0:
                self.truncations = dict.fromkeys(self.agents, True)
                self._end()
        else:
            loser = None if refusal is None else self._seat_of[self.agent_selection]
            if refusal is not None:
                self.infos[self.agent_selection]["illegal"] = str(refusal)
            self.rewards = self._returns(loser)
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._end()
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent sees whose turn it is, what it has won, whether it is over, and why."""
        agent, seen = self.agent_selection, None
        if observe and self._seat_of[agent] == self._single.shown:
            seen = {"observation": self._copy_tensor(), "action_mask": self._copy_mask()}
        elif observe:
            seen = self.observe(agent)
        won, ended, cut = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return seen, won, ended, cut, self.infos[agent]

    def _end(self) -> None:
        self._is_over = True
        self.agent_selection = self.agents[0]


class parallel_env(Seats, ParallelEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801
    """All agents at once: only the one whose turn it is moves, and what the others submit is ignored.

    `infos[agent]["active_agent"]` says whose turn it is.
    """

    def __init__(self, game: str, players: int | None = None, *, illegal: str = "lose", **given: Any) -> None:
        super().__init__(game, players, illegal=illegal, **given)
        self._active = ""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; equal seeds begin and go on equally. The option "position" begins at a position."""
        self._active = self.possible_agents[self._begin(seed, options)]
        if self.render_mode == "human":
            self.render()
        return self._seen()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the action of the agent whose turn it is."""
        if not self.agents:
            raise BauhofError("no game is under way; reset the environment to begin one")
        if self._active not in actions:
            raise BauhofError(f"it is the turn of {self._active}, whose action is missing")
        seat, refusal = self._play(actions[self._active])
        agents, rewards, loser = self.agents, dict.fromkeys(self.agents, 0.0), self._active
        self._left -= 1
        if seat == NOBODY:
            rewards = self._returns(None if refusal is None else self._seat_of[loser])
        else:
            self._active = self.possible_agents[seat]
        is_over, is_truncated = seat == NOBODY, seat != NOBODY and self._left == 0
        observations, infos = self._seen()
        if refusal is not None:
            infos[loser]["illegal"] = str(refusal)
        if is_over or is_truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_truncated), infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every agent sees, and whose turn it is."""
        observations = {agent: self.observe(agent) for agent in self.agents}
        return observations, {agent: {"active_agent": self._active} for agent in self.agents}


def env(game: str, players: int | None = None, *, illegal: str = "lose", **given: Any) -> raw_env:
    """One agent after the other; as with all of PettingZoo's board games, an illegal action loses the game."""
    return raw_env(game, players, illegal=illegal, **given)


for name in game_names():
    if f"bauhof/{name}-v0" not in aec_registry:
        register("aec", f"bauhof/{name}-v0", f"{__name__}:env", kwargs={"game": name})
        register("parallel", f"bauhof/{name}-v0", f"{__name__}:parallel_env", kwargs={"game": name})
