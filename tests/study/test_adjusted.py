"""Who wins with a deed, and among those who had come just as far."""

from __future__ import annotations

import numpy as np
import pytest

from bauhof.study.adjusted import Effect, Risk
from bauhof.study.summary import Shares, quantiles, series_of
from bauhof.study.tallies import Deed


def effect(turns: list[int], won: list[float], first: list[int], strata: list[int] | None = None) -> Effect:
    """The effect of one deed."""
    risk = Risk(1, 20)
    stratum = np.array(strata or [0] * len(turns))
    risk.add(stratum, np.array(turns), np.array(won), [np.array(first)])
    (found,) = risk.effects()
    assert found is not None
    return found


def test_only_those_are_compared_who_came_as_far() -> None:
    """Two do it in turn 5; of the four others one had lost in turn 3, one did it in turn 2."""
    found = effect(turns=[6, 7, 3, 6, 6, 6], won=[1, 0, 0, 1, 0, 0], first=[5, 5, 0, 2, 0, 0])
    assert (found.share, found.turn) == (3 / 6, 4)
    assert (found.with_it, found.without) == (2 / 3, 0)
    others = [(1 + 0 + 0 + 0 + 0) / 5, 0 / 2]  # in turn 2 the five others, in turn 5 the two who never did it
    assert found.likewise == pytest.approx((1 * others[0] + 2 * others[1]) / 3)
    assert found.gain is not None
    assert found.gain.value == pytest.approx((1 * (1 - others[0]) + 2 * (0.5 - others[1])) / 3)
    assert found.gain.low < found.gain.value < found.gain.high


def test_bots_and_numbers_of_players_are_compared_with_their_own() -> None:
    """A strong bot likes the card and a weak one does not, and it helps neither of them."""
    rng = np.random.default_rng(1)
    strong = rng.random(20_000) < 0.5
    first = np.where(rng.random(20_000) < np.where(strong, 0.9, 0.1), 3, 0)
    won = (rng.random(20_000) < np.where(strong, 0.8, 0.2)).astype(float)
    found = effect([9] * 20_000, won.tolist(), first.tolist(), strong.astype(int).tolist())
    assert found.without is not None
    assert found.with_it - found.without > 0.4
    assert found.gain is not None
    assert abs(found.gain.value) < 0.03
    assert found.gain.low < 0 < found.gain.high


def test_what_nobody_did_or_everybody_has_nothing_to_compare() -> None:
    risk = Risk(1, 20)
    risk.add(np.zeros(2, int), np.array([4, 4]), np.array([1.0, 0.0]), [np.array([0, 0])])
    assert risk.effects() == [None]
    everybody = effect([4, 4], [1, 0], [1, 1])
    assert (everybody.without, everybody.likewise, everybody.gain) == (None, None, None)


def test_chunks_add_up() -> None:
    whole, parts = Risk(1, 20), Risk(1, 20)
    rng = np.random.default_rng(2)
    turns, won, first = rng.integers(4, 9, 50), rng.integers(0, 2, 50).astype(float), rng.integers(0, 4, 50)
    whole.add(np.zeros(50, int), turns, won, [first])
    for part in (slice(0, 20), slice(20, 50)):
        parts.add(np.zeros(50, int)[part], turns[part], won[part], [first[part]])
    assert parts.effects() == whole.effects()


def test_series_stand_before_their_members() -> None:
    deeds = [Deed("bought", "building", word) for word in ("museum5", "museum6", "park7")] + [Deed("took", "", "")]
    found = [(deed.word, is_series, len(members)) for deed, is_series, members in series_of(deeds)]
    singles = [("museum5", False, 1), ("museum6", False, 1), ("park7", False, 1)]
    assert found == [("museum", True, 2), ("park", True, 1), *singles, ("", False, 1)]


def test_shared_wins_count_in_parts() -> None:
    shares = Shares()
    shares.add(np.array([1, 0, 0.5, 0.5]), np.array([4, 3, 5, 5]))
    assert shares.rate.value == 0.5
    whole = Shares()
    whole.add(np.array([1, 0, 1, 0]), np.zeros(4))
    assert shares.rate.low > whole.rate.low, "who always shares is surely fair"


def test_quantiles_are_values_that_came() -> None:
    from collections import Counter

    assert list(quantiles(Counter({3: 1, 5: 8, 9: 1}), (0.05, 0.5, 0.95))) == [3, 5, 9]
