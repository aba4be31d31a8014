from __future__ import annotations

from tests.games.carrara.play import GAME, act, display, legal, phase, position, refused


def test_one_action_of_three_and_then_the_next_player() -> None:
    """C3.1: buy, build or score; who has no ten coins is asked nothing more."""
    s = position(f"2p | 5c 0v black*2 villa-1@pisa | 5c 0v | wheel I white | {display('porta-2', built='villa-1')}")
    assert legal(s)[0] == "buy:bricks"
    assert {"build:porta-2", "score:villa"} <= set(legal(s))
    assert not {"take:coins", "pass:turn"} & set(legal(s))
    act(s, "score:villa")
    assert (int(s.seat), phase(s)) == (1, "action")


def test_the_extra_purchase_comes_before_the_announcement() -> None:
    """C3.1: the seventh object is bought after the action, then the end can be announced."""
    built = "villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici biblioteca-5@lerici"
    scored = "scored-villa scored-porta scored-castello"
    s = position(f"3p | 10c 0v book*3 flag*2 {built} {scored} | 0c 0v | 0c 0v | {display(built=built)}")
    act(s, "score:palazzo")
    assert phase(s) == "extra"
    act(s, "extra:crown")
    assert phase(s) == "announce"
    act(s, "announce:yes")
    assert (int(s.announcer), int(s.seat)) == (0, 1)


def test_answers_to_other_questions_are_refused() -> None:
    """C3.1: no brick is picked before the wheel is turned."""
    s = position("2p | 20c 0v | 20c 0v")
    assert refused(s, "brick:white") == "C3.1"
    assert refused(s, "extra:book") == "C3.1"
    assert refused(s, "announce:yes") == "C3.1"
    act(s, "buy:bricks")
    assert GAME.is_chance(s)
    assert legal(s) == []
