"""A company: further processes that train the same network, each with games of its own."""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

import torch
from torch import Tensor, multiprocessing

from bauhof.core.errors import BauhofError


class Chair(NamedTuple):
    """What one of the others has: its number, what it is told, and where it leaves its weights."""

    number: int  # 1 and more
    rows: Tensor  # shared: in the first row what all begin with, in the others what came of it
    pipe: Connection

    def work(self, learn: Callable[[float, bool], Tensor]) -> None:
        """Learn whenever told to, until the first process is gone; Ctrl-C is for that one to hear."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.pipe.send(None)
        while True:
            try:
                progress, imitate = self.pipe.recv()
            except EOFError:
                return
            self.rows[self.number] = learn(progress, imitate)
            self.pipe.send(None)


class Company:
    """All of them begin an update with the same weights; then everybody takes the mean of what they became."""

    def __init__(self, others: int, first: Tensor, come: Callable[[Chair], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self.rows = first.repeat(others + 1, 1).share_memory_()  # type: ignore[no-untyped-call]
        self.pipes = list[Connection]()
        for number in range(1, others + 1):
            pipe, theirs = context.Pipe()
            context.Process(target=come, args=(Chair(number, self.rows, theirs),), daemon=True).start()
            theirs.close()
            self.pipes.append(pipe)
        self.wait()

    def __len__(self) -> int:
        return 1 + len(self.pipes)

    def wait(self) -> None:
        """Until all have done what they were told."""
        try:
            for pipe in self.pipes:
                pipe.recv()
        except EOFError:
            raise gone() from None

    def begin(self, row: Tensor, progress: float, imitate: bool) -> None:
        """Tell the others with which weights to begin the next update."""
        self.rows[0] = row
        try:
            for pipe in self.pipes:
                pipe.send((progress, imitate))
        except BrokenPipeError:
            raise gone() from None

    def mean(self, row: Tensor) -> Tensor:
        """The mean of what has become of the weights, here and in the others."""
        self.wait()
        return torch.cat([row[None], self.rows[1:]]).mean(dim=0)


def gone() -> BauhofError:
    """When a process has died, by whatever cause."""
    return BauhofError("a process of this training has died; go on from the last checkpoint, with fewer --workers")
