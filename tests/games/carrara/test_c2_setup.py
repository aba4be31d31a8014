from __future__ import annotations

import pytest

from bauhof.core.chance import FastChance
from bauhof.games.carrara.actions import BUILDING_WORDS
from bauhof.games.carrara.state import State
from tests.games.carrara.play import GAME, act, coins, held, phase, text


def revealed(players: int, seed: int = 1) -> State:
    """A new game with its nine buildings."""
    s: State = GAME.new(players)
    chance = FastChance(seed)
    while GAME.is_chance(s):
        possible = GAME.chance(s)
        GAME.resolve(s, list(possible)[chance.draw(list(possible.values()))])
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_coins_and_a_brick_for_everybody(players: int) -> None:
    """C2.1: black for the first seat, then blue, green, red, clockwise; the first seat starts."""
    s = revealed(players)
    assert coins(s) == [20] * players
    assert [held(s, seat) for seat in range(players)] == [{c: 1} for c in ("black", "blue", "green", "red")[:players]]
    assert (s.start, s.seat, phase(s)) == (0, 0, "action")


def test_one_brick_of_each_colour_lies_on_segment_one() -> None:
    """C2.2: all others are in the bag."""
    s = revealed(3)
    assert s.wheel.tolist() == [[1] * 6] + [[0] * 6] * 5
    assert s.bag.tolist() == [6, 6, 6, 5, 5, 5]


def test_nine_buildings_are_revealed_one_by_one() -> None:
    """C2.3: each of the thirty is as likely as any other; the stack has no order."""
    s = GAME.new(2)
    assert {GAME.outcomes.format(b): weight for b, weight in GAME.chance(s).items()} == dict.fromkeys(BUILDING_WORDS, 1)
    act(s, "villa-3", "porta-1")
    assert "villa-3" not in {GAME.outcomes.format(b) for b in GAME.chance(s)}
    assert text(s).endswith("| display porta-1 villa-3")
    assert len(GAME.chance(s)) == 28
    s = revealed(2)
    assert (s.display.sum(), s.stack.sum()) == (9, 21)


def test_one_object_of_each_kind_lies_on_the_field() -> None:
    """C2.4: the other five of each are the supply."""
    s = revealed(4)
    assert s.field.tolist() == [1] * 6
    assert s.supply.tolist() == [5] * 6
    assert not s.objects.any()
