"""Where tasks are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bauhof.bots.workers import Executor, Local
from bauhof.cli.arena import cores
from bauhof.core.errors import BauhofError


@contextmanager
def place(on: str, address: str | None, workers: int | None) -> Iterator[Executor]:
    """Who plays; a cluster is left when everything is played."""
    if workers is not None and workers < 1:
        raise BauhofError(f"--workers is {workers}; it is 1 or more")
    if on == "local":
        if address is not None:
            raise BauhofError("--address is for a cluster: add --on ray")
        yield Local(workers or cores())
        return
    from bauhof.bots.cluster import OnRay

    with OnRay(address, workers) as cluster:
        yield cluster
