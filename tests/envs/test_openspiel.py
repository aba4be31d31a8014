"""OpenSpiel's own checks, playthroughs and search, for all games and all numbers of players."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

import bauhof
from bauhof.envs import openspiel as doors
from tests.envs.tables import GAMES, TABLES

each_table = pytest.mark.parametrize(("name", "players"), TABLES)


@pytest.fixture(autouse=True)
def _all_games(spire: None) -> None:
    doors.register_games()


def load(name: str, players: int, **given: Any) -> Any:
    params = ",".join(f"{key}={str(value).lower()}" for key, value in {"players": players, **given}.items())
    return pyspiel.load_game(f"bauhof_{name.replace('-', '_')}({params})")


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many random decisions, or the end."""
    state, chooser = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            decisions -= 1
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


@each_table
def test_random_games_pass_the_checks_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_options_pass_the_checks_too(name: str) -> None:
    options = dict.fromkeys(GAMES[name].options, True)
    game = load(name, GAMES[name].players[-1], **options)
    assert {option: game.get_parameters()[option] for option in options} == options
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_tells_everything_and_plays_again(name: str) -> None:
    string = f"bauhof_{name.replace('-', '_')}(players={GAMES[name].players[0]},max_game_length=60)"
    text = playthrough(string, [], seed=1)
    actions = [int(line.split()[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert playthrough(string, actions) == text
    assert "MaxGameLength() = 60" in text
    assert "IsTerminal() = True" in text


@each_table
def test_a_state_says_what_the_game_says(name: str, players: int) -> None:
    game, state = GAMES[name], played(load(name, players), 3)
    record = state.position.states[0]
    assert str(state) == game.format(record)
    assert state.current_player() == int(record.seat)
    assert state.legal_actions() == sorted(game.legal(record))
    assert state.action_to_string(state.legal_actions()[0]) == game.actions.format(min(game.legal(record)))
    for player in range(players):
        assert np.array_equal(state.observation_tensor(player), game.observe(record, player))
        assert np.array_equal(state.information_state_tensor(player), game.observe(record, player, perfect_memory=True))
        assert state.observation_string(player) == repr(game.view(record, player))
        assert state.information_state_string(player) == f"{'ABCDEF'[player]} {game.format(record)}"


@each_table
def test_chance_and_returns_are_those_of_the_game(name: str, players: int) -> None:
    game, spiel = GAMES[name], load(name, players)
    state, chances = spiel.new_initial_state(), 0
    chooser = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            weights = game.chance(state.position.states[0])
            total = sum(weights.values())
            assert dict(state.chance_outcomes()) == {one: weight / total for one, weight in weights.items()}
            state.apply_action(chooser.choices(list(weights), list(weights.values()))[0])
            chances += 1
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert state.returns() == pytest.approx(game.returns(state.position.states[0]))
    assert sum(state.returns()) == pytest.approx(0, abs=1e-12)
    assert max(state.returns()) <= spiel.max_utility()
    assert min(state.returns()) >= spiel.min_utility()
    assert chances <= spiel.max_chance_nodes_in_history()


@pytest.mark.parametrize("name", GAMES)
def test_states_and_games_are_serialised(name: str) -> None:
    game = load(name, GAMES[name].players[-1])
    state = played(game, 3)
    again, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game)
    for copy in (same, pickle.loads(pickle.dumps(state)), state.clone()):
        assert copy.position.states.tobytes() == state.position.states.tobytes()
        assert copy.history() == state.history()
        assert copy.current_player() == state.current_player()
    one = state.clone()
    one.apply_action(one.legal_actions()[0])
    assert one.position.states.tobytes() != state.position.states.tobytes()


def test_the_longest_game_is_the_bound() -> None:
    """A game that is played to the bound ends there, and nobody has won anything."""
    game = load("machi-koro", 3, max_game_length=25)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = played(game, 1000)
    assert state.is_terminal()
    assert state.returns() == [0, 0, 0]
    assert sum(player.player >= 0 for player in state.full_history()) == 25


@pytest.mark.parametrize(("name", "players"), [("machi-koro", 2), ("skyline", 3), ("carrara", 2), ("spire", 2)])
def test_openspiels_search_plays_our_games(name: str, players: int) -> None:
    """The one in C++ cannot: without Python's lock it calls what is written in Python, OpenSpiel's own games too."""
    game = load(name, players)
    state = played(game, 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 10, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_openspiels_search_finds_the_winning_action() -> None:
    game = load("machi-koro", 2)
    state = played(game, 0)
    nearly = "2p roll=1 | 22c train-station shopping-mall amusement-park | 0c bakery"
    state.position.states[0] = GAMES["machi-koro"].position(nearly)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 60, evaluator, random_state=np.random.RandomState(1))
    assert state.action_to_string(bot.step(state)) == "build:radio-tower"


def test_observers_have_named_parts() -> None:
    game, skyline = load("skyline", 3), GAMES["skyline"]
    state = played(game, 30)
    record = state.position.states[0]
    printed = make_observation(game)
    printed.set_from(state, 1)
    assert (
        printed.dict["hands"].tolist() == skyline.observe(record, 1)[skyline.observation.PARTS.slice("hands")].tolist()
    )
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True), {"features": True})
    recall.set_from(state, 1)
    assert np.array_equal(recall.tensor, skyline.observe(record, 1, perfect_memory=True, features=True))
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    looker_on = make_observation(game, public)
    assert looker_on.tensor is None
    assert looker_on.string_from(state, 1) == repr(skyline.view(record, bauhof.NOBODY))
    with pytest.raises(bauhof.BauhofError, match="an observation has the parameter features, not colour"):
        make_observation(game, None, {"colour": True})
    with pytest.raises(bauhof.BauhofError, match="ask for public_info=True"):
        make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


def test_what_is_wrong_is_refused_with_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(bauhof.BauhofError, match="machi-koro is for 2 to 4 players; 9 cannot play it"):
        load("machi-koro", 9)
    with pytest.raises(bauhof.BauhofError, match="max_game_length is at least 1, not 0"):
        load("machi-koro", 2, max_game_length=0)
    with pytest.raises(pyspiel.SpielError, match="Available parameters are: max_game_length, players, two_of_a_kind"):
        load("machi-koro", 2, open_hands=True)
    state = played(load("machi-koro", 2), 0)
    before = state.position.states.tobytes()
    with pytest.raises(bauhof.IllegalAction, match="build:radio-tower: you need"):
        state.apply_action(GAMES["machi-koro"].actions.parse("build:radio-tower"))
    with pytest.raises(bauhof.BauhofError, match="machi-koro has the actions 0 to 54"):
        state.apply_action(99)
    assert state.position.states.tobytes() == before


def test_a_program_with_our_games_ends_in_peace() -> None:
    """What OpenSpiel keeps of a game outlives Python."""
    code = "import pyspiel, bauhof.envs.openspiel as o; pyspiel.load_game('bauhof_skyline').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
