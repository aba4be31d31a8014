"""A position of Skyline as a picture: the yard, the money on display, and everybody's buildings and hand."""

from __future__ import annotations

from collections.abc import Sequence

from bauhof.core.picture import Area, Tile, times
from bauhof.core.words import Language
from bauhof.games.skyline.observe import Player, View
from bauhof.games.skyline.text import DIRK, coin, name, say


def areas(view: View, names: Sequence[str], language: Language) -> list[Area]:
    """The parts of the table."""
    yard = [
        Tile(
            one.category, name(one.category, language), coin(one.currency, language), str(one.price), (f"buy:{place}",)
        )
        for place, one in enumerate(view.yard, 1)
        if one is not None
    ]
    display = [
        money(word, language)._replace(words=(f"take:{slot}",))
        for slot, word in enumerate(view.display, 1)
        if word is not None
    ]
    players = [
        player(one, who, seat == view.turn, language)
        for seat, (who, one) in enumerate(zip(names, view.towns, strict=False))
    ]
    if view.dirk is not None:
        players.append(player(view.dirk, say(language, DIRK), False, language))
    return [
        Area(say(language, "table-yard", deck=view.buildings), yard),
        Area(say(language, "table-money", deck=view.deck), display),
        *players,
    ]


def money(word: str, language: Language, count: int = 1) -> Tile:
    """A money card."""
    return Tile(f"currency-{word[:-1]}", coin(word[:-1], language), times(count), word[-1])


def player(one: Player, who: str, is_turn: bool, language: Language) -> Area:
    """What somebody has."""
    tiles = [Tile(word, name(word, language), sign=times(count)) for word, count in one.owned.items()]
    tiles += [money(word, language, count) for word, count in (one.hand.cards or {}).items()]
    note = say(language, "points", n=one.points)
    if one.hand.cards is None:
        note += f" · {say(language, 'cards', n=one.hand.size)}"
    return Area(who, tiles, note, marked=is_turn)
