"""Every worked example beside the rules can be played, and what it says comes out."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from bauhof.core.example import Example
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.core.replay import replay
from bauhof.core.words import languages
from tests.games.test_paragraphs import paragraphs

GAMES = [game(name) for name in game_names()]
EXAMPLES = [pytest.param(one, example, id=f"{one.name}/{example.id}") for one in GAMES for example in one.examples]


def outcome(one: Game, state: Any, name: str, by_seats: bool) -> int | tuple[int, ...]:
    """The sum of a field of the state, or one for every seat; `score` is what wins."""
    if name == "score":
        return tuple(int(one.score(state, seat)) for seat in range(state.players))
    value = np.asarray(getattr(state, name))
    return tuple(int(value[seat].sum()) for seat in range(state.players)) if by_seats else int(value.sum())


@pytest.mark.parametrize(("one", "example"), EXAMPLES)
def test_what_an_example_says_comes_out(one: Game, example: Example) -> None:
    start = one.position(example.position)
    assert int(start.seat) == 0, "it is seen through the eyes of the first seat"
    match = example.played(one)
    assert example.after
    for name, expected in example.after.items():
        assert outcome(one, match.state, name, isinstance(expected, tuple)) == expected, name
    assert any(outcome(one, start, name, isinstance(value, tuple)) != value for name, value in example.after.items())
    assert replay(match.close()).position == match.position


@pytest.mark.parametrize(("one", "example"), EXAMPLES)
def test_an_example_is_told_in_every_language_with_the_same_numbers(one: Game, example: Example) -> None:
    for key in (f"example-{example.id}", f"example-{example.id}.text"):
        told = [one.words.say(language, key) for language in languages()]
        assert len(set(told)) == len(told)
        numbers = [Counter(re.findall(r"\d+", text)) for text in told]
        assert numbers == numbers[:1] * len(numbers), key
        assert all(text.endswith(".") == key.endswith(".text") for text in told)
        assert key.endswith(".text") or max(map(len, told)) < 50


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_every_game_has_some_in_the_order_of_its_rules(one: Game) -> None:
    cited = [example.paragraph for example in one.examples]
    assert 4 <= len(cited) <= 7
    assert set(cited) <= paragraphs(one.name)
    assert cited == sorted(cited, key=lambda paragraph: [int(part) for part in paragraph[1:].split(".")])
    ids = [example.id for example in one.examples]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", id) for id in ids)
