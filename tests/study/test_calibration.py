"""What networks say, and what came true: games are what is counted, not what was said in them."""

from __future__ import annotations

import numpy as np
import pytest

from bauhof.core.errors import BauhofError
from bauhof.core.registry import game
from bauhof.nets import Network
from bauhof.study.calibration import MEMORY, PRINTED, STEPS, SUMS, Asked, Plan, reliability, survey
from bauhof.study.selfplay import AT_ONCE, Decisions, Floats, SelfPlay, by_network, by_strategy

MACHI_KORO = game("machi-koro")
NETWORK = Network.random("machi-koro", seed=4, width=12, inner=7, blocks=1)


def said(chance: float, wins: list[int], times: int = 1) -> Floats:
    """Games in which one chance was said so many times, and this many wins followed."""
    sums = np.zeros((len(wins), STEPS, SUMS))
    won = np.array(wins)
    counted = [np.full(len(wins), times), np.full(len(wins), times * chance), times * won]
    sums[:, int(chance * STEPS)] = np.stack([*counted, times * (won - chance) ** 2, times * (won - 0.5) ** 2], axis=1)
    return sums


def test_who_says_what_comes_true_has_no_error() -> None:
    found = reliability(said(0.75, [1, 1, 1, 0] * 100))
    assert found.error.value == pytest.approx(0)
    assert 0.01 < found.error.high < 0.06
    assert found.by_chance == pytest.approx(0.8 * (0.75 * 0.25 / 400) ** 0.5, rel=0.2)  # the mean of a |normal number|
    (step,) = filter(None, found.steps)
    assert found.steps.index(step) == 7
    assert (step.said, step.won.value, step.times, step.games) == (0.75, 0.75, 400, 400)
    assert step.won.low < 0.75 < step.won.high


def test_the_error_is_the_mean_distance_between_said_and_won() -> None:
    sums = np.concatenate([said(0.95, [1, 1, 1, 0] * 100), said(0.15, [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] * 40)])
    found = reliability(sums)
    assert found.error.value == pytest.approx((0.2 + 0.05) / 2)
    assert found.error.low < 0.125 < found.error.high
    assert found.games == 800
    assert 0.005 < found.by_chance < 0.03
    assert found.worst == pytest.approx(0.2)
    assert reliability(said(0.95, [1, 0] * 49)).worst is None, "too few games for one step"


def test_saying_a_thing_often_in_one_game_makes_nothing_surer() -> None:
    wins = [1, 0, 1, 1, 0] * 30
    once, often = reliability(said(0.65, wins)), reliability(said(0.65, wins, times=50))
    assert often.error == pytest.approx(once.error)
    assert often.steps[6] is not None
    assert once.steps[6] is not None
    assert often.steps[6].won == pytest.approx(once.steps[6].won)


def test_a_fair_share_for_everybody_shows_no_skill_and_knowing_the_winner_all() -> None:
    assert reliability(said(0.5, [1, 0] * 20)).skill == pytest.approx(0)
    known = np.concatenate([said(1 - 1e-9, [1] * 20), said(0.0, [0] * 20)])
    assert reliability(known).skill == pytest.approx(1)


def test_every_seat_says_the_chances_of_all_seats_in_both_views() -> None:
    plan = Plan(NETWORK, 14, (2, 4), {"variable_supply": True}, every=5)
    found = list(survey(plan))
    assert [(one.players, one.begun) for one in found] == [(2, 7), (4, 7)]
    for one in found:
        assert set(one.sums) == {PRINTED, MEMORY}
        assert not np.allclose(one.sums[PRINTED][..., 1], one.sums[MEMORY][..., 1])
        for sums in one.sums.values():
            times, chances, won = sums.sum(axis=1).T[:3]
            assert len(times) == 7
            assert (times > 0).all()
            assert (times % one.players**2 == 0).all()
            assert chances == pytest.approx(times / one.players, rel=1e-5)
            assert won == pytest.approx(times / one.players)


def test_what_is_said_of_a_seat_counts_for_that_seat() -> None:
    states = MACHI_KORO.state.many(2)
    states[:] = MACHI_KORO.position("3p roll=4 | 9c bakery ranch*3 | 3c bakery | 1c")
    asked = Asked(NETWORK, 2, 3, perfect_memory=False)
    asked.ask(Decisions(0, np.array([0, 1]), states, np.zeros(2, np.int64)), np.array([False, True]))
    chances = np.array([NETWORK.evaluate(states[0], seat).chances for seat in range(3)])
    won = [0.25, 0.75, 0.0]
    sums = asked.sums(np.array([[0.0, 0.0, 1.0], won]))
    assert not sums[0].any(), "nobody was asked there"
    for step in range(STEPS):
        said = [(c, won[seat]) for row in chances for seat, c in enumerate(row) if int(c * STEPS) == step]
        wanted = [(1, c, part, (c - part) ** 2, (1 / 3 - part) ** 2) for c, part in said]
        assert sums[1, step] == pytest.approx([sum(column) for column in zip(*wanted, strict=True)] or [0] * SUMS)


def test_everybody_is_asked_at_every_so_many_decisions() -> None:
    def times(every: int, view: str = PRINTED) -> Floats:
        (found,) = survey(Plan(NETWORK, 9, (3,), {}, (view,), every))
        asked: Floats = found.sums[view][..., 0].sum(axis=1) / 9
        return asked

    decisions = times(1)
    wanted = [len([n for n in range(int(last)) if (n + number) % 4 == 0]) for number, last in enumerate(decisions)]
    assert times(4).tolist() == wanted
    assert (times(1, MEMORY) != decisions).any(), "each view plays games of its own"


def test_games_without_an_end_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.study.selfplay.MOST_DECISIONS", 90)
    (found,) = survey(Plan(NETWORK, 30, (2,), {}, every=50))
    assert found.begun == 30
    assert 0 < len(found.sums[PRINTED]) < 30


def test_options_are_played() -> None:
    play = SelfPlay(MACHI_KORO, 1, 2, {"variable_supply": True}, 0, by_strategy("greedy"))
    assert play.batch.states[0].variable_supply == 1


def test_games_are_shared_by_the_numbers_of_players_and_played_in_turn() -> None:
    found = [(one.players, one.begun) for one in survey(Plan(NETWORK, 3 * AT_ONCE, (2, 3), {}, (PRINTED,), every=50))]
    assert found == [(2, AT_ONCE), (3, AT_ONCE), (2, AT_ONCE // 2), (3, AT_ONCE // 2)]


def test_equal_seeds_play_equal_games() -> None:
    first, same, other = (next(iter(survey(Plan(NETWORK, 5, (2,), {}, seed=seed)))).sums[MEMORY] for seed in (1, 1, 2))
    assert (first == same).all()
    assert first.shape != other.shape or not (first == other).all()


def test_who_wins_is_what_the_rules_say() -> None:
    play = SelfPlay(MACHI_KORO, 9, 3, {}, 1, by_strategy("greedy"))
    decided = [decisions.number for decisions in play.play()]
    assert decided == list(range(len(decided)))
    assert play.is_over.all()
    for state, won in zip(play.batch.states, play.won, strict=True):
        ranking = MACHI_KORO.ranking(state)
        assert ranking is not None
        assert won == pytest.approx([float(rank == 1) for rank in ranking])


@pytest.mark.parametrize("best", [False, True])
def test_a_network_plays_by_its_policy(best: bool) -> None:
    states = MACHI_KORO.state.many(AT_ONCE)
    states[:] = MACHI_KORO.position("2p roll=4 | 9c bakery | 3c bakery")
    chances = NETWORK.evaluate_many(states[:1], perfect_memory=True).policy[0]
    policy = by_network(NETWORK, 3, perfect_memory=True, best=best)
    play = SelfPlay(MACHI_KORO, 1, 2, {}, 0, policy)
    drawn = np.concatenate([policy(play, np.arange(AT_ONCE), states) for _ in range(10)])
    shares = np.bincount(drawn, minlength=len(chances)) / len(drawn)
    wanted = np.eye(len(chances))[chances.argmax()] if best else chances
    assert shares == pytest.approx(wanted, abs=0.04)
    assert not shares[chances == 0].any()


def test_what_cannot_be_asked_is_said() -> None:
    for plan, words in (
        (Plan(NETWORK, 1, (2, 3), {}), "--games is 1; there is at least 1 for every number of players"),
        (Plan(NETWORK, 9, (2, 7), {}), "machi-koro is for 2 to 4 players; 7 cannot play it"),
        (Plan(NETWORK, 9, (2,), {}, every=0), "--every is 0; it is 1 or more"),
        (Plan(NETWORK, 9, (2,), {"blitz": True}), "machi-koro has no option 'blitz'"),
    ):
        with pytest.raises(BauhofError, match=words):
            next(survey(plan))
    with pytest.raises(BauhofError, match="no game came to an end"):
        reliability(np.zeros((0, STEPS, SUMS)))
