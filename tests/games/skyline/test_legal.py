"""Every refusal of Skyline: what is forbidden, why, and by which paragraph."""

from __future__ import annotations

import pytest

from bauhof.core.actions import slug
from bauhof.core.errors import IllegalAction
from bauhof.games.skyline.actions import Refusal
from tests.games.skyline.play import act, legal, position

TURN = "3p turn | yard museum5 - park8 - | display blue3 green2 blue3 - | 0v blue4 blue3 blue1*2 | 0v | 0v"
TAKE = "3p take chosen=2 | yard museum5 - park8 - | display blue3 green2 green4 yellow1 | 0v | 0v | 0v"
PAY = "3p pay place=1 paid=3 | yard park8 - - - | display blue3 - - - | 0v blue4 blue3*2 blue1*2 | 0v | 0v"
ONLY_TO_TAKE = "3p turn | yard museum5 - - - | display - - - blue3 | 0v | 0v | 0v"
ONLY_TO_BUY = "3p turn | yard museum5 - - - | display - - - - | 0v blue5 | 0v | 0v"
OVER = "3p ending over scored=3 | yard - - - - | display blue3 - - - | 0v | 0v | 0v"

# fmt: off
REFUSED = [  # a position, what is refused there, by which paragraph, and why: of several reasons the first asked for
    (TURN,         "pay:1",     "S3",   "not-asked"),
    (PAY,          "take:1",    "S3",   "not-asked"),
    (OVER,         "take:1",    "S6.4", "game-over"),
    (TURN,         "take:4",    "S3.2", "no-card-there"),
    (TURN,         "take:3",    "S3.2", "out-of-order"),
    (TAKE,         "take:2",    "S3.2", "chosen-already"),
    (TAKE,         "take:1",    "S3.2", "out-of-order"),
    (TAKE,         "take:3",    "S3.2", "too-much"),
    (TURN,         "buy:2",     "S3.3", "no-building-there"),
    (TURN,         "buy:3",     "S3.3", "cannot-pay"),
    (PAY,          "pay:9",     "S3.3", "not-in-hand"),
    (PAY,          "pay:4",     "S3.3", "paid-out-of-order"),
    (PAY,          "pay:1",     "S3.3", "too-little"),
    (PAY,          "pay:done",  "S3.3", "too-little"),
    (ONLY_TO_TAKE, "pass:turn", "S3.7", "can-act"),
    (ONLY_TO_BUY,  "pass:turn", "S3.7", "can-act"),
]
# fmt: on


@pytest.mark.parametrize(("start", "word", "paragraph", "code"), REFUSED)
def test_every_refusal_names_its_reason(start: str, word: str, paragraph: str, code: str) -> None:
    s = position(start)
    assert word not in legal(s)
    with pytest.raises(IllegalAction) as error:
        act(s, word)
    assert (error.value.paragraph, error.value.code) == (paragraph, code)


def test_the_table_has_every_refusal() -> None:
    assert {row[3] for row in REFUSED} == {slug(reason) for reason in Refusal if reason is not Refusal.NONE}
