"""Variations: other material for a study, and an ordinary game that does not notice."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bauhof.cli.commands import console
from bauhof.cli.main import cli
from bauhof.core.compile import MODE, Mode, specialised
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game, game_names
from bauhof.core.variation import checked_changes, material_of, read_variations, variables, vary
from bauhof.core.words import languages
from tests.games.catalogues import sentences

EXAMPLES = Path(__file__).parents[2] / "examples" / "variations"

# What follows is played plainly, in a process of its own: to compile varied games takes long.
PLAYED = """
import json, pickle, sys
from pathlib import Path

from bauhof import Arena, BauhofError, FastChance, Journal, Match, Tournament, new_bot, play_random, replay
from bauhof import standings, vary, verify
from bauhof.bots.ladder import ladders, read_folder
from bauhof.bots.results import Results
from bauhof.core import variation
from bauhof.core.registry import game
from bauhof.nets import Network

folder = Path(sys.argv[1])


def refused(function, *arguments, **settings):
    try:
        function(*arguments, **settings)
    except BauhofError as error:
        return str(error)


told = {}
before = {name: game(name).format(game(name).new(2)) for name in ("machi-koro", "skyline", "carrara")}
machi = vary("machi-koro", {"start_coins": {"B": 5}, "cost": {"cafe": 1}, "cards": {"cafe": 60}}, "cheap-cafe")
skyline = vary("skyline", {"start-capital": 30, "buildings": {"park": [9] * 7}, "price": {"museum": 4}})
carrara = vary("carrara", {"start-coins": {"B": 25}, "start-bricks": {"A": "white"}, "bricks": 9})
told["positions"] = [one.format(one.new(2)) for one in (machi, carrara)]
limits = [(machi, "cards"), (skyline, "owned"), (carrara, "bag")]
told["limits"] = [one.state.fields[field].most for one, field in limits]
told["price"] = skyline.outcomes.format(0)
told["printed"] = machi.screen.material("en").cards["cafe"].cost
told["untouched"] = before == {name: game(name).format(game(name).new(2)) for name in before}

same = vary("machi-koro", {"start-coins": 3}, "same")
told["same"] = (play_random(same, 2, 5).lengths == play_random(game("machi-koro"), 2, 5).lengths).all().item()
told["pickled"] = pickle.loads(pickle.dumps(machi)) is machi

match = Match(machi, 2, chance=FastChance(1))
for _ in range(6):
    match.apply(match.legal[0])
match.close().save(folder / "varied.jsonl")
journal = Journal.load(folder / "varied.jsonl")
told["header"] = journal.header["variation"]
told["replayed"] = replay(journal, varied=machi).position == match.position
told["by the ordinary game"] = refused(replay, journal)
told["verified"] = refused(verify, journal)
told["by another"] = refused(replay, journal, varied=same)
told["ordinary by varied"] = refused(replay, Match(game("machi-koro"), 2, chance=FastChance(1)).close(), varied=machi)

told["network"] = refused(new_bot, "net", machi)
told["level"] = refused(new_bot, "expert", same)
told["said so"] = refused(new_bot, "net@varied=1", same)
told["other layout"] = refused(new_bot, "net@varied=1", machi)
Network.random(same, width=8, inner=8, blocks=1).save(folder / "varied.net")
told["learnt the variation"] = refused(Network.load, folder / "varied.net", same)
told["learnt another"] = refused(Network.load, folder / "varied.net", game("machi-koro"))

arena = Arena("machi-koro", 2, (), ("greedy", "random"), variation=machi.variation)
tournament = Tournament(arena, 2)
with Results(folder / "arena.jsonl", arena) as results:
    for deal in tournament.play(1):
        results.add(deal)
told["arena"] = [line.games for line in standings(tournament).pairings]
told["ladder"] = [one.arena.variation.name for one in ladders(read_folder([folder / "arena.jsonl"]))]
ordinary = Arena("machi-koro", 2, (), ("greedy", "random"))
told["other results"] = refused(Results, folder / "arena.jsonl", ordinary)

variation.MOST_DECISIONS = 300
told["no end"] = refused(vary, "machi-koro", {"income": 0, "landmark-cost": 999})
told["limit"] = refused(vary, "skyline", {"money": 2, "money-for-two": 3})
print(json.dumps(told))
"""


def plainly(folder: Path, *words: str) -> str:
    """What Python prints without a compiler."""
    environment = {**os.environ, "BAUHOF_MODE": "plain", "BAUHOF_CACHE": str(folder / "cache")}
    words = (sys.executable, *words)
    result = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder = tmp_path_factory.mktemp("varied")
    found: dict[str, object] = json.loads(plainly(folder, "-c", PLAYED, str(folder)))
    return found


def test_a_game_is_set_up_as_varied(told: dict[str, object]) -> None:
    machi, carrara = map(str, told["positions"])  # type: ignore[call-overload]
    assert machi == "2p turn=A one-die | 3c wheat-field bakery | 5c wheat-field bakery"
    assert "| 20c 0v white | 25c 0v blue |" in carrara
    assert told["price"] == "museum4"
    assert told["printed"] == 1


def test_limits_of_the_record_follow_the_material(told: dict[str, object]) -> None:
    assert told["limits"] == [60, 63, 9]


def test_the_ordinary_game_is_untouched(told: dict[str, object]) -> None:
    assert told["untouched"]
    assert told["same"], "a variation that changes nothing plays the same games"


def test_another_process_gets_the_same_game(told: dict[str, object]) -> None:
    assert told["pickled"]


def test_a_journal_says_so_and_ordinary_tools_refuse_it(told: dict[str, object]) -> None:
    hashed = told["header"]["hash"]  # type: ignore[index]
    assert told["header"] == {"name": "cheap-cafe", "hash": hashed}
    assert told["replayed"]
    refusal = (
        f"is a game of the variation cheap-cafe ({hashed}) of machi-koro; the ordinary machi-koro cannot replay it"
    )
    assert str(told["by the ordinary game"]).endswith(refusal)
    assert str(told["verified"]).endswith(refusal)
    assert "its variation same (" in str(told["by another"])
    assert "is a game of machi-koro; its variation cheap-cafe (" in str(told["ordinary by varied"])


def test_networks_are_refused_unless_they_fit_and_somebody_says_so(told: dict[str, object]) -> None:
    assert "has learnt the ordinary game of machi-koro, not its variation cheap-cafe" in str(told["network"])
    assert "not its variation same; net@varied=1" in str(told["level"])
    assert told["said so"] is None
    assert "was trained on other observations" in str(told["other layout"])
    assert told["learnt the variation"] is None
    assert "has learnt its variation same of machi-koro, not the ordinary game" in str(told["learnt another"])


def test_an_arena_plays_it_and_keeps_its_results_apart(told: dict[str, object]) -> None:
    assert told["arena"] == [4]
    assert told["ladder"] == ["cheap-cafe"]
    assert "another arena: variation is cheap-cafe there and none here" in str(told["other results"])


def test_what_cannot_end_or_breaks_the_record_is_refused(told: dict[str, object]) -> None:
    assert "at random has not ended after 300 decisions" in str(told["no end"])
    assert str(told["limit"]).startswith("such a skyline cannot be played: deck is [3, 3,")
    assert str(told["limit"]).endswith("it goes from 0 to 2")


@pytest.mark.parametrize(
    ("name", "changes", "complaint"),
    [
        ("machi-koro", {}, "a variation says what is changed, such as start-coins"),
        ("machi-koro", {"cots": 3}, "machi-koro has no 'cots' to vary; did you mean cost?"),
        ("machi-koro", {"cost": {"cafe": -1}}, "cost of cafe is -1; it is a whole number from 0 to 99"),
        ("machi-koro", {"cost": {"cafe": 2.5}}, "cost of cafe is 2.5; it is a whole number"),
        ("machi-koro", {"cost": {"cafe": True}}, "cost of cafe is True; it is a whole number"),
        ("machi-koro", {"cost": {"caffe": 2}}, "cost of caffe is unknown; there are: wheat-field, ranch"),
        ("machi-koro", {"cards": 0}, "cards adds up to 0; a game needs 1 or more"),
        ("machi-koro", {"cards": {"cafe": 100}}, "cards of cafe is 100; it is a whole number from 0 to 99"),
        ("machi-koro", {"landmark-cost": 0}, "landmark-cost of train-station is 0; it is a whole number from 1"),
        ("machi-koro", {"start-coins": {"E": 3}}, "start-coins of E is unknown; there are: A, B, C, D"),
        ("machi-koro", {"start-cards": ["farm"]}, "start-cards is 'farm'; it is one of: wheat-field"),
        ("machi-koro", {"start-cards": "ranch"}, "start-cards is 'ranch'; it is a list of 0 to 10"),
        (
            "skyline",
            {"buildings": {"park": [1, 2]}},
            "buildings of park is [1, 2]; it is a list of 7, such as [1, 1, 3",
        ),
        ("skyline", {"buildings": {}, "points": {"park": 3}}, "points of park is 3; it is a list of 3"),
        ("skyline", {"buildings": dict.fromkeys(["museum"], "1")}, "buildings of museum is '1'; it is a list of 7"),
        ("carrara", {"start-bricks": {"A": "pink"}}, "start-bricks of A is 'pink'; it is one of: white"),
        ("carrara", {"needed-objects": {"5": 3}}, "needed-objects of 5 is unknown; there are: 2, 3, 4"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(name: str, changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BauhofError) as refusal:
        vary(name, changes)
    assert str(refusal.value).startswith(complaint)


def test_a_name_is_a_word() -> None:
    with pytest.raises(BauhofError, match="'a b' is no name for a variation"):
        vary("machi-koro", {"start-coins": 4}, "a b")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot be read"),
        ("[x", "is not TOML"),
        ("", "has no variation; one begins with its name"),
        ("start-coins = 4", "start-coins stands outside of a variation"),
        ('game = "skyline"\n[x]\nmoney = 4', "has variations of skyline, not of machi-koro"),
        ("[dear]\ncost = { cafe = -1 }", "[dear]: cost of cafe is -1"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_by_its_name(tmp_path: Path, content: str | None, complaint: str) -> None:
    file = tmp_path / "variations.toml"
    if content is not None:
        file.write_text(content)
    with pytest.raises(BauhofError) as refusal:
        read_variations(file, "machi-koro")
    assert str(refusal.value).startswith(f"{file}: {complaint}")


@pytest.mark.parametrize("name", game_names())
def test_what_can_be_varied_comes_from_the_material(name: str) -> None:
    """What the ordinary game has lies within the limits of what may be varied, and is said as a variation says it."""
    found = variables(name)
    ordinary = {word: one.ordinary(material_of(game(name))) for word, one in found.items()}
    assert checked_changes(game(name), ordinary) == ordinary


@pytest.mark.parametrize("name", game_names())
def test_examples_can_be_varied(name: str) -> None:
    content = tomllib.loads((EXAMPLES / f"{name}.toml").read_text())
    assert content.pop("game") == name
    for changes in content.values():
        assert checked_changes(game(name), changes)


@pytest.mark.skipif(MODE is Mode.PLAIN, reason="nothing is compiled")
def test_loops_of_two_games_have_names_of_their_own(tmp_path: Path) -> None:
    """Numba links compiled functions by their names, also those that were compiled by other processes."""

    def loop_of(package: str) -> Any:
        def loop() -> None:
            """Do nothing."""

        return specialised(tmp_path / package)(loop)

    names = [getattr(one, "dispatcher", one).py_func.__qualname__ for one in map(loop_of, ("one", "two"))]
    assert [name.rpartition("@")[2] for name in names] == ["one", "two"]


def test_the_example_plays_every_variation(tmp_path: Path) -> None:
    lines = plainly(tmp_path, str(EXAMPLES.parent / "what_if.py"), "machi-koro", "2", "3").splitlines()
    names = tomllib.loads((EXAMPLES / "machi-koro.toml").read_text())
    assert [line.split()[0] for line in lines] == ["ordinary", *list(names)[1:]]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_what_can_be_varied_has_a_meaning_in_every_language(name: str, language: str) -> None:
    words, known = game(name).words, variables(name)
    assert known
    for one in known.values():
        assert words.has(one.key, language), f"{one.key} is missing"
    listed = {key for key in sentences(name, language) if key.startswith("variable-")}
    assert listed == {one.key for one in known.values()}, "no meaning is left of what cannot be varied any more"


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_what_can_be_varied(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "width", 150)
    told = CliRunner().invoke(cli, ["vary", "machi-koro", "--lang", language])
    assert told.exit_code == 0
    for word, one in variables("machi-koro").items():
        meaning = re.escape(game("machi-koro").words.say(language, one.key))
        assert re.search(rf"{word} +{meaning} .* {one.least} … {one.most}\b", told.output), word


def test_an_ordinary_game_is_pickled_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(game("carrara"))) is game("carrara")
