"""Workers: several processes that serve one port; one that dies is replaced, and its tables are free at once."""

from __future__ import annotations

import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial

from bauhof.cli.restart import on_hang_up
from bauhof.core.errors import BauhofError
from bauhof.server.database import Where, database_at
from bauhof.server.logs import log

SIGNS = (signal.SIGTERM, signal.SIGINT)
BREATH = 1.0  # seconds that a worker must have lived to be replaced at once


def supervise(where: Where, workers: int, work: Callable[[str], bool], ready: Callable[[], None]) -> bool:
    """Keep so many processes at work, each with a name, until told to stop, which can be heard when this is ready.

    Returns whether a new process shall go on, with workers of its own.
    """
    if sys.platform == "win32":
        raise BauhofError("several workers need a system where processes can fork; Windows has none")
    alive: dict[int, tuple[str, float]] = {}  # by process: its name, and when it began
    stopping = restarts = False
    end, held = os.pipe()  # whoever reads from it learns of the end of this process, however that comes

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for process in alive:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)

    def restart() -> None:
        nonlocal restarts
        restarts = True
        stop()

    for sign in SIGNS:
        signal.signal(sign, stop)
    on_hang_up(restart)
    ready()
    while alive or not stopping:
        while len(alive) < workers and not stopping:
            name = secrets.token_hex(8)
            signal.pthread_sigmask(signal.SIG_BLOCK, SIGNS)  # until it is known who is meant
            process = os.fork()
            if process == 0:
                os.close(held)
                _live(partial(work, name), end)
            alive[process] = name, time.monotonic()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNS)
        if not alive:
            break
        died, status = os.wait()
        if died not in alive:  # a browser that was opened
            continue
        name, began = alive.pop(died)
        _bury(where, name)
        if not stopping:
            log("worker-replaced", status=os.waitstatus_to_exitcode(status))
            time.sleep(max(0.0, began + BREATH - time.monotonic()))
    return restarts


def _live(work: Callable[[], bool], end: int) -> None:
    """Work in a process of its own, which ends with the one that has made it; never returns."""

    def watch() -> None:
        os.read(end, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    os.setpgid(0, 0)  # Ctrl-C is for the first process, which tells the others
    for sign in SIGNS:
        signal.signal(sign, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNS)
    threading.Thread(target=watch, daemon=True).start()
    try:
        work()
        status = 0
    except BaseException as error:
        log("worker-failed", error=type(error).__name__)
        status = 1
    finally:
        sys.stderr.flush()
    os._exit(status)


def _bury(where: Where, name: str) -> None:
    """Say that a process has died, lest others wait until its lease is over."""
    try:
        database = database_at(where)
        with closing(database.connected()) as connection:
            database.retire(connection, name)
    except Exception as error:  # then the lease ends by itself
        log("worker-not-buried", error=type(error).__name__)
