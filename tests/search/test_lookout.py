"""The lookout: candidates of a policy, chance averaged, leaves judged."""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np
import pytest

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.core.registry import game, game_names
from bauhof.nets import Network
from bauhof.search.fan import LINES, Way, make_play, new_fan
from bauhof.search.judges import HandMade, Judge, Learnt
from bauhof.search.lookout import MOST_CANDIDATES, Lookout, Outlook

MACHI_KORO = game("machi-koro")
THREE = "train-station shopping-mall amusement-park"
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("lookout")]  # both modules compile the same
EACH = pytest.mark.parametrize("name", game_names())


def small(name: str, seed: int = 4) -> Network:
    return Network.random(name, seed, width=12, inner=7, blocks=2)


def landmarks() -> Network:
    """A network made by hand, for two: who has more landmarks and more coins wins, and all actions are alike."""
    network = Network.random("machi-koro", width=2, inner=1, blocks=0)
    inputs, seats = network.shape.inputs, network.shape.seats
    network.weights[:] = 0
    first, last = np.split(network.weights, [2 * (inputs + 1)])
    built, coins = (MACHI_KORO.observation.PARTS.slice(part).start for part in ("landmarks", "coins"))
    for seat in range(2):
        first.reshape(-1, 2)[built + 4 * seat : built + 4 * seat + 4, seat] = 1
        first.reshape(-1, 2)[coins + seat, seat] = 2
        last.reshape(3, -1)[seat, seat - seats] = 2
    return network


def decisions(one: Game, players: int, number: int) -> list[Any]:
    """Positions from all over a game in which somebody has a choice, and no payment is due."""
    found = [
        one.state.copy(state)
        for state in walk(one, players, seed=players)
        if len(one.legal(state)) > 1 and not one.routine(state)
    ]
    return found[:: max(1, len(found) // number)][:number]


def expectation(judge: Judge, state: Any, seat: int, depth: int) -> float:
    """What a seat can hope for, by the definition: every outcome of chance with its weight, replies by the policy."""
    one = judge.game
    possible = one.chance(state)
    if possible:
        total, hope = sum(possible.values()), 0.0
        for outcome, weight in possible.items():
            after = one.state.copy(state)
            one.resolve(after, outcome)
            hope += weight / total * expectation(judge, after, seat, depth)
        return hope
    ranking = one.ranking(state)
    if ranking is not None:
        return (ranking[seat] == 1) / ranking.count(1)
    after, words = one.state.copy(state), one.routine(state)
    if not words:
        states, desk = one.state.many(1), judge.new_desk(1)
        states[0] = state
        judge.judge(states, 1, desk)
        if depth == 0:
            return float(desk.chances[0, seat])
        words, depth = [one.actions.format(int(np.argmax(desk.policy[0])))], depth - 1
    for word in words:
        one.apply(after, word)
    return expectation(judge, after, seat, depth)


def after(one: Game, state: Any, word: str) -> Any:
    state = one.state.copy(state)
    one.apply(state, word)
    return state


@pytest.mark.parametrize("depth", [0, 1])
@pytest.mark.parametrize(
    "position",
    [
        "2p roll=4 | 2c bakery | 3c bakery wheat-field",
        f"3p roll=4 | 9c bakery | 3c bakery cafe {THREE} | 7c mine*3 cheese-factory ranch*3 train-station",
        "2p number-of-dice | 9c wheat-field business-center train-station | 3c wheat-field bakery",
    ],
)
def test_dice_are_averaged_exactly(position: str, depth: int) -> None:
    """Compared with the definition, for rolls of one die and of two, again after doubles, and a roll of everybody's."""
    state, judge = MACHI_KORO.position(position), Learnt(small("machi-koro"))
    lookout = Lookout(judge, Outlook(depth=depth, spread=3000, candidates=4, prior=1))
    found = lookout.look(state, 100_000)
    assert len(found) == min(4, len(MACHI_KORO.legal(state)))
    for estimate in found:
        exact = expectation(judge, after(MACHI_KORO, state, estimate.word), int(state.seat), depth)
        assert estimate.chance == pytest.approx(exact, abs=1e-5)
        assert estimate.visits == 1, "nothing was drawn, so one sample says it all"


@EACH
def test_what_is_drawn_comes_near_to_what_is_split(name: str) -> None:
    """What is split is not drawn, so this compares the mean of many draws with one that has fewer of them, or none."""
    one = game(name)
    state = next(s for s in decisions(one, 2, 60) if one.is_chance(after(one, s, one.actions.format(one.legal(s)[0]))))
    split, drawn = (
        {
            e.word: e.chance
            for e in Lookout(Learnt(small(name)), Outlook(4, 1, depth=0, spread=spread)).look(state, 3000)
        }
        for spread in (36, 1)
    )
    assert split.keys() == drawn.keys()
    for word in split:
        assert split[word] == pytest.approx(drawn[word], abs=0.04)


def test_samples_of_all_candidates_have_the_same_luck() -> None:
    """The same action twice comes to the same states, and another sample to others."""
    state = MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery")
    action, fan = MACHI_KORO.actions.parse("build:nothing"), new_fan(MACHI_KORO, 16)
    play, way = make_play(MACHI_KORO), Way(seed=3, seat=0, spread=1, sampling=False)
    play.begin(state, np.array([action, action]), 0, 8, way, fan)
    play.settle(way, fan, np.zeros(2))
    rolled = [tuple(one.dice) for one in fan.states[: fan.counts[LINES]]]
    assert rolled[:8] == rolled[8:]
    assert len(set(rolled[:8])) > 2


def test_a_win_at_once_is_taken_whatever_the_policy_says() -> None:
    state = MACHI_KORO.position(f"2p roll=4 | 30c bakery {THREE} | 90c mine*3 {THREE}")
    for seed in range(3):
        best, *others = Lookout(Learnt(small("machi-koro", seed))).look(state, 10)
        assert (best.word, best.wins, best.chance, others) == ("build:radio-tower", True, 1.0, [])


def test_a_win_that_dice_give_is_seen_where_judges_are_blind() -> None:
    """A coin short of the last landmark, which any roll brings: who spends nothing wins with the next turn."""
    any_roll = "wheat-field ranch bakery convenience-store forest stadium"
    mine = f"3c {any_roll} shopping-mall amusement-park radio-tower"
    state = MACHI_KORO.position(f"2p roll=6 | {mine} | 9c bakery {THREE}")
    found = Lookout(HandMade(MACHI_KORO), Outlook(depth=6)).look(state, 9000)
    assert found[0].word == "build:nothing"
    assert found[0].chance == pytest.approx(1, abs=1e-6)
    assert all(other.chance < 0.99999 for other in found[1:])


def test_leaves_are_judged_by_the_network() -> None:
    """By one that counts landmarks and coins, a landmark is better than a card, and that better than a dearer one."""
    state = MACHI_KORO.position("2p roll=4 | 4c bakery | 3c bakery")
    found = Lookout(Learnt(landmarks()), Outlook(candidates=16, depth=0)).look(state, 4000)
    ranked = [estimate.word for estimate in found]
    assert len(ranked) == len(MACHI_KORO.legal(state))
    assert ranked[0] == "build:train-station"
    assert ranked.index("build:ranch") < ranked.index("build:convenience-store")


@EACH
def test_every_look_is_legal_repeats_by_seed_and_keeps_to_its_budget(name: str) -> None:
    """In all games, with all numbers of players, all over a game."""
    one = game(name)
    for sampling in (False, True):
        lookout = Lookout(Learnt(small(name)), Outlook(sampling=sampling))
        for players in one.players:
            for state in decisions(one, players, 5):
                before, legal = one.state.bytes(state), {one.actions.format(action) for action in one.legal(state)}
                for budget in (1, 40, 400):
                    found = lookout.look(state, budget, seed=3)
                    assert lookout.evaluations <= budget
                    assert {estimate.word for estimate in found} <= legal
                    assert all(-1e-6 <= estimate.chance <= 1 + 1e-6 for estimate in found)
                    assert found == lookout.look(state, budget, seed=3)
                assert found[0].wins or found[0].visits > 0, "a budget of some hundred is enough for a sample of each"
                assert one.state.bytes(state) == before, "a look leaves the state alone"


def test_samples_go_to_the_better_half() -> None:
    one = game("skyline")
    state = decisions(one, 3, 9)[4]
    lookout = Lookout(Learnt(small("skyline")), Outlook(candidates=8, prior=1, depth=1, spread=1))
    visits = [estimate.visits for estimate in lookout.look(state, 2000)]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == visits[1] > visits[2] > visits[-1] > 0
    assert 1500 < lookout.evaluations <= 2000


def test_a_depth_may_be_that_of_every_seat() -> None:
    one = game("skyline")
    for players in (2, 4):
        state = decisions(one, players, 9)[4]
        ways = (Outlook(depth=3, each=True, spread=1), Outlook(depth=3 * players, spread=1), Outlook(depth=3, spread=1))
        every, together, few = (Lookout(Learnt(small("skyline")), way).look(state, 2000) for way in ways)
        assert every == together
        assert every != few


def test_where_one_action_alone_is_likely_nothing_is_looked_at() -> None:
    lookout = Lookout(Learnt(small("machi-koro")), Outlook(candidates=1, prior=1))
    found = lookout.look(MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery"), 2000)
    assert len(found) == 1
    assert lookout.evaluations == 1


def test_candidates_are_the_best_few_and_what_is_likely_besides() -> None:
    state = MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery")
    judge = Learnt(small("machi-koro"))
    policy = judge.network.evaluate(state, perfect_memory=True).policy
    few, all_likely = (
        {one.word for one in Lookout(judge, Outlook(3, prior, depth=0)).look(state, 2000)} for prior in (1, 0.02)
    )
    assert few == set(list(policy)[:3])
    assert all_likely == {word for place, word in enumerate(policy) if place < 3 or policy[word] >= 0.02}


def test_a_cautious_lookout_keeps_to_the_policy() -> None:
    state = MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery")
    judge = Learnt(small("machi-koro"))
    best = next(iter(judge.network.evaluate(state, perfect_memory=True).policy))
    bold, timid = (Lookout(judge, Outlook(caution=caution, depth=1)).look(state, 900)[0].word for caution in (0, 1e6))
    assert timid == best
    assert bold != best


def test_a_look_by_the_clock_stops_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a hundredth of a second at every look."""
    clock = count()
    monkeypatch.setattr("bauhof.search.lookout.perf_counter", lambda: next(clock) / 100)
    one = game("skyline")
    lookout, state = Lookout(Learnt(small("skyline"))), decisions(one, 2, 9)[4]
    assert lookout.look(state, seconds=0.3)[0].visits > 0
    assert 20 <= next(clock) <= 35
    few = lookout.evaluations
    lookout.look(state, seconds=1.2)
    assert lookout.evaluations > 2 * few


def test_a_judge_by_hand_prefers_the_greedy_action_and_shares_out_worths() -> None:
    states, judge = MACHI_KORO.state.many(1), HandMade(MACHI_KORO)
    states[0] = MACHI_KORO.position(f"3p roll=4 | 9c bakery | 3c bakery | 9c mine {THREE}")
    desk = judge.new_desk(1)
    judge.judge(states, 1, desk)
    legal = MACHI_KORO.legal(states[0])
    assert int(np.argmax(desk.policy[0])) == MACHI_KORO.strategies.decide(states[0], 0)
    assert desk.policy[0].sum() == pytest.approx(1)
    assert np.flatnonzero(desk.policy[0]).tolist() == sorted(legal)
    worths = np.exp([MACHI_KORO.value.worth(states[0], seat) for seat in range(3)])
    assert desk.chances[0, :3] == pytest.approx(worths / worths.sum(), rel=1e-4)


def test_impossible_looks_are_refused() -> None:
    lookout, state = Lookout(HandMade(MACHI_KORO)), MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery")
    with pytest.raises(BauhofError, match="a number of evaluations or of seconds"):
        lookout.look(state)
    with pytest.raises(BauhofError, match="at least one evaluation, not 0"):
        lookout.look(state, 0)
    with pytest.raises(BauhofError, match="more than 0 seconds"):
        lookout.look(state, seconds=0)
    with pytest.raises(BauhofError, match="nobody must decide here"):
        lookout.look(MACHI_KORO.new(2), 9)
    with pytest.raises(BauhofError, match=f"1 to {MOST_CANDIDATES} candidates, not 17"):
        Lookout(HandMade(MACHI_KORO), Outlook(candidates=17))
    with pytest.raises(BauhofError, match="a depth of 0 or more"):
        Lookout(HandMade(MACHI_KORO), Outlook(depth=-1))
