"""No rule, value or strategy allocates: scratch space belongs to the caller or the record, on every kind of machine."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bauhof
from bauhof.core.compile import MODE, Mode, rule
from bauhof.core.game import Game
from bauhof.core.laws import check_replay, walk
from bauhof.core.registry import game, game_names
from bauhof.core.simulation import Simulation
from bauhof.search.best import search
from bauhof.search.growth import make_growth
from bauhof.search.rollout import play_random, random_games

SOURCES = Path(bauhof.__file__).parent
ALLOCATING = {*dir(builtins)} - {"abs", "bool", "float", "int", "len", "max", "min", "range"}
NEW_OBJECTS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.JoinedStr)
ALLOCATION = re.compile(r"NRT_(?:MemInfo_alloc|Allocate|Reallocate)\w*")


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


def allocations(function: Any) -> set[str]:
    """The calls for new memory in the machine code of a compiled function and of all that it calls."""
    compiled = list(function.overloads.values())
    assert compiled, f"{function} was never called"
    return {call for one in compiled for call in ALLOCATION.findall(str(one.library._get_module_for_linking()))}


def compiled_functions(one: Game) -> dict[str, Any]:
    """Whatever is compiled for a game, after everything was called once."""
    (*_, state) = walk(one, 2, 1, **dict.fromkeys(one.options, True))
    check_replay(one, 2, 1)
    simulation = Simulation(one, 2)
    simulation.reset()
    simulation.advance(simulation.actions[0])
    play_random(one, 2, 1)
    search(one, simulation.state, 2)
    one.observe(state, 0, features=True)
    one.value.worth(state, 0)
    one.strategies.decide(simulation.state, 0)
    one.ending(state)
    one.ranking(state)
    one.returns(state)
    parts = {
        one.rules: ("setup", "apply", "weight", "resolve", "rank", "ending"),
        one.legality: ("legal", "refusal"),
        one.value: ("worth",),
        one.strategies: ("decide",),
        one.observation: ("observe",),
        one.features: ("features",),
        one.kernels: ("settle_chance", "step", "write_returns"),
    }
    found = {name: getattr(part, name) for part, names in parts.items() for name in names}
    return {**found, "play": random_games(one), "grow": make_growth(one)}


@pytest.mark.skipif(MODE is Mode.PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("name", game_names())
def test_no_machine_code_allocates(name: str) -> None:
    for function, compiled in compiled_functions(game(name)).items():
        assert allocations(compiled) == set(), function


@pytest.mark.skipif(MODE is Mode.PLAIN, reason="nothing is compiled")
def test_machine_code_that_allocates_is_found() -> None:
    @rule
    def wasteful(row: Any) -> Any:
        return (row + row)[0]

    wasteful(np.ones(3))
    assert allocations(wasteful)
