from __future__ import annotations

from bauhof.games.carrara.scoring import final_points
from tests.games.carrara.play import GAME, act, position

READY = "book*4 flag*4 scored-villa scored-porta scored-castello scored-palazzo"
READY += " villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"


def test_objects_buildings_and_coins_give_points() -> None:
    """C9.1: 3 per object, the cost of the buildings, 1 per full 5 coins, besides the points on the track."""
    s = position("2p | 14c 10v book*2 crown villa-4@pisa porta-1@massa | 4c 0v")
    assert final_points(s, 0) == 10 + 9 + 5 + 2
    assert final_points(s, 1) == 0


def test_the_rulebooks_example_with_four_players() -> None:
    """C9.2: 7 objects, costs 1 4 3 5 2 3 5, 4 coins: 21 + 23 + 0 = 44."""
    built = "villa-1@pisa villa-4@pisa villa-3@pisa villa-5@massa villa-2@massa porta-3@lucca porta-5@lucca"
    s = position(f"4p | 4c 0v book*3 crown*4 {built} | 0c 0v | 0c 0v | 0c 0v")
    assert final_points(s, 0) == 44


def test_the_rulebooks_example_with_three_players() -> None:
    """C9.2: 6 objects, costs 2 4 4 3 5 1 2 4, 31 coins: 18 + 25 + 6 = 49."""
    built = (
        "villa-2@pisa villa-4@pisa porta-4@pisa villa-3@pisa villa-5@massa villa-1@massa porta-2@lucca palazzo-4@lucca"
    )
    s = position(f"3p | 31c 0v book*3 gate*3 {built} | 0c 0v | 0c 0v")
    assert final_points(s, 0) == 49


def over(first: str, second: str, third: str) -> list[int] | None:
    """The ranking when the third player, who announced, and two others have this."""
    s = position(f"3p turn=C announce | {first} | {second} | {third} {READY}")
    act(s, "announce:yes")
    return GAME.ranking(s)


def test_the_most_points_win() -> None:
    """C9.3: the announcer has 54 points and 5 for the announcement."""
    assert over("0c 60v", "0c 58v", "0c 0v") == [1, 3, 2]


def test_a_tie_goes_to_the_most_bricks() -> None:
    """C9.3: whatever their colours."""
    assert over("0c 59v white*2", "0c 59v black*3", "0c 0v blue") == [2, 1, 3]


def test_then_the_victory_is_shared() -> None:
    """C9.3: with as many points and bricks both are first, the next is third."""
    assert over("0c 59v white*2", "0c 59v black*2", "0c 0v blue") == [1, 1, 3]
    assert over("0c 59v", "0c 59v", "0c 0v") == [1, 1, 1]
