"""How a network computes: layers of float32 numbers in the caller's memory, on every engine alike.

A network is a row of weights. Its first layer reads what is observed into `width` numbers. Every block adds to them
what two layers make of them, the first of which has `inner` numbers. The last layer gives a number for every action,
then one for every seat counted from the one who looks. A layer is a matrix, input by input, and a number to begin with
for every output.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.compile import rule

Tensor = npt.NDArray[np.float32]

ROWS = 16  # positions that share one pass over the weights: their numbers fit into the nearest cache
HALVINGS = 8  # of an exponent, until it is so small that a short series is exact
TERMS = 7  # of that series


class Shape(NamedTuple):
    """How large a network is."""

    inputs: int
    width: int
    inner: int
    blocks: int
    actions: int
    seats: int

    @property
    def layers(self) -> list[tuple[int, int]]:
        """The inputs and outputs of every layer, in the order of their weights."""
        block = [(self.width, self.inner), (self.inner, self.width)]
        return [(self.inputs, self.width), *block * self.blocks, (self.width, self.actions + self.seats)]

    @property
    def size(self) -> int:
        """How many weights it has."""
        return sum((inputs + 1) * outputs for inputs, outputs in self.layers)


class Desk(NamedTuple):
    """Where a network computes, a row for every position."""

    inputs: Tensor
    hidden: Tensor
    inner: Tensor
    outputs: Tensor
    policy: Tensor  # for every action how likely it is to be chosen
    chances: Tensor  # for every seat at the table how likely it wins
    listed: Numbers  # the legal actions of one position


def new_desk(shape: Shape, rows: int) -> Desk:
    """A desk for so many positions at once."""

    def table(width: int) -> Tensor:
        return np.zeros((rows, width), np.float32)

    return Desk(
        inputs=table(shape.inputs),
        hidden=table(shape.width),
        inner=table(shape.inner),
        outputs=table(shape.actions + shape.seats),
        policy=table(shape.actions),
        chances=table(shape.seats),
        listed=np.zeros(shape.actions + 1, np.int64),
    )


@rule
def forward(weights: Tensor, blocks: int, desk: Desk, rows: int) -> None:
    """Compute the outputs of the first rows from their inputs."""
    for first in range(0, rows, ROWS):
        stop = min(rows, first + ROWS)
        at = layer(weights, 0, desk.inputs, desk.hidden, False, True, first, stop)
        for _ in range(blocks):
            at = layer(weights, at, desk.hidden, desk.inner, False, False, first, stop)
            at = layer(weights, at, desk.inner, desk.hidden, True, False, first, stop)
        layer(weights, at, desk.hidden, desk.outputs, False, False, first, stop)


@rule
def layer(
    weights: Tensor, at: int, inputs: Tensor, outputs: Tensor, adding: bool, signed: bool, first: int, stop: int
) -> int:
    """One layer for some rows; returns where the next one's weights begin. All but the first take nothing below 0.

    What is 0 is skipped, which is most of an observation and about half of everything else.
    """
    taken, given = int(inputs.shape[1]), int(outputs.shape[1])
    after = at + taken * given
    begin = weights[after : after + given]
    for row in range(first, stop):
        for place in range(given):
            outputs[row, place] = outputs[row, place] + begin[place] if adding else begin[place]
    for source in range(taken):
        start = at + source * given
        weight = weights[start : start + given]
        for row in range(first, stop):
            amount = inputs[row, source]
            if amount > 0 or (signed and amount < 0):
                to = outputs[row]
                for place in range(given):
                    to[place] += amount * weight[place]
    return after + given


@rule
def write_policy(desk: Desk, row: int, count: int) -> None:
    """Chances of the listed actions, all together 1; of all others 0."""
    policy, logits, listed = desk.policy[row], desk.outputs[row], desk.listed
    for action in range(policy.shape[0]):
        policy[action] = 0
    if count == 0:
        return
    most = logits[listed[0]]
    for place in range(count):
        most = max(most, logits[listed[place]])
    total = 0.0
    for place in range(count):
        total += exponential(logits[listed[place]] - most)
    for place in range(count):
        policy[listed[place]] = exponential(logits[listed[place]] - most) / total


@rule
def write_chances(desk: Desk, row: int, seat: int, players: int) -> None:
    """Chances to win of all seats in the order of the table, as a seat sees it; of absent ones 0."""
    chances, logits, first = desk.chances[row], desk.outputs[row], desk.policy.shape[1]
    for other in range(chances.shape[0]):
        chances[other] = 0
    most = logits[first]
    for step in range(players):
        most = max(most, logits[first + step])
    total = 0.0
    for step in range(players):
        total += exponential(logits[first + step] - most)
    for step in range(players):
        other = seat + step
        chances[other - players if other >= players else other] = exponential(logits[first + step] - most) / total


@rule
def exponential(exponent: float) -> float:
    """The power of e with an exponent that is not above 0, in arithmetic that every engine has."""
    small = exponent / (1 << HALVINGS)
    if small < -0.25:
        return 0.0
    power = 1.0
    for term in range(TERMS, 0, -1):
        power = 1.0 + small / term * power
    for _ in range(HALVINGS):
        power *= power
    return power
