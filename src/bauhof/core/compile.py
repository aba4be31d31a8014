"""The rule decorator: one source of rules, run as plain Python, bounds-checked or compiled."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from bauhof.core.errors import BauhofError

Function = TypeVar("Function", bound=Callable[..., Any])

CORE = Path(__file__).parent
COPIES: set[str] = set()  # packages of varied games, which other processes do not know


class Mode(Enum):
    """How rules run; the environment variable BAUHOF_MODE chooses."""

    PLAIN = "plain"  # ordinary Python: slow, for the debugger
    CHECKED = "checked"  # compiled, and every index is checked
    COMPILED = "compiled"  # compiled: the default
    PATIENT = "patient"  # plain until another process has compiled it: nobody at a table waits for a compiler

    @classmethod
    def chosen(cls) -> Mode:
        """The mode that the environment asks for."""
        name = os.environ.get("BAUHOF_MODE") or cls.COMPILED.value
        try:
            return cls(name)
        except ValueError:
            names = ", ".join(mode.value for mode in cls)
            raise BauhofError(f"BAUHOF_MODE is {name!r}; it can be one of: {names}") from None


@cache
def cache_root() -> Path | None:
    """Where compiled rules are kept: BAUHOF_CACHE or the user's cache; nowhere if that cannot be written."""
    try:
        asked = os.environ.get("BAUHOF_CACHE")
        home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        folder = Path(asked) if asked else Path(home) / "bauhof"
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # no such folder, or no home at all
        return None
    return folder


def chosen_mode() -> Mode:
    """The mode that the environment asks for; who cannot find compiled rules in a cache cannot be patient."""
    mode = Mode.chosen()
    return Mode.COMPILED if mode is Mode.PATIENT and cache_root() is None else mode


MODE = chosen_mode()


def rule(function: Function) -> Function:
    """Compile a rule on its first call, and keep the result until a source beside it changes."""
    return compiled(function, ())


def specialised(package: Path) -> Callable[[Function], Function]:
    """Like `rule`, for a function that closes over the rules in `package`."""
    return lambda function: compiled(function, (package,))


def compiled(function: Function, packages: tuple[Path, ...]) -> Function:
    """The function as the mode wants it; its cache is keyed by all sources it can reach."""
    if MODE is Mode.PLAIN:
        return function
    from numba import njit

    from bauhof.core.cache import SourceKeyedCache

    # Rules allocate nothing, so numba need not count who uses a row (nrt), which would cost more than many a rule.
    options: dict[str, Any] = {"nogil": True, "boundscheck": MODE is Mode.CHECKED, "_nrt": False}
    for package in packages:
        function.__qualname__ += f"@{package.name}"  # numba tells the loops of two games apart by their names
    dispatcher: Any = njit(function, **options)
    folders = (CORE, Path(function.__code__.co_filename).parent, *packages)
    owner = packages[0] if packages else folders[1]
    root = cache_root()
    if root is not None:
        dispatcher._cache = SourceKeyedCache(function, root / f"{owner.name}-{kept_as()}-{sources_key(folders)}")
    if MODE is not Mode.PATIENT:
        return cast(Function, dispatcher)
    from bauhof.core.patient import PatientRule

    return cast(Function, PatientRule(function, dispatcher, owner))


def kept_as() -> str:
    """The mode whose compiled rules are used: a patient process takes what a compiling one has left."""
    return str((Mode.COMPILED if MODE is Mode.PATIENT else MODE).value)


@cache
def sources_key(folders: tuple[Path, ...]) -> str:
    """A hash of every source file in the folders, and of what compiles them."""
    from numba import __version__ as numba_version

    digest = hashlib.sha256(f"{kept_as()} numba {numba_version} numpy {np.__version__}".encode())
    for path in sorted({path for folder in folders for path in folder.rglob("*.py")}):
        digest.update(f"\n{path.name}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class Progress:
    """Tells on standard error that rules are being compiled, which happens once per machine."""

    def __init__(self) -> None:
        self.compiled = 0

    def compiling(self, function: str) -> None:
        """Say which function is next; a terminal gets one line that is rewritten."""
        self.compiled += 1
        line = "Compiling the rules, once for this machine; this takes some seconds"
        if sys.stderr.isatty():
            print(f"\r\x1b[K{line}: {self.compiled} {function} …", end="", file=sys.stderr, flush=True)
        elif self.compiled == 1:
            print(f"{line} …", file=sys.stderr, flush=True)

    def done(self) -> None:
        """Clear the line before anything else is written."""
        if self.compiled and sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


progress = Progress()


def entry_point(function: Callable[..., Any], *arguments: Any) -> Callable[[int], Any]:
    """The function bound to all but its last argument, a whole number, without numba's type dispatch."""
    return partial(for_types_of(function, *arguments, 0), *arguments)


def for_types_of(function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """The form of a function for arguments of these types, which need not be found out again at every call."""
    if MODE is Mode.PLAIN:
        return function
    from numba import typeof

    dispatcher: Any = getattr(function, "dispatcher", function)
    form: Callable[..., Any] = dispatcher.compile(tuple(map(typeof, arguments)))
    return form
