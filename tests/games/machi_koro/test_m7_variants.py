from __future__ import annotations

from bauhof.core.actions import slug
from bauhof.core.chance import FastChance
from bauhof.games.machi_koro.material import BOX, Kind
from bauhof.games.machi_koro.state import State
from tests.games.machi_koro.play import GAME, act, legal, position, refused, text

TEN = "wheat-field ranch bakery cafe convenience-store forest stadium tv-station business-center cheese-factory"


def reveal_all(s: State, seed: int = 1) -> State:
    chance = FastChance(seed)
    while GAME.is_chance(s) and s.dice[0] == 0 and len(GAME.chance(s)) != 6:
        possible = GAME.chance(s)
        GAME.resolve(s, list(possible)[chance.draw(list(possible.values()))])
    return s


def test_all_84_cards_are_shuffled_into_the_deck() -> None:
    """M7.1: every kind is as likely to come first as it is frequent."""
    s = GAME.new(2, {"variable_supply": True})
    assert s.deck.tolist() == BOX.tolist()
    assert s.supply.sum() == 0
    assert {GAME.outcomes.format(kind): weight for kind, weight in GAME.chance(s).items()} == {
        slug(kind): int(BOX[kind]) for kind in Kind
    }


def test_cards_are_turned_up_until_ten_kinds_lie_open() -> None:
    """M7.1: a kind that lies open already goes onto its pile."""
    s = GAME.new(2, {"variable_supply": True})
    act(s, "cafe", "cafe", "mine")
    assert text(s).endswith("| supply cafe*2 mine")
    kinds = ["ranch", "bakery", "forest", "stadium", "market", "tv-station", "wheat-field"]
    act(s, *kinds)
    assert text(s).startswith("2p variable-supply turn=A reveal")
    act(s, "apple-orchard")
    assert text(s).startswith("2p variable-supply turn=A one-die")
    assert (s.supply > 0).sum() == 10


def test_building_the_last_of_a_kind_turns_up_cards_until_there_are_ten_again() -> None:
    """M7.1: before the next player rolls."""
    s = position(f"2p variable-supply build roll=4 | 9c bakery | 0c bakery | supply {TEN}")
    act(s, "build:cafe")
    assert text(s).startswith("2p variable-supply turn=B reveal")
    act(s, "ranch")
    assert text(s).startswith("2p variable-supply turn=B reveal")  # onto its pile: still nine kinds
    act(s, "cafe")
    assert text(s).startswith("2p variable-supply turn=B one-die")


def test_nothing_is_turned_up_while_ten_kinds_lie_open() -> None:
    """M7.1: building from a pile of two leaves ten."""
    s = position(f"2p variable-supply build roll=4 | 9c bakery | 0c bakery | supply {TEN} cafe")
    act(s, "build:cafe")
    assert text(s).startswith("2p variable-supply turn=B one-die")


def test_only_what_lies_open_can_be_built() -> None:
    """M7.1: the deck is not the supply."""
    s = position(f"2p variable-supply build roll=4 | 9c bakery | 0c bakery | supply {TEN}")
    assert refused(s, "build:mine") == "M3.5"
    assert "build:cheese-factory" in legal(s)


OWNED = "ranch*6 cafe*5 convenience-store*6 forest*6 cheese-factory*6 furniture-factory*6"
OTHER = "family-restaurant*6 apple-orchard*6 market*6 wheat-field*7 bakery*7"
SUPPLY = "cafe stadium*4 tv-station*4 business-center*4 wheat-field bakery"


def test_an_empty_deck_refills_nothing() -> None:
    """M7.1: fewer than ten kinds stay fewer."""
    s = position(f"2p variable-supply build roll=4 | 9c {OWNED} | 0c {OTHER} mine*6 | supply {SUPPLY}")
    assert s.deck.sum() == 0
    act(s, "build:cafe")
    assert text(s).startswith("2p variable-supply turn=B one-die")


def test_the_last_card_of_the_deck_is_turned_up_too() -> None:
    """M7.1: six kinds lie open; a deck of one card still helps, an empty one does not."""
    s = position(f"2p variable-supply reveal | 9c {OWNED} | 0c {OTHER} mine*4 | supply {SUPPLY}")
    act(s, "mine")
    assert s.deck.sum() == 1
    assert text(s).startswith("2p variable-supply turn=A reveal")
    act(s, "mine")
    assert text(s).startswith("2p variable-supply turn=A one-die")


def test_an_extra_turn_waits_for_the_supply() -> None:
    """M7.1, M5.3: the cards are turned up, then the same player has the turn."""
    s = position(f"2p variable-supply | 9c bakery train-station amusement-park | 0c bakery | supply {TEN}")
    act(s, "roll:2", "2+2", "build:cafe")
    assert text(s).startswith("2p variable-supply turn=A reveal again")
    act(s, "mine")
    assert text(s).startswith("2p variable-supply turn=A number-of-dice")


def test_first_games_allow_two_of_a_kind() -> None:
    """M7.2: a third is refused, and the start card counts."""
    s = position("2p two-of-a-kind build roll=4 | 9c wheat-field bakery ranch*2 | 0c bakery")
    assert refused(s, "build:ranch") == "M7.2"
    act(s, "build:bakery", "4", "build:nothing", "4")
    assert refused(s, "build:bakery") == "M7.2"


def test_purple_stays_at_one_in_first_games() -> None:
    """M7.2: the rule of the purple kinds is not loosened."""
    s = position("2p two-of-a-kind build roll=4 | 9c bakery stadium | 0c bakery")
    assert refused(s, "build:stadium") == "M3.6"


def test_the_limit_holds_for_both_players_in_an_exchange() -> None:
    """M7.2: nobody ends with three of a kind; like for like is no third."""
    s = position("2p two-of-a-kind | 0c bakery*2 cafe business-center | 0c bakery*2 mine")
    act(s, "6")
    assert legal(s) == ["give:bakery", "give:cafe", "give:nothing"]
    act(s, "give:bakery", "with:+1")
    assert legal(s) == ["take:bakery"]  # another Bakery would be B's third
    s = position("2p two-of-a-kind | 0c bakery*2 cafe business-center | 0c bakery*2 mine")
    act(s, "6", "give:cafe", "with:+1")
    assert legal(s) == ["take:mine"]  # a Bakery would be A's third
    assert refused(s, "take:bakery") == "M7.2"


def test_a_card_that_nobody_can_be_given_is_no_choice() -> None:
    """M7.2: B has two Cafés, and for a Café gives only what A has two of."""
    s = position("3p two-of-a-kind | 0c bakery*2 cafe business-center | 0c cafe*2 ranch | 0c bakery*2")
    act(s, "6")
    act(s, "give:cafe")
    assert legal(s) == ["with:+1"]  # C has only Bakeries, of which A has two
    assert refused(s, "with:+2") == "M7.2"
    only = position("2p two-of-a-kind | 0c bakery*2 cafe business-center | 0c bakery*2")
    act(only, "6")
    assert refused(only, "give:cafe") == "M7.2"


def test_the_variants_can_be_combined() -> None:
    """M7.3: ten kinds open, two of a kind."""
    s = reveal_all(GAME.new(3, {"variable_supply": True, "two_of_a_kind": True}))
    assert text(s).startswith("3p variable-supply two-of-a-kind turn=A one-die")
    assert (s.supply > 0).sum() == 10
    s = position(f"2p variable-supply two-of-a-kind build roll=4 | 9c ranch*2 | 0c bakery | supply {TEN}")
    assert refused(s, "build:ranch") == "M7.2"
    act(s, "build:cafe")
    assert text(s).startswith("2p variable-supply two-of-a-kind turn=B reveal")
