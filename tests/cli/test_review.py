"""A review as a person asks for it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.words import Language
from bauhof.nets import Network
from tests.cli.test_cli import bauhof, failed
from tests.review.test_review import THREE, late, played

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("review")]
TITLES = {"en": "Key moments", "de": "Schlüsselmomente", "fr": "Moments clés"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of every kind, with a small network that has learnt nothing."""
    path = tmp_path_factory.mktemp("games")
    for name in game_names():
        match = Match(game(name), position=late(game(name), 3), chance=FastChance(1))
        played(match, "random", "random", "random").save(path / f"{name}.jsonl")
        Network.random(name, seed=9, width=12, inner=7, blocks=1).save(path / f"{name}.net")
    return path


@pytest.mark.parametrize(("name", "language"), list(zip(game_names(), TITLES, strict=True)))
def test_a_review_is_shown_and_written(name: str, language: Language, folder: Path, tmp_path: Path) -> None:
    out, file, net = tmp_path / "out.json", str(folder / f"{name}.jsonl"), str(folder / f"{name}.net")
    html = tmp_path / "out.html"
    result = bauhof("review", file, "--weights", net, "--json", str(out), "--html", str(html), "--lang", language)
    assert result.exit_code == 0
    told = result.stdout
    assert "�" not in told
    assert TITLES[language] in told
    found = json.loads(out.read_text())
    assert (found["review"], found["game"], found["depth"]) == (1, name, "ordinary")
    for player in found["players"]:
        parts = [player[part] for part in ("start", "luck", "own", "others")]
        assert sum(parts) == pytest.approx(player["result"], abs=1e-9)
        assert re.search(rf"{player['name']} +[\d.,–]+ +[\d.,–]+( +\d+){{3}}( +[+−][\d.,]+){{2}}", told)
        curve = re.search(rf"{player['name']} +([▁▂▃▄▅▆▇█]+) ([\d.,]+)", told)
        assert curve is not None
        assert curve[1][-1] == ("█" if player["result"] == 1 else "▁" if player["result"] == 0 else curve[1][-1])
    shown = html.read_text()
    assert TITLES[language] in shown
    assert not re.search(r"(src|href)=\"(?!#)", shown)  # it needs no other file
    assert set(re.findall(r'href="#d-([a-z-]+)"', shown)) <= set(re.findall(r'<symbol id="d-([a-z-]+)"', shown))
    decided = [
        one["decision"] for one in found["moments"] if f'id="moment-{one["number"]}"' in shown and one["decision"]
    ]
    assert shown.count('class="board"') == shown.count("<article")
    if any(re.match("build|take|buy:[1-4]|segment", one["best"][0]) for one in decided):
        assert re.search(r'class="(tile|area)[a-z ]* best"', shown)
    assert [*map(int, re.findall(r'href="#moment-(\d+)"', shown))] == [
        *map(int, re.findall(r'id="moment-(\d+)"', shown))
    ]
    numbers = [int(number) for number in re.findall(r"^ +(\d+) .*→", told, re.MULTILINE)]
    lost = [one["number"] for one in found["moments"] if one["decision"] and one["decision"]["loss"] >= 0.02]
    assert numbers == sorted(numbers)
    assert set(lost) <= set(numbers) or len(lost) > 5


def test_a_missed_win_is_a_key_moment(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    position = f"2p roll=3 | 30c bakery {THREE} | 0c bakery"
    match = Match(game("machi-koro"), position=position, chance=FastChance(0))
    played(match, "greedy", "random", words=("build:nothing",)).save(file)
    told = bauhof("review", str(file)).stdout
    assert re.search(r"^ +0 Anna: (mistake|blunder), loses [\d.]+ points? \([\d.]+% → [\d.]+%\)$", told, re.MULTILINE)
    assert "played: build nothing\n" in told
    assert "better: build the Radio Tower for 22 (8 left)" in told


def test_a_folder_shows_how_players_develop(tmp_path: Path) -> None:
    games, net = tmp_path / "games", tmp_path / "small.net"
    games.mkdir()
    one = game("machi-koro")
    Network.random("machi-koro", seed=9, width=12, inner=7, blocks=1).save(net)
    for seed in range(4):
        match = Match(one, position=late(one, 2), chance=FastChance(seed))
        played(match, "greedy", "random").save(games / f"{seed}.jsonl")
    (games / "broken.jsonl").write_text("{}")
    out, html = tmp_path / "out.json", tmp_path / "out.html"
    result = bauhof("review", str(games), "--weights", str(net), "--json", str(out), "--html", str(html))
    assert result.exit_code == 0
    found = json.loads(out.read_text())
    assert [*found["games"]] == [f"{seed}.jsonl" for seed in range(4)]
    assert len(found["left_out"]) == 1
    for name in ("Anna", "Ben"):
        seat = ("Anna", "Ben").index(name)
        wins = sum(review["players"][seat]["result"] for review in found["games"].values())
        assert re.search(rf"{name} +4 +{wins:.1f} +[\d.–]+ +[\d.–]+ +[+−][\d.]+ +[+−\d.–]+ +[▁▂▃▄▅▆▇█]*", result.stdout)
    assert "Game by game" in html.read_text()
    assert html.read_text().count('class="curve"') == 2
    assert "has no journals" in failed("review", str(tmp_path))
    (games / "only").mkdir()
    (games / "only" / "broken.jsonl").write_text("{}")
    assert "has no finished game" in failed("review", str(games / "only"))


def test_what_cannot_be_reviewed_is_said_in_a_line(folder: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.jsonl"
    match = Match(game("machi-koro"), 2, chance=FastChance(0))
    match.apply("build:nothing")
    match.close().save(running)
    assert f"{running}: the game is not over yet; only a finished game is reviewed" in failed("review", str(running))
    whole = (folder / "machi-koro.jsonl").read_text()
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text(whole[: len(whole) // 2])
    assert f"{damaged}: line " in failed("review", str(damaged))
    damaged.write_text(whole.replace("Anna", "Anne"))
    assert "the sha256 does not fit" in failed("review", str(damaged))
    assert "cannot be read: No such file" in failed("review", str(tmp_path / "none.jsonl"))
    assert "cannot be written: No such file" in failed("review", str(running), "--json", "/nowhere/x")
    carrara = str(folder / "carrara.net")
    assert "is a network for carrara, not for machi-koro" in failed(
        "review", str(folder / "machi-koro.jsonl"), "--weights", carrara
    )
