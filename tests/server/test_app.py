"""The server in this process: routes, sockets, identity, headers and limits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from bauhof.core.chance import VerifiableChance
from bauhof.core.journal import Journal
from bauhof.core.registry import game, game_names
from bauhof.core.replay import verify
from bauhof.core.words import languages
from bauhof.server import pages
from bauhof.server.app import new_app
from bauhof.server.identity import hashed
from bauhof.server.limits import Limits
from bauhof.server.messages import PROTOCOL

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


class Guest:
    """Somebody with a cookie jar of their own, at a server in this process."""

    def __init__(self, app: TestClient) -> None:
        self.app = app
        self.app.cookies.clear()
        self.token = app.get("/api/games").cookies["bauhof"]
        self.app.cookies.clear()
        self.headers = {"Cookie": f"bauhof={self.token}"}

    def get(self, path: str, **more: Any) -> Any:
        return self.app.get(path, headers=self.headers, **more)

    def post(self, path: str, body: Any, **headers: str) -> Any:
        return self.app.post(path, json=body, headers={**self.headers, **headers})

    def open(self, name: str, *seats: dict[str, Any], **more: Any) -> str:
        response = self.post("/api/tables", {"game": name, "seats": list(seats), **more})
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def command(self, table: str, kind: str, **fields: Any) -> Any:
        return self.post(f"/api/tables/{table}/commands", {"type": kind, "id": f"{kind}{fields}", **fields})

    @contextmanager
    def at(self, table: str, have: int = 0, language: str = "en", **headers: str) -> Iterator[Talk]:
        with self.app.websocket_connect(f"/api/tables/{table}/socket", headers={**self.headers, **headers}) as socket:
            socket.send_json({"type": "hello", "protocol": PROTOCOL, "language": language, "have": have})
            yield Talk(socket)


class Talk:
    """A socket, and the newest of everything that came over it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.newest: dict[str, Any] = {}

    def until(self, kind: str) -> Any:
        """Listen until something of a kind comes."""
        while True:
            message = self.socket.receive_json()
            self.newest[message["type"]] = message
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **fields: Any) -> Any:
        id = fields.setdefault("id", f"{kind}-{len(self.newest)}-{fields.get('version')}-{fields.get('action')}")
        self.socket.send_json({"type": kind, **fields})
        while True:
            message = self.socket.receive_json()
            self.newest[message["type"]] = message
            if message.get("id") == id:
                return message


@pytest.fixture
def anna(app: TestClient) -> Guest:
    return Guest(app)


@pytest.fixture
def ben(app: TestClient) -> Guest:
    return Guest(app)


def test_games_are_listed_in_both_languages(anna: Guest) -> None:
    english, german = (anna.get(f"/api/games?lang={language}").json() for language in ("en", "de"))
    minutes = [one["minutes"] for one in english["games"]]
    assert sorted(one["name"] for one in english["games"]) == list(game_names())
    assert minutes == sorted(minutes), "the shortest game first"
    carrara = english["games"][-1]
    assert carrara["players"] == [2, 3, 4]
    assert "random" in [bot["name"] for bot in carrara["bots"]]
    assert [one["options"][0]["text"] for one in english["games"]] != [
        one["options"][0]["text"] for one in german["games"]
    ]
    assert german["presets"]["thanks"] == "Danke!"
    assert german["languages"] == {"en": "English", "de": "Deutsch", "fr": "Français"}
    assert all(one["rules"] for one in english["games"])


@pytest.mark.parametrize("name", game_names())
def test_a_sheet_is_kept_by_its_hash_and_agrees_with_the_library(anna: Guest, name: str) -> None:
    for language in languages():
        listed = next(one for one in anna.get(f"/api/games?lang={language}").json()["games"] if one["name"] == name)
        sheet = game(name).sheet(language)
        assert listed["sheet"] == sheet.hash
        response = anna.get(f"/api/games/{name}/sheet?lang={language}&hash={sheet.hash}")
        assert response.json() == msgspec.json.decode(msgspec.json.encode(sheet))
        assert "immutable" in response.headers["cache-control"]
        old = anna.get(f"/api/games/{name}/sheet?lang={language}&hash=0")
        assert "immutable" not in old.headers["cache-control"]
    assert anna.get("/api/games/chess/sheet").status_code == 404


def test_two_people_meet_in_the_lobby_and_play(anna: Guest, ben: Guest) -> None:
    table = anna.open("machi-koro", ME, OPEN, settings={"listed": True})
    (listed,) = [one for one in ben.get("/api/lobby").json()["tables"] if one["table"] == table]
    assert (listed["open"], listed["stage"]) == (1, "waiting")
    assert ben.command(table, "sit", seat=1, name="Ben").status_code == 200
    assert table in [one["table"] for one in ben.get("/api/lobby").json()["yours"]]
    with anna.at(table) as hers, ben.at(table, language="de") as his:
        assert hers.ask("start")["type"] == "ack"
        first = hers.until("position")
        assert his.until("position")["prompt"].startswith("Anna, ")
        acted = hers.ask("act", seat=0, version=first["version"], action="build:nothing")
        assert acted["type"] == "ack"
        told = his.until("position")
        assert told["events"][0]["text"] == "Anna baut nichts."
        assert told["choices"]


def test_private_tables_are_not_listed(anna: Guest, ben: Guest) -> None:
    table = anna.open("machi-koro", ME, OPEN)
    assert table not in ben.get("/api/lobby").text
    assert len(table) == 22


def test_a_request_sent_twice_is_carried_out_once(anna: Guest) -> None:
    table = anna.open("machi-koro", ME, ME)
    with anna.at(table) as talk:
        version = talk.until("position")["version"]
        for _ in range(3):
            assert talk.ask("act", id="same", seat=0, version=version, action="build:nothing")["type"] == "ack"
    with anna.at(table) as talk:
        assert talk.ask("act", id="same", seat=0, version=version, action="build:nothing")["type"] == "ack"
        position = talk.newest.get("position") or talk.until("position")
        assert position["version"] == version + 1


def test_a_stale_decision_is_answered_with_the_position(anna: Guest) -> None:
    table = anna.open("machi-koro", ME, ME)
    with anna.at(table) as talk:
        version = talk.until("position")["version"]
        talk.ask("act", seat=0, version=version, action="build:nothing")
        talk.until("position")
        refused = talk.ask("act", id="late", seat=1, version=version, action="build:nothing")
        assert (refused["type"], refused["reason"]) == ("refused", "stale")
        assert talk.until("position")["version"] == version + 1


def test_who_comes_back_gets_what_is_missing(anna: Guest) -> None:
    table = anna.open("machi-koro", ME, ME)
    with anna.at(table) as talk:
        first = talk.until("position")
        talk.ask("act", seat=0, version=first["version"], action="build:nothing")
    socket = f"/api/tables/{table}/socket"
    with anna.app.websocket_connect(socket, headers=anna.headers) as raw:
        raw.send_json({"type": "hello", "protocol": PROTOCOL, "have": first["version"], "seats": first["seats"]})
        missing = Talk(raw).until("position")
    assert missing["log"] == len(first["events"])
    assert missing["events"][0]["kind"] == "built_nothing"
    with anna.at(table) as talk:
        whole = talk.until("position")
    assert whole["events"] == first["events"] + missing["events"]


def test_spectators_see_what_is_open_to_all(anna: Guest, ben: Guest) -> None:
    table = anna.open("skyline", ME, ME, BOT)
    with ben.at(table) as talk:
        position = talk.until("position")
        assert position["seat"] == -1
        assert all(town["hand"]["cards"] is None for town in position["view"]["towns"])
        assert "choices" not in position
        refused = talk.ask("act", seat=0, version=position["version"], action="take:1")
        assert refused["reason"] == "forbidden"
    with anna.at(table) as talk:
        assert talk.until("room")["spectators"] in (0, 1)


def test_bots_move_by_themselves_and_are_seen_thinking(anna: Guest) -> None:
    table = anna.open("machi-koro", ME, BOT)
    with anna.at(table) as talk:
        position = talk.until("position")
        for _ in range(3):
            talk.ask("act", seat=0, version=position["version"], action=position["choices"][-1]["word"])
            position = talk.until("position")
            while not position.get("choices"):
                assert position["thinking"]
                position = talk.until("position")


def test_hints_are_for_who_decides_where_the_table_allows_them(anna: Guest) -> None:
    for allowed in (False, True):
        table = anna.open("carrara", ME, ME, settings={"hints": allowed})
        with anna.at(table) as talk:
            version = talk.until("position")["version"]
            other = talk.ask("ask-hint", id="other", seat=1, version=version)
            assert other["reason"] == ("illegal" if allowed else "forbidden")
            hint = talk.ask("ask-hint", id="own", seat=0, version=version)
            assert hint["type"] == ("hint" if allowed else "refused")
            if allowed:
                legal = [choice["word"] for choice in talk.newest["position"]["choices"] if not choice["refusal"]]
                assert {one["word"] for one in hint["estimates"]} <= {*legal}
                assert all(one["text"] and 0 <= one["value"] <= 1 for one in hint["estimates"])
                assert hint["estimates"]
                assert 0 < hint["chance"] < 1


def finished(guest: Guest, *seats: dict[str, Any], name: str = "machi-koro") -> str:
    table = guest.open(name, *seats)
    with guest.at(table) as talk:
        for _ in range(4):
            position = talk.newest.get("position") or talk.until("position")
            word = next(choice["word"] for choice in position["choices"] if not choice["refusal"])
            assert talk.ask("act", seat=position["seat"], version=position["version"], action=word)["type"] == "ack"
            talk.until("position")
    guest.command(table, "abandon")
    return table


def test_journals_are_exported_after_the_end_and_prove_the_dice(anna: Guest, ben: Guest) -> None:
    table = anna.open("machi-koro", ME, ME)
    commitment = anna.get(f"/api/tables/{table}").json()["commitment"]
    running = ben.get(f"/api/tables/{table}/journal")
    assert (running.status_code, "commitment" in running.text) == (400, False)
    assert ben.get(f"/api/tables/{table}/replay").status_code == 400
    anna.command(table, "abandon")
    room = ben.get(f"/api/tables/{table}").json()
    text = ben.get(f"/api/tables/{table}/journal").text
    proof = verify(Journal.loads(text))
    assert proof.proven == proof.chances > 0
    assert commitment in text
    assert room["secret"] in text
    assert room["result"] == {"reason": "abandoned"}


def test_a_finished_game_is_replayed_moment_by_moment(anna: Guest, ben: Guest) -> None:
    table = finished(anna, ME, ME, name="carrara")
    replay = ben.get(f"/api/tables/{table}/replay?seat=1&lang=de").json()
    assert replay["names"] == ["Anna", "Ben"]
    assert [step["action"] for step in replay["steps"] if "action" in step]
    assert all(step["view"]["seat"] == 1 and step["prompt"] for step in replay["steps"])
    for seat in ("2", "-3", "x"):
        assert ben.get(f"/api/tables/{table}/replay?seat={seat}").status_code == 400
    public, opened = (ben.get(f"/api/tables/{table}/replay?seat={seat}").json()["steps"] for seat in (-1, -2))
    assert public[1]["view"]["boards"][0]["coins"] is None
    assert all(board["coins"] is not None for step in opened for board in step["view"]["boards"])


def test_a_game_played_on_has_the_log_so_far_and_new_dice(anna: Guest, ben: Guest) -> None:
    table = finished(anna, ME, ME, name="machi-koro")
    text = anna.get(f"/api/tables/{table}/journal").text
    steps = anna.get(f"/api/tables/{table}/replay?seat=-1").json()["steps"]
    moment = [number for number, step in enumerate(steps) if step.get("action")][-2]
    again = ben.open("machi-koro", ME, ME, journal=text, step=steps[moment]["line"])
    with ben.at(again) as talk:
        position = talk.until("position")
        told = [event["text"] for step in steps[: moment + 1] for event in step["events"]]
        assert [event["text"] for event in position["events"]][: len(told)] == told
        assert position["view"]["turn"] is not None
    ben.command(again, "abandon")
    proof = verify(Journal.loads(ben.get(f"/api/tables/{again}/journal").text))
    assert proof.proven == proof.chances > 0, "every draw is proven, by the old secret or the new one"
    replay = ben.get(f"/api/tables/{again}/replay").json()["steps"]
    assert not any("weights" in step for step in replay[: moment + 1]), "the old secret is not this table's"


def test_playing_on_from_a_journal_that_is_over_or_of_others_is_refused(anna: Guest) -> None:
    text = anna.get(f"/api/tables/{finished(anna, ME, ME, name='machi-koro')}/journal").text
    for name, seats, code in (("skyline", 2, "bad-journal"), ("machi-koro", 3, "players")):
        response = anna.post("/api/tables", {"game": name, "seats": [ME] * seats, "journal": text, "step": 1})
        assert response.json()["code"] == code


def test_a_replay_says_enough_to_draw_again_from_the_secret(anna: Guest) -> None:
    table = finished(anna, ME, ME, name="skyline")
    source = VerifiableChance(bytes.fromhex(anna.get(f"/api/tables/{table}").json()["secret"]))
    steps = [step for step in anna.get(f"/api/tables/{table}/replay").json()["steps"] if "drawn" in step]
    assert len(steps) > 10
    assert [source.draw(step["weights"]) for step in steps] == [step["drawn"] for step in steps]


def test_a_journal_is_looked_at_and_played_on_from_any_moment(anna: Guest) -> None:
    text = anna.get(f"/api/tables/{finished(anna, ME, ME)}/journal").text
    steps = anna.post("/api/replays", {"journal": text}).json()["steps"]
    line = [step["line"] for step in steps if step.get("action")][1]
    table = anna.open("machi-koro", ME, BOT, journal=text, step=line)
    match = next(
        step for step in steps if step["line"] >= line and step["view"]["phase"] in ("build", "number-of-dice")
    )
    with anna.at(table) as talk:
        assert talk.until("position")["view"]["towns"] == match["view"]["towns"]
    for broken in (text[:-9], text.replace("build", "bild"), "", "x", text.replace('"rules": 1', '"rules": 9')):
        assert anna.post("/api/replays", {"journal": broken}).status_code == 400
        seats = {"game": "machi-koro", "seats": [ME, BOT], "journal": broken}
        assert anna.post("/api/tables", seats).status_code == 400


def test_a_rematch_seats_the_same_people_in_turn(anna: Guest, ben: Guest) -> None:
    table = anna.open("machi-koro", {"kind": "me", "name": "A"}, OPEN, {"kind": "bot", "bot": "random", "name": "C"})
    ben.command(table, "sit", seat=1, name="B")
    anna.command(table, "start")
    assert anna.command(table, "rematch").status_code == 400, "not over yet"
    anna.command(table, "abandon")
    with ben.at(table) as talk:
        talk.until("room")
        new = anna.command(table, "rematch", rotate=True).json()["rematch"]
        assert talk.until("room")["rematch"] == new
    room = ben.get(f"/api/tables/{new}").json()
    assert [seat["name"] for seat in room["seats"]] == ["C", "A", "B"]
    assert [seat.get("yours", False) for seat in room["seats"]] == [False, False, True]
    assert room["stage"] == "running"
    assert ben.command(table, "rematch").json()["rematch"] == new, "there is one rematch"


def test_names_and_chat_come_back_as_they_are(anna: Guest) -> None:
    name = '<img src="x">'
    table = anna.open("machi-koro", {"kind": "me", "name": name}, OPEN)
    with anna.at(table) as talk:
        talk.ask("say", text="<script>alert(1)</script>")
        assert talk.until("chat")["lines"][-1] == {
            "number": 0, "text": "<script>alert(1)</script>", "name": name, "seat": 0
        }  # fmt: skip
    assert anna.get(f"/api/tables/{table}").headers["content-type"] == "application/json"


def test_every_answer_has_the_headers(anna: Guest) -> None:
    for path in ("/health", "/api/games", "/api/tables/none", "/nowhere", "/api/rules/skyline"):
        headers = anna.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_guest_has_one_cookie_that_no_script_reads(app: TestClient) -> None:
    app.cookies.clear()
    first = app.get("/api/games").headers["set-cookie"]
    assert "HttpOnly" in first
    assert "SameSite=Lax" in first
    assert "Secure" not in first
    assert "set-cookie" not in app.get("/api/games").headers, "it is known now"
    app.cookies.clear()
    assert "set-cookie" in app.get("/api/games", headers={"Cookie": "bauhof=short"}).headers
    app.cookies.clear()
    assert "; Secure" in app.get("https://table.test/api/games").headers["set-cookie"]
    app.cookies.clear()


def test_other_sites_cannot_speak_for_a_guest(anna: Guest) -> None:
    body = {"game": "machi-koro", "seats": [ME, BOT]}
    for headers, status in (
        ({"Origin": "https://evil.test"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": "http://[::1"}, 403),
        ({"Origin": "http://table.test:99999999999"}, 403),
        ({"Origin": "http://guest@table.test"}, 403),
        ({"Origin": "https://table.test"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://table.test", "Host": "["}, 403),
        ({"Origin": "http://TABLE.test:80"}, 201),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "http://table.test"}, 201),
        ({}, 201),
    ):
        assert anna.post("/api/tables", body, **headers).status_code == status
    table = anna.open("machi-koro", ME, BOT)
    with pytest.raises(WebSocketDisconnect) as closed, anna.at(table, Origin="https://evil.test") as talk:
        talk.until("position")
    assert closed.value.code == 4403
    form = anna.app.post(
        "/api/tables", content=json.dumps(body), headers={**anna.headers, "Content-Type": "text/plain"}
    )
    assert form.status_code == 400


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("tables.example.org", 200),
        ("Tables.Example.org:8000", 200),
        ("localhost:8000", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("evil.test", 421),
        ("tables.example.org.evil.test", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_only_its_own_names_are_answered(tmp_path: Path, host: str, status: int) -> None:
    """Another site's name that leads to this machine could otherwise speak for its guests."""
    app = TestClient(new_app(tmp_path / "tables.db", hosts=["Tables.example.org"]))
    response = app.get("/api/rules/skyline", headers={"Host": host})
    assert response.status_code == status
    if status == 421:
        assert response.json()["code"] == "no-host"
        with (
            pytest.raises(WebSocketDisconnect),
            app.websocket_connect("/api/tables/none/socket", headers={"Host": host}) as socket,
        ):
            socket.receive_json()


def test_a_stranger_gets_nothing_but_the_open_view(anna: Guest, ben: Guest) -> None:
    table = anna.open("skyline", ME, OPEN, BOT)
    assert ben.command(table, "start").status_code == 403
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    room = ben.get(f"/api/tables/{table}").text
    assert hashed(anna.token) not in room
    assert anna.token not in room
    assert '"secret"' not in room


def test_sockets_that_do_not_greet_are_closed(anna: Guest) -> None:
    table = anna.open("machi-koro", ME, BOT)
    for hello, code in (
        ({"type": "hello", "protocol": 99}, 4400),
        ({"type": "start", "id": "1"}, 4400),
        ([], 4400),
    ):
        with anna.app.websocket_connect(f"/api/tables/{table}/socket", headers=anna.headers) as raw:
            raw.send_json(hello)
            assert raw.receive_json()["type"] == "refused"
            with pytest.raises(WebSocketDisconnect) as closed:
                raw.receive_json()
            assert closed.value.code == code
    with pytest.raises(WebSocketDisconnect) as closed, anna.at("nowhere") as talk:
        talk.until("position")
    assert closed.value.code == 4404


def test_limits_hold(tmp_path: Path) -> None:
    few = {"tables": 2, "sockets": 1, "sockets_of_address": 2}
    tight = Limits(body=500, journal=600, per_second=0.001, burst=12, heavy_burst=3, **few)
    with TestClient(new_app(tmp_path / "tables.db", limits=tight), "http://table.test") as app:
        anna = Guest(app)
        table = anna.open("machi-koro", ME, BOT)
        anna.open("machi-koro", ME, BOT)
        third = anna.post("/api/tables", {"game": "machi-koro", "seats": [ME, BOT]})
        assert (third.status_code, third.json()["reason"]) == (429, "busy")
        large = anna.post(f"/api/tables/{table}/commands", {"type": "say", "id": "1", "text": "x" * 600})
        assert large.status_code == 413
        with anna.at(table) as talk:
            talk.until("position")
            with pytest.raises(WebSocketDisconnect) as closed, anna.at(table) as second:
                second.until("position")
            assert closed.value.code == 4429
        fourth = anna.post("/api/tables", {"game": "machi-koro", "seats": [ME, BOT]})
        assert fourth.status_code == 429, "too often"
        assert [anna.get("/api/games").status_code for _ in range(20)][-1] == 429


def test_the_client_is_served_with_the_right_caching(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Bauhof</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(pages.page_routes, "__defaults__", (static,))
    with TestClient(new_app(tmp_path / "tables.db"), "http://table.test") as app:
        first = app.get("/tables/abc")
        assert "set-cookie" in first.headers, "before the page asks for anything, it is known who asks"
        assert first.headers["cache-control"] == "no-store"
        assert "set-cookie" not in app.get("/api/games").headers
        for path in ("/", "/tables/abc", "/rules/skyline/examples/tie", "/favicon.svg"):
            response = app.get(path)
            assert (response.status_code, response.headers["cache-control"]) == (200, "no-cache")
        asset = app.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert app.get("/assets/none.js").status_code == 404
        assert app.get("/assets/..%2F..%2Ftables.db").status_code == 404
        assert app.get("/api/games").headers["cache-control"] == "no-store"


def test_modules_are_served_with_their_types(tmp_path: Path) -> None:
    networks = tmp_path / "networks"
    networks.mkdir()
    (networks / "spire.net").write_text("1")
    for name in ("spire.wasm", "spire.json", "index.js", "notes.txt"):
        (tmp_path / name).write_text("1")
    with TestClient(Starlette(routes=pages.engine_routes(tmp_path, networks)), "http://table.test") as app:
        types = {"wasm": "application/wasm", "json": "application/json", "net": "application/octet-stream"}
        assert {kind: app.get(f"/engine/spire.{kind}").headers["content-type"] for kind in types} == types
        script = app.get("/engine/index.js").headers
        assert (script["content-type"].split(";")[0], script["cache-control"]) == ("text/javascript", "no-cache")
        assert app.get("/engine/notes.txt").status_code == 404
    assert pages.engine_routes(tmp_path / "none", networks) == []


def test_the_health_page_says_how_it_is(anna: Guest) -> None:
    health = anna.get("/health").json()
    assert health["status"] == "ok"
    assert health["sockets"] == 0
