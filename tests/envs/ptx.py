"""Kernels compiled for a GPU on a machine that has none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numba.cuda.dispatcher as dispatcher
import pytest
from numba import from_dtype, types

from bauhof.core.game import Game
from bauhof.envs.device import make_kernels, word_of
from bauhof.envs.numba_cuda import as_the_rules_are_written, cuda

HOPPER = (9, 0)


def signatures(one: Game) -> dict[str, tuple[Any, ...]]:
    """The types of what a batch on the GPU gives to every kernel."""
    words = types.Array(from_dtype(word_of(one)), 2, "C")
    starts, numbers = types.Array(from_dtype(one.state.dtype), 1, "C"), types.Array(types.int64, 1, "C")
    generators, seats = types.Array(types.uint32, 2, "C"), types.Array(types.int32, 1, "C")
    columns, mask = types.Array(types.float32, 2, "F"), types.Array(types.boolean, 2, "F")
    flags, number = types.Array(types.boolean, 1, "C"), types.int64
    return {
        "seed": (generators, generators, number),
        "reset": (words, generators, starts, numbers, flags, columns, flags),
        "refused": (words, numbers, numbers),
        "step": (words, generators, starts, numbers, numbers, number, columns, flags),
        "look": (words, number, numbers, columns, mask, seats),
        "choose": (words, generators, numbers),
        "decide": (words, numbers, numbers),
        "play": (words, generators, generators, starts, numbers, number, numbers),
    }


def compiled_kernel(one: Game, name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The assembly code of one kernel."""
    device = SimpleNamespace(compute_capability=HOPPER)  # functions that a kernel calls ask for one
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    kernel = getattr(make_kernels(one), name)
    with as_the_rules_are_written():
        code, _ = cuda.compile_ptx(kernel, types.void(*signatures(one)[name]), cc=HOPPER)
    return str(code)
