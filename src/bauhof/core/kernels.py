"""Compiled loops over the verbs of a game, written once and specialised for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator, below
from bauhof.core.compile import specialised
from bauhof.core.game import Game

States: TypeAlias = npt.NDArray[Any]

ILLEGAL = -1


@dataclass(frozen=True)
class Kernels:
    """What a game's own loops are built from; these are rules, for other compiled functions to call."""

    drawn: Callable[[Any, Generator], int]
    draw: Callable[[Any, Generator], None]
    settle_chance: Callable[[Any, Generator], int]
    step: Callable[[States, int, Generator, Numbers, int], int]
    write_returns: Callable[[Any, npt.NDArray[np.float32]], None]
    write_weights: Callable[[Any, int, Numbers], None]
    write_refusals: Callable[[Any, int, Numbers], None]


def make_kernels(game: Game) -> Kernels:
    """Specialise the loops for a game."""
    legal, refusal = game.legality.legal, game.legality.refusal
    apply, weight, resolve, rank = game.rules.apply, game.rules.weight, game.rules.resolve, game.rules.rank
    first, stop, first_chance, over = game.first, game.stop, game.first_chance, game.over
    tickets, ticket_outcome = ticket_table(game)
    rule = specialised(game.folder)

    @rule
    def drawn(s: Any, rng: Generator) -> int:
        """What the fast generator gives for the chance that is due."""
        if tickets[s.phase] > 0:
            return int(ticket_outcome[s.phase, below(rng, tickets[s.phase])])
        total = 0
        for outcome in range(first[s.phase], stop[s.phase]):
            total += weight(s, outcome)
        ticket = below(rng, total)
        found = int(first[s.phase])
        passed = 0
        for outcome in range(first[s.phase], stop[s.phase]):  # no branch: faster than to stop at the ticket
            passed += weight(s, outcome)
            found += passed <= ticket
        return found

    @rule
    def draw(s: Any, rng: Generator) -> None:
        """Draw the chance that is due from the fast generator."""
        resolve(s, drawn(s, rng), None)

    @rule
    def settle_chance(s: Any, rng: Generator) -> int:
        """Draw every chance that is due; returns how many turns ended by that."""
        turns = 0
        while first_chance <= s.phase < over:
            seat = s.seat
            draw(s, rng)
            turns += (s.seat != seat) | (s.phase == over)
        return turns

    @rule
    def step(states: States, i: int, rng: Generator, actions: Numbers, action: int) -> int:
        """Apply an action, settle chance, list what is legal next; ILLEGAL leaves the state alone."""
        s = states[i]
        if refusal(s, action) != 0:
            return ILLEGAL
        apply(s, action, None)
        settle_chance(s, rng)
        return legal(s, actions)

    @rule
    def write_returns(s: Any, returns: npt.NDArray[np.float32]) -> None:
        """After the end: 1 to the winner or shared by the winners, and what makes the sum 0 to all others."""
        winners = 0
        for seat in range(s.players):
            winners += rank(s, seat) == 1
        for seat in range(s.players):
            share = s.players / winners if rank(s, seat) == 1 else 0.0
            returns[seat] = (share - 1.0) / (s.players - 1)

    @rule
    def write_weights(s: Any, first: int, weights: Numbers) -> None:
        """How likely the outcomes of a block are, from its first one on."""
        for i in range(len(weights)):
            weights[i] = weight(s, first + i)

    @rule
    def write_refusals(s: Any, first: int, codes: Numbers) -> None:
        """Why the actions of a block are not allowed, from its first one on; 0 if they are."""
        for i in range(len(codes)):
            codes[i] = refusal(s, first + i)

    return Kernels(drawn, draw, settle_chance, step, write_returns, write_weights, write_refusals)


def ticket_table(game: Game) -> tuple[Numbers, Numbers]:
    """Where odds never change: how many tickets a phase has, and which outcome each of them wins."""
    tickets = np.array([sum(game.odds.get(phase, [])) for phase in game.blocks])
    outcomes = np.zeros((len(tickets), max(1, tickets.max())), np.int64)
    for phase, weights in game.odds.items():
        outcomes[phase, : sum(weights)] = np.repeat(np.arange(*game.blocks[phase]), weights)
    return tickets, outcomes
