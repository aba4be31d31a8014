"""What the active player may do, and why not."""

from __future__ import annotations

from bauhof.core.actions import Numbers, offer
from bauhof.core.compile import rule
from bauhof.games.machi_koro.actions import (
    BUILD,
    BUILD_LANDMARK,
    BUILD_NOTHING,
    FIRST,
    FIRST_CHANCE,
    GIVE,
    GIVE_NOTHING,
    PARTNER,
    REROLL,
    ROLL,
    STOP,
    SWAPPABLE,
    SWAPPABLE_KIND,
    TAKE,
    TV_TARGET,
    Refusal,
)
from bauhof.games.machi_koro.material import (
    COLOUR,
    COST,
    KINDS,
    LANDMARK_COST,
    LANDMARKS,
    LIMIT,
    SEATS,
    Colour,
)
from bauhof.games.machi_koro.rules import left_of
from bauhof.games.machi_koro.state import Phase, State


@rule
def legal(s: State, actions: Numbers) -> int:
    """Write down every allowed answer to the open question, and return their number."""
    n = 0
    if s.phase == Phase.BUILD:
        for kind in range(KINDS):
            n = offer(actions, n, BUILD + kind, refuse_establishment(s, kind))
        for landmark in range(LANDMARKS):
            n = offer(actions, n, BUILD_LANDMARK + landmark, refuse_landmark(s, landmark))
        n = offer(actions, n, BUILD_NOTHING, Refusal.NONE)
    elif s.phase == Phase.NUMBER_OF_DICE:
        for dice in range(2):
            n = offer(actions, n, ROLL + dice, Refusal.NONE)
    elif s.phase == Phase.REROLL:
        for answer in range(2):
            n = offer(actions, n, REROLL + answer, Refusal.NONE)
    elif s.phase == Phase.TV_TARGET:
        for other in range(SEATS - 1):
            n = offer(actions, n, TV_TARGET + other, refuse_player(s, other + 1))
    elif s.phase == Phase.GIVE:
        for card in range(SWAPPABLE):
            n = offer(actions, n, GIVE + card, refuse_to_give(s, SWAPPABLE_KIND[card]))
        n = offer(actions, n, GIVE_NOTHING, Refusal.NONE)
    elif s.phase == Phase.PARTNER:
        for other in range(SEATS - 1):
            n = offer(actions, n, PARTNER + other, refuse_partner(s, s.given, other + 1))
    elif s.phase == Phase.TAKE:
        for card in range(SWAPPABLE):
            n = offer(actions, n, TAKE + card, refuse_swap(s, s.given, s.partner, SWAPPABLE_KIND[card]))
    return n


@rule
def refusal(s: State, action: int) -> int:
    """Why the active player may not do this now; an action of another question is not asked for."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if s.phase >= FIRST_CHANCE or not FIRST[s.phase] <= action < STOP[s.phase]:
        return Refusal.NOT_ASKED
    if s.phase == Phase.BUILD and action < BUILD_LANDMARK:
        return refuse_establishment(s, action - BUILD)
    if s.phase == Phase.BUILD and action < BUILD_NOTHING:
        return refuse_landmark(s, action - BUILD_LANDMARK)
    if s.phase == Phase.TV_TARGET:
        return refuse_player(s, action - TV_TARGET + 1)
    if s.phase == Phase.GIVE and action < GIVE_NOTHING:
        return refuse_to_give(s, SWAPPABLE_KIND[action - GIVE])
    if s.phase == Phase.PARTNER:
        return refuse_partner(s, s.given, action - PARTNER + 1)
    if s.phase == Phase.TAKE:
        return refuse_swap(s, s.given, s.partner, SWAPPABLE_KIND[action - TAKE])
    return Refusal.NONE


@rule
def refuse_establishment(s: State, kind: int) -> int:
    """M3.5, M3.6, M7.2: it lies in the supply, its owner may have one more, and it can be paid."""
    if s.supply[kind] == 0:
        return Refusal.NOT_IN_SUPPLY
    if has_enough_of(s, s.seat, kind):
        return Refusal.SECOND_PURPLE if COLOUR[kind] == Colour.PURPLE else Refusal.THIRD_OF_A_KIND
    if s.coins[s.seat] < COST[kind]:
        return Refusal.TOO_FEW_COINS
    return Refusal.NONE


@rule
def has_enough_of(s: State, seat: int, kind: int) -> bool:
    """M3.6, M7.2: one of a purple kind; in first games two of any other."""
    return bool(s.cards[seat, kind] >= LIMIT[s.two_of_a_kind, kind])


@rule
def refuse_landmark(s: State, landmark: int) -> int:
    """M1.3, M3.5: each landmark once, if it can be paid."""
    if s.landmarks[s.seat, landmark]:
        return Refusal.BUILT_ALREADY
    if s.coins[s.seat] < LANDMARK_COST[landmark]:
        return Refusal.TOO_FEW_COINS
    return Refusal.NONE


@rule
def refuse_player(s: State, step: int) -> int:
    """M4.6: one other player, with or without coins."""
    return Refusal.NONE if step < s.players else Refusal.NO_SUCH_PLAYER


@rule
def refuse_to_give(s: State, kind: int) -> int:
    """M4.7: an own card that somebody can be given."""
    if s.cards[s.seat, kind] == 0:
        return Refusal.NOT_OWNED
    reason = Refusal.NOTHING_IN_RETURN
    for step in range(1, s.players):
        refused = refuse_partner(s, kind, step)
        if refused == Refusal.NONE:
            return Refusal.NONE
        if refused == Refusal.THIRD_OF_A_KIND:
            reason = Refusal.THIRD_OF_A_KIND
    return reason


@rule
def refuse_partner(s: State, given: int, step: int) -> int:
    """M4.7: another player who has a card that can be had for the one given."""
    if step >= s.players:
        return Refusal.NO_SUCH_PLAYER
    partner = left_of(s, step)
    reason = Refusal.NOTHING_IN_RETURN
    for kind in SWAPPABLE_KIND:
        refused = refuse_swap(s, given, partner, kind)
        if refused == Refusal.NONE:
            return Refusal.NONE
        if refused == Refusal.THIRD_OF_A_KIND:
            reason = Refusal.THIRD_OF_A_KIND
    return reason


@rule
def refuse_swap(s: State, given: int, partner: int, taken: int) -> int:
    """M4.7, M7.2: the partner owns it, and nobody ends with three of a kind in a first game."""
    if s.cards[partner, taken] == 0:
        return Refusal.NOT_THEIRS
    if given != taken and (has_enough_of(s, partner, given) or has_enough_of(s, s.seat, taken)):
        return Refusal.THIRD_OF_A_KIND
    return Refusal.NONE
