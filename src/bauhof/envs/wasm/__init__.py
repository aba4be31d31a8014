"""WebAssembly: every game as a module for browsers and Node, made from the same compiled rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as find_game
from bauhof.core.registry import game_names

WITHOUT_LINKER = "the linker for WebAssembly is missing: pip install 'bauhof[wasm]'"
FAILED = "{name} could not be made a WebAssembly module: {why}"


def build(folder: Path, names: Iterable[str] | None = None) -> list[Path]:
    """Make the modules of the games that have none yet, or one of other sources; returns all of them."""
    if find_spec("ziglang") is None:
        raise BauhofError(WITHOUT_LINKER)
    names = [*(game_names() if names is None else names)]
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda name: build_one(name, folder), [name for name in names if not is_built(name, folder)]))
    return [folder / f"{name}.wasm" for name in names]


def is_built(name: str, folder: Path) -> bool:
    """Whether the folder has the module of today's sources."""
    from bauhof.envs.wasm.description import sources

    described = folder / f"{name}.json"
    if not described.is_file() or not (folder / f"{name}.wasm").is_file():
        return False
    return bool(json.loads(described.read_text(encoding="utf-8")).get("sources") == sources(find_game(name)))


def build_one(name: str, folder: Path) -> None:
    """In a new process, where nothing is compiled for this machine: it reads and leaves no compiled rules."""
    command = [sys.executable, "-m", "bauhof.envs.wasm.compiler", name, str(folder)]
    environment = {**os.environ, "BAUHOF_MODE": "compiled", "BAUHOF_CACHE": os.devnull}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise BauhofError(FAILED.format(name=name, why=done.stderr.strip().splitlines()[-1]))
