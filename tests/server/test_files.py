"""Files of the client: compressed for those who ask for it, and asked for once."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from bauhof.server import pages
from bauhof.server.files import File, chosen

SCRIPT = b"export const bakery = 1;" * 50
BROTLI = b"what brotli makes of it"  # Python has no brotli, so nobody looks into it here


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app-1a2b.js"):
        (tmp_path / name).write_bytes(SCRIPT)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(SCRIPT))
        (tmp_path / f"{name}.br").write_bytes(BROTLI)
    (tmp_path / "assets" / "font-3c.woff2").write_bytes(b"a font")
    return tmp_path


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("", "identity"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br; q=0, gzip;q=0", "identity"),
        ("gzip;q=0.5, identity", "identity"),
        ("gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("*;q=0", "identity"),
        ("identity;q=0", "identity"),
        ("br;q=nonsense, gzip;q=nan", "identity"),
        ("br;q=7", "identity"),
        ("deflate, zstd", "identity"),
        (",;,=;q", "identity"),
    ],
)
def test_the_encoding_is_the_one_that_is_liked_best(accepted: str, expected: str) -> None:
    assert chosen(accepted, ["br", "gzip", "identity"]) == expected


def test_who_asks_gets_less(static: Path) -> None:
    with TestClient(Starlette(routes=pages.page_routes(static)), "http://table.test") as app:
        plain = app.get("/assets/app-1a2b.js", headers={"Accept-Encoding": ""})
        assert (plain.content, plain.headers.get("content-encoding")) == (SCRIPT, None)
        assert plain.headers["vary"] == "Accept-Encoding", "a cache in between must not mix them up"
        zipped = app.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert zipped.content == SCRIPT, "unpacked by the client"
        assert int(zipped.headers["content-length"]) < len(SCRIPT)
        assert zipped.headers["content-type"] == plain.headers["content-type"] == "text/javascript; charset=utf-8"
        assert zipped.headers["etag"] != plain.headers["etag"]
        font = app.get("/assets/font-3c.woff2", headers={"Accept-Encoding": "br"})
        assert (font.headers.get("content-encoding"), font.headers.get("vary")) == (None, None)
        assert app.get("/assets/app-1a2b.js.br").status_code == 404, "it has one address"


def test_a_page_is_asked_for_again_and_sent_once(static: Path) -> None:
    with TestClient(Starlette(routes=pages.page_routes(static)), "http://table.test") as app:
        first = app.get("/", headers={"Accept-Encoding": "gzip"})
        assert first.headers["cache-control"] == "no-cache"
        for had in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
            again = app.get("/", headers={"Accept-Encoding": "gzip", "If-None-Match": had})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
            assert again.headers["vary"] == "Accept-Encoding"
        other = app.get("/", headers={"Accept-Encoding": "", "If-None-Match": first.headers["etag"]})
        assert other.status_code == 200, "what is had is compressed, and this one wants it plain"


def test_what_was_compressed_from_another_version_is_not_sent(static: Path) -> None:
    path = static / "index.html"
    path.write_bytes(b"newer")
    response = File(path).response(Headers({"accept-encoding": "br, gzip"}), "no-cache")
    assert (response.body, response.headers.get("content-encoding")) == (b"newer", None)
