from __future__ import annotations

from collections import Counter

from bauhof.bots.seats import BOTS
from bauhof.bots.uniform import Uniform


def test_every_action_is_as_likely_as_any_other() -> None:
    bot = Uniform(1)
    seen = Counter(bot.choose(None, ["a", "b", "c"]) for _ in range(3000))
    assert all(900 < seen[word] < 1100 for word in "abc")


def test_equal_seeds_choose_equally() -> None:
    words = [str(number) for number in range(50)]
    first, second, third = Uniform(1), Uniform(1), Uniform(2)
    chosen = [[bot.choose(None, words) for _ in range(20)] for bot in (first, second, third)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_bots_sit_down_by_name() -> None:
    assert BOTS["random"](1).choose(None, ["only"]) == "only"
