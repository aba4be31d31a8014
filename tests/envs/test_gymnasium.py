"""The checkers of Gymnasium and Stable-Baselines3, for all games and all numbers of players."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from stable_baselines3.common.env_checker import check_env as check_for_stable_baselines

import bauhof
from bauhof.envs import gymnasium as doors
from tests.envs.tables import GAMES, TABLES

each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def made(name: str, players: int, **given: Any) -> Any:
    """An environment by Gymnasium's registry, in which Spire is only sometimes."""
    doors.register_games()
    return gymnasium.make(f"bauhof/{name}-v0", players=players, **given).unwrapped


def play(env: Any, seed: int, steps: int = 10_000) -> list[Any]:
    """What random play from a seed gives."""
    chooser = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told: list[Any] = [(seen, info)]
    for _ in range(steps):
        action = chooser.choice(np.flatnonzero(info["action_mask"]))
        assert np.array_equal(env.action_masks(), info["action_mask"])
        seen, reward, terminated, truncated, info = env.step(action)
        told.append((seen, reward, terminated, truncated, info))
        if terminated:
            return told
    raise AssertionError("the game does not end")


@each_table
def test_every_table_passes_the_checker(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The checker samples without masks, so illegal actions must lead somewhere."""
    check_env(made(name, players, illegal="random"))
    check_env(made(name, players, illegal="lose", features=True, perfect_memory=True))


@each_table
def test_every_table_passes_the_checker_of_stable_baselines(name: str, players: int) -> None:
    check_for_stable_baselines(made(name, players, illegal="random"))


@each_table
def test_a_game_is_played_to_its_end(name: str, players: int) -> None:
    env = made(name, players, opponents="random")
    for seed in range(2):
        told = play(env, seed)
        assert [step[1] for step in told[1:-1]] == [0.0] * (len(told) - 2)
        returns = GAMES[name].returns(env._single.state)
        assert returns is not None
        assert told[-1][1] == returns[told[-1][-1]["seat"]]
        assert not told[-1][-1]["action_mask"].any()
        assert data_equivalence(told, play(env, seed), exact=True)


def test_what_is_seen_is_what_our_seat_sees() -> None:
    game, env = GAMES["skyline"], made("skyline", 3, seat="B", opponents=["greedy", "random"], features=True)
    seen, info = env.reset(seed=4)
    chooser = np.random.default_rng(1)
    for _ in range(30):
        state = env._single.state
        assert info["seat"] == game.turn(state) == 1
        assert np.array_equal(seen, game.observe(state, 1, features=True))
        assert np.array_equal(info["action_mask"], game.legal_mask(state))
        seen, _, ended, _, info = env.step(chooser.choice(np.flatnonzero(info["action_mask"])))
        if ended:
            break


def test_the_seat_is_drawn_for_every_game() -> None:
    env = made("machi-koro", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_greedy_opponents_beat_random_play() -> None:
    """The strategies in the loop are the bots of the same names."""
    env = made("machi-koro", 2, opponents="greedy")
    assert sum(play(env, seed)[-1][1] < 0 for seed in range(20)) > 15
    easy = made("machi-koro", 2, opponents="random")
    chosen = bauhof.new_bot("greedy", GAMES["machi-koro"])
    wins = 0
    for seed in range(20):
        easy.reset(seed=seed)
        ended = False
        while not ended:
            word = chosen.choose(bauhof.Question(GAMES["machi-koro"], easy._single.state.copy()))
            _, reward, ended, _, _ = easy.step(GAMES["machi-koro"].actions.parse(word))
        wins += reward > 0
    assert wins > 15


class First:
    """A bot that takes what comes first."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, question: bauhof.Question) -> str:
        self.asked += 1
        return question.legal[0]


class Wrong(First):
    """A bot that says something else."""

    def choose(self, question: bauhof.Question) -> str:
        return "build:radio-tower"


def test_bots_are_asked() -> None:
    bot = First()
    env = made("machi-koro", 3, opponents=[bot, "search@playouts=4"])
    _, info = env.reset(seed=1)
    for _ in range(5):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert bot.asked >= 4
    wrong = made("machi-koro", 2, seat=1, opponents=Wrong())
    with pytest.raises(bauhof.BauhofError, match=r"Wrong failed with IllegalAction: .*; it was at 2p"):
        wrong.reset(seed=1)


def test_a_game_can_begin_anywhere_and_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = "2p turn=B build roll=3 | 5c bakery | 0c cafe*2"
    env = made("machi-koro", 2, seat=1, render_mode="ansi")
    env.reset(options={"position": text})
    assert env.render() == text
    human = made("machi-koro", 2, seat=1, render_mode="human")
    human.reset(options={"position": text})
    assert capsys.readouterr().out == f"{text}\n"
    with pytest.raises(bauhof.BauhofError, match="the game is over in this position"):
        env.reset(
            options={
                "position": "2p turn=A over roll=3 | 0c train-station shopping-mall amusement-park radio-tower | 0c"
            }
        )


def test_an_illegal_action_names_its_reason_and_changes_nothing() -> None:
    env = made("machi-koro", 2, seat=0)
    env.reset(seed=1)
    before = env._single.states.tobytes()
    with pytest.raises(bauhof.IllegalAction, match="build:radio-tower: you need 18 more coins"):
        env.step(GAMES["machi-koro"].actions.parse("build:radio-tower"))
    for action in (-1, 55):
        with pytest.raises(bauhof.BauhofError, match="machi-koro has the actions 0 to 54"):
            env.step(action)
    with pytest.raises(bauhof.BauhofError, match=r"an action of machi-koro is a whole number from 0 to 54, not 3\.5"):
        env.step(3.5)
    assert env._single.states.tobytes() == before
    losing = made("machi-koro", 2, seat=0, illegal="lose")
    losing.reset(seed=1)
    _, reward, ended, _, info = losing.step(GAMES["machi-koro"].actions.parse("build:radio-tower"))
    assert (reward, ended) == (-1, True)
    assert "you need 18 more coins" in info["illegal"]
    assert not info["action_mask"].any()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 5}, "machi-koro is for 2 to 4 players; 5 cannot play it"),
        ({"players": "2"}, "players is a whole number from 2 to 4, not '2'"),
        ({"seat": 2}, "there are the seats 0 to 1; 2 is none of them"),
        ({"seat": "C"}, "there are the seats A, B; C is none of them"),
        ({"opponents": ["greedy", "random"]}, "with 2 players there are 1 opponents, not 2"),
        ({"opponents": "gready"}, "nobody called 'gready' plays machi-koro; there are: novice"),
        ({"opponents": 7}, r"an opponent is a bot with choose\(question\), or one of: novice, casual"),
        ({"open_hands": True}, "machi-koro has no option 'open_hands'"),
        ({"illegal": "pass"}, "illegal is 'pass'; it can be: raise, lose, random"),
        ({"render_mode": "rgb_array"}, "render_mode is 'rgb_array'; it can be None, ansi or human"),
    ],
)
def test_what_makes_no_environment_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bauhof.BauhofError, match=sentence):
        doors.SeatEnv("machi-koro", **given)


def test_what_is_asked_too_early_says_what_to_do() -> None:
    env = doors.SeatEnv("machi-koro")
    with pytest.raises(bauhof.BauhofError, match="no game is under way; reset the environment"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(bauhof.BauhofError, match="nothing is rendered without a render_mode"):
        env.render()
