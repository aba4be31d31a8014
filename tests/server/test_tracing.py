"""Every request has an id, in its answer and in its lines of the log."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bauhof.server.app import new_app
from bauhof.server.messages import PROTOCOL
from tests.server.conftest import AMPLE
from tests.server.people import PATIENCE
from tests.server.test_app import ME, Guest

GIVEN = "proxy-7f3a.2_b"


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_request_is_logged_by_the_id_that_its_answer_tells(
    app: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    given = app.get("/api/games", headers={"X-Request-ID": GIVEN})
    assert given.headers["x-request-id"] == GIVEN
    made = [app.get("/api/tables/none").headers["x-request-id"] for _ in range(2)]
    assert len(set(made)) == 2
    logged = [(one["event"], one["status"], one["request_id"]) for one in lines(capsys) if one["event"] == "request"]
    assert logged == [("request", 200, GIVEN), *(("request", 404, id) for id in made)]


@pytest.mark.parametrize("id", ["", "short", "x" * 65, 'quote"inside', "two words here", "ümlaut-ümlaut"])
def test_an_id_that_is_none_is_replaced(app: TestClient, id: str) -> None:
    answer = app.get("/api/games", headers=[(b"X-Request-ID", id.encode("latin-1"))])
    assert re.fullmatch(r"[0-9a-f]{16}", answer.headers["x-request-id"])


def test_refusals_of_every_layer_tell_it(tmp_path: Path) -> None:
    with TestClient(new_app(tmp_path / "tables.db", hosts=["table.test"]), "http://table.test") as app:
        for path, host, status in (("/", "other.test", 421), ("/none", "table.test", 404)):
            answer = app.get(path, headers={"Host": host, "X-Request-ID": GIVEN})
            assert (answer.status_code, answer.headers["x-request-id"]) == (status, GIVEN)


def test_a_fault_tells_it_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = new_app(tmp_path / "tables.db")
    with TestClient(new, "http://table.test", raise_server_exceptions=False) as app:
        monkeypatch.setattr(new.state.server.hall.store, "listed", None)
        answer = app.get("/api/lobby", headers={"X-Request-ID": GIVEN})
        assert (answer.status_code, answer.headers["x-request-id"]) == (500, GIVEN)
    (fault,) = [one for one in lines(capsys) if one["event"] == "fault"]
    assert fault["request_id"] == GIVEN


def test_a_socket_has_one(app: TestClient) -> None:
    anna = Guest(app)
    table = anna.open("machi-koro", ME, ME)
    with app.websocket_connect(f"/api/tables/{table}/socket", headers={"X-Request-ID": GIVEN}) as socket:
        assert (b"x-request-id", GIVEN.encode()) in (socket.extra_headers or [])
        socket.send_json({"type": "hello", "protocol": PROTOCOL, "language": "en", "have": 0})
        assert socket.receive_json()["type"] == "room"


def test_bots_play_on_without_the_id_of_who_woke_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = new_app(tmp_path / "tables.db", limits=AMPLE)
    logged: list[dict[str, Any]] = []
    with TestClient(new, "http://table.test") as app:
        monkeypatch.setattr(new.state.server.thinkers, "choose", None)
        Guest(app).open("machi-koro", {"kind": "bot", "bot": "random"}, ME)
        deadline = time.monotonic() + PATIENCE
        while not any(one["event"] == "bot-failed" for one in logged):
            assert time.monotonic() < deadline
            logged += lines(capsys)
            time.sleep(0.01)
    by_event = {one["event"]: one for one in logged}
    assert "request_id" in by_event["table-opened"]
    assert "request_id" not in by_event["bot-failed"]
