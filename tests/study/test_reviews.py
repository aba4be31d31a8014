"""Reviews under test: how they are counted."""

from __future__ import annotations

import numpy as np
import pytest

from bauhof.core.registry import game
from bauhof.review import chart
from bauhof.study.reviews import ABLE, ERRING, Agreement, accounts, bot_game, counted, mean

MACHI_KORO = game("machi-koro")
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("review")]


def test_start_luck_and_decisions_make_the_result_in_games_of_experts() -> None:
    found, beside = (accounts(MACHI_KORO, 6, workers=workers) for workers in (1, 2))
    assert beside.luck == found.luck
    assert found.games == found.calibration.games == 6
    assert found.broken < 1e-9
    assert found.luck.low < found.luck.value < found.luck.high


def test_everything_that_was_said_is_counted() -> None:
    found = chart(bot_game(MACHI_KORO, 3, ABLE, 1)).chances
    times, said, won, *_ = counted(found).sum(axis=0)
    moments = len(found) - 1
    assert times == 3 * moments
    assert said == pytest.approx(moments, abs=1e-3)
    assert won == pytest.approx(moments)


def test_games_of_bots_are_made_from_their_seed() -> None:
    first, again, other = (bot_game(MACHI_KORO, 2, ERRING, seed).entries for seed in (3, 3, 4))
    assert first == again != other


def test_a_mean_and_a_share_have_their_intervals() -> None:
    found = mean(np.array([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]))
    assert found.value == 3.5
    assert found.high - found.value == pytest.approx(found.value - found.low)
    assert found.high == pytest.approx(5.46, abs=0.01)  # Student's t with five degrees of freedom
    share = Agreement(2, 10, 9).share
    assert share is not None
    assert share.low < share.value == 0.9 < share.high
    assert Agreement(1, 0, 0).share is None
