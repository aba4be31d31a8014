from __future__ import annotations

import re

import pytest

from bauhof.bots import arena as arena_module
from bauhof.bots.arena import Arena, Pairing, Played, deals_for, play_deal
from bauhof.core.errors import BauhofError
from bauhof.core.laws import walk
from bauhof.core.registry import game
from tests.bots.own import Slow

FIRST, SAME = "tests.bots.own:Place@name=first", "tests.bots.own:Place@name=same"


def arena(*bots: str, players: int = 2, seed: int = 0) -> Arena:
    return Arena("machi-koro", players, (), bots, seed)


def deal(*bots: str, players: int = 2, number: int = 0, seed: int = 0) -> tuple[Played, ...]:
    return play_deal(arena(*bots, players=players, seed=seed), Pairing(*bots), number).games


def untimed(games: tuple[Played, ...]) -> list[object]:
    return [(one.seats, one.ranking, one.scores, one.decisions) for one in games]


def test_two_players_meet_once_and_more_players_alone_among_others() -> None:
    assert arena("a", "b", "c").pairings == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(arena("a", "b", "c", players=4).pairings) == 6
    assert ("b", "a") in arena("a", "b", "c", players=4).pairings


def test_the_bot_sits_in_every_seat_of_a_deal_once() -> None:
    assert [one.seats for one in deal("random", FIRST, players=3)] == [
        ("random", FIRST, FIRST),
        (FIRST, "random", FIRST),
        (FIRST, FIRST, "random"),
    ]


def test_bots_that_play_alike_win_one_game_of_every_deal() -> None:
    """Equal chance in both games: who sits first decides, and both sit there."""
    for number in range(5):
        first, second = deal(FIRST, SAME, number=number)
        assert first.ranking == second.ranking
        assert first.scores == second.scores
        assert play_deal(arena(FIRST, SAME), Pairing(FIRST, SAME), number).wins == 1


def test_a_deal_is_the_same_whenever_it_is_played_and_no_other() -> None:
    once = untimed(deal("random", "search@playouts=5"))
    assert once == untimed(deal("random", "search@playouts=5"))
    assert once != untimed(deal("random", "search@playouts=5", number=1))
    assert once != untimed(deal("random", "search@playouts=5", seed=1))
    assert once != untimed(deal("random", "search@playouts=6"))


def test_seeds_are_those_of_yesterday() -> None:
    """They come from a hash that no process changes: results files rely on it."""
    assert arena("a", "b").seed_of(Pairing("a", "b"), 3, "chance") == 43322541437780167


def test_a_game_ends_with_ranks_and_scores() -> None:
    for one in deal("random", FIRST):
        assert sorted(one.ranking) == [1, 2]
        assert one.scores[one.ranking.index(1)] == 4
        assert one.scores[one.ranking.index(2)] < 4
        assert one.seconds > sum(one.thinking) > 0


def test_time_counts_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.bots.player.perf_counter", lambda: Slow.clock)
    for one in deal("tests.bots.own:Slow", "random"):
        seat = one.seats.index("tests.bots.own:Slow")
        assert one.thinking[seat] == pytest.approx(one.decisions[seat])
        assert one.thinking[1 - seat] == pytest.approx(0)


def test_options_are_played() -> None:
    with_option = Arena("machi-koro", 2, ("variable_supply",), ("random", FIRST))
    assert untimed(play_deal(with_option, Pairing("random", FIRST), 0).games) != untimed(deal("random", FIRST))


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("tests.bots.own:Wrong@word=fly", r"own:Wrong@word=fly answered 'fly': .*; it was at 2p turn=A "),
        ("tests.bots.own:Wrong@word=build:mine", r"answered 'build:mine': build:mine: you need 2 more coins \(M3.5\)"),
        ("tests.bots.own:Wrong@word=.", "answered None: an answer is one of the words of question.legal; it was at 2p"),
        (
            "tests.bots.own:Raises",
            r"own:Raises failed with ValueError: out of ideas \(tests/bots/own.py, line \d+\); it was at 2p",
        ),
    ],
)
def test_a_bot_that_fails_is_named_with_its_answer_and_the_position(bot: str, words: str) -> None:
    with pytest.raises(BauhofError, match=words) as caught:
        deal("random", bot)
    assert "\n" not in str(caught.value)
    position = str(caught.value).split("it was at ")[1]
    assert game("machi-koro").position(position)


def test_endless_games_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "MOST_DECISIONS", 10)
    with pytest.raises(BauhofError, match=re.escape("random and " + FIRST) + " have not ended deal 0 after 10 dec"):
        deal("random", FIRST)


def test_no_game_of_bots_is_stopped_that_random_ones_would_end() -> None:
    for name in ("carrara", "machi-koro", "skyline"):
        one = game(name)
        assert sum(1 for _ in walk(one, one.players[-1], 1)) < arena_module.MOST_DECISIONS / 4


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (Arena("chess", 2, (), ("random", "search")), "there is no game 'chess'"),
        (arena("random", "alien"), "nobody called 'alien' plays machi-koro"),
        (arena("random", "search", "random"), "random is named twice"),
        (arena("random"), "an arena needs two bots or more"),
        (arena("random", "search", players=5), "machi-koro is for 2 to 4 players; 5 cannot play it"),
        (Arena("machi-koro", 2, ("blitz",), ("random", "search")), "machi-koro has no option 'blitz'"),
        (
            arena("random", "tests.bots.own:Unmade"),
            r"own:Unmade cannot be made: OSError: no weights here \(tests/bots/own.py, line",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_before(wrong: Arena, words: str) -> None:
    with pytest.raises(BauhofError, match=words):
        wrong.check()


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [deals_for(games, 4) for games in (1, 4, 5, 8)] == [1, 1, 2, 2]
