"""What money adds up to: in a hand, chosen from the display, and in a payment."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.games.skyline.material import COPIES, DISPLAY, MONEY, VALUE, VALUES
from bauhof.games.skyline.state import EMPTY, State


@rule
def capital(s: State, seat: int) -> int:
    """S2.2: the total of a hand, whatever the currencies."""
    total = 0
    for card in range(MONEY):
        total += s.hands[seat, card] * VALUE[card]
    return total


@rule
def money_in_hand(s: State, seat: int, currency: int) -> int:
    """S6.3: the sum of a currency in a hand."""
    total = 0
    for value in range(1, VALUES + 1):
        total += int(s.hands[seat, currency * VALUES + value - 1]) * value
    return total


@rule
def chosen_value(s: State) -> int:
    """S3.2: what the chosen cards add up to."""
    total = 0
    for slot in range(DISPLAY):
        if s.chosen[slot]:
            total += VALUE[s.display[slot]]
    return total


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
def paid_value(s: State) -> int:
    """S3.3: what the cards being paid add up to."""
    total = 0
    for value in range(1, VALUES + 1):
        total += int(s.paid[value - 1]) * value
    return total


@rule
def left_in_hand(s: State, value: int) -> int:
    """S3.3: cards of a value in the currency of the place that the buyer has not put down yet."""
    return int(s.hands[s.seat, s.place * VALUES + value - 1]) - int(s.paid[value - 1])


@rule
def lowest_paid(s: State) -> int:
    """S3.3: the lowest value among the cards being paid; the highest there is before the first one."""
    lowest = VALUES
    for value in range(VALUES, 0, -1):
        if s.paid[value - 1] > 0:
            lowest = value
    return lowest


@rule
def payment_code(s: State) -> int:
    """A payment as one number, for its event: two bits for the cards of each value."""
    code = 0
    for value in range(VALUES - 1, -1, -1):
        code = code * (COPIES + 1) + int(s.paid[value])
    return code
