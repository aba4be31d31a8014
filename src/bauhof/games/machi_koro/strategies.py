"""Ways to play: greedy by value, and the shopping lists that others have published figures for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.compile import rule
from bauhof.games.machi_koro.actions import (
    BUILD,
    BUILD_LANDMARK,
    BUILD_NOTHING,
    GIVE,
    GIVE_NOTHING,
    PARTNER,
    REROLL,
    ROLL,
    SWAPPABLE,
    SWAPPABLE_KIND,
    TAKE,
    TV_TARGET,
)
from bauhof.games.machi_koro.legal import (
    has_enough_of,
    refuse_establishment,
    refuse_landmark,
    refuse_partner,
    refuse_swap,
    refuse_to_give,
)
from bauhof.games.machi_koro.material import COST, DIE, KINDS, LANDMARK_COST, LANDMARKS, LOW, Kind, Landmark
from bauhof.games.machi_koro.rules import left_of
from bauhof.games.machi_koro.state import Phase, State
from bauhof.games.machi_koro.value import (
    income_of_a_roll,
    income_of_a_round,
    income_of_own_turn,
    rolls_two,
    rounds_left,
)

IMPOSSIBLE = -1e9


class Strategy(IntEnum):
    """Every way to play, by name."""

    GREEDY = 0
    CHEESE = 1
    CONVENIENCE = 2
    BAKERY = 3
    FURNITURE = 4


# fmt: off
WANTED = {
    #                     how many of which cards                                                 two dice
    Strategy.GREEDY:      ({},                                                                     False),
    Strategy.CHEESE:      ({Kind.RANCH: 6, Kind.CHEESE_FACTORY: 2},                                True),
    Strategy.CONVENIENCE: ({Kind.CONVENIENCE_STORE: 6, Kind.BAKERY: 3},                            False),
    Strategy.BAKERY:      ({Kind.BAKERY: 6},                                                       False),
    Strategy.FURNITURE:   ({Kind.FOREST: 3, Kind.MINE: 3, Kind.FURNITURE_FACTORY: 2},              True),
}
# fmt: on
LIST = np.array([[cards.get(kind, 0) for kind in Kind] for cards, _ in WANTED.values()])
TWO_DICE = np.array([two for _, two in WANTED.values()])
PLAYOUT = np.array([Strategy.GREEDY])
ROUTINE: frozenset[Phase] = frozenset()  # phases whose answer is never worth a search
SEARCH: dict[str, float] = {
    "caution": 0.4,
    "depth": 10,
    "prior": 0,
    "patience": 20,
}  # settings that differ from the usual ones
VETERAN = 4000  # playouts


@rule
def decide(s: State, strategy: int) -> int:
    """The action that a strategy takes."""
    if s.phase == Phase.BUILD:
        return build_greedily(s) if strategy == Strategy.GREEDY else build_by_list(s, strategy)
    if s.phase == Phase.NUMBER_OF_DICE:
        return ROLL + (rolls_two(s, s.seat) if strategy == Strategy.GREEDY else needs_two_dice(s, strategy))
    if s.phase == Phase.REROLL:
        return REROLL + (earns_little(s) if strategy == Strategy.GREEDY else earns_nothing(s))
    if s.phase == Phase.TV_TARGET:
        return TV_TARGET + richest_other(s) - 1
    if s.phase == Phase.GIVE:
        return best_to_give(s) if strategy == Strategy.GREEDY else GIVE_NOTHING
    if s.phase == Phase.PARTNER:
        return PARTNER + best_partner(s) - 1
    return TAKE + best_of_theirs(s, s.given, s.partner)


@rule
def build_by_list(s: State, strategy: int) -> int:
    """The dearest affordable card that the list still wants; when it is complete, the dearest affordable landmark."""
    if needs_two_dice(s, strategy) and refuse_landmark(s, Landmark.TRAIN_STATION) == 0:
        return BUILD_LANDMARK + Landmark.TRAIN_STATION
    complete = True
    best = BUILD_NOTHING
    dearest = 0
    for kind in range(KINDS):
        if s.cards[s.seat, kind] < LIST[strategy, kind] and can_still_come(s, kind):
            complete = False
            if refuse_establishment(s, kind) == 0 and COST[kind] > dearest:
                best, dearest = BUILD + kind, COST[kind]
    return dearest_landmark(s) if complete else best


@rule
def can_still_come(s: State, kind: int) -> bool:
    """A card that is gone, or that may not be had, is wanted no more."""
    return s.supply[kind] + s.deck[kind] > 0 and not has_enough_of(s, s.seat, kind)


@rule
def needs_two_dice(s: State, strategy: int) -> bool:
    """A two-dice list does as soon as it owns a card that needs 7 or more."""
    cards = 0
    for kind in range(KINDS):
        if LOW[kind] > DIE:
            cards += s.cards[s.seat, kind]
    return bool(TWO_DICE[strategy] and cards > 0)


@rule
def dearest_landmark(s: State) -> int:
    """The dearest landmark that can be paid, if any."""
    for landmark in range(LANDMARKS - 1, -1, -1):
        if refuse_landmark(s, landmark) == 0:
            return BUILD_LANDMARK + landmark
    return BUILD_NOTHING


@rule
def earns_nothing(s: State) -> bool:
    """Whether the roll brings no coin."""
    return bool(income_of_a_roll(s, s.seat, s.seat, s.dice[0] + s.dice[1]) <= 0)


@rule
def earns_little(s: State) -> bool:
    """Whether the roll brings less than a roll does on average."""
    return bool(income_of_a_roll(s, s.seat, s.seat, s.dice[0] + s.dice[1]) < 0.8 * income_of_own_turn(s, s.seat))


@rule
def build_greedily(s: State) -> int:
    """What leaves the fewest rounds to the fourth landmark; a landmark if nothing is better."""
    best = dearest_landmark(s)
    fewest = rounds_left(s, s.seat)
    for landmark in range(LANDMARKS):
        if refuse_landmark(s, landmark) == 0:
            s.landmarks[s.seat, landmark] = 1
            s.coins[s.seat] -= LANDMARK_COST[landmark]
            rounds = rounds_left(s, s.seat)
            s.landmarks[s.seat, landmark] = 0
            s.coins[s.seat] += LANDMARK_COST[landmark]
            if rounds < fewest:
                best, fewest = BUILD_LANDMARK + landmark, rounds
    for kind in range(KINDS):
        if refuse_establishment(s, kind) == 0:
            s.cards[s.seat, kind] += 1
            s.coins[s.seat] -= COST[kind]
            rounds = rounds_left(s, s.seat)
            s.cards[s.seat, kind] -= 1
            s.coins[s.seat] += COST[kind]
            if rounds < fewest:
                best, fewest = BUILD + kind, rounds
    return best


@rule
def richest_other(s: State) -> int:
    """M4.6: how many places clockwise the player with the most coins sits."""
    best = 1
    for step in range(2, s.players):
        if s.coins[left_of(s, step)] > s.coins[left_of(s, best)]:
            best = step
    return best


@rule
def income_after_swap(s: State, given: int, partner: int, taken: int) -> float:
    """M4.7: the income of a round of the active player with the partner's card instead of the own."""
    exchange(s, given, partner, taken)
    income = income_of_a_round(s, s.seat)
    exchange(s, taken, partner, given)
    return income


@rule
def exchange(s: State, given: int, partner: int, taken: int) -> None:
    """M4.7: a card of the active player for one of the partner's."""
    s.cards[s.seat, given] -= 1
    s.cards[partner, given] += 1
    s.cards[partner, taken] -= 1
    s.cards[s.seat, taken] += 1


@rule
def best_to_give(s: State) -> int:
    """M4.7: the own card of the exchange that brings most; nothing, if the income would not grow."""
    best = GIVE_NOTHING
    most = income_of_a_round(s, s.seat)
    for card in range(SWAPPABLE):
        given = SWAPPABLE_KIND[card]
        if refuse_to_give(s, given) == 0:
            for step in range(1, s.players):
                if refuse_partner(s, given, step) == 0:
                    partner = left_of(s, step)
                    taken = SWAPPABLE_KIND[best_of_theirs(s, given, partner)]
                    income = income_after_swap(s, given, partner, taken)
                    if income > most:
                        best, most = GIVE + card, income
    return best


@rule
def best_partner(s: State) -> int:
    """M4.7: how many places clockwise the player sits whose best card is the best."""
    best = 0
    most = IMPOSSIBLE
    for step in range(1, s.players):
        if refuse_partner(s, s.given, step) == 0:
            partner = left_of(s, step)
            taken = SWAPPABLE_KIND[best_of_theirs(s, s.given, partner)]
            income = income_after_swap(s, s.given, partner, taken)
            if income > most:
                best, most = step, income
    return best


@rule
def best_of_theirs(s: State, given: int, partner: int) -> int:
    """M4.7: the card of another player that would bring most for the one given."""
    best = 0
    most = IMPOSSIBLE
    for card in range(SWAPPABLE):
        taken = SWAPPABLE_KIND[card]
        if refuse_swap(s, given, partner, taken) == 0:
            income = income_after_swap(s, given, partner, taken)
            if income > most:
                best, most = card, income
    return best
