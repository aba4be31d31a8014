"""The games that are learnt from: mixed, in shared memory, with payments by rule and opponents in some seats."""

from __future__ import annotations

from collections import Counter

import pytest
import torch

from bauhof import BauhofError
from bauhof.core.registry import game, game_names
from bauhof.envs import Batch
from bauhof.learn.league import League
from bauhof.learn.model import Model
from bauhof.learn.ppo import advantages
from bauhof.learn.tables import CPU, Kind, Tables, chosen_device, mixed_starts
from bauhof.nets.files import shape_of

EACH = pytest.mark.parametrize("name", game_names())


@EACH
def test_half_of_the_games_are_for_two_and_most_have_no_options(name: str) -> None:
    one = game(name)
    starts = mixed_starts(one)
    numbers = Counter(start["players"] for start in starts)
    assert set(numbers) == set(one.players)
    assert numbers[one.players[0]] * 2 == len(starts)
    assert sum(not any(start[option] for option in one.options) for start in starts) * 4 == 3 * len(starts)
    assert all({start[option] for start in starts} == {False, True} for option in one.options)


def test_payments_by_rule_are_those_of_greedy() -> None:
    """A batch that pays by itself comes to the states to which one comes that is told to pay as greedy does."""
    one = game("carrara")
    phases = [int(phase) for phase in one.strategies.ROUTINE]
    by_rule = Batch(one, 12, 3, seed=6, autoreset="disabled", routine=True)
    by_hand = Batch(one, 12, 3, seed=6, autoreset="disabled")
    for _ in range(120):
        actions = by_rule.decide("greedy")
        by_rule.step(actions)
        assert not any(int(phase) in phases for phase in by_rule.states["phase"])
    for _ in range(2000):
        by_hand.step(by_hand.decide("greedy"))
    for _ in range(2000):
        by_rule.step(by_rule.decide("greedy"))
    assert by_rule.states.tobytes() == by_hand.states.tobytes()
    assert by_rule.buffers.done.all()
    villas = " ".join(f"villa-{cost}" for cost in range(1, 6))
    paying = (
        f"2p pay building=villa-2 city=massa | 0c 0v white*2 | 0c 0v | display {villas} porta-1 porta-2 porta-3 porta-4"
    )
    begun = Batch(one, 1, starts=[paying], seed=6, routine=True)
    assert one.actions.format(int(begun.decide("greedy")[0])).partition(":")[0] != "pay"


@EACH
def test_a_waiting_seat_sees_what_it_would_be_told(name: str) -> None:
    one = game(name)
    tables = Tables(one, [Kind(8, perfect_memory=False)], [{"players": 3}], CPU, seed=3)
    tables.sections[0].batch.play_random(9)
    seen = tables.look(2)
    for place, state in enumerate(tables.sections[0].batch.states):
        told = one.observe(state, (int(state.seat) + 2) % 3, features=True)
        assert (seen[place].numpy() == told).all()


def test_a_league_has_strategies_and_past_selves_in_some_seats() -> None:
    one = game("machi-koro")
    tables = Tables(one, [Kind(400, False, league=True), Kind(100, True)], mixed_starts(one), CPU, seed=1)
    league = League(tables, Model(shape_of(one, 8, 8, 1)))
    others = league.players[:400] > 0
    there = torch.arange(4) < tables.players[:400, None]
    assert ((others & there).sum(dim=1) >= 1).all()
    assert ((~others & there).sum(dim=1) >= 1).all(), "the learner plays too"
    of_four = (others & there).sum(dim=1)[tables.players[:400] == 4]
    assert set(of_four.tolist()) == {1, 3}, "one among learners, or all but one"
    assert len(set(league.players[:400].flatten().tolist())) == 1 + len(one.strategies.Strategy) + len(league.seated)
    assert (league.players[400:] == 0).all()
    scripted = (league.players > 0) & (league.players <= len(one.strategies.Strategy))
    assert (league.fair == ~scripted.any(dim=1)).all(), "chances are learnt where all play alike well"
    actions, inputs = torch.zeros(500, dtype=torch.long), tables.inputs(tables.observation)
    league.play(actions, inputs, None)
    for number, name in enumerate(league.scripted, start=1):
        mine = league.acting() == number
        assert mine.any()
        assert (actions[mine] == tables.decide(name)[mine]).all()
    assert (actions[400:] == 0).all()
    league.play(actions, inputs, tables.league)
    assert (actions[:400] == tables.decide("greedy")[:400]).all(), "what is routine is left to greedy"


def test_most_games_are_seen_as_printed_whatever_their_start() -> None:
    one = game("machi-koro")
    starts = mixed_starts(one)
    tables = Tables(one, [Kind(5 * len(starts))], starts, CPU, seed=1)
    assert (tables.memory.view(5, -1).sum(dim=0) == 2).all()
    for place, state in enumerate(tables.sections[0].batch.states):
        told = one.observe(state, int(state.seat), features=True, perfect_memory=bool(tables.memory[place]))
        assert (tables.observation[place].numpy() == told).all()


def test_advantages_follow_the_chances_of_every_seat() -> None:
    """Two decisions and an end: what comes later counts less, and nothing crosses the end of a game."""
    chances = torch.tensor([[[0.5, 0.5]] * 2, [[0.6, 0.4]] * 2, [[0.5, 0.5]] * 2])
    won = torch.tensor([[[0.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [0.0, 0.0]]])
    done = torch.tensor([[False, True], [True, False]])
    gains = advantages(chances, won, done, 0.5)
    assert gains[1, 0].tolist() == pytest.approx([0.4, -0.4])
    assert gains[0, 0].tolist() == pytest.approx([0.1 + 0.2, -0.1 - 0.2])
    assert gains[0, 1].tolist() == pytest.approx([-0.5, 0.5]), "the game that follows is another one"
    assert gains[1, 1].tolist() == pytest.approx([-0.1, 0.1])


def test_a_device_that_is_not_there_is_refused() -> None:
    if not torch.cuda.is_available():
        assert chosen_device("auto") == CPU
        with pytest.raises(BauhofError, match="PyTorch finds no NVIDIA GPU here; train on the CPU: --device cpu"):
            chosen_device("cuda")
    with pytest.raises(BauhofError, match="no device 'tpu'; there are: cpu, cuda, auto"):
        chosen_device("tpu")
