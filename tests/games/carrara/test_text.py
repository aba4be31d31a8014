from __future__ import annotations

from bauhof.core.match import Match
from bauhof.core.text import LANGUAGES
from tests.games.carrara.play import GAME, display, story

NAMES = ("Anna", "Ben", "Clara")


def test_a_purchase_is_one_sentence() -> None:
    position = "2p | 9c 0v | 5c 0v | wheel I red*2 green II blue*2 IV black*2 V white yellow"
    words = ["buy:bricks", "black", "green", "segment:VI", "brick:white", "brick:yellow", "brick:done"]
    assert story(position, *words) == [
        "Anna turns the wheel; on segment I are now: 1 green and 1 black brick.",
        "Anna buys 1 white and 1 yellow brick from segment VI for 1 coin.",
        "It is Ben's turn.",
    ]
    assert story(position, *words, language="de") == [
        "Anna dreht die Scheibe; Segment I hat jetzt 1 grünen und 1 schwarzen Baustein.",
        "Anna kauft 1 weißen und 1 gelben Baustein aus Segment VI für 1 Münze.",
        "Ben ist an der Reihe.",
    ]


def test_free_bricks_and_empty_hands_are_told() -> None:
    bricks = "white*7 yellow*7 red*7 green*7 blue*7 black*5"
    position = f"2p | 5c 0v {bricks} | 0c 0v | wheel II black*2"
    words = ["buy:bricks", "segment:III", "brick:black", "brick:done"]
    assert story(position, *words) == [
        "Anna turns the wheel; segment I is empty.",
        "Anna takes 1 black brick from segment III for nothing.",
        "It is Ben's turn.",
    ]
    assert story(f"2p | 0c 0v {bricks} | 0c 0v | wheel VI black*2", "buy:bricks", language="de")[:2] == [
        "Anna dreht die Scheibe; Segment I hat jetzt 2 schwarze Bausteine.",
        "Anna kann nichts kaufen und nimmt 2 Münzen.",
    ]


def test_a_building_is_one_sentence() -> None:
    position = f"2p | 0c 0v red green*2 | 0c 0v | {display('villa-3')}"
    words = ["build:villa-3", "city:viareggio", "pay:red", "pay:green", "pay:green", "palazzo-5"]
    assert story(position, *words) == [
        "Anna builds a Villa (3) in Viareggio with 1 red and 2 green bricks.",
        "Revealed: Palazzo 5.",
        "It is Ben's turn.",
    ]
    assert story(position, *words, language="de") == [
        "Anna baut eine Villa (3) in Viareggio und zahlt 1 roten und 2 grüne Bausteine.",
        "Aufgedeckt: Palazzo 5.",
        "Ben ist an der Reihe.",
    ]


def test_a_scoring_and_an_extra_purchase_are_told() -> None:
    position = "2p | 1c 0v biblioteca-3@pisa biblioteca-2@massa | 0c 0v"
    assert story(position, "score:biblioteca", "extra:crown") == [
        "Anna scores Biblioteca: 9 coins, 2 points and 2 books.",
        "Anna buys 1 crown for 10 coins.",
        "It is Ben's turn.",
    ]
    assert story(position, "score:biblioteca", "extra:crown", language="de") == [
        "Anna wertet Biblioteca: 9 Münzen, 2 Siegpunkte und 2 Bücher.",
        "Anna kauft 1 Krone für 10 Münzen.",
        "Ben ist an der Reihe.",
    ]


def test_choices_show_their_effect() -> None:
    line = f"2p | 20c 0v red blue biblioteca-3@pisa | 20c 0v | {display('villa-2', built='biblioteca-3')}"
    view = Match(GAME, position=line).view(0)
    choice = GAME.text.choice
    assert choice(view, "build:villa-2", NAMES, "en") == "build a Villa (2), in Massa, Lérici"
    assert choice(view, "build:palazzo-5", NAMES, "de") == "einen Palazzo (5) bauen"
    assert choice(view, "score:biblioteca", NAMES, "de") == "Biblioteca werten: 9 Münzen und 1 Buch"
    assert choice(view, "segment:I", NAMES, "en").startswith("segment I: white at 6, yellow at 5")
    view = Match(GAME, position="2p brick segment=II picked=red | 9c 0v | 0c 0v | wheel II red*4 black*6").view(0)
    assert choice(view, "brick:red", NAMES, "de") == "einen roten Baustein für 3 Münzen"
    assert choice(view, "brick:black", NAMES, "en") == "a black brick for nothing"
    assert choice(view, "brick:done", NAMES, "en") == "that is all: pay 3 coins"
    assert choice(view, "city:pisa", NAMES, "de") == "in Pisa, 3 Münzen je Baustein"
    assert choice(view, "extra:coat-of-arms", NAMES, "en") == "buy a coat of arms for 10 coins"


def test_a_shared_victory_is_told() -> None:
    ready = "book*4 flag*4 scored-villa scored-porta scored-castello scored-palazzo"
    ready += " villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"
    match = Match(GAME, position=f"2p turn=B announce | 0c 59v | 0c 0v {ready}")
    match.apply("announce:yes")
    assert [GAME.text.prompt(match.view(0), NAMES, language) for language in LANGUAGES] == [
        "Anna and Ben share the victory.",
        "Anna und Ben teilen sich den Sieg.",
    ]


def test_the_wheel_shows_numbers_and_prices() -> None:
    match = Match(GAME, position="2p | 17c 0v | 19c 0v | wheel I white*2 VI white black")
    wheel = GAME.text.tables(match.view(0), NAMES, "de")[0]
    assert list(wheel.columns) == ["Segment", "weiß", "gelb", "rot", "grün", "blau", "schwarz"]
    assert [list(row) for row in wheel.rows] == [
        ["I", "2 zu 6, dann 5", "", "", "", "", ""],
        ["VI", "1 zu 1, dann 6", "", "", "", "", "1 zu 0, dann 1"],
    ]


def test_the_tables_hide_what_a_screen_hides() -> None:
    match = Match(GAME, position="2p | 17c 0v red*2 | 19c 0v blue*2 crown | wheel I white")
    rows = [list(row) for row in GAME.text.tables(match.view(0), NAMES, "en")[-1].rows]
    assert rows[0] == ["Anna", "0", "17", "red ×2", "", "4, 8, 30", "3"]
    assert rows[1] == ["Ben", "0", "?", "?", "?", "4, ?, 30", "at least 0"]
