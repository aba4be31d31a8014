"""What building would take and bring, for a player who thinks about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bauhof.core.actions import Numbers
from bauhof.core.compile import rule
from bauhof.games.carrara import legal, scoring
from bauhof.games.carrara.actions import BUILDING_WORDS, CITY_WORDS, COLOUR_WORDS
from bauhof.games.carrara.material import BUILDINGS, CITIES, COLOURS, COST
from bauhof.games.carrara.state import State
from bauhof.games.carrara.strategies import bricks_paid


@dataclass(frozen=True)
class Missing:
    """C8.2: how far a player is from each of the three conditions."""

    scorings: int
    objects: int | None
    cost: int


@dataclass(frozen=True)
class Plan:
    """What building would take and bring."""

    cities: dict[str, dict[str, int]]  # where it could stand, and the bricks that would do it most cheaply
    missing: Missing
    final: int  # points if the game ended then


def counts(row: Any, words: Sequence[str]) -> dict[str, int]:
    """The words of which there are any."""
    return {word: count for word, count in zip(words, row.tolist(), strict=True) if count}


def buildable(s: State) -> dict[str, Plan]:
    """C5.1: where each open building could be built with the bricks of the active player, and what it would bring."""
    paid = np.zeros((BUILDINGS, CITIES, COLOURS), np.int64)
    find_payments(s, paid)
    after = State.copy(s)
    found: dict[str, Plan] = {}
    for building in np.flatnonzero(paid.any(axis=(1, 2))).tolist():
        after.built[s.seat, building] = CITIES
        cities = {
            CITY_WORDS[city]: counts(paid[building, city], COLOUR_WORDS)
            for city in np.flatnonzero(paid[building].any(axis=1)).tolist()
        }
        found[BUILDING_WORDS[building]] = Plan(cities, *outlook(after, int(s.seat), True))
        after.built[s.seat, building] = 0
    return found


@rule
def find_payments(s: State, paid: Numbers) -> None:
    """Note how each open building could be paid most cheaply in every city, in one compiled call."""
    for building in range(BUILDINGS):
        for city in range(CITIES):
            if s.display[building] and legal.refuse_city(s, building, city) == 0:
                for colour in range(COLOURS):
                    paid[building, city, colour] = bricks_paid(s, city, COST[building], colour)


def outlook(s: State, player: int, seen: bool) -> tuple[Missing, int]:
    """C8.2, C9.1: what the three conditions still ask of a player, and the points if the game ended now."""
    numbers = np.zeros(5, np.int64)
    write_outlook(s, player, numbers)
    scorings, objects, cost, final, shown = numbers.tolist()
    return Missing(scorings, objects if seen else None, cost), final if seen else shown


@rule
def write_outlook(s: State, player: int, numbers: Numbers) -> None:
    """All of it in one compiled call; last the points that everybody sees."""
    numbers[0] = scoring.missing_scorings(s, player)
    numbers[1] = scoring.missing_objects(s, player)
    numbers[2] = scoring.missing_cost(s, player)
    numbers[3] = scoring.final_points(s, player)
    numbers[4] = scoring.open_points(s, player)
