"""Bots for everybody: a fair queue, tables that pause, and a start that begins with the moves that are owed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bauhof.bots.preparation import Stage, prepare
from bauhof.server import warming
from bauhof.server.app import new_app
from bauhof.server.limits import Limits
from bauhof.server.table import Table
from bauhof.server.thinkers import Thinkers
from bauhof.server.turns import Account, Turns, Urgency
from tests.server.conftest import AMPLE
from tests.server.people import PATIENCE
from tests.server.test_app import BOT, ME, Guest
from tests.server.test_thinkers import question


def answered(turns: Turns[str], seconds: dict[str, float], rounds: int) -> list[str]:
    """Whose turn it is, where every question of a guest takes so long and is asked again at once."""

    async def ask() -> list[str]:
        order = []
        for _ in range(rounds):
            account, table = await turns.get()
            order.append(account.guest)
            turns.charge(account, seconds[account.guest])
            turns.put(account, table)
        return order

    return asyncio.run(ask())


def test_who_has_twenty_tables_of_experts_waits_for_them_alone() -> None:
    turns: Turns[str] = Turns()
    for number in range(20):
        turns.put(Account("anna", f"a{number}"), "expert")
    turns.put(Account("ben", "b"), "casual")
    order = answered(turns, {"anna": 0.4, "ben": 0.01}, 200)
    gaps = [len(part) for part in "".join(guest[0] for guest in order).split("b")]
    assert max(gaps) <= 1, "Ben never waits for more than one of Anna's experts"


def test_a_guests_own_tables_take_turns() -> None:
    turns: Turns[str] = Turns()
    for table in "abc":
        turns.put(Account("anna", table), table)

    async def ask() -> list[str]:
        found = []
        for _ in range(6):
            account, table = await turns.get()
            turns.charge(account, 1)
            found.append(table)
            turns.put(account, table)
        return found

    assert asyncio.run(ask()) == list("abcabc")


def test_who_was_quiet_is_not_owed_that_time() -> None:
    turns: Turns[str] = Turns()
    turns.put(Account("anna", "a"), "")
    answered(turns, {"anna": 1.0}, 100)
    turns.put(Account("ben", "b"), "")
    order = answered(turns, {"anna": 1.0, "ben": 1.0}, 20)
    assert order.count("ben") == pytest.approx(10, abs=1)


def test_people_come_first_and_who_comes_back_is_one_of_them() -> None:
    turns: Turns[str] = Turns()
    turns.put(Account("anna", "a", Urgency.AHEAD), "warm-up")
    turns.put(Account("anna", "b", Urgency.NOBODY), "left")
    turns.put(Account("ben", "c", Urgency.NOBODY), "back again")
    turns.put(Account("anna", "d", Urgency.PEOPLE), "waits")
    turns.used["ben"] = 99
    turns.hurry("c")

    async def ask() -> list[str]:
        return [(await turns.get())[1] for _ in range(4)]

    assert asyncio.run(ask()) == ["waits", "back again", "left", "warm-up"]


def test_guests_who_ask_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: Turns[str] = Turns()

    async def ask() -> None:
        for number in range(3000):
            turns.put(Account(f"guest {number}", "a"), "")
            account, _ = await turns.get()
            turns.charge(account, 1e-9)
            turns.least += 1e-6

    asyncio.run(ask())
    assert len(turns.used) <= 1001


def test_a_casual_bot_answers_among_twenty_experts() -> None:
    """The real thinkers: Ben's moves come through while Anna's tables have more to think about than can be done."""

    async def ask() -> int:
        async with Thinkers(1, PATIENCE) as thinkers:
            await thinkers.choose(question(), "random", 1)  # the process has started
            done = 0

            async def think(number: int) -> None:
                nonlocal done
                account = Account("anna", str(number))
                await thinkers.choose(question(), "search@playouts=2000", number, account)
                done += 1

            thinking = [asyncio.create_task(think(number)) for number in range(20)]
            await asyncio.sleep(0)
            for move in range(5):
                await thinkers.choose(question(), "random", move, Account("ben", "b"))
            before = done
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
            return before

    assert asyncio.run(ask()) <= 6, "at most one expert's move for each of his"


def test_a_table_without_people_pauses_and_goes_on_when_somebody_returns(tmp_path: Path) -> None:
    limits = Limits(per_second=1e6, burst=1e6, pause=0)
    with TestClient(new_app(tmp_path / "tables.db", limits=limits), "http://table.test") as app:
        anna = Guest(app)
        table = anna.open("machi-koro", ME, BOT)
        anna.command(table, "give-seat", seat=0, bot="random")
        assert anna.get("/health").json()["thinking"] == 0, "nobody is there"
        assert anna.get(f"/api/tables/{table}").json()["stage"] == "running"
        with anna.at(table) as talk:
            while talk.until("room")["stage"] != "over":
                continue


def test_bots_move_before_anything_is_warmed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "tables.db"
    with TestClient(new_app(data, limits=AMPLE), "http://table.test") as app:
        anna = Guest(app)
        tables = [anna.open("machi-koro", ME, BOT) for _ in range(3)]
        app.app.state.server.hall.presence.pause = 0  # type: ignore[attr-defined]
        for table in tables:
            anna.command(table, "give-seat", seat=0, bot="random")
    with closing(sqlite3.connect(data)) as file:
        (due,) = file.execute("SELECT count(*) FROM tables WHERE bot_due").fetchone()
    assert due == 3
    happened: list[str] = []
    bot_acts = Table.bot_acts

    def warmed_up(game: Any, stage: Stage) -> None:
        happened.append("warm-up")
        prepare(game, stage)

    def acted(self: Table, serial: int, action: str) -> bool:
        happened.append(self.room.id)
        return bot_acts(self, serial, action)

    monkeypatch.setattr(warming, "load", warmed_up)
    monkeypatch.setattr(Table, "bot_acts", acted)
    with TestClient(new_app(data, limits=AMPLE), "http://table.test"):
        until = time.monotonic() + PATIENCE
        while "warm-up" not in happened:
            assert time.monotonic() < until
            time.sleep(0.02)
    assert set(happened[: happened.index("warm-up")]) == set(tables)
