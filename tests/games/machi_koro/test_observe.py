from __future__ import annotations

from bauhof.games.machi_koro.observe import PARTS
from bauhof.games.machi_koro.state import State
from tests.games.machi_koro.play import GAME, act, position

LINE = "3p turn=B take roll=6 given=cafe partner=A | 22c mine*3 | 11c cafe business-center radio-tower | 0c bakery"


def test_the_view_has_what_a_screen_needs() -> None:
    view = GAME.view(position(LINE), 2)
    assert (view.seat, view.turn, view.players, view.phase) == (2, 1, 3, "take")
    assert (view.given, view.partner, view.dice) == ("cafe", 0, (6,))
    assert view.towns[1].cards == {"cafe": 1, "business-center": 1}
    assert view.towns[1].landmarks == ("radio-tower",)
    assert view.supply["mine"] == 3
    assert view.winner is None


def test_the_view_tells_what_every_roll_would_bring() -> None:
    s = position("3p | 1c bakery*2 stadium | 5c cafe ranch | 3c ranch")
    income = GAME.view(s, 0).income
    assert income[2] == (2, 1, 1)
    assert income[3] == (1, 1, 0)  # one coin to the Café, then two Bakeries
    assert income[6] == (4, -2, -2)
    assert set(income) == set(range(1, 13))
    for roll in "123456":
        after = act(State.copy(s), roll)
        assert tuple(int(gain) for gain in after.coins[:3] - s.coins[:3]) == income[int(roll)]


def test_the_winner_is_shown() -> None:
    s = position("2p turn=B over roll=4 | 0c | 0c train-station shopping-mall amusement-park radio-tower")
    assert GAME.view(s, 0).winner == 1


def test_the_tensor_has_the_observer_first() -> None:
    tensor = GAME.observe(position(LINE), 1)

    def part(name: str) -> list[float]:
        return [float(value) for value in tensor[PARTS.slice(name)]]

    assert part("players") == [0, 1, 0]
    assert part("turn") == [1, 0, 0, 0]
    assert part("partner") == [0, 0, 1, 0]  # A sits two places to the left of B
    assert part("present") == [1, 1, 1, 0]
    assert part("coins") == [11 / 32, 0, 22 / 32, 0]
    assert part("dice") == [0] * 5 + [1] + [0] * 6
    assert part("landmarks") == [0, 0, 0, 1] + [0] * 12
    assert part("given").index(1) == 3
    assert part("cards")[3] == 1 / 8
    assert part("supply")[11] == 3 / 8
    assert sum(part("phase")) == 1


def test_the_parts_fill_the_tensor_without_gaps() -> None:
    covered = [place for part in PARTS.parts for place in range(part.start, part.start + part.length)]
    assert covered == list(range(len(PARTS)))
    assert all(GAME.observe(GAME.new(players), 0).shape == (len(PARTS),) for players in GAME.players)
    assert all(part.meaning for part in PARTS.parts)
