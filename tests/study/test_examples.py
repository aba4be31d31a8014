"""The examples of studies run, and what they show is so."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bauhof.bots.net import network_for
from bauhof.core.registry import game
from bauhof.review.values import Look, Valuer
from tests.envs.test_examples import example


def test_who_starts_wins_more_often() -> None:
    """Machi Koro gives who starts nothing against it; greedy wins about 55 of 100 games with two players."""
    found = example("first_player").main(games=6000)
    assert set(found) == {(players, order) for players in (2, 3, 4) for order in range(1, players + 1)}
    assert all(found[players, 1].low > 1 / players for players in (2, 3, 4))
    assert sum(found[4, order].value for order in range(1, 5)) == pytest.approx(1)


def test_two_strategies_are_compared() -> None:
    rate, longer = example("compare_strategies").main(games=1000)
    assert rate.low > 0.5
    assert -20 < longer < 20


def test_an_expert_leaves_little_to_gain(capsys: pytest.CaptureFixture[str]) -> None:
    """In Machi Koro looking ahead finds next to nothing; worse actions than its own would show as a loss."""
    found, length = example("left_to_gain").main(decisions=40, playouts=32)
    assert abs(found.value) < 0.02
    assert 10 < length < 30
    assert "points of winning chance are left in a game" in capsys.readouterr().out
    state, policy = example("left_to_gain").decisions_of(network_for(game("machi-koro")), 1)[-1]
    valuer = Valuer(network_for(game("machi-koro")), 2)
    assert example("left_to_gain").gain(valuer, state, [*policy][::-1], Look(32, 40), 0) > 0.05, (
        "the best from the worst"
    )


def test_a_saved_game_becomes_a_trajectory(tmp_path: Path) -> None:
    script = example("journal_to_trajectory")
    found = script.main(out=tmp_path / "game.npz")
    kept = np.load(tmp_path / "game.npz")
    assert set(kept) == set(found) == {"seat", "observation", "mask", "action", "return"}
    assert found["mask"][np.arange(len(found["action"])), found["action"]].all(), "what was done was allowed"
    assert set(found["return"].tolist()) == {1.0, -1.0}
    assert (found["return"] == np.where(found["seat"] == found["seat"][-1], 1, -1)).all(), "the last decision won"
