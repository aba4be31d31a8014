from __future__ import annotations

import random
from math import log10
from statistics import fmean

import pytest

from bauhof.bots.rating import Capital, Contest, elo, student, wilson, win_rate, wins_of


def test_winners_share_the_win() -> None:
    assert wins_of([1, 2, 3]) == [1, 0, 0]
    assert wins_of([3, 1, 1, 4]) == [0, 0.5, 0.5, 0]


@pytest.mark.parametrize(("freedom", "value"), [(9, 2.262), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_student_is_that_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.001)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0, 0.278), (10, 10, 0.722, 1), (81, 263, 0.255, 0.366)],
)
def test_wilson_is_that_of_the_books(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games) == pytest.approx((won / games, low, high), abs=0.0006)


def test_few_deals_count_as_games() -> None:
    assert win_rate(Contest(0, 1, 2, [2, 1, 2, 1])) == pytest.approx(wilson(0.75, 8))


def test_deals_that_are_all_alike_count_as_games() -> None:
    assert win_rate(Contest(0, 1, 2, [2] * 50)) == pytest.approx(wilson(1, 100))


def test_the_interval_comes_from_the_deals() -> None:
    """Equal rates of equal numbers of games: what one deal tells twice is told once."""
    balanced = win_rate(Contest(0, 1, 2, [1] * 48 + [0, 2]))
    same = win_rate(Contest(0, 1, 2, [0] * 25 + [2] * 25))
    games = wilson(0.5, 100)
    assert (balanced.value, same.value, games.value) == pytest.approx((0.5, 0.5, 0.5))
    assert same.low < games.low < balanced.low < 0.5
    assert same == pytest.approx(wilson(0.5, 49, student(49)))  # 50 deals, which are 50 coins, with n - 1


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Deals that lean to one side: the bot wins both games with 0.6, one of them with 0.3."""
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        wins = rng.choices([2, 1, 0], [0.6, 0.3, 0.1], k=40)
        estimate = win_rate(Contest(0, 1, 2, wins))
        held += estimate.low <= 0.75 <= estimate.high
    assert 930 <= held <= 975


def test_elo_of_two_is_the_logarithm_of_their_odds() -> None:
    best, worst = elo([Contest(0, 1, 2, [2, 1] * 5000)], 2)
    assert best.value - worst.value == pytest.approx(400 * log10(3), abs=0.1)
    assert best.value == pytest.approx(-worst.value)
    assert best.low < best.value < best.high


def test_elo_counts_all_seats_of_the_others() -> None:
    """Half of all wins alone among three others are three times their strength."""
    best, worst = elo([Contest(0, 1, 4, [2] * 10_000)], 2)
    assert best.value - worst.value == pytest.approx(400 * log10(3), abs=0.1)


def test_elo_agrees_with_itself_over_many_pairings() -> None:
    """Strengths of 4, 2 and 1 with three players, every bot alone among the others: what was put in comes out."""
    strength, games = [4, 2, 1], 30_000
    contests = []
    for a in range(3):
        for b in range(3):
            if a != b:
                contests.append(Contest(a, b, 3, [3 * strength[a] / (strength[a] + 2 * strength[b])] * (games // 3)))
    ratings = [estimate.value for estimate in elo(contests, 3)]
    assert ratings == pytest.approx([400 * log10(2), 0, -400 * log10(2)], abs=0.1)


def test_a_bot_that_won_everything_has_a_finite_rating_and_an_open_question() -> None:
    best, worst = elo([Contest(0, 1, 2, [2] * 5)], 2)
    assert best.value - worst.value == pytest.approx(400 * log10(10.25 / 0.25), abs=0.1)
    assert best.low < best.value - 50
    more = elo([Contest(0, 1, 2, [2] * 50)], 2)[0]
    assert more.value > best.value


def test_ratings_have_the_mean_nought_and_repeat() -> None:
    rng = random.Random(3)
    contests = [Contest(a, b, 2, rng.choices([0, 1, 2], k=30)) for a, b in ((0, 1), (0, 2), (1, 2))]
    assert fmean(estimate.value for estimate in elo(contests, 3)) == pytest.approx(0, abs=1e-6)
    for once, again in zip(elo(contests, 3), elo(contests, 3), strict=True):
        assert once == pytest.approx(again)


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(2)
    truth = 200 * log10(3)
    held = 0
    for _ in range(200):
        wins = rng.choices([2, 1, 0], [0.55, 0.4, 0.05], k=40)
        estimate = elo([Contest(0, 1, 2, wins)], 2)[0]
        held += estimate.low <= truth <= estimate.high
    assert 180 <= held <= 198


def test_without_a_game_nobody_is_better() -> None:
    assert elo([], 2) == [(0, 0, 0)] * 2


def deals_until_clear(fair: float, rates: list[float]) -> int | None:
    capital = Capital(fair)
    for number, rate in enumerate(rates, 1):
        capital.add(rate)
        if capital.is_clear:
            return number
    return None


@pytest.mark.parametrize(
    ("fair", "rates", "weights"),
    [
        (0.5, [0, 1], [1, 1]),
        (0.5, [0, 0.5, 1], [1, 2, 1]),
        (0.25, [0, 0.25, 0.5, 1], [5, 6, 2, 1]),
    ],
)
def test_who_looks_after_every_deal_is_still_wrong_in_one_of_twenty_at_most(
    fair: float, rates: list[float], weights: list[int]
) -> None:
    """Games of equals: no difference may be found, however often one looks."""
    assert sum(r * w for r, w in zip(rates, weights, strict=True)) / sum(weights) == pytest.approx(fair)
    rng = random.Random(1)
    wrong = sum(deals_until_clear(fair, rng.choices(rates, weights, k=200)) is not None for _ in range(1000))
    assert wrong <= 50


def test_what_is_clear_is_found_soon() -> None:
    rng = random.Random(1)
    assert deals_until_clear(0.5, [1.0] * 12) is not None
    assert deals_until_clear(0.25, [0.0] * 40) is not None
    found = [deals_until_clear(0.5, rng.choices([0, 0.5, 1], [15, 50, 35], k=400)) for _ in range(20)]
    assert sum(number is not None for number in found) >= 19
