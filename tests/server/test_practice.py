"""Practice: an exercise is shown on a real position, and answers are judged by the rules."""

from __future__ import annotations

import pytest

from bauhof.core.exercise import Exercise, right
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.core.words import languages
from bauhof.server.practice import exercises_of, shown
from bauhof.server.words import RequestRefused

SKYLINE = game("skyline")
ALL = [
    pytest.param(game(name), id, id=f"{name}/{id}")
    for name in game_names()
    for number, (id, one) in enumerate(exercises_of(game(name)).items())
    if isinstance(one, Exercise) or number % 5 == 0  # of the puzzles, which are many, some
]


@pytest.mark.parametrize(("one", "id"), ALL)
def test_the_right_answer_is_right_and_another_one_wrong(one: Game, id: str) -> None:
    exercise = exercises_of(one)[id]
    weighed = exercise.weighed(one)
    rights = right(weighed)
    told = shown(one, id, list(rights[0].words), "en")
    assert told.right is True
    assert told.choices == []
    assert told.reason
    wrong = min((answer for answer in weighed if answer not in rights), key=lambda answer: len(answer.words))
    heard: list[str] = []
    for word in wrong.words:
        heard.append(word)
        told = shown(one, id, heard, "de")
        if told.right is not None:
            break
    assert told.right is False or (isinstance(exercise, Exercise) and exercise.decisions > 1)
    assert told.right is None or told.reason


def test_an_answer_is_given_word_by_word() -> None:
    first = shown(SKYLINE, "another-action", [], "en")
    assert first.right is None
    assert first.reason == ""
    assert "buy:3" in [choice.word for choice in first.choices]
    second = shown(SKYLINE, "another-action", ["buy:3"], "en")
    assert second.right is None
    assert second.suggestion is not None
    assert shown(SKYLINE, "another-action", ["buy:3", *second.suggestion.words], "en").right is True
    with pytest.raises(RequestRefused):
        shown(SKYLINE, "another-action", ["buy:3", *second.suggestion.words, "take:1"], "en")
    with pytest.raises(RequestRefused) as refused:
        shown(SKYLINE, "another-action", ["buy:1"] * 2, "en")
    assert refused.value.reason == "illegal"
    with pytest.raises(RequestRefused, match="no such exercise"):
        shown(SKYLINE, "nothing", [], "en")


def test_who_is_wrong_reads_what_would_have_been_better() -> None:
    told = [shown(SKYLINE, "many-cards", ["take:2"], language) for language in languages()]
    assert [one.right for one in told] == [False] * len(told)
    assert "5" in told[0].reason
    assert "7" in told[0].reason
    assert len({one.reason for one in told}) == len(told)
