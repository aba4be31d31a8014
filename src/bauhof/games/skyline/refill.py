"""S4: how a turn ends, what is laid out again, and how the next turn begins."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.core.record import sum_of
from bauhof.games.skyline.actions import Happened
from bauhof.games.skyline.ending import end_game
from bauhof.games.skyline.material import (
    CATEGORY,
    DIRKS_CARDS,
    DIRKS_SHARE,
    DISPLAY,
    MONEY,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    PLACES,
    Scoring,
)
from bauhof.games.skyline.scoring import hold_scoring
from bauhof.games.skyline.state import EMPTY, Phase, State


@rule
def begin_turn(s: State, log: Log | None = None) -> None:
    """S3.1: take money, or buy."""
    note(log, Happened.TURN, s.seat, s.again)
    s.phase = Phase.TURN


@rule
def end_turn(s: State) -> None:
    """S4.1: what was taken is replaced."""
    s.again = 0
    s.phase = Phase.REFILL_YARD


@rule
def go_on(s: State, log: Log | None = None) -> None:
    """S4.1: first the yard is refilled, then the money display; then comes the next turn, or the end."""
    if s.phase == Phase.REFILL_YARD and not draws_building(s, log):
        s.phase = Phase.REFILL_DISPLAY
    if s.phase == Phase.REFILL_DISPLAY and not draws_money(s, log):
        if s.ending:
            end_game(s, log)
        else:
            s.seat = left_of(s)
            begin_turn(s, log)


@rule
def draws_building(s: State, log: Log | None = None) -> bool:
    """S4.1, S6.1: from the building deck, left to right; if the yard cannot be filled the game ends."""
    if free_place(s) == EMPTY:
        return False
    if sum_of(s.buildings) == 0:
        s.ending = 1
        note(log, Happened.ENDING)
        return False
    return True


@rule
def draws_money(s: State, log: Log | None = None) -> bool:
    """S4.1, S4.2: money to four; an empty deck is replaced by the discard pile."""
    if free_slot(s) == EMPTY:
        return False
    if sum_of(s.deck) == 0 and sum_of(s.piles) == 0:
        shuffle_discard(s, log)
    return sum_of(s.deck) > 0 or sum_of(s.piles) > 0


@rule
def shuffle_discard(s: State, log: Log | None = None) -> None:
    """S4.2: without the scoring cards, which have left the game."""
    cards = sum_of(s.discard)
    for card in range(MONEY):
        s.deck[card] += s.discard[card]
        s.discard[card] = 0
    if cards > 0:
        note(log, Happened.SHUFFLED, cards)


@rule
def left_of(s: State) -> int:
    """S4.4: the next player clockwise."""
    return s.seat + 1 if s.seat + 1 < s.players else 0


@rule
def current_pile(s: State) -> int:
    """S2.5: the pile that is being drawn; after the last one there is none."""
    for pile in range(PILES):
        if s.piles[pile] > 0:
            return pile
    return PILES


@rule
def scoring_card_in(s: State, pile: int) -> bool:
    """S2.5, S8.3: whether the pile still holds its scoring card, which lies anywhere in it."""
    return (pile == PILE_OF_A and s.scored == Scoring.A) or (pile == PILE_OF_B and s.scored <= Scoring.B)


@rule
def draw_money(s: State, card: int, log: Log | None = None) -> None:
    """S4.1: the next money card goes into the display."""
    pile = current_pile(s)
    if pile < PILES:
        s.piles[pile] -= 1
    display_card(s, card, log)


@rule
def draw_scoring_card(s: State, log: Log | None = None) -> None:
    """S4.3, S7.4: it is scored, leaves the game, and Dirk gets his cards; then the display is topped up."""
    pile = current_pile(s)
    s.piles[pile] -= 1
    scoring = Scoring.A if pile == PILE_OF_A else Scoring.B
    hold_scoring(s, scoring, log)
    if s.players == 2:
        cards = sum_of(s.buildings)
        s.dirk_due = min(DIRKS_CARDS, cards) if scoring == Scoring.A else cards // DIRKS_SHARE
    if s.dirk_due > 0:
        s.phase = Phase.DIRK_DRAWS


@rule
def dirk_draws(s: State, kind: int, log: Log | None = None) -> None:
    """S7.4: from the building deck to Dirk, open."""
    give_to_dirk(s, kind, log)
    s.dirk_due -= 1
    if s.dirk_due == 0:
        s.phase = Phase.REFILL_DISPLAY


@rule
def give_to_dirk(s: State, kind: int, log: Log | None = None) -> None:
    """S7.2: a card of the building deck lies open before Dirk."""
    s.buildings[kind] -= 1
    s.dirk[CATEGORY[kind]] += 1
    note(log, Happened.DIRK_GOT, kind)


@rule
def offer_building(s: State, kind: int, log: Log | None = None) -> None:
    """S4.1: a card of the building deck onto the leftmost free place."""
    place = free_place(s)
    s.buildings[kind] -= 1
    s.yard[place] = kind
    note(log, Happened.OFFERED, place, kind)


@rule
def display_card(s: State, card: int, log: Log | None = None) -> None:
    """S4.1: a money card into the first free slot."""
    slot = free_slot(s)
    s.deck[card] -= 1
    s.display[slot] = card
    note(log, Happened.DISPLAYED, slot, card)


@rule
def free_place(s: State) -> int:
    """S4.1: the leftmost free place of the yard."""
    for place in range(PLACES):
        if s.yard[place] == EMPTY:
            return place
    return EMPTY


@rule
def free_slot(s: State) -> int:
    """S4.1: the first free slot of the display."""
    for slot in range(DISPLAY):
        if s.display[slot] == EMPTY:
            return slot
    return EMPTY
