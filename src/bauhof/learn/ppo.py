"""Proximal policy optimisation: advantages from the chances of all seats, and careful steps along them."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import NamedTuple

import torch
from torch import Tensor

from bauhof.learn.model import Model, chances_of, policy_of, turned


@dataclass(frozen=True)
class Recipe:
    """How is learnt; docs/learning.md tells why so."""

    horizon: int = 64  # decisions of every game between two updates
    passes: int = 2
    minibatch: int = 2048
    rate: float = 5e-4  # of learning, falling to a tenth
    entropy: float = 0.01  # what variety is worth, falling to a tenth
    clip: float = 0.2
    trace: float = 0.95  # how much of an advantage comes from later decisions
    norm: float = 0.5  # the longest gradient
    waiting: int = 8  # one look in so many is that of a seat that does not act
    sure: float = 0.995  # an action that was as likely tells the policy next to nothing, so it is left out
    kept: int = 8  # but for one in so many, from which the chances learn
    half: bool = False  # compute in bfloat16
    chances: bool = False  # learn the chances alone, in the last layer: the policy stays as it is, to the bit


class Played(NamedTuple):
    """What was played, by decisions and games."""

    inputs: Tensor
    mask: Tensor
    seat: Tensor
    players: Tensor
    action: Tensor
    likely: Tensor  # logarithm of how likely the action was
    learns: Tensor  # whether the learner chose it among several
    fair: Tensor  # whether all seats play alike well, so that the chances can be learnt from it
    gain: Tensor  # advantage of the seat that acted
    target: Tensor  # chances of all seats in the order of the table, as later ones saw them


class Losses(NamedTuple):
    """Means over an update."""

    policy: float
    value: float
    entropy: float


def advantages(chances: Tensor, won: Tensor, done: Tensor, trace: float) -> Tensor:
    """For every seat how much better things turned out than its chances said, later surprises counting less and less.

    `chances` has one decision more than the others: what comes after the last.
    """
    gains, following = torch.zeros_like(won), torch.zeros_like(won[0])
    for step in range(len(won) - 1, -1, -1):
        over = done[step][:, None]
        then = torch.where(over, won[step], chances[step + 1])
        following = then - chances[step] + trace * torch.where(over, 0.0, following)
        gains[step] = following
    return gains


class Learner:
    """A model, and what changes it."""

    def __init__(self, model: Model, recipe: Recipe) -> None:
        self.model, self.recipe = model, recipe
        model.requires_grad_(not recipe.chances)
        learnt = model.linear[-1].requires_grad_() if recipe.chances else model
        self.optimiser = torch.optim.Adam(learnt.parameters(), lr=recipe.rate, eps=1e-5)

    def update(self, played: Played, waiting: Played | None, progress: float, *, imitate: bool) -> Losses:
        """Learn from what was played; `progress` runs from 0 to 1 over the whole training."""
        played = self.telling(played)
        falling = 1 - 0.9 * min(1.0, progress)
        for group in self.optimiser.param_groups:
            group["lr"] = self.recipe.rate * falling
        size, sums, count = len(played.action), torch.zeros(3, device=played.action.device), 0
        for _ in range(self.recipe.passes):
            order = torch.randperm(size, device=played.action.device)
            for rows in torch.split(order, self.recipe.minibatch):
                part = Played(*(one[rows] for one in played))
                losses = self.losses(part, imitate)
                loss = losses[1]
                if not self.recipe.chances:
                    loss = loss + losses[0] - self.recipe.entropy * falling * losses[2]
                if waiting is not None:
                    others = torch.randint(
                        len(waiting.seat), (len(rows) // self.recipe.waiting + 1,), device=rows.device
                    )
                    loss = loss + self.value_loss(Played(*(one[others] for one in waiting))) / self.recipe.waiting
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                if self.recipe.chances:
                    self.model.leave_policy()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.recipe.norm)
                self.optimiser.step()
                sums += torch.stack([one.detach() for one in losses])
                count += 1
        return Losses(*(sums / count).tolist())

    def telling(self, played: Played) -> Played:
        """The decisions that there is something to learn from."""
        telling = torch.rand(len(played.action), device=played.action.device) * self.recipe.kept < 1
        if not self.recipe.chances:
            telling |= played.learns & (played.likely < log(self.recipe.sure))
        rows = telling.nonzero()[:, 0]
        return Played(*(one[rows] for one in played))

    def judged(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """What the model says, computed as the recipe wants it."""
        with torch.autocast(inputs.device.type, torch.bfloat16, enabled=self.recipe.half):
            both: tuple[Tensor, Tensor] = self.model(inputs.float())
        return both

    def losses(self, part: Played, imitate: bool) -> tuple[Tensor, Tensor, Tensor]:
        """Of the policy and of the value, and the entropy."""
        logits, seats = self.judged(part.inputs)
        policy = policy_of(logits, part.mask)
        likely = policy.gather(1, part.action[:, None])[:, 0]
        learns = part.learns.float()
        count = learns.sum().clamp(min=1)
        if imitate:
            choice = -(likely * learns).sum() / count
        else:
            mean = (part.gain * learns).sum() / count
            spread = (((part.gain - mean) ** 2 * learns).sum() / count).sqrt()
            gain = (part.gain - mean) / (spread + 1e-6)
            ratio = (likely - part.likely).exp()
            bounded = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
            choice = -(torch.minimum(ratio * gain, bounded * gain) * learns).sum() / count
        entropy = -((policy.exp() * policy).sum(dim=1) * learns).sum() / count
        return choice, value_of(seats, part), entropy

    def value_loss(self, part: Played) -> Tensor:
        """Of looks that had no choice."""
        return value_of(self.judged(part.inputs)[1], part)


def value_of(seats: Tensor, part: Played) -> Tensor:
    """How badly the chances of the seats foretold what came."""
    target = turned(part.target, part.seat, part.players, 1)
    wrong = -(target * chances_of(seats, part.players)).sum(dim=1)
    return (wrong * part.fair).sum() / part.fair.sum().clamp(min=1)
