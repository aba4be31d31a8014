"""Every guided first game can be played to its end by the real rules, in every language, with whatever it allows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bauhof.core.lesson import ANYTHING, Lesson
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.words import Language, languages
from tests.games.test_paragraphs import paragraphs

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_WORDS = 25
TAUGHT = [name for name in game_names() if game(name).lesson is not None]


def lesson_of(name: str) -> Lesson:
    lesson = game(name).lesson
    assert lesson is not None
    return lesson


def play(name: str, way: int) -> Match:
    """Play a lesson; of several allowed answers take one by its number."""
    lesson = lesson_of(name)
    match = Match(game(name), position=lesson.position)
    for number, due in enumerate(lesson.script):
        where = f"{name}: {lesson.steps[due.step].id}, word {number}: {due.words}"
        if match.turn is None:
            assert not due.own, where
            assert due.words[0] in match.chance, f"{where}: {sorted(match.chance)}"
            match.resolve(due.words[0])
            continue
        assert due.own == (match.turn == 0), f"{where}: it is the turn of seat {match.turn}"
        legal = match.legal
        allowed = legal if due.words == (ANYTHING,) else list(due.words)
        assert set(allowed) <= set(legal), f"{where}: {legal}"
        match.apply(allowed[way % len(allowed)])
    return match


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_played_to_its_end_whatever_is_chosen(name: str) -> None:
    lesson = lesson_of(name)
    assert int(game(name).position(lesson.position).seat) == 0
    free = any(due.words == (ANYTHING,) for due in lesson.script)
    for way in range(24 if free else max(len(due.words) for due in lesson.script)):
        match = play(name, way)
        assert not match.is_over, "the real game comes after it"
        assert match.turn == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_the_coach_says_one_short_thing_at_a_time(name: str, language: Language) -> None:
    lesson, words = lesson_of(name), game(name).words
    keys = [f"lesson-{step.id}" for step in lesson.steps] + [f"tip-{block}" for block in lesson.tips]
    assert len(set(keys)) == len(keys)
    for key in keys:
        assert words.has(key, language), key
        said = words.say(language, key)
        assert len(re.findall(r"[\w’'-]+", said)) <= MOST_WORDS, f"{key}: {said}"


@pytest.mark.parametrize("name", TAUGHT)
def test_there_is_a_tip_for_every_question(name: str) -> None:
    blocks = {word.split(":")[0] for word in game(name).actions.words}
    assert set(lesson_of(name).tips) == blocks


@pytest.mark.parametrize("name", TAUGHT)
def test_the_coach_points_at_places_that_the_board_has(name: str) -> None:
    """Boards name their places by `at` or `data-at`; what stands in braces is filled in."""
    source = "".join(path.read_text(encoding="utf-8") for path in (BOARDS / name).glob("*.svelte"))
    named = re.findall(r'\bat="([^"]+)"', source) + re.findall(r"\bat=\{[^`}]*`([^`]+)`", source)
    places = [re.compile(re.sub(r"\\?\$?\\?\{.*?\\?\}", ".+", re.escape(one))) for one in named]
    assert places
    for step in lesson_of(name).steps:
        assert not step.at or any(place.fullmatch(step.at) for place in places), f"{step.id}: {step.at}"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_coach_cites_paragraphs_that_exist(name: str) -> None:
    assert {step.paragraph for step in lesson_of(name).steps} - {""} <= paragraphs(name)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_lasts_five_to_eight_minutes(name: str) -> None:
    """A guess: six seconds to look at a thing and 0.4 a word about it, six for an answer, 1.5 for a rival's."""
    lesson, words = lesson_of(name), game(name).words
    read = sum(6 + 0.4 * len(words.say("en", f"lesson-{step.id}").split()) for step in lesson.steps)
    decided = sum(due.own for due in lesson.script)
    seconds = read + 6 * decided + 1.5 * (len(lesson.script) - decided)
    assert 300 <= seconds <= 480, f"{seconds:.0f} seconds"
