"""The protocol's page and its TypeScript types are those of the code."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import msgspec
import pytest

from bauhof.server import describe, messages, words
from bauhof.server.app import Server
from bauhof.server.describe import PAGE, ROUTES, TYPES, VIEWS, page_text, refusals, structs, types_text, views_text
from bauhof.server.pages import page_routes


def test_the_page_and_the_types_are_not_stale() -> None:
    """If this fails, `make protocol` writes them anew."""
    assert PAGE.read_text(encoding="utf-8") == page_text()
    assert VIEWS.read_text(encoding="utf-8") == views_text()
    assert TYPES.read_text(encoding="utf-8") == types_text()


def test_every_route_is_described(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("data") / "tables.db")
    paths, pages = ({str(getattr(route, "path", "")) for route in found} for found in (server.routes(), page_routes()))
    served = paths - pages  # the browser client has its own addresses, where it is built
    described = {route.split(" ", 1)[1].split("?")[0] for route, *_ in ROUTES}
    assert described == served


def test_every_message_says_what_it_is_for() -> None:
    assert all(inspect.getdoc(struct) for struct in structs())
    assert set(describe.UNIONS) <= set(vars(messages))


def test_every_refusal_notice_and_phrase_of_the_server_has_its_words() -> None:
    """The catalogue says all that the code asks it to say, and nothing that nobody asks for."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(words.__file__).parent.glob("*.py"))
    asked = set(re.findall(r'RequestRefused\(\s*"([a-z-]+)"', sources)) | {
        "bad-message",
        "protocol",
        "no-length",
        "not-away",
    }
    assert set(refusals()) == asked
    assert set(words.REASON) <= asked
    noticed = set(re.findall(r'notice\("([a-z]+)"', sources)) | {"undo", "beyond", "talk", "quiet"}
    said = [line.split(" = ")[0] for line in words.WORDS.source("en").splitlines()]
    assert {key.removeprefix("notice-") for key in said if key.startswith("notice-")} == noticed
    assert {key.removeprefix("preset-") for key in said if key.startswith("preset-")} == set(words.PRESETS)


def test_messages_with_unknown_fields_are_refused() -> None:
    decode = msgspec.json.Decoder(messages.ClientMessage).decode
    assert isinstance(decode(b'{"type": "start", "id": "1"}'), messages.Start)
    for wrong in (b'{"type": "start", "id": "1", "more": 1}', b'{"type": "fly", "id": "1"}', b'{"type": "start"}'):
        with pytest.raises(msgspec.ValidationError):
            decode(wrong)
