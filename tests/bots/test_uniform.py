from __future__ import annotations

from collections import Counter

from bauhof.bots.registry import new_bot
from bauhof.bots.uniform import Uniform
from bauhof.core.match import Match
from bauhof.core.registry import game

MATCH = Match(game("machi-koro"), position="2p roll=4 | 2c bakery | 3c bakery")  # seven actions are legal


def test_every_action_is_as_likely_as_any_other() -> None:
    bot = Uniform(1)
    seen = Counter(bot.choose(MATCH.question) for _ in range(7000))
    assert set(seen) == set(MATCH.legal)
    assert len(seen) == 7
    assert all(900 < count < 1100 for count in seen.values())


def test_equal_seeds_choose_equally() -> None:
    chosen = [[bot.choose(MATCH.question) for _ in range(20)] for bot in (Uniform(1), Uniform(1), Uniform(2))]
    assert chosen[0] == chosen[1] != chosen[2]


def test_bots_sit_down_by_name() -> None:
    assert new_bot("random", MATCH.game, 1).choose(MATCH.question) in MATCH.legal
