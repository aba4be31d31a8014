"""The system's Chromium, installed where that may be done: python -m tests.browser.chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from bauhof.cli.client import chromium

MISSING = "NO BROWSER WAS FOUND: nothing of the client is tested in a browser (apt-get install chromium)"


def install() -> None:
    """Install it; if that fails, once more with new lists of packages."""
    print("Installing Chromium for the tests in a browser, once …", flush=True)
    apt = ["apt-get", "--quiet=2", "--yes", "--no-install-recommends"]
    for command in (["install", "chromium"], ["update"], ["install", "chromium"]):
        done = subprocess.run(
            [*apt, *command], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, text=True
        )
        if chromium() is not None:
            return
    print(done.stderr, file=sys.stderr)


def main() -> None:
    """Without a browser this is said loudly; in continuous integration that is an error."""
    if sys.platform == "linux" and chromium() is None and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        install()
    if chromium() is None:
        print(f"\033[1;31m{MISSING}\033[0m", file=sys.stderr)
        sys.exit(os.environ.get("CI") == "true")


if __name__ == "__main__":
    main()
