"""Plain Python, bounds-checked and compiled rules say the same, to the byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bauhof.core.compile import Mode
from bauhof.core.registry import game_names

TRACE = """
import hashlib, sys
from bauhof.core.laws import trace
from bauhof.core.registry import game
from bauhof.search.rollout import play_random

game = game(sys.argv[1])
for players, on in ((game.players[0], True), (game.players[-1], False)):
    options = dict.fromkeys(game.options, on)
    print(players, on, hashlib.sha256(trace(game, players, 2026 + players, **options)).hexdigest())
    played = play_random(game, players, 2, seed=5, **options)
    print(*played.lengths, played.ranks.tolist())
"""


CHEAP = {Mode.CHECKED: {"NUMBA_OPT": "1"}}  # as in the tests of the rules that follow, which then find it compiled


@pytest.mark.long
@pytest.mark.parametrize("name", game_names())
def test_the_three_modes_agree_to_the_byte(name: str) -> None:
    said = {
        mode: subprocess.run(
            [sys.executable, "-c", TRACE, name],
            env={**os.environ, "BAUHOF_MODE": mode.value, **CHEAP.get(mode, {})},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in (Mode.PLAIN, Mode.CHECKED, Mode.COMPILED)
    }
    assert said[Mode.PLAIN].count("\n") >= 2 * 2
    assert said[Mode.PLAIN] == said[Mode.CHECKED] == said[Mode.COMPILED]
