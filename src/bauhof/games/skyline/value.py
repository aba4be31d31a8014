"""How well a player stands: the points that the buildings promise in the scorings to come, and the money in hand."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.record import NOBODY, sum_of
from bauhof.games.skyline.actions import DIRK
from bauhof.games.skyline.material import CATEGORIES, CATEGORY, PLACES, POINTS, PRICE, RANKS, VALUES, Scoring
from bauhof.games.skyline.money import capital
from bauhof.games.skyline.scoring import SHARED, compared
from bauhof.games.skyline.state import EMPTY, State

SUMS = (1 << 40) - 1  # sums of money beyond any price and its change do not matter
MONEY_WORTH = 0.7  # points for a coin in hand
CARD_WORTH = 0.9  # points for a money card, whatever its value: many cards can make many sums
PROSPECT = 0.2  # of what an exact purchase in sight would bring
EXTRA_ACTION = 10.0  # points that another action is worth (S3.5)
NEAR = 0.5  # how far the majorities of today decide the next scoring; those after it are open
LATE = 10.0  # building cards in the deck, below which money loses its worth
DECIDED = 40.0  # building cards in the deck, below which majorities begin to decide scoring C
FEW = 7  # cards of a category, below which its points are not yet shared out
ALL_POINTS = POINTS.sum(axis=2)  # of all places together, by category and scoring
POINTS_PER_WIN = 14.0  # a lead that makes a win e times as likely


@rule
def worth(s: State, seat: int) -> float:
    """Points so far, points in sight, and money."""
    return standing(s, seat) / POINTS_PER_WIN


@rule
def standing(s: State, seat: int) -> float:
    """In points."""
    total = float(s.points[seat])
    if s.scored > Scoring.C:
        return total
    for category in range(CATEGORIES):
        total += promise(s, seat, category)
    money = MONEY_WORTH * capital(s, seat) + CARD_WORTH * sum_of(s.hands[seat])
    return total + time_for_money(s) * money + PROSPECT * best_exact_purchase(s, seat)


@rule
def time_for_money(s: State) -> float:
    """Money is worth less the fewer building cards are left."""
    return min(1.0, sum_of(s.buildings) / LATE)


@rule
def promise(s: State, seat: int, category: int, owner: int = NOBODY) -> float:
    """The points of a category in all scorings to come, if `owner` had one more card of it."""
    return promised(s, seat, category, owner, cards_of_all(s, category, owner), certainty(s))


@rule
def promised(s: State, seat: int, category: int, owner: int, of_all: int, late: float) -> float:
    """The same, by the cards that all have together and how far the majorities of today decide scoring C."""
    cards = int(s.owned[seat, category]) + (seat == owner)
    better, equal = compared(s, cards, category, owner)
    total = 0.0
    for scoring in range(s.scored, RANKS):
        certain = NEAR if scoring == s.scored else 0.0
        if scoring == Scoring.C:
            certain = max(certain, late)
        total += certain * (SHARED[category, scoring, better, equal] if cards else 0)
        total += (1.0 - certain) * (float(ALL_POINTS[category, scoring] * cards) / max(FEW, of_all))
    return total


@rule
def certainty(s: State) -> float:
    """How far the majorities of today decide scoring C."""
    return 1.0 - sum_of(s.buildings) / DECIDED


@rule
def cards_of_all(s: State, category: int, owner: int) -> int:
    """The cards of a category that all have together, if `owner` had one more."""
    cards = int(s.dirk[category]) + (owner != NOBODY)
    for other in range(s.players):
        cards += s.owned[other, category]
    return cards


@rule
def gain(s: State, seat: int, category: int) -> float:
    """What one more card of a category brings, in points of lead over the mean of the others."""
    late = certainty(s)
    return lead(s, seat, category, seat, late) - lead(s, seat, category, NOBODY, late)


@rule
def gain_for_dirk(s: State, seat: int, category: int) -> float:
    """S7.5: what one more card of Dirk's brings."""
    late = certainty(s)
    return lead(s, seat, category, DIRK, late) - lead(s, seat, category, NOBODY, late)


@rule
def lead(s: State, seat: int, category: int, owner: int, late: float) -> float:
    """The own promise, less the mean of the others', if `owner` had one more card."""
    of_all = cards_of_all(s, category, owner)
    theirs = 0.0
    for other in range(s.players):
        if other != seat:
            theirs += promised(s, other, category, owner, of_all, late)
    return promised(s, seat, category, owner, of_all, late) - theirs / (s.players - 1)


@rule
def best_exact_purchase(s: State, seat: int) -> float:
    """S3.5: the most that a purchase without change would bring, with the money in hand."""
    best = 0.0
    for place in range(PLACES):
        kind = s.yard[place]
        if kind != EMPTY and (reachable(s, seat, place) >> PRICE[kind]) & 1:
            brings = own_gain(s, seat, CATEGORY[kind]) + EXTRA_ACTION - MONEY_WORTH * PRICE[kind]
            best = max(best, brings)
    return best


@rule
def own_gain(s: State, seat: int, category: int) -> float:
    """What one more card of a category brings, whatever the others lose."""
    return promise(s, seat, category, seat) - promise(s, seat, category)


@rule
def reachable(s: State, seat: int, currency: int) -> int:
    """S3.3: the sums that cards in hand can make, as the bits of a number."""
    sums = 1
    for value in range(1, VALUES + 1):
        for _ in range(s.hands[seat, currency * VALUES + value - 1]):
            sums |= (sums << value) & SUMS
    return sums


@rule
def least_payment(s: State, seat: int, place: int) -> int:
    """S3.3: the smallest sum that pays for the card of a place; 0 if the money does not reach."""
    return least_sum(reachable(s, seat, place), PRICE[s.yard[place]])


@rule
def least_sum(sums: int, price: int) -> int:
    """S3.3: the smallest of the sums that reaches a price; 0 if none does."""
    enough = sums >> price
    if enough == 0:
        return 0
    waste = 0
    while not (enough >> waste) & 1:
        waste += 1
    return int(price) + waste
