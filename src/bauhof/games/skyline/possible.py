"""Which positions a game can be in: whatever else is refused, with a reason."""

from __future__ import annotations

import numpy as np

from bauhof.core.actions import slug
from bauhof.core.notation import check_limits, demand
from bauhof.games.skyline import legal, money, refill
from bauhof.games.skyline.material import (
    DIRKS_CARDS,
    DISPLAY,
    MOST_TAKEN,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    START_CAPITAL,
    VALUES,
)
from bauhof.games.skyline.state import EMPTY, Phase, State

SETTING_UP = (Phase.LAY_YARD, Phase.LAY_DIRK, Phase.DEAL, Phase.LAY_DISPLAY)


def check(s: State) -> None:
    """Refuse a position that no game can be in."""
    check_limits(State, s)
    phase = Phase(int(s.phase))
    demand(s.players == 2 or (s.dirk.sum() == 0 and s.dirk_points == 0), "Dirk plays with two only (S7.2)")
    demand((s.scored == 3) == (phase is Phase.OVER), "three scorings are held exactly when it is over (S6.4)")
    check_piles(s, phase)
    check_taking(s, phase)
    check_purchase(s, phase)
    check_chance(s, phase)
    at_the_end = phase in (Phase.REFILL_DISPLAY, Phase.DIRK_DRAWS, Phase.OVER)
    demand(not s.ending or at_the_end, "ending goes with the last refill (S6.1)")
    demand(not s.again or phase < Phase.LAY_YARD, "again goes with a decision (S3.5)")


def check_piles(s: State, phase: Phase) -> None:
    """S2.5: the piles are drawn in order and hold the money deck and the scoring cards still to come."""
    if s.piles.sum() == 0:
        return
    demand(phase not in SETTING_UP, "piles are made after the display (S2.5)")
    current = refill.current_pile(s)
    demand((s.piles[current:] > 0).all(), "the piles are drawn in order, the first one first (S2.5)")
    least = 0 + (current > PILE_OF_A) + (current > PILE_OF_B)
    most = 0 + (current >= PILE_OF_A) + (current >= PILE_OF_B)
    demand(
        least <= s.scored <= most or phase is Phase.OVER, f"scored={s.scored} does not fit pile {current + 1} (S2.5)"
    )
    pending = sum(bool(refill.scoring_card_in(s, pile)) for pile in range(current, PILES))
    cards = int(s.deck.sum()) + pending
    demand(s.piles.sum() == cards, f"the piles have {s.piles.sum()} cards; {cards} are left to lie in them (S2.5)")


def check_taking(s: State, phase: Phase) -> None:
    """S3.2: what is chosen goes with its question, which is asked only if another card can follow."""
    demand((s.chosen.sum() > 0) == (phase is Phase.TAKE), "chosen= goes with the phase take (S3.2)")
    if phase is not Phase.TAKE:
        return
    demand((s.display[s.chosen > 0] != EMPTY).all(), "chosen= names a free place of the display (S3.2)")
    demand(money.chosen_value(s) <= MOST_TAKEN, "chosen= adds up to more than 5 (S3.2)")
    for slot in np.flatnonzero(s.chosen):
        left = (s.display[:slot] == s.display[slot]) & (s.chosen[:slot] == 0)
        demand(not left.any(), "chosen= names the right one of two equal cards; the left is taken first (S3.2)")
    more = any(not legal.refuse_card(s, slot) for slot in range(DISPLAY))
    demand(more, "no other card can follow what is chosen, so nothing is asked: the cards are taken (S3.2)")


def check_purchase(s: State, phase: Phase) -> None:
    """S3.3, S7.5: what is bought and paid goes with its question."""
    buying = phase in (Phase.PAY, Phase.OWNER)
    demand((s.place != EMPTY) == buying, "place= goes with the phases pay and owner (S3.3)")
    demand(not buying or s.yard[s.place] != EMPTY, "nothing lies on place= (S3.3)")
    demand(phase is not Phase.OWNER or s.players == 2, "only two players choose the owner (S7.5)")
    demand(buying or s.paid.sum() == 0, "paid= goes with the phases pay and owner (S3.3)")
    if buying:
        hand = s.hands[s.seat, s.place * VALUES : (s.place + 1) * VALUES]
        demand((s.paid <= hand).all(), "paid= names cards that are not in hand (S3.3)")
        enough = any(not legal.refuse_payment(s, value) for value in range(1, VALUES + 1))
        reached = not legal.refuse_to_confirm(s)
        demand(reached or (enough and phase is Phase.PAY), "the price cannot be reached in this order (S3.3)")


def check_chance(s: State, phase: Phase) -> None:
    """Chance is due where something is missing and can be had."""
    cards, buildings = int(s.deck.sum()), int(s.buildings.sum())
    place, slot = refill.free_place(s) != EMPTY, refill.free_slot(s) != EMPTY
    due = {
        Phase.LAY_YARD: place and buildings,
        Phase.LAY_DIRK: s.players == 2 and s.dirk.sum() < DIRKS_CARDS,
        Phase.DEAL: cards and money.capital(s, s.seat) < START_CAPITAL[s.seat],
        Phase.LAY_DISPLAY: slot and cards,
        Phase.REFILL_YARD: place and buildings,
        Phase.REFILL_DISPLAY: slot and (cards or s.piles.sum()),
        Phase.DIRK_DRAWS: s.players == 2 and 0 < s.dirk_due <= buildings,
    }
    demand(due.get(phase, True), f"{slug(phase)} has nothing to do here")
    demand(phase is Phase.DIRK_DRAWS or s.dirk_due == 0, "due= goes with the phase dirk-draws (S7.4)")
