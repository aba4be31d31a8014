from __future__ import annotations

import pytest

from bauhof.games.skyline.state import Phase
from tests.games.skyline.play import GAME, act, hand, legal, points, position, refused, text
from tests.games.skyline.test_s2_setup import dealt

YARD = "yard museum5 theater6 station7 park10"


def test_one_copy_of_every_money_card_is_taken_out() -> None:
    """S7.1: 72 cards."""
    s = GAME.new(2)
    assert s.deck.tolist() == [2] * 36
    assert GAME.new(3).deck.sum() == 108


def test_dirk_starts_with_six_open_cards() -> None:
    """S7.2: he has no turns and no money; with more players there is no Dirk."""
    s = dealt(2, 1)
    assert s.dirk.sum() == 6
    assert s.buildings.sum() == 54 - 4 - 6
    assert GAME.view(s, 0).dirk.owned
    assert dealt(3, 1).dirk.sum() == 0
    assert GAME.view(dealt(3, 1), 0).dirk is None


def test_dirk_takes_places_and_points() -> None:
    """S7.3: the first place in Parks is his."""
    s = position(f"2p scored=2 | {YARD} | display - - - - | 0v park*2 | 0v park | dirk 7v park*3")
    would = GAME.view(s, 0).would_score["C"]
    assert would == (12, 5, 20)


CARDS = {"skyscraper": 11, "park": 10, "church": 9, "station": 8, "theater": 6, "museum": 6}  # besides the yard


def at_scoring(scored: int, piles: str, deck_size: int) -> str:
    """A refill in which the scoring card can come, with so many buildings in the deck."""
    sold = sum(CARDS.values()) - deck_size
    owned: list[str] = []
    for category, cards in CARDS.items():
        owned += [category] * min(cards, sold - len(owned))
    hoard = " ".join(f"{c}{v}*2" for c in ("blue", "green", "orange") for v in range(2, 10))
    towns = f"0v {' '.join(owned)} {hoard} | 0v orange1*2 green1 | dirk 0v"
    return f"2p refill-display scored={scored} | {YARD} | display blue1 blue1 green1 - | {towns} | piles {piles}"


@pytest.mark.parametrize(("deck_size", "due"), [(30, 6), (6, 6), (4, 4), (0, 0)])
def test_after_a_dirk_gets_six_cards(deck_size: int, due: int) -> None:
    """S7.4: as many as there are, if fewer."""
    s = position(at_scoring(0, "0 5 5 5 5", deck_size))
    act(s, "scoring")
    assert s.dirk_due == due
    for _ in range(due):
        assert s.phase == Phase.DIRK_DRAWS
        GAME.resolve(s, next(iter(GAME.chance(s))))
    assert s.dirk.sum() == due
    assert s.phase == Phase.REFILL_DISPLAY


@pytest.mark.parametrize(("deck_size", "due"), [(20, 6), (11, 3), (2, 0)])
def test_after_b_dirk_gets_a_third_rounded_down(deck_size: int, due: int) -> None:
    """S7.4: of the cards left in the building deck."""
    s = position(at_scoring(1, "0 0 0 10 9", deck_size))
    act(s, "scoring")
    assert s.dirk_due == due


def test_a_bought_card_may_be_given_to_dirk() -> None:
    """S7.5: the buyer pays all the same."""
    s = position(f"2p | {YARD} | display - - - - | 0v blue9 | 0v | dirk 0v park*2")
    act(s, "buy:1", "pay:9", "pay:done")
    assert legal(s) == ["for:self", "for:dirk"]
    kept = act(position(text(s)), "for:self")
    assert GAME.view(kept, 0).towns[0].owned == {"museum": 1}
    given = act(s, "for:dirk")
    assert GAME.view(given, 0).towns[0].owned == {}
    assert GAME.view(given, 0).dirk.owned == {"museum": 1, "park": 2}
    assert hand(given, 0) == {}


def test_paying_exactly_for_dirk_still_gives_another_action() -> None:
    """S7.5: as for oneself."""
    s = position(f"2p | {YARD} | display green1 - - - | 0v blue5 | 0v | dirk 0v")
    act(s, "buy:1", "pay:5", "pay:done", "for:dirk")
    assert legal(s) == ["take:1"]


def test_with_more_players_nobody_gives_to_dirk() -> None:
    """S7.5: the question is not asked."""
    s = act(position(f"3p | {YARD} | display - - - - | 0v blue9 | 0v | 0v"), "buy:1", "pay:9")
    assert refused(s, "for:dirk") == "S3"
    act(s, "pay:done")
    assert s.owned[0].sum() == 1


def test_dirk_gets_no_leftovers_and_cannot_win() -> None:
    """S7.6: his points are shown, the better player wins."""
    s = position(
        "2p refill-display ending scored=2 | yard museum8 - - - | display yellow9 yellow9 yellow8 - "
        "| 0v blue1 | 3v | dirk 99v park*5"
    )
    act(s, "yellow8")
    assert points(s) == [16, 3]
    assert s.dirk_points == 119
    assert s.dirk.sum() == 5
    assert GAME.ranking(s) == [1, 2]
    assert GAME.view(s, 0).dirk.points == 119
