"""Every part of the features, worked out by hand."""

from __future__ import annotations

import pytest

from bauhof.core.laws import walk
from bauhof.games.skyline.material import Category
from bauhof.games.skyline.state import State
from tests.games.skyline.play import GAME, act, position
from tests.games.tensors import worked_out

TABLE = "yard museum5 theater6 - park10 | display blue3 green2 blue2 yellow9"
HANDS = "0v museum blue2 blue4 green7 green4 | 0v museum*2 green6 yellow9 yellow1"
LINE = f"{TABLE} | {HANDS}"
OTHER_PLACE = "yard - museum5 - - | display - - - - | 0v museum | 0v museum*2"


def by_set(**numbers: float) -> list[float]:
    """A number for each of the 15 sets of slots: `s12` are the slots 1 and 2."""
    places = {sum(1 << int(slot) - 1 for slot in slots[1:]) - 1: number for slots, number in numbers.items()}
    return [places.get(place, 0) for place in range(15)]


def test_how_buildings_can_be_paid() -> None:
    """S3.3, S3.5: blue 2 + 4 for 5, green 7 for 6, yellow 9 + 1 for 10."""
    s = position(f"2p | {LINE}")
    own, other = worked_out(GAME, s, 0), worked_out(GAME, s, 1)
    assert (own["payable"], own["exact"]) == ([1, 1, 0, 0], [0, 0, 0, 0])
    assert own["waste"] == pytest.approx([1 / 9, 1 / 9, 0, 0])
    assert (other["payable"], other["exact"], other["waste"]) == ([0, 1, 0, 1], [0, 1, 0, 1], [0, 0, 0, 0])


def test_sets_of_money() -> None:
    """S3.2, S3.5: one card or up to 5 together; blue 3 and 2 make 5, green 2 and 4 make 6."""
    found = worked_out(GAME, position(f"2p | {LINE}"), 0)
    assert found["allowed"] == by_set(s1=1, s2=1, s12=1, s3=1, s13=1, s23=1, s4=1)
    worth = by_set(s1=3 / 9, s2=2 / 9, s12=5 / 9, s3=2 / 9, s13=5 / 9, s23=4 / 9, s4=1)
    assert found["worth"] == pytest.approx(worth)
    assert found["opened"] == pytest.approx(by_set(s1=1 / 4, s2=1 / 4, s12=2 / 4, s13=1 / 4, s23=1 / 4))
    museum, theater = (number / 20 for number in (1, 2))
    opened = by_set(s1=museum, s2=theater, s12=theater, s13=museum, s23=theater)
    assert found["opened gain"] == pytest.approx(opened)
    late = by_set(s1=8 / 20, s2=17 / 20, s12=17 / 20, s13=8 / 20, s23=17 / 20)
    assert found["late opened gain"] == pytest.approx(late)


def test_what_could_be_paid_before_is_not_newly_opened() -> None:
    """S3.5: green 6 pays for the theater without any of the display."""
    found = worked_out(GAME, position(f"2p | {LINE}"), 1)
    assert found["opened"] == pytest.approx(
        by_set(s1=2 / 4, s2=2 / 4, s12=2 / 4, s3=2 / 4, s13=3 / 4, s23=2 / 4, s4=2 / 4)
    )
    assert found["opened gain"] == pytest.approx(by_set(s13=0))
    assert found["late opened gain"] == pytest.approx(by_set(s13=0))


def test_two_cards_of_a_set_can_pay_together() -> None:
    """S3.5: blue 3 and 2 for 5, neither of which does it alone."""
    assert worked_out(GAME, position(f"2p | {TABLE} | 0v | 0v"), 0)["opened"] == pytest.approx(by_set(s13=1 / 4))


def test_sets_go_on_from_what_was_chosen() -> None:
    """S3.2: from left to right."""
    s = act(position(f"2p | {LINE}"), "take:1")
    assert worked_out(GAME, s, 0)["allowed"] == by_set(s1=1, s12=1, s13=1)


@pytest.mark.parametrize(
    ("line", "part", "points"),
    [
        (f"2p | {LINE}", "gain", [1, 2, 0, 5]),  # A: B has the most museums, then nobody alone; the others are free
        (f"2p | {LINE}", "late gain", [8, 17, 0, 20]),  # C: 8 behind B's 16, then 12 each
        (f"2p | {LINE}", "gift", [0, 0, 0, 0]),
        (f"2p | {LINE}", "late gift", [-4, 0, 0, 0]),  # Dirk shares the second place
        (f"2p scored=1 | {LINE}", "gain", [7, 9, 0, 12]),  # B: 1 behind B's 8, then 4 each
        (f"2p scored=1 | {LINE}", "gift", [-1, 0, 0, 0]),  # Dirk shares the 1: 0 each
        (f"2p scored=2 | {LINE}", "gain", [8, 17, 0, 20]),  # the next is the last
        (f"2p | {OTHER_PLACE}", "late gift", [0, -4, 0, 0]),
        (f"2p scored=1 | {OTHER_PLACE}", "gift", [0, -1, 0, 0]),
        (f"3p scored=1 | {TABLE} | 0v | 0v museum | 0v museum", "gain", [4, 9, 0, 12]),  # 4 behind, then 3 each
        (f"3p scored=1 | {TABLE} | 0v | 0v museum | 0v museum", "late gain", [12, 17, 0, 20]),  # 12 behind, then 8 each
        (f"3p scored=1 | {TABLE} | 0v | 0v museum | 0v museum", "gift", [0, 0, 0, 0]),
    ],
)
def test_what_a_building_brings(line: str, part: str, points: list[int]) -> None:
    """S5.2, S5.3, S7.5: in points of lead over the mean of the others, if the scoring came now."""
    assert worked_out(GAME, position(line), 0)[part] == pytest.approx([number / 20 for number in points])


def test_what_others_would_take_away() -> None:
    """S5.2: B has the most museums already; theater and park are free for B too, who sits two places after C."""
    found = worked_out(GAME, position(f"2p | {LINE}"), 0)
    assert found["threat"] == pytest.approx([0, -2 / 20, 0, -5 / 20] + [0] * 16)
    assert found["late threat"] == pytest.approx([0, -17 / 20, 0, -20 / 20] + [0] * 16)
    found = worked_out(GAME, position(f"3p scored=1 | {TABLE} | 0v | 0v museum | 0v"), 2)
    assert found["threat"][4:8] == pytest.approx([0, -4.5 / 20, 0, -6 / 20])


def test_who_could_pay_exactly_is_told_of_known_hands_only() -> None:
    """S8.2: as printed the own hand; with open hands or a perfect memory all."""
    s = position(f"2p | {LINE}")
    exact = [0, 1, 0, 1]
    assert worked_out(GAME, s, 0)["rivals"] == [0] * 24
    assert worked_out(GAME, s, 1)["rivals"] == exact + [0] * 20
    assert worked_out(GAME, s, 0, perfect_memory=True)["rivals"] == [0] * 4 + exact + [0] * 16
    assert worked_out(GAME, position(f"2p open-hands | {LINE}"), 0)["rivals"] == [0] * 4 + exact + [0] * 16
    s = position(f"3p | {TABLE} | 0v | 0v | 0v blue5")
    assert worked_out(GAME, s, 1, perfect_memory=True)["rivals"] == [0] * 4 + [1, 0, 0, 0] + [0] * 16


def lead_in_c(s: State) -> float:
    """The points of A in scoring C, as the view tells them, less the mean of the others'."""
    own, *others = GAME.view(s, 0).would_score["C"][: s.players]
    return float(own - sum(others) / len(others))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_payments_and_gains_are_those_of_the_view(players: int) -> None:
    """In a whole game: what the view finds by trying, and by holding the scoring with one more card."""
    for step, s in enumerate(walk(GAME, players, 7)):
        if step % 7:
            continue
        found, offers = worked_out(GAME, s, 0), GAME.view(s, 0).yard
        wastes = [None if offer is None else offer.waste for offer in offers]
        assert found["exact"] == [waste == 0 for waste in wastes]
        assert found["waste"] == pytest.approx([(waste or 0) / 9 for waste in wastes])
        for place, offer in enumerate(offers):
            for seat in range(s.players):
                change = 0.0
                if offer is not None and s.scored < 3:
                    after = State.copy(s)
                    after.owned[seat, Category[offer.category.upper()]] += 1
                    change = lead_in_c(after) - lead_in_c(s)
                told = found["late threat"][(seat - 1) * 4 + place] if seat else found["late gain"][place]
                assert told == pytest.approx(change / 20, abs=1e-6)
