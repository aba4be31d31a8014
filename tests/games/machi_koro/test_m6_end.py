from __future__ import annotations

from tests.games.machi_koro.play import GAME, act, legal, position, refused, text

THREE = "train-station shopping-mall amusement-park"


def test_the_fourth_landmark_wins_at_once() -> None:
    """M6.1: the game is over and nobody acts any more."""
    s = position(f"3p build roll=4 | 22c bakery {THREE} | 0c bakery | 90c bakery")
    assert GAME.ending(s) is None
    act(s, "build:radio-tower")
    assert GAME.is_over(s)
    assert GAME.ending(s) == "four-landmarks"
    assert GAME.ranking(s) == [1, 2, 2]
    assert legal(s) == []
    assert GAME.chance(s) == {}
    assert refused(s, "build:nothing") == "M6.1"


def test_a_pending_extra_turn_is_void() -> None:
    """M6.1: doubles and a park do not matter any more."""
    s = position(f"2p turn=B | 3c bakery | 20c bakery {THREE}")
    act(s, "roll:2", "1+1", "build:nothing")
    assert s.seat == 1  # the park gave another turn
    s = act(position(f"2p turn=B | 3c bakery | 22c bakery {THREE}"), "roll:2", "1+1", "build:radio-tower")
    assert text(s) == f"2p turn=B over roll=1+1 | 3c bakery | 2c bakery {THREE} radio-tower"
    assert GAME.ranking(s) == [2, 1]
