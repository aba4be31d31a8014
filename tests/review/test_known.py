"""Positions whose best moves are known, in every game, and players who are known to be bad or good."""

from __future__ import annotations

from statistics import fmean

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.review import Decision, Judgement, review
from bauhof.review.judgement import ERRORS
from tests.review.test_review import THREE, played, small

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("review")]

CARRARA_WIN = (
    "2p start=A turn=B announce | 0c 3v book chalice crown gate flag coat-of-arms*2 biblioteca-1@lerici "
    "biblioteca-4@viareggio cathedrale-4@lerici palazzo-2@lerici porta-2@lerici porta-3@lerici porta-4@massa "
    "castello-1@viareggio castello-3@lerici castello-4@lerici villa-3@massa villa-4@massa scored-biblioteca "
    "scored-cathedrale scored-palazzo scored-porta scored-castello scored-villa | 0c 5v blue chalice*3 crown*4 gate*2 "
    "flag coat-of-arms biblioteca-2@lerici biblioteca-3@lerici cathedrale-1@viareggio cathedrale-2@lerici "
    "cathedrale-3@lerici palazzo-1@lerici palazzo-3@massa palazzo-4@lerici porta-1@lerici castello-2@massa "
    "villa-1@lerici villa-2@lerici villa-5@lerici scored-cathedrale scored-palazzo scored-porta scored-castello "
    "scored-villa scored-lerici | wheel I white yellow green blue II green III white IV red V white*2 red | display "
    "biblioteca-5 cathedrale-5 palazzo-5 porta-5 castello-5 | field book gate flag"
)
CARRARA_LOSS = (
    "2p start=A turn=B segment last-round announcer=A | 0c 19v red green*2 black book*3 crown*4 gate*3 flag*3 "
    "biblioteca-1@massa biblioteca-2@lerici biblioteca-3@lerici biblioteca-4@lerici cathedrale-2@lerici "
    "palazzo-1@massa palazzo-3@massa porta-1@lerici porta-4@massa castello-1@lerici castello-2@lerici "
    "castello-4@lerici villa-4@lerici scored-biblioteca scored-palazzo scored-porta scored-castello scored-massa "
    "scored-lerici | 0c 2v yellow black chalice crown gate flag*2 coat-of-arms*2 cathedrale-1@lerici "
    "cathedrale-3@lerici cathedrale-4@viareggio cathedrale-5@lerici palazzo-2@lerici porta-2@massa porta-3@lerici "
    "castello-3@lerici villa-1@lerici villa-2@lerici villa-3@lerici scored-cathedrale scored-palazzo scored-porta "
    "scored-castello scored-villa | wheel I white II yellow III white yellow black IV red V yellow*2 VI white*2 "
    "red | display biblioteca-5 palazzo-4 palazzo-5 porta-5 castello-5 villa-5 | field chalice crown gate"
)
SOLD = (
    "museum2 museum3 museum4 museum5 museum6 museum7 museum8 theater3 theater4 theater5 theater6 theater7 theater8 "
    "theater9 station4 station5 station6*2 station7 station8*2 station9 station10 church5 church6 church7*2 church8"
)
SKYLINE_WIN = (
    "2p turn=B turn scored=2 | yard skyscraper9 park10 church9 park8 | display yellow9 green7 blue8 orange7 | 8v "
    "theater*2 station*3 church skyscraper blue1 blue2 blue4 green1*2 green3 green4 green6 green8 green9 orange1 "
    "orange2 orange4 yellow4 yellow5 yellow6*2 yellow8 yellow9 | 22v museum*3 church park skyscraper*2 green2 green5 "
    "green6 orange3 orange5 orange7 | dirk 73v museum*4 theater*5 station*6 church*6 park*8 skyscraper*7 | sold "
    f"{SOLD} church9 church10 church11 park6 park7 park8*2 park9 park10*2 park11 park12 skyscraper7 skyscraper8 "
    "skyscraper9*2 skyscraper10 skyscraper11*3 skyscraper12 skyscraper13 | discard blue2 blue3 blue4 blue6 blue7 blue8 "
    "blue9 orange1 orange2 orange3 orange5 orange6*2 yellow1*2 yellow2*2 yellow3*2 yellow4"
)
SKYLINE_LOSS = (
    "2p turn=B pay place=3 scored=2 | yard park10 park9 park8 park11 | display yellow5 yellow6 blue2 yellow7 | 13v "
    "theater*3 station*2 park*3 skyscraper blue1 green3 green4 green5*2 green6*2 green9 orange4*2 yellow8 | 6v theater "
    "skyscraper*3 blue2 blue3*2 blue6 blue7 blue9*2 green1*2 orange2 orange7*2 orange9 yellow3 yellow9 | dirk 80v "
    f"museum*7 theater*3 station*7 church*9 park*4 skyscraper*7 | sold {SOLD} church9*2 church10 church11 park6 park7 "
    "park8*2 park10*2 park12 skyscraper7 skyscraper8 skyscraper9*3 skyscraper10 skyscraper11*3 skyscraper12 "
    "skyscraper13 | discard blue4*2 blue8 green7 orange1 orange5*2 orange9 yellow1 yellow2 yellow3 yellow4 yellow6"
)
MACHI_KORO_WIN = f"2p roll=3 | 30c bakery {THREE} | 0c bakery"
MACHI_KORO_LOSS = f"2p turn=A roll=3 | 3c bakery | 90c wheat-field*3 mine*3 {THREE}"

WINS = [
    ("machi-koro", MACHI_KORO_WIN, ["build:radio-tower"], ["build:nothing"]),
    ("skyline", SKYLINE_WIN, ["buy:3", "pay:7", "pay:5", "pay:done", "for:self"], ["take:1"]),
    ("carrara", CARRARA_WIN, ["announce:yes"], ["announce:no"]),
]


def decided(name: str, position: str, words: list[str], trained: bool = False) -> Decision:
    """A decision in a position, judged; bots play the rest."""
    match = Match(game(name), position=position, chance=FastChance(0))
    journal = played(match, *["greedy"] * len(match.names), words=tuple(words))
    decision = review(journal, network=None if trained else small(name)).moments[0].decision
    assert decision is not None
    return decision


@pytest.mark.parametrize(("name", "position", "win", "miss"), WINS, ids=[one[0] for one in WINS])
def test_a_win_at_once_is_the_best_and_to_miss_it_a_mistake(
    name: str, position: str, win: list[str], miss: list[str]
) -> None:
    """Whatever a network that has learnt nothing says of the rest."""
    found = decided(name, position, win)
    assert (found.judgement, found.loss, found.chance) == (Judgement.BEST, 0, 1)
    assert found.options[0].wins
    missed = decided(name, position, miss)
    assert missed.judgement in ERRORS
    assert missed.options[0].wins
    assert missed.best != missed.words


@pytest.mark.parametrize(
    ("name", "position", "words"),
    [
        ("skyline", SKYLINE_LOSS, ["pay:9", "pay:done", "for:self"]),
        ("skyline", SKYLINE_LOSS, ["pay:9", "pay:7", "pay:done", "for:dirk"]),
        ("carrara", CARRARA_LOSS, ["segment:VI", "brick:red", "brick:done"]),
        ("carrara", CARRARA_LOSS, ["segment:III", "brick:black", "brick:done"]),
    ],
    ids=["skyline", "skyline-dirk", "carrara", "carrara-free"],
)
def test_where_everything_loses_nothing_is_a_mistake(name: str, position: str, words: list[str]) -> None:
    found = decided(name, position, words)
    assert (found.judgement, found.loss, found.chance) == (Judgement.BEST, 0, 0)
    assert all(option.chance == 0 for option in found.options)


@pytest.mark.parametrize("word", ["build:nothing", "build:forest"])
def test_who_cannot_stop_the_last_landmark_makes_no_mistake(word: str) -> None:
    """In Machi Koro nobody loses at once, but the other player has the coins and builds it next."""
    found = decided("machi-koro", MACHI_KORO_LOSS, [word], trained=True)
    assert found.chance < 0.01
    assert found.judgement is Judgement.BEST


@pytest.mark.parametrize(("name", "games"), [("carrara", 1), ("machi-koro", 3), ("skyline", 2)])
def test_a_random_player_is_found_out_and_an_expert_is_near_100(name: str, games: int) -> None:
    assert name in game_names()
    found = [
        review(played(Match(game(name), 2, chance=FastChance(seed)), "expert", "random"), depth="quick").players
        for seed in range(games)
    ]
    expert, random = (fmean(players[seat].accuracy or 0 for players in found) for seat in range(2))
    assert expert > 95
    assert random < expert - 4
    assert fmean(players[1].own for players in found) < -0.1
    mistakes = [sum(players[seat].judgements[kind] for players in found for kind in ERRORS) for seat in range(2)]
    assert mistakes[1] > 2 * games + 2 * mistakes[0]
