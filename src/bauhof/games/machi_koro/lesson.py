"""The guided first game of Machi Koro."""

from __future__ import annotations

from bauhof.core.lesson import Lesson, Step

LESSON = Lesson(
    position="2p | 3c wheat-field bakery | 3c wheat-field bakery",
    steps=(
        Step("welcome", at="landmark:0:train-station", then="1", paragraph="M6.1"),
        Step("dice", at="bank", paragraph="M3.1"),
        Step("wheat", at="card:0:wheat-field", paragraph="M4.3"),
        Step("ranch", at="supply:ranch", do="build:ranch", then="2 build:cafe 3", paragraph="M3.5"),
        Step("blue", at="card:0:ranch", paragraph="M4.3"),
        Step("red", at="card:1:cafe", paragraph="M4.2"),
        Step("green", at="card:0:bakery", paragraph="M4.3"),
        Step(
            "choice",
            at="supply:convenience-store",
            do="build:bakery|build:convenience-store",
            then="6 build:wheat-field 2",
        ),
        Step("together", at="purse:0", paragraph="M4.3"),
        Step(
            "station",
            at="landmark:0:train-station",
            do="build:train-station",
            then="1 build:convenience-store",
            paragraph="M3.1",
        ),
        Step("one-die", at="bank", do="roll:1", then="2", paragraph="M3.1"),
        Step("chances", at="card:0:ranch"),
        Step("factory", at="supply:cheese-factory", paragraph="M4.4"),
        Step("purple", at="supply:stadium", paragraph="M4.5"),
        Step("free", at="supply:bakery", do="*", then="5 build:bakery"),
        Step("two-dice", at="bank", do="roll:2", then="1+1", paragraph="M3.2"),
        Step("save", at="purse:0", do="*", then="3 build:ranch"),
        Step("landmarks", at="landmark:0:radio-tower", paragraph="M5.5"),
        Step("real", at="town:1"),
    ),
    tips=("roll", "reroll", "tv", "give", "with", "take", "build"),
)
