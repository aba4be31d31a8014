"""How often a model wins against fixed opponents, measured in a batch of its own."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import torch

from bauhof.core.game import Game
from bauhof.learn.league import chosen_by
from bauhof.learn.model import Model
from bauhof.learn.tables import Kind, Tables

MOST_STEPS = 3_000  # decisions; a game that takes longer is won by nobody
RANDOM = "random"


@dataclass(frozen=True)
class Measured:
    """Wins of one seat against all others, shared ones shared."""

    opponent: str
    players: int
    games: int
    rate: float

    @property
    def error(self) -> float:
        """Half of a 95 % interval."""
        return 1.96 * sqrt(max(self.rate * (1 - self.rate), 1 / self.games) / self.games)

    def __str__(self) -> str:
        return f"{self.opponent} ({self.players}) {self.rate:.3f} ± {self.error:.3f}"


@torch.no_grad()
def measure(
    game: Game,
    model: Model,
    opponent: str | Model,
    players: int,
    games: int,
    device: str,
    seed: int = 0,
    *,
    perfect_memory: bool = True,
) -> Measured:
    """Let the model play what it finds best, alone among others, in every seat as often."""
    starts = [{"players": players}]
    tables = Tables(game, [Kind(games, perfect_memory)], starts, device, seed, autoreset="same-step")
    own = torch.arange(games, device=device) % players
    won, over = torch.zeros(games, device=device), torch.zeros(games, dtype=torch.bool, device=device)
    for step in range(MOST_STEPS):
        inputs = tables.inputs(tables.observation)
        if isinstance(opponent, Model):
            theirs = chosen_by(opponent, inputs, tables.mask, best=True)
        elif opponent == RANDOM:
            theirs = tables.shared(tables.sections[0].batch.random_actions())
        else:
            theirs = tables.decide(opponent)
        ours = chosen_by(model, inputs, tables.mask, best=True)
        tables.step(torch.where(tables.seat == own, ours, theirs))
        won += tables.won().gather(1, own[:, None])[:, 0] * ~over
        over |= tables.done
        if step % 16 == 0 and bool(over.all()):
            break
    name = opponent if isinstance(opponent, str) else "rival"
    return Measured(name, players, games, float(won.mean()))
