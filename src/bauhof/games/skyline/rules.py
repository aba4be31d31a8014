"""The rules of Skyline, in the order of the rulebook: S2 here, then turn.py, refill.py, scoring.py and ending.py."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.core.record import sum_of
from bauhof.games.skyline.actions import (
    BUILDING,
    BUY,
    CARD,
    OWNER,
    PASS,
    PAY,
    PAY_DONE,
    SCORING_CARD,
    TAKE,
    TAKE_DONE,
    Happened,
)
from bauhof.games.skyline.ending import ending as ending
from bauhof.games.skyline.ending import rank as rank
from bauhof.games.skyline.material import (
    BOX,
    COPIES,
    COPIES_FOR_TWO,
    DIRKS_CARDS,
    DISPLAY,
    KINDS,
    MONEY,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    PLACES,
    START_CAPITAL,
)
from bauhof.games.skyline.money import capital
from bauhof.games.skyline.refill import (
    begin_turn,
    current_pile,
    dirk_draws,
    display_card,
    draw_money,
    draw_scoring_card,
    end_turn,
    free_place,
    free_slot,
    give_to_dirk,
    go_on,
    offer_building,
    scoring_card_in,
)
from bauhof.games.skyline.state import EMPTY, Phase, State
from bauhof.games.skyline.turn import buy, choose_building, choose_card, confirm_payment, take_money


@rule
def setup(s: State, log: Log | None = None) -> None:
    """S2.1, S2.2, S7.1: both decks are shuffled; with two players a copy of every money card is taken out."""
    for kind in range(KINDS):
        s.buildings[kind] = BOX[kind]
    for card in range(MONEY):
        s.deck[card] = COPIES_FOR_TWO if s.players == 2 else COPIES
    for place in range(PLACES):
        s.yard[place] = EMPTY
    for slot in range(DISPLAY):
        s.display[slot] = EMPTY
    s.place = EMPTY
    s.seat = 0
    s.phase = Phase.LAY_YARD


@rule
def lay_yard(s: State, kind: int, log: Log | None = None) -> None:
    """S2.1: the top four building cards go onto the yard, left to right."""
    offer_building(s, kind, log)
    if free_place(s) == EMPTY:
        s.phase = Phase.LAY_DIRK if s.players == 2 else Phase.DEAL


@rule
def lay_dirk(s: State, kind: int, log: Log | None = None) -> None:
    """S7.2: with two players the next six are Dirk's."""
    give_to_dirk(s, kind, log)
    if sum_of(s.dirk) == DIRKS_CARDS:
        s.phase = Phase.DEAL


@rule
def deal(s: State, card: int, log: Log | None = None) -> None:
    """S2.2: to each player in turn, one card at a time, until the total is 20 or more."""
    s.deck[card] -= 1
    s.hands[s.seat, card] += 1
    note(log, Happened.DEALT, s.seat, card)
    if capital(s, s.seat) < START_CAPITAL[s.seat]:
        return
    if s.seat + 1 < s.players:
        s.seat += 1
    else:
        s.seat = start_player(s)
        s.phase = Phase.LAY_DISPLAY


@rule
def start_player(s: State) -> int:
    """S2.3: the fewest cards, then the lowest total, then the first in seat order."""
    start = 0
    for seat in range(1, s.players):
        cards, fewest = sum_of(s.hands[seat]), sum_of(s.hands[start])
        if cards < fewest or (cards == fewest and capital(s, seat) < capital(s, start)):
            start = seat
    return start


@rule
def lay_display(s: State, card: int, log: Log | None = None) -> None:
    """S2.4: the next four money cards lie open; then the piles are made and the first turn begins."""
    display_card(s, card, log)
    if free_slot(s) == EMPTY:
        make_piles(s)
        begin_turn(s, log)


@rule
def make_piles(s: State) -> None:
    """S2.5: five piles, the earlier ones larger by one if need be; A into the second, B into the fourth."""
    cards = sum_of(s.deck)
    for pile in range(PILES):
        s.piles[pile] = cards // PILES + (pile < cards % PILES)
    s.piles[PILE_OF_A] += 1
    s.piles[PILE_OF_B] += 1


@rule
def apply(s: State, action: int, log: Log | None = None) -> None:
    """Play an action that is allowed."""
    if action == TAKE_DONE:
        take_money(s, log)
    elif action < BUY:
        choose_card(s, action - TAKE, log)
    elif action < PASS:
        choose_building(s, action - BUY)
    elif action == PASS:
        note(log, Happened.PASSED, s.seat)  # S3.7
        end_turn(s)
    elif action < PAY_DONE:
        s.paid[action - PAY] += 1
    elif action == PAY_DONE:
        confirm_payment(s, log)
    else:
        buy(s, action != OWNER, log)
    go_on(s, log)


@rule
def weight(s: State, outcome: int) -> int:
    """S8.3: cards come as likely as they are frequent, a scoring card with 1 / places left in its pile."""
    if outcome < CARD:
        return int(s.buildings[outcome - BUILDING])
    places = places_beside_scoring_card(s)
    if outcome < SCORING_CARD:
        return int(s.deck[outcome - CARD]) * (places if places >= 0 else 1)
    return max(1, sum_of(s.deck)) if places >= 0 else 0


@rule
def places_beside_scoring_card(s: State) -> int:
    """S2.5: of the pile that is being drawn; -1 if no scoring card lies in it."""
    if s.phase != Phase.REFILL_DISPLAY:
        return -1
    pile = current_pile(s)
    return int(s.piles[pile]) - 1 if scoring_card_in(s, pile) else -1


@rule
def resolve(s: State, outcome: int, log: Log | None = None) -> None:
    """Play what chance gave."""
    if outcome == SCORING_CARD:
        draw_scoring_card(s, log)
    elif s.phase == Phase.REFILL_DISPLAY:
        draw_money(s, outcome - CARD, log)
    elif s.phase == Phase.REFILL_YARD:
        offer_building(s, outcome - BUILDING, log)
    elif s.phase == Phase.DIRK_DRAWS:
        dirk_draws(s, outcome - BUILDING, log)
    elif s.phase == Phase.LAY_YARD:
        lay_yard(s, outcome - BUILDING, log)
    elif s.phase == Phase.LAY_DIRK:
        lay_dirk(s, outcome - BUILDING, log)
    elif s.phase == Phase.DEAL:
        deal(s, outcome - CARD, log)
    else:
        lay_display(s, outcome - CARD, log)
    go_on(s, log)
