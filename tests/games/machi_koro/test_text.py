from __future__ import annotations

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.text import LANGUAGES, Language
from bauhof.games.machi_koro.actions import EVENTS, Refusal
from tests.games.machi_koro.play import GAME

NAMES = ("Anna", "Ben", "Clara")


def story(position: str, *words: str, language: Language = "en") -> list[str]:
    match = Match(GAME, position=position, names=NAMES[: int(position[0])])
    events = [
        event for word in words for event in (match.apply(word) if match.turn is not None else match.resolve(word))
    ]
    return [GAME.text.event(event, match.names, language) for event in events]


def test_the_log_tells_who_paid_whom_for_what() -> None:
    position = "3p | 4c bakery*2 | 0c cafe*3 | 0c cafe*2"
    assert story(position, "3", "build:nothing") == [
        "Anna rolls 3.",
        "Anna pays Clara 2 coins for 2 Cafés.",
        "Anna pays Ben only 2 coins of 3 for 3 Cafés.",
        "Anna gets 2 coins from the bank for 2 Bakeries.",
        "Anna builds nothing.",
        "It is Ben's turn.",
    ]
    assert story(position, "3", "build:ranch", language="de") == [
        "Anna würfelt 3.",
        "Anna zahlt Clara 2 Münzen für 2 Cafés.",
        "Anna zahlt Ben nur 2 Münzen von 3 für 3 Cafés.",
        "Anna bekommt 2 Münzen aus der Bank für 2 Bäckereien.",
        "Anna baut einen Bauernhof für 1 Münze.",
        "Ben ist an der Reihe.",
    ]


def test_swaps_landmarks_and_the_end_are_told() -> None:
    position = "2p | 22c bakery business-center train-station shopping-mall amusement-park | 0c mine"
    assert story(position, "roll:2", "3+3", "give:bakery", "with:+1", "take:mine", "build:radio-tower") == [
        "Anna rolls 3 + 3 = 6.",
        "Anna gives Ben a Bakery for a Mine.",
        "Anna builds the Radio Tower for 22 coins.",
        "Anna has built all four landmarks and wins.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_everything_that_can_come_up(language: Language) -> None:
    """Random games meet every phase, action, refusal and event, and each can be put into words."""
    phases, events, refusals = set(), set(), set()
    for seed in range(40):
        options = {"variable_supply": bool(seed & 1), "two_of_a_kind": bool(seed & 2)}
        match = Match(GAME, 2 + seed % 3, options=options)
        chance = FastChance(seed)
        while True:
            view = match.view(0)
            phases.add(view.phase)
            assert "{" not in GAME.text.prompt(view, match.names, language)
            assert all(table.rows for table in GAME.text.tables(view, match.names, language)[1:])
            for choice in match.choices:
                refusals.add(choice.refusal)
                assert "{" not in GAME.text.choice(view, choice.word, match.names, language)
                assert choice.allowed or all(GAME.text.refusal(choice.refusal, language))
            if match.is_over:
                break
            if match.chance:
                match.resolve(list(match.chance)[chance.draw(list(match.chance.values()))])
            else:
                match.apply(match.legal[chance.draw([1] * len(match.legal))])
        events |= {event.kind for event in match.events}
        assert all("{" not in GAME.text.event(event, match.names, language) for event in match.events)
    assert len(phases) == len(GAME.blocks)
    assert events == {kind.name.lower() for kind in EVENTS}
    asked = set(Refusal) - {Refusal.NOT_ASKED, Refusal.GAME_OVER}
    assert refusals == {code.value for code in asked}


def test_choices_show_their_effect() -> None:
    match = Match(GAME, position="2p roll=4 | 5c bakery | 3c bakery")
    view = match.view(0)
    assert GAME.text.choice(view, "build:forest", NAMES, "en") == "build a Forest for 3 (leaves 2)"
    assert GAME.text.choice(view, "build:train-station", NAMES, "de") == "den Bahnhof bauen für 4 (bleiben 1)"
    match = Match(GAME, position="2p tv-target roll=6 | 5c tv-station | 3c bakery")
    assert GAME.text.choice(match.view(0), "tv:+1", NAMES, "en") == "Ben pays 3 (has 3)"
