"""A fan: lines of play that go on side by side, compiled. Small chance is split, so that it is averaged exactly.

A sample of a candidate begins as one line of weight 1. Where chance is due, a line is split into one for every outcome,
with its share of the weight, as long as a sample has room for them; else it draws. The n-th sample of every candidate
draws from the same generator, so that luck does not decide between them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bauhof.core import unguided
from bauhof.core.actions import Numbers
from bauhof.core.chance import WORD, Generator, below, seed_generator
from bauhof.core.compile import rule, specialised
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.nets.forward import Desk, Tensor
from bauhof.search.nodes import Values

LINES, DRAWN = 0, 1  # what is counted: lines that go on, and draws, of chance or of a reply
BRANCH = 1_000_003  # between the streams of the lines into which one is split
LUCK = 1 << 40  # between the seeds of chance and of replies
TICKETS = 1 << 30


class Fan(NamedTuple):
    """Lines of play, a row for each."""

    states: States  # where it is
    candidate: Numbers  # the place of the action that it began with
    weight: Values  # its share of its sample
    width: Numbers  # into how many a sample would be split if it were split as finely everywhere
    stream: Numbers  # of its generators
    chance: Generator  # a generator for the game's chance
    luck: Generator  # and one for replies
    counts: Numbers  # LINES, DRAWN


class Way(NamedTuple):
    """How lines go on."""

    seed: int
    seat: int  # whose chances are added up
    spread: int  # the most lines of a sample
    sampling: bool  # a reply is drawn from the policy, instead of its best


def new_fan(game: Game, rows: int) -> Fan:
    """Memory for so many lines."""
    return Fan(
        states=game.state.many(rows),
        candidate=np.zeros(rows, np.int64),
        weight=np.zeros(rows),
        width=np.zeros(rows, np.int64),
        stream=np.zeros(rows, np.int64),
        chance=np.zeros((rows, 4), np.uint32),
        luck=np.zeros((rows, 4), np.uint32),
        counts=np.zeros(2, np.int64),
    )


@dataclass(frozen=True)
class Play:
    """Compiled functions on a fan; after `begin` and `reply` the lines must settle."""

    begin: Callable[[Any, Numbers, int, int, Way, Fan], None]
    reply: Callable[[Way, Fan, Desk], None]
    settle: Callable[[Way, Fan, Values], None]


@cache
def make_play(game: Game) -> Play:
    """Specialise them for a game."""
    apply = game.rules.apply
    rule = specialised(game.folder)

    @rule
    def begin(start: Any, candidates: Numbers, first: int, samples: int, way: Way, fan: Fan) -> None:
        """So many samples of every candidate, from a sample number on."""
        fan.counts[LINES] = 0
        fan.counts[DRAWN] = 0
        for place in range(len(candidates)):
            for sample in range(first, first + samples):
                row = fan.counts[LINES]
                fan.states[row] = start
                apply(fan.states[row], candidates[place], None)
                fan.candidate[row] = place
                fan.weight[row] = 1
                fan.width[row] = 1
                seed_line(fan, row, way.seed, sample)
                fan.counts[LINES] += 1

    @rule
    def reply(way: Way, fan: Fan, desk: Desk) -> None:
        """Every line goes on by the policy."""
        for row in range(fan.counts[LINES]):
            if way.sampling:
                fan.counts[DRAWN] += 1
                action = drawn(desk.policy[row], fan.luck[row])
            else:
                action = likeliest(desk.policy[row])
            apply(fan.states[row], action, None)

    return Play(begin, reply, make_settling(game))


@cache
def make_tickets(game: Game) -> Callable[[Any, int], int]:
    """How likely an outcome is, beside the others that are due."""
    weight, first = game.rules.weight, game.first
    odds = np.zeros((len(first), max((len(row) for row in game.odds.values()), default=1)), np.int64)
    for phase, row in game.odds.items():
        odds[phase, : len(row)] = row
    fixed = odds.sum(axis=1) > 0

    @specialised(game.folder)
    def tickets(s: Any, outcome: int) -> int:
        """By a table, where it is the same for all positions of a phase."""
        return int(odds[s.phase, outcome - first[s.phase]] if fixed[s.phase] else weight(s, outcome))

    return tickets


def make_settling(game: Game) -> Callable[[Way, Fan, Values], None]:
    """What happens between two decisions of a game."""
    apply, rank, has_routine = game.rules.apply, game.rules.rank, len(game.strategies.ROUTINE) > 0
    decide = game.strategies.decide if has_routine else unguided.decide  # which takes less long to compile
    resolve, draw = game.rules.resolve, game.kernels.draw
    first, stop, first_chance, over = game.first, game.stop, game.first_chance, game.over
    routine = np.array([phase in game.strategies.ROUTINE for phase in game.blocks])
    tickets, rule = make_tickets(game), specialised(game.folder)

    @rule
    def split(fan: Fan, row: int, seed: int, count: int) -> None:
        """Make a line into one for every possible outcome, of which it is itself the last."""
        s = fan.states[row]
        total = 0
        for outcome in range(first[s.phase], stop[s.phase]):
            total += tickets(s, outcome)
        share, stream = fan.weight[row] / total, fan.stream[row] * BRANCH
        fan.width[row] *= count
        begun, ended, left = first[s.phase], stop[s.phase], count
        for outcome in range(begun, ended):
            won = tickets(s, outcome) if left > 0 else 0
            if won > 0:
                left -= 1
                to = row if left == 0 else fan.counts[LINES]
                if left > 0:
                    fan.counts[LINES] += 1
                    fan.states[to] = fan.states[row]
                    fan.candidate[to] = fan.candidate[row]
                    fan.width[to] = fan.width[row]
                fan.weight[to] = share * won
                seed_line(fan, to, seed, (stream + outcome - begun + 1) & WORD)
                resolve(fan.states[to], outcome, None)

    @rule
    def play_on(row: int, way: Way, fan: Fan) -> None:
        """Take a line to its next decision, or to the end."""
        s = fan.states[row]
        while s.phase < over and (s.phase >= first_chance or routine[s.phase]):
            if s.phase < first_chance:
                apply(s, decide(s, 0), None)
                continue
            count = 0
            for outcome in range(first[s.phase], stop[s.phase]):
                count += tickets(s, outcome) > 0
            if fan.width[row] * count <= way.spread:
                split(fan, row, way.seed, count)
            else:
                fan.counts[DRAWN] += 1
                draw(s, fan.chance[row])

    @rule
    def settle(way: Way, fan: Fan, sums: Values) -> None:
        """Take all lines to their next decisions; those that have ended leave, and what they won is added up."""
        row = 0
        while row < fan.counts[LINES]:  # which grows
            play_on(row, way, fan)
            row += 1
        kept = 0
        for row in range(fan.counts[LINES]):
            s = fan.states[row]
            if s.phase == over:
                winners = 0
                for seat in range(s.players):
                    winners += rank(s, seat) == 1
                if rank(s, way.seat) == 1:
                    sums[fan.candidate[row]] += fan.weight[row] / winners
            else:
                move_line(fan, row, kept)
                kept += 1
        fan.counts[LINES] = kept

    return settle


@rule
def seed_line(fan: Fan, row: int, seed: int, stream: int) -> None:
    """Start the generators of a line."""
    fan.stream[row] = stream
    seed_generator(fan.chance[row], seed, stream)
    seed_generator(fan.luck[row], seed ^ LUCK, stream)


@rule
def move_line(fan: Fan, row: int, to: int) -> None:
    """Give a line the place of one that has left."""
    if row != to:
        fan.states[to] = fan.states[row]
        fan.candidate[to] = fan.candidate[row]
        fan.weight[to] = fan.weight[row]
        fan.width[to] = fan.width[row]
        fan.stream[to] = fan.stream[row]
        for place in range(4):
            fan.chance[to, place] = fan.chance[row, place]
            fan.luck[to, place] = fan.luck[row, place]


@rule
def likeliest(policy: Tensor) -> int:
    """The first of the actions that are likeliest."""
    best = 0
    for action in range(len(policy)):
        if policy[action] > policy[best]:
            best = action
    return best


@rule
def drawn(policy: Tensor, luck: Generator) -> int:
    """An action, as likely as the policy says."""
    ticket = below(luck, TICKETS) / TICKETS
    for action in range(len(policy)):
        ticket -= policy[action]
        if ticket < 0:
            return action
    return likeliest(policy)


@rule
def add_up(fan: Fan, seat: int, desk: Desk, sums: Values) -> None:
    """Add the chances of a seat where the lines are now."""
    for row in range(fan.counts[LINES]):
        sums[fan.candidate[row]] += fan.weight[row] * desk.chances[row, seat]
