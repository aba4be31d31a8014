"""Patient rules: plain until another process has compiled them, then by their compiled forms, and never compiling."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bauhof.core.compile import MODE, Mode

TOY = """
from bauhof.core.compile import rule

@rule
def doubled(number):
    return 2 * number

@rule
def told(number):
    return doubled(number) + 1
"""
PLAYED = """
import sys
from pathlib import Path
from bauhof.core import patient
import toy.rules as rules

def compiled():
    return len(rules.told.dispatcher.overloads)

print(rules.told(1), compiled())
patient.use_compiled(Path(rules.__file__).parent)
print(rules.told(1), compiled(), rules.told(1.5))
"""
LOADED = """
from pathlib import Path
from threading import Event, Thread
from bauhof.core import patient
import toy.rules as rules

package = Path(rules.__file__).parent
begun, go_on = Event(), Event()

def load():
    with patient.loading(package):
        begun.set()
        go_on.wait()
        rules.told(1)

def compiled():
    return len(rules.told.dispatcher.overloads)

thread = Thread(target=load)
thread.start()
begun.wait()
print(rules.told(1), compiled())
go_on.set()
thread.join()
print(compiled(), package in patient._ready, len(patient._loading))
"""


def run(code: str, folder: Path, mode: str) -> str:
    environment = {
        **os.environ,
        "BAUHOF_MODE": mode,
        "BAUHOF_CACHE": str(folder / "cache"),
        "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]),
    }
    found = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return found.stdout


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "rules.py").write_text(TOY)
    return tmp_path


pytestmark = pytest.mark.skipif(MODE is not Mode.COMPILED, reason="these processes choose their own modes")


def test_what_nobody_has_compiled_is_played_plainly(toy: Path) -> None:
    assert run(PLAYED, toy, "patient") == "3 0\n3 0 4.0\n"


def test_what_another_process_has_compiled_is_loaded_and_the_rest_stays_plain(toy: Path) -> None:
    run("from toy.rules import told; told(1)", toy, "compiled")
    assert run(PLAYED, toy, "patient") == "3 0\n3 1 4.0\n"


def test_who_loads_keeps_nobody_else_from_playing_plainly(toy: Path) -> None:
    run("from toy.rules import told; told(1)", toy, "compiled")
    assert run(LOADED, toy, "patient") == "3 0\n1 False 0\n"


def test_who_has_no_cache_cannot_be_patient(toy: Path) -> None:
    code = "from bauhof.core.compile import MODE; print(MODE.value)"
    assert run(code, toy, "patient") == "patient\n"
    (toy / "file").write_text("")
    environment = {**os.environ, "BAUHOF_MODE": "patient", "BAUHOF_CACHE": str(toy / "file" / "cache")}
    found = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout == "compiled\n"
