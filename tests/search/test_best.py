from __future__ import annotations

from itertools import count

import pytest

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.search.best import search, wins_in_sight
from bauhof.search.tree import Settings

MACHI_KORO = game("machi-koro")
GAMES = [game(name) for name in game_names()]
THREE = "train-station shopping-mall amusement-park"


def first_decision(one: Game, players: int) -> object:
    state = one.new(players)
    while one.is_chance(state):
        one.resolve(state, next(iter(one.chance(state))))
    return state


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
@pytest.mark.parametrize("last", [0, -1])
def test_playouts_are_counted_and_every_chance_is_a_share(one: Game, last: int) -> None:
    state = first_decision(one, one.players[last])
    before = one.state.bytes(state)  # type: ignore[arg-type]
    found = search(one, state, 200, seed=1)
    assert 170 <= sum(estimate.visits for estimate in found) <= 230, "shared out evenly, in whole playouts"
    assert all(0 <= estimate.chance <= 1 and 0 <= estimate.value <= 1 for estimate in found)
    assert sorted(one.actions.parse(estimate.word) for estimate in found) == one.legal(state)  # type: ignore[arg-type]
    assert [estimate.visits for estimate in found] == sorted((estimate.visits for estimate in found), reverse=True)
    assert one.state.bytes(state) == before, "a search leaves the state alone"  # type: ignore[arg-type]


def test_equal_seeds_give_equal_estimates() -> None:
    state = first_decision(MACHI_KORO, 3)
    assert search(MACHI_KORO, state, 100, seed=4) == search(MACHI_KORO, state, 100, seed=4)
    assert search(MACHI_KORO, state, 100, seed=4) != search(MACHI_KORO, state, 100, seed=5)


def test_a_win_at_hand_is_taken() -> None:
    state = MACHI_KORO.position(f"2p roll=4 | 30c bakery {THREE} | 90c mine*3 {THREE}")
    best = search(MACHI_KORO, state, 200)[0]
    assert best.word == "build:radio-tower"
    assert best.wins
    assert best.chance == 1


def test_a_win_at_hand_is_preferred_to_one_that_is_certain_anyway() -> None:
    state = MACHI_KORO.position(f"2p roll=4 | 90c bakery {THREE} | 0c bakery")
    assert search(MACHI_KORO, state, 50)[0].word == "build:radio-tower"


def test_every_seat_plays_for_itself() -> None:
    """B is about to win whatever A does, and the values of A say so."""
    state = MACHI_KORO.position(f"2p roll=4 | 0c bakery | 22c bakery {THREE}")
    assert search(MACHI_KORO, state, 300)[0].chance < 0.1


def test_a_search_by_the_clock_stops_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a hundredth of a second at every look."""
    clock = count()
    monkeypatch.setattr("bauhof.search.best.perf_counter", lambda: next(clock) / 100)
    state = first_decision(MACHI_KORO, 2)
    found = search(MACHI_KORO, state, seconds=0.2)
    assert 20 <= next(clock) <= 25
    assert all(estimate.visits > 0 for estimate in found)
    more = search(MACHI_KORO, state, seconds=0.6)
    assert sum(estimate.visits for estimate in more) > 2 * sum(estimate.visits for estimate in found)


def test_threads_share_the_playouts_and_repeat_by_seed() -> None:
    state = first_decision(MACHI_KORO, 2)
    two = search(MACHI_KORO, state, 400, seed=3, threads=2)
    assert two == search(MACHI_KORO, state, 400, seed=3, threads=2)
    assert 360 <= sum(estimate.visits for estimate in two) <= 440


def test_half_of_the_actions_get_more_playouts_than_the_others() -> None:
    state = MACHI_KORO.position("2p roll=4 | 2c bakery | 3c bakery")
    visits = [estimate.visits for estimate in search(MACHI_KORO, state, 700, settings=Settings())]
    assert len(visits) == 7
    assert visits[0] == visits[1] > visits[2] > visits[4] == visits[6]


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
@pytest.mark.parametrize(
    "settings",
    [
        Settings(guided=False, patience=0, prior=0, margin=False),
        Settings(depth=0),
        Settings(patience=2, chance_nodes=True),
        Settings(patience=2, exploration=1.0),
    ],
    ids=["random", "value", "chance-nodes", "tree"],
)
def test_every_way_of_looking_ahead_gives_estimates(one: Game, settings: Settings) -> None:
    state = first_decision(one, 2)
    found = search(one, state, 700, seed=2, settings=settings)  # more nodes than there is room for at first
    assert sum(estimate.visits for estimate in found) > 600
    assert all(0 <= estimate.value <= 1 for estimate in found)
    assert found == search(one, state, 700, seed=2, settings=settings)


def test_what_wins_only_later_is_found_by_looking_ahead() -> None:
    """One coin short of the last landmark, with a Wheat Field: who builds nothing is sure to win, who spends is not."""
    state = MACHI_KORO.position(f"2p roll=4 | 21c wheat-field*6 bakery*3 {THREE} | 50c bakery {THREE}")
    words = [estimate.word for estimate in search(MACHI_KORO, state, 400)]
    assert words[0] == "build:nothing"


def test_a_cautious_search_leaves_the_greedy_action_only_for_a_clearly_better_one() -> None:
    state = first_decision(MACHI_KORO, 2)
    greedy = MACHI_KORO.actions.format(int(MACHI_KORO.strategies.decide(state, 0)))
    timid = search(MACHI_KORO, state, 50, settings=Settings(caution=1e6))
    assert timid[0].word == greedy
    assert len({estimate.word for estimate in timid}) == len(MACHI_KORO.legal(state))  # type: ignore[arg-type]


def test_impossible_searches_are_refused() -> None:
    with pytest.raises(BauhofError, match="at least one playout, not 0"):
        search(MACHI_KORO, first_decision(MACHI_KORO, 2), 0)
    for wrong in (0.0, -1.0, float("nan")):
        with pytest.raises(BauhofError, match="more than"):
            search(MACHI_KORO, first_decision(MACHI_KORO, 2), seconds=wrong)
    with pytest.raises(BauhofError, match="a number of playouts or of seconds"):
        search(MACHI_KORO, first_decision(MACHI_KORO, 2))
    with pytest.raises(BauhofError, match="at least one thread"):
        search(MACHI_KORO, first_decision(MACHI_KORO, 2), 10, threads=0)
    with pytest.raises(BauhofError, match="nobody must decide here"):
        search(MACHI_KORO, MACHI_KORO.new(2), 10)


def test_a_win_in_sight_is_told() -> None:
    state = MACHI_KORO.position(f"2p build roll=4 | 22c bakery {THREE} | 0c bakery")
    assert wins_in_sight(MACHI_KORO, state) == ["build:radio-tower"]
    assert wins_in_sight(MACHI_KORO, MACHI_KORO.position(f"2p build roll=4 | 21c bakery {THREE} | 0c bakery")) == []
