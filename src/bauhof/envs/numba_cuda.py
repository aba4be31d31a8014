"""numba-cuda, made to take what the rules are written in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

for _name, _heir in {"row_stack": "vstack", "in1d": "isin"}.items():  # gone from NumPy, still imported by numba-cuda
    if not hasattr(np, _name):
        setattr(np, _name, getattr(np, _heir))

from numba import cuda, types  # noqa: E402
from numba.cuda.np import arrayobj  # noqa: E402
from numba.cuda.typing import arraydecl  # noqa: E402

__all__ = ["as_the_rules_are_written", "cuda"]


@contextmanager
def as_the_rules_are_written() -> Iterator[None]:
    """Compile for the GPU with two things that hold for rules, and not for every program.

    Members of an IntEnum are whole numbers as an index, as they are for numba itself; and no index is negative, so that
    none needs to be counted from the end of its row.
    """
    index_type, fix_index = arraydecl.get_array_index_type, arrayobj.fix_integer_index

    def whole_numbers(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            index = types.BaseTuple.from_types([types.intp if _is_member(part) else part for part in index])
        return index_type(array, types.intp if _is_member(index) else index)

    def not_negative(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    arraydecl.get_array_index_type, arrayobj.fix_integer_index = whole_numbers, not_negative
    try:
        yield
    finally:
        arraydecl.get_array_index_type, arrayobj.fix_integer_index = index_type, fix_index


def _is_member(index: Any) -> bool:
    return type(index).__name__ == "IntEnumMember"
