from __future__ import annotations

import pytest

from tests.games.carrara.play import act, coins, display, legal, owned, phase, position, refused, text

FULL = "wheel I white*5 VI black*6"


@pytest.mark.parametrize(
    "words",
    [
        ["buy:bricks", "segment:I", "brick:black", "brick:done"],
        ["build:porta-1", "city:lerici", "pay:black", "porta-5"],
        ["score:villa"],
    ],
)
def test_after_every_action_one_object_can_be_bought(words: list[str]) -> None:
    """C7.1: exactly one, for 10 coins, from the field."""
    s = position(f"2p | 26c 0v black villa-1@livorno | 20c 0v | {FULL} | {display('porta-1', built='villa-1')}")
    act(s, *words)
    before = coins(s)[0]
    assert (phase(s), int(s.seat)) == ("extra", 0)
    assert legal(s)[-1] == "extra:nothing"
    act(s, "extra:crown")
    assert coins(s)[0] == before - 10
    assert owned(s, 0)["crown"] == 1
    assert (phase(s), int(s.seat)) == ("action", 1)  # though there are ten coins more


def test_the_purchase_can_be_left() -> None:
    """C7.1: only if wanted."""
    s = act(position("2p extra | 20c 0v | 0c 0v"), "extra:nothing")
    assert (coins(s), int(s.seat), owned(s, 0)) == ([20, 0], 1, {})


def test_who_has_too_few_coins_is_not_asked() -> None:
    """C7.1: ten are needed; with an empty field nobody is asked."""
    s = act(position("2p | 8c 0v villa-1@lerici | 0c 0v"), "score:villa")
    assert (coins(s)[0], phase(s), int(s.seat)) == (9, "action", 1)
    s = act(position("2p | 9c 0v villa-1@lerici | 0c 0v"), "score:villa")
    assert (coins(s)[0], phase(s), int(s.seat)) == (10, "extra", 0)
    all_kinds = "book chalice crown gate flag coat-of-arms"
    s = act(position(f"2p | 99c 0v villa-1@lerici {all_kinds} | 0c 0v | field"), "score:villa")
    assert (phase(s), int(s.seat)) == ("action", 1)


def test_the_field_is_never_refilled() -> None:
    """C7.1: what is bought is gone, though the supply has more."""
    s = position("2p extra | 20c 0v book | 0c 0v | field chalice crown gate flag coat-of-arms")
    assert refused(s, "extra:book") == "C7.1"
    act(s, "extra:flag")
    assert text(s).endswith("| field chalice crown gate coat-of-arms")
    assert s.supply.tolist() == [5] * 6
