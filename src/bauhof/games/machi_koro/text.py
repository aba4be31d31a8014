"""What Machi Koro says: questions, choices, refusals, events and tables, with the words of its catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import Listing
from bauhof.core.words import COMMON, Catalogue, Language
from bauhof.games.machi_koro.actions import Refusal
from bauhof.games.machi_koro.material import COST, ESTABLISHMENTS, INCOME, LANDMARK_COST, Establishment, Kind, Landmark
from bauhof.games.machi_koro.observe import View

FOLDER = Path(__file__).parent
WORDS = Catalogue(FOLDER / "words" / "{language}.ftl", FOLDER / "teaching" / "{language}.ftl", COMMON)
PRICE = {slug(kind): int(COST[kind]) for kind in Kind} | {slug(mark): int(LANDMARK_COST[mark]) for mark in Landmark}
FACES = " ⚀⚁⚂⚃⚄⚅"

say = WORDS.say


def name(word: str, language: Language) -> str:
    """A card or landmark by name."""
    return say(language, f"card-{word}")


def built(word: str, language: Language) -> str:
    """A card or landmark as it is built: `a Café`."""
    return say(language, f"card-{word}.one")


def several(number: int, word: str, language: Language) -> str:
    """`a Café`, or `2 Cafés`."""
    return built(word, language) if number == 1 else f"{number} {say(language, f'card-{word}.many')}"


def coins(number: int, language: Language) -> str:
    """`1 coin`, `2 coins`."""
    return say(language, "coins", n=number)


def dice(faces: Sequence[int]) -> str:
    """`5`, or `3 + 4 = 7`."""
    return str(faces[0]) if len(faces) == 1 else f"{' + '.join(map(str, faces))} = {sum(faces)}"


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it."""
    return say(
        language,
        f"prompt-{view.phase}",
        turn=names[view.turn],
        roll=dice(view.dice) if view.dice else "",
        coins=coins(int(INCOME[Kind.TV_STATION]), language),
        given="" if view.given is None else name(view.given, language),
        partner="" if view.partner is None else names[view.partner],
    )


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do."""
    block, label = word.split(":")
    if WORDS.has(key := f"choice-{block}-{label}"):
        return say(language, key, roll=dice(view.dice) if view.dice else "")
    if block in ("tv", "with"):
        other = (view.turn + int(label)) % view.players
        has = view.towns[other].coins
        takes = min(int(INCOME[Kind.TV_STATION]), has)
        return say(language, f"choice-{block}", other=names[other], takes=takes, coins=has)
    rest = view.towns[view.turn].coins - PRICE[label]
    key = "choice-build-dear" if block == "build" and rest < 0 else f"choice-{block}"
    return say(language, key, card=built(label, language), cost=PRICE[label], rest=rest)


def refusal(view: View, word: str, code: int, language: Language) -> str:
    """Why an action is not allowed."""
    reason = Refusal(code)
    missing = 0
    if reason is Refusal.TOO_FEW_COINS:
        missing = PRICE[word.split(":")[1]] - view.towns[view.turn].coins
    return say(language, f"refusal-{slug(reason)}", missing=missing)


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    return say(language, key_of(event), **values(event, names, language))


def brief(event: Event, turn: int, names: Sequence[str], language: Language) -> str:
    """The same in a few signs, behind the name of the player whose turn it is; nothing where that says it all."""
    if event.kind == "turn" and not event["again"]:
        return ""
    form = "other" if event.kind in ("earned", "paid") and event["seat"] != turn else "brief"
    return say(language, f"{key_of(event)}.{form}", **values(event, names, language))


def key_of(event: Event) -> str:
    """Where the catalogue has the words for an event."""
    key = event.kind.replace("_", "-")
    if key == "turn" and event["again"]:
        key = "turn-again"
    elif key == "paid" and event["amount"] < event["owed"]:
        key = "paid-short"
    return f"event-{'built' if key == 'built-landmark' else key}"


def values(event: Event, names: Sequence[str], language: Language) -> dict[str, str | int]:
    """What is put into the blanks."""
    data = event.data
    found: dict[str, str | int] = {role: names[data[role]] for role in ("seat", "receiver", "partner") if role in data}
    found |= {role: data[role] for role in ("amount", "owed") if role in data}
    found |= {role: built(data[role], language) for role in ("given", "taken") if role in data}
    if "dice" in data:
        pips = "".join(FACES[face] for face in data["dice"])
        found |= {"roll": dice(data["dice"]), "faces": f"{pips} {sum(data['dice'])}"}
    if "amount" in data or "cost" in data:
        found["coins"] = coins(data["amount"] if "amount" in data else data["cost"], language)
    if "cards" in data:
        many = f" ×{data['cards']}" if data["cards"] > 1 else ""
        found |= {
            "cards": several(data["cards"], data["kind"], language),
            "names": name(data["kind"], language) + many,
        }
    elif word := data.get("kind") or data.get("landmark"):
        found["card"] = name(word, language) if event.kind == "revealed" else built(word, language)
    return found


def tables(view: View, names: Sequence[str], language: Language) -> list[Listing]:
    """The position as tables to print."""
    return [supply_table(view, language), town_table(view, names, language)]


def heading(language: Language, *words: str) -> list[str]:
    """The columns of a table."""
    return [say(language, f"table-{word}") for word in words]


def supply_table(view: View, language: Language) -> Listing:
    """What lies open, in the order of the roll."""
    rows = [
        (roll_range(card), name(slug(card.kind), language), str(card.cost), income(card, language), str(left))
        for card in ESTABLISHMENTS
        if (left := view.supply.get(slug(card.kind), 0))
    ]
    title = say(language, "table-supply-deck" if view.variable_supply else "table-supply", deck=view.deck)
    return Listing(title, heading(language, "roll", "kind", "cost", "income", "left"), rows)


def roll_range(card: Establishment) -> str:
    """`5`, or `2–3`."""
    return str(card.low) if card.low == card.high else f"{card.low}–{card.high}"


def income(card: Establishment, language: Language) -> str:
    """What a card brings, in a few words."""
    if card.per is not None:
        matching = [name(slug(other.kind), language) for other in ESTABLISHMENTS if other.icon is card.per]
        return say(language, "income-per", n=card.income, card=" / ".join(matching))
    own = f"income-{slug(card.kind)}"
    return say(language, own if WORDS.has(own) else f"income-{slug(card.colour)}", n=card.income)


def town_table(view: View, names: Sequence[str], language: Language) -> Listing:
    """What everybody has."""
    rows = [
        (
            names[seat],
            str(town.coins),
            ", ".join(name(word, language) + (f" ×{n}" if n > 1 else "") for word, n in town.cards.items()),
            ", ".join(name(word, language) for word in town.landmarks),
        )
        for seat, town in enumerate(view.towns)
    ]
    columns = heading(language, "player", "coins", "cards", "landmarks")
    return Listing(say(language, "table-towns"), columns, rows, marked=view.turn)
