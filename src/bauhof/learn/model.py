"""A network as PyTorch trains it: the same layers as in `nets/forward.py`, and the same row of weights."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from bauhof.core.game import Game
from bauhof.nets.files import Weights
from bauhof.nets.forward import Shape
from bauhof.nets.network import Network

FIRST_GUESS = 0.05  # how far a new network is from thinking all actions and all seats alike
NEVER = -1e9  # a logit of what cannot be


class Model(nn.Module):
    """Logits for every action and every seat, counted from the one who looks."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.linear = [nn.Linear(inputs, outputs) for inputs, outputs in shape.layers]
        self.layers = nn.ModuleList(self.linear)
        for number, layer in enumerate(self.linear):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
            if number and number % 2 == 0:  # a block adds little at first
                layer.weight.data.mul_(FIRST_GUESS)
        self.linear[-1].weight.data.mul_(FIRST_GUESS)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Of actions and of seats."""
        hidden: Tensor = self.linear[0](inputs)
        for number in range(1, len(self.linear) - 1, 2):
            hidden = hidden + self.linear[number + 1](self.linear[number](hidden.relu()).relu())
        outputs: Tensor = self.linear[-1](hidden.relu()).float()
        return outputs[:, : self.shape.actions], outputs[:, self.shape.actions :]

    def leave_policy(self) -> None:
        """Forget how the actions of the last layer would change."""
        for learnt in self.linear[-1].parameters():
            if learnt.grad is not None:
                learnt.grad[: self.shape.actions] = 0

    def row(self) -> Tensor:
        """All weights, in the order of a file."""
        parts = [part for layer in self.linear for part in (layer.weight.t().reshape(-1), layer.bias)]
        return torch.cat(parts).detach().float().cpu()

    def set_row(self, row: Tensor) -> None:
        """The other way round."""
        at = 0
        for layer in self.linear:
            matrix, more = layer.weight.numel(), layer.bias.numel()
            layer.weight.data.copy_(row[at : at + matrix].reshape(layer.weight.t().shape).t())
            layer.bias.data.copy_(row[at + matrix : at + matrix + more])
            at += matrix + more

    def network(self, game: Game, training: dict[str, object]) -> Network:
        """The same network without PyTorch."""
        return Network(game, Weights(self.shape, self.row().numpy(), training))

    @classmethod
    def of(cls, network: Network, device: str) -> Model:
        """A network to train on, or to play against."""
        model = cls(network.shape)
        model.set_row(torch.from_numpy(np.array(network.weights)))
        return model.to(device)


def policy_of(logits: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of the chances of all actions; of those that are not allowed, next to nothing."""
    return torch.log_softmax(logits.masked_fill(~mask, NEVER), dim=1)


def chances_of(logits: Tensor, players: Tensor) -> Tensor:
    """Logarithms of the chances of all seats, counted from the one who looks."""
    absent = torch.arange(logits.shape[1], device=logits.device) >= players[:, None]
    return torch.log_softmax(logits.masked_fill(absent, NEVER), dim=1)


def turned(chances: Tensor, seat: Tensor, players: Tensor, sign: int) -> Tensor:
    """Numbers of seats counted from one of them (sign -1), in the order of the table, or the other way round (1)."""
    places = torch.arange(chances.shape[1], device=chances.device)
    taken = (places + sign * seat[:, None]) % players[:, None]
    return chances.gather(1, taken) * (places < players[:, None])
