"""The plan of a study: everything that decides which games are played, so that equal plans have equal results."""

from __future__ import annotations

import json
from collections.abc import Hashable
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Protocol

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game as find_game
from bauhof.study.loop import OUTSIDE
from bauhof.study.seats import Chair, chair

FORMAT = 1
MOST_DECISIONS = 20_000  # of one game; bots that go on for longer mean no end
COMPILED, BY_NETWORK, OUTSIDE_GAMES = 10_000, 1_000, 20  # games of a chunk, by the slowest of the bots
NOTED = 10  # so many times fewer where decisions or events are noted


class Variation(Hashable, Protocol):
    """A game with other material or numbers, for a study; equal ones are equal, hash alike and can be pickled."""

    @property
    def name(self) -> str:
        """What the study calls it."""

    @property
    def changes(self) -> str:
        """What is other, as JSON."""

    @property
    def game(self) -> Game:
        """The game with its changes."""


@dataclass(frozen=True)
class Plan:
    """What is played, and by whom; with a variation the game is another one."""

    game: str
    games: int
    players: tuple[int, ...]
    bots: tuple[str, ...]
    options: tuple[str, ...] = ()
    seed: int = 0
    decisions: bool = False
    events: bool = False
    variation: Variation | None = None

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return rules_of(self.game, self.variation)

    @property
    def chairs(self) -> list[Chair]:
        """The bots as the loop knows them."""
        return [chair_of(bot, self.rules) for bot in self.bots]

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.games < 1:
            raise BauhofError(f"--games is {self.games}; it is 1 or more")
        if not self.bots or not self.players:
            raise BauhofError("a study needs a bot and a number of players, such as --bots greedy --players 2")
        for number in self.players:
            self.rules.new(number, dict.fromkeys(self.options, True))
        if len(self.bots) > min(self.players):
            raise BauhofError(
                f"{len(self.bots)} bots have no room at a table of {min(self.players)}; name at most so many, or more "
                "--players"
            )
        for bot in self.bots:
            chair_of(bot, self.rules)
            if "seconds=" in bot:
                raise BauhofError(f"{bot} thinks by the clock, so its games could not be had again; give it a number")

    @property
    def chunk(self) -> int:
        """How many games are played and written together."""
        slowest = min(self.chairs, key=lambda one: (one.code != OUTSIDE, one.network is None))
        games = OUTSIDE_GAMES if slowest.code == OUTSIDE else BY_NETWORK if slowest.network else COMPILED
        return max(1, games // NOTED) if games == COMPILED and (self.decisions or self.events) else games

    @property
    def chunks(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.chunk)

    def part(self, number: int) -> range:
        """The games of a chunk."""
        return range(number * self.chunk, min(self.games, (number + 1) * self.chunk))

    def manifest(self) -> dict[str, Any]:
        """All that decides how the games are played, as it is written down."""
        described = {"study": FORMAT, "game": self.game, "rules": self.rules.version, "chunk": self.chunk} | asdict(
            self
        )
        described["players"], described["bots"] = list(self.players), list(self.bots)
        described["options"] = sorted(self.options)
        variation = self.variation
        described["variation"] = variation and {"name": variation.name, "changes": json.loads(variation.changes)}
        return described


@cache
def rules_of(game: str, variation: Variation | None) -> Game:
    """A game, varied once in every process: what is compiled belongs to the object."""
    return find_game(game) if variation is None else variation.game


@cache
def chair_of(bot: str, game: Game) -> Chair:
    """A bot, looked up and its network read once in every process."""
    return chair(bot, game)
