"""A network of one game, for callers in Python: which actions it would choose, and who will win."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bauhof.core.chance import SEED
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as find_game
from bauhof.core.text import seat_number
from bauhof.nets.evaluation import make_evaluation
from bauhof.nets.files import Weights, file_of, read_header, read_weights, shape_of, write_weights
from bauhof.nets.forward import Desk, Tensor, new_desk

WIDTH, INNER, BLOCKS = 256, 256, 3


@dataclass(frozen=True)
class Judgement:
    """What a network thinks of a position."""

    policy: dict[str, float]  # the legal actions, the likeliest first; empty for a seat that does not decide
    chances: list[float]  # to win, of every seat in the order of the table; a shared win is shared


class Network:
    """One network for all numbers of players and all options of a game.

    `Network.load("carrara")` is the one that comes with Bauhof, `Network.load(Path("my.net"))` one of your own.
    """

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game, self.shape, self.training = game, weights.shape, weights.training
        self.weights: Tensor = np.ascontiguousarray(weights.numbers, np.float32)

    @classmethod
    def load(cls, which: Game | str | Path, game: Game | str | None = None, *, varied: bool = False) -> Network:
        """By the name of a game, or by a path; a network for another game than the one that is asked for is refused.

        With `varied` one that has learnt other material is taken, if it fits.
        """
        if isinstance(which, Path):
            path = which
            game = read_header(path)[0]["game"] if game is None else game
            found = find_game(game) if isinstance(game, str) else game
        else:
            found = find_game(which) if isinstance(which, str) else which
            path = file_of(found)
        return cls(found, read_weights(path, found, varied))

    @classmethod
    def random(
        cls, game: Game | str, seed: int = 0, width: int = WIDTH, inner: int = INNER, blocks: int = BLOCKS
    ) -> Network:
        """A network that has learnt nothing yet."""
        found = find_game(game) if isinstance(game, str) else game
        shape, rng = shape_of(found, width, inner, blocks), np.random.default_rng(seed & SEED)
        layers = []
        for inputs, outputs in shape.layers:
            layers += [rng.normal(0, inputs**-0.5, inputs * outputs), np.zeros(outputs)]
        return cls(found, Weights(shape, np.concatenate(layers).astype(np.float32), {}))

    def save(self, path: Path) -> None:
        """Write it to a file, in half precision."""
        write_weights(path, self.game, Weights(self.shape, self.weights, self.training))

    def new_desk(self, rows: int) -> Desk:
        """Memory to compute in; every thread needs its own."""
        return new_desk(self.shape, rows)

    def evaluate(self, state: Any, seat: int | str | None = None, *, perfect_memory: bool = False) -> Judgement:
        """What the network thinks of a position, from what a seat sees and nothing else; by default who must decide.

        With a perfect memory it is what the seat could know from everything that it has seen.
        """
        if self.game.is_chance(state):
            raise BauhofError("a network judges decisions; chance is due here, so ask again after it")
        states = self.game.state.many(1)
        states[0] = state
        viewer = NOBODY if seat is None else seat_number(seat, int(state.players))
        desk = self.evaluate_many(states, seat=viewer, perfect_memory=perfect_memory)
        asked = self.game.legal(state) if viewer in (NOBODY, self.game.turn(state)) else []
        policy = {self.game.actions.format(action): float(desk.policy[0, action]) for action in asked}
        if policy and (words := self.game.routine(state)):  # a network has not learnt these
            policy = {word: float(word == words[0]) for word in policy}
        ranked = dict(sorted(policy.items(), key=lambda one: -one[1]))
        return Judgement(ranked, desk.chances[0, : int(state.players)].tolist())

    def evaluate_many(
        self, states: States, *, seat: int = NOBODY, perfect_memory: bool = False, desk: Desk | None = None
    ) -> Desk:
        """Policies and chances of many positions, as arrays; as who must decide sees them, or one seat."""
        if desk is None:
            desk = self.new_desk(len(states))
        if len(states) > len(desk.inputs):
            raise BauhofError(f"the desk has room for {len(desk.inputs)} positions, not for {len(states)}")
        evaluate = make_evaluation(self.game).evaluate
        evaluate(states, len(states), seat, int(perfect_memory), self.weights, self.shape.blocks, desk)
        return desk
