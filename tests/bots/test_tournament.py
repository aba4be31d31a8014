from __future__ import annotations

import os
import random

import pytest

from bauhof.bots.arena import Arena, Deal, Pairing, Played
from bauhof.bots.standings import standings
from bauhof.bots.tournament import Slow, Tournament
from bauhof.core.errors import BauhofError

PAIR = Pairing("good", "bad")
TWO = Arena("machi-koro", 2, (), PAIR)


def won(number: int, wins: int) -> Deal:
    """A deal of which the first bot has won so many games."""
    first = Played(("good", "bad"), (1, 2) if wins else (2, 1), (4, 1), (10, 20), (0.01, 0.1), 0.5)
    second = Played(("bad", "good"), (2, 1) if wins == 2 else (1, 2), (1, 4), (20, 10), (0.1, 0.01), 0.5)
    return Deal(PAIR, number, (first, second))


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    arena = Arena("machi-koro", 3, (), ("random", "tests.bots.own:Place"), seed=5)

    def played(workers: int) -> list[object]:
        tournament = Tournament(arena, 3)
        list(tournament.play(workers))
        assert tournament.is_finished
        assert tournament.games == tournament.most_games == 18
        counted = [deal for series in tournament.series for deal in series.counted]
        return [(deal.pairing, deal.number, game.ranking, game.decisions) for deal in counted for game in deal.games]

    assert played(1) == played(2)


def test_a_worker_that_dies_is_told_in_one_line() -> None:
    arena = Arena("machi-koro", 2, (), ("random", f"tests.bots.own:Dies@parent={os.getpid()}"))
    with pytest.raises(BauhofError, match="a worker has died"):
        list(Tournament(arena, 2).play(2))


def test_what_a_bot_did_wrong_in_a_worker_is_told_here() -> None:
    arena = Arena("machi-koro", 2, (), ("random", f"tests.bots.own:Sulks@parent={os.getpid()}"))
    with pytest.raises(BauhofError, match=r"answered 'no': .* it was at 2p"):
        list(Tournament(arena, 2).play(2))


def test_deals_count_in_order_whichever_is_finished_first() -> None:
    tournament = Tournament(TWO, 3)
    tournament.add(won(2, 2))
    tournament.add(won(0, 2))
    assert [deal.number for deal in tournament.series[0].counted] == [0]
    tournament.add(won(1, 1))
    assert [deal.number for deal in tournament.series[0].counted] == [0, 1, 2]
    assert tournament.is_finished


def test_a_pairing_ends_when_it_is_clear_and_always_at_the_same_deal() -> None:
    deals = [won(number, 2) for number in range(100)]
    counted = []
    for seed in range(3):
        random.Random(seed).shuffle(deals)
        tournament = Tournament(TWO, 100, until_clear=True, played=deals)
        counted.append(len(tournament.series[0].counted))
        assert tournament.is_finished
        assert tournament.series[0].is_clear
    assert len(set(counted)) == 1
    assert 5 < counted[0] < 15
    assert not Tournament(TWO, 100, until_clear=True, played=[won(n, 1) for n in range(99)]).is_finished


def test_more_deals_than_are_asked_for_do_not_count() -> None:
    assert Tournament(TWO, 3, played=[won(number, 2) for number in range(10)]).games == 6


def test_standings_count_wins_scores_and_times() -> None:
    found = standings(Tournament(TWO, 4, played=[won(0, 2), won(1, 1), won(2, 2), won(3, 2)]))
    (line,) = found.pairings
    assert line.games == 8
    assert line.win_rate is not None
    assert line.win_rate.value == 7 / 8
    assert line.is_clear is None
    assert (line.bot.score, line.other.score) == (4, 1)
    assert line.bot.ms_per_decision == pytest.approx(1)
    assert line.other.ms_per_decision == pytest.approx(5)
    assert line.games_per_s == pytest.approx(2)
    assert [bot.name for bot in found.bots] == ["good", "bad"]
    assert found.bots[0].games == 8


def test_standings_of_nothing_have_no_figures() -> None:
    found = standings(Tournament(TWO, 4))
    assert found.pairings[0].win_rate is None
    assert [bot.elo for bot in found.bots] == [None, None]


def test_a_slow_pairing_ends_early_and_a_fast_one_does_not() -> None:
    """Every deal here has taken a second."""
    slow, fast = Tournament(TWO, 9, slow=Slow(3, 2.5)), Tournament(TWO, 9, slow=Slow(3, 4.5))
    for number in range(9):
        slow.add(won(number, 1))
        fast.add(won(number, 1))
    assert (slow.games, slow.most_games, slow.is_finished) == (6, 6, True)
    assert (fast.games, fast.most_games, fast.is_finished) == (10, 10, True)


def test_those_against_whom_others_play_do_not_meet() -> None:
    bots = ("a", "b", "c", "d")
    assert len(Arena("machi-koro", 2, (), bots).pairings) == 6
    assert Arena("machi-koro", 2, (), bots, against=("c", "d")).pairings == [
        ("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"),
    ]  # fmt: skip
    assert len(Arena("machi-koro", 4, (), bots, against=("c", "d")).pairings) == 10
