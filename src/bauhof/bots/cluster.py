"""Tasks on a Ray cluster, local or remote: they are pure, so whoever plays them and in what order changes nothing.

Ray ends the process that speaks to it when a cluster is lost. So that is a process of its own, the envoy, and what it
has brought is safe.
"""

from __future__ import annotations

import importlib.util
import logging
import os
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from bauhof import __version__
from bauhof.bots.workers import control_c_held, end_with_parent
from bauhof.core.errors import BauhofError

T = TypeVar("T")

TRIES = 5  # of one task, whose worker or machine is lost
PATIENCE = "20"  # seconds without an answer after which Ray gives a cluster up
SOON = 0.2  # seconds after which the envoy looks for new tasks
READY, DONE, FAILED = "ready", "done", "failed"


class OnRay:
    """A cluster by its address, or one of this machine alone; it is left at the end."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        if importlib.util.find_spec("ray") is None:
            raise BauhofError("a cluster needs Ray: pip install 'bauhof[ray]'")
        self.address, self.workers = address, workers

    def finished(self, play: Callable[..., T], tasks: Iterator[tuple[Any, ...]]) -> Generator[T, None, None]:
        """What `play` makes of the tasks, in the order in which it is ready; lost ones are played again."""
        here, there = get_context("spawn").Pipe()
        envoy = get_context("spawn").Process(target=drive, args=(there, self.address, self.workers, play), daemon=True)
        with control_c_held():
            envoy.start()
        there.close()
        out = 0
        try:
            room = self.answer(here, f"no Ray cluster answers at {self.where}")[0]
            while True:
                for arguments in islice(tasks, max(0, room - out)):
                    here.send(arguments)
                    out += 1
                if not out:
                    here.send(None)
                    envoy.join()
                    return
                room, result = self.answer(here, f"the Ray cluster at {self.where} is lost")
                out -= 1
                yield result
        finally:
            if envoy.is_alive():
                envoy.terminate()  # Ray ends what belongs to it
                envoy.join()
            here.close()

    @property
    def where(self) -> str:
        """The cluster by name."""
        return self.address or "this machine"

    def answer(self, here: Connection, silence: str) -> tuple[int, Any]:
        """What the envoy says next: how many tasks the cluster takes, and a result; or what its end means."""
        try:
            word, room, content = here.recv()
        except (EOFError, ConnectionError):
            raise BauhofError(silence) from None
        if word == FAILED:
            raise BauhofError(content)
        return room, content


class Task(NamedTuple):
    """What is played, and how often it was begun."""

    arguments: tuple[Any, ...]
    tries: int = 1


def drive(parent: Connection, address: str | None, workers: int | None, play: Callable[..., Any]) -> None:
    """The envoy: connect, give tasks to the cluster, bring results."""
    end_with_parent()
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", PATIENCE)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with open(os.devnull, "w") as nowhere:  # Ray talks much, and all that matters goes to the parent
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    try:
        import ray

        alone: dict[str, Any] = {} if address else {"include_dashboard": False, "num_cpus": workers}
        try:
            ray.init(address=address or "local", log_to_driver=False, logging_level=logging.ERROR, **alone)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            where = address or "this machine"
            raise BauhofError(f"no Ray cluster answers at {where}: {first_line(error)}") from None
        Envoy(ray, parent, workers, play).serve()
        ray.shutdown()
    except BauhofError as error:
        parent.send((FAILED, 0, str(error)))


class Envoy:
    """What belongs to one conversation with a cluster."""

    def __init__(self, ray: Any, parent: Connection, workers: int | None, play: Callable[..., Any]) -> None:
        self.ray, self.parent, self.workers = ray, parent, workers
        self.remote = ray.remote(num_cpus=1, max_retries=0)(played)
        self.play, self.waiting = play, dict[Any, Task]()
        known = ray.exceptions
        self.lost = (known.WorkerCrashedError, known.NodeDiedError, known.ObjectLostError, known.OutOfMemoryError)

    @property
    def room(self) -> int:
        """How many tasks are given out at once: a few more than there are cores, so that nobody waits."""
        return self.workers or 1 + int(self.ray.cluster_resources().get("CPU", 1))

    def begin(self, task: Task) -> None:
        """Give a task to the cluster."""
        self.waiting[self.remote.remote(__version__, self.play, task.arguments)] = task

    def serve(self) -> None:
        """Until the parent has no more tasks."""
        self.parent.send((READY, self.room, None))
        while True:
            while self.parent.poll(None if not self.waiting else 0):
                arguments = self.parent.recv()
                if arguments is None:
                    return
                self.begin(Task(arguments))
            ready, _ = self.ray.wait(list(self.waiting), timeout=SOON)
            for one in ready:
                self.bring(one, self.waiting.pop(one))

    def bring(self, one: Any, task: Task) -> None:
        """Hand a result over, or play a task again whose worker or machine is lost; not for ever."""
        try:
            result = self.ray.get(one)
        except self.lost as error:
            if task.tries >= TRIES:
                raise BauhofError(f"a task was lost {TRIES} times, the last time so: {first_line(error)}") from None
            self.begin(Task(task.arguments, task.tries + 1))
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            said = str(cause) if isinstance(cause, BauhofError) else f"a task failed: {first_line(cause or error)}"
            raise BauhofError(said) from None
        else:
            self.parent.send((DONE, self.room, result))


def played(version: str, play: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Play a task there, by the same program."""
    if version != __version__:
        raise BauhofError(f"a machine of the cluster has Bauhof {__version__}, not {version}; install the same")
    return play(*arguments)


def first_line(error: BaseException) -> str:
    """An error in one line."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
