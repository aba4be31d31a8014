"""The arena as a person uses it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bauhof.bots.arena import Arena
from bauhof.bots.results import Results
from bauhof.core.registry import game_names
from tests.cli.test_cli import bauhof, failed, read_until, terminal

EXAMPLES = Path(__file__).parents[2] / "examples"
TWO = ("arena", "machi-koro", "--bots", "random,search@playouts=20", "--workers", "1")


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_an_arena(name: str) -> None:
    told = bauhof("arena", name, "--bots", "random,search@playouts=20", "--games", "3", "--workers", "1").stdout
    assert f"{name}, 2 players" in told
    assert re.search(r"random +4 +\d+\.0 +\d+\.\d … \d+\.\d", told)
    assert "A fair share of wins is 50.0 %" in told


def test_more_players_sit_alone_among_others() -> None:
    told = bauhof(*TWO, "--players", "4", "--games", "4", "--option", "variable_supply").stdout
    assert "3 × search@playouts=20" in told
    assert "3 × random" in told
    assert "A fair share of wins is 25.0 %" in told


def test_standings_speak_json(tmp_path: Path) -> None:
    result = bauhof(*TWO, "--games", "4", "--seed", "7", "--json")
    found = json.loads(result.stdout)
    assert found["game"] == "machi-koro"
    assert found["rules"] == 1
    assert found["seed"] == 7
    assert found["finished"] is True
    (pairing,) = found["pairings"]
    assert (pairing["bot"], pairing["other"], pairing["games"]) == ("random", "search@playouts=20", 4)
    assert pairing["win_rate"]["low"] <= pairing["win_rate"]["value"] <= pairing["win_rate"]["high"]
    assert pairing["clear"] is None
    assert pairing["score"].keys() == pairing["ms_per_decision"].keys() == {"bot", "other"}
    assert sum(rating["elo"]["value"] for rating in found["ratings"]) == pytest.approx(0, abs=1e-6)
    assert [rating["games"] for rating in found["ratings"]] == [4, 4]


def test_equal_seeds_give_equal_results() -> None:
    def rates(seed: str) -> list[float]:
        found = json.loads(bauhof(*TWO, "--games", "6", "--seed", seed, "--json").stdout)
        return [found["pairings"][0]["win_rate"]["value"], *found["pairings"][0]["score"].values()]

    assert rates("1") == rates("1") != rates("2")


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    begun = (*TWO, "--results", str(path), "--json", "--games")
    bauhof(*begun, "4")
    first = path.read_text()
    assert len(first.splitlines()) == 3
    bauhof(*begun, "4")
    assert path.read_text() == first
    more = json.loads(bauhof(*begun, "8").stdout)
    assert path.read_text().startswith(first)
    assert more["pairings"][0]["games"] == 8
    whole = path.read_bytes()
    path.write_bytes(whole[:-10])
    again = bauhof(*begun, "8")
    assert f"{path}: line 5 is unfinished; its deal is played again" in again.stderr
    assert json.loads(again.stdout)["pairings"][0]["win_rate"] == more["pairings"][0]["win_rate"]
    assert "seed is 0 there and 3 here" in failed(*begun, "8", "--seed", "3")


def test_a_second_arena_on_the_same_results_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    arena = Arena("machi-koro", 2, (), ("random", "search@playouts=20"))
    with Results(path, arena):
        assert f"{path}: another arena is writing there" in failed(*TWO, "--results", str(path))


def test_a_pairing_ends_when_it_is_clear() -> None:
    bots = "tests.bots.own:Place,search@playouts=100"  # who always takes the first action is weak
    told = bauhof("arena", "machi-koro", "--bots", bots, "--games", "400", "--until-clear", "--workers", "1").stdout
    assert " clear" in told
    games = int(re.findall(r"own:Place +(\d+)", told)[0])
    assert games < 60


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_standings_are_drawn(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"standings{suffix}"
    assert bauhof(*TWO, "--games", "2", "--picture", str(path)).exit_code == 0
    content = path.read_bytes()
    assert len(content) > 5000
    if suffix == ".png":
        assert content.startswith(b"\x89PNG")
    else:
        for text in ("Machi Koro, 2 players: 2 games", ">random<", ">search@playouts=20<", ">Ratings<"):
            assert text in content.decode()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess", "--bots", "random,search"], "there is no game 'chess'"),
        (["machi-koro"], "which bots? such as --bots random,search"),
        (["machi-koro", "--bots", "random"], "an arena needs two bots or more"),
        (["machi-koro", "--bots", "random,alien"], "nobody called 'alien' plays machi-koro"),
        (["machi-koro", "--bots", "random,random"], "random is named twice"),
        (["machi-koro", "--bots", "random,"], "nobody called '' plays machi-koro"),
        ([*TWO[1:], "--players", "7"], "machi-koro is for 2 to 4 players; 7 cannot play it"),
        ([*TWO[1:], "--option", "blitz"], "machi-koro has no option 'blitz'"),
        ([*TWO[1:], "--games", "0"], "--games is 0; it is 1 or more"),
        ([*TWO[1:], "--workers", "0"], "--workers is 0; it is 1 or more"),
        ([*TWO[1:], "--results", "/dev/null/x"], "/dev/null/x: cannot be written: Not a directory"),
        ([*TWO[1:], "--picture", "/proc/x.png"], "/proc/x.png: cannot be written: "),
        ([*TWO[1:], "--picture", "x.gif"], "x.gif: a picture ends in .svg or .png"),
        ([*TWO[1:], "--picture", "/nowhere/x.svg"], "/nowhere/x.svg: cannot be written: No such file"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(words: list[str], complaint: str) -> None:
    assert complaint in failed("arena", *words)


def test_what_was_played_before_a_bot_failed_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    bots = "random,tests.bots.own:Place,tests.bots.own:Raises@after=300"
    begun = ("arena", "machi-koro", "--bots", bots, "--results", str(path), "--workers", "1")
    assert "own:Raises@after=300 failed with ValueError: out of ideas (tests/bots/own.py, line" in failed(*begun)
    assert len(path.read_text().splitlines()) >= 2


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    line = failed(*TWO, "--picture", str(tmp_path / "x.svg"))
    assert line == "bauhof: a picture needs matplotlib: pip install 'bauhof[plots]'"


def test_the_example_plays_in_the_arena_and_at_a_table(tmp_path: Path) -> None:
    def run(*words: str) -> str:
        command = [sys.executable, "-m", "bauhof", *words]
        return subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=True).stdout

    arena = ("arena", "machi-koro", "--bots", "random,my_bot:MyBot", "--games", "20", "--workers", "2", "--json")
    (pairing,) = json.loads(run(*arena))["pairings"]
    assert pairing["games"] == 20
    assert pairing["win_rate"]["value"] < 0.5, "the example is better than chance"
    journal = str(tmp_path / "game.jsonl")
    run("play", "machi-koro", "--seats", "random,my_bot:MyBot", "--seed", "1", "--journal", journal)
    assert "the game is finished" in bauhof("verify", journal).output


def test_the_example_stands_in_the_documentation() -> None:
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    for line in (EXAMPLES / "my_bot.py").read_text(encoding="utf-8").splitlines():
        assert line.strip() in page


def test_control_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    words = ["arena", "machi-koro", "--bots", "random,tests.bots.own:Place", "--games", "2000", "--workers", "2"]
    process, end = terminal(*words, "--results", str(path))
    while not path.exists() or len(path.read_text().splitlines()) < 4:
        read_until(end, "games")
        time.sleep(0.05)
    os.write(end, b"\x03")
    said = read_until(end, "per worker")
    assert process.wait() == 130
    assert "Traceback" not in said
    assert re.search(r"stopped after [\d,]+ of 2,000 games", said)
    assert "Continue with: bauhof arena machi-koro --bots" in said
    before = path.read_text()
    assert before.endswith("\n")
    bauhof(*words[:-2], "--workers", "1", "--games", str(2 * len(before.splitlines()) + 2), "--results", str(path))
    assert path.read_text().startswith(before)
