"""Worked examples of Skyline, in the order of the rules; hands lie open in them."""

from __future__ import annotations

from bauhof.core.example import Example

YARD = "yard museum5 theater6 station7 park10"
EARLY = "piles 19 20 18 19 18"  # both scoring cards are still to come
SPENT = "discard " + " ".join(
    f"{c}{v}*{1 + (v < 6)}" for c in ("blue", "green", "orange", "yellow") for v in range(1, 10)
)

EXAMPLES = (
    Example(
        id="taking-several",
        paragraph="S3.2",
        position=f"3p open-hands | {YARD} | display blue3 green2 orange1 yellow9 "
        f"| 0v blue6*2 orange4 orange5 | 0v green7 green8 yellow1 yellow6 | 0v blue9 orange2 yellow3*2 | {EARLY}",
        play="take:1 take:2",
        after={"hands": (6, 4, 4), "owned": (0, 0, 0)},
    ),
    Example(
        id="paying-too-much",
        paragraph="S3.3",
        position="3p open-hands | yard park10 theater6 station7 park9 | display blue3 green2 orange1 yellow9 "
        f"| 0v blue5 blue6 orange4 orange5 | 0v green7 green8 yellow1 yellow6 | 0v blue9 orange2 yellow3*2 | {EARLY}",
        play="buy:1 pay:6 pay:5 pay:done",
        after={"hands": (2, 4, 4), "owned": (1, 0, 0), "again": 0},
    ),
    Example(
        id="paying-exactly",
        paragraph="S3.5",
        position=f"3p open-hands | {YARD} | display blue3 green2 orange1 yellow9 "
        f"| 0v blue2 blue3 green6 orange4 | 0v green7 green8 yellow1 yellow6 | 0v blue9 orange2 yellow3*2 | {EARLY}",
        play="buy:1 pay:3 pay:2 pay:done buy:2 pay:6 pay:done take:4",
        after={"hands": (2, 4, 4), "owned": (2, 0, 0)},
    ),
    Example(
        id="tie",
        paragraph="S5.4",
        position=f"3p open-hands scored=1 | {YARD} | display blue9 green8 orange7 yellow9 "
        "| 0v skyscraper*4 blue6 orange8 orange9 | 0v skyscraper green7*2 yellow6 yellow7 "
        f"| 0v skyscraper*4 blue8 orange6 yellow8 | {SPENT} | piles 0 0 0 19 20",
        play="take:4 scoring",
        after={"points": (9, 0, 9), "scored": 2},
    ),
    Example(
        id="left-over",
        paragraph="S6.3",
        position="3p open-hands scored=2 | yard museum8 theater9 station10 park12 "
        "| display blue1 green1 orange1 yellow1 "
        "| 40v museum*2 theater*2 station*3 church*3 park*3 skyscraper*4 blue9 green4 yellow2 "
        "| 35v museum*2 theater*2 station*3 church*3 park*4 skyscraper*4 green3 orange2 yellow9 "
        "| 38v museum*2 theater*2 station*2 church*3 park*3 skyscraper*3 green4 orange6",
        play="buy:1 pay:9 pay:done",
        after={"owned": (18, 19, 16), "points": (111, 106, 86)},
    ),
    Example(
        id="dirk-scores",
        paragraph="S7.3",
        position=f"2p open-hands | {YARD} | display blue9 green8 orange7 yellow9 "
        "| 0v park*2 church blue6 orange8 | 0v park church*2 green7 yellow6 | dirk 0v park*3 museum*2 station "
        "| discard blue1*2 blue2*2 green1*2 green2*2 orange1*2 orange2*2 yellow1*2 yellow2*2 | piles 0 13 12 13 12",
        play="take:4 scoring",
        after={"points": (0, 4), "dirk_points": 9},
    ),
    Example(
        id="gift-to-dirk",
        paragraph="S7.5",
        position=f"2p open-hands | {YARD} | display blue9 green8 orange7 yellow9 "
        "| 0v church*2 park yellow4 yellow6 | 0v park*3 green7 yellow8 | dirk 0v park*3 museum theater station "
        "| piles 13 14 13 14 12",
        play="buy:4 pay:6 pay:4 pay:done for:dirk take:4",
        after={"owned": (3, 3), "dirk": 7, "hands": (1, 2)},
    ),
)
