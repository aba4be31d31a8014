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

OUTLOOK = 5  # numbers


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


def buildable(own: State) -> dict[str, Plan]:
    """C5.1: where each open building could be built with the bricks of the active player, and what it would bring."""
    paid = np.zeros((BUILDINGS, CITIES, COLOURS), np.int64)
    outlooks = np.zeros((BUILDINGS, OUTLOOK), np.int64)
    if not plan_buildings(own, paid, outlooks):
        return {}
    found: dict[str, Plan] = {}
    for building in np.flatnonzero(own.display).tolist():
        bricks = [(word, counts(row, COLOUR_WORDS)) for word, row in zip(CITY_WORDS, paid[building], strict=True)]
        if cities := {word: cheapest for word, cheapest in bricks if cheapest}:
            found[BUILDING_WORDS[building]] = Plan(cities, *outlook(outlooks[building].tolist(), True))
    return found


@rule
def plan_buildings(own: State, paid: Numbers, outlooks: Numbers) -> int:
    """How each open building could be paid most cheaply in every city, and what it would bring; returns how often."""
    plans = 0
    for building in range(BUILDINGS):
        if own.display[building]:
            for city in range(CITIES):
                if legal.refuse_city(own, building, city) == 0:
                    plans += 1
                    for colour in range(COLOURS):
                        paid[building, city, colour] = bricks_paid(own, city, COST[building], colour)
            own.built[own.seat, building] = CITIES
            write_outlook(own, own.seat, outlooks[building])
            own.built[own.seat, building] = 0
    return plans


def outlook(numbers: Sequence[int], seen: bool) -> tuple[Missing, int]:
    """C8.2, C9.1: what the three conditions still ask of a player, and the points if the game ended now."""
    scorings, objects, cost, final, shown = numbers
    return Missing(scorings, objects if seen else None, cost), final if seen else shown


@rule
def write_outlook(s: State, player: int, numbers: Numbers) -> None:
    """The numbers of an outlook; last the points that everybody sees."""
    numbers[0] = scoring.missing_scorings(s, player)
    numbers[1] = scoring.missing_objects(s, player)
    numbers[2] = scoring.missing_cost(s, player)
    numbers[3] = scoring.final_points(s, player)
    numbers[4] = scoring.open_points(s, player)
