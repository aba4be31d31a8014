from __future__ import annotations

from bauhof.core.match import Match
from bauhof.core.text import NAMES
from tests.games.skyline.play import GAME, story

LINE = "2p | yard park10 museum5 - - | display blue3 green2 - - | 0v blue6 blue5 green5 | 0v | dirk 0v"


def test_the_log_tells_a_purchase_in_one_sentence() -> None:
    assert story(LINE, "buy:1", "pay:6", "pay:5", "pay:done", "for:self") == [
        "Anna buys a Park for 10, paying 6 + 5 in blue."
    ]
    assert story(LINE, "buy:2", "pay:5", "pay:done", "for:dirk", language="de") == [
        "Anna kauft Dirk ein Museum und zahlt passend 5 in Grün.",
        "Anna hat noch eine Aktion.",
    ]


def test_the_log_tells_what_was_taken_in_one_sentence() -> None:
    assert story(LINE, "take:1", "take:2") == ["Anna takes ● blue 3 and ▲ green 2."]


def test_the_end_is_told() -> None:
    line = "3p refill-display ending scored=2 | yard museum8 - park12 - | display yellow9 yellow9 yellow9 -"
    assert story(line + " | 0v blue1 | 3v | 0v", "yellow8", language="de") == [
        "Neues Geld: ◆ Gelb 8.",
        "Anna hat das meiste Geld in Blau und bekommt ein Museum.",
        "Niemand bekommt einen Park: In Orange hat keiner allein das meiste Geld.",
        "Wertung C.",
        "Anna bekommt 16 Punkte für Museen.",
        "Platz 1: Anna, 16 Punkte.",
        "Platz 2: Ben, 3 Punkte.",
        "Platz 3: Clara, 0 Punkte.",
    ]


def test_choices_show_how_they_can_be_paid() -> None:
    view = Match(GAME, position=LINE).view(0)
    assert GAME.text.choice(view, "buy:1", NAMES, "en") == "buy a Park for 10 in blue (with 6 + 5, 1 too much)"
    assert GAME.text.choice(view, "buy:2", NAMES, "de") == "ein Museum kaufen für 5 in Grün (passend mit 5)"
    assert GAME.text.choice(view, "take:1", NAMES, "de") == "● Blau 3 nehmen"
