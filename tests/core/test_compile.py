"""The cache of compiled rules: never stale, warm on the second start, and never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bauhof
from bauhof.core.cache import FOLDERS_KEPT

COMPILING = "Compiling the rules"

HELPER = """
from bauhof.core.compile import rule

@rule
def helper(x: int) -> int:
    return x + {number}
"""
CALLER = """
from bauhof.core.compile import rule
from toy.helper import helper

@rule
def caller(x: int) -> int:
    return helper(x) * 10
"""
CLOSURE = """
from pathlib import Path
from bauhof.core.compile import specialised
from toy.helper import helper

def make():
    inner = helper
    @specialised(Path(__file__).parent)
    def closure(x):
        return inner(x) * 100
    return closure
"""


def run(code: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BAUHOF_CACHE": str(folder / "cache"), "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def write_toy(folder: Path, number: int) -> None:
    toy = folder / "toy"
    toy.mkdir(exist_ok=True)
    (toy / "__init__.py").write_text("")
    (toy / "helper.py").write_text(HELPER.format(number=number))
    (toy / "caller.py").write_text(CALLER)
    (toy / "closure.py").write_text(CLOSURE)


def test_an_edited_helper_in_another_file_is_seen(tmp_path: Path) -> None:
    """By the rule that calls it, and by one that closes over it."""
    code = "from toy.caller import caller; from toy.closure import make; print(caller(1), make()(1))"
    write_toy(tmp_path, 1)
    first = run(code, tmp_path)
    assert (first.stdout.strip(), COMPILING in first.stderr) == ("20 200", True)
    warm = run(code, tmp_path)
    assert (warm.stdout.strip(), COMPILING in warm.stderr) == ("20 200", False)
    write_toy(tmp_path, 2)
    edited = run(code, tmp_path)
    assert (edited.stdout.strip(), COMPILING in edited.stderr) == ("30 300", True)
    write_toy(tmp_path, 1)
    back = run(code, tmp_path)
    assert (back.stdout.strip(), COMPILING in back.stderr) == ("20 200", False)


def test_old_compiled_rules_are_forgotten(tmp_path: Path) -> None:
    code = "from toy.caller import caller; print(caller(1))"
    old = [tmp_path / "cache" / f"toy-compiled-{number}" for number in range(FOLDERS_KEPT)]
    for number, folder in enumerate(old):
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    write_toy(tmp_path, 1)
    assert run(code, tmp_path).stdout.strip() == "20"
    assert [folder.exists() for folder in old] == [False] + [True] * (FOLDERS_KEPT - 1)
    assert COMPILING not in run(code, tmp_path).stderr


def test_all_that_is_compiled_for_a_game_is_kept_together() -> None:
    """Functions of every package that specialises for games lie in a folder of their own."""
    sources = Path(bauhof.__file__).parent
    packages = {path.parent for path in sources.rglob("*.py") if "specialised(" in path.read_text(encoding="utf-8")}
    assert 2 * len(packages) <= FOLDERS_KEPT


def test_modes_are_chosen_by_one_variable(tmp_path: Path) -> None:
    write_toy(tmp_path, 1)
    code = "from toy.caller import caller; print(type(caller).__name__, caller(1))"
    assert run(code, tmp_path, BAUHOF_MODE="plain").stdout.strip() == "function 20"
    assert run(code, tmp_path, BAUHOF_MODE="checked").stdout.strip() == "CPUDispatcher 20"
    assert run(code, tmp_path, BAUHOF_MODE="").stdout.strip() == "CPUDispatcher 20"
    wrong = run(code, tmp_path, BAUHOF_MODE="fast")
    assert "BAUHOF_MODE is 'fast'; it can be one of: plain, checked, compiled" in wrong.stderr


OUT_OF_RANGE = """
import numpy as np
from toy.outside import outside
outside(np.zeros(2, np.int64), 5)
"""


def test_checked_rules_notice_an_index_out_of_range(tmp_path: Path) -> None:
    write_toy(tmp_path, 1)
    (tmp_path / "toy" / "outside.py").write_text(
        "from bauhof.core.compile import rule\n@rule\ndef outside(a, i):\n    a[i] = 1\n"
    )
    for mode in ("plain", "checked"):
        assert "IndexError" in run(OUT_OF_RANGE, tmp_path, BAUHOF_MODE=mode).stderr


def test_a_rule_that_allocates_does_not_compile(tmp_path: Path) -> None:
    write_toy(tmp_path, 1)
    (tmp_path / "toy" / "hungry.py").write_text(
        "import numpy as np\nfrom bauhof.core.compile import rule\n\n"
        "@rule\ndef hungry(n):\n    return np.zeros(n, np.int64)[0]\n"
    )
    failed = run("from toy.hungry import hungry; hungry(3)", tmp_path, BAUHOF_MODE="compiled")
    assert "numba.core.errors" in failed.stderr


START = """
import bauhof
match = bauhof.Match(bauhof.game("machi-koro"), 2, chance=bauhof.FastChance(1))
match.apply(match.legal[0])
simulation = bauhof.Simulation(bauhof.game("machi-koro"), 2)
simulation.advance(simulation.actions[simulation.reset() - 1])
bauhof.play_random(bauhof.game("machi-koro"), 2, 2)
match.view(0), match.game.observe(match.state, 0)
print("played")
"""


def test_a_warm_start_compiles_nothing(tmp_path: Path) -> None:
    """In the cache that all tests share: whatever the first start had to compile, the second one finds."""
    _, warm = (run(START, tmp_path, BAUHOF_CACHE=os.environ.get("BAUHOF_CACHE", "")) for _ in range(2))
    assert (warm.stdout.strip(), warm.stderr) == ("played", "")


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    write_toy(tmp_path, 1)
    (tmp_path / "cache").write_text("a file, not a folder")
    done = run("from toy.caller import caller; print(caller(1))", tmp_path, TMPDIR=str(tmp_path))
    assert done.stdout.strip() == "20"


def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    write_toy(tmp_path, 1)
    code = "from toy.caller import caller; print(caller(1))"
    run(code, tmp_path)
    for damage in ("*.nbi", "*.nbc"):
        files = list((tmp_path / "cache").rglob(damage))
        assert files
        for file in files:
            file.write_bytes(file.read_bytes()[:-20] + b"damaged")
        again = run(code, tmp_path)
        assert (again.stdout.strip(), COMPILING in again.stderr) == ("20", True)
        assert COMPILING not in run(code, tmp_path).stderr


def test_importing_the_package_loads_no_compiler(tmp_path: Path) -> None:
    code = "import sys, bauhof; print([m for m in ('numba', 'numpy', 'click', 'rich') if m in sys.modules])"
    assert run(code, tmp_path).stdout.strip() == "[]"


def test_every_public_name_can_be_had() -> None:
    """Also after a game was loaded, when `bauhof.games` is the package of the games."""
    import bauhof

    bauhof.game("machi-koro")
    for name in bauhof.__all__:
        assert getattr(bauhof, name) is not None, name
    assert "machi-koro" in bauhof.game_names()
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = bauhof.nonsense
