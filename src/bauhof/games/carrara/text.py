"""What The Palaces of Carrara says: questions, choices, refusals, events and tables, with the words of its catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import Listing
from bauhof.core.words import COMMON, Catalogue, Language, listed
from bauhof.games.carrara.actions import BUILDING_WORDS, COLOUR_WORDS, OBJECT_WORDS, SEGMENT_WORDS, TYPE_WORDS, Refusal
from bauhof.games.carrara.material import (
    COINS_WITHOUT_A_PURCHASE,
    COST,
    MARKERS,
    OBJECT_PRICE,
    POINTS_FOR_ANNOUNCING,
    PRICE,
    SITES,
    Colour,
    Pay,
    Site,
)
from bauhof.games.carrara.observe import Board, Gain, SegmentView, View

FOLDER = Path(__file__).parent
WORDS = Catalogue(FOLDER / "words" / "{language}.ftl", FOLDER / "teaching" / "{language}.ftl", COMMON)
BRICKS: dict[str, int] = dict(zip(BUILDING_WORDS, COST.tolist(), strict=True))  # that a building costs
SITE = {slug(site.city): site for site in SITES}

say = WORDS.say


def name(word: str, language: Language) -> str:
    """A type or city by name."""
    return say(language, f"{'type' if word in TYPE_WORDS else 'city'}-{word}")


def building_name(word: str, language: Language) -> str:
    """`Villa 3`."""
    kind, cost = word.split("-")
    return f"{name(kind, language)} {cost}"


def built(word: str, language: Language) -> str:
    """A building as it is built: `a Villa (3)`."""
    kind, cost = word.split("-")
    return f"{say(language, f'type-{kind}.one')} ({cost})"


def coins(number: int, language: Language) -> str:
    """`1 coin`, `2 coins`."""
    return say(language, "coins", n=number)


def points(number: int, language: Language) -> str:
    """`1 point`, `2 points`."""
    return say(language, "points", n=number)


def bricks(counts: Mapping[str, int], language: Language) -> str:
    """`1 red and 2 green bricks`."""
    found = [(colour, counts[colour]) for colour in COLOUR_WORDS if counts.get(colour)]
    colours = [say(language, f"colour-{colour}.some", n=count) for colour, count in found]
    last = found[-1][1] if found else 0
    return say(language, "bricks-of-colours", n=last, colours=listed(colours, language))


def several(label: str, number: int) -> str:
    """`white ×2`."""
    return label + (f" ×{number}" if number > 1 else "")


def lots(counts: Mapping[str, int], language: Language) -> str:
    """`white ×2, red`."""
    return ", ".join(several(say(language, f"colour-{colour}"), count) for colour, count in counts.items())


def things(counts: Mapping[str, int], language: Language) -> list[str]:
    """`2 books`, `1 crown`."""
    return [say(language, f"object-{kind}.some", n=count) for kind, count in counts.items()]


def earned(gain: Gain, language: Language) -> str:
    """`9 coins, 2 points and 2 books`."""
    parts = [coins(gain.coins, language)] if gain.coins else []
    parts += [points(gain.points, language)] if gain.points else []
    return listed([*parts, *things(gain.objects, language)], language)


def value_of(site: Site, language: Language) -> str:
    """What a city pays for every brick of a building: `3 coins`."""
    return (points if site.pay is Pay.POINTS else coins)(site.value, language)


def price_of(segment: str, colour: str) -> int:
    """What a brick costs there."""
    return int(PRICE[SEGMENT_WORDS.index(segment), Colour[colour.upper()]])


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it; without the coins, if a screen hides them."""
    held = view.boards[view.turn].coins
    key = "prompt-shared" if len(view.winners) > 1 else f"prompt-{view.phase}"
    return say(
        language,
        f"{key}.hidden" if held is None and WORDS.has(f"{key}.hidden") else key,
        turn=names[view.turn],
        coins=coins(held or 0, language),
        price=view.price,
        bill=coins(view.price, language),
        extra=coins(OBJECT_PRICE, language),
        building=built(view.building, language) if view.building else "",
        city=name(view.city, language) if view.city else "",
        rest=BRICKS[view.building] - sum(view.picked.values()) if view.building else 0,
        winners=listed([names[seat] for seat in view.winners], language),
    )


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do; several words are a whole payment, with what lies there already."""
    if " " in word:
        paid = Counter(view.picked) + Counter(one.removeprefix("pay:") for one in word.split())
        return say(language, "choice-pay-all", bricks=bricks(paid, language))
    block, label = word.split(":")
    key = f"choice-{block}-{label}" if WORDS.has(f"choice-{block}-{label}") else f"choice-{block}"
    values: dict[str, str | int] = {}
    if block == "build":
        values["building"] = built(label, language)
        if plan := view.buildable.get(label):
            key = "choice-build-where"
            values["cities"] = either([name(city, language) for city in plan.cities], language)
    elif block == "score":
        values["scoring"] = name(label, language)
        if gain := view.scorings.get(label):
            key = "choice-score-gain"
            values["gain"] = earned(gain, language)
    elif block == "segment":
        values |= {"segment": label, "bricks": on_segment(view.wheel[label], language)}
        key = "choice-segment" if values["bricks"] else "choice-segment-empty"
    elif block == "brick":
        price = view.price if label == "done" else price_of(view.segment or "I", label)
        values |= {"price": price, "coins": coins(price, language)}
    elif block == "city":
        values |= {"city": name(label, language), "value": value_of(SITE[label], language)}
    elif block == "extra":
        values["coins"] = coins(OBJECT_PRICE, language)
    elif block == "take":
        values["coins"] = coins(COINS_WITHOUT_A_PURCHASE, language)
    elif block == "announce":
        values["points"] = points(POINTS_FOR_ANNOUNCING, language)
    if label in COLOUR_WORDS:
        values["brick"] = say(language, f"colour-{label}.one")
        values["held"] = (view.boards[view.turn].bricks or {}).get(label, 0)
    elif label in OBJECT_WORDS:
        values["object"] = say(language, f"object-{label}.one")
    return say(language, key, **values)


def either(parts: Sequence[str], language: Language) -> str:
    """`Massa or Lérici`."""
    return say(language, "either", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def on_segment(here: SegmentView, language: Language) -> str:
    """`white ×2 at 5, red at 3`."""
    return ", ".join(
        say(language, "lot", bricks=lots({colour: count}, language), price=here.prices[colour])
        for colour, count in here.bricks.items()
    )


def refusal(view: View, word: str, code: int, language: Language) -> str:
    """Why an action is not allowed."""
    block, label = word.split(":")
    reason = Refusal(code)
    key = f"refusal-{slug(reason)}"
    city = label if label in SITE else view.city
    return say(
        language,
        f"{key}.{block}" if WORDS.has(f"{key}.{block}") else key,
        missing=missing(view, block, label, reason),
        bricks=say(language, f"colour-{label}.many") if label in COLOUR_WORDS else "",
        segment=label if block == "segment" else view.segment or "",
        city=name(city, language) if city else "",
        scoring=name(label, language) if block == "score" else "",
        markers=MARKERS,
    )


def missing(view: View, block: str, label: str, reason: Refusal) -> int:
    """How many coins, bricks or buildings more it would take."""
    own = view.boards[view.turn]
    held = own.bricks or {}
    if reason is Refusal.TOO_FEW_COINS:
        price = view.price + price_of(view.segment, label) if view.segment else min(view.wheel[label].prices.values())
        return price - (own.coins or 0)
    if reason is Refusal.TOO_FEW_BRICKS and block == "build":
        return BRICKS[label] - sum(held.values())
    if reason is Refusal.TOO_FEW_BRICKS:
        allowed = COLOUR_WORDS[: SITE[label].cheapest + 1]
        return BRICKS[view.building or ""] - sum(held.get(colour, 0) for colour in allowed)
    if reason is Refusal.TOO_FEW_BUILDINGS:
        return SITE[label].needed - len(own.buildings.get(label, ()))
    return 0


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    return say(language, key_of(event), **values(event, names, language))


def brief(event: Event, turn: int, names: Sequence[str], language: Language) -> str:
    """The same in a few signs, behind the name of the player whose turn it is; nothing where that says it all."""
    key = f"{key_of(event)}.brief"
    return say(language, key, **values(event, names, language)) if WORDS.has(key) else ""


def key_of(event: Event) -> str:
    """Where the catalogue has the words for an event."""
    key = event.kind.replace("_", "-")
    if key == "turned-wheel" and not event["bricks"]:
        key = "turned-wheel-empty"
    elif key == "bought" and not event["price"]:
        key = "bought-free"
    return f"event-{key}"


def values(event: Event, names: Sequence[str], language: Language) -> dict[str, str | int]:
    """What is put into the blanks."""
    data = event.data
    found: dict[str, str | int] = {"seat": names[data["seat"]]} if "seat" in data else {}
    found |= {role: data[role] for role in ("price", "amount", "segment") if role in data}
    if "bricks" in data:
        found |= {"bricks": bricks(data["bricks"], language), "lots": lots(data["bricks"], language)}
    if "building" in data:
        found |= {"building": built(data["building"], language), "named": building_name(data["building"], language)}
    if "city" in data:
        found["city"] = name(data["city"], language)
    if "price" in data or "amount" in data:
        found["coins"] = coins(data["price"] if "price" in data else data["amount"], language)
    if "scoring" in data:
        found["scoring"] = name(data["scoring"], language)
        found["gain"] = earned(Gain(data["coins"], data["points"], data["objects"]), language)
    if "object" in data:
        found["object"] = say(language, f"object-{data['object']}.one")
    if event.kind == "announced":
        found["points"] = points(data["points"], language)
    if event.kind == "final":
        counted = {role: data[role] for role in ("objects", "buildings", "coins")}
        total = data["points"]
        found |= counted | {"points": points(total, language), "total": total, "track": total - sum(counted.values())}
    return found


def tables(view: View, names: Sequence[str], language: Language) -> list[Listing]:
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
    return [say(language, f"table-{word}") for word in words]


def wheel_table(view: View, language: Language) -> Listing:
    """What lies on every segment, and what it costs now and after the next turn of the wheel."""
    rows = [
        (segment, *(wheel_cell(here, colour, language) for colour in COLOUR_WORDS))
        for segment, here in view.wheel.items()
        if here.bricks
    ]
    columns = [*heading(language, "segment"), *(say(language, f"colour-{colour}") for colour in COLOUR_WORDS)]
    return Listing(say(language, "table-wheel"), columns, rows)


def wheel_cell(here: SegmentView, colour: str, language: Language) -> str:
    """`2 at 5, then 4`."""
    if colour not in here.bricks:
        return ""
    price, then = here.prices[colour], here.next_prices[colour]
    return say(language, "table-wheel-cell", n=here.bricks[colour], price=price, then=then)


def display_table(view: View, language: Language) -> Listing:
    """The buildings that lie open, and where the looker's bricks could build them."""
    rows = [
        (building_name(word, language), ", ".join(name(city, language) for city in plan.cities) if plan else "")
        for word, plan in ((word, view.buildable.get(word)) for word in view.display)
    ]
    title = say(language, "table-display", stack=view.stack)
    return Listing(title, heading(language, "building", "where"), rows)


def object_table(view: View, language: Language) -> Listing:
    """The objects on the field and in the supply."""
    rows = [
        (
            say(language, "table-field", coins=coins(OBJECT_PRICE, language)),
            *("1" if word in view.field else "–" for word in OBJECT_WORDS),
        ),
        (say(language, "table-supply"), *(str(view.supply.get(word, 0)) for word in OBJECT_WORDS)),
    ]
    columns = ["", *(say(language, f"object-{word}") for word in OBJECT_WORDS)]
    return Listing(say(language, "table-objects"), columns, rows)


def scoring_table(view: View, language: Language) -> Listing:
    """What the looker could score."""
    rows = [(name(word, language), earned(gain, language)) for word, gain in view.scorings.items()]
    return Listing(say(language, "table-scorings"), heading(language, "scoring", "gain"), rows)


def city_table(view: View, names: Sequence[str], language: Language) -> Listing:
    """Everybody's buildings and markers."""
    rows = [
        (
            names[seat],
            " · ".join(in_city(city, words, language) for city, words in one.buildings.items()),
            ", ".join(name(word, language) for word in one.scored),
        )
        for seat, one in enumerate(view.boards)
    ]
    return Listing(say(language, "table-cities"), heading(language, "player", "buildings", "scored"), rows, view.turn)


def in_city(city: str, words: Sequence[str], language: Language) -> str:
    """`Pisa: Villa 3, Porta 1`."""
    standing = ", ".join(building_name(word, language) for word in words)
    return say(language, "table-city", city=name(city, language), buildings=standing)


def player_table(view: View, names: Sequence[str], language: Language) -> Listing:
    """What everybody has, as far as it can be seen."""
    rows = [(names[seat], *player_row(one, language)) for seat, one in enumerate(view.boards)]
    columns = heading(language, "player", "points", "coins", "bricks", "held-objects", "missing", "final")
    return Listing(say(language, "table-players"), columns, rows, view.turn)


def player_row(one: Board, language: Language) -> tuple[str, ...]:
    """One player's points and things; a question mark for what a screen hides."""
    hidden = say(language, "table-hidden")
    lacks = [one.missing.scorings, hidden if one.missing.objects is None else one.missing.objects, one.missing.cost]
    return (
        str(one.points),
        hidden if one.coins is None else str(one.coins),
        hidden if one.bricks is None else lots(one.bricks, language),
        hidden if one.objects is None else ", ".join(things(one.objects, language)),
        ", ".join(map(str, lacks)),
        say(language, "table-at-least", n=one.final) if one.coins is None else str(one.final),
    )
