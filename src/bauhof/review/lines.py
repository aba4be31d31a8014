"""Lines of play from many positions at once, compiled: to the next real decision, over all that chance can give.

A line of weight 1 begins at every position. Where chance is due, it is split into one for every outcome, with its share
of the weight, as long as there is room for them. Where there is none, it is split into as many equal ones as there is
room for, each of which draws from then on. Questions with one answer and routine ones, such as payments, are answered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from bauhof.core import unguided
from bauhof.core.actions import Numbers
from bauhof.core.chance import WORD, Generator, seed_generator
from bauhof.core.compile import rule, specialised
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.nets.forward import Desk
from bauhof.search.fan import BRANCH, likeliest, make_tickets
from bauhof.search.nodes import Values


class Lines(NamedTuple):
    """Lines of play, a row for each."""

    states: States
    origin: Numbers  # the place of the position that it began at
    weight: Values  # its share of that
    width: Numbers  # into how many a position would be split if it were split as finely everywhere
    stream: Numbers  # of its generator
    chance: Generator  # a generator for each
    drawn: Numbers  # for every origin, whether something was drawn
    total: Numbers  # one number: how many lines there are
    listed: Numbers  # the legal actions of one position


def new_lines(game: Game, origins: int, spread: int) -> Lines:
    """Memory for the lines of so many positions, each split into so many at most."""
    rows = origins * spread
    return Lines(
        states=game.state.many(rows),
        origin=np.zeros(rows, np.int64),
        weight=np.zeros(rows),
        width=np.zeros(rows, np.int64),
        stream=np.zeros(rows, np.int64),
        chance=np.zeros((rows, 4), np.uint32),
        drawn=np.zeros(origins, np.int64),
        total=np.zeros(1, np.int64),
        listed=np.zeros(len(game.actions) + 1, np.int64),
    )


@cache
def make_settle(game: Game) -> Callable[[bool, int, Numbers, Lines, Desk], None]:
    """What takes the lines of a game from decision to decision."""
    apply, resolve, legal, draw = game.rules.apply, game.rules.resolve, game.legality.legal, game.kernels.draw
    decide = game.strategies.decide if game.strategies.ROUTINE else unguided.decide  # which takes less long to compile
    first, stop, first_chance, over = game.first, game.stop, game.first_chance, game.over
    routine = np.array([phase in game.strategies.ROUTINE for phase in game.blocks])
    tickets, rule = make_tickets(game), specialised(game.folder)

    @rule
    def split(row: int, count: int, seed: int, lines: Lines) -> None:
        """Make a line into one for every possible outcome, of which it is itself the last."""
        s = lines.states[row]
        begun, ended = first[s.phase], stop[s.phase]
        total = 0
        for outcome in range(begun, ended):
            total += tickets(s, outcome)
        share, stream, left = lines.weight[row] / total, lines.stream[row], count
        lines.width[row] *= count
        for outcome in range(begun, ended):
            won = tickets(s, outcome) if left > 0 else 0
            if won > 0:
                left -= 1
                to = row if left == 0 else branch(lines, row)
                lines.weight[to] = share * won
                seed_line(lines, to, seed, stream, outcome - begun)
                resolve(lines.states[to], outcome, None)

    @rule
    def play_on(row: int, replying: bool, spread: int, seed: int, lines: Lines, desk: Desk) -> None:
        """Take a line to its next real decision, or to the end."""
        s = lines.states[row]
        while s.phase < over:
            if s.phase < first_chance:
                if replying:
                    action = likeliest(desk.policy[row])
                elif routine[s.phase]:
                    action = decide(s, 0)
                elif legal(s, lines.listed) == 1:
                    action = lines.listed[0]
                else:
                    return
                replying = False
                apply(s, action, None)
                continue
            count = 0
            for outcome in range(first[s.phase], stop[s.phase]):
                count += tickets(s, outcome) > 0
            if lines.width[row] * count <= spread:
                split(row, count, seed, lines)
            else:
                copy(row, spread // lines.width[row], seed, lines)
                draw(s, lines.chance[row])

    @rule
    def settle(replying: bool, spread: int, seeds: Numbers, lines: Lines, desk: Desk) -> None:
        """Take all lines to their next real decisions; if wanted, first reply to the one that they are at."""
        begun = lines.total[0]
        row = 0
        while row < lines.total[0]:  # which grows
            play_on(row, replying and row < begun, spread, seeds[lines.origin[row]], lines, desk)
            row += 1

    return settle


@rule
def branch(lines: Lines, row: int) -> int:
    """A copy of a line, as the last one."""
    to = lines.total[0]
    lines.total[0] += 1
    lines.states[to] = lines.states[row]
    lines.origin[to] = lines.origin[row]
    lines.weight[to] = lines.weight[row]
    lines.width[to] = lines.width[row]
    return int(to)


@rule
def copy(row: int, copies: int, seed: int, lines: Lines) -> None:
    """Make a line into equal ones that draw, each for itself."""
    lines.drawn[lines.origin[row]] = 1
    if copies < 2:
        return
    stream = lines.stream[row]
    lines.weight[row] /= copies
    lines.width[row] *= copies
    for number in range(1, copies):
        seed_line(lines, branch(lines, row), seed, stream, number)
    seed_line(lines, row, seed, stream, 0)


@rule
def seed_line(lines: Lines, row: int, seed: int, stream: int, number: int) -> None:
    """Give a part of a line a generator of its own."""
    lines.stream[row] = (stream * BRANCH + number + 1) & WORD
    seed_generator(lines.chance[row], seed, lines.stream[row])


@rule
def begin(states: States, origins: int, seeds: Numbers, lines: Lines) -> None:
    """A line at every position."""
    lines.total[0] = origins
    for row in range(origins):
        lines.states[row] = states[row]
        lines.origin[row] = row
        lines.weight[row] = 1
        lines.width[row] = 1
        lines.stream[row] = 0
        lines.drawn[row] = 0
        seed_line(lines, row, seeds[row], 0, 0)


@rule
def add_up(lines: Lines, desk: Desk, sums: Values) -> None:
    """Add for every origin and seat the mean of what is judged where its lines are now."""
    for row in range(lines.total[0]):
        for seat in range(sums.shape[1]):
            sums[lines.origin[row], seat] += lines.weight[row] * desk.chances[row, seat]
