"""Bots that play by a network: any weights will do, and weak ones overlook but throw nothing away."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bauhof.bots.net import PLAUSIBLE, Master, Net, softened
from bauhof.bots.registry import Bot, bot_names, new_bot
from bauhof.core.chance import FastChance
from bauhof.core.errors import BauhofError
from bauhof.core.match import Match
from bauhof.core.question import Question
from bauhof.core.registry import game, game_names
from bauhof.nets import Network, files

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("lookout")]  # both modules compile the same
EACH = pytest.mark.parametrize("name", game_names())
MACHI_KORO = game("machi-koro")
QUESTION = Question(MACHI_KORO, MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small network for every game, as files."""
    made = tmp_path_factory.mktemp("networks")
    for name in game_names():
        Network.random(name, seed=4, width=12, inner=7, blocks=1).save(made / f"{name}.net")
    return made


def made(folder: Path, bot: str, game_name: str = "machi-koro", seed: int = 1) -> Bot:
    kind, _, settings = bot.partition("@")
    return new_bot("@".join(filter(None, [kind, f"weights={folder / game_name}.net", settings])), game(game_name), seed)


def questions(name: str, players: int, number: int) -> list[Question]:
    """From all over a game that a random bot plays."""
    match, asked, anybody = Match(game(name), players, chance=FastChance(players)), [], new_bot("random", game(name), 5)
    while match.turn is not None:
        asked.append(match.question)
        match.apply(anybody.choose(match.question))
    return asked[:: max(1, len(asked) // number)]


@EACH
def test_every_answer_is_legal_with_every_number_of_players(folder: Path, name: str) -> None:
    bots = [made(folder, bot, name) for bot in ("net", "net@temperature=3@overlooks=0.6", "master@evaluations=60")]
    for players in game(name).players:
        for question in questions(name, players, 25):
            for bot in bots:
                assert bot.choose(question) in question.legal


@EACH
def test_equal_seeds_decide_equally_and_payments_are_greedy(folder: Path, name: str) -> None:
    one = game(name)
    for kind in ("net@temperature=2@overlooks=0.3", "master@evaluations=100"):
        first, second = (made(folder, kind, name, seed=7) for _ in range(2))
        for question in questions(name, 2, 20):
            answer = first.choose(question)
            assert answer == second.choose(question)
            if words := one.routine(question.state):
                assert answer == words[0]


def test_the_policy_alone_takes_what_is_likeliest(folder: Path) -> None:
    bot = made(folder, "net")
    assert isinstance(bot, Net)
    likeliest = next(iter(bot.network.evaluate(QUESTION.state, perfect_memory=True).policy))
    assert {bot.choose(QUESTION) for _ in range(9)} == {likeliest}


def test_what_is_overlooked_is_not_taken_and_the_next_best_is(folder: Path) -> None:
    bot = made(folder, "net@overlooks=0.5")
    assert isinstance(bot, Net)
    policy = list(bot.network.evaluate(QUESTION.state, perfect_memory=True).policy)
    taken = Counter(bot.choose(QUESTION) for _ in range(800))
    for place, expected in enumerate((400, 200, 100)):
        assert taken[policy[place]] == pytest.approx(expected, abs=70)


def test_warm_bots_take_everything_plausible_and_nothing_else() -> None:
    policy = {"good": 0.6, "fair": 0.3, "poor": 0.09, "silly": 0.01}
    cold, warm = softened(policy, 0), softened(policy, 2)
    assert list(cold) == ["good", "fair", "poor"]
    assert warm == pytest.approx({"good": 1, "fair": 0.5**0.5, "poor": 0.15**0.5, "silly": (1 / 60) ** 0.5})
    assert set(softened({"best": 1.0, "worst": PLAUSIBLE / 2}, 1)) == {"best"}


def test_a_temperature_of_one_follows_the_policy(folder: Path) -> None:
    bot = made(folder, "net@temperature=1")
    assert isinstance(bot, Net)
    weights = softened(bot.network.evaluate(QUESTION.state, perfect_memory=True).policy, 1)
    taken = Counter(bot.choose(QUESTION) for _ in range(1000))
    assert set(taken) <= set(weights)
    for word, weight in weights.items():
        assert taken[word] / 1000 == pytest.approx(weight / sum(weights.values()), abs=0.06)


@pytest.mark.parametrize("name", ["skyline", "carrara"])
def test_who_forgets_cannot_tell_disguised_positions_apart(folder: Path, name: str) -> None:
    """What it says follows from what lies open to its seat; who remembers may decide otherwise."""
    one = game(name)
    forgetful, other = made(folder, "net@forgets=1", name), 0
    assert isinstance(forgetful, Net)
    for question in questions(name, 3, 30):
        hidden = one.observation.disguised(question.state, question.seat, FastChance(3))
        said = [forgetful.judge(one_state) for one_state in (question.state, hidden)]
        assert said[0] == said[1]
        other += one.state.bytes(hidden) != one.state.bytes(question.state)
    assert other > 9, "hardly anything was hidden"


def test_without_weights_bots_say_what_to_do(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDER", folder / "nothing")
    for bot in ("net", "master"):
        assert bot not in bot_names(MACHI_KORO)
        assert bot_names(MACHI_KORO)[0] == "veteran"
        with pytest.raises(
            BauhofError, match=r"^no network for machi-koro comes with this Bauhof; train one with: bauhof"
        ):
            new_bot(bot, MACHI_KORO)


def test_with_weights_in_the_package_they_sit_down_by_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDER", folder)
    assert {"expert", "master"} <= set(bot_names(MACHI_KORO))
    assert new_bot("master@evaluations=50", MACHI_KORO).choose(QUESTION) in QUESTION.legal
    assert isinstance(new_bot("net", MACHI_KORO), Net)
    assert isinstance(new_bot("master@seconds=0.1@depth=1", MACHI_KORO), Master)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("net@temperature=-1", "a temperature is 0 or more, not -1"),
        ("net@overlooks=1", "the chance to overlook an action is from 0 to 0.99, not 1"),
        ("net@colour=red", "unexpected keyword argument 'colour'"),
        ("master@colour=red", "unexpected keyword argument 'colour'"),
        ("master@depth=-1", "a depth of 0 or more"),
    ],
)
def test_impossible_settings_are_refused(folder: Path, bot: str, words: str) -> None:
    with pytest.raises(BauhofError, match=words):
        made(folder, bot)


def test_a_file_that_is_no_network_for_the_game_is_refused(folder: Path) -> None:
    with pytest.raises(BauhofError, match="is a network for skyline, not for machi-koro"):
        new_bot(f"net@weights={folder / 'skyline.net'}", MACHI_KORO)
    with pytest.raises(BauhofError, match="there is no network"):
        new_bot(f"master@weights={folder / 'missing.net'}", MACHI_KORO)
