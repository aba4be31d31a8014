"""numba-cuda, made to take what the rules are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from bauhof.envs.extras import MissingExtra

if find_spec("numba_cuda") is None:
    raise MissingExtra("gpu", ModuleNotFoundError(name="numba-cuda"))

for _name, _heir in {"row_stack": "vstack", "in1d": "isin"}.items():  # gone from NumPy, still imported by numba-cuda
    if not hasattr(np, _name):
        setattr(np, _name, getattr(np, _heir))

cuda: Any = import_module("numba.cuda")
types: Any = import_module("numba.core.types")
SIMULATED = bool(import_module("numba").config.ENABLE_CUDASIM)  # kernels run as Python, for tests without a GPU

CONSTANT, ORDINARY = "addrspace(4)", "addrspace(1)"
LARGE = 16_000  # lines of LLVM code, with all that a function calls


@contextmanager
def as_the_rules_are_written() -> Iterator[None]:
    """Compile for the GPU with five things that hold for rules, and not for every program.

    Members of an IntEnum are whole numbers as an index, as they are for numba itself. No index is negative, so none
    needs to be counted from the end of its row. Every thread looks into tables at another place, for which the GPU's
    constant memory is slow, so they lie in ordinary memory. Some functions are too large to be copied. And a product
    is rounded before something is added to it, as on the CPU, so that strategies decide alike.
    """
    if SIMULATED:
        yield
        return
    places = (
        ("numba.cuda.typing.arraydecl", "get_array_index_type", with_members_as_numbers),
        ("numba.cuda.np.arrayobj", "fix_integer_index", without_negative_ones),
        ("numba.cuda.cudadrv.nvvm", "compile_ir", with_ordinary_tables),
    )
    known = [(import_module(module), name) for module, name, _ in places]
    before = [getattr(module, name) for module, name in known]
    try:
        for (module, name), usual, (*_, changed) in zip(known, before, places, strict=True):
            setattr(module, name, changed(usual))
        yield
    finally:
        for (module, name), usual in zip(known, before, strict=True):
            setattr(module, name, usual)


def with_members_as_numbers(index_type: Callable[..., Any]) -> Callable[..., Any]:
    """What gives the type of an index, for which a member of an IntEnum is a whole number."""

    def is_member(index: Any) -> bool:
        return type(index).__name__ == "IntEnumMember"

    def numbers(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            index = types.BaseTuple.from_types([types.intp if is_member(part) else part for part in index])
        return index_type(array, types.intp if is_member(index) else index)

    return numbers


def without_negative_ones(_: Callable[..., Any]) -> Callable[..., Any]:
    """What makes an index ready, for which none is negative."""

    def cast(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    return cast


def with_ordinary_tables(compile_code: Callable[..., Any]) -> Callable[..., Any]:
    """What compiles LLVM code, with ordinary tables, ordinary rounding and large functions apart."""

    def changed(modules: Any, **options: Any) -> Any:
        texts = [modules] if isinstance(modules, str) else modules
        ordinary = kept_apart([text.replace(CONSTANT, ORDINARY) for text in texts])
        return compile_code(ordinary, **{**options, "fma": False})

    return changed


def kept_apart(modules: list[str]) -> list[str]:
    """LLVM code in which large functions are not copied into those that call them.

    A GPU holds little code and few numbers close by, so that one very large loop is slower than calls.
    """
    sizes, calls, inside = dict[str, int](), dict[str, list[str]](), ""
    for line in "\n".join(modules).splitlines():
        if line.startswith("define"):
            inside = function_in(line)
            sizes[inside], calls[inside] = 0, []
        elif line.startswith("}"):
            inside = ""
        elif inside:
            sizes[inside] += 1
            if " call " in line and "@" in line:
                calls[inside].append(function_in(line))

    @cache
    def whole_size(function: str) -> int:
        return sizes.get(function, 0) + sum(map(whole_size, calls.get(function, [])))

    def marked(line: str) -> str:
        if not line.startswith("define linkonce_odr") or whole_size(function_in(line)) <= LARGE:
            return line
        head, _, tail = line.rpartition(")")
        return f"{head}) noinline {tail}"

    return ["\n".join(map(marked, module.splitlines())) for module in modules]


def function_in(line: str) -> str:
    """The function that a line of LLVM code defines or calls."""
    return line.partition("@")[2].partition("(")[0].strip('"')
