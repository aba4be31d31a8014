"""The collector: everything is looked through when nobody asks, and at last even if somebody always does."""

from __future__ import annotations

import asyncio
import gc
from itertools import count

import pytest

from bauhof.server import garbage


class Collections:
    """A collector that counts, and ends the test when it has counted enough."""

    def __init__(self, enough: int) -> None:
        self.made = 0
        self.enough = enough

    def __call__(self) -> None:
        self.made += 1
        if self.made == self.enough:
            raise asyncio.CancelledError


def test_everything_is_collected_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    collections = Collections(3)
    monkeypatch.setattr(gc, "collect", collections)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.collect_when_quiet(lambda: 7, 0, 0))
    assert collections.made == 3


def test_who_always_asks_puts_it_off_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = count()
    monkeypatch.setattr(gc, "collect", Collections(1))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.collect_when_quiet(lambda: next(asked), 0, 0))
    assert next(asked) == 2 * garbage.OVERDUE, "two looks at the count in every pause"


def test_what_is_there_at_the_start_is_never_looked_through_again() -> None:
    before = gc.get_threshold()
    try:
        garbage.settle()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold()[2] == garbage.NEVER
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
