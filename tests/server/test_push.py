"""Notices with the page closed: who gets them, what they say, and which doors the server never knocks at."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.testclient import TestClient

from bauhof.server import push
from bauhof.server.bodies import Subscription
from bauhof.server.database import Where
from bauhof.server.store import Store
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused
from tests.server.people import PATIENCE
from tests.server.test_app import OPEN, Guest


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser's keys, and the push service that it has chosen."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.told = threading.Event()
        phone = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                phone.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(phone.status)
                self.end_headers()
                phone.told.set()

            def log_message(self, *_: Any) -> None:
                pass

        self.service = HTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.service.server_port}/notices"
        return {"endpoint": endpoint, "p256dh": plain(point), "auth": plain(self.auth), "language": "de"}

    def read(self) -> dict[str, str]:
        """What the last notice says, once it has come."""
        assert self.told.wait(PATIENCE)
        content = http_ece.decrypt(self.got[-1][1], private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(content))


@pytest.fixture
def phone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setattr(push, "is_service", lambda endpoint: endpoint.startswith("http://127.0.0.1"))
    phone = Browser()
    yield phone
    phone.service.shutdown()
    phone.service.server_close()


def test_who_has_the_turn_and_is_away_is_told_in_their_language(
    app: TestClient, phone: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, notify = list[str](), push.notify

    async def noted(store: Store, guest: str, table: Table) -> None:
        tables.append(table.room.id)
        await notify(store, guest, table)

    monkeypatch.setattr(push, "notify", noted)
    anna, ben = Guest(app), Guest(app)  # in this game the first seat begins
    assert len(base64.urlsafe_b64decode(anna.get("/api/me").json()["push"] + "=")) == 65
    assert anna.post("/api/me/push", phone.subscription).status_code == 200
    here = anna.open("machi-koro", {"kind": "me", "name": "Anna"}, OPEN)
    ben.command(here, "sit", seat=1, name="Ben")
    with anna.at(here) as talk:
        talk.until("room")
        anna.command(here, "start")
        talk.until("position")
    table = anna.open("machi-koro", {"kind": "me", "name": "Anna"}, OPEN)
    ben.command(table, "sit", seat=1, name="Ben")
    ben_hears = ben.post("/api/me/push", {**phone.subscription, "endpoint": phone.subscription["endpoint"] + "/ben"})
    assert ben_hears.status_code == 200
    anna.command(table, "start")
    assert phone.read() == {"title": "Machi Koro", "text": "Du bist dran.", "table": table}
    headers = phone.got[0][0]
    assert headers["authorization"].startswith("vapid ")
    assert {here, table} & set(tables) == {table}, "who is at the table is not told"
    assert len(phone.got) == 1, "nor is anybody else"


def test_a_browser_that_is_gone_is_forgotten(app: TestClient, phone: Browser) -> None:
    anna = Guest(app)
    phone.status = 410
    anna.post("/api/me/push", phone.subscription)
    anna.open("machi-koro", {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"})
    phone.read()
    store = app.app.state.server.hall.store  # type: ignore[attr-defined]
    query = "SELECT endpoint FROM pushes WHERE endpoint = ?"
    until = time.monotonic() + PATIENCE
    while store.reading.execute(query, (phone.subscription["endpoint"],)).fetchall():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_nobody_is_told_who_wants_no_notices(app: TestClient, phone: Browser) -> None:
    anna = Guest(app)
    anna.post("/api/me/push", phone.subscription)
    assert anna.post("/api/me/unpush", phone.subscription).status_code == 200
    anna.open("machi-koro", {"kind": "me"}, {"kind": "me"})
    app.get("/api/health/ready")
    assert phone.got == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://localhost/x",
        "https://10.0.0.1/x",
        "https://evilfcm.googleapis.com.example.org/x",
        "https://notfcm.googleapis.com@localhost/x",
        "https://[",
        "file:///etc/passwd",
    ],
)
def test_no_other_door_is_knocked_at(app: TestClient, endpoint: str) -> None:
    response = Guest(app).post("/api/me/push", {"endpoint": endpoint, "p256dh": "x", "auth": "x"})
    assert (response.status_code, response.json()["code"]) == (400, "no-push")


def test_the_services_of_browsers_are_known() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
        "https://web.push.apple.com/x",
    ):
        assert push.is_service(endpoint)


def test_the_key_is_made_once_and_kept_and_one_guest_has_few_browsers(where: Where) -> None:
    store = Store(where)

    async def use() -> None:
        first = await push.public_key(store)
        assert await push.public_key(store) == first
        for number in range(push.MOST):
            asked = Subscription(f"https://fcm.googleapis.com/{number}", "x", "x")
            await push.subscribe(store, "anna", asked, "https://table.test")
        with pytest.raises(RequestRefused, match="Too many"):
            await push.subscribe(store, "anna", Subscription("https://fcm.googleapis.com/more", "x", "x"), "")
        await push.unsubscribe(store, "anna", "https://fcm.googleapis.com/0")
        assert len(await store.read("SELECT endpoint FROM pushes WHERE guest = ?", "anna")) == push.MOST - 1

    asyncio.run(use())
    store.close()
