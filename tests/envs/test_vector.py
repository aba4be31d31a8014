"""Gymnasium's vector environments over the batch: what its registry, wrappers and own vector environments expect."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import bauhof
from bauhof.envs import gymnasium as doors
from bauhof.envs.vector import BatchEnv
from tests.envs.tables import GAMES, TABLES

each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def made(name: str, games: int, **given: Any) -> Any:
    doors.register_games()
    return gymnasium.make_vec(f"bauhof/{name}-v0", num_envs=games, **given)


def chosen(infos: dict[str, Any], chooser: np.random.Generator) -> Any:
    """A random legal action in every game; any where a game is over."""
    return np.array([chooser.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]])


def played(env: Any, seed: int, steps: int) -> list[Any]:
    chooser = np.random.default_rng(seed)
    told: list[Any] = [env.reset(seed=seed)]
    for _ in range(steps):
        told.append(env.step(chosen(told[-1][-1], chooser)))
    return told


@each_table
@pytest.mark.parametrize("seat", ["random", "all"])
def test_every_table_keeps_the_promises_of_its_spaces(name: str, players: int, seat: str) -> None:
    """As Gymnasium's own vector environments: types, shapes and spaces, fresh data, and seeds that determine all."""
    env = made(name, 5, players=players, seat=seat, perfect_memory=True, features=True)
    alike = gymnasium.make_vec(
        f"bauhof/{name}-v0", num_envs=5, vectorization_mode="sync", players=players, perfect_memory=True, features=True
    )
    assert isinstance(env.unwrapped, BatchEnv)
    assert isinstance(env.unwrapped, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for space in ("single_observation_space", "single_action_space", "observation_space", "action_space"):
        assert getattr(env, space) == getattr(alike, space)
    told = played(env, 1, 40)
    assert told[0][0] in env.observation_space
    for seen, rewards, terminated, truncated, infos in told[1:]:
        assert seen in env.observation_space
        assert (rewards.dtype, terminated.dtype, truncated.dtype) == (np.float64, np.bool_, np.bool_)
        assert rewards.shape == terminated.shape == truncated.shape == infos["seat"].shape == (5,)
        assert not truncated.any()
    assert data_equivalence(told, played(env, 1, 40), exact=True)
    assert not data_equivalence(told, played(env, 2, 40), exact=True)


def test_actions_without_masks_lead_somewhere() -> None:
    env = made("carrara", 4, illegal="random")
    env.action_space.seed(1)
    env.reset(seed=1)
    for _ in range(50):
        seen, *_ = env.step(env.action_space.sample())
        assert seen in env.observation_space


@pytest.mark.parametrize("threads", [1, 3])
def test_one_seat_plays_the_games_that_a_single_environment_would(threads: int) -> None:
    """Everything that is seen and won comes from our seat, and the others are greedy."""
    game, env = (
        GAMES["machi-koro"],
        made("machi-koro", 7, players=3, seat=1, opponents=["greedy", "random"], threads=threads),
    )
    batch, chooser = env.unwrapped.batch, np.random.default_rng(1)
    seen, infos = env.reset(seed=3)
    ended = 0
    for _ in range(400):
        for place in range(7):
            state = batch.states[place]
            assert np.array_equal(seen[place], game.observe(state, 1))
            if not game.is_over(state):
                assert int(state.seat) == infos["seat"][place] == 1
                assert np.array_equal(infos["action_mask"][place], game.legal_mask(state))
        seen, rewards, terminated, _, infos = env.step(chosen(infos, chooser))
        for place in np.flatnonzero(terminated).tolist():
            won = game.returns(batch.states[place])
            assert won is not None
            assert rewards[place] == won[1] == infos["returns"][place, 1]
            ended += 1
        assert not rewards[~terminated].any()
    assert ended > 10


def test_threads_change_nothing() -> None:
    one, three = made("skyline", 6, opponents="random"), made("skyline", 6, opponents="random", threads=3)
    assert data_equivalence(played(one, 5, 150), played(three, 5, 150), exact=True)


def test_with_all_seats_whoever_decides_is_asked() -> None:
    game, env = GAMES["machi-koro"], made("machi-koro", 4, players=2, seat="all")
    batch, chooser = env.unwrapped.batch, np.random.default_rng(1)
    _, infos = env.reset(seed=3)
    ended = 0
    for _ in range(600):
        decided = infos["seat"]
        seen, rewards, terminated, _, infos = env.step(chosen(infos, chooser))
        for place in range(4):
            if terminated[place]:
                won = game.returns(batch.states[place])
                assert won is not None
                assert rewards[place] == won[decided[place]]
                ended += 1
            else:
                seat = int(batch.states[place].seat)
                assert infos["seat"][place] == seat
                assert np.array_equal(seen[place], game.observe(batch.states[place], seat))
    assert ended > 5


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_begin_anew_as_the_mode_says(mode: AutoresetMode) -> None:
    env = made("spire", 3, opponents="random", autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    chooser, ended = np.random.default_rng(1), 0
    _, infos = env.reset(seed=1)
    was_over = np.zeros(3, np.bool_)
    for _ in range(60):
        seen, rewards, terminated, _, infos = env.step(chosen(infos, chooser))
        assert not rewards[was_over].any()
        assert (rewards != 0).tolist() == (terminated & ~was_over).tolist()
        has_moves = infos["action_mask"].any(axis=1)
        if mode is AutoresetMode.NEXT_STEP:
            assert not terminated[was_over].any()  # the step that begins them
            assert (has_moves == ~terminated).all()
            was_over = terminated
        elif mode is AutoresetMode.SAME_STEP:
            assert has_moves.all()
            assert ("final_obs" in infos) == terminated.any()
            for place in np.flatnonzero(terminated):
                assert infos["_final_obs"][place]
                assert infos["final_obs"][place] in env.single_observation_space
                assert not np.array_equal(infos["final_obs"][place], seen[place])
        else:
            assert terminated[was_over].all()  # they stay over until they are reset
            was_over = terminated
            if terminated.all():
                seen, infos = env.reset(options={"reset_mask": np.array([True, False, True])})
                assert infos["action_mask"].any(axis=1).tolist() == [True, False, True]
                was_over = np.array([False, True, False])
        ended += int(terminated.sum())
    assert ended > 5


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_gymnasiums_statistics_count_our_episodes(mode: AutoresetMode) -> None:
    env = RecordEpisodeStatistics(made("spire", 4, opponents="random", autoreset_mode=mode))
    told = played(env, 1, 100)
    returns = [
        step[-1]["episode"]["r"][place] for step in told[1:] if step[2].any() for place in np.flatnonzero(step[2])
    ]
    assert len(returns) > 10
    assert set(returns) == {-1.0, 1.0}


def test_an_illegal_action_names_its_reason_and_changes_nothing() -> None:
    env = made("machi-koro", 3, seat=0)
    env.reset(seed=1)
    batch = env.unwrapped.batch
    before, tower = batch.states.tobytes(), GAMES["machi-koro"].actions.parse("build:radio-tower")
    nothing = GAMES["machi-koro"].actions.parse("build:nothing")
    with pytest.raises(bauhof.IllegalAction, match="build:radio-tower: you need") as refused:
        env.step(np.array([nothing, tower, nothing]))
    assert refused.value.__notes__ == ["in game 1 of the batch, which is unchanged"]
    for actions in (np.array([0.0, 0.0, 0.0]), np.array([1, 2]), np.array([[1, 2, 3]])):
        with pytest.raises(bauhof.BauhofError, match="actions are 3 whole numbers, one for every game"):
            env.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"num_envs": 0}, "a batch has at least one game, not 0"),
        ({"players": 7}, "machi-koro is for 2 to 4 players; 7 cannot play it"),
        ({"seat": 4}, "there are the seats 0 to 1; 4 is none of them"),
        ({"opponents": "expert"}, "expert cannot play in compiled code; there are: random, greedy"),
        ({"illegal": "lose"}, "a vector environment has no illegal='lose'; there are: raise, random"),
        ({"autoreset_mode": "never"}, "autoreset_mode is 'never'; it can be: NextStep, SameStep, Disabled"),
    ],
)
def test_what_makes_no_environment_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bauhof.BauhofError, match=sentence):
        BatchEnv("machi-koro", **given)


def test_what_is_asked_too_early_says_what_to_do() -> None:
    env = BatchEnv("machi-koro", 2)
    with pytest.raises(bauhof.BauhofError, match="no games are under way; reset the environment"):
        env.step(np.array([0, 0]))
