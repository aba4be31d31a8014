"""Values: how likely every seat wins, for many positions at once, with all that chance can give in the mean."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.record import NOBODY
from bauhof.nets import Network
from bauhof.nets.evaluation import make_evaluation
from bauhof.review.lines import add_up, begin, make_settle, new_lines

Floats = npt.NDArray[np.float64]
Progress: TypeAlias = Callable[[float], None]  # is told which share is done; what it raises ends the work

ROWS = 2304  # lines that are judged by one call


class Look(NamedTuple):
    """How a position is judged."""

    spread: int  # the most lines into which chance splits it: if there are more outcomes, so many are drawn
    depth: int = 0  # decisions that are played on by the policy before the network is asked


class Asked(NamedTuple):
    """A position, and the number from which its chance is drawn: positions that share it share their luck."""

    state: Any
    seed: int


class Values(NamedTuple):
    """What was found, a row for every position."""

    chances: Floats  # of every seat
    exact: npt.NDArray[np.bool_]  # whether nothing had to be drawn


class Valuer:
    """Asks a network, in several threads; how many changes nothing but the time."""

    def __init__(self, network: Network, players: int, threads: int = 1) -> None:
        self.network, self.players, self.threads = network, players, max(1, threads)

    def values(self, asked: Sequence[Asked], look: Look, progress: Progress | None = None) -> Values:
        """Judge positions."""
        size = max(1, ROWS // look.spread)
        parts = [asked[first : first + size] for first in range(0, len(asked), size)]
        found = Values(np.zeros((len(asked), self.players)), np.zeros(len(asked), np.bool_))

        places, told, lock = iter(range(len(parts))), 0, Lock()

        def work(thread: int) -> None:
            nonlocal told
            bench = Bench(self.network, self.players, size, look)
            try:
                for place in places:
                    rows = slice(place * size, place * size + len(parts[place]))
                    found.chances[rows], found.exact[rows] = bench.judge(parts[place])
                    with lock:
                        told += 1
                        if progress is not None:
                            progress(told / len(parts))
            except BaseException:
                deque(places, 0)  # nothing is left for the other threads
                raise

        if self.threads == 1 or len(parts) < 2:
            work(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(work, range(self.threads)))
        return found

    def likeliest(self, states: Sequence[Any]) -> Numbers:
        """What the network would play in every position."""
        desk, chosen = self.network.new_desk(ROWS), np.zeros(len(states), np.int64)
        for first in range(0, len(states), ROWS):
            part = np.array(states[first : first + ROWS], self.network.game.state.dtype)
            self.network.evaluate_many(part, perfect_memory=True, desk=desk)
            chosen[first : first + ROWS] = desk.policy[: len(part)].argmax(axis=1)
        return chosen


class Bench:
    """The memory of one thread."""

    def __init__(self, network: Network, players: int, origins: int, look: Look) -> None:
        self.look, self.network, self.settle = look, network, make_settle(network.game)
        self.evaluate = make_evaluation(network.game).evaluate
        self.lines = new_lines(network.game, origins, look.spread)
        self.desk = network.new_desk(len(self.lines.weight))
        self.sums = np.zeros((origins, players))

    def judge(self, asked: Sequence[Asked]) -> tuple[Floats, npt.NDArray[np.bool_]]:
        """The chances of some positions, and whether nothing was drawn."""
        lines, count = self.lines, len(asked)
        states = np.array([one.state for one in asked], lines.states.dtype)
        seeds = np.array([one.seed for one in asked], np.int64)
        begin(states, count, seeds, lines)
        for ply in range(self.look.depth + 1):
            if ply > 0:
                self.ask(NOBODY)
            self.settle(ply > 0, self.look.spread, seeds, lines, self.desk)
        self.sums[:] = 0
        for viewer in range(len(self.sums[0])):
            self.ask(viewer)
            add_up(lines, self.desk, self.sums)
        return self.sums[:count] / len(self.sums[0]), lines.drawn[:count] == 0

    def ask(self, viewer: int) -> None:
        """What the network says where the lines are now, as a seat sees it that forgets nothing."""
        network, rows = self.network, int(self.lines.total[0])
        self.evaluate(self.lines.states, rows, viewer, 1, network.weights, network.shape.blocks, self.desk)
