"""A league: past selves and scripted strategies take seats, so that nobody learns to beat only itself."""

from __future__ import annotations

from itertools import pairwise

import torch
from torch import Tensor

from bauhof.learn.model import Model, policy_of
from bauhof.learn.tables import Tables, strategy_names

LEARNER = 0  # who plays a seat; others are 1 and more
SEATED = 2  # past selves that play at a time
KEPT = 8  # past selves that are remembered


class League:
    """Who plays which seat in the games of the league, and what the others do."""

    def __init__(self, tables: Tables, learner: Model, rival: Model | None = None) -> None:
        self.tables, self.rival = tables, rival
        self.scripted = [] if rival else strategy_names(tables.game)
        self.past = list[Tensor]()  # rows of weights
        self.seated = [rival] if rival else [Model(learner.shape).to(tables.device) for _ in range(SEATED)]
        self.players = torch.full((len(tables), tables.game.players[-1]), LEARNER, device=tables.device)
        self.rows = self.shared_out(int(tables.league.sum()))
        self.opponent = torch.full((len(tables),), LEARNER, device=tables.device)
        for number, rows in enumerate(self.rows, start=1):
            self.opponent[rows] = number
        if rival is None:
            self.remember(learner)
        self.fair = (self.opponent == LEARNER) | (self.opponent > len(self.scripted))  # no scripted strategy plays
        self.seat_anew(tables.league)

    def shared_out(self, games: int) -> list[slice]:
        """The games of every opponent, side by side: half are played against past selves, half against strategies."""
        scripted, seated = len(self.scripted), len(self.seated)
        shares = [seated] * scripted + [max(1, scripted)] * seated
        ends = [games * sum(shares[:count]) // sum(shares) for count in range(len(shares) + 1)]
        return [slice(*ends_of_one) for ends_of_one in pairwise(ends)]

    def remember(self, learner: Model) -> None:
        """Keep the learner as it is now; of too many past selves one of the others goes."""
        if len(self.past) == KEPT:
            del self.past[int(torch.randint(KEPT, (1,)))]
        self.past.append(learner.row())

    def choose_seated(self) -> None:
        """Past selves for the next games."""
        if self.rival is None:
            for model in self.seated:
                model.set_row(self.past[int(torch.randint(len(self.past), (1,)))])

    def seat_anew(self, which: Tensor) -> None:
        """Draw the seats of the opponents of some games: one among learners, or all but one learner."""
        size, device = len(which), which.device
        place = (torch.rand(size, device=device) * self.tables.players).long()
        there = torch.arange(self.players.shape[1], device=device) == place[:, None]
        alone = (torch.rand(size, device=device) < 0.5) | (self.rival is not None)
        seats = torch.where(there ^ alone[:, None], self.opponent[:, None], LEARNER)
        self.players = torch.where((which & self.tables.league)[:, None], seats, self.players)

    def acting(self) -> Tensor:
        """Who acts in every game."""
        return self.players.gather(1, self.tables.seat_acting()[:, None])[:, 0]

    def play(self, actions: Tensor, inputs: Tensor, routine: Tensor | None) -> None:
        """Put what the opponents do in the place of what the learner would, and what is done by rule."""
        acting, scripted = self.acting(), len(self.scripted)
        for number, model in enumerate(self.seated, start=scripted + 1):
            rows = self.rows[number - 1]
            chosen = chosen_by(model, inputs[rows], self.tables.mask[rows], best=self.rival is not None)
            actions[rows] = torch.where(acting[rows] == number, chosen, actions[rows])
        strategies = torch.where((acting != LEARNER) & (acting <= scripted), acting - 1, -1)
        if routine is not None:
            strategies = torch.where(routine, 0, strategies)  # greedy
        if self.scripted or routine is not None:
            self.tables.decide_each(strategies, actions)


@torch.no_grad()
def chosen_by(model: Model, inputs: Tensor, mask: Tensor, *, best: bool) -> Tensor:
    """What a model does: what it finds best, or each action as often as its policy says."""
    policy = policy_of(model(inputs)[0], mask)
    return policy.argmax(dim=1) if best else torch.multinomial(policy.exp(), 1)[:, 0]
