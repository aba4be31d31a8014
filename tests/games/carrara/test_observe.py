from __future__ import annotations

from collections import Counter

from bauhof.games.carrara.observe import PARTS, Gain, SegmentView, View
from bauhof.games.carrara.plans import Missing
from bauhof.games.carrara.state import State
from tests.games.carrara.play import GAME, act, coins, display, points, position

BUILT = "biblioteca-3@pisa biblioteca-2@massa villa-1@massa"
LINE = (
    f"3p start=C turn=B pay building=porta-3 city=lucca picked=white | 40c 7v red*2 crown | 10c 50v yellow*2 {BUILT}"
    f" scored-villa | 0c 0v black book*2 | wheel I white II red*2 | {display('porta-3', built=BUILT)}"
)


def test_the_view_has_what_a_screen_needs() -> None:
    view: View = GAME.view(position(LINE), 2)
    assert (view.seat, view.turn, view.start, view.players, view.phase) == (2, 1, 2, 3, "pay")
    assert (view.building, view.city, view.segment, view.picked) == ("porta-3", "lucca", None, {"white": 1})
    assert view.boards[1].buildings == {"pisa": ("biblioteca-3",), "massa": ("biblioteca-2", "villa-1")}
    assert view.boards[1].scored == ("villa",)
    assert view.boards[2].objects == {"book": 2}
    assert view.supply["book"] == 3
    assert "porta-3" in view.display
    assert view.announcer is None
    assert view.winners == ()


def test_the_view_tells_every_price_now_and_after_the_next_turn_of_the_wheel() -> None:
    view: View = GAME.view(position("2p | 20c 0v | 20c 0v | wheel I white black II red*2 VI white"), 0)
    assert view.wheel["I"] == SegmentView({"white": 1, "black": 1}, {"white": 6, "black": 1}, {"white": 5, "black": 0})
    assert view.wheel["II"] == SegmentView({"red": 2}, {"red": 3}, {"red": 2})
    assert view.wheel["VI"] == SegmentView({"white": 1}, {"white": 1}, {"white": 6})


def test_the_view_tells_what_the_picked_bricks_cost() -> None:
    s = position("2p segment | 20c 0v | 20c 0v | wheel I white*4 black*5 II red*2")
    act(act(act(s, "segment:II"), "brick:red"), "brick:red")
    view: View = GAME.view(s, 0)
    assert (view.picked, view.price, view.wheel["II"].bricks) == ({"red": 2}, 6, {})


def test_the_view_tells_what_can_be_built_where() -> None:
    line = f"2p turn=B | 20c 0v white red blue | 20c 0v | {display('porta-3', 'villa-2')}"
    buildable = GAME.view(position(line), 0).buildable
    assert buildable["porta-3"].cities == {city: {"white": 1, "red": 1, "blue": 1} for city in ("massa", "lerici")}
    assert list(buildable["villa-2"].cities) == ["lucca", "viareggio", "massa", "lerici"]
    assert buildable["villa-2"].cities["lucca"] == {"white": 1, "red": 1}
    assert buildable["villa-2"].cities["massa"] == {"red": 1, "blue": 1}
    assert "biblioteca-5" not in buildable
    assert GAME.view(position(line), 1).buildable == {}


def test_the_view_tells_what_a_building_would_take_and_bring() -> None:
    """C5.1, C8.2, C9.1: as the greedy strategy pays it, for everything that can be built anywhere."""
    s = position(f"2p | 20c 0v white yellow red*2 blue | 20c 0v | {display('porta-3', 'villa-2', 'castello-5')}")
    buildable = GAME.view(s, 0).buildable
    assert {"porta-3", "villa-2", "castello-5"} <= set(buildable)
    for word, plan in buildable.items():
        for city, bricks in plan.cities.items():
            after = act(act(State.copy(s), f"build:{word}"), f"city:{city}")
            words = GAME.routine(after)
            assert Counter(one.removeprefix("pay:") for one in words) == bricks
            for one in words:
                act(after, one)
            board = GAME.view(after, 0).boards[0]
            assert (board.final, board.missing) == (plan.final, plan.missing)


def test_the_view_tells_what_every_scoring_would_pay() -> None:
    s = position(f"2p | 0c 0v {BUILT} | 0c 0v")
    scorings = GAME.view(s, 0).scorings
    assert scorings == {"biblioteca": Gain(9, 2, {"book": 2}), "villa": Gain(0, 1, {"coat-of-arms": 1})}
    assert GAME.view(s, 1).scorings == {}
    for word, gain in scorings.items():
        after = act(State.copy(s), f"score:{word}")
        assert (coins(after)[0], points(after)[0]) == (gain.coins, gain.points)


def test_the_view_tells_how_far_everybody_is_from_the_end() -> None:
    boards = GAME.view(position(LINE), 2).boards
    assert [board.missing for board in boards] == [Missing(4, None, 25), Missing(3, None, 19), Missing(4, 5, 25)]
    assert [board.final for board in boards] == [7, 50 + 6, 6]


def test_the_tensor_has_the_observer_first() -> None:
    s = position(LINE)
    tensor = GAME.observe(s, 1)

    def part(name: str) -> list[float]:
        return [float(value) for value in tensor[PARTS.slice(name)]]

    assert part("players") == [0, 1, 0]
    assert part("turn") == [1, 0, 0, 0]
    assert part("start") == [0, 1, 0, 0]  # C sits to the left of B
    assert part("announcer") == [0] * 4
    assert part("present") == [1, 1, 1, 0]
    assert part("seen") == [1, 0, 0, 0]
    assert part("coins") == [10 / 32, 0, 0, 0]
    assert part("points") == [50 / 128, 0, 7 / 128, 0]
    assert part("picked")[0] == 1 / 8
    assert part("bricks")[1] == 2 / 8
    assert part("wheel")[6 + 2] == 2 / 8
    assert part("unseen") == [count / 8 for count in (5, 5, 5, 7, 7, 7)]
    assert part("building").index(1) == 17
    assert part("city") == [0, 0, 1, 0, 0, 0]
    assert part("types") == [0] * 5 + [1] + [0] * 18
    assert part("built")[1] == part("built")[4] == part("built")[5 * 6 + 4] == 1 / 8
    assert part("costs")[1] == 3 / 16
    assert (sum(part("built")), sum(part("costs"))) == (3 / 8, 6 / 16)
    assert sum(part("display")) == 9
    assert sum(part("phase")) == 1


def test_open_screens_fill_the_tensor() -> None:
    s = position(LINE.replace("3p", "3p open-screens"))
    tensor = GAME.observe(s, 1)
    assert tensor[PARTS.slice("seen")].tolist() == [1, 1, 1, 0]
    assert tensor[PARTS.slice("coins")].tolist() == [10 / 32, 0, 40 / 32, 0]
    assert tensor[PARTS.slice("options")].tolist() == [1]
    assert tensor[PARTS.slice("objects")][6] == 2 / 8


def test_the_parts_fill_the_tensor_without_gaps() -> None:
    covered = [place for part in PARTS.parts for place in range(part.start, part.start + part.length)]
    assert covered == list(range(len(PARTS)))
    assert all(GAME.observe(GAME.new(players), 0).shape == (len(PARTS),) for players in GAME.players)
    assert all(part.meaning for part in PARTS.parts)
