"""Patient rules: plain Python until another process has compiled them, so that no player waits for a compiler."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import get_ident
from typing import Any

from numba import types
from numba.core.typing.typeof import typeof_impl

from bauhof.core.cache import NotCompiled

_ready: set[Path] = set()  # packages that another process has compiled
_loading: set[tuple[int, Path]] = set()  # threads, and packages that they load before everybody uses them


class PatientRule:
    """A rule that is called plainly at first, and by its compiled form once its package is said to be ready.

    It never compiles: with arguments for which the cache has nothing it is called plainly. Compiled functions see in
    it the dispatcher of numba that it is.
    """

    def __init__(self, function: Callable[..., Any], dispatcher: Any, package: Path) -> None:
        self.py_func = function
        self.dispatcher = dispatcher
        self.package = package
        self.plain: set[tuple[type, ...]] = set()  # the types of arguments for which the cache had nothing
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function

    def __call__(self, *arguments: Any) -> Any:
        """Play the rule, one way or the other."""
        ready = self.package in _ready or (get_ident(), self.package) in _loading
        if ready and not (self.plain and types_of(arguments) in self.plain):
            try:
                return self.dispatcher(*arguments)
            except NotCompiled:
                self.plain.add(types_of(arguments))
        return self.py_func(*arguments)


def types_of(arguments: tuple[Any, ...]) -> tuple[type, ...]:
    """The types of arguments, as Python sees them."""
    return tuple(map(type, arguments))


@typeof_impl.register(PatientRule)
def _type_of(rule: PatientRule, _: Any) -> Any:
    return types.Dispatcher(rule.dispatcher)


def use_compiled(package: Path) -> None:
    """Call the rules of a package by their compiled forms from now on; another process has compiled them."""
    _ready.add(package)


@contextmanager
def loading(package: Path) -> Iterator[None]:
    """Call the rules of a package by their compiled forms in this thread alone, so that they are loaded there.

    To load one takes long, and a lock for which every thread waits that needs another one.
    """
    mine = get_ident(), package
    _loading.add(mine)
    try:
        yield
    finally:
        _loading.discard(mine)
