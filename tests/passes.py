"""All tests, in passes of which two run side by side: python -m tests.passes WORKERS BROWSERS."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

RULES = ("tests/games", "--ignore", "tests/games/test_modes.py", "--ignore", "tests/games/test_texts.py")
printing = threading.Lock()


@dataclass(frozen=True)
class Pass:
    """Some tests in a mode of the rules."""

    name: str
    tests: tuple[str, ...]
    workers: str
    environment: dict[str, str] = field(default_factory=dict)

    def run(self) -> bool:
        """Run it, every line with its name before it; returns whether all is well."""
        command = [sys.executable, "-m", "pytest", "--quiet", "--numprocesses", self.workers, "--dist", "loadgroup"]
        process = subprocess.Popen(
            [*command, *self.tests],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        assert process.stdout is not None
        for line in process.stdout:
            with printing:
                print(f"{self.name:8} | {line}", end="", flush=True)
        return process.wait() == 0


def main(workers: str, browsers: str) -> int:
    """The longest pass in one lane, all others one after the other in a second."""
    compiled = [Pass("compiled", ("--ignore", "tests/browser"), workers)]
    others = [
        Pass("browser", ("tests/browser",), browsers),
        Pass("checked", RULES, workers, {"BAUHOF_MODE": "checked", "NUMBA_OPT": "1"}),
        Pass("plain", RULES, workers, {"BAUHOF_MODE": "plain"}),
    ]
    with ThreadPoolExecutor(2) as lanes:
        return int(not all(lanes.map(lambda lane: all(one.run() for one in lane), (compiled, others))))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
