"""Programs that tests need and pip does not have: installed where that may be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def provide(is_there: Callable[[], bool], what: str, packages: list[str], missing: str) -> None:
    """Install it, if need be with new lists; where it is still missing say so, on Linux in CI as an error."""
    linux = sys.platform == "linux"
    if linux and not is_there() and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        print(f"Installing {what}, once …", flush=True)
        apt = ["apt-get", "--quiet=2", "--yes", "--no-install-recommends"]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["install", *packages], ["update"], ["install", *packages]):
            if not is_there():
                subprocess.run([*apt, *command], env=quiet, capture_output=True, check=False)
    if not is_there():
        print(f"\033[1;31m{missing}\033[0m", file=sys.stderr)
        sys.exit(linux and os.environ.get("CI") == "true")
