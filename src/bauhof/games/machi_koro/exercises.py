"""Exercises for Machi Koro, in the order of the rules."""

from __future__ import annotations

from bauhof.core.exercise import Exercise

HEAD = "2p build roll=6"
BEN = "5c wheat-field bakery"

EXERCISES = (
    Exercise(
        id="anybodys-turn",
        paragraph="M4.3",
        position=f"{HEAD} | 3c wheat-field bakery | {BEN}",
        most="coins",
        then="5",
        gained=True,
    ),
    Exercise(
        id="guests",
        paragraph="M4.2",
        position=f"{HEAD} | 3c wheat-field bakery shopping-mall | {BEN}",
        most="coins",
        then="3",
        gained=True,
    ),
    Exercise(
        id="small-shops",
        paragraph="M4.3",
        position=f"{HEAD} | 3c wheat-field bakery | {BEN}",
        most="coins",
        then="6 build:nothing 4",
        gained=True,
    ),
    Exercise(
        id="cheese",
        paragraph="M4.4",
        position=f"{HEAD} | 6c wheat-field bakery ranch*3 forest train-station | {BEN}",
        most="coins",
        then="6 build:nothing roll:2 3+4",
        gained=True,
    ),
    Exercise(
        id="furniture",
        paragraph="M4.4",
        position=f"{HEAD} | 6c wheat-field bakery ranch forest*2 mine train-station | {BEN}",
        most="coins",
        then="6 build:nothing roll:2 4+4",
        gained=True,
    ),
    Exercise(
        id="harvest",
        paragraph="M4.4",
        position=f"{HEAD} | 5c wheat-field*3 bakery apple-orchard train-station | {BEN}",
        most="coins",
        then="6 build:nothing roll:2 5+6",
        gained=True,
    ),
    Exercise(
        id="who-pays",
        paragraph="M4.6",
        position="3p tv-target roll=6 | 2c wheat-field bakery tv-station | 3c wheat-field bakery mine*2 "
        "| 6c wheat-field bakery",
        most="coins",
    ),
    Exercise(
        id="exchange",
        paragraph="M4.7",
        position="3p give roll=6 | 2c wheat-field bakery cafe business-center | 3c wheat-field bakery forest mine "
        "train-station | 1c wheat-field bakery convenience-store",
        most="coins",
        then="build:nothing roll:2 4+5",
        gained=True,
    ),
    Exercise(
        id="last-landmark",
        paragraph="M6.1",
        position=f"{HEAD} | 16c wheat-field bakery mine*2 train-station shopping-mall radio-tower | {BEN}",
        after={"won": 1},
    ),
)
