"""Exercises have right answers that the rules find, wrong ones too, and the page that tells how to play is short."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bauhof.core.exercise import PUZZLES, Exercise, Found, read, right
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.core.sequences import answers
from bauhof.core.words import Language, languages
from tests.games.test_paragraphs import paragraphs

GAMES = [game(name) for name in game_names()]
FOUND = {one.name: read(one.folder / PUZZLES) for one in GAMES}
SET = [pytest.param(one, exercise, id=f"{one.name}/{exercise.id}") for one in GAMES for exercise in one.exercises]
MET = [pytest.param(one, found, id=found.id) for one in GAMES for found in FOUND[one.name]]
DRAWN = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_there_are_at_least_twelve_and_some_from_real_games(one: Game) -> None:
    ids = [*(exercise.id for exercise in one.exercises), *(found.id for found in FOUND[one.name])]
    assert len(ids) == len(set(ids)) >= 12
    assert len(FOUND[one.name]) >= 5
    assert {exercise.paragraph for exercise in one.exercises} <= paragraphs(one.name)


@pytest.mark.parametrize(("one", "exercise"), SET)
def test_the_rules_find_a_right_answer_and_most_are_wrong(one: Game, exercise: Exercise) -> None:
    assert one.turn(one.position(exercise.position)) == 0
    weighed = exercise.weighed(one)
    rights = right(weighed)
    assert rights
    begun, good = ({answer.words[0] for answer in some} for some in (weighed, rights))
    assert 2 * len(rights) <= len(weighed) or 2 * len(good) <= len(begun), "it would be hard to be wrong"
    assert all(exercise.worth(one, after(one, exercise.position, answer.words)) == answer.worth for answer in rights)


@pytest.mark.parametrize(("one", "found"), MET)
def test_a_moment_from_a_game_can_be_decided_as_it_says(one: Game, found: Found) -> None:
    state = one.position(found.position)
    assert one.turn(state) == 0
    states = {one.state.bytes(end) for _, end in answers(one, state)}
    assert {one.state.bytes(after(one, found.position, words)) for words, _ in found.options} <= states
    chances = [chance for _, chance in found.options]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] > 0.069  # rounded to hundredths


def after(one: Game, position: str, words: tuple[str, ...]) -> Any:
    state = one.position(position)
    for word in words:
        one.apply(state, word)
    return state


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_how_to_play_is_a_page_of_about_300_words(one: Game, language: Language) -> None:
    said = [one.words.say(language, f"how-{part.id}{form}") for part in one.primer for form in ("", ".text")]
    assert 240 <= sum(len(text.split()) for text in said) <= 340


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_how_to_play_shows_what_the_client_can_draw_and_cites_the_rules(one: Game) -> None:
    source = (DRAWN / "art" / "drawings.ts").read_text() + (DRAWN / "games" / one.name / "drawings.ts").read_text()
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: \[', source, re.MULTILINE))
    assert {name for part in one.primer for name in part.art} <= drawn
    assert {paragraph for part in one.primer for paragraph in part.paragraphs} <= paragraphs(one.name)
