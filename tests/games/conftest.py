"""One process for the tests of a game: whatever they compile is compiled once."""

from __future__ import annotations

import pytest

from bauhof.core.compile import MODE, Mode
from bauhof.core.registry import game_names


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By the game that a file or a parameter names; plain rules may be tested anywhere."""
    if MODE is Mode.PLAIN:
        return
    for item in items:
        _, _, place = item.nodeid.replace("_", "-").partition("tests/games/")
        for name in game_names():
            if name in place and item.get_closest_marker("long") is None:
                item.add_marker(pytest.mark.xdist_group(name))
                break
