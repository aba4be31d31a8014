"""What is worth counting about a way to play."""

from __future__ import annotations

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.games.skyline.actions import BUILDING_WORDS
from bauhof.games.skyline.material import CATEGORY, MOST_TAKEN, PRICE, Category
from bauhof.games.skyline.state import EMPTY, State


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
