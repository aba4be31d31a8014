"""Calibration, openings and strength as a person asks for them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bauhof.cli.bars import BAR
from bauhof.nets import Network, files
from bauhof.study import calibration, openings
from bauhof.study.selfplay import AT_ONCE
from tests.cli.test_cli import bauhof, failed


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A small network that has learnt nothing."""
    path = tmp_path_factory.mktemp("networks") / "small.net"
    Network.random("machi-koro", seed=4, width=12, inner=7, blocks=1).save(path)
    return str(path)


def test_calibration_is_tabled(net: str, tmp_path: Path) -> None:
    out, page = tmp_path / "out.json", tmp_path / "out.md"
    words = ("calibrate", "machi-koro", "--weights", net, "--games", "9", "--json", str(out), "--markdown", str(page))
    told = bauhof(*words).stdout
    assert len(re.findall(r"^\| \d+ – \d+ \| [\d.–]+ \|", page.read_text(), re.MULTILINE)) == 20
    assert re.search(r"^\| all \| \d+\.\d \| \d+\.\d … \d+\.\d \|", page.read_text(), re.MULTILINE)
    assert "Machi Koro, as printed" in told
    assert "Machi Koro, with a perfect memory" in told
    assert re.search(r"90 – 100 +\S+ ", told)
    found = json.loads(out.read_text())
    assert (found["game"], found["play"], found["finished"]) == ("machi-koro", "drawn", True)
    for view in ("printed", "memory"):
        assert list(found["views"][view]) == ["all", "2", "3", "4"]
        for one in found["views"][view].values():
            assert one["error"]["low"] <= one["error"]["value"] <= one["error"]["high"]
            said = [step for step in one["steps"] if step]
            weights = sum(step["times"] for step in said)
            mean = sum(step["times"] * abs(step["said"] - step["won"]["value"]) for step in said) / weights
            assert one["error"]["value"] == pytest.approx(mean)


def test_one_view_and_one_number_of_players(net: str, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    words = (
        "calibrate",
        "machi-koro",
        "--weights",
        net,
        "--games",
        "4",
        "--players",
        "3",
        "--view",
        "memory",
        "--best",
    )
    told = bauhof(*words, "--lang", "de", "--json", str(out)).stdout
    assert "mit perfektem Gedächtnis" in told
    found = json.loads(out.read_text())
    assert found["play"] == "best"
    assert found["views"].keys() == {"memory"}
    assert found["views"]["memory"].keys() == {"all"}


def test_openings_are_tabled_and_drawn(net: str, tmp_path: Path) -> None:
    out, picture, page = tmp_path / "out.json", tmp_path / "out.svg", tmp_path / "out.md"
    words = ("openings", "machi-koro", "--weights", net, "--games", "6", "--players", "3", "--rows", "99")
    told = bauhof(*words, "--json", str(out), "--svg", str(picture), "--markdown", str(page)).stdout
    assert re.search(r"^\| landmark \| 1\. \|.* wins % \|$", page.read_text(), re.MULTILINE)
    assert "Machi Koro, 3 players: 6 games" in told
    assert re.search(r"built: \d+\.\d per seat and game, greedy \d+\.\d", told)
    assert re.search(r"What the network does instead", told)
    found = json.loads(out.read_text())
    first = [one for one in found["greedy"]["choices"] if (one["aspect"], one["place"]) == ("built", 1)]
    assert sum(one["share"] for one in first) == pytest.approx(1)
    drawn = ElementTree.fromstring(picture.read_text())
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Machi Koro, 3 players: 6 games", "network", "greedy", "built", "landmark", "6."} <= set(texts)
    assert "prefers-color-scheme: dark" in picture.read_text()
    for who in ("network", "greedy"):
        bars = [rect for rect in drawn.iter("{http://www.w3.org/2000/svg}rect") if rect.get("class") == who]
        shares = [one["share"] for one in found[who]["choices"]]
        assert sorted(float(bar.get("width", 0)) for bar in bars[1:]) == pytest.approx(
            sorted(BAR * share for share in shares), abs=0.06
        ), "but for the first one, which is the legend"
    alone = bauhof(*words, "--aspect", "landmark").stdout
    assert "landmark:" in alone
    assert "built:" not in alone
    assert "there is no aspect 'x' in these games; there are: built, landmark" in failed(*words, "--aspect", "x")


@pytest.mark.parametrize(
    ("command", "module", "name"), [("calibrate", calibration, "played"), ("openings", openings, "watch")]
)
def test_control_c_shows_what_there_is(
    command: str, module: object, name: str, net: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, played = getattr(module, name), []

    def interrupted(*given: object) -> object:
        played.append(given)
        if len(played) > 2:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(module, name, interrupted)
    out = tmp_path / "out.json"
    words = (command, "machi-koro", "--weights", net, "--games", str(3 * AT_ONCE), "--json", str(out))
    result = bauhof(*words, *(("--players", "2", "--every", "50") if command == "calibrate" else ()))
    assert result.exit_code == 130
    assert "Machi Koro" in result.stdout
    found = json.loads(out.read_text())
    assert found["finished"] is False
    games = found["views"]["memory"]["all"]["games"] if command == "calibrate" else found["greedy"]["games"]
    assert games == (2 * AT_ONCE if command == "calibrate" else AT_ONCE)
    played.extend([()] * 3)
    assert "stopped before the first games were over" in failed(*words)


def test_strength_has_a_table_for_few_and_for_many_players(tmp_path: Path) -> None:
    out, page, folder = tmp_path / "out.json", tmp_path / "out.md", tmp_path / "kept"
    words = ("strength", "machi-koro", "--bots", "greedy", "--games", "12", "--workers", "1", "--results", str(folder))
    told = bauhof(*words, "--against", "random,cheese", "--json", str(out), "--markdown", str(page)).stdout
    assert told == page.read_text()
    assert "Machi Koro, 2 players, 12 games per pairing, fair share 50.0 %:" in told
    assert "Machi Koro, 4 players, 12 games per pairing, fair share 25.0 %:" in told
    two, four = json.loads(out.read_text())
    assert [(one["bot"], one["other"]) for one in two["pairings"]] == [("greedy", "random"), ("greedy", "cheese")]
    assert len(four["pairings"]) == 4
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in told.splitlines() if line.startswith("|")]
    heading, rates = table[0], {row[0]: row for row in table[2:5]}
    against = rates["greedy"][heading.index("random")].split()[0]
    back = rates["random"][heading.index("greedy")].split()[0]
    assert float(against) + float(back) == pytest.approx(100)
    assert rates["random"][heading.index("cheese")] == ""
    before = {path.name: path.read_text() for path in folder.iterdir()}
    assert len(before) == 4
    cut = folder / "machi-koro-2-greedy-cheese.jsonl"
    cut.write_text(before[cut.name][:-9])
    again = bauhof(*words, "--against", "random,cheese,bakery", "--players", "2")
    assert f"{cut}: line 7 is unfinished; its deal is played again" in again.stderr
    before[cut.name] = before[cut.name].rsplit("\n", 2)[0]  # times differ
    after = {path.name: path.read_text() for path in folder.iterdir()}
    assert all(after[name].startswith(text) for name, text in before.items()), "who joins later changes nothing"
    assert after.keys() - before.keys() == {"machi-koro-2-greedy-bakery.jsonl"}


def test_slow_pairings_have_fewer_games() -> None:
    words = ("strength", "machi-koro", "--bots", "greedy,random", "--players", "2", "--workers", "1", "--games", "20")
    assert " 8 games per pairing" in bauhof(*words, "--at-least", "8", "--seconds", "0").stdout
    assert " 20 games per pairing" in bauhof(*words, "--at-least", "8", "--seconds", "1000").stdout


@pytest.fixture
def without_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path)


@pytest.mark.usefixtures("without_networks")
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("calibrate chess", "there is no game 'chess'"),
        ("calibrate machi-koro", "no network for machi-koro comes with this Bauhof"),
        ("openings machi-koro", "no network for machi-koro comes with this Bauhof"),
        ("calibrate machi-koro --weights /nowhere.net", "there is no network /nowhere.net"),
        ("calibrate carrara --weights NET", "is a network for machi-koro, not for carrara"),
        ("calibrate machi-koro --weights NET --players two", "--players is two; it is numbers such as 2,4"),
        ("calibrate machi-koro --weights NET --players 2,9", "9 cannot play it"),
        ("calibrate machi-koro --weights NET --option blitz", "machi-koro has no option 'blitz'"),
        ("calibrate machi-koro --weights NET --json /nowhere/x", "/nowhere/x: cannot be written: No such file"),
        ("openings machi-koro --weights NET --players 9", "9 cannot play it"),
        ("openings machi-koro --weights NET --games 0", "--games is 0; it is 1 or more"),
        ("openings machi-koro --weights NET --svg /nowhere/x", "/nowhere/x: cannot be written: No such file"),
        ("strength machi-koro --bots greedy", "an arena needs two bots or more"),
        ("strength machi-koro --bots greedy --against greedy", "greedy is named twice"),
        ("strength machi-koro --bots greedy,alien", "nobody called 'alien' plays machi-koro"),
        ("strength machi-koro --bots greedy,random --at-least 0", "--at-least is 0; it is 1 or more"),
        ("strength machi-koro --bots greedy,random --players 2,9", "9 cannot play it"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(words: str, complaint: str, net: str) -> None:
    assert complaint in failed(*(net if word == "NET" else word for word in words.split()))
