"""The example scripts of the adapters run, and what they show is so."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("game", "players"), [("skyline", 4), ("machi-koro", 2), ("carrara", 3)])
def test_agents_of_pettingzoo_play_at_random(game: str, players: int) -> None:
    won = example("pettingzoo_random").main(game, players)
    assert sorted(won) == [f"player_{seat}" for seat in range(players)]
    assert sum(won.values()) == pytest.approx(0, abs=1e-6)


def test_a_strategy_beats_random_play_in_a_batch() -> None:
    """It wins nearly all of these games."""
    assert example("batch_greedy").main("skyline", 3, games=200) > 0.8


def test_the_search_of_openspiel_plays() -> None:
    won = example("openspiel_mcts").main("machi_koro", simulations=3, decisions=40)
    assert sum(won) == pytest.approx(0)


@pytest.mark.long
def test_maskable_ppo_learns_to_beat_random_play() -> None:
    """It wins about nine games of ten after so many decisions, whatever the seed; random play wins five."""
    assert example("gymnasium_ppo").main("machi-koro", steps=10_000) > 0.65
