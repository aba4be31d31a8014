"""What building would take and bring, for a player who thinks about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


def counts(row: Sequence[int], words: Sequence[str]) -> dict[str, int]:
    """The words of which there are any."""
    return {word: count for word, count in zip(words, row, strict=True) if count}


def buildable(own: State) -> dict[str, Plan]:
    """C5.1: where each open building could be built with the bricks of the active player, and what it would bring."""
    plans = np.zeros((BUILDINGS * CITIES, 2 + COLOURS + OUTLOOK), np.int64)
    found: dict[str, Plan] = {}
    for building, city, *numbers in plans[: write_plans(own, plans)].tolist():
        word, bricks = BUILDING_WORDS[building], counts(numbers[:COLOURS], COLOUR_WORDS)
        if word in found:
            found[word].cities[CITY_WORDS[city]] = bricks
        else:
            found[word] = Plan({CITY_WORDS[city]: bricks}, *outlook(numbers[COLOURS:], True))
    return found


@rule
def write_plans(own: State, plans: Numbers) -> int:
    """Note building, city, the cheapest bricks and the outlook of whatever could be built; returns how much that is."""
    count = 0
    for building in range(BUILDINGS):
        for city in range(CITIES):
            if own.display[building] and legal.refuse_city(own, building, city) == 0:
                plans[count, 0] = building
                plans[count, 1] = city
                for colour in range(COLOURS):
                    plans[count, 2 + colour] = bricks_paid(own, city, COST[building], colour)
                own.built[own.seat, building] = CITIES
                write_outlook(own, own.seat, plans[count, 2 + COLOURS :])
                own.built[own.seat, building] = 0
                count += 1
    return count


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
