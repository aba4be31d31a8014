"""The review of finished games: its law, its judgements, and what it refuses."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pytest

from bauhof.bots.net import network_for
from bauhof.bots.registry import new_bot
from bauhof.core.chance import FastChance
from bauhof.core.errors import BadJournal, BauhofError
from bauhof.core.exercise import PUZZLES, read
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.laws import walk
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.sequences import block
from bauhof.nets import Network
from bauhof.review import Decision, Judgement, chart, review
from bauhof.review.judgement import BELOW, accuracy, judged
from bauhof.review.options import Draft
from bauhof.review.path import path
from bauhof.review.reviewer import DEPTHS, Way, weigh
from bauhof.review.values import Asked, Look, Valuer

MACHI_KORO = game("machi-koro")
THREE = "train-station shopping-mall amusement-park"
BEGIN = {
    "roll",
    "reroll",
    "tv",
    "give",
    "build",
    "take",
    "buy",
    "pass",
    "score",
    "coins",
    "segment",
    "extra",
    "announce",
}
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("review")]
EACH = pytest.mark.parametrize("name", game_names())


@cache
def small(name: str) -> Network:
    """A network that has learnt nothing."""
    return Network.random(name, seed=4, width=12, inner=7, blocks=1)


def played(match: Match, *bots: str, words: tuple[str, ...] = ()) -> Journal:
    """The journal of a game: first some words, then bots."""
    players = [new_bot(bot, match.game, seat) for seat, bot in enumerate(bots)]
    for word in words:
        match.apply(word)
    while match.turn is not None:
        match.apply(players[match.turn].choose(match.question))
    return match.close()


@cache
def late(one: Game, players: int) -> str:
    """A position near the end of a random game."""
    states = [one.format(state) for state in walk(one, players, seed=players) if one.turn(state) is not None]
    return states[-12]


def short_games(name: str, number: int) -> list[Journal]:
    """Games of random players from near the end, for every number of players."""
    one = game(name)
    return [
        played(Match(one, position=late(one, players), chance=FastChance(seed)), *["random"] * players)
        for players in one.players
        for seed in range(number)
    ]


@EACH
def test_start_luck_and_decisions_make_the_result(name: str) -> None:
    """To rounding, for every seat, whatever the network says; what nobody could decide changes nothing."""
    for journal in short_games(name, 20):
        found = review(journal, network=small(name), depth="quick")
        assert journal.end is not None
        ranking = journal.end["ranking"]
        for one in found.players:
            assert one.result == pytest.approx((ranking[one.seat] == 1) / ranking.count(1), abs=1e-6)
            assert one.start + one.luck + one.own + one.others == pytest.approx(one.result, abs=1e-9)
            assert one.adjusted == pytest.approx(one.result - one.luck, abs=1e-9)
        for before, after in zip(found.moments, found.moments[1:], strict=False):
            assert before.after == after.before
        for moment in found.moments:
            assert sum(moment.before) == pytest.approx(1, abs=1e-4)
            if moment.decision is not None:
                assert moment.number == 0 or block(moment.decision.words[0]) in BEGIN
                if moment.decision.judgement is Judgement.ONLY:
                    assert moment.before == pytest.approx(moment.after, abs=1e-9)
                else:
                    check_options(moment.decision)


def check_options(decision: Decision) -> None:
    """What was played is one of them, the best stands first, and the loss is the distance."""
    words = [option.words for option in decision.options]
    assert len(set(words)) == len(words) > 0
    assert decision.words in words
    assert decision.best == words[0]
    chances = {option.words: option.chance for option in decision.options}
    assert decision.loss == pytest.approx(max(0, chances[decision.best] - chances[decision.words]), abs=1e-9)


@EACH
def test_a_whole_game_has_its_chances_and_decisions_in_order(name: str) -> None:
    one = game(name)
    journal = played(Match(one, 2, chance=FastChance(1)), "random", "random")
    found = review(journal, network=small(name))
    told = [word for moment in found.moments for word in (moment.decision or moment.chance).words]  # type: ignore[union-attr]
    assert told == [entry.get("action", entry.get("chance")) for entry in journal.entries]
    assert {block(moment.decision.words[0]) for moment in found.moments if moment.decision} <= BEGIN
    assert all(moment.chance is None for moment in found.moments[1:] if found.moments[moment.number - 1].chance)
    assert json.loads(json.dumps(found.as_json()))["players"][1]["name"] == found.names[1]
    for moment in found.moments[:: len(found.moments) // 5]:
        assert one.format(one.position(moment.position)) == moment.position


@EACH
def test_the_first_chart_has_the_moments_of_the_review_and_its_result(name: str) -> None:
    for journal in short_games(name, 1):
        first, found = chart(journal, network=small(name)).chances, review(journal, network=small(name))
        assert len(first) == len(found.chances)
        assert first[-1] == found.chances[-1]
        assert all(sum(row) == pytest.approx(1, abs=1e-4) for row in first)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_review_tells_how_far_it_is_and_can_be_stopped(threads: int) -> None:
    journal = played(Match(game("skyline"), 2, chance=FastChance(1)), "random", "random")
    told: list[float] = []
    review(journal, network=small("skyline"), threads=threads, progress=told.append)
    assert told == sorted(told)
    assert len(told) > 4
    assert told[-1] == 1

    def stop(share: float) -> None:
        reached.append(share)
        if share > 0.1:
            raise KeyboardInterrupt

    reached: list[float] = []
    with pytest.raises(KeyboardInterrupt):
        review(journal, network=small("skyline"), threads=threads, progress=stop)
    assert len(reached) < len(told) / 2


def expectation(network: Network, state: Any, seat: int) -> float:
    """A chance to win by the definition: all outcomes with their weights, judged from all seats."""
    one, players = network.game, int(state.players)
    possible = one.chance(state)
    if not possible:
        return fmean(network.evaluate(state, viewer, perfect_memory=True).chances[seat] for viewer in range(players))
    hope = 0.0
    for outcome, weight in possible.items():
        after = one.state.copy(state)
        one.resolve(after, outcome)
        hope += weight / sum(possible.values()) * expectation(network, after, seat)
    return hope


@pytest.mark.parametrize(
    "position",
    [
        "3p turn=B one-die | 9c bakery | 3c bakery cafe | 7c mine*3 ranch*3",
        f"2p two-dice | 9c wheat-field {THREE} | 3c wheat-field bakery {THREE}",
    ],
)
def test_chance_is_averaged_exactly(position: str) -> None:
    state, network = MACHI_KORO.position(position), small("machi-koro")
    players = int(state.players)
    found = Valuer(network, players).values([Asked(state, 0)] * 3, Look(36))
    assert found.exact.all()
    exact = [expectation(network, state, seat) for seat in range(players)]
    assert found.chances == pytest.approx(np.array([exact] * 3), abs=1e-5)


def test_what_is_drawn_comes_near_to_what_is_averaged() -> None:
    """With room for 5 lines a die of 6 sides is drawn; the mean over many seeds is that of all outcomes."""
    state = MACHI_KORO.position("3p turn=B one-die | 9c bakery | 3c bakery cafe | 7c mine*3 ranch*3")
    valuer = Valuer(small("machi-koro"), 3)
    drawn = valuer.values([Asked(state, seed) for seed in range(400)], Look(5))
    exact = valuer.values([Asked(state, 0)], Look(6))
    assert not drawn.exact.any()
    assert exact.exact.all()
    assert len({tuple(row) for row in drawn.chances.tolist()}) > 20
    error = drawn.chances.std(axis=0) / 20
    assert (abs(drawn.chances.mean(axis=0) - exact.chances[0]) < 4 * error + 1e-6).all()


def test_thresholds() -> None:
    assert [judged(loss) for loss in (0, 0.0049, 0.0051, 0.021, 0.051, 0.11, 0.9)] == [
        "best", "best", "good", "inaccuracy", "mistake", "blunder", "blunder",
    ]  # fmt: skip
    assert judged(0.001, missed_win=True) == "mistake"
    assert judged(0.3, missed_win=True) == "blunder"
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text()
    stated = dict(re.findall(r"^\| ([a-z]+) \| less than ([\d.]+) \|", page, re.MULTILINE))
    assert stated == {str(kind): f"{100 * most:g}" for kind, most in BELOW.items() if most < 1}


def test_accuracy_falls_with_losses_and_does_not_hide_a_disaster() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0] * 9) == pytest.approx(100)
    assert accuracy([0.25]) == pytest.approx(36.79, abs=0.01)
    spread, once = accuracy([0.03] * 20), accuracy([0.0] * 19 + [0.6])
    assert spread is not None
    assert once is not None
    assert once < spread


def test_luck_has_mean_zero() -> None:
    """Over games of greedy players that are a few rolls from their last landmark."""
    start = f"2p roll=3 | 20c wheat-field*3 bakery {THREE} | 20c wheat-field*3 ranch {THREE}"
    luck = []
    for seed in range(100):
        match = Match(MACHI_KORO, position=start, chance=FastChance(seed))
        luck.append(review(played(match, "greedy", "greedy"), depth="quick").players[0].luck)
    assert stdev(luck) > 0.1
    assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5


def test_every_game_draws_its_own_chance() -> None:
    """Equal draws in all games would make the same bricks likelier in each of them, and luck would not be zero."""
    seeds = [
        [part.seed for part in path(played(Match(game("carrara"), 2, chance=FastChance(seed)), "random", "random"))[0]]
        for seed in (1, 1, 2)
    ]
    assert seeds[0] == seeds[1]
    assert not set(seeds[0]) & set(seeds[2])


def test_equal_journals_give_equal_reviews_with_any_number_of_threads() -> None:
    one = game("skyline")
    journal = played(Match(one, 3, chance=FastChance(5)), "random", "greedy", "random")
    first, again = (review(journal, network=small("skyline"), threads=threads) for threads in (1, 3))
    assert first == again
    assert any(moment.chance and not moment.chance.exact for moment in first.moments)
    assert any(option.looked for moment in first.moments if moment.decision for option in moment.decision.options)


def test_what_was_taken_back_does_not_count() -> None:
    match = Match(MACHI_KORO, position="2p roll=3 | 9c bakery | 9c bakery")
    match.apply("build:cafe")
    match.resolve("4")
    match.apply("build:nothing")
    match.undo(0, actions=2)
    match.apply("build:forest")
    match.draw_from(FastChance(2))
    found = review(played(match, "greedy", "greedy"), network=small("machi-koro"))
    assert found.moments[0].decision is not None
    assert found.moments[0].decision.words == ("build:forest",)
    assert found.moments[1].chance is not None
    assert len(found.moments[1].chance.words) == 1


def test_what_cannot_be_reviewed_is_refused() -> None:
    match = Match(MACHI_KORO, 2, chance=FastChance(0))
    match.apply("build:nothing")
    running = match.close()
    with pytest.raises(BauhofError, match=r"game\.jsonl: the game is not over yet"):
        review(running, "game.jsonl", network=small("machi-koro"))
    journal = played(Match(MACHI_KORO, position=late(MACHI_KORO, 2), chance=FastChance(0)), "random", "random")
    with pytest.raises(BauhofError, match="a review is quick, ordinary, deep, not blitz"):
        review(journal, depth="blitz")
    damaged = Journal.loads(journal.dumps().replace('"names": ["Anna"', '"names": ["Anne"'), "game.jsonl")
    with pytest.raises(BadJournal, match=r"game\.jsonl: line .*: the sha256 does not fit"):
        review(damaged, "game.jsonl", network=small("machi-koro"))


def test_a_deep_review_looks_at_every_decision() -> None:
    journal = played(Match(MACHI_KORO, position=late(MACHI_KORO, 2), chance=FastChance(3)), "random", "random")
    found = review(journal, depth="deep", network=small("machi-koro"))
    decisions = [moment.decision for moment in found.moments if moment.decision and moment.decision.options]
    assert decisions
    assert all(one.options[0].looked or one.options[0].wins for one in decisions)


def test_a_missed_win_is_a_mistake_even_if_it_costs_next_to_nothing() -> None:
    position = f"2p roll=3 | 50c wheat-field bakery {THREE} | 0c wheat-field bakery"
    match = Match(MACHI_KORO, position=position, chance=FastChance(0))
    decision = review(played(match, "greedy", "random", words=("build:nothing",))).moments[0].decision
    assert decision is not None
    assert decision.loss < BELOW[Judgement.INACCURACY]
    assert decision.judgement is Judgement.MISTAKE


@pytest.mark.parametrize("name", game_names())
def test_what_was_found_to_practise_is_still_the_best_by_far(name: str) -> None:
    """The network that looks ahead prefers the same decision as when the exercise was made."""
    one = game(name)
    for found in read(one.folder / PUZZLES)[:3]:
        ways = []
        for words, _ in found.options:
            state = one.position(found.position)
            for word in words:
                one.apply(state, word)
            ways.append(Way(Draft(0, list(words), state), seat=0, seed=0))
        players = int(ways[0].draft.state.players)
        weigh(ways, Valuer(network_for(one), players), DEPTHS["ordinary"].closer[0].look)
        best, *others = [way.chance for way in ways]
        assert best > max(others) + 0.03, found.id
