"""The guided first game of The Palaces of Carrara: with 12 coins instead of 20, so that objects wait for later."""

from __future__ import annotations

from bauhof.core.lesson import Lesson, Step

LESSON = Lesson(
    position="2p | 12c 0v black | 12c 0v blue "
    "| display biblioteca-1 cathedrale-2 palazzo-4 porta-1 porta-5 castello-2 castello-4 villa-3 villa-5",
    steps=(
        Step("welcome", at="player:0", paragraph="C9.3"),
        Step("wheel", at="segment:I", paragraph="C1.2"),
        Step("turn", do="buy:bricks", then="white yellow red green blue", paragraph="C4.1"),
        Step("segment", at="segment:II", do="segment:II", paragraph="C4.3"),
        Step(
            "bricks",
            at="segment:II",
            do="brick:green brick:blue brick:black brick:done",
            then="buy:bricks black white green segment:III brick:yellow brick:done",
            paragraph="C4.3",
        ),
        Step("cities", at="site:0:massa", paragraph="C1.5"),
        Step(
            "build",
            do="build:castello-2 city:massa pay:green pay:blue",
            then="castello-1 build:porta-1 city:lerici pay:blue palazzo-2",
            paragraph="C5.1",
        ),
        Step("value", at="site:0:livorno", paragraph="C1.5"),
        Step("small", at="display", paragraph="C5.3"),
        Step("red", at="site:0:lucca", do="buy:bricks", then="yellow", paragraph="C4.1"),
        Step(
            "cheaper",
            at="segment:III",
            do="segment:III brick:red brick:green brick:blue brick:done",
            then="build:biblioteca-1 city:pisa pay:yellow villa-1",
            paragraph="C1.2",
        ),
        Step(
            "lucca",
            do="build:castello-1 city:lucca pay:red",
            then="porta-2 buy:bricks blue black red segment:V brick:white brick:done",
            paragraph="C5.2",
        ),
        Step(
            "score", at="score:castello", do="score:castello", then="score:biblioteca extra:nothing", paragraph="C6.2"
        ),
        Step("objects", at="objects:0", paragraph="C6.4"),
        Step("field", at="object:crown", paragraph="C7.1"),
        Step("whole", at="site:0:lerici", paragraph="C6.3"),
        Step("finish", at="player:0", paragraph="C8.2"),
        Step("real", at="player:1"),
    ),
    tips=("buy", "build", "score", "take", "pass", "segment", "brick", "city", "pay", "extra", "announce"),
)
