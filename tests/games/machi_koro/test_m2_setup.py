from __future__ import annotations

import pytest

from bauhof.games.machi_koro.material import BOX
from tests.games.machi_koro.play import GAME, act, coins, text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_cards_and_three_coins(players: int) -> None:
    """M2.1: one Wheat Field and one Bakery, no landmark built, 3 coins."""
    town = " | 3c wheat-field bakery"
    assert text(GAME.new(players)) == f"{players}p turn=A one-die" + players * town


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_84_lie_open_whatever_the_number_of_players(players: int) -> None:
    """M2.2: 6 of each, 4 of each purple kind."""
    s = GAME.new(players)
    assert s.supply.tolist() == BOX.tolist()
    assert s.supply.sum() == 84
    assert s.deck.sum() == 0


def test_the_first_seat_starts_and_play_is_clockwise() -> None:
    """M2.3: A, B, C, then A again."""
    s = GAME.new(3)
    turns = []
    for _ in range(4):
        turns.append(int(s.seat))
        act(s, "6", "build:nothing")
    assert turns == [0, 1, 2, 0]
    assert coins(s) == [3, 3, 3]
