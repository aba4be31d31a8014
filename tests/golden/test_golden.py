from __future__ import annotations

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
    assert playthrough(one, players, options, seed_of(golden)) == golden, "run `make golden`, read the difference"


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path for path, *_ in setups()}
