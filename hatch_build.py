"""The build's own step: a wheel contains the browser client, so that players need no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_NPM = "The browser client is not built yet: run `make client`, or install Node 20.19 or newer, with npm."
FAILED = (
    "The browser client could not be built from web/: `npm {command}` failed, see above; `make client` builds it too."
)


class BrowserClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds web/ into the package where that has not been done."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before files are collected; an editable install is served from what `make` builds."""
        root = Path(self.root)
        if version == "editable" or (root / "src/bauhof/server/static/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(WITHOUT_NPM)
        for command in ("ci", "run build"):
            if subprocess.run([npm, *command.split()], cwd=root / "web", check=False).returncode:
                raise SystemExit(FAILED.format(command=command))
