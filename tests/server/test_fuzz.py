"""Anything at all, sent to every route and to the socket: answered in words, never with a fault."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from bauhof.server.describe import ROUTES
from bauhof.server.messages import PROTOCOL
from tests.server.test_app import BOT, ME, Guest

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(
    ["skyline", "machi-koro", "random", "search", "os:system", "me", "bot", "open", "sit", "start", ""]
)
LIKELY = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["sit", "stand", "set-seat", "start", "give-seat", "take-seat", "allow", "rematch"]),
        "id": st.text(max_size=70) | JSON,
        "seat": st.integers(-2, 9) | JSON,
        "seats": st.lists(st.fixed_dictionaries({"kind": WORDS}, optional={"bot": WORDS, "name": JSON}), max_size=8)
        | JSON,
        "game": WORDS | JSON,
        "options": st.dictionaries(WORDS, st.booleans()) | JSON,
        "settings": JSON,
        "journal": st.text() | JSON,
        "step": JSON,
        "bot": WORDS,
        "name": st.text(max_size=30),
        "language": WORDS,
    },
)
BODIES = st.one_of(JSON.map(json.dumps), LIKELY.map(json.dumps), st.text(max_size=99)).map(
    lambda text: text.encode("utf-8", "surrogatepass")
) | st.binary(max_size=99)
PARTS = st.text(
    st.characters(min_codepoint=33, max_codepoint=0x2FFF, exclude_characters="/?#\\\x7f"), min_size=1, max_size=30
)


@pytest.mark.parametrize("route", [route for route, *_ in ROUTES if not route.startswith("WebSocket")])
@settings(max_examples=40)
@given(part=PARTS, real=st.booleans(), query=st.text(max_size=20), body=BODIES, method=st.booleans())
def test_every_route_answers_anything(
    app: TestClient, route: str, part: str, real: bool, query: str, body: bytes, method: bool
) -> None:
    guest = known(app)
    verb, path = route.split(" ")
    path = path.split("?")[0].replace("{table}", TABLE[0] if real else part).replace("{game}", part)
    verb = verb if method else "DELETE"
    headers = {**guest.headers, "Content-Type": "application/json"}
    response = app.request(verb, path, params={"lang": query, "seat": query}, content=body, headers=headers)
    assert response.status_code in (200, 201, 400, 403, 404, 405, 409, 413), response.text
    if response.status_code >= 400:
        assert set(response.json()) == {"code", "reason", "text"}
    assert "Traceback" not in response.text
    assert guest.token not in response.text
    if path in MOVED and response.status_code == 200:
        GUEST.clear()  # who sends nothing where nothing is asked for is signed out, or has nothing left


MOVED = ("/api/me/forget", "/api/me/renew", "/api/me/enter")
TABLE: list[str] = []
GUEST: list[Guest] = []


def known(app: TestClient) -> Guest:
    """A guest with a table, made once."""
    if not GUEST or GUEST[0].app is not app:
        GUEST[:] = [Guest(app)]
        TABLE[:] = [GUEST[0].open("skyline", ME, ME, BOT)]
    return GUEST[0]


@settings(max_examples=60)
@given(texts=st.lists(BODIES, max_size=6), greet=st.booleans())
def test_a_socket_answers_anything(app: TestClient, texts: list[bytes], greet: bool) -> None:
    guest = known(app)
    with app.websocket_connect(f"/api/tables/{TABLE[0]}/socket", headers=guest.headers) as socket:
        if greet:
            socket.send_json({"type": "hello", "protocol": PROTOCOL})
        for text in texts:
            try:
                socket.send_text(text.decode())
            except UnicodeDecodeError:
                socket.send_bytes(text)
        socket.send_json({"type": "sit", "id": "the last word", "seat": 0, "name": "X"})
        assert last_word(socket) in ("refused", 4400)


def last_word(socket: WebSocketTestSession) -> str | int:
    """The answer to the last request, or the code with which the socket was closed."""
    try:
        while (message := socket.receive_json()).get("id") != "the last word":
            continue
    except WebSocketDisconnect as closed:
        return closed.code
    return str(message["type"])
