"""Every part of the tensor: what it says, and that nothing else says it."""

from __future__ import annotations

import pytest

from bauhof.core.record import NOBODY
from bauhof.games.machi_koro.material import Kind, Landmark
from bauhof.games.machi_koro.state import NOTHING, Phase, State
from tests.games.machi_koro.play import GAME
from tests.games.tensors import Case, changed, check_all_told, check_case

OBSERVER = 1
EMPTY_TABLE = changed(GAME, State.new(), {"players": 3, "seat": OBSERVER, "given": NOTHING, "partner": NOBODY})
A, B, C = 2, 0, 1  # how far to the left of the observer they sit
KINDS, LANDMARKS = len(Kind), len(Landmark)

CASES = [
    Case("players", {"players": 2}, {0: 1}, before={1: 1}, also=("present",)),
    Case("players", {"players": 4}, {2: 1}, before={1: 1}, also=("present",)),
    Case("present", {"players": 2}, {0: 1, 1: 1}, before={0: 1, 1: 1, 2: 1}, also=("players",)),
    Case("options", {"variable_supply": 1}, {0: 1}),
    Case("options", {"two_of_a_kind": 1}, {1: 1}),
    *(Case("phase", {"phase": phase}, {phase: 1}, before={0: 1}) for phase in Phase if phase),
    Case("turn", {"seat": 0}, {A: 1}, before={B: 1}),
    Case("turn", {"seat": 2}, {C: 1}, before={B: 1}),
    Case("dice", {"dice": {0: 6}}, {5: 1}),
    Case("dice", {"dice": {0: 1, 1: 2}}, {0: 1, 7: 1}),
    Case("flags", {"rerolled": 1}, {0: 1}),
    Case("flags", {"again": 1}, {1: 1}),
    Case("given", {"given": Kind.WHEAT_FIELD}, {0: 1}),
    Case("given", {"given": Kind.MARKET}, {14: 1}),
    Case("partner", {"partner": 0}, {A: 1}),
    Case("partner", {"partner": 2}, {C: 1}),
    Case("supply", {"supply": {Kind.RANCH: 6, Kind.MARKET: 3}}, {1: 6 / 8, 14: 3 / 8}),
    Case("deck", {"deck": {Kind.RANCH: 6, Kind.MARKET: 3}}, {1: 6 / 8, 14: 3 / 8}),
    Case("coins", {"coins": {0: 22, 1: 11, 2: 33}}, {A: 22 / 32, B: 11 / 32, C: 33 / 32}),
    Case(
        "cards",
        {"cards": {(0, Kind.MARKET): 6, (1, Kind.CAFE): 1, (2, Kind.MINE): 2}},
        {A * KINDS + 14: 6 / 8, B * KINDS + 3: 1 / 8, C * KINDS + 11: 2 / 8},
    ),
    Case(
        "landmarks",
        {"landmarks": {(0, Landmark.TRAIN_STATION): 1, (1, Landmark.RADIO_TOWER): 1, (2, Landmark.SHOPPING_MALL): 1}},
        {A * LANDMARKS: 1, B * LANDMARKS + 3: 1, C * LANDMARKS + 1: 1},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_part_says_the_right_numbers_and_no_other_part_changes(case: Case) -> None:
    check_case(GAME, EMPTY_TABLE, OBSERVER, case)


def test_nothing_of_the_state_is_lost() -> None:
    check_all_told(GAME, CASES, untold=set())
