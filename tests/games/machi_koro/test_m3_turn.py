from __future__ import annotations

from tests.games.machi_koro.play import GAME, act, coins, legal, position, refused, text


def test_without_a_train_station_one_die_is_rolled() -> None:
    """M3.1: nothing is to be chosen."""
    s = position("2p | 3c bakery | 3c bakery")
    assert list(GAME.chance(s).values()) == [1] * 6
    assert [GAME.outcomes.format(outcome) for outcome in GAME.chance(s)] == ["1", "2", "3", "4", "5", "6"]


def test_the_train_station_lets_its_owner_choose_anew_every_turn() -> None:
    """M3.1: one die or two, in every turn."""
    s = position("2p | 3c bakery train-station | 3c bakery")
    assert legal(s) == ["roll:1", "roll:2"]
    act(s, "roll:2", "1+5", "build:nothing", "1", "build:nothing")
    assert legal(s) == ["roll:1", "roll:2"]
    act(s, "roll:1")
    assert len(GAME.chance(s)) == 6


def test_two_dice_fall_in_36_ways() -> None:
    """M3.1: doubles in one way each, other pairs in two."""
    s = act(position("2p | 3c bakery train-station | 3c bakery"), "roll:2")
    ways = {GAME.outcomes.format(outcome): weight for outcome, weight in GAME.chance(s).items()}
    assert sum(ways.values()) == 36
    assert ways["3+3"] == 1
    assert ways["3+4"] == 2
    assert len(ways) == 21


def test_only_the_sum_of_two_dice_counts() -> None:
    """M3.2: 1 and 2 make 3: the Bakery pays, Wheat Field and Ranch do not."""
    s = position("2p | 0c wheat-field ranch bakery train-station | 0c wheat-field ranch bakery")
    act(s, "roll:2", "1+2")
    assert coins(s) == [1, 0]


def test_the_radio_tower_gives_one_more_roll_before_income() -> None:
    """M3.3: once per turn, and nothing is paid for the first roll."""
    s = act(position("2p | 0c wheat-field radio-tower | 0c wheat-field"), "1")
    assert legal(s) == ["reroll:no", "reroll:yes"]
    assert coins(s) == [0, 0]
    act(s, "reroll:yes", "1")
    assert coins(s) == [1, 1]  # the second roll stands, though it is the same
    assert "build:nothing" in legal(s)


def test_the_second_roll_has_as_many_dice_as_the_first() -> None:
    """M3.3: two dice stay two, one stays one."""
    two = position("2p | 0c wheat-field train-station radio-tower | 0c wheat-field")
    act(two, "roll:2", "1+1", "reroll:yes")
    assert len(GAME.chance(two)) == 21
    one = position("2p | 0c wheat-field train-station radio-tower | 0c wheat-field")
    act(one, "roll:1", "2", "reroll:yes")
    assert len(GAME.chance(one)) == 6


def test_the_first_roll_can_be_kept() -> None:
    """M3.3: who does not roll again earns for the first roll."""
    s = act(position("2p | 0c wheat-field radio-tower | 0c wheat-field"), "1", "reroll:no")
    assert coins(s) == [1, 1]


def test_the_tower_works_again_in_the_next_turn() -> None:
    """M3.3: once per turn, not once per game."""
    s = position("2p | 0c wheat-field radio-tower | 0c wheat-field")
    act(s, "4", "reroll:yes", "4", "build:nothing", "4", "build:nothing", "4")
    assert legal(s) == ["reroll:no", "reroll:yes"]


def test_income_comes_before_building() -> None:
    """M3.4: the coin of this roll can be spent at once."""
    s = act(position("2p | 0c bakery | 0c bakery"), "2")
    assert "build:ranch" in legal(s)


def test_one_card_is_built_or_nothing() -> None:
    """M3.5: it is paid to the bank, leaves the supply, and the turn is over."""
    s = position("2p build roll=4 | 5c bakery | 3c bakery")
    act(s, "build:forest")
    assert text(s) == "2p turn=B one-die | 2c bakery forest | 3c bakery"
    act(s, "6", "build:nothing")
    assert text(s) == "2p turn=A one-die | 2c bakery forest | 3c bakery"


def test_what_is_too_dear_cannot_be_built() -> None:
    """M3.5: the cost must be paid."""
    s = position("2p build roll=4 | 3c bakery | 3c bakery")
    assert refused(s, "build:train-station") == "M3.5"
    assert refused(s, "build:mine") == "M3.5"
    assert legal(s) == [f"build:{word}" for word in cheap]


cheap = ["wheat-field", "ranch", "bakery", "cafe", "convenience-store", "forest", "furniture-factory"]
cheap += ["family-restaurant", "apple-orchard", "market", "nothing"]


def test_an_empty_pile_cannot_be_built_from() -> None:
    """M3.5: from the supply."""
    s = position("2p build roll=4 | 9c cafe*6 | 3c bakery")
    assert refused(s, "build:cafe") == "M3.5"


def test_a_card_built_now_does_not_act_on_this_roll() -> None:
    """M3.5: a Wheat Field built after a 1 waits for the next."""
    s = act(position("2p | 1c bakery | 0c bakery"), "1", "build:wheat-field")
    assert coins(s) == [0, 0]


def test_any_number_of_a_kind_but_one_of_each_purple_kind() -> None:
    """M3.6: a seventh Bakery with the start card, never a second Stadium."""
    s = position("2p build roll=4 | 50c wheat-field bakery*6 stadium | 3c wheat-field bakery")
    assert refused(s, "build:stadium") == "M3.6"
    assert {"build:tv-station", "build:business-center"} <= set(legal(s))
    act(s, "build:bakery")
    assert text(s).startswith("2p turn=B one-die | 49c wheat-field bakery*7 stadium |")


def test_answers_to_other_questions_are_refused() -> None:
    """M3.4, M3.5: nothing is built before the roll, nothing rolled when building is due."""
    s = position("2p | 9c bakery train-station | 3c bakery")
    assert refused(s, "build:cafe") == "M3"
    act(s, "roll:1", "4")
    assert refused(s, "roll:1") == "M3"
