from __future__ import annotations

from bauhof.core.match import Match
from tests.games.machi_koro.play import GAME, story

NAMES = ("Anna", "Ben", "Clara")


def test_the_log_tells_who_paid_whom_for_what() -> None:
    position = "3p | 4c bakery*2 | 0c cafe*3 | 0c cafe*2"
    assert story(position, "3", "build:nothing") == [
        "Anna rolls 3.",
        "Anna pays Clara 2 coins for 2 Cafés.",
        "Anna pays Ben only 2 coins of 3 for 3 Cafés.",
        "Anna gets 2 coins from the bank for 2 Bakeries.",
        "Anna builds nothing.",
        "Ben’s turn.",
    ]
    assert story(position, "3", "build:ranch", language="de") == [
        "Anna würfelt 3.",
        "Anna zahlt Clara 2 Münzen für 2 Cafés.",
        "Anna zahlt Ben nur 2 Münzen von 3 für 3 Cafés.",
        "Anna bekommt 2 Münzen aus der Bank für 2 Bäckereien.",
        "Anna baut einen Bauernhof für 1 Münze.",
        "Ben ist dran.",
    ]


def test_the_log_tells_who_pays_for_purple_cards() -> None:
    """M4.5, M4.6: everybody but the owner for the Stadium, one player for the TV Station."""
    position = "3p | 9c stadium tv-station | 5c bakery | 1c bakery"
    assert story(position, "6", "tv:+1", "build:nothing") == [
        "Anna rolls 6.",
        "Ben pays Anna 2 coins for a Stadium.",
        "Clara pays Anna only 1 coin of 2 for a Stadium.",
        "Ben pays Anna only 3 coins of 5 for a TV Station.",
        "Anna builds nothing.",
        "Ben’s turn.",
    ]


def test_swaps_landmarks_and_the_end_are_told() -> None:
    position = "2p | 22c bakery business-center train-station shopping-mall amusement-park | 0c mine"
    assert story(position, "roll:2", "3+3", "give:bakery", "with:+1", "take:mine", "build:radio-tower") == [
        "Anna rolls 3 + 3 = 6.",
        "Anna gives Ben a Bakery for a Mine.",
        "Anna builds the Radio Tower for 22 coins.",
        "Anna has built all four landmarks and wins.",
    ]


def test_choices_show_their_effect() -> None:
    match = Match(GAME, position="2p roll=4 | 5c bakery | 3c bakery")
    view = match.view(0)
    assert GAME.text.choice(view, "build:forest", NAMES, "en") == "build a Forest for 3 (2 left)"
    assert GAME.text.choice(view, "build:train-station", NAMES, "de") == "den Bahnhof bauen für 4 (bleiben 1)"
    match = Match(GAME, position="2p tv-target roll=6 | 5c tv-station | 3c bakery")
    assert GAME.text.choice(match.view(0), "tv:+1", NAMES, "en") == "Ben pays 3 (has 3)"
