"""The evaluation of a game's positions by a network, as one compiled call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from bauhof.core.compile import specialised
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY
from bauhof.nets.forward import Desk, Tensor, forward, write_chances, write_policy


@dataclass(frozen=True)
class Evaluation:
    """Compiled functions on the first states of an array; for other compiled functions to call too."""

    look: Callable[[States, int, int, int, Desk], int]
    evaluate: Callable[[States, int, int, int, Tensor, int, Desk], None]


@cache
def make_evaluation(game: Game) -> Evaluation:
    """Specialise the evaluation for a game."""
    observe, features = game.observation.observe, game.features.features
    legal, rank = game.legality.legal, game.rules.rank
    size, has_features = len(game.observation.PARTS), len(game.features.PARTS) > 0
    both, over, nobody = size + len(game.features.PARTS), game.over, NOBODY
    rule = specialised(game.folder)

    @rule
    def look(states: States, row: int, seat: int, perfect_memory: int, desk: Desk) -> int:
        """Write what a seat sees, or who must decide if nobody is named; returns the seat."""
        s = states[row]
        viewer = s.seat if seat == nobody else seat
        observe(s, viewer, perfect_memory, desk.inputs[row, :size])
        if has_features:
            features(s, viewer, perfect_memory, desk.inputs[row, size:both])
        desk.inputs[row, both] = perfect_memory
        return int(viewer)

    @rule
    def evaluate(
        states: States, rows: int, seat: int, perfect_memory: int, weights: Tensor, blocks: int, desk: Desk
    ) -> None:
        """Write policy and chances of the first positions, each as one seat or who must decide sees it.

        Who looks on while another decides has no policy. After the end the chances are what was won.
        """
        for row in range(rows):
            look(states, row, seat, perfect_memory, desk)
        forward(weights, blocks, desk, rows)
        for row in range(rows):
            s = states[row]
            viewer = s.seat if seat == nobody else seat
            write_policy(desk, row, legal(s, desk.listed) if viewer == s.seat else 0)
            write_chances(desk, row, viewer, s.players)
            if s.phase == over:
                winners = 0
                for other in range(s.players):
                    winners += rank(s, other) == 1
                for other in range(s.players):
                    desk.chances[row, other] = (rank(s, other) == 1) / winners

    return Evaluation(look, evaluate)
