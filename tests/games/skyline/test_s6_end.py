from __future__ import annotations

from bauhof.games.skyline.state import Phase, State
from tests.games.skyline.play import GAME, act, points, position, text

ALL = {"museum": 7, "theater": 7, "station": 9, "church": 9, "park": 11, "skyscraper": 11}


def late(yard: list[str], hands: list[dict[str, int]]) -> State:
    """Three players; all but five museums are sold, and what is not on the yard is in the deck."""
    sold = {**ALL, "museum": 2}
    return position(
        players=3,
        yard=yard,
        owned=[{}, sold, {}],
        scored=2,
        hands=hands,
        display=["green1", "green1", "green1", "green9"],
    )


def test_a_deck_used_up_exactly_does_not_end_the_game() -> None:
    """S6.1: with four cards on the yard the next player has a turn."""
    s = late(["museum8", "museum7", "museum6", "museum5"], [{"blue9": 1}, {}, {}])
    act(s, "buy:1", "pay:9", "pay:done", "museum4")
    assert s.buildings.sum() == 0
    assert (s.phase, s.seat, s.ending) == (Phase.TURN, 1, 0)


def test_the_game_ends_after_the_turn_after_which_the_yard_has_a_gap() -> None:
    """S6.1, S6.4: as many as there are are laid out; scoring C is held and nobody acts any more."""
    s = late(["museum8", "museum7", "museum6", "museum5"], [{"blue8": 1, "green7": 1}, {}, {}])
    act(s, "buy:1", "pay:8", "pay:done", "buy:2", "pay:7", "pay:done", "take:4")
    assert s.phase == Phase.REFILL_YARD
    act(s, "museum4")
    assert text(s).startswith("3p ending turn=A refill-display scored=2 | yard museum4 - museum6 museum5")
    assert GAME.ending(s) is None
    act(s, "yellow1")
    assert GAME.is_over(s)
    assert GAME.ending(s) == "yard-not-refilled"
    assert s.scored == 3
    assert GAME.legal(s) == []


def test_the_money_is_still_refilled_and_a_scoring_card_scored_first() -> None:
    """S6.2: B turns up in the last refill, then comes C."""
    hoard = {f"{c}{v}": 3 for c in ("blue", "green", "orange") for v in range(1, 10)}
    s = position(
        players=3,
        yard=["museum8", "-", "museum6", "museum5"],
        owned=[{}, {**ALL, "museum": 4}, {}],
        hands=[{}, {**hoard, "blue1": 0}, {}],
        display=["blue1", "-", "-", "-"],
        discard={"blue1": 2},
        scored=1,
        phase="refill-display",
        ending=True,
        piles=[0, 0, 0, 20, 8],
    )
    act(s, "scoring")
    scored_b = points(s)
    assert s.scored == 2
    assert scored_b == [0, 8 + 9 + 10 + 11 + 12 + 13, 0]
    act(s, "yellow1", "yellow1", "yellow1")
    assert GAME.is_over(s)
    assert points(s)[1] > scored_b[1]


def end(hands: list[dict[str, int]], yard: list[str]) -> State:
    """The last refill of a game with these hands and this yard; the display takes the last money card."""
    return act(
        position(
            players=len(hands),
            yard=yard,
            hands=hands,
            display=["yellow9", "yellow9", "yellow9", "-"],
            scored=2,
            phase="refill-display",
            ending=True,
        ),
        "yellow8",
    )


def test_leftover_buildings_go_to_the_richest_in_their_currency() -> None:
    """S6.3: place by place, free of charge, whatever the price."""
    s = end([{"blue1": 1}, {"green9": 1, "green1": 1}, {"green9": 1}], ["museum8", "park12", "-", "-"])
    assert s.owned[0].sum() == 1
    assert s.owned[1].tolist() == [0, 0, 0, 0, 1, 0]
    assert s.owned[2].sum() == 0


def test_in_a_tie_or_without_money_a_leftover_goes_to_nobody() -> None:
    """S6.3: it stays on the yard and is not scored."""
    s = end([{"blue3": 1}, {"blue1": 1, "blue2": 1}, {"green9": 1}], ["museum8", "-", "park12", "-"])
    assert s.owned.sum() == 0
    assert text(s).startswith("3p ending turn=A over scored=3 | yard museum8 - park12 -")
    assert points(s) == [0, 0, 0]


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    """S6.4: A and C have as many."""
    s = end([{"blue3": 1}, {}, {"green9": 1}], ["museum8", "museum7", "-", "-"])
    assert points(s) == [12, 0, 12]
    assert GAME.ranking(s) == [1, 3, 1]
    s = end([{"blue3": 1}, {}, {"green9": 1}], ["museum8", "theater9", "-", "-"])
    assert points(s) == [16, 0, 17]
    assert GAME.ranking(s) == [2, 3, 1]


def test_a_scoring_whose_card_never_turned_up_is_not_held() -> None:
    """S6.5: the game goes straight to C."""
    s = act(
        position(
            players=3,
            yard=["museum8", "-", "-", "-"],
            hands=[{"blue3": 1}, {}, {}],
            display=["yellow9", "yellow9", "yellow9", "-"],
            scored=0,
            phase="refill-display",
            ending=True,
        ),
        "yellow8",
    )
    assert points(s) == [16, 0, 0]
    assert GAME.view(s, 0).would_score == {}
