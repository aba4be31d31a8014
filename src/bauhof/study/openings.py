"""Openings: what a network does first, what the greedy strategy does instead, and who wins with it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from bauhof.core.actions import slug
from bauhof.core.chance import SEED
from bauhof.core.errors import BauhofError
from bauhof.core.events import Event, new_log
from bauhof.core.game import Game
from bauhof.nets import Network
from bauhof.study.selfplay import Decisions, Policy, SelfPlay, by_network, by_strategy, shares

FIRST = 6  # of every aspect so many are told apart: the first building, the second …


class Choice(NamedTuple):
    """The n-th thing of its aspect that a seat did: the second building was a villa."""

    aspect: str
    place: int
    word: str


@dataclass
class Taken:
    """How often a choice was made, how many games were won with it, and in which own turn it was made."""

    seats: int = 0
    wins: float = 0.0
    turns: int = 0

    def add(self, won: float, turn: int) -> None:
        """One more seat."""
        self.seats += 1
        self.wins += won
        self.turns += turn


@dataclass
class Opening:
    """How seats begin their games."""

    games: int = 0
    seats: int = 0
    choices: defaultdict[Choice, Taken] = field(default_factory=lambda: defaultdict(Taken))
    totals: Counter[str] = field(default_factory=Counter)  # for every aspect how often in whole games

    def words(self, aspect: str) -> list[str]:
        """What was done, the most frequent first."""
        counted: Counter[str] = Counter()
        for choice, taken in self.choices.items():
            if choice.aspect == aspect:
                counted[choice.word] += taken.seats
        return sorted(counted, key=lambda word: (-counted[word], word))

    def share(self, choice: Choice) -> float:
        """Of all seats how many did this."""
        return self.choices[choice].seats / self.seats if choice in self.choices else 0.0

    def taken(self, aspect: str, word: str) -> Taken:
        """All that did this among their first."""
        found = [one for choice, one in self.choices.items() if (choice.aspect, choice.word) == (aspect, word)]
        return Taken(sum(one.seats for one in found), sum(one.wins for one in found), sum(one.turns for one in found))

    def turn(self, aspect: str, place: int) -> float | None:
        """The own turn in which the n-th of an aspect comes on average, for those who come so far."""
        found = [one for choice, one in self.choices.items() if (choice.aspect, choice.place) == (aspect, place)]
        seats = sum(one.seats for one in found)
        return sum(one.turns for one in found) / seats if seats else None


@dataclass
class Differences:
    """Where the network does one thing and greedy would do another."""

    decisions: int = 0  # of the network, where more than one action was legal or not
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)  # what it does, what greedy would do
    greedy: Counter[str] = field(default_factory=Counter)  # how often greedy would do that

    @property
    def share(self) -> float:
        """In how many decisions they differ."""
        return self.pairs.total() / self.decisions if self.decisions else 0.0


@dataclass
class Study:
    """What was found so far."""

    network: Opening = field(default_factory=Opening)
    greedy: Opening = field(default_factory=Opening)
    differences: Differences = field(default_factory=Differences)
    begun: int = 0  # games of each of the two

    @property
    def left_out(self) -> int:
        """Games that did not come to an end."""
        return 2 * self.begun - self.network.games - self.greedy.games

    @property
    def aspects(self) -> list[str]:
        """What is told apart, in the order of how often it comes."""
        return [aspect for aspect, _ in (self.network.totals + self.greedy.totals).most_common()]


def study_openings(
    network: Network,
    games: int,
    players: int,
    options: Mapping[str, bool],
    seed: int = 0,
    *,
    perfect_memory: bool = True,
) -> Iterator[Study]:
    """Let the network play itself by what it finds best, and greedy itself from equal starts; gives all found so far.

    Games that do not come to an end are left out.
    """
    game = network.game
    if games < 1:
        raise BauhofError(f"--games is {games}; it is 1 or more")
    if not len(game.strategies.Strategy):
        raise BauhofError(f"{game.name} has no greedy strategy to compare with")
    greedy = slug(next(iter(game.strategies.Strategy)))
    game.new(players, options)
    found = Study()
    for place, part in enumerate(shares(games)):
        start = (seed * 1_000_003 + place) & SEED
        policy = by_network(network, start, perfect_memory=perfect_memory, best=True)

        def compare(play: SelfPlay, decisions: Decisions) -> None:
            count_differences(found.differences, game, decisions, play.batch.decide(greedy)[decisions.games])

        watch(found.network, game, part, players, options, start, policy, compare)
        watch(found.greedy, game, part, players, options, start, by_strategy(greedy))
        found.begun += part
        yield found


def watch(
    opening: Opening,
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, bool],
    seed: int,
    policy: Policy,
    look: Callable[[SelfPlay, Decisions], None] | None = None,
) -> None:
    """Play some games and add what every seat did first."""
    play = SelfPlay(game, games, players, options, seed, policy)
    log, last = new_log(), np.full(games, -1)
    turns = np.zeros((games, players), int)
    deeds: list[list[tuple[int, Choice, int]]] = [[] for _ in range(games)]
    done = [Counter[tuple[int, str]]() for _ in range(games)]
    for decisions in play.play():
        if look is not None:
            look(play, decisions)
        for number, state, action in zip(
            decisions.games.tolist(), decisions.states, decisions.actions.tolist(), strict=True
        ):
            seat = int(state.seat)
            turns[number, seat] += last[number] != seat
            last[number] = seat
            for event in told(game, state, action, log):
                for aspect, word in game.highlights.aspects(event).items():
                    who = int(event["seat"])
                    done[number][who, aspect] += 1
                    place = done[number][who, aspect]
                    deeds[number].append((who, Choice(aspect, place, word), int(turns[number, who])))
    won = play.won
    for number in np.flatnonzero(play.is_over).tolist():
        opening.games += 1
        opening.seats += players
        for who, choice, turn in deeds[number]:
            opening.totals[choice.aspect] += 1
            if choice.place <= FIRST:
                opening.choices[choice].add(float(won[number, who]), turn)


def told(game: Game, state: Any, action: int, log: Any) -> list[Event]:
    """What an action does, up to the next chance or decision; the state is changed."""
    game.rules.apply(state, action, log)
    while int(state.phase) in game.strategies.ROUTINE:
        game.rules.apply(state, int(game.strategies.decide(state, 0)), log)
    return game.read_log(log)


def count_differences(found: Differences, game: Game, decisions: Decisions, greedy: Any) -> None:
    """Count what greedy would do in the positions of the network, and where it differs."""
    for state, ours, theirs in zip(decisions.states, decisions.actions.tolist(), greedy.tolist(), strict=True):
        found.decisions += 1
        deed = game.highlights.deed(state, game.actions.format(theirs))
        found.greedy[deed] += 1
        if ours != theirs:
            own = game.highlights.deed(state, game.actions.format(ours))
            if own != deed:
                found.pairs[own, deed] += 1
