"""The built package as a stranger meets it: an empty environment, no Node, no make, no compiler, no sources."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener
from zipfile import ZipFile

import pytest

from bauhof.core.registry import game_names

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("wheel")]  # which is built once

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "bauhof"
RULES = ROOT / "docs" / "rules"
LANGUAGES = ["en", *sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())]
COMPRESSED = ("", ".br", ".gz")
CLIENT = {f"bauhof/server/static/index.html{ending}" for ending in COMPRESSED}
ENGINE = {
    f"bauhof/server/engine/{name}.{kind}{ending}"
    for name in game_names()
    for kind in ("wasm", "json")
    for ending in COMPRESSED
}
NETWORKS = {f"bauhof/nets/weights/{name}.net" for name in game_names()}
PATIENCE = 60  # seconds for the server's first answer
DIRECT = build_opener(ProxyHandler({}))


def run(*command: str | Path, keys: str = "", **options: object) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, input=keys, capture_output=True, encoding="utf-8", check=False, **options)  # type: ignore[call-overload, no-any-return]


class Builder:
    """Builds the sdist of this tree, and the wheel from the sdist where npm cannot be found."""

    def __init__(self, folder: Path) -> None:
        self.tools = folder / "tools"
        self.dist = folder / "dist"
        done = run(sys.executable, "-m", "pip", "install", "--quiet", "--target", self.tools, "hatchling>=1.27,<2")
        assert done.returncode == 0, done.stderr
        done = self.build("sdist", ROOT, os.environ["PATH"])
        assert done.returncode == 0, done.stderr
        done = self.build("wheel", self.unpacked(folder / "sources"))
        assert done.returncode == 0, done.stderr
        (self.wheel,) = self.dist.glob("*.whl")

    def build(self, target: str, root: Path, path: str = "") -> subprocess.CompletedProcess[str]:
        hatchling = (sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", self.dist)
        return run(*hatchling, cwd=root, env={**os.environ, "PYTHONPATH": str(self.tools), "PATH": path})

    def unpacked(self, to: Path) -> Path:
        """The sources as they are published, in a folder."""
        (archive,) = self.dist.glob("*.tar.gz")
        with tarfile.open(archive) as packed:
            packed.extractall(to, filter="data")
        (root,) = to.iterdir()
        return root


class Stranger:
    """Somebody who has Python and nothing else, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.environment = folder / "environment"
        self.programs = self.environment / ("Scripts" if os.name == "nt" else "bin")
        self.home = folder / "home"
        self.home.mkdir()
        run(sys.executable, "-m", "venv", "--without-pip", self.environment)
        self.variables = {
            "PATH": str(self.programs),
            "HOME": str(self.home),
            "USERPROFILE": str(self.home),
            "BAUHOF_MODE": "plain",
            "PYTHONUTF8": "1",
            "SYSTEMROOT": os.environ.get("SYSTEMROOT", ""),
        }
        for program in ("node", "npm", "make", "gcc", "cc"):
            assert shutil.which(program, path=self.variables["PATH"]) is None

    def install(self, what: str) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.programs / "python", "install", "--quiet", "--no-compile")
        done = run(*pip, "--only-binary", ":all:", "--constraint", ROOT / "requirements.lock", what)
        assert done.returncode == 0, done.stderr

    def python(self, words: str, **variables: str) -> str:
        done = run(self.programs / "python", "-c", words, cwd=self.home, env={**self.variables, **variables})
        assert done.returncode == 0, done.stderr
        return done.stdout

    def fails(self, *words: str) -> str:
        done = run(self.programs / "bauhof", *words, cwd=self.home, env=self.variables)
        assert done.returncode == 2
        return done.stderr

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server of their own."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        command = [str(self.programs / "bauhof"), "serve", "--port", port, "--data", "tables.db"]
        process = subprocess.Popen(command, cwd=self.home, env=self.variables, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        try:
            while not answers(f"http://127.0.0.1:{port}/health"):
                assert process.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()

    def bauhof(self, *words: str, keys: str = "") -> str:
        done = run(self.programs / "bauhof", *words, keys=keys, cwd=self.home, env=self.variables)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout


def answers(address: str) -> bool:
    try:
        DIRECT.open(address).close()
    except URLError:
        return False
    return True


def fetched(address: str) -> str:
    with DIRECT.open(address) as answer:
        return str(answer.read().decode())


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Builder:
    return Builder(tmp_path_factory.mktemp("built"))


def test_everything_is_in_the_wheel_or_the_build_says_what_is_missing(builder: Builder, tmp_path: Path) -> None:
    """Words, rules, networks, the client: whatever lies beside the code."""
    assert builder.wheel.name.endswith("-py3-none-any.whl"), "no compiler made it"
    there = {f"bauhof/{path.relative_to(SOURCES).as_posix()}" for path in SOURCES.rglob("*") if path.is_file()}
    there |= {f"bauhof/rules/{path.relative_to(RULES).as_posix()}" for path in RULES.rglob("*.md")}
    assert there >= CLIENT | ENGINE | NETWORKS
    found = {name for name in ZipFile(builder.wheel).namelist() if ".dist-info/" not in name}
    assert found == {name for name in there if "__pycache__" not in name}
    for parts, missing in {
        (
            "server/engine",
            "envs",
        ): "The WebAssembly modules are not built yet, and could not be built now, see above: run `make wasm`",
        ("server/static",): "The browser client is not built yet: run `make client`, or install Node",
    }.items():
        root = builder.unpacked(tmp_path / f"without-{len(parts)}")
        for part in parts:  # without `envs` nothing can build the modules either
            shutil.rmtree(root / "src/bauhof" / part)
        done = builder.build("wheel", root)
        assert done.returncode != 0
        assert missing in done.stderr


def test_a_stranger_plays(builder: Builder, tmp_path: Path) -> None:
    """One test, for it is installed once."""
    wheel = builder.wheel
    stranger = Stranger(tmp_path)
    stranger.install(str(wheel))
    assert Path(stranger.python("import bauhof; print(bauhof.__file__)").strip()).is_relative_to(stranger.environment)
    sees_the_games(stranger)
    plays_in_the_terminal(stranger)
    compiles_rules(stranger)
    assert "pip install 'bauhof[server]'" in stranger.fails("serve")
    stranger.install(f"{wheel}[server]")
    with stranger.server() as address:
        opens_the_client(address)
        reads_the_rules(address)


def sees_the_games(stranger: Stranger) -> None:
    """In every language."""
    told = [stranger.bauhof("games", "--lang", language) for language in LANGUAGES]
    assert all(name in text for text in told for name in game_names())
    assert len(set(told)) == len(LANGUAGES)


def plays_in_the_terminal(stranger: Stranger) -> None:
    """And goes on later."""
    begun = stranger.bauhof("play", "machi-koro", "--seed", "1", "--journal", "game.jsonl", keys="q\n")
    assert "bauhof play --resume game.jsonl" in begun
    seats = ("--seats", "human,random,greedy", "--seed", "1", "--journal", "game.jsonl")
    stranger.bauhof("play", "machi-koro", *seats, keys="1\n?\n1\nq\n")
    assert re.search(r"Verified: \d+ actions by the rules", stranger.bauhof("verify", "game.jsonl"))
    assert "bauhof play --resume game.jsonl" in stranger.bauhof("play", "--resume", "game.jsonl", keys="1\nq\n")


def compiles_rules(stranger: Stranger) -> None:
    """Without a compiler; what was compiled is kept outside the package."""
    words = "from bauhof.core.chance import below, new_generator; print(below(new_generator(7), 1_000_000))"
    assert stranger.python(words, BAUHOF_MODE="compiled") == stranger.python(words)
    assert list(stranger.home.rglob("*.nbc"))


def opens_the_client(address: str) -> None:
    """With its script and its games."""
    page = fetched(f"{address}/")
    assert page == (SOURCES / "server/static/index.html").read_text(encoding="utf-8")
    (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
    assert len(fetched(address + script)) > 10_000
    assert {one["name"] for one in json.loads(fetched(f"{address}/api/games"))["games"]} == {*game_names()}


def reads_the_rules(address: str) -> None:
    """In every language."""
    for name in game_names():
        pages = [fetched(f"{address}/api/rules/{name}?lang={language}") for language in LANGUAGES]
        assert all(page.startswith("# ") for page in pages)
        assert len(set(pages)) == len(LANGUAGES)
