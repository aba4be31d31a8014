"""Presence: who is at which table, and how long those who have gone are waited for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import ceil
from typing import Protocol

MOST_GONE = 10_000  # guests whose leaving is remembered to the second


class Client(Protocol):
    """Somebody connected to a table."""

    guest: str

    def table_changed(self) -> None:
        """There is something new to be told."""


@dataclass
class Presence:
    """The clients around every table.

    Who leaves is still waited for during the grace, and so is everybody when the server has started. A request without
    a connection is a sign of life too.
    """

    grace: float
    pause: float  # how long a table goes on without anybody
    clock: Callable[[], float] = time.time
    clients: dict[str, set[Client]] = field(default_factory=dict)
    gone: dict[tuple[str, str], float] = field(default_factory=dict)  # when a guest was last seen at a table
    last: dict[str, float] = field(default_factory=dict)  # when anybody was
    changes: dict[str, int] = field(default_factory=dict)  # for every table a number that is new when this changes

    def __post_init__(self) -> None:
        self.opened = self.clock()
        self.count = 0

    def enter(self, table: str, client: Client) -> None:
        """Somebody has come."""
        self.clients.setdefault(table, set()).add(client)
        self._change(table)

    def leave(self, table: str, client: Client) -> None:
        """Somebody has gone."""
        around = self.clients.get(table, set())
        around.discard(client)
        if not around:
            self.clients.pop(table, None)
        self._change(table)
        self.saw(table, client.guest)

    def saw(self, table: str, guest: str) -> None:
        """Somebody was there just now; whose grace is over need not be remembered."""
        now = self.clock()
        self.gone[table, guest] = self.last[table] = now
        if all(client.guest != guest for client in self.at(table)):
            self._change(table)
        if len(self.gone) > MOST_GONE:
            self.gone = {one: then for one, then in self.gone.items() if then + self.grace > now}
            self.last = {one: then for one, then in self.last.items() if then + self.pause > now}
            self.changes = {one: number for one, number in self.changes.items() if one in self.clients}

    def _change(self, table: str) -> None:
        self.count += 1
        self.changes[table] = self.count

    def expect(self, table: str, guests: set[str]) -> None:
        """Wait for the people of a table that another process had: they may have been there until just now."""
        for guest in guests if table not in self.last else ():
            self.saw(table, guest)

    def stir(self, table: str) -> None:
        """Let a table go on for a while though nobody is there."""
        self.last[table] = self.clock()

    def at(self, table: str) -> Iterator[Client]:
        """The clients at a table."""
        return iter(self.clients.get(table, ()))

    def guests(self, table: str) -> set[str]:
        """Who is connected to a table."""
        return {client.guest for client in self.at(table)}

    def until(self, table: str, guest: str) -> float:
        """The moment until which a guest who is not there is waited for."""
        return self.gone.get((table, guest), self.opened) + self.grace

    def waits(self, table: str, guest: str) -> int:
        """The seconds for which a guest who is not there is still waited for."""
        return max(0, ceil(self.until(table, guest) - self.clock()))

    def goes_on(self, table: str) -> bool:
        """Whether anybody is at a table, or was there just now."""
        return table in self.clients or self.last.get(table, self.opened) + self.pause > self.clock()
