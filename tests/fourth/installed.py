"""Spire beside the other games, in this process and in those that it starts, by an entry point alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from bauhof.core import registry

ROOT = Path(__file__).parents[2]


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Put what an installer would leave into an empty folder, and the folder on the path."""
    info = folder / "spire-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spire\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\nspire = tests.fourth.spire:GAME\n")
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), str(ROOT), before)))
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        os.environ["PYTHONPATH"] = before
        forget()


def forget() -> None:
    """Let the registry look again."""
    invalidate_caches()
    registry.game_names.cache_clear()
    registry.game.cache_clear()
