"""Every part of the features, worked out by hand."""

from __future__ import annotations

import pytest

from bauhof.core.laws import walk
from bauhof.games.carrara.actions import BUILDING_WORDS, SCORING_WORDS
from tests.games.carrara.play import GAME, act, display, position
from tests.games.tensors import changed, worked_out

OPEN = (
    "biblioteca-1 biblioteca-2 cathedrale-3 palazzo-4 palazzo-5 porta-1 castello-2 villa-3 villa-5"  # nine, as in C2.3
)
BUILT = "biblioteca-3@pisa biblioteca-2@massa villa-1@massa"
SIX_OF_FIVE = " ".join(
    f"{kind}-5@lerici" for kind in ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
)
FOUR_SCORED = "scored-biblioteca scored-cathedrale scored-palazzo scored-porta"
EIGHT_OBJECTS = "book*2 chalice*2 crown*2 gate*2"


def by_word(words: list[str], **numbers: float) -> list[float]:
    """A number for every word that has one."""
    found = {word.replace("_", "-"): number for word, number in numbers.items()}
    assert set(found) <= set(words)
    return [found.get(word, 0) for word in words]


def test_what_own_bricks_can_build() -> None:
    """C5.1: one brick for Livorno and Pisa, three for Lucca and Viareggio, four for the rest."""
    s = position(f"2p | 0c 0v white red*2 blue | 0c 0v white*3 | {display(*OPEN.split())}")
    found = worked_out(GAME, s, 0)
    everywhere = dict.fromkeys(("biblioteca_1", "porta_1"), 6 / 6)
    from_lucca = dict.fromkeys(("biblioteca_2", "cathedrale_3", "castello_2", "villa_3"), 4 / 6)
    sites = by_word(BUILDING_WORDS, **everywhere, **from_lucca, palazzo_4=2 / 6)
    assert found["sites"] == pytest.approx(sites)
    assert found["choice"] == pytest.approx([2 / 9, 2 / 9, 6 / 9, 6 / 9, 7 / 9, 7 / 9])
    assert found["dearest"] == pytest.approx([0.2, 0.2, 0.6, 0.6, 0.8, 0.8])
    assert worked_out(GAME, s, 1)["dearest"] == pytest.approx([0.6] * 6)


def test_what_scorings_bring() -> None:
    """C6: two bibliotecas and a villa; Massa lacks one building and Pisa too."""
    found = worked_out(GAME, position(f"2p | 0c 0v {BUILT} | 0c 0v"), 0)
    assert found["possible"] == by_word(SCORING_WORDS, biblioteca=1, villa=1)
    assert found["pays coins"] == pytest.approx(by_word(SCORING_WORDS, biblioteca=9 / 20, pisa=9 / 20))
    assert found["pays points"] == pytest.approx(by_word(SCORING_WORDS, biblioteca=2 / 20, villa=1 / 20, massa=3 / 20))
    objects = by_word(SCORING_WORDS, biblioteca=2 / 6, villa=1 / 6, pisa=1 / 6, massa=2 / 6)
    assert found["pays objects"] == pytest.approx(objects)


def test_what_is_scored_brings_nothing_more() -> None:
    """C6.2, C6.3: the own type, and a city whoever scored it."""
    built = "biblioteca-3@pisa biblioteca-2@pisa villa-1@pisa"
    found = worked_out(GAME, position(f"2p | 0c 0v {built} scored-villa | 0c 0v scored-pisa"), 0)
    assert found["possible"] == by_word(SCORING_WORDS, biblioteca=1)
    assert found["pays coins"] == pytest.approx(by_word(SCORING_WORDS, biblioteca=15 / 20))


def test_objects_end_with_the_supply_and_scorings_with_the_markers() -> None:
    """C6.1, C6.4."""
    s = position(f"2p | 0c 0v {BUILT} | 0c 0v")
    assert worked_out(GAME, changed(GAME, s, {"supply": {0: 1}}), 0)["pays objects"][0] == pytest.approx(1 / 6)
    no_marker = changed(GAME, s, {"types_scored": {(0, kind): 1 for kind in (1, 2, 3, 4)}})
    assert worked_out(GAME, no_marker, 0)["possible"] == by_word(SCORING_WORDS, biblioteca=1, villa=1)
    no_marker = changed(GAME, no_marker, {"cities_scored": {(0, city): 1 for city in (0, 2)}})
    assert worked_out(GAME, no_marker, 0)["possible"] == [0] * 12


@pytest.mark.parametrize("players", [2, 4])
def test_buildings_and_scorings_are_those_of_the_view(players: int) -> None:
    """In a whole game: the view plays each of them."""
    scored = 0
    for step, s in enumerate(walk(GAME, players, 3)):
        if step % 5:
            continue
        found, view = worked_out(GAME, s, 0), GAME.view(s, 0)
        sites = {word: len(view.buildable[word].cities) / 6 if word in view.buildable else 0 for word in BUILDING_WORDS}
        assert found["sites"] == pytest.approx(list(sites.values()))
        assert found["possible"] == [word in view.scorings for word in SCORING_WORDS]
        for place, word in enumerate(SCORING_WORDS):
            if word in view.scorings:
                gain = view.scorings[word]
                assert found["pays coins"][place] == pytest.approx(gain.coins / 20)
                assert found["pays points"][place] == pytest.approx(gain.points / 20)
                assert found["pays objects"][place] == pytest.approx(sum(gain.objects.values()) / 6)
                scored += 1
    assert scored > 10


LINE = (
    f"3p start=C turn=B | 40c 7v red*2 crown | 10c 50v yellow*2 {BUILT} scored-villa | 0c 0v black book*2"
    f" | {display(built=BUILT)}"
)


def test_how_far_everybody_is_from_the_end() -> None:
    """C8.2, C9.1: as printed others' objects and coins are not counted; seen from C, then A, then B."""
    printed, known = worked_out(GAME, position(LINE), 2), worked_out(GAME, position(LINE), 2, perfect_memory=True)
    for found in (printed, known):
        assert found["lack scorings"] == pytest.approx([1, 1, 0.75, 0])
        assert found["lack cost"] == pytest.approx([1, 1, 19 / 25, 0])
    assert printed["lack objects"] == pytest.approx([5 / 7, 0, 0, 0])
    assert known["lack objects"] == pytest.approx([5 / 7, 6 / 7, 1, 0])
    assert printed["final"] == [6 / 128, 7 / 128, 56 / 128, 0]
    assert known["final"] == [6 / 128, 18 / 128, 58 / 128, 0]
    assert printed["ahead"] == pytest.approx([2 / 3, 1 / 3, 0, 0])
    opened = worked_out(GAME, position(LINE.replace("3p", "3p open-screens")), 2)
    assert opened["final"] == known["final"]


def test_who_is_ahead_is_fair() -> None:
    """C10.2: as long as others' objects are hidden, the own ones do not count either."""
    s = position("2p | 0c 5v book*2 | 0c 8v")
    assert worked_out(GAME, s, 0)["ahead"] == pytest.approx([1 / 3, 0, 0, 0])
    assert worked_out(GAME, s, 0, perfect_memory=True)["ahead"] == pytest.approx([0, 1 / 3, 0, 0])


def test_what_an_announcement_would_bring() -> None:
    """C8.2: all conditions are met; 10 + 30 + 24 + 4 points and 5 more, against 50, or with 10 coins 52."""
    s = position(f"2p | 20c 10v {SIX_OF_FIVE} {FOUR_SCORED} {EIGHT_OBJECTS} | 10c 50v")
    assert worked_out(GAME, s, 0)["announce"] == pytest.approx([1, (68 + 5 - 50) / 50])
    assert worked_out(GAME, s, 0, perfect_memory=True)["announce"] == pytest.approx([1, (68 + 5 - 52) / 50])
    assert worked_out(GAME, s, 1)["announce"] == pytest.approx([0, (52 + 5 - 40) / 50])
    assert worked_out(GAME, changed(GAME, s, {"last_round": 1}), 0)["announce"][0] == 0
    assert worked_out(GAME, position("2p | 0c 5v | 0c 0v"), 0)["announce"] == pytest.approx([0, (5 + 5) / 50])
    for lost in ({"types_scored": {(0, 0): 0}}, {"objects": {(0, 0): 1}}, {"built": {(0, 4): 0}}):
        assert worked_out(GAME, changed(GAME, s, lost), 0)["announce"][0] == 0


def test_what_coins_can_buy() -> None:
    """C1.2, C4.1, C4.3: with 5 coins; on I white is 6 and black 1, on II red is 3, on VI white is 1."""
    found = worked_out(GAME, position("2p | 5c 0v | 0c 0v | wheel I white black II red*2 VI white"), 0)
    assert found["affordable"] == pytest.approx([1 / 11, 1 / 11, 0, 0, 0, 1 / 11])
    assert found["cheapest"] == pytest.approx([1 / 6, 3 / 6, 1, 1, 1, 1 / 6])
    assert found["next affordable"] == pytest.approx([2 / 11, 2 / 11, 0, 0, 0, 0])
    assert found["next cheapest"] == pytest.approx([0, 2 / 6, 1, 1, 1, 1])
    found = worked_out(GAME, position("2p | 3c 0v | 0c 0v | wheel I white black II red*2 VI white"), 0)
    assert found["next affordable"] == pytest.approx([1 / 11, 1 / 11, 0, 0, 0, 0])


def test_bricks_that_are_picked_are_paid_from_the_same_coins() -> None:
    """C4.3: of 5 coins 3 are spent; to others that says nothing."""
    s = position("2p segment | 5c 0v | 5c 0v | wheel I white*4 black*5 II red*2")
    act(s, "segment:II", "brick:red")
    assert worked_out(GAME, s, 0)["affordable"][:2] == pytest.approx([2 / 11, 0])
    assert worked_out(GAME, s, 1)["affordable"][:2] == pytest.approx([5 / 11, 1 / 11])
