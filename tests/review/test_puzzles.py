"""Puzzles: the best decision is the best again, the grades come out the same, and hidden things do not decide."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bauhof.bots.net import network_for
from bauhof.core.exercise import GRADES, PUZZLES, Found, read
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.review.puzzles import IN_SIGHT, SAME_ANSWER, after, graded, missed_by, seen
from bauhof.review.values import Asked, Look, Valuer

GAMES = [game(name) for name in game_names()]
QUICK = Look(36)


def asked(one: Game, puzzle: Found) -> list[Asked]:
    state = one.position(puzzle.position)
    return [Asked(after(one, state, words), 0) for words, _ in puzzle.options]


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_the_best_decision_is_best_again_and_as_printed(one: Game) -> None:
    found = read(one.folder / PUZZLES)
    assert len(found) >= 40
    assert max(Counter(puzzle.best for puzzle in found).values()) <= SAME_ANSWER
    for players in {puzzle.origin["players"] for puzzle in found}:
        valuer = Valuer(network_for(one), players)
        some = [puzzle for puzzle in found if puzzle.origin["players"] == players]
        ways = [asked(one, puzzle) for puzzle in some]
        together = [way for options in ways for way in options]
        quick = iter(valuer.values(together, QUICK).chances[:, 0].tolist())
        printed = iter(seen(valuer, together, 0, QUICK, memory=False))
        for puzzle, options in zip(some, ways, strict=True):
            for look, by in ((quick, 0.01), (printed, IN_SIGHT / 2)):
                best, *others = [next(look) for _ in options]
                assert best > max(others) + by, puzzle.id


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_the_grades_come_out_the_same_again(one: Game) -> None:
    found = read(one.folder / PUZZLES)
    for puzzle in found[:: len(found) // 2]:
        assert missed_by(one, puzzle, "strong") == puzzle.missed["strong"]
    plain = [replace(puzzle, grade="") for puzzle in found]
    assert graded(plain) == graded(plain[::-1])[::-1] == list(found)
    counts = Counter(puzzle.grade for puzzle in found)
    assert set(counts) == set(GRADES)
    assert max(counts.values()) - min(counts.values()) <= 1


def test_what_is_missed_more_often_is_harder() -> None:
    options = ((("a",), 0.6), (("b",), 0.3))
    rates = (0.9, 0.1, 0.5, 0.5)
    found = [Found(str(n), "", options, missed={"casual": rate}) for n, rate in enumerate(rates)]
    found[3] = replace(found[3], options=((("a",), 0.6), (("b",), 0.5)))
    assert [one.grade for one in graded(found)] == ["hard", "easy", "easy", "medium"]
