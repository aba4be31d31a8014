from __future__ import annotations

import pytest

from bauhof.bots.registry import Bot, new_bot
from bauhof.bots.search import Search
from bauhof.bots.uniform import Uniform
from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names

GAMES = [game(name) for name in game_names()]


def wins(one: Game, playouts: int, games: int) -> int:
    """How many of so many games the search wins against a random player, the seats in turn."""
    won = 0
    for number in range(games):
        bots: list[Bot] = [Uniform(number), Uniform(number)]
        seat = number % 2
        bots[seat] = Search(1000 * number, playouts)
        match = Match(one, 2, chance=FastChance(number))
        while match.turn is not None:
            match.apply(bots[match.turn].choose(match.question))
        won += (match.ranking or [])[seat] == 1
    return won


@pytest.mark.long
@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_little_search_beats_no_search(one: Game) -> None:
    assert wins(one, playouts=60, games=10) >= 8


def test_what_is_forced_is_not_searched() -> None:
    bot = Search(seed=7, playouts=10)
    match = Match(game("machi-koro"), position="2p roll=4 | 0c bakery | 3c bakery")
    assert match.legal == ["build:nothing"]
    assert bot.choose(match.question) == "build:nothing"
    assert bot.seed == 7


def test_the_bot_sits_down_by_name_and_repeats_by_seed() -> None:
    match = Match(game("machi-koro"), position="3p roll=4 | 9c bakery | 3c bakery | 3c mine")
    chosen = [new_bot("search", match.game, 3).choose(match.question) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal
