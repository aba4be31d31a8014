"""PyTorch and compiled code compute the same network."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from bauhof.core.registry import game, game_names
from bauhof.learn.model import Model, chances_of, policy_of, turned
from bauhof.learn.tables import CPU, Kind, Tables, mixed_starts
from bauhof.nets import Network

EACH = pytest.mark.parametrize("name", game_names())


@EACH
def test_a_model_says_what_its_network_says(name: str) -> None:
    one, network = game(name), Network.random(name, seed=3, width=24, inner=16, blocks=2)
    model = Model.of(network, CPU)
    kinds = [Kind(24, perfect_memory=memory, routine=False) for memory in (False, True)]
    tables = Tables(one, kinds, mixed_starts(one), CPU, seed=2)
    for section in tables.sections:
        section.batch.play_random(17)
        section.batch.look()
    tables.gather()
    with torch.no_grad():
        logits, seats = model(tables.inputs(tables.observation))
        policy = policy_of(logits, tables.mask).exp().numpy()
        chances = chances_of(seats, tables.players).exp()
    table = turned(chances, tables.seat_acting(), tables.players, -1).numpy()
    for section in tables.sections:
        found = network.evaluate_many(section.batch.states, perfect_memory=bool(section.kind.perfect_memory))
        assert found.policy == pytest.approx(policy[section.rows], abs=1e-4)
        assert found.chances == pytest.approx(table[section.rows], abs=1e-4)
        assert np.ptp(found.policy.max(axis=1)) > 0.01, "not all positions alike"


@EACH
def test_weights_go_to_and_fro(name: str) -> None:
    network = Network.random(name, seed=5, width=10, inner=6, blocks=2)
    assert (Model.of(network, CPU).network(game(name), {}).weights == network.weights).all()


def test_seats_are_turned_and_turned_back() -> None:
    chances = torch.tensor([[0.5, 0.3, 0.2, 0.0], [0.6, 0.4, 0.0, 0.0]])
    seat, players = torch.tensor([2, 1]), torch.tensor([3, 2])
    table = turned(chances, seat, players, -1)
    assert table[0].tolist() == pytest.approx([0.3, 0.2, 0.5, 0.0])
    assert table[1].tolist() == pytest.approx([0.4, 0.6, 0.0, 0.0])
    assert turned(table, seat, players, 1).tolist() == chances.tolist()
