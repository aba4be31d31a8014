from __future__ import annotations

from itertools import product

import pytest

from bauhof.games.carrara.state import State
from tests.games.carrara.play import GAME, act, display, held, legal, phase, position, refused, text

HAND = "white*2 yellow red*2 green*2 blue black"


def test_the_rulebooks_villa() -> None:
    """C5.1: a Villa of cost 3 in Viareggio for one red and two green bricks, which go back into the bag."""
    s = position(f"2p | 0c 0v red green*2 black | 0c 0v | {display('villa-3')}")
    bag = s.bag.copy()
    act(s, "build:villa-3")
    assert legal(s) == ["city:viareggio", "city:massa", "city:lerici"]
    assert refused(s, "city:lucca") == "C5.1"
    act(s, "city:viareggio", "pay:red", "pay:green", "pay:green")
    assert held(s, 0) == {"black": 1}
    assert (s.bag - bag).tolist() == [0, 0, 1, 2, 0, 0]
    assert GAME.view(s, 0).boards[0].buildings == {"viareggio": ("villa-3",)}


def test_the_rulebooks_palazzo() -> None:
    """C5.1, C5.2: a Palazzo of cost 4 in Lérici; it could have been built in Massa as well."""
    s = position(f"2p | 0c 0v red green blue*2 | 0c 0v | {display('palazzo-4')}")
    act(s, "build:palazzo-4")
    assert legal(s) == ["city:massa", "city:lerici"]
    act(s, "city:lerici", "pay:red", "pay:green", "pay:blue", "pay:blue")
    assert GAME.view(s, 1).boards[0].buildings == {"lerici": ("palazzo-4",)}


def test_only_open_buildings_that_the_bricks_can_pay() -> None:
    """C5.1: never one from the stack; exactly its cost."""
    s = position(f"2p | 0c 0v black*2 | 0c 0v | {display('villa-1', 'villa-2', 'villa-3')}")
    assert {"build:villa-1", "build:villa-2"} <= set(legal(s))
    assert refused(s, "build:villa-3") == "C5.1"
    assert refused(s, "build:castello-5") == "C5.1"  # in the stack


@pytest.mark.parametrize(
    ("city", "colours"),
    [
        ("livorno", "white"),
        ("pisa", "white yellow"),
        ("lucca", "white yellow red"),
        ("viareggio", "white yellow red green"),
        ("massa", "white yellow red green blue"),
        ("lerici", "white yellow red green blue black"),
    ],
)
def test_a_city_allows_its_colours(city: str, colours: str) -> None:
    """C5.1: each brick is of a colour allowed in that city."""
    s = position(f"2p city building=villa-1 | 0c 0v {HAND} | 0c 0v | {display('villa-1')}")
    act(s, f"city:{city}")
    assert legal(s) == [f"pay:{colour}" for colour in colours.split()]
    for colour in ("yellow", "red", "green", "blue", "black")[len(colours.split()) - 1 :]:
        assert refused(s, f"pay:{colour}") == "C5.1"


def payments(s: State) -> list[tuple[int, ...]]:
    """Every payment that the sequences lead to, as often as they do."""
    found = []
    for word in legal(s):
        after = act(State.copy(s), word)
        if phase(after) == "pay":
            found += payments(after)
        else:
            found.append(tuple(int(count) for count in s.bricks[0] + s.picked - after.bricks[0]))
    return found


def test_every_payment_can_be_made_in_exactly_one_way() -> None:
    """C5.1: any bricks of allowed colours; no dead end, and no two sequences that differ only in the order."""
    s = position(f"2p pay building=villa-4 city=viareggio | 0c 0v {HAND} | 0c 0v | {display('villa-4')}")
    ways = [(*way, 0, 0) for way in product(range(3), range(2), range(3), range(3)) if sum(way) == 4]
    assert sorted(payments(s)) == sorted(ways)


def test_a_brick_that_leaves_too_little_for_the_rest_is_refused() -> None:
    """C5.1: the dearer colours are picked first; who needs all bricks begins with the dearest."""
    s = position(f"2p pay building=villa-3 city=massa | 0c 0v white yellow blue black | 0c 0v | {display('villa-3')}")
    assert legal(s) == ["pay:white"]
    assert refused(s, "pay:yellow") == "C5.1"
    assert refused(s, "pay:red") == "C5.1"
    act(s, "pay:white", "pay:yellow")
    assert refused(s, "pay:white") == "C5.1"


def test_a_city_may_be_cheaper_and_full_of_buildings() -> None:
    """C5.2: white bricks build anywhere, and a sixth building in the same city too."""
    built = "villa-1@lerici villa-2@lerici villa-3@lerici villa-4@lerici villa-5@lerici"
    s = position(f"2p | 0c 0v white {built} | 0c 0v | {display('porta-1', built=built)}")
    act(s, "build:porta-1")
    assert len(legal(s)) == 6
    act(s, "city:lerici", "pay:white")
    assert len(GAME.view(s, 0).boards[0].buildings["lerici"]) == 6


def test_the_gap_is_filled_from_the_stack() -> None:
    """C5.3: with any building of the stack, each as likely as the others."""
    s = position(f"2p | 0c 0v black | 0c 0v | {display('villa-1')}")
    act(s, "build:villa-1", "city:lerici", "pay:black")
    assert phase(s) == "reveal"
    assert set(GAME.chance(s).values()) == {1}
    assert len(GAME.chance(s)) == 21
    act(s, "villa-5")
    assert text(s).endswith("villa-5")
    assert (int(s.display.sum()), int(s.seat)) == (9, 1)


def test_without_a_stack_the_gap_stays() -> None:
    """C5.3: as long as there is a stack."""
    kinds = ("biblioteca", "porta", "palazzo", "villa")
    built = " ".join(["castello-5@lerici", *(f"{kind}-{cost}@lerici" for kind in kinds for cost in range(1, 6))])
    s = position(f"2p | 0c 0v black | 0c 0v {built} | {display('castello-1', built=built)}")
    assert s.stack.sum() == 0
    act(s, "build:castello-1", "city:lerici", "pay:black")
    assert (int(s.display.sum()), int(s.seat), phase(s)) == (8, 1, "action")
