"""The arena: bots play one another, and every deal of chance is played in all rotations of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations, permutations
from time import perf_counter
from typing import NamedTuple

from bauhof.bots.player import seated
from bauhof.bots.rating import wins_of
from bauhof.core.chance import FastChance
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name
from bauhof.core.variation import Variation

MOST_DECISIONS = 20_000  # of one game; bots that go on for longer mean no end


class Pairing(NamedTuple):
    """A bot, and the bot that has all other seats."""

    bot: str
    other: str


@dataclass(frozen=True)
class Played:
    """One game that is over; everything else is by seat."""

    seats: tuple[str, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]  # where more than one action was legal
    thinking: tuple[float, ...]  # seconds spent on them
    seconds: float  # for the whole game


@dataclass(frozen=True)
class Deal:
    """One seed of chance, played once for every seat that the bot of a pairing can have."""

    pairing: Pairing
    number: int
    games: tuple[Played, ...]

    @property
    def wins(self) -> float:
        """How many of its games the bot of the pairing has won; it has seat n in game n."""
        return sum(wins_of(game.ranking)[seat] for seat, game in enumerate(self.games))


@dataclass(frozen=True)
class Arena:
    """What is played, and by whom."""

    game: str
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int = 0
    against: tuple[str, ...] = ()  # those of the bots that do not meet one another
    variation: Variation | None = None  # of the game; chance is the same as without

    @property
    def played(self) -> Game:
        """The game, ordinary or varied."""
        return game_by_name(self.game) if self.variation is None else self.variation.game

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        game = self.played
        game.new(self.players, dict.fromkeys(self.options, True))
        for bot in self.bots:
            seated(bot, game)
            if self.bots.count(bot) > 1:
                raise BauhofError(
                    f"{bot} is named twice, and could not be told apart; a setting gives another name, such as "
                    "search@playouts=500"
                )
        if len(self.bots) < 2:
            raise BauhofError(f"an arena needs two bots or more, such as --bots random,search; there is {self.bots[0]}")

    @property
    def pairings(self) -> list[Pairing]:
        """Two players: every two bots once. More players: every bot alone among others of every other kind."""
        pairs = combinations(self.bots, 2) if self.players == 2 else permutations(self.bots, 2)
        return [Pairing(*pair) for pair in pairs if not set(pair) <= set(self.against)]

    def match(self, seed: int) -> Match:
        """A new game with this seed of chance."""
        return Match(self.played, self.players, options=dict.fromkeys(self.options, True), chance=FastChance(seed))

    def seed_of(self, pairing: Pairing, deal: int, what: str) -> int:
        """A seed that is the same wherever and whenever the deal is played."""
        text = "\n".join(["bauhof arena", str(self.seed), self.game, *pairing, str(deal), what])
        return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def play_deal(arena: Arena, pairing: Pairing, number: int) -> Deal:
    """Play one deal in all rotations of the seats: equal chance and equal seeds of the bots in each of them."""
    for name in pairing:
        warm_up(arena, name)
    return Deal(pairing, number, tuple(play_game(arena, pairing, number, seat) for seat in range(arena.players)))


def play_game(arena: Arena, pairing: Pairing, number: int, seat: int) -> Played:
    """Play one game of a deal, the bot of the pairing in this seat and the others in order behind it."""
    match = arena.match(arena.seed_of(pairing, number, "chance"))
    names = [pairing.bot] + [pairing.other] * (arena.players - 1)
    players = [
        seated(name, match.game, arena.seed_of(pairing, number, f"bot {place}")) for place, name in enumerate(names)
    ]
    players = players[-seat:] + players[:-seat]
    start = perf_counter()
    decisions = 0
    while match.turn is not None:
        players[match.turn].decide(match)
        decisions += 1
        if decisions >= MOST_DECISIONS:
            raise BauhofError(
                f"{' and '.join(pairing)} have not ended deal {number} after {decisions:,} decisions; they are at "
                f"{match.position}"
            )
    ranking, scores = result(match)
    return Played(
        seats=tuple(player.name for player in players),
        ranking=ranking,
        scores=scores,
        decisions=tuple(player.decisions for player in players),
        thinking=tuple(round(player.thinking, 6) for player in players),
        seconds=round(perf_counter() - start, 6),
    )


def result(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ranks and the scores at the end of a game, by seat."""
    ranking = tuple(match.ranking or ())
    return ranking, tuple(int(match.game.score(match.state, seat)) for seat in range(len(ranking)))


@cache
def warm_up(arena: Arena, name: str) -> None:
    """Let a bot decide once before its time is taken, so that nothing is left to compile."""
    warm_up_rules(arena)
    match = arena.match(0)
    while match.turn is not None and len(match.legal) == 1:
        match.apply(match.legal[0])
    seated(name, match.game).decide(match)


@cache
def warm_up_rules(arena: Arena) -> None:
    """Play one game at random, which compiles what every game needs."""
    match, chance = arena.match(0), FastChance(0)
    while match.turn is not None:
        legal = match.legal
        match.apply(legal[chance.draw([1] * len(legal))])
    result(match)


def deals_for(games: int, players: int) -> int:
    """As many whole deals as these games need."""
    return -(-games // players)
