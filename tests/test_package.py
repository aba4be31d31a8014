"""What the docs send people to is found in `bauhof` itself."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import bauhof


def test_what_researchers_need_is_exported() -> None:
    assert set(bauhof.__all__) >= {"Arena", "Bot", "Question", "bot_names", "check_laws", "new_bot", "search"}


@pytest.mark.parametrize("first", ["", "import bauhof.search.rollout; "])
def test_the_search_is_called_by_the_name_of_its_package(first: str) -> None:
    """Whether or not something of the package was imported before."""
    position = "game.position('2p roll=1 | 1c | 1c')"
    code = f"{first}import bauhof; game = bauhof.game('machi-koro'); print(bauhof.search(game, {position}, 4)[0])"
    plain = {**os.environ, "BAUHOF_MODE": "plain"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=plain)
    assert done.stdout.startswith("Estimate(word='build:")
