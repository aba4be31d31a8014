"""`bauhof admin` on a real data file."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.commands import Asking, carry_out
from bauhof.server.identity import hashed, new_token
from bauhof.server.lock import DataLock
from bauhof.server.messages import GiveSeat, Say, Sit, Start
from bauhof.server.room import new_room
from bauhof.server.store import Store
from bauhof.server.table import Table
from tests.cli.test_cli import bauhof, failed

TOKEN = new_token()
ANNA, BEN = hashed(TOKEN), hashed(new_token())
NAME, WORDS = "Annabella", "meet me at the harbour"


def alone() -> Table:
    room = new_room(NewTable("machi-koro", [NewSeat("me", NAME), NewSeat("bot", bot="random")]), ANNA)
    room.id = "-hZ3Jq0bXw9v2c-Kd81Lpg"  # one id in 64 begins with a hyphen
    table = Table(room)
    table.start()
    return table


def together(begin: bool) -> Table:
    """Anna's table, where Ben sits; both have said something, and Ben has let a bot play once."""
    table = Table(new_room(NewTable("skyline", [NewSeat("me", NAME), NewSeat("open")]), ANNA))
    commands: list[tuple[str, Any]] = [
        (BEN, Sit("1", 1, "Benedikt")),
        (ANNA, Say("2", text=WORDS)),
        (BEN, Say("3", text="at noon")),
    ]
    commands += [(ANNA, Start("4")), (ANNA, GiveSeat("5", 1, "random"))] if begin else []
    for guest, asked in commands:
        carry_out(Asking(table, guest, {BEN: 0} if isinstance(asked, GiveSeat) else {}), asked)
        table.carried_out(guest, asked.id)
    return table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def kept(data: Path, *tables: Table) -> list[str]:
    store = Store(data)
    for table in tables:
        asyncio.run(store.save(table.draft()))
    store.close()
    return [table.room.id for table in tables]


def loaded(data: Path, id: str) -> Table:
    store = Store(data)
    table = asyncio.run(store.load(id))
    store.close()
    assert table is not None
    return table


def admin(data: Path, word: str, *more: str) -> str:
    done = bauhof("admin", word, "--data", str(data), *more)
    assert done.exit_code == 0, done.stderr
    return done.output


def test_tables_are_listed_and_inspected_without_what_is_secret(data: Path) -> None:
    running, waiting = kept(data, alone(), together(begin=False))
    found = {one["table"]: one for one in json.loads(admin(data, "list", "--json"))}
    assert {id: one["stage"] for id, one in found.items()} == {running: "running", waiting: "waiting"}
    assert found[waiting]["names"] == [NAME, "Benedikt"]
    assert waiting in admin(data, "list", "--most", "5")
    seen = json.loads(admin(data, "inspect", waiting, "--json"))
    assert (seen["host"], seen["chat"], seen["seats"][1]["guest"]) == (ANNA, 3, BEN)
    told = admin(data, "inspect", running) + admin(data, "inspect", waiting)
    ((secret,),) = sqlite3.connect(data).execute("SELECT secret FROM tables WHERE id = ?", (running,))
    assert secret.hex() not in told
    assert WORDS not in told


def test_a_damaged_table_is_listed_and_can_be_deleted(data: Path) -> None:
    (id,) = kept(data, alone())
    with sqlite3.connect(data) as connection:
        connection.execute("UPDATE tables SET room = '{'")
    assert json.loads(admin(data, "list", "--json"))[0]["stage"] == "damaged"
    assert "stage: damaged" in admin(data, "inspect", id)
    assert "can only be deleted" in failed("admin", "close", "--data", str(data), id)
    admin(data, "delete", id)
    assert json.loads(admin(data, "list", "--json")) == []


def test_a_closed_game_is_over_without_a_result(data: Path) -> None:
    (id,) = kept(data, alone())
    admin(data, "close", id)
    room = loaded(data, id).room
    assert room.result is not None
    assert (room.stage, room.result.reason, room.result.ranking) == ("over", "abandoned", None)
    assert "no game is running" in failed("admin", "close", "--data", str(data), id)


def test_tables_are_deleted_whole_or_not_at_all(data: Path) -> None:
    first, second = kept(data, alone(), together(begin=True))
    assert "there is no such table" in failed("admin", "delete", "--data", str(data), first, "none")
    assert len(json.loads(admin(data, "list", "--json"))) == 2
    admin(data, "delete", first, second)
    with sqlite3.connect(data) as connection:
        for part in ("tables", "seats", "entries", "chat", "requests"):
            assert connection.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,)


@pytest.mark.parametrize("guest", [TOKEN, ANNA], ids=["cookie", "hash"])
def test_nothing_of_a_forgotten_guest_is_left_in_the_file(data: Path, guest: str) -> None:
    gone, waiting, running = kept(data, alone(), together(begin=False), together(begin=True))
    assert "1 tables deleted, 2 tables" in admin(data, "forget", guest)
    for path in data.parent.iterdir():
        content = path.read_bytes()
        for trace in (ANNA, NAME, WORDS, gone):
            assert trace.encode() not in content, (path.name, trace)
    opened, played = loaded(data, waiting), loaded(data, running)
    assert [seat.kind for seat in opened.room.seats] == ["open", "person"]
    assert [(seat.owner, seat.resigned) for seat in played.room.seats] == [(None, True), (BEN, False)]
    assert played.room.seats[0].bot is not None, "a bot plays on"
    assert played.match is not None
    assert played.match.names == ("Guest 1", "Benedikt")
    for table in (opened, played):
        assert table.room.host == BEN
        assert [line.text for line in table.chat if line.seat is not None] == ["–", "at noon"]
        carry_out(Asking(table, BEN), Say("9", text="where are you?"))
        kept(data, table)
    assert "nothing is kept of this guest" in failed("admin", "forget", "--data", str(data), guest)


def test_a_server_that_runs_is_not_disturbed(data: Path) -> None:
    (id,) = kept(data, alone())
    words = ["close", id], ["delete", id], ["forget", ANNA], ["list", "--json"], ["inspect", id]
    with DataLock(data):  # in another process it is refused
        for word, *more in words:
            command = [sys.executable, "-m", "bauhof", "admin", word, "--data", str(data), *more]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if word in ("list", "inspect"):
                assert (done.returncode, id in done.stdout) == (0, True), done.stderr
            else:
                assert done.returncode == 2
                assert f"process {os.getpid()} serves this file already" in done.stderr
    assert loaded(data, id).room.stage == "running"


def test_there_must_be_a_file(data: Path) -> None:
    assert "there is no such data file" in failed("admin", "list", "--data", str(data))
    assert not data.exists()
