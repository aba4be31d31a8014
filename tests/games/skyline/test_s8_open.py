from __future__ import annotations

from dataclasses import replace

from bauhof.core.chance import FastChance
from tests.games.skyline.play import GAME, act, position

TOWNS = "4v park blue9 | 0v green9*2 | 0v museum"
LINE = f"| yard museum5 theater6 station7 park10 | display blue3 green2 - - | {TOWNS} | discard blue1"


def test_displays_buildings_points_hand_sizes_discards_and_deck_sizes_are_open() -> None:
    """S8.1: everybody sees the same of them."""
    s = position(f"3p {LINE}")
    views = [GAME.view(s, seat) for seat in range(3)]
    for view in views:
        assert [town.hand.size for town in view.towns] == [1, 2, 0]
        assert [town.points for town in view.towns] == [4, 0, 0]
        assert view.discard == {"blue1": 1}
        assert (view.deck, view.buildings) == (108 - 2 - 3 - 1, 54 - 4 - 2)
        assert view.towns[2].owned == {"museum": 1}
    assert replace(views[1], seat=0, towns=(), yard=()) == replace(views[0], towns=(), yard=())


def test_the_hands_of_others_are_secret() -> None:
    """S8.2: only their number of cards is told, unless the option opens them."""
    closed, opened = position(f"3p {LINE}"), position(f"3p open-hands {LINE}")
    assert [town.hand.cards for town in GAME.view(closed, 1).towns] == [None, {"green9": 2}, None]
    assert [town.hand.cards for town in GAME.view(opened, 1).towns] == [{"blue9": 1}, {"green9": 2}, {}]


def test_two_states_that_differ_only_in_hidden_hands_look_alike() -> None:
    """S8.2: B cannot tell whether A has a blue 9 or a yellow 1."""
    one, other = position(f"3p {LINE}"), position(f"3p {LINE.replace('blue9', 'yellow1')}")
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert (GAME.observe(one, 1) == GAME.observe(other, 1)).all()
    assert GAME.view(one, 0) != GAME.view(other, 0)


def test_a_payment_under_way_is_not_shown_to_others() -> None:
    """S8.2: the cards are seen when they are paid."""
    s = act(position(f"3p {LINE}"), "buy:1", "pay:9")
    assert GAME.view(s, 0).paid == (9,)
    assert GAME.view(s, 1).paid == ()
    assert GAME.view(s, 1).place is None


def test_a_disguise_changes_what_is_hidden_and_nothing_else() -> None:
    """S8.2: B's own hand stays, A's is dealt anew."""
    s = position(f"3p {LINE}")
    chance = FastChance(1)
    others = [GAME.observation.disguised(s, 1, chance) for _ in range(20)]
    assert len({GAME.format(other) for other in others}) > 10
    assert all(GAME.view(other, 1) == GAME.view(s, 1) for other in others)


def test_nobody_knows_the_order_of_the_decks() -> None:
    """S8.3: a state has none: every card left can come next, as likely as it is frequent."""
    s = act(position(f"3p {LINE}"), "take:1", "take:2")
    weights = {GAME.outcomes.format(outcome): weight for outcome, weight in GAME.chance(s).items()}
    assert sum(weights.values()) == s.deck.sum()
    assert weights["green9"] == 1
    assert weights["yellow9"] == 3
