"""Bots that err as people do: how often, and rather where it costs little."""

from __future__ import annotations

import pytest

from bauhof.bots.registry import new_bot
from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.search.best import search

MACHI_KORO = game("machi-koro")
THREE = "train-station shopping-mall radio-tower"
# Six Wheat Fields pay for the last landmark; who rolls again most likely gets nothing, and B wins.
KEEP_OR_LOSE = Match(MACHI_KORO, position=f"2p reroll roll=1 | 10c wheat-field*6 {THREE} | 90c bakery {THREE}")
CHOICES = 200


def kept(bot: str) -> float:
    """The share of choices in which a bot keeps the roll that wins."""
    chosen = [new_bot(bot, MACHI_KORO, seed).choose(KEEP_OR_LOSE.question) for seed in range(CHOICES)]
    return chosen.count("reroll:no") / CHOICES


def test_without_temperature_the_best_action_is_taken_always() -> None:
    assert kept("search@playouts=20") == 1
    assert kept("search@playouts=20@temperature=0") == 1


def test_the_higher_the_temperature_the_more_often_a_bot_errs() -> None:
    shares = [kept(f"search@playouts=20@temperature={temperature}") for temperature in (0.1, 0.3, 1, 1000)]
    assert shares == sorted(shares, reverse=True), "more temperature, fewer mistakes: it is the wrong way round"
    assert 0.9 < shares[0] < 1, "it errs, but seldom"
    assert 0.5 < shares[2] < 0.8, "the better action stays the likelier one"
    assert 0.4 < shares[3] < 0.6, "nothing is noticed any more"


def test_an_action_that_loses_a_temperature_is_taken_2_7_times_as_seldom() -> None:
    best, worse = search(MACHI_KORO, KEEP_OR_LOSE.state, 4000, seed=1)
    share = kept(f"search@playouts=100@temperature={best.value - worse.value:.3f}")
    assert share == pytest.approx(2.718 / 3.718, abs=0.08), "the share of the better of two actions"


def test_the_win_at_hand_is_not_missed_at_any_temperature() -> None:
    three = "train-station shopping-mall amusement-park"
    match = Match(MACHI_KORO, position=f"2p roll=4 | 22c bakery {three} | 3c bakery")
    for seed in range(20):
        assert new_bot("search@playouts=20@temperature=1000", MACHI_KORO, seed).choose(match.question) == (
            "build:radio-tower"
        )
