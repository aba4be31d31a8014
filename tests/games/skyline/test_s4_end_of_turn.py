from __future__ import annotations

from bauhof.games.skyline.state import Phase
from tests.games.skyline.play import GAME, act, position, refused, text

YARD = "yard museum5 theater6 station7 park10"
DISPLAY = "display blue3 green2 orange1 yellow9"


def test_the_yard_is_refilled_left_to_right_and_then_the_money() -> None:
    """S4.1: each from its deck, up to four."""
    s = position(f"3p | {YARD} | {DISPLAY} | 0v blue5 orange7 | 0v | 0v")
    act(s, "buy:1", "pay:5", "pay:done", "buy:3", "pay:7", "pay:done", "take:2", "take:done")
    assert text(s).startswith("3p turn=A refill-yard | yard - theater6 - park10")
    act(s, "church5")
    assert text(s).startswith("3p turn=A refill-yard | yard church5 theater6 - park10")
    act(s, "church6")
    assert text(s).startswith("3p turn=A refill-display | yard church5 theater6 church6 park10")
    act(s, "blue1")
    assert "display blue3 blue1 orange1 yellow9" in text(s)


def test_the_discard_pile_becomes_the_deck() -> None:
    """S4.2: when the deck is empty, without the scoring cards."""
    cards = " ".join(f"{c}{v}*3" for c in ("green", "orange", "yellow") for v in range(1, 10))
    blue = " ".join(f"blue{value}*3" for value in range(2, 10))
    s = position(f"3p scored=2 | {YARD} | display blue1 - - - | 0v {cards} | 0v | 0v | discard {blue}")
    assert s.deck.sum() == 2  # two of blue1
    act(s, "take:1", "blue1", "blue1")
    assert s.discard.sum() == 0
    assert s.deck.sum() == 24
    assert GAME.outcomes.parse("scoring") not in GAME.chance(s)


def test_with_both_empty_the_display_stays_short() -> None:
    """S4.2: and the next player has the turn."""
    cards = " ".join(f"{c}{v}*3" for c in ("blue", "green", "orange") for v in range(1, 10))
    yellow = " ".join(f"yellow{value}*3" for value in range(2, 10))
    s = position(f"3p scored=2 | {YARD} | display yellow1 - - - | 0v {cards} | 0v {yellow} yellow1*2 | 0v")
    act(s, "take:1")
    assert text(s).startswith(f"3p turn=B turn scored=2 | {YARD} | display - - - -")


def test_a_scoring_card_is_scored_leaves_the_game_and_the_display_is_topped_up() -> None:
    """S4.3: before the next player's turn."""
    money = " ".join(f"{c}{v}*3" for c in ("blue", "green", "orange") for v in range(1, 10))
    s = position(
        f"3p refill-display | {YARD} | display blue1 - - - "
        f"| 0v park | 0v {money.replace('blue1*3', 'blue1*2')} | 0v | piles 0 9 7 7 6"
    )
    assert s.deck.sum() == 27
    act(s, "scoring")
    assert s.points.tolist()[:3] == [5, 0, 0]
    assert s.scored == 1
    assert s.piles.tolist() == [0, 8, 7, 7, 6]
    act(s, "yellow1", "yellow1", "yellow1")
    assert (s.phase, s.seat) == (Phase.TURN, 1)
    assert s.piles.tolist() == [0, 5, 7, 7, 6]


def test_a_scoring_card_that_is_the_last_of_its_pile_comes_for_sure() -> None:
    """S4.3, S8.3: and while a card lies beside it, each of the two is as likely."""
    money = " ".join(f"{c}{v}*3" for c in ("blue", "green", "orange") for v in range(1, 10))
    start = f"3p refill-display | {YARD} | display blue1 - - - | 0v | 0v {money.replace('blue1*3', 'blue1*2')} | 0v"
    last = GAME.chance(position(f"{start} | piles 0 1 9 10 9"))
    assert [GAME.outcomes.format(outcome) for outcome in last] == ["scoring"]
    beside = {
        GAME.outcomes.format(o): weight for o, weight in GAME.chance(position(f"{start} | piles 0 2 9 9 9")).items()
    }
    assert 2 * beside["scoring"] == sum(beside.values())


def test_then_the_next_player_clockwise_has_the_turn() -> None:
    """S4.4: after the last seat the first."""
    s = position(f"3p turn=C | {YARD} | {DISPLAY} | 0v | 0v | 0v")
    act(s, "take:4", "yellow1")
    assert (s.phase, s.seat) == (Phase.TURN, 0)
    assert refused(s, "take:done") == "S3"
