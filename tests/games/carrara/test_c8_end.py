from __future__ import annotations

import pytest

from bauhof.games.carrara.scoring import meets_the_conditions
from tests.games.carrara.play import GAME, act, coins, legal, phase, points, position, refused, story, thirty_built

FOUR = "scored-villa scored-porta scored-castello scored-palazzo"
TWENTY = "villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici"
THIRTY = f"{TWENTY} biblioteca-5@lerici cathedrale-5@lerici"
EIGHT = "book*4 flag*4"
READY = f"{EIGHT} {THIRTY} {FOUR}"


def test_the_thirtieth_building_ends_the_game_with_the_round() -> None:
    """C8.1: played on to the player right of the start player."""
    rest = thirty_built("villa-1")
    s = position(f"3p start=B turn=B | 0c 0v {rest} | 0c 0v black | 0c 0v | wheel I white*7 | display villa-1")
    act(s, "build:villa-1", "city:lerici", "pay:black")
    assert (int(s.seat), bool(s.last_round)) == (2, True)
    act(s, "buy:bricks", "red", "red", "red", "red")
    assert (int(s.seat), coins(s)) == (0, [0, 0, 2])
    assert GAME.ending(s) is None
    act(s, "score:villa", "extra:book")
    assert phase(s) == "over"
    assert GAME.ending(s) == "all-built"


def test_the_last_player_of_a_round_ends_it_at_once() -> None:
    """C8.1: nobody sits between the builder and the start player."""
    rest = thirty_built("villa-1")
    s = position(f"2p turn=B | 0c 0v {rest} | 0c 0v black | display villa-1")
    act(s, "build:villa-1", "city:lerici", "pay:black")
    assert phase(s) == "over"
    assert GAME.legal(s) == []
    assert refused(s, "buy:bricks") == "C8.1"


@pytest.mark.parametrize(("players", "objects", "cost"), [(4, 6, 20), (3, 7, 25), (2, 8, 30)])
def test_the_three_conditions_depend_on_the_number_of_players(players: int, objects: int, cost: int) -> None:
    """C8.2: at least four scorings; 6, 7, 8 objects; buildings of cost 20, 25, 30 with 4, 3, 2 players."""
    others = " | 0c 0v" * (players - 1)

    def met(had: int, built: int, scored: str) -> bool:
        kinds = ("villa", "porta", "castello", "palazzo", "biblioteca", "cathedrale")
        towers = [f"{kind}-5@massa" for kind in kinds[: built // 5]] + (
            [f"villa-{built % 5}@massa"] if built % 5 else []
        )
        s = position(
            f"{players}p | 0c 0v book*{min(had, 4)} flag*{max(had - 4, 0)} {' '.join(towers)} {scored}{others}"
        )
        return bool(meets_the_conditions(s, 0))

    assert met(objects, cost, FOUR)
    assert met(objects + 1, cost, f"{FOUR} scored-pisa")
    assert not met(objects - 1, cost, FOUR)
    assert not met(objects, cost - 1, FOUR)
    assert not met(objects, cost, "scored-villa scored-porta scored-castello")
    assert met(objects, cost, "scored-villa scored-porta scored-pisa scored-massa")


def test_the_announcement_gives_five_points_at_once() -> None:
    """C8.2: after the own action and extra purchase; it may be left for a later turn."""
    s = position(f"2p turn=B | 0c 0v | 0c 7v {READY} biblioteca-1@lerici")
    act(s, "score:biblioteca")
    assert legal(s) == ["announce:no", "announce:yes"]
    act(s, "announce:yes")
    assert points(s) == [0, 12]
    s = position(f"2p | 0c 7v {READY} biblioteca-1@lerici | 0c 0v")
    act(s, "score:biblioteca", "announce:no")
    assert (int(s.seat), bool(s.last_round), points(s)) == (1, False, [7, 0])


def test_after_an_announcement_the_others_may_pass() -> None:
    """C8.3: the round is played to its end; who passes makes no extra purchase."""
    s = position(f"3p announce | 0c 0v {READY} | 50c 0v black | 50c 0v")
    act(s, "announce:yes")
    assert "pass:turn" in legal(s)
    act(s, "pass:turn")
    assert (int(s.seat), phase(s)) == (2, "action")
    act(s, "buy:bricks", *["white"] * 5, "segment:II", "brick:black", "brick:done", "extra:book")
    assert phase(s) == "over"


def test_nobody_else_can_announce() -> None:
    """C8.3: though all three conditions are met."""
    others = (
        "crown*4 gate*4 villa-4@massa porta-4@massa castello-4@massa palazzo-4@massa biblioteca-4@massa villa-3@massa"
    )
    others += f" porta-3@massa castello-3@massa palazzo-3@massa {FOUR}"
    s = position(f"2p announce | 0c 0v {READY} | 0c 0v {others}")
    assert meets_the_conditions(s, 1)
    act(s, "announce:yes", "score:biblioteca")
    assert (phase(s), points(s)) == ("over", [5, 4])


def test_nobody_passes_before_an_announcement() -> None:
    """C8.3: passing is only for the last round after one."""
    assert refused(position("2p | 20c 0v | 20c 0v"), "pass:turn") == "C8.3"


def test_who_announces_last_in_the_round_ends_the_game() -> None:
    """C8.3: nobody is left to play."""
    s = position(f"2p turn=B announce | 0c 0v | 0c 0v {READY}")
    act(s, "announce:yes")
    assert phase(s) == "over"
    assert GAME.ending(s) == "announced"


def test_after_an_announcement_who_can_do_nothing_takes_coins_or_passes() -> None:
    """C8.3, C4.6: both are allowed."""
    hand = "white*7 yellow*7 red*7 green*7 blue*7 black*7"
    s = position(f"2p announce | 0c 0v {hand} {READY} | 0c 0v | wheel")
    act(s, "announce:yes")
    assert legal(s) == ["take:coins", "pass:turn"]


ALL_BUT_ONE = f"{EIGHT} {thirty_built('villa-1')} {FOUR}"


def test_the_builder_of_the_thirtieth_may_still_announce() -> None:
    """C8.4: in that same turn; then the others may pass."""
    s = position(f"2p | 0c 0v black {ALL_BUT_ONE} | 0c 0v black | display villa-1")
    act(s, "build:villa-1", "city:lerici", "pay:black")
    assert phase(s) == "announce"
    act(s, "announce:yes")
    assert "pass:turn" in legal(s)
    assert GAME.ending(act(s, "pass:turn")) == "announced", "not by the building alone"


def test_later_players_of_that_round_may_not_announce_and_must_act() -> None:
    """C8.4: passing is for C8.3 only."""
    s = position(f"2p | 0c 0v black | 0c 0v black*2 {ALL_BUT_ONE} | display villa-1")
    act(s, "build:villa-1", "city:lerici", "pay:black")
    assert (int(s.seat), bool(meets_the_conditions(s, 1))) == (1, True)
    assert refused(s, "pass:turn") == "C8.3"
    act(s, "score:biblioteca", "extra:nothing")
    assert phase(s) == "over"
    assert int(s.announcer) == -1


def test_a_false_announcement_is_not_offered() -> None:
    """C8.5: who does not meet all three conditions is not asked."""
    s = position(f"2p | 0c 0v book*3 flag*4 {THIRTY} {FOUR} | 0c 0v")
    act(s, "score:cathedrale")
    assert phase(s) == "announce"  # the chalice was the eighth object
    s = position(f"2p | 0c 0v book*3 flag*3 {THIRTY} {FOUR} | 0c 0v")
    act(s, "score:cathedrale")
    assert (phase(s), int(s.seat)) == ("action", 1)


def test_the_log_tells_how_it_ended() -> None:
    """C8.2, C8.3: who has announced, who has the last turn, who has passed."""
    told = story(f"2p announce | 4c 0v {READY} | 5c 0v", "announce:yes", "pass:turn")
    assert told == [
        "Anna announces the end and gets 5 points.",
        "Last round: Ben takes the last turn.",
        "Ben’s turn.",
        "Ben passes.",
        "Anna has 59 points: 5 during the game, 24 for objects, 30 for buildings and 0 for coins.",
        "Ben has 1 point: 0 during the game, 0 for objects, 0 for buildings and 1 for coins.",
        "Anna wins.",
    ]
