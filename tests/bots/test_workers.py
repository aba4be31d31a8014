from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bauhof.bots.workers import finished
from tests.bots.own import BEATS

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
    """The pipe is closed when the last of them is gone, and that is before their task is done."""
    path = tmp_path / "beats"
    parent = subprocess.Popen([sys.executable, "-c", PARENT.format(path=str(path))], stdout=subprocess.PIPE)
    while not path.exists():
        assert parent.poll() is None
        time.sleep(0.05)
    parent.kill()
    parent.communicate(timeout=120)
    assert 0 < path.stat().st_size < BEATS
