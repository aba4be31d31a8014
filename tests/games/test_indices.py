"""No rule counts from the end of a row: what is -1 to NumPy is another field's memory to a GPU and to WebAssembly."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

import numpy as np
import pytest

from bauhof.core import record
from bauhof.core.compile import MODE, Mode
from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.core.registry import game, game_names

pytestmark = pytest.mark.skipif(MODE is not Mode.PLAIN, reason="compiled rules cannot be watched")


class Watched(np.ndarray[Any, np.dtype[Any]]):
    """An array that has no place before its first one."""

    def __getitem__(self, index: Any) -> Any:
        check(self, index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        check(self, index)
        super().__setitem__(index, value)


def check(array: Watched, index: Any) -> None:
    places = index if isinstance(index, tuple) else (index,)
    for place, size in zip(places, array.shape, strict=False):
        if isinstance(place, int | np.integer) and not 0 <= place < size:
            raise IndexError(f"{index} is no index of {size} places")


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Watch the fields of every state, and the tables of every game."""
    for name in game_names():
        one = game(name)
        for field, declared in one.state.fields.items():
            if declared.shape:
                look = itemgetter(field)
                seen = property(lambda s, look=look: look(s).view(Watched), record.assigner(field))
                monkeypatch.setattr(one.state.dtype.type, field, seen)
    for module in [module for name, module in sys.modules.items() if name.startswith("bauhof.games.")]:
        for name, table in list(vars(module).items()):
            if isinstance(table, np.ndarray):
                monkeypatch.setattr(module, name, table.view(Watched))
    yield


@pytest.mark.parametrize("name", game_names())
def test_no_index_is_negative(watched: None, name: str) -> None:
    one: Game = game(name)
    for players in (one.players[0], one.players[-1]):
        for number, state in enumerate(walk(one, players, seed=players)):
            if number % 5:
                continue  # which is enough to meet every phase
            one.legal(state)
            for action in range(len(one.actions)):
                one.legality.refusal(state, action)
            for seat in range(players):
                one.observe(state, seat, features=True)
            one.observe(state, 0, perfect_memory=True, features=True)
            one.value.worth(state, 0)
            if one.turn(state) is not None:
                for strategy in one.strategies.Strategy:
                    one.strategies.decide(one.state.copy(state), strategy)


def test_a_negative_index_is_seen(watched: None) -> None:
    one = game("machi-koro")
    with pytest.raises(IndexError, match="no index of 15 places"):
        one.new(2).supply[-1]
