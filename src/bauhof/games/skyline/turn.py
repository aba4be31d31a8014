"""S3: the two actions of a turn, to take money and to buy a building."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.games.skyline.actions import Happened, Refusal
from bauhof.games.skyline.legal import refuse_card
from bauhof.games.skyline.material import CATEGORY, DISPLAY, PRICE, VALUES
from bauhof.games.skyline.money import chosen_card, paid_value, payment_code
from bauhof.games.skyline.refill import begin_turn, end_turn
from bauhof.games.skyline.state import EMPTY, Phase, State


@rule
def choose_card(s: State, slot: int, log: Log | None = None) -> None:
    """S3.2: one card of any value, or several that add up to 5 or less; if no other can follow, that is all."""
    s.chosen[slot] = 1
    s.phase = Phase.TAKE
    for other in range(slot + 1, DISPLAY):
        if refuse_card(s, other) == Refusal.NONE:
            return
    take_money(s, log)


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
    end_turn(s)


@rule
def note_taken(s: State, log: Log) -> None:
    """One event for all cards taken."""
    note(log, Happened.TOOK, s.seat, chosen_card(s, 0), chosen_card(s, 1), chosen_card(s, 2), chosen_card(s, 3))


@rule
def choose_building(s: State, place: int) -> None:
    """S3.3: one face-up building card, to be paid in the currency of its place."""
    s.place = place
    s.phase = Phase.PAY


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
        end_turn(s)


@rule
def discard_payment(s: State) -> None:
    """S3.4: paid cards go to the discard pile."""
    for value in range(VALUES):
        card = s.place * VALUES + value
        s.hands[s.seat, card] -= s.paid[value]
        s.discard[card] += s.paid[value]
        s.paid[value] = 0
