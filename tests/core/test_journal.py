"""Journals: saved whole or not at all, replayed to the byte, and refused when they do not tell the truth."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bauhof.core.chance import FastChance, VerifiableChance
from bauhof.core.errors import BadJournal
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.core.replay import replay, steps, verify

GAME = game("machi-koro")


def played(turns: int = 30, chance: VerifiableChance | None = None) -> Match:
    match = Match(GAME, 3, options={"variable_supply": True}, chance=chance or VerifiableChance.from_seed(1))
    chooser = FastChance(2)
    for _ in range(turns):
        if match.turn is not None:
            match.apply(match.legal[chooser.draw([1] * len(match.legal))])
    return match


@pytest.fixture
def journal() -> Journal:
    return played().close()


def resealed(lines: list[str]) -> str:
    """The text with a hash that fits, as a careful forger would write it."""
    end = json.loads(lines[-1])
    end["sha256"] = hashlib.sha256("".join(lines[:-1]).encode()).hexdigest()
    return "".join(lines[:-1]) + json.dumps(end, ensure_ascii=False) + "\n"


def test_a_saved_journal_is_loaded_and_replayed_to_the_byte(tmp_path: Path, journal: Journal) -> None:
    match = played()
    path = tmp_path / "new" / "folder" / "game.jsonl"
    match.close().save(path)
    loaded = Journal.load(path)
    assert loaded == match.journal == journal
    again = replay(loaded)
    assert GAME.state.bytes(again.state) == GAME.state.bytes(match.state)
    assert again.events == match.events
    assert [child.name for child in path.parent.iterdir()] == ["game.jsonl"]


def test_the_first_line_says_what_is_played(journal: Journal) -> None:
    header = json.loads(journal.dumps().splitlines()[0])
    assert header == {
        "journal": 1,
        "game": "machi-koro",
        "rules": 1,
        "players": 3,
        "options": {"variable_supply": True, "two_of_a_kind": False},
        "names": ["Anna", "Ben", "Clara"],
    }


def test_names_in_any_script_survive(tmp_path: Path) -> None:
    match = Match(GAME, 2, names=["Jürgen ☃", '"\n\\'], chance=FastChance(1))
    match.close().save(tmp_path / "game.jsonl")
    assert Journal.load(tmp_path / "game.jsonl").names == ("Jürgen ☃", '"\n\\')
    assert "Jürgen ☃" in (tmp_path / "game.jsonl").read_text(encoding="utf-8"), "readable without a program"


def test_a_game_from_a_position_is_replayed_from_there() -> None:
    match = Match(GAME, position="2p two-of-a-kind roll=4 | 9c bakery | 0c mine", chance=FastChance(3))
    match.apply("build:cafe")
    again = replay(Journal.loads(match.close().dumps()))
    assert again.position == match.position
    assert again.journal.options["two_of_a_kind"]


def test_replaying_goes_step_by_step(journal: Journal) -> None:
    lines = [step.line for step in steps(journal)]
    assert lines == list(range(1, len(journal.entries) + 2))


def test_chance_is_proven_from_the_revealed_secret(journal: Journal) -> None:
    proof = verify(journal)
    assert proof.actions == 30
    assert proof.proven == proof.chances > 30
    assert not proof.finished
    assert journal.entries[0] == {"commitment": VerifiableChance.from_seed(1).commitment}
    assert journal.entries[-1] == {"secret": VerifiableChance.from_seed(1).secret.hex()}


def test_the_secret_is_nowhere_before_the_end() -> None:
    match = played()
    assert match.source is not None
    assert VerifiableChance.from_seed(1).secret.hex() not in match.journal.dumps()


def test_a_paused_game_goes_on_with_a_new_secret() -> None:
    match = replay(Journal.loads(played(10).close().dumps()))
    match.draw_from(VerifiableChance.from_seed(1, part=1))
    while match.turn is not None and len(match.journal.entries) < 100:
        match.apply(match.legal[-1])
    proof = verify(match.close())
    assert proof.proven == proof.chances
    assert sum("commitment" in entry for entry in match.journal.entries) == 2


def test_chance_whose_secret_was_never_revealed_is_not_proven() -> None:
    match = played()
    match.journal.finish(match.position, match.ranking)
    proof = verify(Journal.loads(match.journal.dumps()))
    assert proof.chances > proof.proven == 0


def edit(what: str, into: str) -> Callable[[list[str]], list[str]]:
    """Change the first line that has something in it."""

    def edited(lines: list[str]) -> list[str]:
        at = next(number for number, line in enumerate(lines) if what in line)
        return [*lines[:at], lines[at].replace(what, into, 1), *lines[at + 1 :]]

    return edited


@pytest.mark.parametrize(
    ("forge", "complaint"),
    [
        (lambda lines: [], "is empty"),
        (lambda lines: lines[1:], "line 1: is no journal"),
        (lambda lines: lines[:-1], "the file breaks off here"),
        (lambda lines: lines[:20], "line 20: the file breaks off here"),
        (lambda lines: [*lines[:9], lines[9][:8]], "line 10: is not JSON"),
        (lambda lines: [*lines[:-1], lines[-1].rstrip("\n")], "the file breaks off here"),
        (lambda lines: [*lines[:5], "[1, 2]\n", *lines[5:]], "line 6: is not a JSON object"),
        (lambda lines: [*lines[:5], "{}\n", *lines[5:]], "line 6: is no entry"),
        (lambda lines: [*lines[:5], "[" * 100_000 + "\n", *lines[5:]], "line 6: is not JSON"),
        (edit('"seat": 0', f'"seat": {"9" * 5000}'), "is not JSON"),
        (edit('"journal": 1', '"journal": 2'), "line 1: journal format 2; this program reads format 1"),
        (
            edit('"rules": 1', '"rules": 7'),
            "played by version 7 of the rules of machi-koro; this program plays version 1",
        ),
        (edit('"rules": 1', '"rules": "1"'), "line 1: rules is '1'; it should be of type int"),
        (edit('"machi-koro"', '"monopoly"'), "line 1: there is no game 'monopoly'"),
        (edit('"players": 3', '"players": 9'), "line 1: machi-koro is for 2 to 4 players"),
        (edit('"names"', '"nomes"'), "line 1: names is None"),
        (edit('["Anna"', "[1"), "line 1: names are texts"),
        (edit('"two_of_a_kind"', '"chaos"'), "line 1: machi-koro has no option 'chaos'"),
        (edit('"players"', '"extra": 1, "players"'), "line 1: unknown key 'extra'"),
        (edit('"seat": 0', '"seat": 1'), "seat 1 cannot act: the turn is that of seat 0"),
        (edit('"seat": 0', '"seat": "0"'), "seat is '0'; it is a whole number"),
        (edit('"action": "build', '"action": "bild'), "is no action"),
        (edit('"chance": "', '"chance": "x'), "line 3: the secret gives"),
        (edit('"commitment": "', '"commitment": "0'), "this secret is not the one committed to"),
        (edit('"secret": "', '"secret": "zz'), "a secret is 64 hexadecimal digits"),
        (edit('"position": "3p', '"position": "2p'), "it says 2p"),
        (edit('"ranking": null', '"ranking": [1, 2, 2]'), "replayed the game is at"),
    ],
)
def test_damaged_journals_are_refused_with_a_reason_and_a_place(
    journal: Journal, forge: Callable[[list[str]], list[str]], complaint: str
) -> None:
    lines = forge(journal.dumps().splitlines(keepends=True))
    whole = bool(lines) and '"sha256"' in lines[-1] and lines[-1].endswith("\n")
    with pytest.raises(BadJournal) as refused:
        verify(Journal.loads(resealed(lines) if whole else "".join(lines), "game.jsonl"), "game.jsonl")
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("game.jsonl: ")
    assert "\n" not in str(refused.value)


def test_a_changed_roll_is_found_even_if_the_hash_was_made_to_fit() -> None:
    """The rules allow it, the hash fits, but the secret gives another roll."""
    match = Match(GAME, 2, chance=VerifiableChance.from_seed(1))
    match.apply("build:nothing")
    text = match.close().dumps()
    rolled = json.loads(text.splitlines()[2])["chance"]
    other = "4" if rolled == "6" else "6"
    lines = text.replace(f'"chance": "{rolled}"', f'"chance": "{other}"', 1).splitlines(keepends=True)
    with pytest.raises(BadJournal, match=f"line 3: the secret gives {rolled}, not {other}"):
        verify(Journal.loads(resealed(lines)))


def test_what_chance_cannot_give_is_refused_without_a_secret_too() -> None:
    match = Match(GAME, 2, chance=FastChance(1))
    lines = edit('"chance": "', '"chance": "x')(match.close().dumps().splitlines(keepends=True))
    with pytest.raises(BadJournal, match=r"line 2: 'x[1-6]' is no outcome of chance"):
        verify(Journal.loads(resealed(lines)))


def test_a_changed_line_is_noticed_by_the_hash(journal: Journal) -> None:
    text = journal.dumps().replace('"Anna"', '"Anne"')
    for check in (verify, replay):
        with pytest.raises(BadJournal, match="the sha256 does not fit: a line was changed"):
            check(Journal.loads(text))


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match=r"nowhere\.jsonl: cannot be read: No such file or directory"):
        Journal.load(tmp_path / "nowhere.jsonl")
    with pytest.raises(BadJournal, match="cannot be read: Is a directory"):
        Journal.load(tmp_path)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    with pytest.raises(BadJournal, match="is no journal: byte 0 is not UTF-8"):
        Journal.load(tmp_path / "picture.png")


def test_a_place_that_cannot_be_written_is_an_error(tmp_path: Path, journal: Journal) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadJournal, match="cannot be saved: Not a directory"):
        journal.save(tmp_path / "file" / "game.jsonl")


SAVE_WITH_LITTLE_ROOM = """
import resource, signal, sys
from pathlib import Path
from bauhof.core.errors import BadJournal
from bauhof.core.journal import Journal

path = Path(sys.argv[1])
journal = Journal.load(path)
journal.entries *= 50
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (len(path.read_bytes()), resource.RLIM_INFINITY))
try:
    journal.save(path)
except BadJournal as error:
    print(error)
"""


def test_a_full_disk_leaves_the_last_good_journal(tmp_path: Path, journal: Journal) -> None:
    """The system refuses to write more than the old file had, as a full disk does."""
    path = tmp_path / "game.jsonl"
    journal.save(path)
    before = path.read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", SAVE_WITH_LITTLE_ROOM, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == f"{path}: cannot be saved: File too large; the journal saved before is still there"
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.jsonl"]
    verify(Journal.load(path))
