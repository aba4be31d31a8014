from __future__ import annotations

from itertools import product

from bauhof.games.carrara.state import State
from tests.games.carrara.play import GAME, act, coins, display, held, legal, phase, position, refused, text

FULL = "wheel I white yellow red green blue black"


def test_every_brick_goes_one_segment_on() -> None:
    """C4.1: from I to II and so on, from VI to I, where it is dear again."""
    s = position("2p | 9c 0v | 9c 0v | wheel I white II yellow III red IV green V blue VI black*6")
    act(s, "buy:bricks")
    assert text(s).split(" | ")[3] == "wheel I black*6 II white III yellow IV red V green VI blue"
    assert phase(s) == "segment"


def test_bricks_are_drawn_until_eleven_lie_on_the_wheel() -> None:
    """C4.2: blindly, onto segment I, as likely as they are frequent in the bag."""
    s = act(position(f"2p | 20c 0v black | 20c 0v blue | {FULL}"), "buy:bricks")
    assert {GAME.outcomes.format(c): weight for c, weight in GAME.chance(s).items()} == {
        "white": 6,
        "yellow": 6,
        "red": 6,
        "green": 6,
        "blue": 5,
        "black": 5,
    }
    act(s, "black", "black", "white", "red")
    assert phase(s) == "draw"
    assert list(GAME.chance(s).values()) == [5, 6, 5, 6, 5, 3]
    act(s, "red")
    assert phase(s) == "segment"
    assert int(s.wheel.sum()) == 11
    assert s.wheel[0].tolist() == [1, 0, 2, 0, 0, 2]


def test_bricks_come_from_one_segment_only_and_at_least_one() -> None:
    """C4.3: a free brick counts as bought."""
    s = position("2p segment | 5c 0v | 5c 0v | wheel I white*2 II red*6 VI black*3")
    assert legal(s) == ["segment:II", "segment:VI"]  # white costs 6
    assert refused(s, "segment:I") == "C4.3"
    assert refused(s, "segment:III") == "C4.3"
    act(s, "segment:VI")
    assert legal(s) == ["brick:black"]
    assert refused(s, "brick:done") == "C4.3"
    assert refused(s, "brick:red") == "C4.3"
    act(s, "brick:black", "brick:done")
    assert (coins(s), held(s, 0)) == ([5, 5], {"black": 1})


def test_more_than_the_coins_can_pay_cannot_be_bought() -> None:
    """C4.3: red costs 3 on segment II, so two of them cost more than five coins."""
    s = act(position("2p segment | 5c 0v | 5c 0v | wheel I white*2 II red*5 green*2 VI black*2"), "segment:II")
    act(s, "brick:red")
    assert refused(s, "brick:red") == "C4.3"
    assert legal(s) == ["brick:green", "brick:done"]
    act(s, "brick:green")
    assert legal(s) == ["brick:done"]


def purchases(s: State) -> list[tuple[int, ...]]:
    """Every hand that the sequences of a purchase lead to, as often as they do."""
    found = []
    for word in legal(s):
        after = act(State.copy(s), word)
        if word == "brick:done":
            found.append(tuple(int(count) for count in after.bricks[0]))
        else:
            found += purchases(after)
    return found


def test_every_set_of_bricks_can_be_bought_in_exactly_one_way() -> None:
    """C4.3: any number of bricks of one segment; no two sequences differ only in the order."""
    s = position("2p brick segment=III | 8c 0v | 8c 0v | wheel III white yellow*2 red*2 black*3 VI blue*3")
    sets = [
        (white, yellow, red, 0, 0, black)
        for white, yellow, red, black in product(range(2), range(3), range(3), range(4))
        if white + yellow + red + black > 0 and 4 * white + 3 * yellow + 2 * red <= 8
    ]
    assert sorted(purchases(s)) == sorted(sets)


def test_who_can_buy_nothing_takes_two_coins() -> None:
    """C4.4: after turning and drawing; the turn is over, though all three conditions may be met."""
    built = "villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici biblioteca-5@lerici cathedrale-5@lerici"
    scored = "scored-villa scored-porta scored-castello scored-palazzo"
    s = position(f"2p | 0c 0v book*4 flag*4 {built} {scored} | 7c 0v | wheel VI white*6 yellow*4")
    act(s, "buy:bricks", "red")
    assert coins(s) == [2, 7]
    assert (int(s.seat), phase(s)) == (1, "action")
    assert not held(s, 0)


def test_one_affordable_brick_is_enough_to_have_to_buy() -> None:
    """C4.4: a free one must be taken; there are no coins then."""
    s = position("2p | 0c 0v | 7c 0v | wheel I black II white*6 VI yellow*4")
    act(s, "buy:bricks")
    assert legal(s) == ["segment:II"]
    act(s, "segment:II", "brick:black", "brick:done")
    assert coins(s) == [0, 7]


ALL = "white*7 yellow*7 red*7 green*7 blue*7"


def test_with_an_empty_bag_the_wheel_is_turned_and_nothing_added() -> None:
    """C4.5: what lies there can be bought, or two coins taken."""
    s = position(f"2p | 0c 0v {ALL} black*5 | 3c 0v | wheel I black VI black")
    act(s, "buy:bricks")
    assert text(s).split(" | ")[3] == "wheel I black II black"
    assert legal(s) == ["segment:II"]
    s = act(position(f"2p | 0c 0v {ALL} black*5 | 3c 0v | wheel VI black*2"), "buy:bricks")
    assert coins(s) == [2, 3]


def test_with_an_empty_wheel_and_bag_nothing_can_be_bought() -> None:
    """C4.6: another action must be taken, if there is one."""
    s = position(f"2p | 5c 0v {ALL} black*7 | 3c 0v villa-1@pisa | wheel | {display(built='villa-1')}")
    assert refused(s, "buy:bricks") == "C4.6"
    assert refused(s, "take:coins") == "C4.6"
    assert all(word.startswith("build:") for word in legal(s))
    s = position(f"2p turn=B | 5c 0v {ALL} black*7 | 3c 0v villa-1@pisa | wheel | {display(built='villa-1')}")
    assert legal(s) == ["score:villa"]


def test_who_can_do_nothing_at_all_takes_two_coins() -> None:
    """C4.6: without extra purchase or announcement."""
    s = position(f"2p turn=B | 5c 0v {ALL} black*7 | 13c 0v | wheel")
    assert legal(s) == ["take:coins"]
    act(s, "take:coins")
    assert coins(s) == [5, 15]
    assert (int(s.seat), phase(s)) == (0, "action")


def test_after_a_building_there_are_bricks_in_the_bag_again() -> None:
    """C4.6: with an empty wheel the next purchase draws them."""
    s = position(f"2p | 5c 0v {ALL} black*7 | 3c 0v | wheel | {display('villa-1')}")
    act(s, "build:villa-1", "city:lerici", "pay:red", "porta-5")
    assert legal(s) == ["buy:bricks"]
    act(s, "buy:bricks", "red")
    assert coins(s) == [5, 5]  # the red brick costs 4 on segment I
