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

from bauhof.bots.registry import new_bot
from bauhof.core.chance import FastChance
from bauhof.core.errors import BadJournal, BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.laws import walk
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.nets import Network
from bauhof.review import Judgement, Review, review
from bauhof.review.judgement import BELOW, ERRORS, accuracy, judged
from bauhof.review.path import block
from bauhof.review.values import Asked, Look, Valuer

MACHI_KORO = game("machi-koro")
THREE = "train-station shopping-mall amusement-park"
BEGIN = {"roll", "reroll", "tv", "give", "build", "take", "buy", "pass", "score", "coins", "segment", "extra", "announce"}
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
    for number, journal in enumerate(short_games(name, 20)):
        found = review(journal, network=small(name))
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
                assert block(moment.decision.words[0]) in BEGIN or number >= 0 == moment.number
                if moment.decision.judgement is Judgement.ONLY:
                    assert moment.before == pytest.approx(moment.after, abs=1e-9)
                else:
                    check_options(found, moment.decision)


def check_options(found: Review, decision: Any) -> None:
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
