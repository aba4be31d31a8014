"""Mutation runs: the code is changed in one place, and a test should notice; what none notices survives.

python -m tests.mutants --only core/chance --sample 40
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.testing import run_tests
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/bauhof")
COPIED = ("src", "tests", "docs", "examples", "pyproject.toml", "README.md", "CHANGELOG.md")

SUITES = {  # which tests guard a module, the quickest first; the first prefix that fits counts
    "core": "tests/core tests/games/machi_koro tests/golden/test_golden.py --ignore tests/core/test_compile.py",
    "games/machi_koro": "tests/games/machi_koro tests/golden/test_golden.py",
    "games/skyline": "tests/games/skyline tests/golden/test_golden.py",
    "games/carrara": "tests/games/carrara tests/golden/test_golden.py",
    "server/limits": "tests/server/test_limits.py tests/server/test_app.py",
    "server": "tests/server/test_room.py tests/server/test_table.py tests/server/test_limits.py"
    " tests/server/test_store.py tests/server/test_hall.py tests/server/test_app.py",
}
MODULES = (
    "core/*.py",
    "games/*/rules.py",
    "games/*/legal.py",
    "games/*/scoring.py",
    "games/*/ending.py",
    "server/*.py",
)
SLOW = "frequencies or equal_chance or seldom_come"  # thousands of games: too long for every mutant
POINTLESS = re.compile(
    "core/RemoveDecorator"  # plain rules have none that matter
    "|core/ReplaceComparisonOperator_(?!Is)\\w+_Is(Not)?$"  # numbers are never compared so
)


@dataclass
class Score:
    """What became of the mutants of one module."""

    module: str
    places: int  # that can be changed
    killed: int = 0
    timed_out: int = 0  # counted as killed
    survivors: list[str] = field(default_factory=list)

    @property
    def run(self) -> int:
        """How many mutants were tried."""
        return self.killed + len(self.survivors)

    @property
    def row(self) -> str:
        """The score as a row of a table."""
        share = f"{self.killed / self.run:.0%}" if self.run else "–"
        counts = (self.places, self.run, self.killed, self.timed_out, len(self.survivors))
        return f"| {self.module} | {' | '.join(map(str, counts))} | {share} |"


def suite(module: str) -> str:
    """The tests of a module, as pytest wants them."""
    tests = next(tests for prefix, tests in SUITES.items() if module.startswith(prefix))
    game = module.split("/")[1].replace("_", "-") if module.startswith("games/") else "machi-koro"
    chosen = f"not ({SLOW}) and (not golden or {game}/2.txt or no_playthrough)"
    return f'{sys.executable} -m pytest -q -x -n 0 -p no:cacheprovider {tests} -k "{chosen}"'


def modules(only: str) -> list[str]:
    """The modules to be mutated whose name begins with `only`."""
    found = sorted(str(path.relative_to(ROOT / SOURCE)) for glob in MODULES for path in (ROOT / SOURCE).glob(glob))
    return [name for name in found if name.startswith(only) and not name.endswith("__init__.py")]


def spans_of_types(source: str) -> Iterator[range]:
    """The lines and columns of types, as numbers that grow: nothing happens when one is changed."""
    for node in ast.walk(ast.parse(source)):
        kinds = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for kind in kinds:
            if isinstance(kind, ast.expr) and kind.end_lineno is not None and kind.end_col_offset is not None:
                yield range(place(kind.lineno, kind.col_offset), place(kind.end_lineno, kind.end_col_offset))


def place(line: int, column: int) -> int:
    """A place in a file as one number."""
    return line * 1000 + column


def mutants(path: Path, seed: int, database: WorkDB) -> list[MutationSpec]:
    """One mutant for every place of a module that can be changed, in an order that the seed decides."""
    init([path], database, {})
    chance = random.Random(f"{seed} {path.name}")
    types = list(spans_of_types(path.read_text(encoding="utf-8")))
    found: list[MutationSpec] = [item.mutations[0] for item in database.work_items]
    useful = [
        one
        for one in found
        if not POINTLESS.match(one.operator_name)
        and not any(place(*one.start_pos) in span or place(*one.end_pos) - 1 in span for span in types)
    ]
    useful.sort(key=lambda one: (one.start_pos, one.end_pos, one.operator_name, one.occurrence))
    chosen = [chance.choice(list(same)) for _, same in groupby(useful, key=lambda one: (one.start_pos, one.end_pos))]
    chance.shuffle(chosen)
    return chosen


def run(module: str, sample: int, seed: int) -> Score:
    """Try the mutants of a module, at most so many; the current folder is a copy that may be changed."""
    command = suite(module)
    # Rules are changed in plain Python; the server is compiled as ever, for its bots must think in time.
    os.environ["BAUHOF_MODE"] = "compiled" if module.startswith("server/") else "plain"
    began = time.perf_counter()
    outcome, output = run_tests(command, 1800)
    if outcome != TestOutcome.SURVIVED:
        raise SystemExit(f"{module}: the tests fail without any change\n{output}")
    patience = 20 + 4 * (time.perf_counter() - began)
    with use_db("mutants.sqlite") as database:
        chosen = mutants(SOURCE / module, seed, database)
    score = Score(module, len(chosen))
    for one in chosen[:sample] if sample else chosen:
        result = mutate_and_test([one], command, patience)
        if result.test_outcome == TestOutcome.SURVIVED:
            score.survivors.append(changed_lines(result.diff))
            print(f"{module}:{one.start_pos[0]} survived\n{score.survivors[-1]}\n", flush=True)
        else:
            score.killed += 1
            score.timed_out += result.output == "timeout"
    return score


def changed_lines(diff: str) -> str:
    """The lines of a diff that say what was changed."""
    lines = [line for line in diff.splitlines() if re.match(r"[+-](?![+-]{2})", line)]
    return "\n".join(line for line in lines if not line.startswith("--- mutation"))


def copy_to(folder: Path) -> None:
    """A copy of all that the tests need, so that nothing here is ever changed."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "static", "*.png")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder)


def main(arguments: Iterable[str]) -> None:
    """Mutate what is asked for, and print the scores as a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Try whether the tests can fail.")
    parser.add_argument("--only", default="", help="modules that begin so, such as core/chance or server")
    parser.add_argument("--sample", type=int, default=40, help="mutants per module; 0 for one at every place")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    asked = parser.parse_args(list(arguments))
    chosen = modules(asked.only)
    if not chosen:
        parser.error(f"no module begins with {shlex.quote(asked.only)}")
    os.environ["PYTHONHASHSEED"] = "0"
    if hasattr(os, "nice"):
        os.nice(10)
    scores: list[Score] = []
    with tempfile.TemporaryDirectory() as folder:
        copy_to(Path(folder))
        os.chdir(folder)
        os.environ["PYTHONPATH"] = os.pathsep.join((str(Path(folder) / "src"), folder))
        for module in chosen:
            scores.append(run(module, asked.sample, asked.seed))
            print(scores[-1].row, flush=True)
        os.chdir(ROOT)
    print("\n| module | places | tried | killed | of them by time | survived | score |\n|---|---|---|---|---|---|---|")
    for score in scores:
        print(score.row)


if __name__ == "__main__":
    main(sys.argv[1:])
