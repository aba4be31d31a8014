from __future__ import annotations

from itertools import product

import pytest

from bauhof.games.machi_koro import rules
from bauhof.games.machi_koro.material import RED_BY_ROLL, Kind
from bauhof.games.machi_koro.rules import earn
from tests.games.machi_koro.play import act, coins, legal, position, refused, text


def test_red_comes_before_blue() -> None:
    """M4.1: the Family Restaurant asks before the Mine brings anything."""
    s = position("2p | 0c mine family-restaurant train-station | 2c mine family-restaurant")
    act(s, "roll:2", "4+5")
    assert coins(s) == [5, 7]  # nothing to pay the restaurant with before the mine brings 5


def test_a_player_short_of_coins_pays_what_there_is() -> None:
    """M4.2: red cards are paid first; nobody goes below zero."""
    s = position("2p roll=3 | 1c bakery | 0c cafe cafe")
    earn(s)
    assert coins(s) == [1, 1]  # paid the only coin, then the bakery gave one


def test_the_rulebooks_example_of_nobody_to_pay() -> None:
    """M4.2: A has no coin, so B's Café gets nothing; then two Bakeries bring 2."""
    s = act(position("2p | 0c bakery*2 | 0c cafe"), "3")
    assert coins(s) == [2, 0]


@pytest.mark.parametrize(("turn", "right"), ["AD", "BA", "CB", "DC"])
def test_the_player_to_the_right_is_paid_first_at_every_seat(turn: str, right: str) -> None:
    """M4.2: one coin, three Cafés: counter-clockwise the first gets it."""
    towns = " | ".join(f"{int(letter == turn)}c cafe" for letter in "ABCD")
    s = act(position(f"4p turn={turn} | {towns}"), "3")
    assert coins(s) == [int(letter == right) for letter in "ABCD"]


def test_restaurants_are_paid_on_nine_and_ten() -> None:
    """M4.2: 2 coins for each Family Restaurant of the others."""
    for roll in ("3+6", "4+6"):
        s = act(position("2p | 9c train-station | 0c family-restaurant*2"), "roll:2", roll)
        assert coins(s) == [5, 4]


def test_two_red_kinds_on_one_roll_would_both_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """M4.2: the player to the right gets both in full before the next; the box has no such roll, a table can."""
    table = RED_BY_ROLL.copy()
    table[3, :2] = Kind.CAFE, Kind.FAMILY_RESTAURANT
    monkeypatch.setattr(rules, "RED_BY_ROLL", table)
    pay_red = getattr(rules.pay_red, "py_func", rules.pay_red)  # a compiled rule keeps its table
    for had, after in ((8, [1, 3, 4]), (4, [0, 0, 4]), (3, [0, 0, 3])):
        s = position(f"3p roll=3 | {had}c bakery | 0c cafe family-restaurant | 0c cafe*2 family-restaurant")
        pay_red(s, 3)
        assert coins(s) == after


def test_own_red_cards_bring_nothing_in_the_own_turn() -> None:
    """M4.2: only every other player's."""
    s = act(position("2p | 5c cafe*3 | 5c wheat-field"), "3")
    assert coins(s) == [5, 5]


def test_blue_pays_every_owner_and_green_only_who_rolled() -> None:
    """M4.3: on 2 everybody's Ranches and the active player's Bakeries, each card once."""
    s = act(position("3p | 0c ranch bakery*2 | 0c ranch*3 bakery | 0c wheat-field"), "2")
    assert coins(s) == [3, 3, 0]


@pytest.mark.parametrize(
    ("roll", "mine", "theirs"),
    [
        ("1", 1, 1),
        ("2", 2, 1),
        ("3", 1, 0),
        ("4", 3, 0),
        ("5", 1, 1),
        ("6", 0, 0),
        ("2+5", 3, 0),
        ("2+6", 6, 0),
        ("3+6", 5, 5),
        ("4+6", 3, 3),
        ("5+6", 4, 0),
        ("6+6", 4, 0),
    ],
)
def test_every_roll_pays_the_bank_cards_it_names(roll: str, mine: int, theirs: int) -> None:
    """M4.3, M4.4: one of every blue and green card before both players."""
    cards = (
        "wheat-field ranch bakery convenience-store forest cheese-factory furniture-factory mine apple-orchard market"
    )
    s = position(f"2p | 0c {cards} train-station | 0c {cards} train-station")
    act(s, "roll:2" if "+" in roll else "roll:1", roll)
    assert coins(s) == [mine, theirs]


def test_factories_count_own_cards_with_the_icon() -> None:
    """M4.4: 2 Cheese Factories × 3 × 3 Ranches; 2 Furniture × 3 × (1 Forest + 2 Mines); 2 Markets × 2 × (2 + 1)."""
    town = "wheat-field*2 ranch*3 forest mine*2 apple-orchard cheese-factory*2 furniture-factory*2 market*2"
    for roll, income in (("3+4", 18), ("4+4", 18), ("5+6", 12)):
        s = act(position(f"2p | 0c {town} train-station | 0c wheat-field*4 ranch*3 forest*2"), "roll:2", roll)
        assert coins(s) == [income, 0]


def test_a_factory_without_the_icon_brings_nothing() -> None:
    """M4.4: per matching card owned, and others' cards do not count."""
    s = act(position("2p | 0c cheese-factory train-station | 0c ranch*6"), "roll:2", "3+4")
    assert coins(s) == [0, 0]


def test_the_stadium_takes_two_from_everybody_as_far_as_they_have_them() -> None:
    """M4.5: 2, 1 and nothing."""
    s = act(position("4p | 0c stadium | 5c bakery | 1c bakery | 0c bakery"), "6")
    assert coins(s) == [3, 3, 0, 0]


def test_the_tv_station_takes_five_from_a_player_of_choice() -> None:
    """M4.6: as far as that player has them."""
    s = act(position("3p | 0c tv-station | 9c bakery | 3c bakery"), "6")
    assert legal(s) == ["tv:+1", "tv:+2"]
    assert coins(act(position(text(s)), "tv:+1")) == [5, 4, 3]
    assert coins(act(position(text(s)), "tv:+2")) == [3, 9, 0]


def test_one_player_must_be_chosen_even_one_without_coins() -> None:
    """M4.6: there is no way to decline; in the two-player game there is one choice."""
    s = act(position("2p turn=B | 4c bakery | 0c tv-station"), "6")
    assert legal(s) == ["tv:+1"]
    assert refused(s, "tv:+2") == "M4.6"
    poor = act(position("3p | 0c tv-station | 0c bakery | 3c bakery"), "6", "tv:+1")
    assert coins(poor) == [0, 0, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tv_station_reaches_every_other_player_from_every_seat(players: int) -> None:
    """M4.6: +1 sits next in clockwise order, after the last seat comes the first; who is chosen pays alone."""
    for seat, step in product(range(players), range(1, players)):
        towns = " | ".join("0c tv-station" if town == seat else "9c bakery" for town in range(players))
        s = act(position(f"{players}p turn={'ABCD'[seat]} | {towns}"), "6")
        assert legal(s) == [f"tv:+{other}" for other in range(1, players)]
        act(s, f"tv:+{step}")
        payer = (seat + step) % players
        assert coins(s) == [{seat: 5, payer: 4}.get(town, 9) for town in range(players)]


def test_the_business_center_swaps_one_card_for_another() -> None:
    """M4.7: own card, other player, their card; the number of cards stays."""
    s = act(position("3p | 0c bakery business-center | 0c mine | 0c cafe*2"), "6")
    act(s, "give:bakery", "with:+1", "take:mine")
    assert text(s) == "3p turn=A build roll=6 | 0c business-center mine | 0c bakery | 0c cafe*2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_exchanged_with_every_other_player_from_every_seat(players: int) -> None:
    """M4.7: +1 sits next in clockwise order, after the last seat comes the first; nobody else's cards change."""
    for seat, step in product(range(players), range(1, players)):
        towns = ["0c bakery business-center" if town == seat else "0c mine" for town in range(players)]
        s = act(position(f"{players}p turn={'ABCD'[seat]} | {' | '.join(towns)}"), "6", "give:bakery")
        assert legal(s) == [f"with:+{other}" for other in range(1, players)]
        act(s, f"with:+{step}", "take:mine")
        towns[seat], towns[(seat + step) % players] = "0c business-center mine", "0c bakery"
        assert text(s) == f"{players}p turn={'ABCD'[seat]} build roll=6 | {' | '.join(towns)}"


def test_purple_cards_and_landmarks_are_not_exchanged() -> None:
    """M4.7: they are not even choices; what is not owned is refused."""
    s = act(
        position("2p | 0c bakery stadium business-center train-station | 0c mine tv-station radio-tower"), "roll:1", "6"
    )
    assert legal(s) == ["give:bakery", "give:nothing"]
    assert refused(s, "give:cafe") == "M4.7"
    act(s, "give:bakery")
    assert refused(s, "with:+2") == "M4.6"
    act(s, "with:+1")
    assert legal(s) == ["take:mine"]
    assert refused(s, "take:cafe") == "M4.7"


def test_nothing_is_exchanged_with_who_has_only_purple_cards() -> None:
    """M4.7: there is no card to be had, whatever is given; the option of M7.2 has no part in it."""
    s = act(position("3p | 0c bakery business-center | 0c stadium | 0c mine"), "6", "give:bakery")
    assert legal(s) == ["with:+2"]
    assert refused(s, "with:+1") == "M4.7"
    s = act(position("2p | 0c bakery business-center | 0c stadium tv-station"), "6")
    assert legal(s) == ["give:nothing"]
    assert refused(s, "give:bakery") == "M4.7"


def test_start_cards_can_be_exchanged() -> None:
    """M4.7: in play they are ordinary cards."""
    s = position("2p | 3c wheat-field bakery business-center | 3c wheat-field bakery")
    act(s, "6", "give:wheat-field", "with:+1", "take:bakery")
    assert text(s) == "2p turn=A build roll=6 | 3c bakery*2 business-center | 3c wheat-field*2"


def test_the_exchange_may_be_declined() -> None:
    """M4.7: nothing changes and building is next."""
    s = act(position("2p | 0c bakery business-center | 0c mine"), "6", "give:nothing")
    assert text(s) == "2p turn=A build roll=6 | 0c bakery business-center | 0c mine"


def test_like_may_be_exchanged_for_like() -> None:
    """M4.7: which changes nothing."""
    s = act(position("2p | 0c bakery business-center | 0c bakery"), "6", "give:bakery", "with:+1", "take:bakery")
    assert text(s) == "2p turn=A build roll=6 | 0c bakery business-center | 0c bakery"


def test_on_a_six_stadium_tv_station_and_business_center_act_in_this_order() -> None:
    """M4.8: the Stadium leaves 4 for the TV Station; then a card can be exchanged, then built."""
    s = position("2p | 0c bakery stadium tv-station business-center | 6c mine")
    act(s, "6")
    assert coins(s) == [2, 4]
    act(s, "tv:+1")
    assert coins(s) == [6, 0]
    assert "give:bakery" in legal(s)
    act(s, "give:bakery", "with:+1", "take:mine")
    assert "build:train-station" in legal(s)


def test_purple_cards_rest_in_the_turns_of_others() -> None:
    """M4.3, M4.5: nothing happens when another player rolls 6."""
    s = act(position("2p turn=B | 0c stadium tv-station business-center | 6c mine"), "6")
    assert coins(s) == [0, 6]
    assert "build:nothing" in legal(s)
