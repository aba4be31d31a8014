"""Several processes that play at the same time."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

from bauhof.core.errors import BauhofError

T = TypeVar("T")


class Executor(Protocol):
    """Whoever plays tasks: processes of this machine, or a cluster."""

    def finished(self, play: Callable[..., T], tasks: Iterator[tuple[Any, ...]]) -> Generator[T, None, None]:
        """What `play` makes of the tasks, in the order in which it is ready."""


class Local:
    """So many processes of this machine; one is this process itself."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def finished(self, play: Callable[..., T], tasks: Iterator[tuple[Any, ...]]) -> Generator[T, None, None]:
        """What `play` makes of the tasks, in the order in which it is ready."""
        return finished(play, tasks, self.workers)


def finished(play: Callable[..., T], tasks: Iterator[tuple[Any, ...]], workers: int) -> Generator[T, None, None]:
    """What `play` makes of the tasks, in the order in which it is ready; a task is taken when a worker is free.

    One worker is this process itself. Leaving early, by an error or Ctrl-C, ends the others at once.
    """
    if workers == 1:
        for task in tasks:
            yield play(*task)
        return
    strangers = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_with_parent)
    waiting: set[Future[T]] = set()
    try:
        while True:
            for task in islice(tasks, workers + 1 - len(waiting)):
                with control_c_held():
                    waiting.add(pool.submit(play, *task))
            if not waiting:
                return
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(ready, key=lambda future: future.exception() is not None):
                yield future.result()
    except BrokenProcessPool:
        raise BauhofError("a worker has died: a bot ended it, or there was too little memory") from None
    finally:
        if waiting:
            for worker in set(active_children()) - strangers:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def control_c_held() -> Iterator[None]:
    """Start workers deaf to Ctrl-C, which the terminal sends to them too; here it comes a moment later."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Let a worker end when the process that started it does, even if that was killed."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()
