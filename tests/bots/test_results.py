from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bauhof.bots.arena import Arena, Deal, Pairing, play_deal
from bauhof.bots.results import Results
from bauhof.core.errors import BauhofError

PAIR = Pairing("random", "tests.bots.own:Place")
ARENA = Arena("machi-koro", 2, (), PAIR)
DEALS = [play_deal(ARENA, PAIR, number) for number in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three deals, in a folder that was not there before."""
    path = tmp_path / "new" / "results.jsonl"
    with Results(path, ARENA) as results:
        for deal in DEALS:
            results.add(deal)
    return path


def deals(path: Path) -> list[Deal]:
    with Results(path, ARENA) as results:
        return results.deals


def failed(path: Path, arena: Arena = ARENA) -> str:
    before = path.read_bytes()
    with pytest.raises(BauhofError) as caught:
        Results(path, arena)
    assert path.read_bytes() == before, "what cannot be read is left alone"
    return str(caught.value)


def test_what_was_written_is_read_again(path: Path) -> None:
    assert deals(path) == DEALS


def test_a_line_is_there_as_soon_as_the_deal_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(path, ARENA) as results:
        for number, deal in enumerate(DEALS):
            results.add(deal)
            lines = path.read_text().splitlines()
            assert json.loads(lines[0])["bots"] == list(PAIR)
            assert [json.loads(line)["deal"] for line in lines[1:]] == [0, 1, 2][: number + 1]


def test_two_arenas_cannot_write_to_one_file(path: Path) -> None:
    with Results(path, ARENA) as first:
        assert "another arena is writing there; wait for its end, or name another file" in failed(path)
        first.add(replace(DEALS[0], number=3))
    assert [deal.number for deal in deals(path)] == [0, 1, 2, 3]


def test_who_was_killed_does_not_keep_the_file(path: Path) -> None:
    words = f"from tests.bots.test_results import *; r = Results(Path({str(path)!r}), ARENA); print(); input()"
    holder = subprocess.Popen([sys.executable, "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    holder.stdout.readline()
    assert "another arena is writing there" in failed(path)
    holder.kill()
    holder.communicate()
    assert deals(path) == DEALS


def test_an_unfinished_last_line_is_dropped_and_the_file_goes_on(path: Path) -> None:
    whole = path.read_bytes()
    for end in range(1, 60, 7):
        path.write_bytes(whole[:-end])
        with Results(path, ARENA) as results:
            assert results.dropped == 4
            assert results.deals == DEALS[:2]
            results.add(DEALS[2])
        assert path.read_bytes() == whole


def test_an_unfinished_first_line_is_begun_anew(path: Path) -> None:
    first = path.read_bytes().splitlines(keepends=True)[0]
    for begun in (b"", first[:3], first[:40]):
        path.write_bytes(begun)
        assert deals(path) == []
        assert path.read_bytes() == first


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(ARENA, seed=2), "line 1: these are the results of another arena: seed is 0 there and 2 here"),
        (replace(ARENA, game="carrara"), "game is machi-koro there and carrara here"),
        (replace(ARENA, players=3), "players is 2 there and 3 here"),
        (replace(ARENA, options=("two_of_a_kind",)), "options is none there and two_of_a_kind here"),
        (replace(ARENA, bots=("random", "search")), "bots is random,tests.bots.own:Place there and random,search here"),
    ],
)
def test_the_results_of_another_arena_are_refused(path: Path, other: Arena, words: str) -> None:
    assert words in failed(path, other)


def test_results_of_other_rules_are_refused(path: Path) -> None:
    path.write_text(path.read_text().replace('"rules": 1', '"rules": 7', 1))
    assert "rules is 7 there and 1 here" in failed(path)
    path.write_text(path.read_text().replace('"arena": 1', '"arena": 2', 1))
    assert "results of format 2; this program reads format 1" in failed(path)


@pytest.mark.parametrize("text", ["my notes", "my notes\n", '{"journal": 1}\n', "[1]\n", "\xff\n"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text, encoding="latin-1")
    assert f"{path}: line 1: is " in failed(path)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"deal": 1', '"deal": one', "line 3: is damaged: it is not JSON; take the line out"),
        ('"deal": 1', '"deal": "one"', "line 3: is damaged: deal 'one' of"),
        ('"deal": 1', '"deal": -1', "line 3: is damaged: deal -1 of"),
        ('"deal": 1', '"deal": 0', "line 3: deal 0 of random and tests.bots.own:Place is there twice"),
        ('"deal": 1', '"number": 1', "line 3: is damaged: a deal has a pairing, a number and games ('deal')"),
        ('{"pairing": ["random", ', '{"pairing": ["search", ', "line 2: is damaged: deal 0 of"),
        ('"ranking": [1, 2]', '"ranking": [3, 2]', "is damaged: nobody has won game"),
        ('"ranking": [1, 2]', '"ranking": [1]', "is damaged: game"),
        ('"ranking": [1, 2]', '"ranking": 7', "is damaged: a deal has"),
        ('"scores": [', '"scores": ["x", ', "is damaged: game 1 is none of this arena"),
        ('"scores": [', '"points": [', "is damaged: a deal has a pairing"),
        ('"seats": ["random"', '"seats": ["search"', "is damaged: game 1 is none of this arena"),
    ],
)
def test_damaged_lines_are_named(path: Path, old: str, new: str, words: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert words in failed(path)


def test_a_deal_has_all_its_games(path: Path) -> None:
    lines = path.read_text().splitlines()
    deal = json.loads(lines[2])
    for games in (deal["games"][:1], deal["games"] * 2):
        path.write_text("\n".join([*lines[:2], json.dumps(deal | {"games": games}), lines[3], ""]))
        assert "line 3: is damaged: " in failed(path)


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/null/results")):
        with pytest.raises(BauhofError, match="cannot be written: "):
            Results(path, ARENA)
