"""No rule, value or strategy allocates: scratch space belongs to the caller or the record, on every kind of machine.

What the source does not show would not compile, as tests/core/test_compile.py shows.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

import bauhof
from bauhof.core.registry import game_names

SOURCES = Path(bauhof.__file__).parent
ALLOCATING = {*dir(builtins)} - {"abs", "bool", "float", "int", "len", "max", "min", "range"}
NEW_OBJECTS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.JoinedStr)


def rules_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Every function that is compiled."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
            if any(isinstance(mark, ast.Name) and mark.id in ("rule", "specialised") for mark in marks):
                yield node


def complaints(function: ast.FunctionDef) -> Iterator[str]:
    """What would allocate, as far as the source shows it."""
    for node in (part for line in function.body for part in ast.walk(line)):
        if isinstance(node, NEW_OBJECTS):
            yield f"line {node.lineno}: {ast.unparse(node)} is a new object"
        elif isinstance(node, ast.Name) and node.id == "np":
            yield f"line {node.lineno}: NumPy makes new arrays"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ALLOCATING:
            yield f"line {node.lineno}: {node.func.id}() makes a new object"


@pytest.mark.parametrize(
    "folder", ["core", "nets", "search", *(f"games/{path.replace('-', '_')}" for path in game_names())]
)
def test_no_rule_asks_for_new_memory(folder: str) -> None:
    found = 0
    for path in sorted((SOURCES / folder).glob("*.py")):
        for function in rules_in(ast.parse(path.read_text(encoding="utf-8"))):
            found += 1
            assert list(complaints(function)) == [], f"{path.name}: {function.name}"
    assert found > 1


@pytest.mark.parametrize("line", ["np.zeros(3)", "[1]", "sorted(row)", "{n: 1 for n in row}", "f'{row}'", "list(row)"])
def test_a_rule_that_asks_for_new_memory_is_found(line: str) -> None:
    (function,) = rules_in(ast.parse(f"@rule\ndef wasteful(row):\n    return {line}"))
    assert len(list(complaints(function))) > 0
