"""Priority: who thinks gives way to who answers people, at once but not for ever; where the system has that."""

from __future__ import annotations

import contextlib
import os
import sys


def give_way(process: int) -> None:
    """Let a process compute only where nobody else wants to."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))


def insist(process: int) -> None:
    """Let a process compute like any other again: on a busy machine it would wait for ever."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(process, os.SCHED_OTHER, os.sched_param(0))
