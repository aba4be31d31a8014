"""Batches: many games in one array, equal to games played one by one, whoever gives the buffers and the threads."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest

from bauhof import BauhofError, IllegalAction, game
from bauhof.core.chance import new_generator
from bauhof.core.game import Game
from bauhof.core.record import NOBODY
from bauhof.envs import Autoreset, Batch, Buffers
from bauhof.envs.checks import check_games
from tests.envs.tables import GAMES, TABLES

each_game = pytest.mark.parametrize("name", GAMES)
each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def settled(one: Game, players: int, seed: int, number: int) -> tuple[Any, Any]:
    """A new game after its first chances, and the generator that gave them."""
    state, chance = one.new(players), new_generator(seed, number)
    one.kernels.settle_chance(state, chance)
    return state, chance


@each_table
def test_a_batch_plays_what_games_play_one_by_one(name: str, players: int) -> None:
    one = game(name)
    batch = Batch(one, 3, players, seed=5, autoreset="disabled", features=True)
    alone = [settled(one, players, 5, number) for number in range(3)]
    ended: set[int] = set()
    for _ in range(60):
        actions = batch.random_actions()
        seen = batch.step(actions)
        for number, (state, chance) in enumerate(alone):
            if number in ended:
                assert seen.done[number]
                continue
            one.apply(state, int(actions[number]))
            one.kernels.settle_chance(state, chance)
            assert one.state.bytes(state) == batch.states[number].tobytes()
            assert seen.mask[number].tolist() == one.legal_mask(state).tolist()
            assert seen.seat[number] == (NOBODY if one.is_over(state) else one.turn(state))
            if not one.is_over(state):
                assert (seen.observation[number] == one.observe(state, int(state.seat), features=True)).all()
                assert not seen.done[number]
                assert not seen.returns[number].any()
            else:
                ended.add(number)
                assert seen.returns[number, :players] == pytest.approx(one.returns(state))


@each_game
def test_a_seed_determines_everything_whatever_the_threads(name: str) -> None:
    starts = [{"players": players} for players in game(name).players]
    batches = [Batch(name, 37, starts=starts, seed=8, threads=threads, autoreset="same-step") for threads in (1, 3, 64)]
    for _ in range(40):
        buffers = [batch.step(batch.random_actions()) for batch in batches]
        for other in buffers[1:]:
            for one_part, other_part in zip(buffers[0], other, strict=True):
                assert (one_part == other_part).all()
    assert len({batch.play_random(50) for batch in batches}) == 1
    assert len({batch.states.tobytes() for batch in batches}) == 1
    batches[0].step(batches[0].random_actions())  # which are legal then too
    again = Batch(name, 37, starts=starts, seed=9, autoreset="same-step")
    assert again.states.tobytes() != Batch(name, 37, starts=starts, seed=8).states.tobytes()
    again.reset(seed=8)
    assert again.states.tobytes() == Batch(name, 37, starts=starts, seed=8).states.tobytes()


@each_game
def test_a_batch_can_be_mixed_and_begin_anywhere(name: str) -> None:
    one = game(name)
    middle = Batch(one, 1, one.players[-1], seed=2, autoreset="disabled")
    middle.play_random(25)
    starts = [*({"players": players, one.options[-1]: True} for players in one.players), one.format(middle.states[0])]
    batch = Batch(one, 2 * len(starts), starts=starts, seed=3)
    for state, start in islice(zip(batch.states, cycle(starts), strict=False), len(batch)):
        if isinstance(start, dict):
            assert (state.players, getattr(state, one.options[-1])) == (start["players"], 1)
        else:
            assert one.format(state) == start


def play_on(batch: Batch) -> tuple[Buffers, int]:
    """Play until a game ends; what was seen then, and which game it was."""
    while True:
        seen = batch.step(batch.random_actions())
        if seen.done.any():
            return seen, int(np.flatnonzero(seen.done)[0])


@each_game
def test_a_finished_game_begins_anew_when_it_should(name: str) -> None:
    one, players = game(name), game(name).players[0]
    disabled, number = play_on(over := Batch(one, 8, players, seed=4, autoreset=Autoreset.DISABLED))
    assert disabled.seat[number] == NOBODY
    assert disabled.returns[number].sum() == pytest.approx(0, abs=1e-6)
    before = over.states[number].tobytes()
    over.step(over.random_actions())
    assert (over.buffers.done[number], over.states[number].tobytes()) == (True, before)
    over.reset([number])
    assert not over.buffers.done[number]
    assert over.buffers.seat[number] != NOBODY

    following, number = play_on(batch := Batch(one, 8, players, seed=4, autoreset="next-step"))
    assert following.seat[number] == NOBODY
    assert not following.mask[number].any()
    batch.step(batch.random_actions())
    assert (following.done[number], following.returns[number].any()) == (False, False)
    assert following.seat[number] != NOBODY

    at_once, number = play_on(Batch(one, 8, players, seed=4, autoreset="SameStep"))
    assert at_once.seat[number] != NOBODY
    assert at_once.mask[number].any()
    assert at_once.returns[number].any()


@each_game
def test_everything_goes_into_the_buffers_that_are_given(name: str) -> None:
    batch, other = (Batch(name, 5, seed=1, perfect_memory=True) for _ in range(2))
    mine = batch.new_buffers()
    assert batch.reset(seed=1, into=mine) is mine
    actions = batch.random_actions()
    other.random_actions()
    assert batch.step(actions, into=mine) is mine
    other.step(actions)
    for given, own in zip(mine, other.buffers, strict=True):
        assert (given == own).all()
    batch.states[2] = batch.states[1]
    seen = batch.look()
    assert (seen.observation[2] == seen.observation[1]).all()


def test_perfect_memory_and_features_widen_what_is_seen() -> None:
    skyline = game("skyline")
    printed, perfect = (Batch(skyline, 4, 3, seed=1, perfect_memory=memory).buffers for memory in (False, True))
    hands = skyline.observation.PARTS.slice("hands")
    assert printed.observation[:, hands].sum() < perfect.observation[:, hands].sum()
    wide = Batch(skyline, 4, 3, seed=1, features=True)
    assert wide.width == len(skyline.observation.PARTS) + len(skyline.features.PARTS)


def test_strategies_decide_for_all_games() -> None:
    carrara = game("carrara")
    batch = Batch(carrara, 6, 3, seed=2)
    actions = batch.decide("greedy")
    expected = [int(carrara.strategies.decide(carrara.state.copy(state), 0)) for state in batch.states]
    assert actions.tolist() == expected
    with pytest.raises(BauhofError, match="carrara has no strategy 'clever'; it has: greedy"):
        batch.decide("clever")


def test_a_refused_action_names_its_reason_and_leaves_the_batch_unchanged() -> None:
    batch = Batch("machi-koro", 4, 2, seed=1)
    actions = batch.random_actions()
    actions[2] = game("machi-koro").actions.parse("build:radio-tower")
    before, seen = batch.states.tobytes(), batch.buffers.observation.copy()
    with pytest.raises(IllegalAction, match="build:radio-tower") as caught:
        batch.step(actions)
    assert caught.value.__notes__ == ["in game 2 of the batch, which is unchanged"]
    assert batch.states.tobytes() == before
    assert (batch.buffers.observation == seen).all()
    actions[2] = 99
    with pytest.raises(
        BauhofError, match=r"game 2 of the batch: machi-koro has the actions 0 to 54; 99 is none of them"
    ):
        batch.step(actions)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0, 0], r"actions are 4 whole numbers, one for every game, not int64 \(3,\)"),
        ([[0, 0, 0, 0]], r"not int64 \(1, 4\)"),
        ([0.0, 0.0, 0.0, 0.0], "not float64"),
        (["a", "b", "c", "d"], "not <U1"),
    ],
)
def test_actions_of_a_wrong_kind_are_refused(actions: Any, message: str) -> None:
    with pytest.raises(BauhofError, match=message):
        Batch("machi-koro", 4, 2).step(actions)


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("observation", np.zeros((4, 167))),
        ("observation", np.zeros((167, 4), np.float32).T),
        ("mask", np.zeros((4, 54), np.bool_)),
        ("seat", [0, 0, 0, 0]),
    ],
)
def test_buffers_of_a_wrong_kind_are_refused(part: str, wrong: Any) -> None:
    batch = Batch("machi-koro", 4, 2)
    with pytest.raises(BauhofError, match=f"the buffer {part} is a contiguous, writable array of "):
        batch.look(into=batch.new_buffers()._replace(**{part: wrong}))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"games": 0}, "a batch has at least one game, not 0"),
        ({"games": 2.5}, "a batch has at least one game, not 2.5"),
        ({"games": 10**12}, r"need .* GiB and there are .* GiB; at most [\d,]+ fit"),
        ({"players": 5}, "machi-koro is for 2 to 4 players; 5 cannot play it"),
        ({"colour": True}, "machi-koro has no option 'colour'"),
        ({"threads": 0}, "at least one thread must play, not 0"),
        ({"autoreset": "soon"}, "there is no autoreset 'soon'; there are: next-step, same-step, disabled"),
        ({"starts": []}, "starts is a list of positions or settings"),
        ({"starts": "2p | A 5c"}, "starts is a list of positions or settings"),
        ({"starts": [{"players": 2}], "players": 3}, "starts is a list of positions or settings"),
        ({"starts": ["rubbish"]}, "rubbish"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_batches_that_cannot_be_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BauhofError, match=message):
        Batch(**{"game": "machi-koro", "games": 4, **given})


@each_game
def test_no_game_begins_at_its_end(name: str) -> None:
    batch = Batch(name, 1, seed=1, autoreset="disabled")
    while not batch.buffers.done[0]:
        batch.step(batch.random_actions())
    with pytest.raises(BauhofError, match="start 1 is a game that is over; nobody could play it"):
        Batch(name, 2, starts=[{}, game(name).format(batch.states[0])])


def test_which_games_are_reset_is_checked() -> None:
    batch = Batch("machi-koro", 4, 2)
    for which in ([4], [-1], [0.5], np.zeros(3, np.bool_), "all"):
        with pytest.raises(BauhofError, match="which games is said by a mask of 4 or by numbers from 0 to 3"):
            batch.reset(which)


def test_memory_that_cannot_be_asked_for_is_not_checked() -> None:
    check_games(game("machi-koro"), 10**15, 167, None)
