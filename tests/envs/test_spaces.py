"""The limits of observations hold, and a library that is missing is named."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from bauhof.envs import Batch
from bauhof.envs.spaces import limits
from tests.envs.tables import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("perfect_memory", [False, True])
def test_observations_stay_within_their_limits(name: str, perfect_memory: bool) -> None:
    game = GAMES[name]
    for players in game.players:
        batch = Batch(game, 40, players, seed=players, perfect_memory=perfect_memory, features=True)
        least, most = np.inf, np.zeros(batch.width)
        for _ in range(400):
            seen = batch.step(batch.random_actions()).observation
            least, most = min(least, seen[:, : len(game.observation.PARTS)].min()), np.maximum(most, seen.max(axis=0))
            assert np.isfinite(seen).all()
        assert least == 0
        parts = game.observation.PARTS
        for part, limit in zip(parts.parts, limits(parts)[[part.start for part in parts.parts]], strict=True):
            assert most[parts.slice(part.name)].max() <= limit, part.name


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("vector", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module: str, library: str, extra: str) -> None:
    code = (
        f"import sys; sys.modules['{library}'] = None\n"
        f"try: import bauhof.envs.{module}\n"
        "except ImportError as error: print(error)"
    )
    plain = {**os.environ, "BAUHOF_MODE": "plain"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=plain)
    assert done.stdout == f'{library} is not installed; get it by: pip install "bauhof[{extra}]"\n'
