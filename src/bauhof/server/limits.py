"""How much one client may ask for, and how fast."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Limits:
    """What is allowed; a client is a guest, or an address where it matters that guests are free."""

    body: int = 16_384  # bytes of a request
    journal: int = 2_100_000  # bytes of a request with a journal
    message: int = 4_096  # bytes of a message on a socket
    per_second: float = 20  # requests or messages
    burst: float = 60
    heavy_per_second: float = 0.5  # imports, replays, new tables
    heavy_burst: float = 20
    tables: int = 50  # unfinished ones that a guest has opened
    sockets: int = 20  # of a guest
    sockets_of_address: int = 200
    greeting: float = 10  # seconds until a socket must say hello
    head: int = 16_384  # bytes of a request before its body
    headers: int = 100
    head_seconds: float = 10  # until the head of a request must be there
    body_seconds: float = 60  # and its body
    bytes_per_second: float = 1_000_000  # of an address
    bytes_burst: float = 8_000_000
    frames_per_second: float = 100  # of a socket, pings and parts of messages included; of an address ten times as many
    frames_burst: float = 1000
    fragments: int = 16  # of a message
    unsent: int = 1_000_000  # bytes that wait for a client to read them
    unsent_of_address: int = 16_000_000
    unsent_seconds: float = 30
    connections: int = 1000  # in all; a quarter is for requests, a quarter is kept for those who have a seat
    connections_of_address: int = 260
    grace: float = 60  # seconds for which a player who has left is waited for
    pause: float = 60  # seconds for which bots play on when everybody has left
    keep: float = inf  # seconds until a finished table is deleted
    abandoned: float = inf  # seconds until an unfinished one where nothing happens is deleted

    @classmethod
    def of(
        cls,
        requests: int,
        tables: int,
        sockets: int,
        connections: int = 1000,
        grace: float = 60,
        keep: float = inf,
        abandoned: float = inf,
    ) -> Limits:
        """Limits for requests a second, tables of a guest and sockets of an address; the rest follows from them."""
        return cls(
            per_second=requests,
            burst=3 * requests,
            heavy_per_second=requests / 40,
            heavy_burst=requests,
            tables=tables,
            sockets=max(20, sockets // 10),
            sockets_of_address=sockets,
            bytes_per_second=50_000 * requests,
            bytes_burst=400_000 * max(20, requests),
            frames_per_second=5 * requests,
            frames_burst=50 * requests,
            connections=connections,
            connections_of_address=sockets + 60,
            grace=grace,
            keep=keep,
            abandoned=abandoned,
        )


@dataclass
class Buckets:
    """Tokens that fill up again, one bucket per client."""

    per_second: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    levels: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, client: str, tokens: float = 1) -> bool:
        """Take tokens if there are so many."""
        now = self.clock()
        level, then = self.levels.pop(client, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.per_second)
        allowed = level >= tokens
        self.levels[client] = (level - tokens * allowed, now)
        if len(self.levels) > MOST_BUCKETS:
            self.levels.popitem(last=False)
        return allowed


@dataclass
class Places:
    """So many connections at once, and no more."""

    most: int
    taken: Counter[str] = field(default_factory=Counter)

    def enter(self, client: str) -> bool:
        """Take a place if there is one."""
        if self.taken[client] >= self.most:
            return False
        self.taken[client] += 1
        return True

    def leave(self, client: str) -> None:
        """Give it back."""
        self.taken[client] -= 1
        if self.taken[client] <= 0:
            del self.taken[client]
