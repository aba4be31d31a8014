from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bauhof.bots.levels import LEVELS
from bauhof.bots.registry import bot_names, bots_of, new_bot
from bauhof.bots.search import Search
from bauhof.core.errors import BauhofError
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names

MACHI_KORO = game("machi-koro")
OWN = """
class Last:
    def __init__(self, seed, place=-1):
        self.place = place

    def choose(self, question):
        return question.legal[self.place]

class Mute:
    def __init__(self, seed):
        pass

THING = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of somebody's own, where the command runs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    (tmp_path / "mybots.py").write_text(OWN, encoding="utf-8")
    return tmp_path


def test_everybody_is_known_by_name_and_kind() -> None:
    for one in map(game, game_names()):
        kinds = {bot.name: bot.kind for bot in bots_of(one)}
        strategies = [each.name.lower() for each in one.strategies.Strategy]
        assert list(kinds) == bot_names(one) == [*LEVELS, "master", "veteran", "search", "random", *strategies]
        assert [name for name, kind in kinds.items() if kind == "network"] == list(LEVELS)
        assert [name for name, kind in kinds.items() if kind == "search"] == ["master", "veteran", "search"]
        assert [name for name, kind in kinds.items() if kind == "strategy"] == strategies
        assert kinds["random"] == "random"


def test_everybody_who_is_named_can_play() -> None:
    match = Match(MACHI_KORO, position="2p roll=4 | 2c bakery | 3c bakery")
    for name in bot_names(MACHI_KORO):
        assert new_bot(name, MACHI_KORO, 1).choose(match.question) in match.legal


def test_a_strategy_is_a_plain_number_for_which_all_is_compiled() -> None:
    for name in ("greedy", "cheese"):
        assert type(vars(new_bot(name, MACHI_KORO))["strategy"]) is int, "an enumeration would be compiled anew"


def test_a_class_of_your_own_can_play(folder: Path) -> None:
    match = Match(MACHI_KORO, position="2p roll=4 | 2c bakery | 3c bakery")
    assert new_bot("mybots:Last", MACHI_KORO).choose(match.question) == match.legal[-1]
    assert new_bot("mybots:Last@place=0", MACHI_KORO).choose(match.question) == match.legal[0]


def test_settings_are_numbers_where_they_can_be() -> None:
    bot = new_bot("search@playouts=50", MACHI_KORO)
    assert isinstance(bot, Search)
    assert bot.playouts == 50


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("alien", "nobody called 'alien' plays machi-koro; there are: novice"),
        ("nowhere:Bot", "nowhere:Bot cannot be imported: ModuleNotFoundError: No module named 'nowhere'; a bot"),
        ("mybots:Nobody", "mybots has no class or function 'Nobody' that makes a bot"),
        ("mybots:THING", "mybots has no class or function 'THING' that makes a bot"),
        ("mybots:Mute", "has no method choose"),
        (":", "named module:Class"),
        ("search@playouts", "'playouts' is no setting of a bot"),
        ("search@=3", "'=3' is no setting"),
        ("search@colour=red", "TypeError: .* unexpected keyword argument 'colour'$"),
        ("search@temperature=-1", "^a temperature is 0 or more, not -1"),
    ],
)
def test_what_is_no_bot_is_refused(folder: Path, name: str, words: str) -> None:
    with pytest.raises(BauhofError, match=words):
        new_bot(name, MACHI_KORO)


def test_a_bot_may_try_things_on_its_copy() -> None:
    match = Match(MACHI_KORO, position="2p roll=4 | 2c bakery | 3c bakery")
    question = match.question
    MACHI_KORO.apply(question.state, MACHI_KORO.legal(question.state)[0])
    assert match.position != MACHI_KORO.format(question.state)
    assert match.question.seat == 0
    assert match.question.view == match.view(0)


def test_nobody_is_asked_while_chance_is_due() -> None:
    with pytest.raises(BauhofError, match="nobody must decide now"):
        _ = Match(MACHI_KORO, 2).question
