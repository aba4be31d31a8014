"""`bauhof puzzles`: what it refuses before any game is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from bauhof.cli.main import cli


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "chess"),
        (["skyline", "--players", "9"], "skyline is for 2 to 6 players, not 9"),
        (["skyline", "--out", "nowhere/at/all.json"], "cannot be written"),
        (["skyline", "--games", "0"], "--games"),
    ],
)
def test_what_cannot_be_searched_is_said_at_once(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(cli, ["puzzles", *arguments])
    assert told.exit_code == 2
    assert said in " ".join(told.output.split())
