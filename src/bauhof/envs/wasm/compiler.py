"""One game as a WebAssembly module, in a process of its own: python -m bauhof.envs.wasm.compiler NAME FOLDER."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from numba.core.registry import cpu_target

from bauhof.core.registry import game as find_game
from bauhof.envs.wasm.description import describe
from bauhof.envs.wasm.entries import make_entries
from bauhof.envs.wasm.module import make_module, with_section
from bauhof.envs.wasm.target import Context

SECTION = "bauhof"


def main(name: str, folder: str) -> None:
    """Write the module and its description; the description comes last, so what it says is there."""
    context = Context(cpu_target.typing_context, "cpu")
    cpu_target._toplevel_target_context = context  # whatever numba compiles from now on, in the whole process
    game = find_game(name)
    description = describe(game)
    known = {key: description[key] for key in ("name", "version", "sources")}
    module = with_section(make_module(make_entries(game), context), SECTION, json.dumps(known).encode())
    write(Path(folder, f"{name}.wasm"), module)
    write(Path(folder, f"{name}.json"), json.dumps(description, ensure_ascii=False).encode())


def write(path: Path, content: bytes) -> None:
    """All of it or nothing, whoever reads or writes it at the same time."""
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(content)
    unfinished.replace(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
