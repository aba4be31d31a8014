"""The command line as a person uses it, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from bauhof.cli.main import cli
from bauhof.cli.trials import measure_hostile, most
from bauhof.core.chance import VerifiableChance
from bauhof.core.errors import BauhofError
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.words import Language, languages
from tests.fourth.installed import installed

POSITION = "2p turn=A build roll=3 | 5c bakery | 0c cafe*2"


def bauhof(*words: str, keys: str = "") -> Result:
    result = CliRunner().invoke(cli, words, input=keys)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def failed(*words: str) -> str:
    """The one line that a failing command says."""
    result = bauhof(*words)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("bauhof: ")
    return line


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    done = bauhof("play", "machi-koro", "--seats", "random,random,random", "--seed", "3", "--journal", str(path))
    assert done.exit_code == 0
    return path


def test_games_are_listed() -> None:
    assert "machi-koro  Machi Koro, 2 to 4 players" in bauhof("games").output
    assert "--option two-of-a-kind  First games: at most two of a kind" in bauhof("games").output
    assert "machi-koro  Machi Koro, 2 bis 4 Personen" in bauhof("games", "--lang", "de").output


def test_bots_play_a_whole_game_and_it_is_saved(saved: Path) -> None:
    told = " ".join(bauhof("replay", "--full", str(saved)).output.split())
    assert "has built all four landmarks and wins." in told
    verified = bauhof("verify", str(saved)).output
    assert re.search(r"Verified: \d+ actions by the rules, the game is finished", verified)
    proven, chances = map(int, re.findall(r"(\d+) of (\d+) outcomes", verified)[0])
    assert proven == chances > 50


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_every_game_is_played_by_people_and_bots(name: str, language: Language, tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    begin = ("play", name, "--seed", "1", "--lang", language, "--journal", path)
    asked = bauhof(*begin, "--seats", "human,random,random", keys="1\n?\nq\n")
    assert asked.exit_code == 0
    assert "play --resume" in asked.output
    assert "�" not in asked.output
    assert bauhof(*begin, "--seats", "random,random").exit_code == 0
    assert "the game is finished" in bauhof("verify", path).output


def test_equal_seeds_play_equal_games(saved: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    bauhof("play", "machi-koro", "--seats", "random,random,random", "--seed", "3", "--journal", str(again))
    assert again.read_text().splitlines()[1:-1] == saved.read_text().splitlines()[1:-1]


def test_a_person_chooses_by_number_or_word_and_leaves(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begin = ("play", "machi-koro", "--seats", "human,human", "--seed", "1", "--journal", str(path))
    told = bauhof(*begin, "--names", "Ida,Jo", keys="?\n99\n1\nbuild:nothing\nq\n").output
    assert "Ida, build one card, or nothing." in told
    assert re.search(r" 1 build a Wheat Field for 1 \(\d+ left\) build:wheat-field", told)
    assert "build:stadium: you need 2 more coins (M3.5)" in told
    assert "“99” isn’t one of the choices 1 to" in told
    assert "Ida builds a Wheat Field" in told
    assert "Jo builds nothing" in told
    assert f"bauhof play --resume {path}" in told
    assert bauhof("verify", str(path)).output.startswith("Verified: 2 actions by the rules, the game isn’t finished.")


def test_german_is_spoken(tmp_path: Path) -> None:
    begin = ("play", "machi-koro", "--seats", "human,random", "--seed", "1", "--lang", "de")
    told = bauhof(*begin, "--journal", str(tmp_path / "game.jsonl"), keys="1\nq\n").output
    assert "Anna, baue eine Karte oder nichts." in told
    assert "Anna baut ein Weizenfeld" in told
    assert "Das Spiel ist gespeichert. Weiter geht es mit:" in told


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ({"LANG": "de_AT.UTF-8"}, "2 bis 4 Personen"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr"}, "2 à 4 joueurs"),
        ({"LC_MESSAGES": "fr_CA.UTF-8", "LANG": "en_GB"}, "2 à 4 joueurs"),
        ({"LANG": "xx_YY"}, "2 to 4 players"),
        ({}, "2 to 4 players"),
    ],
)
def test_the_language_is_the_systems_unless_another_is_chosen(
    locale: dict[str, str], title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, locale.get(name, ""))
    assert title in bauhof("games").output
    assert "2 to 4 players" in bauhof("games", "--lang", "en").output


def test_a_turn_is_told_in_a_line_or_in_sentences(tmp_path: Path) -> None:
    """The line of a turn that a bot has begun waits for its end."""
    path = str(tmp_path / "game.jsonl")
    bauhof("play", "machi-koro", "--seats", "random,random", "--seed", "3", "--names", "Ida,Jo", "--journal", path)
    lines = bauhof("replay", path).output.splitlines()
    assert lines[:3] == [
        "Ida ⚅ 6: builds a Forest",
        "Jo ⚄ 5: Ida +1 (Forest), builds a Wheat Field",
        "Ida ⚀ 1: +1 (Wheat Field), Jo +2 (Wheat Field ×2), builds a Bakery",
    ]
    told = bauhof("replay", "--full", path).output.splitlines()
    assert told[0] == "Ida’s turn. Ida rolls 6. Ida builds a Forest for 3 coins."


def test_end_of_input_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begin = ("play", "machi-koro", "--seats", "human,random", "--option", "variable-supply", "--journal", str(path))
    left = bauhof(*begin, keys="1\n")
    assert left.exit_code == 0
    assert f"bauhof play --resume {path}" in left.output
    before = path.read_text().splitlines()
    resumed = bauhof("play", "--resume", str(path), keys="1\n")
    assert resumed.exit_code == 0
    after = path.read_text().splitlines()
    assert after[: len(before) - 1] == before[:-1]
    assert len(after) > len(before)
    verified = bauhof("verify", str(path)).output
    assert re.search(r"Verified: \d+ actions", verified)
    proven, chances = re.findall(r"(\d+) of (\d+) outcomes", verified)[0]
    assert proven == chances


def test_a_finished_game_is_shown_when_resumed(saved: Path) -> None:
    told = bauhof("play", "--resume", str(saved)).output
    assert re.search(r"(Anna|Ben|Clara) wins\.", told)
    assert f"bauhof replay {saved}" in told


def test_journals_go_to_the_users_data_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    bauhof("play", "machi-koro", "--seats", "random,random", "--seed", "1")
    (path,) = (tmp_path / "bauhof").iterdir()
    assert bauhof("verify", str(path)).exit_code == 0


def test_a_position_is_shown_with_what_is_legal_and_what_is_not() -> None:
    told = bauhof("position", "machi-koro", POSITION).output
    assert "1 build a Wheat Field for 1 (4 left) build:wheat-field" in told
    assert "– build:mine: you need 1 more coin (M3.5)" in told
    assert told.splitlines()[-1] == POSITION


def test_a_position_is_played_on_with_chosen_chance() -> None:
    told = bauhof(
        "position",
        "machi-koro",
        POSITION,
        "--apply",
        "build:cafe",
        "build:nothing",
        "--chance",
        "1",
        "3",
        "--full",
    ).output
    assert "Anna builds a Café for 2 coins." in told
    assert "Ben rolls 1." in told
    assert "Anna pays Ben 2 coins for 2 Cafés." in told
    assert told.splitlines()[-1] == "2p turn=A build roll=3 | 2c bakery cafe | 2c cafe*2"
    assert (
        bauhof("position", "machi-koro", POSITION, "--apply", "build:cafe").output.splitlines()[-2].strip() == "6 1/6"
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "monopoly"], "there is no game 'monopoly'; there are: "),
        (["play"], "which game? such as: bauhof play machi-koro"),
        (["play", "machi-koro", "--seats", "human"], "machi-koro is for 2 to 4 players; --seats names 1: human"),
        (
            ["play", "machi-koro", "--seats", "human,alien"],
            "nobody called 'alien' plays machi-koro; there are: novice",
        ),
        (["play", "machi-koro", "--names", "Ida"], "3 players have 3 names, not 1"),
        (["play", "machi-koro", "--seats", ""], "nobody called '' plays machi-koro"),
        (["position", "machi-koro", f"2p | {'9' * 5000}c | 3c"], "seat A begins with its coins, such as 3c"),
        (["position", "skyline", f"{'9' * 5000}p"], "a position begins with the number of players"),
        (["play", "machi-koro", "--option", "blitz"], "machi-koro has no option 'blitz'"),
        (["play", "machi-koro", "--journal", "/dev/null/x"], "/dev/null/x: cannot be saved: Not a directory"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl: cannot be read: No such file or directory"),
        (["play", "machi-koro", "--resume", "x"], "--resume continues the game as it was; leave out GAME"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: cannot be read: No such file or directory"),
        (["verify", "/"], "/: cannot be read: Is a directory"),
        (["position", "machi-koro", "rubbish"], "a position begins with the number of players"),
        (["position", "machi-koro", "2p | 3c [bold]bakery[/] | 3c"], "'[bold]bakery[/]' is unknown"),
        (["position", "chess", POSITION], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["hint", "chess", POSITION], "there is no game 'chess'"),
        (["hint", "nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
        (["hint", "machi-koro", "2p", "|", "3c"], "not for 4 words; quote the position"),
        (["position", "machi-koro", POSITION, "--apply", "build:mine"], "build:mine: you need 1 more coin (M3.5)"),
        (
            ["position", "machi-koro", POSITION, "--apply", "build:mine", "--lang", "de"],
            "build:mine: dir fehlt 1 Münze",
        ),
        (["position", "machi-koro", POSITION, "--apply", "build:min"], "did you mean build:mine"),
        (["position", "machi-koro", POSITION, "--chance", "3"], "3 was not played: an action is due at 2p turn=A"),
        (
            ["position", "machi-koro", POSITION, "--apply", "build:cafe", "build:cafe"],
            "build:cafe was not played: chance is due",
        ),
        (["position", "machi-koro", POSITION, "--apply", "build:cafe", "--chance", "3+4"], "3+4 cannot come now"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: list[str], complaint: str) -> None:
    assert complaint in failed(*words)


def test_damaged_journals_are_refused_by_every_command(saved: Path) -> None:
    lines = saved.read_text().splitlines(keepends=True)
    for damaged, complaint in (
        (lines[:12], "line 12: the file breaks off here"),
        ([*lines[:12], lines[12].replace('"', "'"), *lines[13:]], "line 13: is not JSON"),
        (
            [lines[0].replace('"rules": 1', '"rules": 2'), *lines[1:]],
            "line 1: played by version 2 of the rules of machi-koro",
        ),
    ):
        saved.write_text("".join(damaged))
        for command in (["replay"], ["verify"], ["play", "--resume"]):
            assert complaint in failed(*command, str(saved))
        assert saved.read_text() == "".join(damaged)


def test_a_journal_that_does_not_say_who_sits_where_is_not_resumed(saved: Path) -> None:
    from bauhof.core.journal import Journal

    journal = Journal.load(saved)
    own = ["human", "human", "os:system"]  # a file from elsewhere must not say which code runs
    for seats, words in (
        (None, "who sits where"),
        (["human"], "who sits where"),
        (["human", "human", "alien"], "nobody called 'alien'"),
        (own, "cannot bring a program of its own"),
    ):
        journal.meta["seats"] = seats
        journal.save(saved)
        assert words in failed("play", "--resume", str(saved))


def test_hints_come_for_positions_and_journals(saved: Path, tmp_path: Path) -> None:
    line = "2p turn=A build roll=4 | 30c bakery | 0c bakery"
    told = bauhof("hint", "machi-koro", line).output
    shares, _, chance = told.partition("Chance to win: ")
    assert sum(float(share) for share in re.findall(r"([\d.]+)%", shares)) == pytest.approx(100, abs=20)
    assert re.match(r"\d+\.\d%", chance)
    path = tmp_path / "paused.jsonl"
    bauhof("play", "machi-koro", "--seats", "human,random", "--seed", "1", "--journal", str(path), keys="q\n")
    assert "Gewinnchance: " in bauhof("hint", str(path), "--lang", "de").output
    assert "nobody must decide here" in failed("hint", str(saved))
    assert "there is no network" in failed("hint", str(path), "--weights", "nowhere.net")


def test_examples_in_the_help_stand_in_one_line() -> None:
    assert '  bauhof position machi-koro "2p turn=A build roll=3 |' in bauhof("position", "--help").output
    assert "  bauhof arena machi-koro --bots random,search@playouts=50," in bauhof("arena", "--help").output
    assert not any("\\b" in bauhof(command, "--help").output for command in cli.commands)


def test_usage_errors_have_status_two() -> None:
    for words in (["play", "--lang", "xx", "machi-koro"], ["fly"], ["bench", "--seconds", "nan!"], ["verify"]):
        assert bauhof(*words).exit_code == 2


@pytest.mark.long
def test_benchmarks_speak_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game whose first compilation, which is measured too, is soon over."""
    monkeypatch.setattr("bauhof.cli.bench.ROUNDS", 1)
    with installed(tmp_path):
        figures = json.loads(bauhof("bench", "spire", "--json", "--seconds", "0.05").stdout)
        assert figures["spire_state_bytes"] == game("spire").state.dtype.itemsize
    assert figures["spire_steps_per_s"] > 0
    assert figures["spire_full_compile_s"] > figures["spire_import_s"]
    assert "ratio_open_spiel" in figures


@pytest.mark.long
def test_the_adapters_are_measured_beside_their_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.cli.bench.ROUNDS", 1)
    figures = json.loads(bauhof("bench", "skyline", "--doors", "--json", "--seconds", "0.05").stdout)
    assert "skyline_zoo_to_connect_four" in figures, "measured where PettingZoo's own games can be played"
    assert figures["skyline_spiel_to_backgammon"] > 0
    assert figures["skyline_vector_steps_per_s"] > 0
    assert figures["skyline_batch_steps_per_s"] > 0
    assert figures["skyline_batch_threads"] > 0
    assert "skyline_state_bytes" not in figures


# Whoever runs the tests in the background has Ctrl-C switched off.
OWN_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def terminal(*words: str) -> tuple[subprocess.Popen[bytes], int]:
    """Start the command in a terminal of its own; returns its process and our end of the terminal."""
    pytest.importorskip("pty")  # which Windows has not
    end, theirs = os.openpty()
    command = [sys.executable, "-c", OWN_TERMINAL, "-m", "bauhof", *words]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    return process, end


def read_until(end: int, text: str, seconds: float = 60) -> str:
    said = b""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if select.select([end], [], [], 0.1)[0]:
            try:
                said += os.read(end, 4096)
            except OSError:  # the child has closed its side
                break
        if text in said.decode(errors="replace"):
            return said.decode()
    raise AssertionError(f"{text!r} was never said, but: {said.decode(errors='replace')}")


def test_control_c_leaves_cleanly_with_the_game_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process, end = terminal("play", "machi-koro", "--seats", "human,random", "--journal", str(path))
    read_until(end, "q to quit")
    os.write(end, b"\x03\n")  # where the command was just about to wait for a key, a key lets it hear the signal
    said = read_until(end, "--resume")
    assert "Traceback" not in said
    assert process.wait() == 0
    assert bauhof("verify", str(path)).exit_code == 0


def test_a_killed_game_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process, end = terminal("play", "machi-koro", "--seats", "human,random", "--journal", str(path))
    read_until(end, "q to quit")
    os.write(end, b"1\n")
    read_until(end, "q to quit")
    process.kill()
    process.wait()
    assert "Verified: " in bauhof("verify", str(path)).output
    assert bauhof("play", "--resume", str(path), keys="1\n").exit_code == 0


def test_a_full_disk_is_said_in_one_line_and_loses_nothing(tmp_path: Path) -> None:
    """No file may grow beyond 8 KiB, so the game can be begun and paused, but not finished."""
    path = tmp_path / "game.jsonl"
    begun = bauhof("play", "machi-koro", "--seats", "human,random", "--seed", "1", "--journal", str(path), keys="1\n")
    assert begun.exit_code == 0
    before = path.read_bytes()
    keys = "1\n" * 400
    done = subprocess.run(
        ["bash", "-c", f"ulimit -f 8; exec {sys.executable} -m bauhof play --resume {path}"],
        input=keys,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    complaint = f"bauhof: {path}: cannot be saved: File too large; the journal saved before is still there\n"
    assert done.stderr.endswith(complaint)
    assert "Traceback" not in done.stderr
    assert path.read_bytes().startswith(before[:200])
    assert bauhof("verify", str(path)).exit_code == 0
    assert os.listdir(tmp_path) == ["game.jsonl"]


def test_a_wrong_mode_is_said_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bauhof", "games"],
        env={**os.environ, "BAUHOF_MODE": "quick"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "bauhof: BAUHOF_MODE is 'quick'; it can be one of: plain, checked, compiled, patient\n"


def test_seeds_may_be_of_any_size(tmp_path: Path) -> None:
    for seed in ("-5", "9" * 40):
        path = str(tmp_path / seed)
        done = bauhof("play", "machi-koro", "--seats", "random,search", "--seed", seed, "--journal", path, keys="")
        assert done.exit_code == 0


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    names = "\x1b[31mIda,[bold]Jo[/]"
    begin = (
        "play",
        "machi-koro",
        "--seats",
        "human,human",
        "--names",
        names,
        "--journal",
        str(tmp_path / "game.jsonl"),
    )
    told = bauhof(*begin, keys="1\nq\n").output
    assert "\x1b[31m" not in told
    assert "�[31mIda" in told
    assert "[bold]Jo[/]" in told


def test_what_was_taken_back_is_told_and_counted(tmp_path: Path) -> None:
    match = Match(game("machi-koro"), 2, names=["Ida", "Jo"], chance=VerifiableChance.from_seed(1))
    match.apply("build:cafe")
    match.undo(0)
    match.apply("build:nothing")
    path = tmp_path / "game.jsonl"
    match.close().save(path)
    told = bauhof("replay", str(path)).output
    assert "Ida takes this back." in told
    assert "Ida nimmt das zurück." in bauhof("replay", str(path), "--lang", "de").output
    verified = bauhof("verify", str(path)).output
    assert "1 action was taken back, 1 of them after chance or others had answered." in verified


@pytest.mark.long
def test_the_server_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.cli.load.THINKING", 0.1)
    words = ("bench", "--server", "--tables", "4", "--stored", "20", "--seconds", "1", "--json")
    figures = json.loads(bauhof(*words).stdout)
    assert figures["server_lost"] == figures["server_refused"] == 0
    assert figures["server_effect_p99_ms"] > 0
    assert figures["server_reconnection_s"] > 0


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere hostile clients have no address of their own")
def test_hostile_clients_are_measured_each_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.cli.load.THINKING", 0.05)
    monkeypatch.setattr("bauhof.cli.load.PATIENCE", 1)
    figures = measure_hostile(1, Console(stderr=True), tables=2, deeds=("flood",))
    assert [figure.key for figure in figures] == ["server_calm_p99_ms", "server_beside_flood"]
    assert all(figure.value is not None and figure.value > 0 for figure in figures)


@pytest.mark.parametrize("limit", [100, 437, 5000])
def test_the_most_tables_that_are_held_are_found(limit: int) -> None:
    assert 0.9 * limit <= most(lambda tables: tables <= limit) <= limit
    with pytest.raises(BauhofError, match="too busy"):
        most(lambda tables: False)
