"""What is worth counting about a way to play."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.record import NOBODY
from bauhof.games.skyline.actions import BUILDING_WORDS
from bauhof.games.skyline.features import EXACT, GAIN_UNIT, PARTS, RIVALS, THREAT, features, leads
from bauhof.games.skyline.material import CATEGORIES, CATEGORY, MOST_TAKEN, PLACES, PRICE, Category, Scoring
from bauhof.games.skyline.money import capital
from bauhof.games.skyline.state import EMPTY, State

NOTABLE: Mapping[str, float] = {"again": 1.0, "lead": 1.0, "last": 2.0, "money": 2.0, "exact": 1.0, "threat": -1.0}


def aspects(event: Event) -> dict[str, str]:
    """How much is taken, what is bought, and how exactly it is paid."""
    if event.kind == "took":
        number, worth = len(event["cards"]), sum(int(card[-1]) for card in event["cards"])
        cards = "1 card" if number == 1 else f"{number} cards"
        return {"action": f"take {cards}", "taken": f"above {MOST_TAKEN}" if worth > MOST_TAKEN else str(worth)}
    if event.kind == "bought":
        kind = BUILDING_WORDS.index(event["building"])
        waste = int(event["paid"]) - int(PRICE[kind])
        owner = " for dirk" if event["for_dirk"] else ""
        how = ("buy exactly", "buy, 1 wasted", "buy, 2 or more wasted")[min(waste, 2)]
        return {"action": how, "bought": category(kind) + owner}
    return {}


def category(kind: int) -> str:
    """The category of a building in one word."""
    return slug(Category(int(CATEGORY[kind])))


def deed(state: State, word: str) -> str:
    """An action by what it gets instead of where that lies."""
    verb, _, place = word.partition(":")
    if verb == "buy" and state.yard[int(place) - 1] != EMPTY:
        return f"buy {category(int(state.yard[int(place) - 1]))}"
    if verb == "take" and place != "done":
        return "take money" if not state.chosen.any() else "take another card"
    return word


def measures(s: State, seat: int, perfect_memory: int = 1) -> dict[str, float]:
    """Another action, the lead in the next scoring and the last, money, and exact purchases of all."""
    tensor = np.zeros(len(PARTS), np.float32)
    features(s, seat, perfect_memory, tensor)
    others = int(s.players) - 1
    ready = tensor[RIVALS + PLACES : RIVALS + (others + 1) * PLACES]
    losses = -tensor[THREAT : THREAT + others * PLACES] * GAIN_UNIT
    found = [leads(s, seat, category, NOBODY) if s.scored <= Scoring.C else (0, 0) for category in range(CATEGORIES)]
    return {
        "again": float(s.again and s.seat == seat),
        "lead": float(sum(soon for soon, _ in found)) / others,
        "last": float(sum(late for _, late in found)) / others,
        "money": float(capital(s, seat)),
        "exact": float(tensor[EXACT : EXACT + PLACES].sum()),
        "threat": float(max(0.0, (ready * losses).max())),
    }
