from __future__ import annotations

import numpy as np
import pytest

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.search.rollout import play_random

GAMES = [game(name) for name in game_names()]


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_all_games_end_and_have_a_winner(one: Game) -> None:
    for players in one.players:
        played = play_random(one, players, 300, seed=1)
        assert (played.ranks.min(axis=1) == 1).all()
        assert played.lengths.min() > 0
        assert len(played.wins) == players


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_threads_change_nothing_but_the_time(one: Game) -> None:
    alone = play_random(one, 2, 101, seed=3)
    for threads in (2, 3, None):
        shared = play_random(one, 2, 101, seed=3, threads=threads)
        assert np.array_equal(alone.lengths, shared.lengths)
        assert np.array_equal(alone.ranks, shared.ranks)
    other = play_random(one, 2, 101, seed=4)
    assert not np.array_equal(alone.lengths, other.lengths)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_game_does_not_depend_on_how_many_are_played(one: Game) -> None:
    assert play_random(one, 2, 5, seed=9).lengths.tolist() == play_random(one, 2, 50, seed=9).lengths[:5].tolist()


def test_games_start_from_any_position() -> None:
    one = game("machi-koro")
    three = "train-station shopping-mall amusement-park"
    start = one.position(f"2p roll=4 | 0c bakery | 90c bakery {three}")
    played = play_random(one, 2, 2000, seed=1, start=start)
    assert played.wins[1] > 1950
    with pytest.raises(BauhofError, match="brings its own number of players"):
        play_random(one, 3, 10, start=start)


def test_a_limit_cuts_games_off() -> None:
    played = play_random(game("machi-koro"), 2, 10, most_steps=5)
    assert played.lengths.tolist() == [5] * 10
    assert played.wins == [0, 0]
    assert played.steps == 50


def test_impossible_orders_are_refused() -> None:
    one = game("machi-koro")
    with pytest.raises(BauhofError, match="at least one game must be played, not 0"):
        play_random(one, 2, 0)
    with pytest.raises(BauhofError, match="at least one thread must play, not 0"):
        play_random(one, 2, 1, threads=0)
    with pytest.raises(BauhofError, match="no option 'x'"):
        play_random(one, 2, 1, x=True)
