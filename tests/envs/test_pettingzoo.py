"""PettingZoo's own conformance suite, for all games and all numbers of players."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils.conversions import parallel_to_aec

import bauhof
from bauhof.envs import pettingzoo as doors
from tests.envs.tables import GAMES, TABLES

with warnings.catch_warnings():  # the suite imports a game in a way that PettingZoo itself has given up
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
    from pettingzoo.test.state_test import state_test

each_table = pytest.mark.parametrize(("name", "players"), TABLES)

# The suite knows by name the environments whose observations have a mask, and warns about all others.
knows_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # after the end
]


def marked(test: Any) -> Any:
    for mark in knows_masks:
        test = mark(test)
    return test


@marked
@each_table
@pytest.mark.parametrize("wrapped", [doors.env, doors.raw_env])
def test_agents_in_turn_pass_the_suite(name: str, players: int, wrapped: Any) -> None:
    api_test(wrapped(name, players), num_cycles=200)


@each_table
def test_agents_at_once_pass_the_suite(name: str, players: int) -> None:
    parallel_api_test(doors.parallel_env(name, players), num_cycles=200)


@each_table
def test_seeds_determine_everything(name: str, players: int) -> None:
    seed_test(lambda: doors.env(name, players), num_cycles=100)
    parallel_seed_test(lambda: doors.parallel_env(name, players), num_cycles=100)


@each_table
def test_the_state_is_in_its_space(name: str, players: int) -> None:
    state_test(doors.env(name, players), doors.parallel_env(name, players))


@each_table
def test_a_game_is_truncated_after_so_many_cycles(name: str, players: int) -> None:
    """The suite samples without masks, and counts a cycle when every agent has acted, which only a parallel one has."""
    parallel = partial(doors.parallel_env, name, players, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


def test_agents_in_turn_are_truncated_too() -> None:
    env = doors.env("machi-koro", 3, max_cycles=7)
    env.reset(seed=1)
    decisions = 0
    for _ in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated) == (0, False)
        decisions += not truncated
        env.step(None if truncated else int(seen["action_mask"].argmax()))
    assert decisions == 7


@each_table
def test_the_end_is_the_end_of_the_game(name: str, players: int) -> None:
    """The same seed and actions end as in a simulation: returns of 0 together, 1 for a winner; then all take leave."""
    env, chooser = doors.raw_env(name, players), np.random.default_rng(1)
    env.reset(seed=5)
    simulation = bauhof.Simulation(GAMES[name], players, seed=5)
    simulation.reset()
    while not any(env.terminations.values()):
        seen, reward, *_ = env.last()
        assert seen is not None
        assert reward == 0
        assert env.agent_selection == f"player_{int(simulation.state.seat)}"
        assert np.array_equal(seen["observation"], GAMES[name].observe(simulation.state, int(simulation.state.seat)))
        assert np.array_equal(seen["action_mask"], GAMES[name].legal_mask(simulation.state))
        action = int(chooser.choice(np.flatnonzero(seen["action_mask"])))
        assert env.state().tolist() == GAMES[name].observe(simulation.state, 0, perfect_memory=True).tolist()
        env.step(action)
        simulation.advance(action)
    returns = GAMES[name].returns(simulation.state)
    assert returns is not None
    assert list(env.rewards.values()) == returns
    won = []
    for _ in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated) == (True, False)
        won.append(reward)
        env.step(None)
    assert won == returns


def test_parallel_and_in_turn_are_the_same_game() -> None:
    parallel, turns, chooser = doors.parallel_env("skyline", 3), doors.env("skyline", 3), np.random.default_rng(1)
    seen, infos = parallel.reset(seed=3)
    turns.reset(seed=3)
    while parallel.agents:
        active = turns.agent_selection
        assert {info["active_agent"] for info in infos.values()} == {active}
        for agent in parallel.agents:
            one, other = seen[agent], turns.observe(agent)
            assert np.array_equal(one["observation"], other["observation"])
            assert np.array_equal(one["action_mask"], other["action_mask"])
            assert one["action_mask"].any() == (agent == active)
        action = int(chooser.choice(np.flatnonzero(seen[active]["action_mask"])))
        seen, rewards, ended, _, infos = parallel.step({active: action})
        turns.step(action)
        assert ended == turns.terminations
        assert rewards == turns.rewards


def test_observations_are_the_callers_to_keep() -> None:
    env = doors.env("machi-koro", 2)
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = first["observation"].copy()
    env.observe("player_1")
    env.step(int(first["action_mask"].argmax()))
    assert np.array_equal(first["observation"], kept)


def test_options_memory_and_features_reach_the_observation() -> None:
    game = GAMES["skyline"]
    env = doors.env("skyline", 2, perfect_memory=True, features=True)
    env.reset(seed=1)
    seat = int(env.agent_selection[-1])
    seen = env.observe(env.agent_selection)["observation"]
    assert np.array_equal(seen, game.observe(env._single.state, seat, perfect_memory=True, features=True))
    varied = doors.env("machi-koro", 2, variable_supply=True)
    varied.reset(seed=1)
    assert varied.observe("player_0")["observation"][
        GAMES["machi-koro"].observation.PARTS.slice("options")
    ].tolist() == [1, 0]


def test_a_game_can_begin_anywhere_and_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = "2p turn=B build roll=3 | 5c bakery | 0c cafe*2"
    env = doors.env("machi-koro", 2, render_mode="ansi")
    env.reset(options={"position": text})
    assert env.agent_selection == "player_1"
    assert env.render() == text
    human = doors.env("machi-koro", 2, render_mode="human")
    human.reset(options={"position": text})
    human.step(GAMES["machi-koro"].actions.parse("build:nothing"))
    assert capsys.readouterr().out.startswith(f"{text}\n2p turn=A")


def test_pettingzoo_makes_environments_by_name() -> None:
    assert make("aec", "bauhof/skyline-v0", players=5).max_num_agents == 5
    assert make("parallel", "bauhof/carrara-v0", max_cycles=7).max_cycles == 7


def test_an_environment_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(doors.env("machi-koro", 3, two_of_a_kind=True)))
    again.reset(seed=1)
    assert again.num_agents == 3


def test_an_illegal_action_names_its_reason_and_changes_nothing() -> None:
    env = doors.raw_env("machi-koro", 2)
    env.reset(seed=1)
    before = env.state()
    radio_tower = GAMES["machi-koro"].actions.parse("build:radio-tower")
    with pytest.raises(bauhof.IllegalAction, match="build:radio-tower: you need 18 more coins"):
        env.step(radio_tower)
    assert np.array_equal(env.state(), before)
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_an_illegal_action_loses_the_game_where_that_is_the_custom() -> None:
    env = doors.env("machi-koro", 3)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(GAMES["machi-koro"].actions.parse("build:radio-tower"))
    assert env.rewards == {agent: -1 if agent == offender else 0.5 for agent in env.agents}
    assert "you need 18 more coins" in env.infos[offender]["illegal"]
    parallel = doors.parallel_env("machi-koro", 3)
    parallel.reset(seed=1)
    _, rewards, ended, _, infos = parallel.step({offender: GAMES["machi-koro"].actions.parse("build:radio-tower")})
    assert rewards == env.rewards
    assert all(ended.values())
    assert "you need 18 more coins" in infos[offender]["illegal"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 9}, "machi-koro is for 2 to 4 players; 9 cannot play it"),
        ({"players": 2.0}, "players is a whole number from 2 to 4, not 2.0"),
        ({"variable": True}, "has no option 'variable'; its options are: variable_supply, two_of_a_kind"),
        ({"variable_supply": "yes"}, "variable_supply is True or False, not 'yes'"),
        ({"illegal": "ignore"}, "illegal is 'ignore'; it can be: raise, lose, random"),
        ({"render_mode": "rgb_array"}, "render_mode is 'rgb_array'; it can be None, ansi or human"),
        ({"max_cycles": 0}, "max_cycles is a whole number, 1 or more, or None, not 0"),
    ],
)
def test_what_makes_no_environment_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bauhof.BauhofError, match=sentence):
        doors.env("machi-koro", **given)


@pytest.mark.parametrize("action", [1.0, np.float32(1), "build:cafe", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = doors.env("machi-koro")
    env.reset(seed=1)
    with pytest.raises(bauhof.BauhofError, match="an action of machi-koro is a whole number from 0 to 54, not"):
        env.step(action)


@pytest.mark.parametrize("action", [-1, 55, 1 << 40])
def test_an_action_is_one_of_the_game(action: int) -> None:
    env = doors.raw_env("machi-koro")
    env.reset(seed=1)
    with pytest.raises(bauhof.BauhofError, match="machi-koro has the actions 0 to 54"):
        env.step(action)


def test_what_is_asked_too_early_or_in_vain_says_what_to_do() -> None:
    env = doors.env("machi-koro")
    with pytest.raises(bauhof.BauhofError, match="no game is under way; reset the environment"):
        env.step(0)
    with pytest.raises(bauhof.BauhofError, match="a seed is a whole number, 0 or more, not -1"):
        env.reset(seed=-1)
    with pytest.raises(bauhof.BauhofError, match="the position has 3 players, not 2"):
        env.reset(options={"position": "3p | 3c | 3c | 3c"})
    env.reset()
    with pytest.raises(bauhof.BauhofError, match="nothing is rendered without a render_mode"):
        env.render()
    parallel = doors.parallel_env("machi-koro")
    parallel.reset(seed=1)
    with pytest.raises(bauhof.BauhofError, match="it is the turn of player_0, whose action is missing"):
        parallel.step({"player_1": 0})
