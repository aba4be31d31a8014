"""numba-cuda, made to take what the rules are written in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

for _name, _heir in {"row_stack": "vstack", "in1d": "isin"}.items():  # gone from NumPy, still imported by numba-cuda
    if not hasattr(np, _name):
        setattr(np, _name, getattr(np, _heir))

from numba import cuda, types  # noqa: E402
from numba.cuda.cudadrv import nvvm  # noqa: E402
from numba.cuda.np import arrayobj  # noqa: E402
from numba.cuda.typing import arraydecl  # noqa: E402

CONSTANT, ORDINARY = "addrspace(4)", "addrspace(1)"
LARGE = 11_000  # lines of LLVM code, with all that a function calls

__all__ = ["as_the_rules_are_written", "cuda"]


@contextmanager
def as_the_rules_are_written() -> Iterator[None]:
    """Compile for the GPU with three things that hold for rules, and not for every program.

    Members of an IntEnum are whole numbers as an index, as they are for numba itself. No index is negative, so that none
    needs to be counted from the end of its row. And tables are looked up by every thread at another place, for which
    the GPU's constant memory is slow, so that they are kept in ordinary memory.
    """
    index_type, fix_index, compile_ir = arraydecl.get_array_index_type, arrayobj.fix_integer_index, nvvm.compile_ir

    def whole_numbers(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            index = types.BaseTuple.from_types([types.intp if _is_member(part) else part for part in index])
        return index_type(array, types.intp if _is_member(index) else index)

    def not_negative(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    def with_ordinary_tables(modules: Any, **options: Any) -> Any:
        texts = [modules] if isinstance(modules, str) else modules
        return compile_ir(kept_apart([text.replace(CONSTANT, ORDINARY) for text in texts]), **options)

    arraydecl.get_array_index_type, arrayobj.fix_integer_index = whole_numbers, not_negative
    nvvm.compile_ir = with_ordinary_tables
    try:
        yield
    finally:
        arraydecl.get_array_index_type, arrayobj.fix_integer_index = index_type, fix_index
        nvvm.compile_ir = compile_ir


def kept_apart(modules: list[str]) -> list[str]:
    """LLVM code in which large functions are not copied into those that call them.

    A GPU holds little code and few numbers close by, so that one large loop is slower than calls.
    """
    sizes, calls, inside = dict[str, int](), dict[str, list[str]](), ""
    for line in "\n".join(modules).splitlines():
        if line.startswith("define"):
            inside = _named(line)
            sizes[inside], calls[inside] = 0, []
        elif line.startswith("}"):
            inside = ""
        elif inside:
            sizes[inside] += 1
            if " call " in line and "@" in line:
                calls[inside].append(_named(line))

    @cache
    def whole_size(function: str) -> int:
        return sizes.get(function, 0) + sum(map(whole_size, calls.get(function, [])))

    large = {function for function in sizes if whole_size(function) > LARGE}
    return ["\n".join(_marked(line, large) for line in module.splitlines()) for module in modules]


def _named(line: str) -> str:
    return line.partition("@")[2].partition("(")[0].strip('"')


def _marked(line: str, large: set[str]) -> str:
    if not line.startswith("define linkonce_odr") or _named(line) not in large:
        return line
    head, _, tail = line.rpartition(")")
    return f"{head}) noinline {tail}"


def _is_member(index: Any) -> bool:
    return type(index).__name__ == "IntEnumMember"
