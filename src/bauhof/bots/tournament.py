"""A tournament: the deals of an arena, played until there are enough of them or the answer is clear."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from typing import NamedTuple

from bauhof.bots.arena import Arena, Deal, Pairing, play_deal, warm_up
from bauhof.bots.rating import Capital
from bauhof.bots.workers import Executor, Local


class Slow(NamedTuple):
    """A pairing that has taken so many seconds is over after so many deals."""

    deals: int
    seconds: float


class Tournament:
    """Every pairing has its deals in order, so that what counts does not depend on which was finished first."""

    def __init__(
        self,
        arena: Arena,
        deals: int,
        until_clear: bool = False,
        played: Iterable[Deal] = (),
        slow: Slow | None = None,
    ) -> None:
        self.arena = arena
        self.series = [Series(arena, pairing, deals, until_clear, slow) for pairing in arena.pairings]
        self._by_pairing = {one.pairing: one for one in self.series}
        for deal in played:
            self.add(deal)

    def add(self, deal: Deal) -> None:
        """One more deal is finished."""
        self._by_pairing[deal.pairing].add(deal)

    def warm_up(self) -> None:
        """Let all bots decide once in this process: what must be compiled is then compiled for all workers."""
        if not self.is_finished:
            for bot in self.arena.bots:
                warm_up(self.arena, bot)

    def play(self, workers: int = 1, executor: Executor | None = None) -> Generator[Deal, None, None]:
        """Play what is missing, in processes or by an executor; gives every deal when it is finished."""
        self.warm_up()
        with closing((executor or Local(workers)).finished(play_deal, self._missing())) as deals:
            for deal in deals:
                self.add(deal)
                yield deal

    def _missing(self) -> Iterator[tuple[Arena, Pairing, int]]:
        """The first deal of every pairing, then the second of every pairing, as long as they are needed."""
        for number in range(max(one.most for one in self.series)):
            for one in self.series:
                if not one.is_finished and number not in one.deals:
                    yield self.arena, one.pairing, number

    @property
    def is_finished(self) -> bool:
        """Whether nothing is missing."""
        return all(one.is_finished for one in self.series)

    @property
    def games(self) -> int:
        """How many count so far."""
        return self.arena.players * sum(len(one.counted) for one in self.series)

    @property
    def most_games(self) -> int:
        """How many there will be, if no more pairings are clear early."""
        return self.arena.players * sum(len(one.counted) if one.is_finished else one.most for one in self.series)


class Series:
    """The deals of one pairing; those count that follow one another from the first, until it is clear."""

    def __init__(self, arena: Arena, pairing: Pairing, most: int, until_clear: bool, slow: Slow | None = None) -> None:
        self.pairing = pairing
        self.most = most
        self.deals: dict[int, Deal] = {}
        self.counted: list[Deal] = []
        self.wins: list[float] = []  # of the bot, in every deal that counts
        self.players = arena.players
        self.slow = slow
        self.seconds = 0.0  # of all games that count
        self.capital = Capital(1 / arena.players) if until_clear else None

    def add(self, deal: Deal) -> None:
        """Keep a deal, and count what is in order now."""
        self.deals[deal.number] = deal
        while not self.is_finished and len(self.counted) in self.deals:
            following = self.deals[len(self.counted)]
            self.counted.append(following)
            self.wins.append(following.wins)
            self.seconds += sum(game.seconds for game in following.games)
            if self.capital is not None:
                self.capital.add(following.wins / self.players)

    @property
    def is_clear(self) -> bool | None:
        """Whether it is clear who is stronger; None if nobody asked to stop then."""
        return None if self.capital is None else self.capital.is_clear

    @property
    def is_slow(self) -> bool:
        """Whether it has taken so long that fewer deals will do."""
        slow = self.slow
        return slow is not None and len(self.counted) >= slow.deals and self.seconds >= slow.seconds

    @property
    def is_finished(self) -> bool:
        """Whether no deal is missing."""
        return len(self.counted) >= self.most or bool(self.is_clear) or self.is_slow
