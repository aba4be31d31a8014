"""What goes wrong in a bot of somebody's own is told with the file and the line of their module."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bauhof.bots.arena import Arena, Pairing, play_deal
from bauhof.bots.registry import new_bot
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game
from tests.cli.test_cli import failed

MACHI_KORO = game("machi-koro")
BOT = """\
import json

class Mine:
    def __init__(self, seed, weights="{}"):
        self.weights = json.loads(weights)

    def choose(self, question):
        return question.game.actions.parse("fly")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of somebody's own, where the command runs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    for module in ("faulty", "helper"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def said(name: str) -> str:
    with pytest.raises(BauhofError) as caught:
        new_bot(name, MACHI_KORO)
    return str(caught.value)


@pytest.mark.parametrize(
    ("first", "words"),
    [
        ("import nothing_here", "ModuleNotFoundError: No module named 'nothing_here' (faulty.py, line 1)"),
        ("from json import nothing", "ImportError: cannot import name 'nothing' from 'json'"),
        ("table = [1, 2, 3][4]", "IndexError: list index out of range (faulty.py, line 1)"),
        ("def broken(:", "SyntaxError: invalid syntax (faulty.py, line 1)"),
        (
            "import json; json.loads('x')",
            "JSONDecodeError: Expecting value: line 1 column 1 (char 0) (faulty.py, line 1)",
        ),
        ("import helper", "SyntaxError: '(' was never closed (helper.py, line 2)"),
        ("import ast; ast.parse('(')", "SyntaxError: '(' was never closed (faulty.py, line 1)"),
    ],
)
def test_a_module_that_cannot_be_imported(folder: Path, first: str, words: str) -> None:
    (folder / "faulty.py").write_text(f"{first}\n{BOT}", encoding="utf-8")
    (folder / "helper.py").write_text("\nprint(", encoding="utf-8")
    line = said("faulty:Mine")
    assert line.startswith("faulty:Mine cannot be imported: ")
    assert words in line
    assert "faulty.py, line 1)" in line or "helper.py, line 2)" in line


def test_a_bot_that_cannot_be_made(folder: Path) -> None:
    (folder / "faulty.py").write_text(BOT, encoding="utf-8")
    assert "JSONDecodeError: Expecting value: line 1 column 1 (char 0) (faulty.py, line 5)" in said(
        "faulty:Mine@weights=x"
    )
    assert said("faulty:Mine@colour=red").endswith("got an unexpected keyword argument 'colour'")


def test_a_bot_that_fails_in_the_arena_and_at_a_table(folder: Path) -> None:
    (folder / "faulty.py").write_text(BOT, encoding="utf-8")
    pairing = Pairing("faulty:Mine", "random")
    with pytest.raises(
        BauhofError, match=r"faulty:Mine failed with BauhofError: .*fly.* \(faulty.py, line 8\); it was at"
    ):
        play_deal(Arena("machi-koro", 2, (), pairing), pairing, 0)
    journal = str(folder / "game.jsonl")
    line = failed("play", "machi-koro", "--seats", "faulty:Mine,random", "--journal", journal)
    assert "(faulty.py, line 8); it was at 2p " in line


def test_a_file_elsewhere_is_named_in_full(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "faulty.py").write_text(f"import nothing_here\n{BOT}", encoding="utf-8")
    (folder / "sub").mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.chdir(folder / "sub")
    assert f"({folder / 'faulty.py'}, line 1)" in said("faulty:Mine")
