"""A position of Machi Koro as a picture: the supply, and everybody's town."""

from __future__ import annotations

from collections.abc import Sequence

from bauhof.core.actions import slug
from bauhof.core.picture import Area, Tile, times
from bauhof.core.words import Language
from bauhof.games.machi_koro.material import Landmark
from bauhof.games.machi_koro.observe import View
from bauhof.games.machi_koro.text import PRICE, coins, name, say

LANDMARKS = tuple(map(slug, Landmark))


def areas(view: View, names: Sequence[str], language: Language) -> list[Area]:
    """The parts of the table."""
    supply = [
        Tile(word, name(word, language), coins(PRICE[word], language), times(left), (f"build:{word}",))
        for word, left in view.supply.items()
    ]
    title = say(language, "table-supply-deck" if view.variable_supply else "table-supply", deck=view.deck)
    return [Area(title, supply), *(town(view, seat, names, language) for seat in range(view.players))]


def town(view: View, seat: int, names: Sequence[str], language: Language) -> Area:
    """What somebody has built, and the landmarks that are missing."""
    one, mine, step = view.towns[seat], seat == view.turn, (seat - view.turn) % view.players
    tiles = []
    for word, count in one.cards.items():
        swapped = "give" if mine else "take" if seat == view.partner else ""
        tiles.append(Tile(word, name(word, language), "", times(count), (f"{swapped}:{word}",) if swapped else ()))
    for word in LANDMARKS:
        missing = word not in one.landmarks
        tiles.append(
            Tile(word, name(word, language), words=(f"build:{word}",) if mine and missing else (), missing=missing)
        )
    return Area(names[seat], tiles, coins(one.coins, language), (f"tv:+{step}", f"with:+{step}"), mine)
