"""Every part of the tensor: what it says, and that nothing else says it."""

from __future__ import annotations

import pytest

from bauhof.core.record import NOBODY
from bauhof.games.carrara.actions import BUILDING_WORDS
from bauhof.games.carrara.material import City, Colour, Object, Segment, Type
from bauhof.games.carrara.state import NOTHING, Phase, State
from tests.games.carrara.play import GAME
from tests.games.tensors import Case, changed, check_all_told, check_case, told

OBSERVER = 1
EMPTY_TABLE = changed(
    GAME,
    State.new(),
    {
        "players": 3,
        "seat": OBSERVER,
        "start": OBSERVER,
        "announcer": NOBODY,
        "segment": NOTHING,
        "building": NOTHING,
        "city": NOTHING,
    },
)
A, B, C = 2, 0, 1  # how far to the left of the observer they sit
COLOURS, CITIES, OBJECTS, TYPES = map(len, (Colour, City, Object, Type))
FIRST, LAST = BUILDING_WORDS.index("biblioteca-1"), BUILDING_WORDS.index("villa-5")
OPEN = {"open_screens": 1}
OPENED = ("options", "seen")
BUILT = {
    "built": {
        (0, FIRST): City.LIVORNO + 1,
        (0, FIRST + 1): City.LIVORNO + 1,
        (1, LAST): City.LERICI + 1,
        (2, LAST - 1): City.PISA + 1,
    }
}

CASES = [
    Case("players", {"players": 2}, {0: 1}, before={1: 1}, also=("present",)),
    Case("players", {"players": 4}, {2: 1}, before={1: 1}, also=("present",)),
    Case("present", {"players": 2}, {0: 1, 1: 1}, before={0: 1, 1: 1, 2: 1}, also=("players",)),
    Case("options", OPEN, {0: 1}, also=("seen",)),
    *(
        Case("phase", {"phase": phase}, {phase: 1}, before={0: 1}, also=("seen",) * (phase is Phase.OVER))
        for phase in Phase
        if phase
    ),
    Case("turn", {"seat": 0}, {A: 1}, before={B: 1}),
    Case("turn", {"seat": 2}, {C: 1}, before={B: 1}),
    Case("start", {"start": 0}, {A: 1}, before={B: 1}),
    Case("announcer", {"announcer": 0}, {A: 1}),
    Case("announcer", {"announcer": 2}, {C: 1}),
    Case("flags", {"last_round": 1}, {0: 1}),
    Case("segment", {"segment": Segment.I}, {0: 1}),
    Case("segment", {"segment": Segment.VI}, {5: 1}),
    Case("building", {"building": FIRST}, {0: 1}),
    Case("building", {"building": LAST}, {29: 1}),
    Case("city", {"city": City.LIVORNO}, {0: 1}),
    Case("city", {"city": City.LERICI}, {5: 1}),
    Case("picked", {"picked": {Colour.WHITE: 7, Colour.BLACK: 1}}, {0: 7 / 8, 5: 1 / 8}),
    Case(
        "wheel",
        {"wheel": {(Segment.I, Colour.BLACK): 7, (Segment.VI, Colour.YELLOW): 2}},
        {5: 7 / 8, 5 * COLOURS + 1: 2 / 8},
    ),
    Case("unseen", {"bag": {Colour.WHITE: 7, Colour.BLACK: 1}}, {0: 7 / 8, 5: 1 / 8}),
    Case("unseen", {"bag": {Colour.RED: 2}, "bricks": {(0, Colour.RED): 3, (2, Colour.RED): 1}}, {2: 6 / 8}),
    Case("display", {"display": {FIRST: 1, LAST: 1}}, {0: 1, 29: 1}),
    Case("stack", {"stack": {FIRST: 1, LAST: 1}}, {0: 1, 29: 1}),
    Case("field", {"field": {Object.BOOK: 1, Object.COAT_OF_ARMS: 1}}, {0: 1, 5: 1}),
    Case("supply", {"supply": {Object.BOOK: 3, Object.COAT_OF_ARMS: 2}}, {0: 3 / 8, 5: 2 / 8}),
    Case("seen", OPEN, {0: 1, 1: 1, 2: 1}, before={0: 1}, also=("options",)),
    Case("seen", {"phase": Phase.OVER}, {0: 1, 1: 1, 2: 1}, before={0: 1}, also=("phase",)),
    Case("coins", {"coins": {0: 20, 1: 10, 2: 30}}, {B: 10 / 32}),
    Case("coins", OPEN | {"coins": {0: 20, 1: 10, 2: 30}}, {A: 20 / 32, B: 10 / 32, C: 30 / 32}, also=OPENED),
    Case("bricks", {"bricks": {(1, Colour.WHITE): 7, (1, Colour.BLACK): 1}}, {0: 7 / 8, 5: 1 / 8}),
    Case(
        "bricks",
        OPEN | {"bricks": {(0, Colour.RED): 7, (2, Colour.BLACK): 1}},
        {A * COLOURS + 2: 7 / 8, C * COLOURS + 5: 1 / 8},
        also=OPENED,
    ),
    Case("objects", {"objects": {(0, Object.FLAG): 1, (1, Object.CROWN): 3}}, {2: 3 / 8}),
    Case(
        "objects",
        OPEN | {"objects": {(0, Object.FLAG): 1, (2, Object.COAT_OF_ARMS): 6}},
        {A * OBJECTS + 4: 1 / 8, C * OBJECTS + 5: 6 / 8},
        also=OPENED,
    ),
    Case("points", {"points": {0: 100, 1: 50, 2: 7}}, {A: 100 / 128, B: 50 / 128, C: 7 / 128}),
    Case(
        "types",
        {"types_scored": {(0, Type.BIBLIOTECA): 1, (1, Type.VILLA): 1, (2, Type.PORTA): 1}},
        {A * TYPES: 1, B * TYPES + 5: 1, C * TYPES + 3: 1},
    ),
    Case(
        "cities",
        {"cities_scored": {(0, City.LIVORNO): 1, (1, City.LERICI): 1, (2, City.LUCCA): 1}},
        {A * CITIES: 1, B * CITIES + 5: 1, C * CITIES + 2: 1},
    ),
    Case(
        "built",
        BUILT,
        {
            A * TYPES * CITIES: 2 / 8,
            (B * TYPES + Type.VILLA) * CITIES + City.LERICI: 1 / 8,
            (C * TYPES + Type.VILLA) * CITIES + City.PISA: 1 / 8,
        },
        also=("costs",),
    ),
    Case(
        "costs",
        BUILT,
        {
            A * TYPES * CITIES: 3 / 16,
            (B * TYPES + Type.VILLA) * CITIES + City.LERICI: 5 / 16,
            (C * TYPES + Type.VILLA) * CITIES + City.PISA: 4 / 16,
        },
        also=("built",),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_part_says_the_right_numbers_and_no_other_part_changes(case: Case) -> None:
    check_case(GAME, EMPTY_TABLE, OBSERVER, case)


def test_a_perfect_memory_knows_what_is_behind_all_screens_and_nothing_else_changes() -> None:
    """C10.2: everything is bought, built and scored openly."""
    everybody = {0: 1, 1: 1, 2: 1}
    behind = {
        "coins": {0: 20, 1: 10},
        "bricks": {(0, Colour.RED): 7, (1, Colour.WHITE): 7},
        "objects": {(2, Object.FLAG): 3},
        "bag": {Colour.BLACK: 7},
    }
    s = changed(GAME, EMPTY_TABLE, behind)
    printed, known = told(GAME, s, OBSERVER), told(GAME, s, OBSERVER, perfect_memory=True)
    assert (printed["seen"], printed["coins"], printed["unseen"]) == ({0: 1}, {B: 10 / 32}, {2: 7 / 8, 5: 7 / 8})
    assert (known["seen"], known["coins"], known["unseen"]) == (everybody, {A: 20 / 32, B: 10 / 32}, {5: 7 / 8})
    assert (printed["bricks"], known["bricks"]) == ({0: 7 / 8}, {0: 7 / 8, A * COLOURS + 2: 7 / 8})
    assert (printed["objects"], known["objects"]) == ({}, {C * OBJECTS + 4: 3 / 8})
    changes = {part for part in known if known[part] != printed[part]}
    assert changes == {"seen", "coins", "bricks", "objects", "unseen"}


def test_nothing_of_the_state_is_lost() -> None:
    check_all_told(GAME, CASES, untold=set())


@pytest.mark.parametrize("phase", [Phase.EXTRA, Phase.ANNOUNCE])
def test_a_question_that_tells_what_is_behind_a_screen_is_not_told(phase: Phase) -> None:
    """C10.2: others cannot tell it from the question before it."""
    asked = changed(GAME, EMPTY_TABLE, {"seat": 0, "phase": phase})
    before = changed(GAME, EMPTY_TABLE, {"seat": 0, "phase": Phase.ACTION})
    assert told(GAME, asked, OBSERVER) == told(GAME, before, OBSERVER)
    assert told(GAME, asked, OBSERVER, perfect_memory=True)["phase"] == {phase: 1}
    assert told(GAME, asked, 0)["phase"] == {phase: 1}
