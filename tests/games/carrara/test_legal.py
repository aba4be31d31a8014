"""Every refusal of The Palaces of Carrara: what is forbidden, why, and by which paragraph."""

from __future__ import annotations

import pytest

from bauhof.core.actions import slug
from bauhof.core.errors import IllegalAction
from bauhof.games.carrara.actions import Refusal
from tests.games.carrara.play import act, display, legal, position

ACTION = "2p | 0c 0v red*2 villa-1@pisa villa-2@pisa scored-villa | 0c 0v scored-pisa | "
ACTION += display("villa-4", built="villa-1 villa-2")
NOTHING = "2p | 0c 0v white*7 yellow*7 red*7 green*7 blue*7 black*7 | 0c 0v | wheel"
SIX_MARKERS = "2p | 0c 0v villa-1@pisa villa-2@pisa scored-biblioteca scored-cathedrale scored-palazzo scored-porta"
SIX_MARKERS += " scored-castello scored-villa | 0c 0v"
SEGMENT = "2p segment | 5c 0v | 5c 0v | wheel I white*2 II red*6 VI black*3"
FIRST_BRICK = "2p brick segment=II | 5c 0v | 5c 0v | wheel I white*2 II red*6 VI black*3"
BRICK = "2p brick segment=II picked=red | 5c 0v | 0c 0v | wheel II white*7 red*3"
CITY = f"2p city building=villa-3 | 0c 0v red blue*2 | 0c 0v | {display('villa-3')}"
PAY = "2p pay building=villa-3 city=massa picked=yellow | 0c 0v white yellow green black | 0c 0v | "
PAY += display("villa-3")
EXTRA = "2p extra | 20c 0v book | 0c 0v | field chalice crown gate flag coat-of-arms"
MET = "book*4 flag*4 villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"
OVER = f"2p turn=B last-round announcer=A over | 0c 0v {MET} scored-villa scored-porta scored-pisa scored-lucca | 0c 0v"

# fmt: off
REFUSED = [  # a position, what is refused there, by which paragraph, and why: of several reasons the first asked for
    (ACTION,      "pay:white",     "C3.1", "not-asked"),
    (PAY,         "buy:bricks",    "C3.1", "not-asked"),
    (OVER,        "buy:bricks",    "C8.1", "game-over"),
    (NOTHING,     "buy:bricks",    "C4.6", "nothing-to-buy"),
    (ACTION,      "take:coins",    "C4.6", "can-act"),
    (ACTION,      "build:villa-5", "C5.1", "not-on-display"),
    (ACTION,      "build:villa-4", "C5.1", "too-few-bricks"),
    (ACTION,      "score:villa",   "C6.2", "type-scored"),
    (ACTION,      "score:porta",   "C6.2", "no-such-building"),
    (ACTION,      "score:massa",   "C6.3", "too-few-buildings"),
    (ACTION,      "score:pisa",    "C6.3", "city-scored"),
    (SIX_MARKERS, "score:pisa",    "C6.1", "no-marker-left"),
    (ACTION,      "pass:turn",     "C8.3", "not-announced"),
    (SEGMENT,     "segment:III",   "C4.3", "no-brick-there"),
    (SEGMENT,     "segment:I",     "C4.3", "too-few-coins"),
    (BRICK,       "brick:blue",    "C4.3", "no-brick-there"),
    (BRICK,       "brick:white",   "C4.3", "out-of-order"),
    (BRICK,       "brick:red",     "C4.3", "too-few-coins"),
    (FIRST_BRICK, "brick:done",    "C4.3", "nothing-bought"),
    (CITY,        "city:livorno",  "C5.1", "too-few-bricks"),
    (PAY,         "pay:black",     "C5.1", "not-allowed-in-city"),
    (PAY,         "pay:red",       "C5.1", "no-such-brick"),
    (PAY,         "pay:white",     "C5.1", "paid-out-of-order"),
    (PAY,         "pay:green",     "C5.1", "rest-cannot-be-paid"),
    (EXTRA,       "extra:book",    "C7.1", "object-gone"),
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
