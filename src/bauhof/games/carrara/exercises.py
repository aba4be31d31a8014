"""Exercises for The Palaces of Carrara, in the order of the rules."""

from __future__ import annotations

from bauhof.core.exercise import Exercise

DISPLAY = "display biblioteca-1 cathedrale-2 palazzo-4 porta-1 porta-5 castello-2 castello-4 villa-3 villa-5"
BEN = "9c 0v blue"

EXERCISES = (
    Exercise(
        id="free-bricks",
        paragraph="C4.3",
        position=f"2p segment | 7c 0v | {BEN} | wheel I white red*2 III yellow red green*2 IV blue V green "
        f"VI red black | {DISPLAY}",
        after={"coins": 7},
        most="bricks",
    ),
    Exercise(
        id="cheapest-white",
        paragraph="C1.2",
        position=f"2p segment | 5c 0v | {BEN} | wheel I white*2 yellow*2 red II white*2 III green V white*2 VI red "
        f"| {DISPLAY}",
        most="bricks",
    ),
    Exercise(
        id="biggest-building",
        paragraph="C5.1",
        position=f"2p | 7c 0v white red*2 green black*2 | {BEN} | {DISPLAY}",
        most="score",
    ),
    Exercise(
        id="points-now",
        paragraph="C6.2",
        position=f"2p | 4c 0v villa-2@lucca villa-1@massa palazzo-3@livorno porta-3@pisa porta-2@lerici | {BEN} "
        f"| {DISPLAY}",
        most="points",
    ),
    Exercise(
        id="coins-now",
        paragraph="C6.3",
        position=f"2p | 2c 0v villa-2@pisa palazzo-3@pisa porta-3@viareggio porta-2@lerici biblioteca-5@massa | {BEN} "
        f"| {DISPLAY}",
        most="coins",
    ),
    Exercise(
        id="objects-now",
        paragraph="C6.4",
        position=f"2p | 2c 0v villa-2@massa palazzo-3@massa porta-3@massa porta-2@lucca cathedrale-1@massa | {BEN} "
        f"| {DISPLAY}",
        most="objects",
    ),
    Exercise(
        id="one-more-object",
        paragraph="C7.1",
        position=f"2p | 3c 0v cathedrale-3@pisa cathedrale-1@lerici villa-2@lucca porta-3@livorno | {BEN} | {DISPLAY}",
        most="objects",
        decisions=2,
    ),
)
