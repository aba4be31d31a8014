"""Exercises for Skyline, in the order of the rules."""

from __future__ import annotations

from bauhof.core.exercise import Exercise

OTHERS = "0v station green7 green8 yellow1 yellow6 | 0v church blue9 orange2 yellow3*2"

EXERCISES = (
    Exercise(
        id="many-cards",
        paragraph="S3.2",
        position="3p | yard museum5 theater6 station7 park10 | display blue2 green9 orange1 yellow2 "
        f"| 0v blue6 orange4 orange5 yellow7 | {OTHERS}",
        most="hands",
    ),
    Exercise(
        id="keep-cards",
        paragraph="S3.3",
        position="3p pay place=1 | yard museum8 theater6 station7 park10 | display blue2 green9 orange1 yellow2 "
        f"| 0v blue1 blue2 blue3 blue4 blue9 orange4 | {OTHERS}",
        most="hands",
    ),
    Exercise(
        id="pay-exactly",
        paragraph="S3.5",
        position="3p pay place=1 | yard museum8 theater6 station7 park10 | display blue2 green9 orange1 yellow2 "
        f"| 0v blue2 blue3 blue4 blue6 blue7 orange4 | {OTHERS}",
        after={"again": 1},
    ),
    Exercise(
        id="another-action",
        paragraph="S3.5",
        position="3p | yard museum5 theater6 station9 park10 | display blue3 green2 orange1 yellow9 "
        f"| 0v blue2 blue4 green7 orange2 orange3 orange4 yellow6 yellow7 | {OTHERS}",
        after={"again": 1},
    ),
    Exercise(
        id="two-at-once",
        paragraph="S3.5",
        position="3p | yard museum7 theater8 station6 park9 | display blue3 green2 orange1 yellow9 "
        f"| 0v blue4 blue5 green3 green5 orange8 yellow4 yellow7 | {OTHERS}",
        after={"owned": 2},
        decisions=2,
    ),
    Exercise(
        id="many-at-once",
        paragraph="S3.5",
        position="3p | yard museum4 theater5 station6 church10 | display blue3 green2 orange1 yellow9 "
        f"| 0v blue1 blue3 green5 orange7 yellow8 | {OTHERS}",
        most="owned",
        decisions=3,
    ),
    Exercise(
        id="four-cards",
        paragraph="S3.5",
        position="3p | yard museum3 theater9 station8 skyscraper13 | display blue7 green6 orange9 yellow8 "
        f"| 0v blue4 green7 orange5 orange6 yellow1 yellow2 yellow4 yellow6 | {OTHERS}",
        after={"again": 1},
    ),
)
