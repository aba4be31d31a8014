"""What The Palaces of Carrara says in German and English: questions, choices, refusals, events and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import COLUMN, Language, Table, say
from bauhof.games.carrara.actions import BUILDING_WORDS, SCORING_WORDS, SEGMENT_WORDS, Refusal
from bauhof.games.carrara.material import COST, OBJECT_PRICE, PRICE, SITES, City, Colour, Object, Pay
from bauhof.games.carrara.observe import Board, Gain, SegmentView, View
from bauhof.games.carrara.words import (
    ADJECTIVE,
    CHOICES,
    CITIES,
    COLOUR,
    EVENTS,
    NAME,
    PROMPTS,
    REFUSALS,
    THING,
    WORDS,
    bricks,
    building,
    building_name,
    coins,
    earned,
    listed,
    plain,
    points,
    things,
)


def title(language: Language) -> str:
    """The name of the game."""
    return say(WORDS, "title", language)


def option(name: str, language: Language) -> str:
    """What an option does, in a few words."""
    return say(WORDS, name, language)


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it."""
    under_way = view.building or ""
    rest = int(COST[BUILDING_WORDS.index(under_way)]) - sum(view.picked.values()) if under_way else 0
    return say(
        PROMPTS,
        "shared" if len(view.winners) > 1 else view.phase,
        language,
        turn=names[view.turn],
        coins=coins(view.boards[view.turn].coins or 0, language),
        price=coins(view.price, language),
        extra=coins(OBJECT_PRICE, language),
        building=building(under_way, language) if under_way else "",
        city=NAME.get(view.city or "", ""),
        rest=say(WORDS, "brick" if rest == 1 else "bricks", language, bricks=rest),
        winners=listed([names[seat] for seat in view.winners], language),
    )


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do; several words are a whole payment, with what lies there already."""
    if " " in word:
        paid = Counter(view.picked) + Counter(one.removeprefix("pay:") for one in word.split())
        return say(CHOICES, "pay all", language, bricks=bricks(paid, language))
    block, label = word.split(":")
    key = word if word in CHOICES else block
    values: dict[str, object] = {"price": coins(view.price, language)}
    if block == "build":
        values["building"] = building(label, language)
        if label in view.buildable:
            key = "build where"
            values["cities"] = ", ".join(NAME[city] for city in view.buildable[label].cities)
    elif block == "score":
        values["scoring"] = NAME[label]
        if label in view.scorings:
            key = "score gain"
            values["gain"] = earned(view.scorings[label], language)
    elif block == "segment":
        values |= {"segment": label, "bricks": on_segment(view, label, language)}
        key = "segment" if values["bricks"] else "segment empty"
    elif block == "brick" and label in ADJECTIVE and view.segment is not None:
        price = int(PRICE[SEGMENT_WORDS.index(view.segment), Colour[label.upper()]])
        key = "brick" if price else "brick free"
        values |= {"colour": ADJECTIVE[label][COLUMN[language]][0], "price": coins(price, language)}
    elif block == "city":
        site = SITES[City[label.upper()]]
        worth = points if site.pay is Pay.POINTS else coins
        values |= {"city": NAME[label], "value": worth(site.value, language)}
    elif block == "pay":
        held = (view.boards[view.turn].bricks or {}).get(label, 0)
        values |= {"colour": ADJECTIVE[label][COLUMN[language]][0], "count": held}
    elif block == "extra" and label in THING:
        values |= {"object": THING[label][COLUMN[language]][0], "price": coins(OBJECT_PRICE, language)}
    return say(CHOICES, key, language, **values)


def on_segment(view: View, segment: str, language: Language) -> str:
    """`white ×2 at 5, red at 3`."""
    here = view.wheel[segment]
    return ", ".join(
        say(WORDS, "at", language, bricks=plain(count, colour, language), price=here.prices[colour])
        for colour, count in here.bricks.items()
    )


def refusal(code: int, language: Language) -> tuple[str, str]:
    """Why an action is not allowed, and the paragraph that says so."""
    paragraph, *reasons = REFUSALS[Refusal(code)]
    return reasons[COLUMN[language]], paragraph


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    data, key = event.data, event.kind
    values: dict[str, object] = {"seat": names[data["seat"]]} if "seat" in data else {}
    if "white" in data:
        values["bricks"] = bricks(data, language)
    if "building" in data:
        word = BUILDING_WORDS[data["building"]]
        values["building"] = building(word, language) if key == "built" else building_name(word)
    if key == "turned_wheel":
        key = "turned_wheel" if any(data[colour] for colour in ADJECTIVE) else "wheel empty"
    elif key == "bought":
        key = "bought" if data["price"] else "bought free"
        values |= {"segment": SEGMENT_WORDS[data["segment"]], "coins": coins(data["price"], language)}
    elif key == "took_coins":
        values["coins"] = coins(data["amount"], language)
    elif key == "built":
        values["city"] = CITIES[City(data["city"])]
    elif key == "scored":
        gained = {word: data[Object(number).name.lower()] for number, word in enumerate(THING)}
        values["scoring"] = NAME[SCORING_WORDS[data["scoring"]]]
        values["gain"] = earned(Gain(data["coins"], data["points"], gained), language)
    elif key == "bought_object":
        values["object"] = THING[slug(Object(data["object"]))][COLUMN[language]][0]
        values["coins"] = coins(data["price"], language)
    elif key == "announced":
        values["points"] = points(data["points"], language)
    elif key == "final":
        values |= {role: data[role] for role in ("objects", "buildings", "coins")}
        values["points"] = points(data["points"], language)
    return say(EVENTS, key, language, **values)


def tables(view: View, names: Sequence[str], language: Language) -> list[Table]:
    """The position as tables to print."""
    return [
        wheel_table(view, language),
        display_table(view, language),
        object_table(view, language),
        *([scoring_table(view, language)] if view.scorings else []),
        city_table(view, names, language),
        player_table(view, names, language),
    ]


def heading(language: Language, *words: str) -> list[str]:
    """The columns of a table."""
    return [say(WORDS, word, language) for word in words]


def wheel_table(view: View, language: Language) -> Table:
    """What lies on every segment, and what it costs now and after the next turn of the wheel."""
    rows = [
        (segment, *(wheel_cell(here, colour, language) for colour in COLOUR))
        for segment, here in view.wheel.items()
        if here.bricks
    ]
    columns = [*heading(language, "segment"), *(names[COLUMN[language]] for names in COLOUR.values())]
    return Table(say(WORDS, "wheel", language), columns, rows)


def wheel_cell(here: SegmentView, colour: str, language: Language) -> str:
    """`2 at 5, then 4`."""
    if colour not in here.bricks:
        return ""
    price, following = here.prices[colour], here.next_prices[colour]
    return say(WORDS, "wheel cell", language, count=here.bricks[colour], price=price, following=following)


def display_table(view: View, language: Language) -> Table:
    """The buildings that lie open, and where the looker's bricks could build them."""
    rows = [
        (building_name(word), ", ".join(NAME[city] for city in plan.cities) if plan else "")
        for word, plan in ((word, view.buildable.get(word)) for word in view.display)
    ]
    title = say(WORDS, "display", language, stack=view.stack)
    return Table(title, heading(language, "building", "where"), rows)


def object_table(view: View, language: Language) -> Table:
    """The objects on the field and in the supply."""
    rows = [
        (*heading(language, "on field"), *("1" if word in view.field else "–" for word in THING)),
        (*heading(language, "in supply"), *(str(view.supply.get(word, 0)) for word in THING)),
    ]
    columns = ["", *(names[COLUMN[language]][0] for names in THING.values())]
    return Table(say(WORDS, "objects title", language), columns, rows)


def scoring_table(view: View, language: Language) -> Table:
    """What the looker could score."""
    rows = [(NAME[word], earned(gain, language)) for word, gain in view.scorings.items()]
    return Table(say(WORDS, "scorings", language), heading(language, "scoring", "gain"), rows)


def city_table(view: View, names: Sequence[str], language: Language) -> Table:
    """Everybody's buildings and markers."""
    rows = [
        (
            names[seat],
            "; ".join(f"{NAME[city]}: {', '.join(map(building_name, words))}" for city, words in one.buildings.items()),
            ", ".join(NAME[word] for word in one.scored),
        )
        for seat, one in enumerate(view.boards)
    ]
    return Table(say(WORDS, "boards", language), heading(language, "player", "buildings", "scored"), rows, view.turn)


def player_table(view: View, names: Sequence[str], language: Language) -> Table:
    """What everybody has, as far as it can be seen."""
    rows = [(names[seat], *player_row(one, language)) for seat, one in enumerate(view.boards)]
    columns = heading(language, "player", "track", "coins title", "held bricks", "held objects", "missing", "final")
    return Table(say(WORDS, "players", language), columns, rows, view.turn)


def player_row(one: Board, language: Language) -> tuple[str, ...]:
    """One player's points and things; a question mark for what a screen hides."""
    hidden = say(WORDS, "hidden", language)
    missing = [one.missing.scorings, hidden if one.missing.objects is None else one.missing.objects, one.missing.cost]
    return (
        str(one.points),
        hidden if one.coins is None else str(one.coins),
        hidden if one.bricks is None else ", ".join(plain(n, colour, language) for colour, n in one.bricks.items()),
        hidden if one.objects is None else ", ".join(things(one.objects, language)),
        ", ".join(map(str, missing)),
        say(WORDS, "at least", language, n=one.final) if one.coins is None else str(one.final),
    )
