"""Where tasks are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import click

from bauhof.bots.workers import Executor, Local
from bauhof.cli.arena import cores
from bauhof.core.errors import BauhofError

on_option = click.option(
    "--on", type=click.Choice(["local", "ray"]), default="local", show_default=True, help="Where to play."
)
address_option = click.option(
    "--address", help="The Ray cluster, such as auto or ray://host:10001 (default: one on this machine)."
)


def place(on: str, address: str | None, workers: int | None) -> Executor:
    """Who plays."""
    if workers is not None and workers < 1:
        raise BauhofError(f"--workers is {workers}; it is 1 or more")
    if on == "local":
        if address is not None:
            raise BauhofError("--address is for a cluster: add --on ray")
        return Local(workers or cores())
    from bauhof.bots.cluster import OnRay

    return OnRay(address, workers)
