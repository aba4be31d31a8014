"""Every part of the features, worked out by hand: in 36 throws of one die or two."""

from __future__ import annotations

import pytest

from bauhof.core.laws import walk
from bauhof.games.machi_koro.material import Kind, Landmark
from bauhof.games.machi_koro.state import Phase, State
from tests.games.machi_koro.play import GAME, position
from tests.games.tensors import worked_out

KINDS = len(Kind)
TOWNS = "3c bakery*2 ranch*2 cheese-factory | 5c cafe mine | 0c wheat-field bakery"


def by_kind(**numbers: float) -> list[float]:
    """A number for every kind that has one, of 36."""
    return [numbers.get(kind.name.lower(), 0) / 36 for kind in Kind]


def test_the_mean_income_of_own_rolls_and_of_others() -> None:
    """M4: cards by the throws that activate them, less what all others' red cards ask for."""
    found = worked_out(GAME, position(f"3p | {TOWNS}"), 0)
    a_one, a_two = 2 * 6 + 2 * 12 - 6, 2 * 1 + 2 * 3 + 6 * (3 * 2) - 2  # ranches, bakeries, cheese, B's café
    b_one, b_two = 0, 4 * 5  # the mine
    c_one, c_two = 6 + 12 - 6, 0 + 3 - 2  # wheat, bakery, B's café
    assert found["one die"] == pytest.approx([a_one / 360, b_one / 360, c_one / 360, 0])
    assert found["two dice"] == pytest.approx([a_two / 360, b_two / 360, c_two / 360, 0])
    assert found["others"] == pytest.approx([2 * 2 * 6 / 360, 2 * 6 / 360, 2 * 6 / 360, 0])
    assert found["missing"] == pytest.approx([49 / 52, 47 / 52, 1, 0])
    assert found["rounds"] == pytest.approx([49 / ((30 + 24) / 36) / 50, 1, 1, 0])


def test_the_observer_comes_first() -> None:
    found = worked_out(GAME, position(f"3p | {TOWNS}"), 2)
    assert found["missing"] == pytest.approx([1, 49 / 52, 47 / 52, 0])
    assert found["gain others"] == pytest.approx(by_kind(wheat_field=12, ranch=12, cafe=12, forest=12))


def test_what_one_more_of_each_kind_would_bring() -> None:
    """M3.5, M4.4: a Ranch feeds the own Cheese Factory; purple cards take what others have now."""
    found = worked_out(GAME, position(f"3p | {TOWNS}"), 0)
    one = by_kind(wheat_field=6, ranch=6, bakery=12, convenience_store=18, forest=6, stadium=6 * 2, tv_station=6 * 5)
    two = by_kind(
        ranch=1 + 6 * 3,
        bakery=3,
        convenience_store=9,
        forest=4,
        stadium=5 * 2,
        tv_station=5 * 5,
        cheese_factory=36,
        mine=20,
        apple_orchard=9,
    )
    assert found["gain one"] == pytest.approx(one)
    assert found["gain two"] == pytest.approx(two)
    assert found["gain others"] == pytest.approx(by_kind(wheat_field=12, ranch=12, cafe=12, forest=12))
    dear = {Kind.STADIUM, Kind.TV_STATION, Kind.BUSINESS_CENTER, Kind.CHEESE_FACTORY, Kind.MINE}
    assert found["payable"] == [kind not in dear for kind in Kind]


@pytest.mark.parametrize(
    ("town", "kind", "two"),
    [
        ("furniture-factory*2 forest", Kind.MINE, 4 * 5 + 5 * 2 * 3),
        ("market wheat-field", Kind.APPLE_ORCHARD, 3 * 3 + 3 * 2),
        ("market wheat-field apple-orchard", Kind.MARKET, 3 * 2 * 2),
        ("shopping-mall", Kind.BAKERY, 3 * 2),
    ],
)
def test_factories_and_the_mall_count(town: str, kind: Kind, two: int) -> None:
    """M4.4, M5.2."""
    assert worked_out(GAME, position(f"2p | 0c {town} | 0c"), 0)["gain two"][kind] == pytest.approx(two / 36)


def test_two_dice_count_where_somebody_would_roll_them() -> None:
    """M3.1: B may, and gets more by it: 3 Mines and a shop, less the Café with its Mall."""
    s = position("2p turn=B | 12c shopping-mall cafe | 30c train-station mine*3 convenience-store")
    found = worked_out(GAME, s, 0)
    assert found["one die"][:2] == pytest.approx([0, (6 * 3 - 6 * 2) / 360])
    assert found["two dice"][:2] == pytest.approx([0, (4 * 15 + 3 * 3 - 2 * 2) / 360])
    assert found["others"][:2] == pytest.approx([2 * 2 / 360, 0])
    assert found["rounds"][1] == pytest.approx(18 / (65 / 36) / 50)
    two = by_kind(ranch=1, cafe=2 * 2, forest=4, mine=20, family_restaurant=7 * 3, apple_orchard=9)
    assert found["gain others"] == pytest.approx(two)


def test_purple_cards_and_two_dice_of_the_observer() -> None:
    """M3.1, M4.5: A rolls two for 2 Mines and a Stadium, less B's restaurant, which lives from it."""
    s = position("2p | 9c train-station mine*2 stadium | 20c mine family-restaurant")
    found = worked_out(GAME, s, 0)
    assert found["one die"][:2] == pytest.approx([6 * 2 / 360, 0])
    assert found["two dice"][:2] == pytest.approx([(4 * 10 + 5 * 2 - 7 * 2) / 360, 4 * 5 / 360])
    assert found["others"][:2] == pytest.approx([0, (4 * 5 + 7 * 2) / 360])
    assert found["rounds"][1] == pytest.approx((52 - 20) / (34 / 36) / 50)


def test_what_cannot_be_had_is_not_payable() -> None:
    """M3.6, M7.2: a second purple card, a third of a kind, an empty pile."""
    s = position("2p two-of-a-kind | 40c stadium bakery*2 mine | 0c")
    s.supply[Kind.RANCH] = 0
    payable = worked_out(GAME, s, 0)["payable"]
    assert [Kind(kind) for kind in range(KINDS) if not payable[kind]] == [Kind.RANCH, Kind.BAKERY, Kind.STADIUM]


def test_landmarks() -> None:
    """M1.3: the Mall stands, the Train Station can be paid."""
    found = worked_out(GAME, position("2p | 12c shopping-mall | 0c"), 0)
    assert found["affordable"] == [1, 0, 0, 0]
    assert found["lacking"] == pytest.approx([0, 0, 4 / 22, 10 / 22])


@pytest.mark.parametrize(
    ("line", "coins", "mean", "better"),
    [
        ("roll=3 | 1c bakery*2 radio-tower | 5c cafe", 2 - 1, 6 * (2 + 1), 6),
        ("roll=3 | 0c radio-tower | 5c cafe", 0, 0, 0),  # nothing to pay with
        ("roll=3+3 | 9c train-station radio-tower stadium tv-station mine | 4c", 2 + 2, 5 * 4 + 4 * 5, 4),
    ],
)
def test_the_second_roll(line: str, coins: int, mean: int, better: int) -> None:
    """M3.3: what lies there, what comes on average, and how often that is more; in the own turn and in another's."""
    s = position(f"2p reroll {line}")
    for seat in range(2):
        wanted = [coins / 10, (mean - 36 * coins) / 360, better / 36]
        assert worked_out(GAME, s, seat)["reroll"] == pytest.approx(wanted)


def test_only_a_second_roll_is_thought_about() -> None:
    assert worked_out(GAME, position("2p roll=3 | 9c bakery radio-tower | 5c"), 0)["reroll"] == [0, 0, 0]


def test_the_second_roll_is_what_the_view_tells() -> None:
    """The view plays every roll; of purple cards it knows the Stadium only."""
    seen = 0
    for seed in range(3):
        for s in walk(GAME, 3, seed):
            if not s.cards[s.seat, Kind.TV_STATION] and s.landmarks[s.seat, Landmark.RADIO_TOWER] and s.dice[0]:
                asked = State.copy(s)
                asked.phase = Phase.REROLL
                lies = GAME.view(asked, 0).income[int(s.dice.sum())][s.seat]
                assert worked_out(GAME, asked, 0)["reroll"][0] == pytest.approx(lies / 10)
                seen += 1
    assert seen > 5
