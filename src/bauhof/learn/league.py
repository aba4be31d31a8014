"""A league: past selves and scripted strategies take seats, so that nobody learns to beat only itself."""

from __future__ import annotations

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
        if rival is None:
            self.remember(learner)
        self.seat_anew(tables.league)

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
        """Draw the opponents of some games: one among learners, or all but one learner; half of them past selves."""
        size, device = len(which), which.device
        scripted, seated = len(self.scripted), len(self.seated)
        shares = [seated] * scripted + [max(1, scripted)] * seated
        opponent = 1 + torch.multinomial(torch.tensor(shares, dtype=torch.float32, device=device), size, True)
        place = (torch.rand(size, device=device) * self.tables.players).long()
        there = torch.arange(self.players.shape[1], device=device) == place[:, None]
        alone = (torch.rand(size, device=device) < 0.5) | (self.rival is not None)
        seats = torch.where(there ^ alone[:, None], opponent[:, None], LEARNER)
        self.players = torch.where((which & self.tables.league)[:, None], seats, self.players)

    def acting(self) -> Tensor:
        """Who acts in every game."""
        return self.players.gather(1, self.tables.seat_acting()[:, None])[:, 0]

    def play(self, actions: Tensor, inputs: Tensor) -> None:
        """Put what the opponents do in the place of what the learner would."""
        acting = self.acting()
        for number, name in enumerate(self.scripted, start=1):
            for rows, decided in self.tables.decide(name, league=True):
                actions[rows] = torch.where(acting[rows] == number, decided, actions[rows])
        for number, model in enumerate(self.seated, start=len(self.scripted) + 1):
            for section in self.tables.sections:
                if section.kind.league:
                    rows = section.rows
                    chosen = chosen_by(model, inputs[rows], self.tables.mask[rows], best=self.rival is not None)
                    actions[rows] = torch.where(acting[rows] == number, chosen, actions[rows])


@torch.no_grad()
def chosen_by(model: Model, inputs: Tensor, mask: Tensor, *, best: bool) -> Tensor:
    """What a model does: what it finds best, or each action as often as its policy says."""
    policy = policy_of(model(inputs)[0], mask)
    return policy.argmax(dim=1) if best else torch.multinomial(policy.exp(), 1)[:, 0]
