from __future__ import annotations

import pytest

from bauhof.core.match import Match
from bauhof.core.words import languages
from tests.games.carrara.play import GAME, display, story

NAMES = ("Anna", "Ben", "Clara")


def briefs(position: str, *words: str, language: str = "en") -> list[str]:
    """What the log says in short about the turn of the first seat."""
    match = Match(GAME, position=position)
    before = len(match.events)
    for word in words:
        (match.resolve if match.turn is None else match.apply)(word)
    return [GAME.text.brief(event, 0, match.names, language) for event in match.events[before:]]


def reasons(position: str, language: str = "en") -> dict[str, str]:
    """Why not, for every choice that is refused."""
    state = GAME.position(position)
    return {one.word: one.reason for one in GAME.choices(state, language, NAMES) if not one.allowed}


def test_a_purchase_is_one_sentence() -> None:
    position = "2p | 9c 0v | 5c 0v | wheel I red*2 green II blue*2 IV black*2 V white yellow"
    words = ["buy:bricks", "black", "green", "segment:VI", "brick:white", "brick:yellow", "brick:done"]
    assert story(position, *words) == [
        "Anna turns the wheel. On segment I: 1 green and 1 black brick.",
        "Anna buys 1 white and 1 yellow brick from segment VI for 1 coin.",
        "Ben’s turn.",
    ]
    assert story(position, *words, language="de") == [
        "Anna dreht die Scheibe. Segment I hat jetzt 1 grünen und 1 schwarzen Baustein.",
        "Anna kauft 1 weißen und 1 gelben Baustein aus Segment VI für 1 Münze.",
        "Ben ist dran.",
    ]
    assert story(position, *words, language="fr") == [
        "Anna tourne la roue. Sur le secteur I\u00a0: 1 bloc vert et 1 bloc noir.",
        "Anna achète 1 bloc blanc et 1 bloc jaune sur le secteur VI pour 1 pièce.",
        "C’est à Ben de jouer.",
    ]
    assert briefs(position, *words) == ["", "buys white, yellow (−1)", ""]


def test_free_bricks_and_empty_hands_are_told() -> None:
    bricks = "white*7 yellow*7 red*7 green*7 blue*7 black*5"
    position = f"2p | 5c 0v {bricks} | 0c 0v | wheel II black*2"
    words = ["buy:bricks", "segment:III", "brick:black", "brick:done"]
    assert story(position, *words) == [
        "Anna turns the wheel. Segment I is empty.",
        "Anna takes 1 black brick from segment III for free.",
        "Ben’s turn.",
    ]
    assert briefs(position, *words) == ["", "takes black (free)", ""]
    empty_handed = f"2p | 0c 0v {bricks} | 0c 0v | wheel VI black*2"
    assert story(empty_handed, "buy:bricks", language="de")[:2] == [
        "Anna dreht die Scheibe. Segment I hat jetzt 2 schwarze Bausteine.",
        "Anna kann nichts kaufen und nimmt 2 Münzen.",
    ]
    assert briefs(empty_handed, "buy:bricks")[1] == "nothing to buy (+2)"


def test_a_building_is_one_sentence() -> None:
    position = f"2p | 0c 0v red green*2 | 0c 0v | {display('villa-3')}"
    words = ["build:villa-3", "city:viareggio", "pay:red", "pay:green", "pay:green", "palazzo-5"]
    assert story(position, *words) == [
        "Anna builds a Villa (3) in Viareggio with 1 red and 2 green bricks.",
        "New building: Palazzo 5.",
        "Ben’s turn.",
    ]
    assert story(position, *words, language="de") == [
        "Anna baut eine Villa (3) in Viareggio und zahlt 1 roten und 2 grüne Bausteine.",
        "Neues Gebäude: Palazzo 5.",
        "Ben ist dran.",
    ]
    assert story(position, *words, language="fr")[0] == (
        "Anna construit une Villa (3) à Viareggio avec 1 bloc rouge et 2 blocs verts."
    )
    assert briefs(position, *words) == ["builds Villa 3 in Viareggio", "new: Palazzo 5", ""]


def test_a_scoring_and_an_extra_purchase_are_told() -> None:
    position = "2p | 1c 0v biblioteca-3@pisa biblioteca-2@massa | 0c 0v"
    assert story(position, "score:biblioteca", "extra:crown") == [
        "Anna scores Biblioteca: 9 coins, 2 points and 2 books.",
        "Anna buys a crown for 10 coins.",
        "Ben’s turn.",
    ]
    assert story(position, "score:biblioteca", "extra:crown", language="de") == [
        "Anna wertet Biblioteca: 9 Münzen, 2 Punkte und 2 Bücher.",
        "Anna kauft eine Krone für 10 Münzen.",
        "Ben ist dran.",
    ]
    assert briefs(position, "score:biblioteca", "extra:crown") == [
        "scores Biblioteca: 9 coins, 2 points and 2 books",
        "buys a crown (−10)",
        "",
    ]


def test_the_final_scoring_says_where_the_points_come_from() -> None:
    ready = "book*4 flag*4 scored-villa scored-porta scored-castello scored-palazzo"
    ready += " villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"
    position = f"2p turn=B announce | 9c 3v | 0c 0v {ready}"
    assert story(position, "announce:yes") == [
        "Ben announces the end and gets 5 points.",
        "Anna has 4 points: 3 during the game, 0 for objects, 0 for buildings and 1 for coins.",
        "Ben has 59 points: 5 during the game, 24 for objects, 30 for buildings and 0 for coins.",
        "Ben wins.",
    ]
    assert briefs(position, "announce:yes") == [
        "announces the end (+5 points)",
        "Anna: 4 points",
        "Ben: 59 points",
        "Ben wins",
    ]
    assert GAME.words.say("de", "ending-announced") == "Das Ende wurde angesagt."


def test_choices_show_their_effect() -> None:
    line = f"2p | 20c 0v red blue biblioteca-3@pisa | 20c 0v | {display('villa-2', built='biblioteca-3')}"
    view = Match(GAME, position=line).view(0)
    choice = GAME.text.choice
    assert choice(view, "build:villa-2", NAMES, "en") == "build a Villa (2) in Massa or Lérici"
    assert choice(view, "build:palazzo-5", NAMES, "de") == "einen Palazzo (5) bauen"
    assert choice(view, "score:biblioteca", NAMES, "de") == "Biblioteca werten: 9 Münzen und 1 Buch"
    assert choice(view, "segment:I", NAMES, "en").startswith("segment I: white at 6, yellow at 5")
    assert choice(view, "segment:IV", NAMES, "fr") == "secteur IV\u00a0: vide"
    view = Match(GAME, position="2p brick segment=II picked=red | 9c 0v | 0c 0v | wheel II red*4 black*6").view(0)
    assert choice(view, "segment:II", NAMES, "en") == "segment II: red ×4 at 3, black ×6 free"
    assert choice(view, "brick:red", NAMES, "de") == "einen roten Baustein für 3 Münzen nehmen"
    assert choice(view, "brick:black", NAMES, "en") == "take a black brick for free"
    assert choice(view, "brick:done", NAMES, "en") == "done – pay 3 coins"
    assert GAME.text.prompt(view, NAMES, "en") == "Anna, which bricks do you buy? 3 coins so far, you have 9 coins."
    assert choice(view, "city:pisa", NAMES, "de") == "in Pisa: 3 Münzen je Baustein"
    assert choice(view, "extra:coat-of-arms", NAMES, "en") == "buy a coat of arms for 10 coins"
    assert choice(view, "announce:yes", NAMES, "en") == "announce the end (+5 points)"
    view = Match(GAME, position="2p brick segment=VI picked=black | 9c 0v | 0c 0v | wheel VI black*6 red*4").view(0)
    assert choice(view, "brick:done", NAMES, "en") == "done – free"


def test_a_whole_payment_is_one_choice() -> None:
    line = f"2p pay building=villa-3 city=massa picked=red | 0c 0v green*2 | 0c 0v | {display('villa-3')}"
    view = Match(GAME, position=line).view(0)
    assert GAME.text.choice(view, "pay:green pay:green", NAMES, "en") == "pay 1 red and 2 green bricks"
    assert GAME.text.prompt(view, NAMES, "en") == "Anna, pay 2 more bricks for a Villa (3) in Massa."


def test_a_refusal_says_how_much_is_missing() -> None:
    action = reasons(f"2p | 0c 0v red blue villa-1@pisa | 0c 0v | {display('villa-5', built='villa-1')}")
    assert action["build:villa-5"] == "you need 3 more bricks"
    assert action["build:villa-1"] == "this building is not on display"
    assert action["score:pisa"] == "you need 1 more building in Pisa"
    assert action["score:massa"] == "you need 3 more buildings in Massa"
    assert action["score:porta"] == "you have no building of this type"
    city = f"2p city building=villa-3 | 0c 0v red blue*2 | 0c 0v | {display('villa-3')}"
    assert reasons(city)["city:livorno"] == "you need 3 more bricks of colours that Livorno allows"
    assert reasons(city, "de")["city:lucca"] == "für Lucca fehlen dir 2 Bausteine in erlaubten Farben"
    segment = reasons("2p segment | 1c 0v | 0c 0v | wheel II white*4 yellow VI black*6")
    assert segment["segment:II"] == "you need 3 more coins"
    assert segment["segment:III"] == "segment III is empty"
    brick = "2p brick segment=II picked=red | 5c 0v | 0c 0v | wheel II white*7 red*3"
    assert reasons(brick)["brick:red"] == "you need 1 more coin"
    assert reasons(brick)["brick:white"] == "pick the more expensive colours first"
    assert reasons(brick)["brick:blue"] == "there are no blue bricks on segment II"
    pay = reasons(f"2p pay building=villa-2 city=pisa | 0c 0v white yellow green | 0c 0v | {display('villa-2')}")
    assert pay["pay:green"] == "Pisa doesn’t allow green bricks"
    assert pay["pay:yellow"] == "pay more expensive bricks first: the cheaper ones are not enough"


@pytest.mark.parametrize("language", languages())
def test_others_are_not_told_what_a_screen_hides(language: str) -> None:
    match = Match(GAME, position="2p segment | 17c 0v | 19c 0v | wheel I white*5 red*6")
    own, others = (GAME.text.prompt(match.view(seat), NAMES, language) for seat in range(2))
    assert "17" in own
    assert "17" not in others
    assert own.startswith(others)


def test_a_shared_victory_is_told() -> None:
    ready = "book*4 flag*4 scored-villa scored-porta scored-castello scored-palazzo"
    ready += " villa-5@massa porta-5@massa castello-5@massa palazzo-5@massa biblioteca-5@massa cathedrale-5@massa"
    match = Match(GAME, position=f"2p turn=B announce | 0c 59v | 0c 0v {ready}")
    match.apply("announce:yes")
    assert [GAME.text.prompt(match.view(0), NAMES, language) for language in ("en", "de", "fr")] == [
        "Anna and Ben share the victory.",
        "Anna und Ben teilen sich den Sieg.",
        "Anna et Ben partagent la victoire.",
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
