from __future__ import annotations

from tests.games.machi_koro.play import act, coins, legal, position, refused, text


def test_the_train_station_allows_two_dice_from_the_next_turn_on() -> None:
    """M5.1: who builds it chooses in the own next turn."""
    s = act(position("2p build roll=4 | 4c bakery | 0c bakery"), "build:train-station", "6", "build:nothing")
    assert legal(s) == ["roll:1", "roll:2"]


def test_the_mall_makes_a_family_restaurant_take_three() -> None:
    """M5.2: the rulebook's second example; the player who rolled pays it."""
    s = act(position("2p | 9c train-station | 0c family-restaurant shopping-mall"), "roll:2", "4+5")
    assert coins(s) == [6, 3]


def test_the_mall_counts_for_bread_and_cup_only() -> None:
    """M5.2: Convenience Store and Café pay 1 more, a Wheat Field does not."""
    store = act(position("2p | 0c convenience-store*2 shopping-mall | 0c wheat-field"), "4")
    assert coins(store) == [8, 0]
    cafe = act(position("2p | 9c wheat-field | 0c cafe*2 shopping-mall"), "3")
    assert coins(cafe) == [5, 4]
    field = act(position("2p | 0c wheat-field shopping-mall | 0c wheat-field shopping-mall"), "1")
    assert coins(field) == [1, 1]
    market = act(position("2p | 0c wheat-field market shopping-mall train-station | 0c mine"), "roll:2", "5+6")
    assert coins(market) == [2, 0]


def test_the_payers_mall_does_not_count() -> None:
    """M5.2: own cards, so the owner of the Café needs the mall."""
    s = act(position("2p | 9c wheat-field shopping-mall | 0c cafe"), "3")
    assert coins(s) == [8, 1]


PARK = "3p | 9c bakery train-station amusement-park | 0c bakery | 0c bakery"


def test_doubles_give_the_owner_of_a_park_another_turn() -> None:
    """M5.3: a complete turn, with the choice of dice and building."""
    s = act(position(PARK), "roll:2", "2+2", "build:cafe")
    assert text(s) == "3p turn=A number-of-dice | 7c bakery cafe train-station amusement-park | 0c bakery | 0c bakery"
    act(s, "roll:1", "5", "build:nothing")
    assert s.seat == 1


def test_doubles_in_the_extra_turn_give_yet_another() -> None:
    """M5.3: as often as they are rolled."""
    s = act(position(PARK), "roll:2", "2+2", "build:nothing", "roll:2", "4+4", "build:nothing")
    assert s.seat == 0
    act(s, "roll:2", "4+5", "build:nothing")
    assert s.seat == 1


def test_without_a_park_doubles_are_just_a_roll() -> None:
    """M5.3: the next player has the turn."""
    s = act(position("2p | 9c bakery train-station | 0c bakery"), "roll:2", "2+2", "build:nothing")
    assert s.seat == 1


def test_one_die_gives_no_doubles() -> None:
    """M5.3: with two dice only."""
    s = act(position(PARK), "roll:1", "2", "build:nothing")
    assert s.seat == 1


def test_only_the_final_roll_counts_for_the_park() -> None:
    """M5.3: doubles that are rolled again are gone, and doubles of the second roll count."""
    tower = "2p | 9c bakery train-station amusement-park radio-tower | 0c bakery"
    gone = act(position(tower), "roll:2", "2+2", "reroll:yes", "2+3", "build:nothing")
    assert gone.seat == 1
    found = act(position(tower), "roll:2", "2+3", "reroll:yes", "2+2", "build:nothing")
    assert found.seat == 0
    kept = act(position(tower), "roll:2", "2+2", "reroll:no", "build:nothing")
    assert kept.seat == 0


def test_a_park_built_in_the_turn_of_the_doubles_does_not_count() -> None:
    """M5.3: for them it comes too late."""
    s = act(position("2p | 20c bakery train-station | 0c bakery"), "roll:2", "2+2", "build:amusement-park")
    assert s.seat == 1


def test_the_radio_tower_acts_from_the_next_turn_on() -> None:
    """M5.4: see M3.3 for what it does."""
    s = act(position("2p | 22c bakery | 0c bakery"), "4", "build:radio-tower", "4", "build:nothing", "4")
    assert legal(s) == ["reroll:no", "reroll:yes"]


def test_landmarks_are_built_in_any_order_and_each_once() -> None:
    """M5.5: the dearest first, if one likes; a second time never."""
    s = position("2p build roll=4 | 60c bakery radio-tower | 0c bakery")
    assert {"build:train-station", "build:shopping-mall", "build:amusement-park"} <= set(legal(s))
    assert refused(s, "build:radio-tower") == "M1.3"
