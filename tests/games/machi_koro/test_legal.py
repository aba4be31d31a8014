"""Every refusal of Machi Koro: what is forbidden, why, and by which paragraph."""

from __future__ import annotations

import pytest

from bauhof.core.actions import slug
from bauhof.core.errors import IllegalAction
from bauhof.games.machi_koro.actions import Refusal
from tests.games.machi_koro.play import GAME, act, legal, position

NUMBER_OF_DICE = "2p | 9c bakery train-station | 0c bakery"
REROLL = "2p reroll roll=4 | 0c radio-tower | 0c bakery"
TV_TARGET = "2p tv-target roll=6 | 0c tv-station | 0c bakery"
GIVE = "2p give roll=6 | 0c bakery business-center | 0c mine"
GIVE_TO_PURPLE = "2p give roll=6 | 0c bakery business-center | 0c stadium"
PARTNER = "3p partner roll=6 given=bakery | 0c bakery business-center | 0c stadium | 0c mine"
TAKE = "2p take roll=6 given=bakery partner=B | 0c bakery business-center | 0c mine"
LANDMARKS = "train-station shopping-mall amusement-park radio-tower"
TEN = "wheat-field ranch bakery cafe convenience-store forest stadium tv-station business-center cheese-factory"
OPEN = f"2p variable-supply build roll=4 | 99c bakery | 0c bakery | supply {TEN}"

# fmt: off
REFUSED = [  # a position, what is refused there, by which paragraph, and why: of several reasons the first asked for
    (NUMBER_OF_DICE,                                            "build:cafe",          "M3",   "not-asked"),
    ("2p build roll=4 | 9c bakery train-station | 0c bakery",   "roll:1",              "M3",   "not-asked"),
    (f"2p over roll=4 | 0c {LANDMARKS} | 0c bakery",            "build:nothing",       "M6.1", "game-over"),
    (TV_TARGET,                                                 "tv:+2",               "M4.6", "no-such-player"),
    ("3p tv-target roll=6 | 0c tv-station | 0c mine | 0c mine", "tv:+3",               "M4.6", "no-such-player"),
    (PARTNER,                                                   "with:+3",             "M4.6", "no-such-player"),
    (PARTNER,                                                   "with:+1",             "M4.7", "nothing-in-return"),
    (GIVE_TO_PURPLE,                                            "give:bakery",         "M4.7", "nothing-in-return"),
    (GIVE,                                                      "give:mine",           "M4.7", "not-owned"),
    (GIVE,                                                      "give:stadium",        "M4.7", "purple-stays"),
    (TAKE,                                                      "take:bakery",         "M4.7", "not-theirs"),
    (TAKE,                                                      "take:stadium",        "M4.7", "purple-stays"),
    ("2p build roll=4 | 0c bakery | 0c cafe*6",                 "build:cafe",          "M3.5", "not-in-supply"),
    (OPEN,                                                      "build:mine",          "M3.5", "not-in-supply"),
    ("2p build roll=4 | 0c stadium | 0c bakery",                "build:stadium",       "M3.6", "second-purple"),
    ("2p two-of-a-kind build roll=4 | 9c stadium | 0c mine",    "build:stadium",       "M3.6", "second-purple"),
    ("2p two-of-a-kind build roll=4 | 0c ranch*2 | 0c mine",    "build:ranch",         "M7.2", "third-of-a-kind"),
    ("2p build roll=4 | 2c bakery | 0c bakery",                 "build:forest",        "M3.5", "too-few-coins"),
    ("2p build roll=4 | 3c bakery | 0c bakery",                 "build:train-station", "M3.5", "too-few-coins"),
    ("2p build roll=4 | 0c train-station | 0c bakery",          "build:train-station", "M1.3", "built-already"),
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


@pytest.mark.parametrize("start", [NUMBER_OF_DICE, REROLL, TV_TARGET, GIVE, PARTNER, TAKE, OPEN])
def test_only_the_open_question_is_asked(start: str) -> None:
    """M3: the words of all other questions are refused, from the first to the last."""
    s = position(start)
    asked = legal(s)[0].split(":")[0]
    for number in range(len(GAME.actions)):
        if GAME.actions.format(number).split(":")[0] != asked:
            with pytest.raises(IllegalAction) as error:
                GAME.apply(s, number)
            assert error.value.code == "not-asked"


def test_in_the_variable_supply_one_builds_from_what_lies_open() -> None:
    """M7.1: whatever a player could pay; landmarks are no part of the supply."""
    assert legal(position(OPEN)) == [f"build:{word}" for word in f"{TEN} {LANDMARKS} nothing".split()]
    s = position(f"2p variable-supply two-of-a-kind build roll=4 | 2c cafe*2 stadium | 0c bakery | supply {TEN}")
    assert legal(s) == [f"build:{word}" for word in ("wheat-field", "ranch", "bakery", "convenience-store", "nothing")]
