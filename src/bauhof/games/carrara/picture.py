"""A position of The Palaces of Carrara as a picture: the wheel, buildings, objects, and everybody's cities."""

from __future__ import annotations

from collections.abc import Sequence

from bauhof.core.picture import Area, Tile, times
from bauhof.core.words import Language
from bauhof.games.carrara.material import OBJECT_PRICE
from bauhof.games.carrara.observe import Board, View
from bauhof.games.carrara.text import building_name, coins, name, points, say


def areas(view: View, names: Sequence[str], language: Language) -> list[Area]:
    """The parts of the table."""
    wheel = [
        Area(
            f"{say(language, 'table-segment').capitalize()} {segment}",
            [
                brick(colour, here.bricks[colour], language, coins(here.prices[colour], language))
                for colour in here.bricks
            ],
            words=(f"segment:{segment}",),
        )
        for segment, here in view.wheel.items()
        if here.bricks
    ]
    display = [
        Tile(word.split("-")[0], building_name(word, language), words=(f"build:{word}",)) for word in view.display
    ]
    price = coins(OBJECT_PRICE, language)
    field = [Tile(word, say(language, f"object-{word}"), words=(f"extra:{word}",)) for word in view.field]
    return [
        *wheel,
        Area(say(language, "table-display", stack=view.stack), display),
        Area(say(language, "table-objects"), field, say(language, "table-field", coins=price)),
        *(player(one, names[seat], seat == view.turn, language) for seat, one in enumerate(view.boards)),
    ]


def brick(colour: str, count: int, language: Language, price: str = "") -> Tile:
    """Bricks of one colour."""
    return Tile(f"brick-{colour}", say(language, f"colour-{colour}"), price, times(count))


def player(board: Board, who: str, is_turn: bool, language: Language) -> Area:
    """What somebody has built and holds, as far as it may be seen."""
    tiles = [
        Tile(word.split("-")[0], building_name(word, language), name(city, language), words=(f"score:{city}",))
        for city, words in board.buildings.items()
        for word in words
    ]
    if not is_turn:
        tiles = [tile._replace(words=()) for tile in tiles]
    tiles += [Tile("marker", name(word, language)) for word in board.scored]
    tiles += [brick(colour, count, language) for colour, count in (board.bricks or {}).items()]
    tiles += [Tile(word, say(language, f"object-{word}"), sign=times(n)) for word, n in (board.objects or {}).items()]
    held = [] if board.coins is None else [coins(board.coins, language)]
    return Area(who, tiles, " · ".join([points(board.points, language), *held]), marked=is_turn)
