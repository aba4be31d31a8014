"""Reviews in words: every draw and decision in the sentences of its game, and every position as a picture."""

from __future__ import annotations

import re

import pytest

from bauhof.cli.board import drawn
from bauhof.core.chance import FastChance
from bauhof.core.laws import walk
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.text import NAMES
from bauhof.core.words import Language, languages
from bauhof.review import Review, review
from bauhof.review.telling import joined, with_words
from tests.review.test_review import late, played, small

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("review")]
EACH = pytest.mark.parametrize("name", game_names())
RAW = re.compile(r"\b[a-z]+\d|[a-z]:[a-z\d]|-\d|\d\.\d")  # `museum7`, `buy:2`, a hyphen for a minus, a point in German


def reviewed(name: str) -> Review:
    """The end of a game, and its deal."""
    one = game(name)
    journal = played(Match(one, position=late(one, 3), chance=FastChance(1)), *["random"] * 3)
    return review(journal, network=small(name), depth="quick")


@EACH
def test_everything_is_told_in_the_sentences_of_the_game(name: str) -> None:
    found = reviewed(name)
    sentences: dict[Language, list[str]] = {}
    for language in languages():
        told = [moment["told"] for moment in with_words(found, language)["moments"]]
        came = [one["came"] for one in told if "came" in one]
        said = [one[key] for one in told if "played" in one for key in ("played", "best")]
        assert came
        assert said
        for text in [*came, *said]:
            assert text[0] != " "
            assert language == "en" or not RAW.search(text), text
        assert all(text.endswith(".") for text in came)
        sentences[language] = [*came, *said]
    assert len({tuple(told) for told in sentences.values()}) == len(languages())


def test_sentences_that_begin_alike_are_one() -> None:
    assert joined(["New money: ● blue 5.", "New money: ▲ green 2."]) == "New money: ● blue 5, ▲ green 2."
    assert joined(["Anna pays 2.", "Ben pays 2."]) == "Anna pays 2. Ben pays 2."
    assert joined(["Anna rolls 6."]) == "Anna rolls 6."


@EACH
def test_every_thing_on_the_table_has_a_drawing_and_every_mark_an_action(name: str) -> None:
    one, words = game(name), set[str]()
    for players in (one.players[0], one.players[-1]):
        for number, state in enumerate(walk(one, players, seed=2)):
            if number % 25 == 0 and one.turn(state) is not None:
                view = one.view(state, int(state.seat))
                areas = one.picture.areas(view, NAMES, "fr")
                assert [area.title for area in areas if area.marked] == [NAMES[int(state.seat)]]
                for area in areas:
                    assert {tile.drawing for tile in area.tiles} <= drawn()["drawings"].keys()
                    words |= {word for tile in area.tiles for word in tile.words} | set(area.words)
    assert {word for word in words if not word.endswith("+0")} <= {*one.actions.words, *one.actions.barred}
    assert len(words) >= 8
