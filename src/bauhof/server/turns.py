"""Turns: whose question the thinkers answer next, when more is asked than they can think about."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

Question = TypeVar("Question")

MOST_GUESTS = 1000  # that are remembered


class Urgency(IntEnum):
    """What comes first."""

    PEOPLE = 0  # somebody sits there and waits
    NOBODY = 1  # everybody has just left
    AHEAD = 2  # nobody has asked yet


class Account(NamedTuple):
    """For whom is thought: a guest who gets a fair share, a table, and whether anybody waits there."""

    guest: str = ""
    table: str = ""
    urgency: Urgency = Urgency.PEOPLE


@dataclass
class Turns(Generic[Question]):
    """Questions by urgency, and then by guest: next is who has had the least of the thinkers' time.

    Who opens twenty tables with the strongest bots waits for them twenty times as long; others do not. A guest who
    comes back is not owed the time in which nothing was asked.
    """

    waiting: dict[Urgency, dict[str, deque[tuple[Account, Question]]]] = field(
        default_factory=lambda: {urgency: {} for urgency in Urgency}
    )
    used: dict[str, float] = field(default_factory=dict)  # seconds of thinking, by guest
    asked: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    least: float = 0.0  # what the guest had had whose turn it was last

    @property
    def lengths(self) -> dict[Urgency, int]:
        """How many questions wait, by their urgency."""
        return {urgency: sum(map(len, guests.values())) for urgency, guests in self.waiting.items()}

    def put(self, account: Account, question: Question) -> None:
        """Wait."""
        self.used[account.guest] = max(self.used.get(account.guest, 0.0), self.least)
        self.waiting[account.urgency].setdefault(account.guest, deque()).append((account, question))
        self.asked.release()

    async def get(self) -> tuple[Account, Question]:
        """The next one, when there is any."""
        await self.asked.acquire()
        guests = next(guests for guests in self.waiting.values() if guests)
        guest = min(guests, key=lambda guest: self.used[guest])
        self.least = max(self.least, self.used[guest])
        found = guests[guest].popleft()
        if not guests[guest]:
            del guests[guest]
        return found

    def charge(self, account: Account, seconds: float) -> None:
        """A guest has had some of the time; those who ask nothing and have had no more than others are forgotten."""
        self.used[account.guest] = self.used.get(account.guest, self.least) + seconds
        if len(self.used) > MOST_GUESTS:
            asking = {guest for guests in self.waiting.values() for guest in guests}
            self.used = {guest: used for guest, used in self.used.items() if guest in asking or used > self.least}

    def hurry(self, table: str) -> None:
        """Somebody has come to a table: what it asks is a person's question now."""
        for urgency in (Urgency.NOBODY, Urgency.AHEAD):
            for guest, questions in list(self.waiting[urgency].items()):
                stays = deque(one for one in questions if one[0].table != table)
                moves = [one for one in questions if one[0].table == table]
                if moves:
                    self.waiting[Urgency.PEOPLE].setdefault(guest, deque()).extend(moves)
                    self.waiting[urgency][guest] = stays
                if not stays:
                    del self.waiting[urgency][guest]
