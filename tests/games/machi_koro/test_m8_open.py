from __future__ import annotations

from dataclasses import replace

from bauhof.games.machi_koro.observe import View
from tests.games.machi_koro.play import GAME, position


def test_everybody_sees_everything_but_the_order_of_the_deck() -> None:
    """M8.1: all views are equal but for who looks; the deck is a count, it has no order."""
    s = position("3p variable-supply reveal | 4c bakery | 0c mine | 7c radio-tower | supply cafe*2")
    views: list[View] = [GAME.view(s, seat) for seat in range(3)]
    assert replace(views[1], seat=0) == views[0] == replace(views[2], seat=0)
    assert views[0].deck == 84 - 2 - 1
    assert sum(views[0].unseen.values()) == views[0].deck
    assert [town.coins for town in views[0].towns] == [4, 0, 7]
