"""Rollouts and search, compiled, for every game; `bauhof.search(game, state, playouts)` is the search itself."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _Search(ModuleType):
    """A package that can be called: the search and the folder where it lives have the same name."""

    def __call__(self, *arguments: Any, **settings: Any) -> Any:
        from bauhof.search.best import search

        return search(*arguments, **settings)


sys.modules[__name__].__class__ = _Search
