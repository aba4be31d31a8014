from __future__ import annotations

import pytest

from bauhof.games.carrara.value import bricks_worth, scorings_in_sight, standing, time_left
from tests.games.carrara.play import play, position

says = play.says
READY = (
    "book*4 flag*4 villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici biblioteca-5@lerici "
    "cathedrale-5@lerici scored-villa scored-porta scored-castello scored-palazzo"
)
DISPLAY = "display villa-1 villa-2 villa-3 porta-1 porta-2 porta-3 castello-1 castello-2 castello-3"
LATER = "display villa-1 villa-4 villa-3 porta-1 porta-2 porta-3 castello-1 castello-2 castello-3"
WHEEL = f"wheel VI white*2 black*2 | {DISPLAY}"


def test_the_greedy_one_buys_what_is_cheap() -> None:
    """C4.1: what lies on V is on VI after the turn of the wheel, and nearly free."""
    s = position(f"2p turn=A | 20c 0v | 20c 0v | wheel V white*4 blue*4 black*3 | {DISPLAY}")
    assert says("greedy", s) == "buy:bricks"
    play.act(s, "buy:bricks")
    assert says("greedy", s) == "segment:VI"
    play.act(s, "segment:VI")
    assert says("greedy", s) == "brick:white"


def test_the_greedy_one_builds_for_points_and_pays_with_the_cheapest_bricks() -> None:
    s = position(f"2p turn=A | 0c 0v white*2 yellow black*3 | 9c 0v | {WHEEL}")
    assert says("greedy", s).startswith("build:")
    play.act(s, "build:porta-2", "city:lucca")
    assert says("greedy", s) == "pay:white"
    play.act(s, "pay:white")
    assert says("greedy", s) == "pay:yellow"


def test_the_greedy_one_scores_what_is_ripe() -> None:
    """C6.3: Livorno with 4 and 5 brings 27 points."""
    s = position(f"2p turn=A | 0c 0v villa-5@livorno porta-4@livorno | 9c 0v | {WHEEL}")
    assert says("greedy", s) == "score:livorno"


@pytest.mark.parametrize(("other", "word"), [("0v", "announce:yes"), ("120v", "announce:no")])
def test_the_greedy_one_announces_the_end_only_when_ahead(other: str, word: str) -> None:
    s = position(f"2p turn=A announce | 0c 40v {READY} | 0c {other} | {WHEEL}")
    assert says("greedy", s) == word


def test_time_runs_from_one_to_nothing() -> None:
    begin = position(f"2p turn=A | 20c 0v | 20c 0v | {WHEEL}")
    late = position(f"2p turn=A | 0c 40v {READY} | 0c 0v | {WHEEL}")
    assert time_left(begin) == 1
    assert time_left(late) < 0.2


def test_dear_bricks_are_worth_more_and_each_of_many_less() -> None:
    white, black = (position(f"2p turn=A | 0c 0v {colour} | 0c 0v | {WHEEL}") for colour in ("white*3", "black*3"))
    assert bricks_worth(white, 0, 1.0) > bricks_worth(black, 0, 1.0)
    many = position(f"2p turn=A | 0c 0v white*3 yellow*7 red*7 | 0c 0v | wheel I white | {DISPLAY}")
    assert bricks_worth(many, 0, 1.0) < 3 * 3.6 + 7 * 2.6 + 7 * 2.2


def test_a_scoring_in_sight_is_worth_something_until_it_is_held() -> None:
    held = position(f"2p turn=A | 0c 0v villa-5@livorno scored-villa | 0c 0v | {WHEEL}")
    free = position(f"2p turn=A | 0c 0v villa-5@livorno | 0c 0v | {WHEEL}")
    assert scorings_in_sight(free, 0, 1.0) > scorings_in_sight(held, 0, 1.0)
    assert standing(free, 0) > standing(held, 0)


RICH = "20c 0v white*2 yellow black*5"


def test_the_hoarder_buys_where_others_build() -> None:
    s = position(f"2p turn=A | {RICH} | 9c 0v | wheel V white*3 yellow*4 | {DISPLAY}")
    assert says("hoarder", s) == "buy:bricks"
    assert says("collector", s).startswith("build:")


def test_the_hoarder_builds_dear_things_when_the_store_is_full() -> None:
    s = position(f"2p turn=A | 20c 0v white*5 yellow*4 red | 9c 0v | {WHEEL}")
    assert says("hoarder", s).endswith("-3"), "the dearest on display"


def test_the_scorer_scores_what_others_let_ripen() -> None:
    """C6.2: two points and an object for a villa in Massa."""
    s = position(f"2p turn=A | 20c 0v villa-2@massa | 9c 0v | wheel V white*3 yellow*4 | {LATER}")
    assert says("scorer", s) == "score:villa"
    assert says("hoarder", s) == says("planner", s) == "buy:bricks"


def test_the_collector_builds_more_of_what_it_has_and_buys_every_object() -> None:
    """C6.4, C7.1: each building that is scored brings an object, and one more costs 10 coins."""
    s = position(f"2p turn=A | 20c 0v porta-4@lerici black*4 | 9c 0v | {WHEEL}")
    assert says("collector", s).startswith("build:porta-")
    s = position(f"2p turn=A extra | 20c 0v porta-4@lerici | 9c 0v | {WHEEL}")
    assert says("collector", s) != "extra:nothing"
    assert says("planner", s) == "extra:nothing"


def test_the_planner_leaves_bricks_that_its_city_does_not_allow() -> None:
    """C5.1: with white bricks the plan is Livorno, which allows nothing else."""
    s = position(f"2p turn=A segment | 5c 0v white*2 | 9c 0v | wheel I black*5 II blue*5 IV white | {DISPLAY}")
    assert says("scorer", s) == "segment:II"
    assert says("planner", s) == "segment:IV"
