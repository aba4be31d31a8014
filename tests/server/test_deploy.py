"""What deploy/ offers: options that exist, a unit that systemd accepts, and sockets over TLS behind nginx."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import httpx2
import pytest

from bauhof.cli.hosting import serve
from tests.server import nginx
from tests.server.people import PATIENCE, Person, ServerProcess

DEPLOY = nginx.TEMPLATE.parent
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "compose.postgres.yaml", "bauhof.service"])
def test_every_option_is_one_of_the_server(name: str) -> None:
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    (line,) = [one for one in lines if one.startswith(("ENTRYPOINT", "    command:", "ExecStart="))]
    options = set(re.findall(r"--[a-z-]+", line))
    assert len(options) >= 3
    assert options <= {option for parameter in serve.params for option in parameter.opts}


def test_every_file_that_is_copied_into_the_image_exists() -> None:
    words = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.+)$", words, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (DEPLOY.parent / source).exists(), source


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "bauhof.service").read_text(encoding="utf-8")
    assert "/opt/bauhof/bin/bauhof" in unit
    (tmp_path / "bauhof.service").write_text(unit.replace("/opt/bauhof/bin/bauhof", "/bin/sh"))
    command = ["systemd-analyze", "verify", str(tmp_path / "bauhof.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "bauhof.service" in done.stderr) == (0, False), done.stderr


@pytest.mark.skipif(not nginx.is_there(), reason=nginx.MISSING)
def test_people_play_over_tls_behind_nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ("--proxies", "127.0.0.1", "--host-name", "localhost", "--metrics", "127.0.0.1")

    async def visit(proxy: nginx.Proxy) -> None:
        anna = Person(proxy.url, "Anna")
        first = await anna.http.get("/api/games")
        assert first.headers["strict-transport-security"]
        assert re.search("; Secure$", first.headers["set-cookie"])
        assert re.fullmatch("[0-9a-f]{32}", first.headers["x-request-id"]), "the proxy's own"
        assert (await anna.http.get("/metrics")).status_code == 404
        there = await anna.http.get(f"http://localhost:{proxy.plain}/rules/skyline")
        assert (there.status_code, there.headers["location"]) == (301, "https://localhost/rules/skyline")
        asked = {"game": "machi-koro", "seats": [ME, BOT]}
        for origin, status in (("https://elsewhere.test", 403), (f"http://localhost:{proxy.secure}", 403)):
            refused = await anna.http.post("/api/tables", json=asked, headers={"Origin": origin})
            assert refused.status_code == status
        opened = await anna.http.post("/api/tables", json=asked, headers={"Origin": proxy.url})
        assert opened.status_code == 201, opened.text
        await anna.enter(opened.json()["table"])
        assert await anna.play(most=3) == 3
        await anna.close()

    with ServerProcess(tmp_path / "tables.db", *options, BAUHOF_MODE="plain") as server:
        proxy = nginx.Proxy(tmp_path, server.port)
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
        with proxy.running():
            asyncio.run(asyncio.wait_for(visit(proxy), PATIENCE))
        assert httpx2.get(f"{server.url}/metrics").status_code == 200, "who asks on this machine"
        assert server.stop() == 0
    logged = (tmp_path / "access.log").read_text()
    ids = {one["request_id"] for one in server.logged if one["event"] == "request"}
    assert any(id in logged for id in ids), "one id in both logs"
    assert "/api/tables" not in logged, "where tables are is secret"
