"""What extras of this package need, without the package itself, which is in use: python -m tests.needs dev plots."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def needs(*extras: str) -> list[str]:
    """Their requirements, as pip reads them."""
    offered: dict[str, list[str]] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    return sorted({need for extra in extras for need in offered[extra]})


if __name__ == "__main__":
    print(*needs(*sys.argv[1:]), sep="\n")
