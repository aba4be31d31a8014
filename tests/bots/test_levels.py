"""The levels: the same in every game; weak ones overlook, and none throws anything away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from bauhof.bots import levels
from bauhof.bots.levels import LEVELS, Level, levels_of
from bauhof.bots.net import Net, loaded, network_for, win_at_hand
from bauhof.bots.registry import bot_names, new_bot
from bauhof.bots.search import Search
from bauhof.core.chance import FastChance
from bauhof.core.errors import BauhofError
from bauhof.core.match import Match
from bauhof.core.question import Question
from bauhof.core.registry import game, game_names
from bauhof.nets import Network

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("lookout")]  # these modules compile the same
EACH = pytest.mark.parametrize("name", game_names())
MACHI_KORO = game("machi-koro")
WEAK = [level for level in LEVELS if level != "expert"]
POLICY = {"best": 0.4, "good": 0.3, "fair": 0.15, "poor": 0.1, "bad": 0.05}


def questions(name: str, players: int) -> Iterator[Question]:
    """Every decision of a game that a random bot plays."""
    match, anybody = Match(game(name), players, chance=FastChance(players)), new_bot("random", game(name), 3)
    while match.turn is not None:
        yield match.question
        match.apply(anybody.choose(match.question))


def level(name: str, bot: str, seed: int = 0) -> Net:
    made = new_bot(bot, game(name), seed)
    assert isinstance(made, Net)
    return made


@EACH
def test_every_level_sits_at_every_table_and_the_strong_overlook_less(name: str) -> None:
    one = game(name)
    assert bot_names(one)[:6] == ["novice", "casual", "strong", "expert", "master", "veteran"]
    for below, above in pairwise(levels_of(one).values()):
        assert below.overlooks > above.overlooks
        assert (below.in_company or below.overlooks) > (above.in_company or above.overlooks)
        assert below.temperature >= above.temperature
    assert levels_of(one)["expert"] == Level(overlooks=0, temperature=0)
    for bot, how in levels_of(one).items():
        made = level(name, bot)
        assert (made.overlooks, made.temperature, made.forgets) == (how.overlooks, how.temperature, False)
        assert made.in_company == (how.overlooks if how.in_company is None else how.in_company)


def test_a_game_may_have_levels_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    easier = Level(0.9, 9.0)
    monkeypatch.setattr(levels, "OTHERWISE", {"skyline": {"novice": easier}})
    assert list(levels_of(game("skyline")).items()) == [*{**LEVELS, "novice": easier}.items()]
    assert levels_of(MACHI_KORO) == LEVELS
    assert level("skyline", "novice").overlooks == 0.9


def test_with_more_than_two_players_a_level_may_overlook_more() -> None:
    bot = Net(MACHI_KORO, 1, overlooks=0.0, in_company=0.5)
    assert {bot.pick(POLICY, players=2) for _ in range(50)} == {"best"}
    assert len({bot.pick(POLICY, players=3) for _ in range(50)}) > 2
    with pytest.raises(BauhofError, match=r"is from 0 to 0\.99, not 1"):
        Net(MACHI_KORO, in_company=1.0)


@EACH
def test_every_choice_is_legal_and_equal_seeds_choose_equally(name: str) -> None:
    for players in game(name).players:
        twins = [[level(name, bot, seed=players) for bot in LEVELS] for _ in range(2)]
        for number, question in enumerate(questions(name, players)):
            if number % 7 == 0:
                chosen = [[bot.choose(question) for bot in bots] for bots in twins]
                assert chosen[0] == chosen[1]
                assert {*chosen[0]} <= {*question.legal}


@EACH
def test_the_expert_takes_the_best_of_the_policy_with_a_perfect_memory(name: str) -> None:
    expert, network = level(name, "expert"), network_for(game(name))
    for question in questions(name, 3):
        judged = network.evaluate(question.state, perfect_memory=True)
        assert expert.choose(question) == next(iter(judged.policy))


@EACH
def test_who_errs_still_pays_by_rule_and_takes_the_win_at_hand(name: str, tmp_path: Path) -> None:
    one, erred = game(name), 0
    Network.random(one, seed=4, width=12, inner=7, blocks=1).save(tmp_path / "my.net")
    novice = level(name, f"novice@weights={tmp_path / 'my.net'}")
    for question in questions(name, 2):
        answer, words = novice.choose(question), one.routine(question.state)
        if len(question.legal) == 1 or words:
            assert answer == (words or question.legal)[0]
        elif win := win_at_hand(question):
            assert answer == win
        else:
            policy = novice.network.evaluate(question.state, perfect_memory=True).policy
            erred += answer != next(iter(policy))
    assert erred > 10


def test_the_more_it_overlooks_the_less_often_it_takes_the_best() -> None:
    """Down to no choice at all: even who overlooks nearly everything sees one option, and not always the best."""

    def taken(overlooks: float) -> float:
        bot = Net(MACHI_KORO, 1, overlooks=overlooks)
        return sum(bot.pick(POLICY) == "best" for _ in range(1000)) / 1000

    assert taken(0) == 1
    for overlooks in (0.2, 0.5, 0.8, 0.99):
        expected = (1 - overlooks) / (1 - overlooks ** len(POLICY))
        assert taken(overlooks) == pytest.approx(expected, abs=0.05)


def test_with_a_temperature_nothing_is_taken_that_is_much_worse_than_what_is_seen() -> None:
    bot = Net(MACHI_KORO, 1, temperature=1)
    policy = {"best": 0.96, "good": 0.03, "bad": 0.01}
    assert {bot.pick(policy) for _ in range(500)} == {"best"}
    assert {bot.pick({"good": 0.03, "bad": 0.01}) for _ in range(50)} == {"good", "bad"}


def test_who_sees_only_what_the_network_would_never_do_does_it_all_the_same() -> None:
    bot = Net(game("machi-koro"), temperature=1.0)
    assert bot.pick({"build:bakery": 0.0, "build:cafe": 0.0}) == "build:bakery"


def test_what_is_overlooked_is_drawn_anew_for_every_decision() -> None:
    bot = Net(MACHI_KORO, 1, overlooks=0.5)
    assert len({bot.pick(POLICY) for _ in range(50)}) > 2


@pytest.mark.parametrize("bot", WEAK)
def test_the_win_at_hand_is_never_overlooked(bot: str) -> None:
    three = "train-station shopping-mall amusement-park"
    question = Match(MACHI_KORO, position=f"2p roll=4 | 22c bakery {three} | 3c bakery").question
    assert {level("machi-koro", bot, seed).choose(question) for seed in range(60)} == {"build:radio-tower"}


@pytest.mark.parametrize(("name", "playouts"), [("machi-koro", 4000), ("skyline", 1500), ("carrara", 600)])
def test_the_veteran_is_the_search_that_it_always_was(name: str, playouts: int) -> None:
    """Figures against it stay comparable: as many playouts as ever, and no temperature."""
    one = game(name)
    veteran = new_bot("veteran", one, 5)
    assert isinstance(veteran, Search)
    assert (veteran.playouts, veteran.temperature, veteran.seconds, veteran.changed) == (playouts, 0, None, {})
    question = Match(one, 2, chance=FastChance(4)).question
    assert veteran.choose(question) == new_bot(f"search@playouts={playouts}", one, 5).choose(question)


def test_a_file_is_read_once_and_again_after_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "my.net"
    Network.random(MACHI_KORO, seed=1, width=2, inner=2, blocks=1).save(path)
    first = network_for(MACHI_KORO, str(path))
    assert network_for(MACHI_KORO, str(path)) is first
    assert network_for(MACHI_KORO) is network_for(MACHI_KORO)
    Network.random(MACHI_KORO, seed=1, width=3, inner=2, blocks=1).save(path)
    assert network_for(MACHI_KORO, str(path)).shape.width == 3
    assert loaded.cache_info().maxsize
