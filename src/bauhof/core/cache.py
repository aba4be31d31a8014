"""numba's file cache, with a folder named after a hash of the sources instead of a time stamp per file."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator

from bauhof.core.compile import COPIES, MODE, Mode, progress

COMPLETE = "complete"  # files that say that everything of some sources was compiled
FOLDERS_KEPT = 12  # of each package and mode: rules, search, nets and envs have one each, on a few branches


class NotCompiled(Exception):  # noqa: N818
    """A patient process has met a rule that no other process has compiled yet."""


class _Folder(_CacheLocator):
    def __init__(self, folder: Path, source: str) -> None:
        self.folder = folder
        self._py_file = source

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> int:
        return 0  # the folder's name is the stamp

    def get_disambiguator(self) -> str:
        return ""

    def ensure_cache_path(self) -> None:
        if not self.folder.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            forget_old_folders(self.folder)
        tempfile.TemporaryFile(dir=self.folder).close()

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> None:
        return None


class _Results(CompileResultCacheImpl):
    def __init__(self, locator: _Folder, line: int) -> None:
        self._locator = locator
        self._lineno = line


class SourceKeyedCache(FunctionCache):
    """The compiled forms of one function, in a folder that changes whenever a source changes."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        source = function.__code__
        self._name = repr(function)
        self._py_func = function
        self._impl = _Results(_Folder(folder, source.co_filename), source.co_firstlineno)
        self._cache_path = str(folder)
        name = f"{function.__module__}.{function.__qualname__}".replace("<locals>.", "")
        self._cache_file = IndexDataCacheFile(self._cache_path, name, 0)
        self.enable()

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return (sig, codegen.magic_tuple())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The stored form; where there is none, or a damaged one, numba compiles next, so the user is told."""
        try:
            found = super().load_overload(sig, target_context)
        except Exception:  # whatever a damaged file makes of unpickling and linking
            found = None
            self.flush()
        if found is None:
            if MODE is Mode.PATIENT:
                raise NotCompiled(self._py_func.__name__)
            progress.compiling(self._py_func.__name__)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a form; a full disk costs the next start time, not this game.

        What all games share is not stored for the types of a varied game: whoever read that would look for its package.
        """
        progress.done()
        if package_of(self._py_func.__module__) not in COPIES and any(map(is_of_a_copy, sig)):
            return
        try:
            super().save_overload(sig, data)
        except OSError:
            self.disable()

    def flush(self) -> None:
        """Forget what is stored, if that is possible."""
        try:
            super().flush()
        except OSError:
            self.disable()


def is_of_a_copy(kind: Any) -> bool:
    """Whether a type of numba's is an enumeration of a varied game."""
    return package_of(getattr(getattr(kind, "instance_class", None), "__module__", "")) in COPIES


def package_of(module: str) -> str:
    """The first part of a module's name."""
    return module.partition(".")[0]


def forget_old_folders(current: Path) -> None:
    """Delete the compiled forms of sources that have long since changed."""
    family = current.name.rsplit("-", 1)[0]
    others = [folder for folder in current.parent.glob(f"{family}-*") if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[FOLDERS_KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
        for mark in current.parent.glob(f"{COMPLETE}-*"):  # something that was compiled may be missing now
            mark.unlink(missing_ok=True)
