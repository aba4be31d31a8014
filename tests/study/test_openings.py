"""What is done first, by whom, and what greedy would do instead."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import numpy as np
import pytest

from bauhof.core.chance import FastChance
from bauhof.core.errors import BauhofError
from bauhof.core.events import Event, new_log
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.nets import Network
from bauhof.study.openings import (
    FIRST,
    Choice,
    Differences,
    Opening,
    Study,
    count_differences,
    study_openings,
    told,
    watch,
)
from bauhof.study.selfplay import Decisions, SelfPlay, by_strategy

MACHI_KORO, SKYLINE, CARRARA = game("machi-koro"), game("skyline"), game("carrara")
YARD = "yard museum5 theater6 - park10 | display blue3 green2 blue2 yellow9"
HANDS = "0v blue5 blue2 green7 | 0v green6"


@pytest.fixture(scope="module")
def greedy() -> Opening:
    """Some games of greedy."""
    opening = Opening()
    watch(opening, MACHI_KORO, 40, 3, {}, 5, by_strategy("greedy"))
    return opening


def test_everybody_has_one_first_choice_and_no_second_without_it(greedy: Opening) -> None:
    assert (greedy.games, greedy.seats) == (40, 120)
    for aspect in ("built", "landmark"):
        shares = [
            sum(greedy.share(Choice(aspect, place, word)) for word in greedy.words(aspect))
            for place in range(1, FIRST + 1)
        ]
        assert max(shares) <= 1 + 1e-9
        assert shares == sorted(shares, reverse=True)
    assert sum(greedy.share(Choice("built", 1, word)) for word in greedy.words("built")) == pytest.approx(1)
    assert {choice.place for choice in greedy.choices if choice.aspect == "built"} == set(range(1, FIRST + 1))


def test_turns_are_counted_from_the_first_of_a_seat(greedy: Opening) -> None:
    """Whoever wins builds the fourth landmark in their last turn; several decisions can be one turn."""
    play = SelfPlay(MACHI_KORO, 40, 3, {}, 5, by_strategy("greedy"))
    seats: list[list[int]] = [[] for _ in range(40)]
    for decisions in play.play():
        for number, state in zip(decisions.games.tolist(), decisions.states, strict=True):
            seats[number].append(int(state.seat))
    last = [[seat for seat, _ in groupby(game)].count(game[-1]) for game in seats]
    assert greedy.turn("landmark", 4) == pytest.approx(sum(last) / 40)


def test_the_fourth_landmark_wins_and_comes_last(greedy: Opening) -> None:
    fourth = [taken for choice, taken in greedy.choices.items() if (choice.aspect, choice.place) == ("landmark", 4)]
    assert sum(taken.seats for taken in fourth) == sum(taken.wins for taken in fourth) == 40
    turns = [greedy.turn("landmark", place) for place in range(1, 5)]
    assert None not in turns
    assert turns == sorted(turns, key=lambda turn: turn or 0)
    assert greedy.turn("landmark", 5) is None
    assert greedy.totals["landmark"] == sum(
        taken.seats for choice, taken in greedy.choices.items() if choice.aspect == "landmark"
    )
    taken = greedy.taken("landmark", "shopping-mall")
    assert taken.seats == round(120 * sum(greedy.share(Choice("landmark", n, "shopping-mall")) for n in range(1, 5)))


def test_words_stand_in_the_order_of_how_often_they_come(greedy: Opening) -> None:
    counted = [greedy.taken("built", word).seats for word in greedy.words("built")]
    assert counted == sorted(counted, reverse=True)
    assert len(counted) > 3


def test_a_network_and_greedy_begin_with_equal_starts_and_differ() -> None:
    network = Network.random("machi-koro", seed=4, width=12, inner=7, blocks=1)
    (found,) = study_openings(network, 12, 2, {}, seed=3)
    assert found.begun == 12
    assert found.greedy.games == 12
    assert found.network.games + found.greedy.games + found.left_out == 24
    assert set(found.aspects) == {"built", "landmark"}
    differences = found.differences
    assert 0 < differences.pairs.total() < differences.decisions == differences.greedy.total()
    assert differences.share == differences.pairs.total() / differences.decisions
    for own, theirs in differences.pairs:
        assert own != theirs
        assert differences.pairs[own, theirs] <= differences.greedy[theirs]


def test_who_plays_greedily_differs_nowhere() -> None:
    found = Differences()
    states = SKYLINE.state.many(3)
    for place, hand in enumerate((HANDS, HANDS, "0v blue1 | 0v green6")):
        states[place] = SKYLINE.position(f"2p | {YARD} | {hand}")
    ours = np.array([SKYLINE.actions.parse(word) for word in ("buy:1", "take:2", "take:1")])
    theirs = np.array([SKYLINE.actions.parse(word) for word in ("buy:1", "buy:1", "take:4")])
    count_differences(found, SKYLINE, Decisions(0, np.arange(3), states, ours), theirs)
    assert found.pairs == Counter({("take money", "buy museum"): 1}), "which money is taken is the same deed"
    assert found.greedy == Counter({"buy museum": 2, "take money": 1})
    assert found.decisions == 3


def test_a_purchase_is_told_with_its_payment() -> None:
    """S3.3, S3.5: greedy pays the museum with the blue 5, which is exact; then somebody is asked again."""
    state = SKYLINE.position(f"2p | {YARD} | {HANDS}")
    assert told(SKYLINE, state, SKYLINE.actions.parse("buy:1"), new_log()) == []
    (bought,) = [
        event for event in told(SKYLINE, state, SKYLINE.actions.parse("for:dirk"), new_log()) if event.kind == "bought"
    ]
    assert SKYLINE.highlights.aspects(bought) == {"action": "buy exactly", "bought": "museum for dirk"}


def aspects(one: Game, text: str, *words: str) -> list[dict[str, str]]:
    """What is worth counting about some actions."""
    match = Match(one, position=text)
    events = [event for word in words for event in match.apply(word)]
    return [dict(found) for event in events if (found := one.highlights.aspects(event))]


def test_what_is_worth_counting() -> None:
    skyline = f"3p | {YARD} | 0v blue5 blue2 green7 | 0v green6 | 0v"
    assert aspects(SKYLINE, skyline, "take:1", "take:3") == [{"action": "take 2 cards", "taken": "5"}]
    assert aspects(SKYLINE, skyline, "take:4") == [{"action": "take 1 card", "taken": "above 5"}]
    assert aspects(SKYLINE, skyline, "buy:2", "pay:7", "pay:done") == [{"action": "buy, 1 wasted", "bought": "theater"}]
    more = [{"action": "buy, 2 or more wasted", "bought": "museum"}]
    assert aspects(SKYLINE, skyline.replace("blue5 blue2", "blue9"), "buy:1", "pay:9", "pay:done") == more
    bought = {"seat": 0, "segment": "II", "price": 3, "bricks": {"green": 1, "blue": 2}}
    counted = {"action": "buy", "bricks": "3", "price of a brick": "1"}
    assert CARRARA.highlights.aspects(Event("bought", bought)) == counted
    for price, word in ((0, "free"), (2, "below 1"), (7, "2")):
        assert CARRARA.highlights.aspects(Event("bought", bought | {"price": price}))["price of a brick"] == word
    villa = Event("built", {"seat": 0, "building": "villa-3", "city": "pisa", "bricks": {}})
    assert CARRARA.highlights.aspects(villa) == {"action": "build", "building": "villa", "cost": "3", "city": "pisa"}
    built = "2p roll=4 | 22c bakery | 3c bakery"
    assert aspects(MACHI_KORO, built, "build:cafe") == [{"built": "cafe"}]
    assert aspects(MACHI_KORO, built, "build:radio-tower") == [{"built": "radio-tower", "landmark": "radio-tower"}]
    assert aspects(MACHI_KORO, built, "build:nothing") == []


@pytest.mark.parametrize("name", game_names())
def test_every_deed_and_every_aspect_is_a_word(name: str) -> None:
    one, counted = game(name), Counter[str]()
    match = Match(one, one.players[0], chance=FastChance(1))
    while match.turn is not None:
        word = one.actions.format(int(one.strategies.decide(match.state, 0)))
        assert one.highlights.deed(match.state, word)
        for event in match.apply(word):
            for aspect, value in one.highlights.aspects(event).items():
                assert value
                assert event["seat"] in range(one.players[0])
                counted[aspect] += 1
    assert len(counted) > 1


def test_what_cannot_be_studied_is_said() -> None:
    network = Network.random("machi-koro", width=2, inner=2, blocks=0)
    with pytest.raises(BauhofError, match="--games is 0; it is 1 or more"):
        next(study_openings(network, 0, 2, {}))
    with pytest.raises(BauhofError, match="5 cannot play it"):
        next(study_openings(network, 1, 5, {}))
    assert Study().aspects == []
