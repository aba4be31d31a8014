"""The rules of Skyline, in the order of the rulebook."""

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
from bauhof.games.skyline.material import (
    BOX,
    CATEGORY,
    COPIES,
    COPIES_FOR_TWO,
    DIRKS_CARDS,
    DIRKS_SHARE,
    DISPLAY,
    KINDS,
    MONEY,
    MOST_TAKEN,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    PLACES,
    PRICE,
    START_CAPITAL,
    VALUE,
    VALUES,
    Scoring,
)
from bauhof.games.skyline.scoring import hold_scoring
from bauhof.games.skyline.state import EMPTY, Phase, State


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
    if capital(s, s.seat) < START_CAPITAL:
        return
    if s.seat + 1 < s.players:
        s.seat += 1
    else:
        s.seat = start_player(s)
        s.phase = Phase.LAY_DISPLAY


@rule
def capital(s: State, seat: int) -> int:
    """S2.2: the total of a hand, whatever the currencies."""
    total = 0
    for card in range(MONEY):
        total += s.hands[seat, card] * VALUE[card]
    return total


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
def begin_turn(s: State, log: Log | None = None) -> None:
    """S3.1: take money, or buy."""
    note(log, Happened.TURN, s.seat, s.again)
    s.phase = Phase.TURN


@rule
def choose_card(s: State, slot: int, log: Log | None = None) -> None:
    """S3.2: one card of any value, or several that add up to 5 or less."""
    s.chosen[slot] = 1
    s.phase = Phase.TAKE
    for other in range(slot + 1, DISPLAY):
        if s.display[other] != EMPTY and chosen_value(s) + VALUE[s.display[other]] <= MOST_TAKEN:
            return
    take_money(s, log)


@rule
def chosen_value(s: State) -> int:
    """S3.2: what the chosen cards add up to."""
    total = 0
    for slot in range(DISPLAY):
        if s.chosen[slot]:
            total += VALUE[s.display[slot]]
    return total


@rule
def take_money(s: State, log: Log | None = None) -> None:
    """S3.2: the chosen cards go into the hand, and the turn is over."""
    if log is not None:
        note_taken(s, log)
    for slot in range(DISPLAY):
        if s.chosen[slot]:
            s.hands[s.seat, s.display[slot]] += 1
            s.display[slot] = EMPTY
            s.chosen[slot] = 0
    end_turn(s, log)


@rule
def note_taken(s: State, log: Log) -> None:
    """One event for all cards taken."""
    note(log, Happened.TOOK, s.seat, chosen_card(s, 0), chosen_card(s, 1), chosen_card(s, 2), chosen_card(s, 3))


@rule
def chosen_card(s: State, number: int) -> int:
    """S3.2: the first chosen card, the second and so on."""
    for slot in range(DISPLAY):
        if s.chosen[slot]:
            if number == 0:
                return int(s.display[slot])
            number -= 1
    return EMPTY


@rule
def choose_building(s: State, place: int) -> None:
    """S3.3: one face-up building card, to be paid in the currency of its place."""
    s.place = place
    s.phase = Phase.PAY


@rule
def paid_value(s: State) -> int:
    """S3.3: what the cards being paid add up to."""
    total = 0
    for value in range(1, VALUES + 1):
        total += int(s.paid[value - 1]) * value
    return total


@rule
def confirm_payment(s: State, log: Log | None = None) -> None:
    """S7.5: with two players the buyer now chooses whose the card is."""
    if s.players == 2:
        s.phase = Phase.OWNER
    else:
        buy(s, False, log)


@rule
def buy(s: State, for_dirk: bool, log: Log | None = None) -> None:
    """S3.5, S3.6, S7.5: the card lies open before its owner; who has paid exactly has another action at once."""
    kind = s.yard[s.place]
    total = paid_value(s)
    note(log, Happened.BOUGHT, s.seat, kind, s.place, total, payment_code(s), for_dirk)
    discard_payment(s)
    if for_dirk:
        s.dirk[CATEGORY[kind]] += 1
    else:
        s.owned[s.seat, CATEGORY[kind]] += 1
    s.yard[s.place] = EMPTY
    s.place = EMPTY
    if total == PRICE[kind]:
        s.again = 1
        begin_turn(s, log)
    else:
        end_turn(s, log)


@rule
def payment_code(s: State) -> int:
    """A payment as one number, for its event: two bits for the cards of each value."""
    code = 0
    for value in range(VALUES - 1, -1, -1):
        code = code * (COPIES + 1) + int(s.paid[value])
    return code


@rule
def discard_payment(s: State) -> None:
    """S3.4: paid cards go to the discard pile."""
    for value in range(VALUES):
        card = s.place * VALUES + value
        s.hands[s.seat, card] -= s.paid[value]
        s.discard[card] += s.paid[value]
        s.paid[value] = 0


@rule
def end_turn(s: State, log: Log | None = None) -> None:
    """S4.1: first the yard is refilled, then the money display."""
    s.again = 0
    s.phase = Phase.REFILL_YARD
    refill_yard(s, log)


@rule
def refill_yard(s: State, log: Log | None = None) -> None:
    """S4.1, S6.1: from the building deck, left to right; if it cannot be filled the game ends."""
    if free_place(s) == EMPTY:
        refill_display(s, log)
    elif sum_of(s.buildings) == 0:
        s.ending = 1
        note(log, Happened.ENDING)
        refill_display(s, log)


@rule
def refill_display(s: State, log: Log | None = None) -> None:
    """S4.1, S4.2: money to four; an empty deck is replaced by the discard pile."""
    s.phase = Phase.REFILL_DISPLAY
    if free_slot(s) != EMPTY:
        if sum_of(s.deck) == 0 and sum_of(s.piles) == 0:
            shuffle_discard(s, log)
        if sum_of(s.deck) > 0 or sum_of(s.piles) > 0:
            return
    if s.ending:
        end_game(s, log)
    else:
        s.seat = left_of(s)
        begin_turn(s, log)


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
    refill_display(s, log)


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
    else:
        refill_display(s, log)


@rule
def dirk_draws(s: State, kind: int, log: Log | None = None) -> None:
    """S7.4: from the building deck to Dirk, open."""
    give_to_dirk(s, kind, log)
    s.dirk_due -= 1
    if s.dirk_due == 0:
        refill_display(s, log)


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


@rule
def end_game(s: State, log: Log | None = None) -> None:
    """S6.3, S6.4: the yard is given away, then comes scoring C."""
    for place in range(PLACES):
        if s.yard[place] != EMPTY:
            give_away(s, place, log)
    hold_scoring(s, Scoring.C, log)
    s.phase = Phase.OVER
    for seat in range(s.players):
        note(log, Happened.FINAL, seat, s.points[seat], rank(s, seat))


@rule
def give_away(s: State, place: int, log: Log | None = None) -> None:
    """S6.3: to the player with the most money of the place's currency; in a tie to nobody."""
    kind = s.yard[place]
    owner = richest(s, place)
    if owner == EMPTY:
        note(log, Happened.LEFT_OVER, kind, place)
        return
    s.owned[owner, CATEGORY[kind]] += 1
    s.yard[place] = EMPTY
    note(log, Happened.LEFT_TO, owner, kind, place)


@rule
def richest(s: State, currency: int) -> int:
    """S6.3: who alone has the most of a currency in hand; nobody if tied, or if nobody has any."""
    owner, most = EMPTY, 0
    for seat in range(s.players):
        total = money_in_hand(s, seat, currency)
        if total > most:
            owner, most = seat, total
        elif total == most:
            owner = EMPTY
    return owner


@rule
def money_in_hand(s: State, seat: int, currency: int) -> int:
    """S6.3: the sum of a currency in a hand."""
    total = 0
    for value in range(1, VALUES + 1):
        total += int(s.hands[seat, currency * VALUES + value - 1]) * value
    return total


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
        end_turn(s, log)
    elif action < PAY_DONE:
        s.paid[action - PAY] += 1
    elif action == PAY_DONE:
        confirm_payment(s, log)
    else:
        buy(s, action != OWNER, log)


@rule
def weight(s: State, outcome: int) -> int:
    """S8.3: cards come as likely as they are frequent, a scoring card with 1 / places left in its pile."""
    if outcome < CARD:
        return int(s.buildings[outcome - BUILDING])
    if s.phase != Phase.REFILL_DISPLAY:
        return int(s.deck[outcome - CARD])
    pile = current_pile(s)
    if not scoring_card_in(s, pile):
        return 0 if outcome == SCORING_CARD else int(s.deck[outcome - CARD])
    if outcome == SCORING_CARD:
        return max(1, sum_of(s.deck))
    return int(s.deck[outcome - CARD]) * (int(s.piles[pile]) - 1)


@rule
def resolve(s: State, outcome: int, log: Log | None = None) -> None:
    """Play what chance gave."""
    if outcome == SCORING_CARD:
        draw_scoring_card(s, log)
    elif s.phase == Phase.REFILL_DISPLAY:
        draw_money(s, outcome - CARD, log)
    elif s.phase == Phase.REFILL_YARD:
        offer_building(s, outcome - BUILDING, log)
        refill_yard(s, log)
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


@rule
def rank(s: State, seat: int) -> int:
    """S6.4, S7.6: the most points win, a tie is shared; Dirk has no rank."""
    better = 0
    for other in range(s.players):
        better += s.points[other] > s.points[seat]
    return 1 + better
