"""Gymnasium's spaces for what a game shows and asks."""

from __future__ import annotations

import numpy as np

from bauhof.core.game import Game
from bauhof.core.observation import Parts
from bauhof.envs.extras import MissingExtra

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError as missing:
    raise MissingExtra("gymnasium", missing) from missing

UNLIMITED = 1e9  # features have no limits of their own; nothing that a game counts gets larger


def limits(parts: Parts) -> np.ndarray:
    """The largest number that each place of an observation can hold."""
    return np.repeat([part.most for part in parts.parts], [part.length for part in parts.parts])


def observation_space(game: Game, features: bool) -> Box[np.float32]:
    """What `game.observe` can be."""
    most = limits(game.observation.PARTS)
    least = np.zeros(len(most))
    if features:
        more = np.full(len(game.features.PARTS), UNLIMITED)
        least, most = np.concatenate([least, -more]), np.concatenate([most, more])
    return Box(least.astype(np.float32), most.astype(np.float32), dtype=np.float32)


def action_space(game: Game) -> Discrete:
    """The numbers of all actions."""
    return Discrete(len(game.actions))


def masked_space(game: Game, features: bool) -> Dict:
    """An observation with the mask of what is legal."""
    mask = Box(0, 1, (len(game.actions),), np.int8)
    return Dict({"observation": observation_space(game, features), "action_mask": mask})
