"""What the server counts, as a page that Prometheus reads."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from bauhof import __version__

if TYPE_CHECKING:
    from bauhof.server.hall import Hall

Labels = tuple[tuple[str, str], ...]

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
LAG_EVERY = 0.25  # seconds between two looks at how late the event loop is


def series(name: str, labels: Labels, value: float) -> str:
    """A line of the page."""
    inside = ",".join(f'{key}="{escaped(text)}"' for key, text in labels)
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"


def escaped(text: str) -> str:
    """A label's value, as the format wants it."""
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


class Counter:
    """Something that happens again and again; every series of it is counted by one thread alone."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts: dict[Labels, float] = {}
        METRICS.append(self)

    def add(self, amount: float = 1, **labels: str) -> None:
        """It has happened."""
        key = tuple(labels.items())
        self.counts[key] = self.counts.get(key, 0) + amount

    def lines(self) -> Iterator[str]:
        """Every series."""
        for labels, count in sorted(self.counts.copy().items()):
            yield series(self.name, labels, count)


class Histogram:
    """How long something takes."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0
        METRICS.append(self)

    def observe(self, seconds: float) -> None:
        """It has taken so long."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        """How often it took at most so long, for every bound."""
        counts = list(accumulate(self.counts))
        for bound, count in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
            yield series(f"{self.name}_bucket", (("le", bound),), count)
        yield series(f"{self.name}_sum", (), self.sum)
        yield series(f"{self.name}_count", (), counts[-1])


METRICS: list[Counter | Histogram] = []
ACTIONS = Counter("bauhof_actions_total", "Actions of people and bots that were saved.")
ACTION_SECONDS = Histogram("bauhof_action_seconds", "From a person's action to its place on disk.")
BOT_WAIT_SECONDS = Histogram("bauhof_bot_wait_seconds", "How long a question waited for a thinker.")
BOT_THINK_SECONDS = Histogram("bauhof_bot_think_seconds", "How long a thinker thought.")
REVIEWS = Counter("bauhof_reviews_total", "Reviews of finished games, made or not.")
BOTS_REPLACED = Counter("bauhof_bots_replaced_total", "Decisions that the fallback made for a bot.")
LOOP_LAG_SECONDS = Histogram("bauhof_loop_lag_seconds", "How late the event loop is.")
REFUSALS = Counter("bauhof_refusals_total", "Requests, messages and connections that were refused.")
REQUESTS = Counter("bauhof_requests_total", "Requests over HTTP.")
REQUEST_SECONDS = Histogram("bauhof_request_seconds", "How long a request over HTTP took.")
STORE_WRITES = Counter("bauhof_store_writes_total", "Drafts, deletions and probes written to the data file.")
STORE_COMMIT_SECONDS = Histogram("bauhof_store_commit_seconds", "How long a commit of many drafts took.")
STORE_FAILURES = Counter("bauhof_store_failures_total", "Commits that failed.")
CPU_SECONDS = "bauhof_cpu_seconds_total"

Gauges = Mapping[str, tuple[str, Mapping[Labels, float]]]


def page(gauges: Gauges) -> str:
    """All that was counted, and how things are now: gauges by their name, with what they mean and their series."""
    found = []
    for metric in METRICS:
        found += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
    for name, (about, now) in gauges.items():
        found += [f"# HELP {name} {about}", f"# TYPE {name} gauge"]
        found += [series(name, labels, value) for labels, value in sorted(now.items())]
    found += [f"# HELP {CPU_SECONDS} Processor time of the server, without its thinkers."]
    found += [f"# TYPE {CPU_SECONDS} counter", series(CPU_SECONDS, (), time.process_time())]
    return "\n".join(found) + "\n"


async def gauges(hall: Hall, sockets: int) -> Gauges:
    """How things are now."""
    stages, lengths = await hall.store.stages(), hall.thinkers.turns.lengths
    waiting: dict[Labels, float] = {(("urgency", one.name.lower()),): length for one, length in lengths.items()}
    return {
        "bauhof_info": ("Which program this is.", {(("version", __version__),): 1}),
        "bauhof_tables": ("Tables kept, by stage.", {(("stage", one),): count for one, count in stages.items()}),
        "bauhof_tables_live": ("Tables in memory.", {(): len(hall.tables)}),
        "bauhof_tables_aside": ("Tables that cannot be read.", {(): len(hall.aside)}),
        "bauhof_sockets": ("People's connections to tables.", {(): sockets}),
        "bauhof_bots_thinking": ("Tables where a bot has the move.", {(): len(hall.bots.driving)}),
        "bauhof_bot_queue": ("Questions that wait for a thinker, by urgency.", waiting),
        "bauhof_store_queue": (
            "Drafts that wait for the disk.",
            {(): len(hall.store.gathered) + hall.store.jobs.qsize()},
        ),
    }


async def watch_lag(clock: Callable[[], float] = time.perf_counter) -> None:
    """Look again and again how late the event loop is."""
    while True:
        began = clock()
        await asyncio.sleep(LAG_EVERY)
        LOOP_LAG_SECONDS.observe(max(0.0, clock() - began - LAG_EVERY))
