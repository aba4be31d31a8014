from __future__ import annotations

import numpy as np
import pytest

from bauhof.core.chance import FastChance
from bauhof.games.skyline.money import capital
from bauhof.games.skyline.rules import start_player, weight
from bauhof.games.skyline.state import Phase, State
from tests.games.skyline.play import GAME, act, position, text


def dealt(players: int, seed: int) -> State:
    """A game at its first decision."""
    s: State = GAME.new(players)
    chance = FastChance(seed)
    while GAME.is_chance(s):
        possible = GAME.chance(s)
        GAME.resolve(s, list(possible)[chance.draw(list(possible.values()))])
    return s


def test_four_buildings_lie_on_the_yard_left_to_right() -> None:
    """S2.1: the first four cards of the shuffled deck."""
    s = GAME.new(3)
    assert sum(GAME.chance(s).values()) == 54
    act(s, "park8", "museum2", "park8", "church5")
    assert text(s).startswith("3p turn=A deal | yard park8 museum2 park8 church5 | display - - - -")


def test_money_is_dealt_one_card_at_a_time_until_twenty() -> None:
    """S2.2: to each player in turn; the currencies do not matter."""
    s = act(GAME.new(3), "park8", "museum2", "park9", "church5")
    act(s, "blue9", "green9", "orange1")  # 19
    assert (s.seat, s.phase) == (0, Phase.DEAL)
    act(s, "yellow1")  # 20
    assert (s.seat, s.phase) == (1, Phase.DEAL)
    act(s, "blue9", "blue9", "green2")
    assert s.seat == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_20_to_28(players: int) -> None:
    """S2.2: the last card brings the total to 20 or more."""
    for seed in range(20):
        s = dealt(players, seed)
        assert all(20 <= capital(s, seat) <= 28 for seat in range(players))


@pytest.mark.parametrize(
    ("hands", "start"),
    [
        (["blue9 blue9 green2", "green9 green9 blue1 orange1", "orange9 orange9 yellow3"], 0),
        (["blue9 blue9 green3", "green9 green9 blue2", "orange9 orange9 yellow2"], 1),
        (["blue9 blue9 blue1 green1", "green9 green9 blue2", "orange9 orange9 yellow2"], 1),
        (["blue9 blue9 green1 orange1", "green9 green9 blue1 yellow1", "orange9 orange9 yellow2"], 2),
    ],
)
def test_the_fewest_cards_start_then_the_lowest_total_then_the_first_seat(hands: list[str], start: int) -> None:
    """S2.3: fewer cards come before a lower total."""
    towns = " | ".join(f"0v {hand}" for hand in hands)
    assert start_player(position(f"3p | yard - - - - | display - - - - | {towns}")) == start


def test_four_money_cards_are_displayed_and_the_start_player_begins() -> None:
    """S2.4: after the dealing."""
    s = act(GAME.new(3), "park8", "museum2", "park9", "church5")
    act(s, "blue9", "blue8", "blue7", "green9", "green8", "green2", "green1", "orange9", "orange8", "orange7")
    assert s.phase == Phase.LAY_DISPLAY
    act(s, "yellow1", "yellow2", "yellow3", "yellow4")
    assert text(s).startswith(
        "3p turn=A turn | yard park8 museum2 park9 church5 | display yellow1 yellow2 yellow3 yellow4"
    )


@pytest.mark.parametrize("players", [2, 3, 6])
def test_five_piles_of_nearly_one_size_with_a_in_the_second_and_b_in_the_fourth(players: int) -> None:
    """S2.5: money in them differs by at most one, the earlier piles being the larger."""
    for seed in range(10):
        s = dealt(players, seed)
        money = s.piles - np.array([0, 1, 0, 1, 0])
        assert money.sum() == s.deck.sum()
        assert money.max() - money.min() <= 1
        assert sorted(money.tolist(), reverse=True) == money.tolist()


@pytest.mark.parametrize(("pile", "scored"), [(1, 0), (3, 1)])
def test_a_scoring_card_is_anywhere_in_its_pile_with_equal_chance(pile: int, scored: int) -> None:
    """S2.5, S8.3: where in the pile the card turned up, counted in 3,000 piles."""
    cards = 12
    piles = [0] * pile + [cards] + [10] * (4 - pile)
    money = sum(piles) - (2 - scored)
    start = position(
        players=3,
        scored=scored,
        piles=piles,
        phase="refill-display",
        yard=["museum2", "museum3", "museum4", "museum5"],
        hands=[hidden_money(108 - money), {}, {}],
    )
    scoring, chance = GAME.outcomes.parse("scoring"), FastChance(2026)
    weights = []  # of the scoring card and of all others, after so many money cards
    for drawn in range(cards):
        card = int(weight(start, scoring))
        weights.append([card, sum(GAME.chance(start).values()) - card])
        assert card / sum(weights[-1]) == pytest.approx(1 / (cards - drawn))
        start.piles[pile] -= 1
    seen = np.zeros(cards, int)
    for _ in range(3000):
        seen[next(drawn for drawn in range(cards) if chance.draw(weights[drawn]) == 0)] += 1
    expected = 3000 / cards
    assert ((seen - expected) ** 2 / expected).sum() < 31.3  # chi-squared, 11 degrees, one in a thousand


def hidden_money(count: int) -> dict[str, int]:
    """So many cards in one hand, whatever they are."""
    words = [f"{currency}{value}" for currency in ("blue", "green", "orange", "yellow") for value in range(1, 10)]
    return {word: min(3, max(0, count - 3 * index)) for index, word in enumerate(words)}
