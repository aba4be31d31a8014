from __future__ import annotations

import numpy as np
import pytest

from bauhof.core.chance import below, new_generator, place
from bauhof.core.errors import BauhofError
from bauhof.core.events import new_log, read_log
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.search.rollout import play_random
from tests.fourth.spire import GAME as SPIRE

GAMES = [game(name) for name in game_names()]


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_all_games_end_and_have_a_winner(one: Game) -> None:
    for players in one.players:
        played = play_random(one, players, 300, seed=1)
        assert (played.ranks.min(axis=1) == 1).all()
        assert played.lengths.min() > 0
        assert len(played.wins) == players


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_threads_change_nothing_but_the_time(one: Game) -> None:
    alone = play_random(one, 2, 101, seed=3)
    for threads in (2, 3, None):
        shared = play_random(one, 2, 101, seed=3, threads=threads)
        assert np.array_equal(alone.lengths, shared.lengths)
        assert np.array_equal(alone.ranks, shared.ranks)
    other = play_random(one, 2, 101, seed=4)
    assert not np.array_equal(alone.lengths, other.lengths)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_game_does_not_depend_on_how_many_are_played(one: Game) -> None:
    assert play_random(one, 2, 5, seed=9).lengths.tolist() == play_random(one, 2, 50, seed=9).lengths[:5].tolist()


def test_games_start_from_any_position() -> None:
    one = game("machi-koro")
    three = "train-station shopping-mall amusement-park"
    start = one.position(f"2p roll=4 | 0c bakery | 90c bakery {three}")
    played = play_random(one, 2, 2000, seed=1, start=start)
    assert played.wins[1] > 1950
    assert play_random(one, games=2000, seed=1, start=one.format(start)).wins == played.wins
    with pytest.raises(BauhofError, match="the position has 2 players, not 3"):
        play_random(one, 3, 10, start=start)


def turns_told(one: Game, players: int, seed: int, number: int) -> int:
    """How many turns begin in a random game, from its events; another action in the same turn is none."""
    log, rng = new_log(), new_generator(seed, number)
    state, turns, decided = one.new(players, None, log), 0, False
    while not one.is_over(state):
        possible = one.chance(state)
        if possible:
            ticket = int(below(rng, sum(possible.values())))
            one.rules.resolve(state, list(possible)[place(possible.values(), ticket)], log)
        else:
            legal = one.legal(state)
            one.rules.apply(state, legal[int(below(rng, len(legal)))], log)
            decided = True
        begun = [event for event in read_log(log, one.events) if event.kind == "turn"]
        if one.name == "skyline":
            begun = [event for event in begun if not event["again"]]
        turns = turns + len(begun) if decided else max(turns, len(begun[-1:]))
    return turns


@pytest.mark.parametrize("one", [*GAMES, SPIRE], ids=lambda one: one.name)
def test_turns_are_counted_as_they_are_told(one: Game) -> None:
    """Doubles give another turn to the same player, an exact payment does not, and a 1 ends a turn by chance."""
    for players in one.players[:2]:
        played = play_random(one, players, 8, seed=5)
        assert played.turns.tolist() == [turns_told(one, players, 5, number) for number in range(8)]


def test_a_limit_cuts_games_off() -> None:
    played = play_random(game("machi-koro"), 2, 10, most_steps=5)
    assert played.lengths.tolist() == [5] * 10
    assert played.wins == [0, 0]
    assert played.steps == 50


def test_impossible_orders_are_refused() -> None:
    one = game("machi-koro")
    with pytest.raises(BauhofError, match="at least one game must be played, not 0"):
        play_random(one, 2, 0)
    with pytest.raises(BauhofError, match="at least one thread must play, not 0"):
        play_random(one, 2, 1, threads=0)
    with pytest.raises(BauhofError, match="no option 'x'"):
        play_random(one, 2, 1, x=True)
