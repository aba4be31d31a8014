"""Make the modules of all games: python -m bauhof.envs.wasm FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from bauhof.core.errors import BauhofError
from bauhof.envs.wasm import build


def main(folder: str) -> None:
    """Say for every module how large it is."""
    try:
        for path in build(Path(folder)):
            print(f"{path.name}  {path.stat().st_size / 1000:.1f} kB")
    except BauhofError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main(*sys.argv[1:])
