"""Files that a command writes: refused before anything is played, and all said in one way."""

from __future__ import annotations

from pathlib import Path

from bauhof.core.errors import BauhofError


def write(path: Path | None, text: str) -> None:
    """Write a file, if somebody wants it."""
    if path is not None:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise unwritable(path, error) from None


def check_writable(*paths: Path | None) -> None:
    """Refuse files that could not be written, before anything is played."""
    for path in filter(None, paths):
        is_new = not path.exists()
        try:
            path.open("ab").close()
            if is_new:
                path.unlink()
        except OSError as error:
            raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> BauhofError:
    """What is said of such a file."""
    return BauhofError(f"{path}: cannot be written: {error.strerror or error}")
