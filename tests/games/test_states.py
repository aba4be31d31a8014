"""The page about states and actions is that of the code, and what it says of their order is true."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bauhof.core.actions import Steps
from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.pages import GENERAL, PAGE, comments, page_text
from bauhof.core.registry import game, game_names

GAMES = [game(name) for name in game_names()]
PLAIN = ("points", "coins")  # fields whose name says it all


def test_the_page_is_not_stale() -> None:
    """If this fails, `make docs` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page_text()


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_every_field_says_what_it_means(one: Game) -> None:
    said = comments(one.state)
    assert [name for name in one.state.fields if not (said.get(name) or name in GENERAL or name in PLAIN)] == []


def turns(one: Game, players: int, seed: int) -> list[list[str]]:
    """The words of every turn of a random game; another action after an exact payment counts as one."""
    match, chooser = Match(one, players, chance=FastChance(seed)), FastChance(seed + 1)
    found: list[list[str]] = [[]]
    while match.turn is not None:
        word = match.legal[chooser.draw([1] * len(match.legal))]
        found[-1].append(word)
        if any(event.kind == "turn" for event in match.apply(word)):
            found.append([])
    return found


def wrong(steps: Steps, one: Game, words: list[str]) -> str | None:
    """The first word of a turn that comes out of order."""
    places = [(steps.blocks.index(block), word) for word in words if (block := word.split(":")[0]) in steps.blocks]
    for (before, first), (after, second) in pairwise(places):
        if before > after:
            return f"{second} after {first}"
    for block, rising in steps.order:
        numbers = [one.actions.parse(word) for word in words if word.startswith(f"{block}:") and "done" not in word]
        if numbers != sorted(numbers, reverse=rising < 0):
            return f"{block} in the order {numbers}"
    return None


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_actions_of_several_words_come_in_the_order_that_is_told(one: Game) -> None:
    seen: set[str] = set()
    for seed in range(3):
        for words in turns(one, 2, seed):
            assert [wrong(steps, one, words) for steps in one.steps] == [None] * len(one.steps), words
            seen |= {word.split(":")[0] for word in words}
    assert {block for steps in one.steps for block in steps.blocks} - seen <= {"tv", "give", "with", "take"}
    assert all(steps.paragraph and steps.why for steps in one.steps)


def test_an_order_that_is_not_kept_is_noticed() -> None:
    skyline = game("skyline")
    take, buy = skyline.steps
    assert wrong(take, skyline, ["take:2", "take:1"]) == "take in the order [2, 1]"
    assert wrong(buy, skyline, ["buy:1", "pay:3", "pay:5"]) == "pay in the order [12, 14]"
    assert wrong(buy, skyline, ["pay:5", "buy:1"]) == "buy:1 after pay:5"
