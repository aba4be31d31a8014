"""Garbage: Python's collector looks through everything when nobody waits, not in the middle of an action."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 10_000  # objects between two looks at the newest; an action makes some hundreds, which need no collector
NEVER = 1_000_000  # so many looks at the younger generations before the oldest is looked through without being asked
QUIET = 1.0  # seconds without a request in which nobody will notice
PAUSE = 60.0  # seconds between two collections of everything
OVERDUE = 30  # pauses after which it is done even though people play


def settle() -> None:
    """What is here when a server starts stays: it is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, NEVER)


async def collect_when_quiet(requests: Callable[[], int], pause: float = PAUSE, quiet: float = QUIET) -> None:
    """Look through everything now and then, when nothing was asked for a moment, or when that never comes."""
    waited = 0
    while True:
        await asyncio.sleep(pause)
        before = requests()
        await asyncio.sleep(quiet)
        waited += 1
        if requests() == before or waited >= OVERDUE:
            gc.collect()
            waited = 0
