"""The build's own step: a wheel contains the browser client and the WebAssembly modules, so that nobody needs tools."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/bauhof/server/static"
ENGINE = "src/bauhof/server/engine"
WITHOUT_NPM = "The browser client is not built yet: run `make client`, or install Node 20.19 or newer, with npm."
FAILED = (
    "The browser client could not be built from web/: `npm {command}` failed, see above; `make client` builds it too."
)
WITHOUT_MODULES = "The WebAssembly modules are not built yet, and could not be built now, see above: run `make wasm`."


class BuiltParts(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what is not written by hand into the package, where that has not been done."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before files are collected; an editable install is served from what `make` builds."""
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / CLIENT / "index.html").is_file():
            build_client(root)
        if not (root / ENGINE / "index.js").is_file():
            build_modules(root)


def build_client(root: Path) -> None:
    """By npm, from web/."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(WITHOUT_NPM)
    for command in ("ci", "run build"):
        if subprocess.run([npm, *command.split()], cwd=root / "web", check=False).returncode:
            raise SystemExit(FAILED.format(command=command))


def build_modules(root: Path) -> None:
    """By the package itself, where numba and the linker can be imported."""
    command = [sys.executable, "-m", "bauhof.envs.wasm", str(root / ENGINE)]
    if subprocess.run(command, env={**os.environ, "PYTHONPATH": str(root / "src")}, check=False).returncode:
        raise SystemExit(WITHOUT_MODULES)
    for script in (root / "web/engine").glob("*.js"):
        shutil.copy(script, root / ENGINE)
    node = shutil.which("node")
    if node is not None:  # without it they are served as they are
        subprocess.run([node, root / "web/compress.js", root / ENGINE], check=True)
