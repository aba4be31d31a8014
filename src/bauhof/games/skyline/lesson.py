"""The guided first game of Skyline: everybody has built once, and the first scoring is near."""

from __future__ import annotations

from bauhof.core.lesson import Lesson, Step

LESSON = Lesson(
    position="3p | yard museum5 theater6 station7 park8 | display blue3 green2 orange1 yellow9 "
    "| 0v park blue2 green6 orange4 orange8 yellow9 | 0v station green7 green8 orange7 yellow1 "
    "| 0v church blue9 orange2 yellow3*2 "
    "| discard blue1*2 blue4*2 blue6 green1*2 green3*2 green5 orange3*2 orange5 orange6 yellow2*2 yellow5*2 yellow7 "
    "| piles 0 17 19 20 18",
    steps=(
        Step("welcome", at="yard", paragraph="S6.4"),
        Step("kinds", at="owned:0:park", paragraph="S1.5"),
        Step("currency", at="yard:blue", paragraph="S3.3"),
        Step("poor", at="hand:0:blue"),
        Step(
            "take",
            at="display:1",
            do="take:1 take:2",
            then="blue7 yellow4 take:3 green4 take:3 blue8",
            paragraph="S3.2",
        ),
        Step("others", at="player:1", paragraph="S8.2"),
        Step("exact", at="yard:blue", do="buy:1 pay:3 pay:2 pay:done", paragraph="S3.3"),
        Step("again", at="yard:green", do="buy:2 pay:6 pay:done", paragraph="S3.5"),
        Step(
            "ends",
            at="display:4",
            do="take:4",
            then="church7 skyscraper9 green9 buy:3 pay:7 pay:done take:1 museum7 orange9 take:2 scoring orange6",
            paragraph="S3.2",
        ),
        Step("scored", at="points:0", paragraph="S4.3"),
        Step("places", at="owned:0:park", paragraph="S5.1"),
        Step(
            "change",
            at="yard:yellow",
            do="buy:4 pay:9 pay:done",
            then="skyscraper10 take:1 green6 take:1 blue5",
            paragraph="S3.3",
        ),
        Step("lead", at="owned:0:park", paragraph="S5.1"),
        Step("ledger", at="player:0"),
        Step("finish", at="buildings", paragraph="S6.1"),
        Step("real", at="player:1"),
    ),
    tips=("take", "buy", "pass", "pay", "for"),
)
