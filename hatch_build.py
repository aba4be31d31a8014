"""The build's own step: a wheel contains the browser client, so that players need no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds web/ into the package where that has not been done."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before files are collected; an editable install is served from what `make` builds."""
        root = Path(self.root)
        if version == "editable" or (root / "src/bauhof/server/static/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("building Bauhof needs Node 20.19 or newer, for the browser client in web/")
        for command in ("ci", "run build"):
            subprocess.run([npm, *command.split()], cwd=root / "web", check=True)
