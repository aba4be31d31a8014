from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bauhof.bots.workers import finished

PARENT = """
from pathlib import Path
from bauhof.bots.workers import finished
from tests.bots.own import beat
list(finished(beat, iter([(Path({path!r}),)]), 2))
"""


def test_tasks_are_taken_only_when_a_worker_is_free() -> None:
    taken = []

    def tasks() -> Iterator[tuple[int]]:
        for number in range(100):
            taken.append(number)
            yield (-number,)

    results = finished(abs, tasks(), 2)
    assert next(results) in range(4)
    results.close()
    assert len(taken) <= 4


def test_every_task_is_done_by_any_number_of_workers() -> None:
    for workers in (1, 3):
        assert sorted(finished(abs, iter([(-number,) for number in range(20)]), workers)) == list(range(20))


def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "beats"
    parent = subprocess.Popen([sys.executable, "-c", PARENT.format(path=str(path))])
    deadline = time.monotonic() + 30
    while not path.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    parent.kill()
    parent.wait()
    time.sleep(0.5)
    before = path.stat().st_size
    time.sleep(0.5)
    assert path.stat().st_size == before > 0
