"""Reasons: every one is a number that the better position has better, and nothing else is told."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bauhof.core.laws import walk
from bauhof.core.registry import game, game_names
from bauhof.core.words import languages
from bauhof.review.reasons import MOST, reasons

EACH = pytest.mark.parametrize("name", game_names())


@EACH
def test_a_reason_is_a_number_that_is_better_by_something_worth_telling(name: str) -> None:
    one, told = game(name), set[str]()
    for players in (one.players[0], one.players[-1]):
        states = [one.state.copy(state) for state in walk(one, players, seed=5) if one.turn(state) is not None]
        for state in states[:: max(1, len(states) // 60)]:
            ways = []
            for action in one.legal(state):
                way = one.state.copy(state)
                one.rules.apply(way, action)
                ways.append(way)
            seat = int(state.seat)
            for best, played in pairwise(ways):
                found = reasons(one, best, played, seat)
                told |= {reason.measure for reason in found}
                assert len(found) <= MOST
                assert not (found and one.is_over(best))
                for reason in found:
                    notable = one.highlights.NOTABLE[reason.measure]
                    assert reason.best == one.highlights.measures(best, seat)[reason.measure]
                    assert reason.played == one.highlights.measures(played, seat)[reason.measure]
                    assert (reason.best - reason.played) / notable >= 1
                assert reasons(one, best, best, seat) == ()
    assert len(told) >= 3  # random play comes upon several kinds


@EACH
def test_every_measure_can_be_told_in_every_language(name: str) -> None:
    one = game(name)
    assert one.highlights.NOTABLE
    assert one.highlights.measures(one.new(one.players[0]), 0).keys() == one.highlights.NOTABLE.keys()
    for language in languages():
        said = {one.words.say(language, f"reason-{measure}", best=2.5, played=1) for measure in one.highlights.NOTABLE}
        assert len(said) == len(one.highlights.NOTABLE)


def test_an_exact_payment_is_a_reason_in_skyline() -> None:
    skyline = game("skyline")
    state: Any = skyline.new(2)
    kept: Any = skyline.state.copy(state)
    kept.again = 1
    assert [reason.measure for reason in reasons(skyline, kept, state, int(state.seat))] == ["again"]


def test_a_card_that_earns_is_a_reason_in_machi_koro() -> None:
    machi_koro = game("machi-koro")
    poor: Any = machi_koro.new(2)
    rich: Any = machi_koro.state.copy(poor)
    rich.cards[0, 1] += 2  # ranches
    found = reasons(machi_koro, rich, poor, 0)
    assert "income" in [reason.measure for reason in found]
    income = next(reason for reason in found if reason.measure == "income")
    assert income.best - income.played == pytest.approx(2 / 3)  # two ranches, two rolls in a round, each a sixth
