from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from bauhof.core.game import Game
from tests.golden import FOLDER, playthrough, seed_of, setups


@pytest.mark.parametrize(
    ("path", "one", "players", "options"),
    [pytest.param(*setup, id=str(setup[0].relative_to(FOLDER))) for setup in setups()],
)
def test_the_playthrough_is_still_the_same(path: Path, one: Game, players: int, options: dict[str, bool]) -> None:
    golden = path.read_text(encoding="utf-8")
    played = playthrough(one, players, options, seed_of(golden))
    for line, (now, before) in enumerate(zip_longest(played.splitlines(), golden.splitlines()), 1):
        assert now == before, f"line {line} has changed: run `make golden`, read the difference"


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path for path, *_ in setups()}
