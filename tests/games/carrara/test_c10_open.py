from __future__ import annotations

from dataclasses import fields

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.laws import walk
from bauhof.games.carrara.observe import View, disguised
from bauhof.games.carrara.state import State, inventory
from tests.games.carrara.play import GAME, act, position

LINE = "3p | 7c 4v red book villa-3@pisa scored-villa | 8c 0v blue*2 crown | 9c 1v black*3"


def test_the_table_is_open_to_everybody() -> None:
    """C10.1: wheel, displays, stack size, buildings, markers, points, objects on the field and in the supply."""
    views: list[View] = [GAME.view(position(LINE), seat) for seat in range(3)]
    private = {"seat", "boards", "unseen_bricks", "buildable", "scorings"}
    for field in fields(View):
        if field.name not in private:
            assert getattr(views[0], field.name) == getattr(views[1], field.name) == getattr(views[2], field.name)
    board = views[2].boards[0]
    assert (board.points, board.buildings, board.scored) == (4, {"pisa": ("villa-3",)}, ("villa",))
    assert (views[0].stack, views[0].supply["crown"], views[0].field[0]) == (20, 4, "book")


def test_screens_hide_coins_bricks_and_objects() -> None:
    """C10.2: the own ones are seen, those of the others are not, and nothing that follows from them."""
    boards = GAME.view(position(LINE), 1).boards
    assert [board.coins for board in boards] == [None, 8, None]
    assert [board.bricks for board in boards] == [None, {"blue": 2}, None]
    assert [board.objects for board in boards] == [None, {"crown": 1}, None]
    assert [board.missing.objects for board in boards] == [None, 6, None]
    assert [board.final for board in boards] == [4 + 3, 3 + 1, 1]


def test_open_screens_show_everything_and_change_nothing_else() -> None:
    """C10.2: the option."""
    s = position(LINE.replace("3p", "3p open-screens"))
    boards = GAME.view(s, 1).boards
    assert [board.coins for board in boards] == [7, 8, 9]
    assert [board.missing.objects for board in boards] == [6, 6, 7]
    assert [board.final for board in boards] == [4 + 3 + 3 + 1, 3 + 1, 1 + 1]
    assert GAME.legal(s) == GAME.legal(position(LINE))


def test_after_the_end_all_screens_are_lifted() -> None:
    """C10.2: the final scoring shows what everybody has."""
    ready = "book*4 flag*4 scored-villa scored-porta scored-castello scored-palazzo"
    ready += " villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"
    s = position(f"2p turn=B announce | 8c 0v white | 9c 0v {ready}")
    assert GAME.view(s, 1).boards[0].coins is None
    act(s, "announce:yes")
    view = GAME.view(s, 1)
    assert (view.boards[0].coins, view.winners) == (8, (1,))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_disguise_is_another_possible_position(players: int) -> None:
    """C10.2: others have other things behind their screens; what lies open and the own things are the same."""
    chance = FastChance(players)
    different = 0
    states = [State.copy(s) for s in walk(GAME, players, players)]
    for s in states[::7]:
        other = disguised(s, 0, chance)
        assert State.bytes(GAME.position(GAME.format(other))) == State.bytes(other)
        assert inventory(other) == inventory(s)
        assert (other.coins[0], other.bricks[0].tolist()) == (s.coins[0], s.bricks[0].tolist())
        different += State.bytes(other) != State.bytes(s)
    assert different > 0.9 * len(states[::7])


def test_nobody_knows_what_comes_from_the_bag_or_the_stack() -> None:
    """C10.3: only which bricks are not seen, and which buildings are still to come; there is no order."""
    view = GAME.view(position(LINE), 1)
    assert view.unseen_bricks == {"white": 6, "yellow": 6, "red": 6, "green": 6, "blue": 4, "black": 6}
    assert len(view.unseen_buildings) == view.stack == 20
    assert not set(view.unseen_buildings) & {*view.display, "villa-3"}


def test_an_empty_bag_is_no_secret_when_it_could_not_fill_the_wheel() -> None:
    """C10.3: fewer than eleven bricks lie there for a purchase, so the hidden hands have all the others."""
    hand = "white*7 yellow*7 red*7 green*7 blue*7"
    s = position(f"3p segment | 9c 0v | 0c 0v {hand} | 0c 0v black*3 | wheel VI black*4")
    other = disguised(s, 0, FastChance(1))
    assert not other.bag.any()
    assert other.bricks[1:3].sum() == 38
    assert other.bricks[1].tolist() != s.bricks[1].tolist()


def test_what_another_player_could_still_do_is_not_told() -> None:
    """C10.2: that B is asked for an extra purchase would say that B has ten coins."""
    s = position("2p turn=B extra | 20c 0v | 12c 0v")
    assert GAME.view(s, 0).phase == "action"
    assert GAME.view(s, 1).phase == "extra"
    poor = {int(GAME.observation.disguised(s, 0, FastChance(seed)).coins[1]) < 10 for seed in range(20)}
    assert poor == {True, False}
    assert GAME.view(position("2p open-screens turn=B extra | 20c 0v | 12c 0v"), 0).phase == "extra"
