"""numba-cuda, made to take what the rules are written in."""

from __future__ import annotations

from typing import Any

import numpy as np

for _name, _heir in {"row_stack": "vstack", "in1d": "isin"}.items():  # gone from NumPy, still imported by numba-cuda
    if not hasattr(np, _name):
        setattr(np, _name, getattr(np, _heir))

from numba import cuda, types  # noqa: E402
from numba.cuda.typing import arraydecl  # noqa: E402

__all__ = ["cuda", "types"]


def _index_type(array: Any, index: Any) -> Any:
    """Members of an IntEnum are whole numbers as an index, as they are for numba itself."""
    if isinstance(index, types.BaseTuple):
        index = types.BaseTuple.from_types([types.intp if _is_member(part) else part for part in index])
    return _known_index_type(array, types.intp if _is_member(index) else index)


def _is_member(index: Any) -> bool:
    return type(index).__name__ == "IntEnumMember"


_known_index_type = arraydecl.get_array_index_type
arraydecl.get_array_index_type = _index_type
