"""What Skyline says: questions, choices, refusals, events and tables, with the words of its catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import Listing
from bauhof.core.words import COMMON, Catalogue, Language, listed
from bauhof.games.skyline.actions import BUILDING_WORDS, Refusal
from bauhof.games.skyline.material import CATEGORY, MOST_TAKEN, PRICE, VALUES, Category, Currency
from bauhof.games.skyline.observe import Hand, Offer, View

FOLDER = Path(__file__).parent
WORDS = Catalogue(FOLDER / "words" / "{language}.ftl", FOLDER / "teaching" / "{language}.ftl", COMMON)
SYMBOL = dict(zip(map(slug, Currency), "●▲■◆", strict=True))
CATEGORY_OF = {word: slug(Category(int(CATEGORY[kind]))) for kind, word in enumerate(BUILDING_WORDS)}
PRICE_OF = {word: int(PRICE[kind]) for kind, word in enumerate(BUILDING_WORDS)}
DIRK = "dirk"

say = WORDS.say


def name(category: str, language: Language) -> str:
    """A category by name."""
    return say(language, f"category-{category}")


def bought(category: str, language: Language) -> str:
    """A building as it is bought: `a Park`."""
    return say(language, f"category-{category}.one")


def coin(currency: str, language: Language) -> str:
    """A currency by name."""
    return say(language, f"currency-{currency}")


def value(card: str) -> int:
    """What a money card is worth: 7 for `blue7`."""
    return int(card[-1])


def card(word: str, language: Language) -> str:
    """A money card: `● blue 7`."""
    currency = word[:-1]
    return f"{SYMBOL[currency]} {coin(currency, language)} {value(word)}"


def sum_of(values: Iterable[int]) -> str:
    """`6 + 5`."""
    return " + ".join(map(str, values))


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it."""
    offer = bought_offer(view)
    winners = [name for name, rank in zip(names, view.ranking or (), strict=False) if rank == 1]
    return say(
        language,
        "prompt-turn-again" if view.phase == "turn" and view.again else f"prompt-{view.phase}",
        turn=names[view.turn],
        most=MOST_TAKEN,
        sum=chosen_sum(view) if view.phase == "take" else sum(view.paid),
        price=0 if offer is None else offer.price,
        currency="" if offer is None else coin(offer.currency, language),
        winners=listed(winners, language),
        n=len(winners),
    )


def bought_offer(view: View) -> Offer | None:
    """The building that the observer is paying for."""
    return None if view.place is None else view.yard[view.place - 1]


def chosen_sum(view: View) -> int:
    """S3.2: what the money being taken adds up to."""
    cards = [view.display[slot - 1] for slot in view.chosen]
    return sum(value(word) for word in cards if word is not None)


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do."""
    *added, last = word.split()
    block, label = last.split(":")
    if last == "pay:done":
        return whole_payment(view, [value(one) for one in added], language)
    if WORDS.has(key := f"choice-{block}-{label}"):
        return say(language, key)
    if block == "pay":
        return say(language, "choice-pay", value=label)
    if block == "take":
        money = view.display[int(label) - 1]
        if money is None:
            return say(language, "choice-take-empty", slot=label)
        return say(language, "choice-take", card=card(money, language))
    offer = view.yard[int(label) - 1]
    if offer is None:
        return say(language, "choice-buy-empty", place=label)
    return say(
        language,
        "choice-buy-dear" if offer.cheapest is None else "choice-buy",
        building=bought(offer.category, language),
        price=offer.price,
        currency=coin(offer.currency, language),
        how=how(view, offer, language),
    )


def whole_payment(view: View, added: Sequence[int], language: Language) -> str:
    """S3.3: all that would be paid, what lies there already and what is added."""
    offer = bought_offer(view)
    if offer is None:
        return say(language, "choice-pay-done")
    values = sorted([*view.paid, *added], reverse=True)
    waste = sum(values) - offer.price
    key = "choice-pay-done" if waste < 0 else "choice-pay-over" if waste else "choice-pay-exact"
    return say(language, key, cards=f"{SYMBOL[offer.currency]} {sum_of(values)}", waste=waste)


def how(view: View, offer: Offer, language: Language) -> str:
    """How the observer could pay, or how much is missing; nothing if nobody looks."""
    hand = view.towns[view.seat].hand if view.seat >= 0 else None
    if hand is None:
        return ""
    if offer.cheapest is None:
        return say(language, "payment-short", missing=offer.price - purse(hand, offer.currency))
    key = "payment-over" if offer.waste else "payment-exact"
    return say(language, key, cards=sum_of(offer.cheapest), waste=offer.waste or 0)


def purse(hand: Hand, currency: str) -> int:
    """What a hand holds of a currency, as far as it is known."""
    return sum(value(word) * count for word, count in (hand.cards or {}).items() if word[:-1] == currency)


def refusal(view: View, word: str, code: int, language: Language) -> str:
    """Why an action is not allowed."""
    reason = Refusal(code)
    block, label = word.split(":")
    key = f"refusal-{slug(reason)}"
    offer = view.yard[int(label) - 1] if block == "buy" else bought_offer(view)
    values: dict[str, str | int] = {}
    if reason is Refusal.TOO_MUCH:
        values = {"sum": chosen_sum(view) + value(view.display[int(label) - 1] or "0"), "most": MOST_TAKEN}
    elif offer is not None:
        mine = sum(view.paid) if block == "pay" else purse(view.towns[view.turn].hand, offer.currency)
        values = {"missing": offer.price - mine, "price": offer.price, "currency": coin(offer.currency, language)}
        if block == "pay" and label != "done":
            values["card"] = card(f"{offer.currency}{label}", language)
            key = "refusal-too-little-pay" if reason is Refusal.TOO_LITTLE else key
    return say(language, key, **values)


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    return say(language, key_of(event), **values(event, names, language))


def brief(event: Event, turn: int, names: Sequence[str], language: Language) -> str:
    """The same in a few signs, behind the name of the player whose turn it is; nothing for what is only laid out."""
    key = f"{key_of(event)}.brief"
    return say(language, key, **values(event, names, language)) if WORDS.has(key) else ""


def key_of(event: Event) -> str:
    """Where the catalogue has the words for an event."""
    key = event.kind.replace("_", "-")
    if key == "turn" and event["again"]:
        key = "turn-again"
    elif key == "bought" and event["paid"] == PRICE_OF[event["building"]]:
        key = "bought-exactly"
    return f"event-{key}"


def values(event: Event, names: Sequence[str], language: Language) -> dict[str, str | int]:
    """What is put into the blanks."""
    data = event.data
    found: dict[str, str | int] = {role: data[role] for role in ("rank", "scoring") if role in data}
    if "seat" in data:
        found["seat"] = say(language, DIRK) if data["seat"] == DIRK else names[data["seat"]]
    if "points" in data:
        found |= {"points": say(language, "points", n=data["points"]), "n": data["points"]}
    if "card" in data:
        found["card"] = card(data["card"], language)
    if "currency" in data:
        found["currency"] = coin(data["currency"], language)
    if "category" in data:
        found["category"] = say(language, f"category-{data['category']}.many")
    if word := data.get("building"):
        category = CATEGORY_OF[word]
        found |= {
            "building": bought(category, language),
            "name": name(category, language),
            "price": PRICE_OF[word],
        }
    if event.kind == "took":
        found["cards"] = listed([card(word, language) for word in data["cards"]], language)
    elif event.kind == "shuffled":
        found["n"] = data["cards"]
    elif event.kind == "bought":
        cards = sum_of(data["payment"])
        found |= {"cards": cards, "signed": f"{SYMBOL[data['currency']]} {cards}"}
        if data["for_dirk"]:
            found["building"] = say(language, "for-dirk", building=found["building"])
    return found


def tables(view: View, names: Sequence[str], language: Language) -> list[Listing]:
    """The position as tables to print."""
    return [yard_table(view, language), money_table(view, language), player_table(view, names, language)]


def heading(language: Language, *words: str) -> list[str]:
    """The columns of a table."""
    return [say(language, f"table-{word}") for word in words]


def yard_table(view: View, language: Language) -> Listing:
    """The buildings on offer."""
    rows = []
    for place, offer in enumerate(view.yard):
        currency = slug(Currency(place))
        row = [str(place + 1), f"{SYMBOL[currency]} {coin(currency, language)}"]
        row += (
            ["–", "", ""]
            if offer is None
            else [name(offer.category, language), str(offer.price), how(view, offer, language)]
        )
        rows.append(row)
    columns = heading(language, "place", "currency", "building", "price", "yours")
    return Listing(say(language, "table-yard", deck=view.buildings), columns, rows)


def money_table(view: View, language: Language) -> Listing:
    """The money on display."""
    row = ["–" if word is None else card(word, language) for word in view.display]
    columns = [str(slot + 1) for slot in range(len(view.display))]
    return Listing(say(language, "table-money", deck=view.deck), columns, [row])


def player_table(view: View, names: Sequence[str], language: Language) -> Listing:
    """What everybody has, and what the next scoring would give."""
    scoring = next(iter(view.would_score), None)
    players = [*zip(names, view.towns, strict=False)]
    if view.dirk is not None:
        players.append((say(language, DIRK), view.dirk))
    rows = []
    for seat, (who, player) in enumerate(players):
        gain = "" if scoring is None else f"{scoring} +{view.would_score[scoring][seat]}"
        buildings = ", ".join(
            name(word, language) + (f" ×{count}" if count > 1 else "") for word, count in player.owned.items()
        )
        rows.append([who, str(player.points), buildings, hand(player.hand, language), gain])
    columns = heading(language, "player", "points", "buildings", "hand", "next")
    return Listing(say(language, "table-players"), columns, rows, marked=view.turn)


def hand(hand: Hand, language: Language) -> str:
    """A hand by currency, or how many cards it has."""
    if hand.cards is None:
        return say(language, "cards", n=hand.size)
    held = []
    for currency in map(slug, Currency):
        values = [str(value) for value in range(1, VALUES + 1) for _ in range(hand.cards.get(f"{currency}{value}", 0))]
        held += [f"{SYMBOL[currency]} {' '.join(values)}"] if values else []
    return "  ".join(held)
