"""Warming up: the event loop goes on while what is compiled is loaded, and only then is it used."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from bauhof.bots.preparation import Stage
from bauhof.core.compile import MODE, Mode
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.core.words import Catalogue, common, languages
from bauhof.server import warming
from bauhof.server.thinkers import Thinkers
from bauhof.server.words import WORDS, learn_words
from tests.server.people import PATIENCE

PLAYED = """
import threading
from bauhof.bots.preparation import load
from bauhof.core.cache import SourceKeyedCache
from bauhof.core.registry import game, game_names
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.messages import Act
from bauhof.server.room import new_room
from bauhof.server.table import Table

loaded, load_overload = [], SourceKeyedCache.load_overload

def noted(self, *arguments):
    loaded.append((threading.current_thread() is threading.main_thread(), self._py_func.__name__))
    return load_overload(self, *arguments)

SourceKeyedCache.load_overload = noted
for name in game_names():
    thread = threading.Thread(target=load, args=[game(name), "rules"])
    thread.start()
    thread.join()
    table = Table(new_room(NewTable(name, [NewSeat("me"), NewSeat("me")]), "anna"))
    table.start()
    seats = table.room.audience("anna")
    for number in range(30):
        position = table.perspective(seats).message(table.match, table.telling(seats, "en", 0))
        allowed = [choice.word for choice in position.choices if not choice.refusal]
        table.act("anna", Act(str(number), position.seat, position.version, allowed[number % len(allowed)]))
print(len(loaded) > 0, {name for on_the_loop, name in loaded if on_the_loop})
"""


def spawned(_: Coroutine[Any, Any, None]) -> None:
    raise AssertionError("nothing is prepared here")


def test_the_event_loop_goes_on_while_games_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "QUICK", ("rules", "network"))
    heard = threading.Event()
    happened: list[str] = []

    def load(one: Game, stage: Stage) -> None:
        happened.append(f"{stage} begun")
        assert heard.wait(PATIENCE), "the loop stands still"
        happened.append(f"{stage} loaded")

    async def take_up() -> None:
        thinkers, due = Thinkers(0), asyncio.Event()
        warm = warming.Warming(thinkers, due, spawned)
        taking = asyncio.create_task(warm.take_up(game("machi-koro"), "rules"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert thinkers.ready == {("machi-koro", "rules")}
        assert not happened, "first come the moves that bots owe"
        due.set()
        while "rules begun" not in happened:
            await asyncio.sleep(0)
        assert not thinkers.quick, "before it is loaded nobody uses it"
        heard.set()
        await taking
        assert thinkers.quick == {("machi-koro", "rules")}

    monkeypatch.setattr(warming, "load", load)
    asyncio.run(take_up())
    assert happened == ["rules begun", "rules loaded"]


@pytest.mark.skipif(MODE is not Mode.COMPILED, reason="this process chooses its own mode")
def test_nothing_is_left_to_load_for_who_plays() -> None:
    environment = {**os.environ, "BAUHOF_MODE": "patient"}
    words = [sys.executable, "-c", PLAYED]
    assert subprocess.run(words, env=environment, capture_output=True, text=True).stdout == "True set()\n"


def test_every_language_is_learnt_before_anybody_asks() -> None:
    Catalogue.bundle.cache_clear()
    for name in game_names():
        game(name).sheet.cache_clear()
    learn_words()
    catalogues = [common, WORDS, *(game(name).words for name in game_names())]
    before = [catalogue.bundle.cache_info().misses for catalogue in catalogues]
    for language in languages():
        for catalogue in catalogues:
            catalogue.bundle(language)
    assert [catalogue.bundle.cache_info().misses for catalogue in catalogues] == before
