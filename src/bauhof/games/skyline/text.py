"""The words of Skyline in German and English, from one catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import COLUMN, Language, Phrases, Table, say
from bauhof.games.skyline.actions import DIRK, Refusal
from bauhof.games.skyline.material import CATEGORY, COPIES, PRICE, VALUES, Category, Currency, Scoring
from bauhof.games.skyline.observe import Hand, Offer, View

# fmt: off
CATEGORIES = (
    #                      English, as it is bought  several        German, as it is bought  several
    (Category.MUSEUM,     "a Museum",                "Museums",     "ein Museum",            "Museen"),
    (Category.THEATER,    "a Theater",               "Theaters",    "ein Theater",           "Theater"),
    (Category.STATION,    "a Station",               "Stations",    "einen Bahnhof",         "Bahnhöfe"),
    (Category.CHURCH,     "a Church",                "Churches",    "eine Kirche",           "Kirchen"),
    (Category.PARK,       "a Park",                  "Parks",       "einen Park",            "Parks"),
    (Category.SKYSCRAPER, "a Skyscraper",            "Skyscrapers", "einen Wolkenkratzer",   "Wolkenkratzer"),
)
CURRENCIES = (
    (Currency.BLUE,   "●", "blue",   "Blau"),
    (Currency.GREEN,  "▲", "green",  "Grün"),
    (Currency.ORANGE, "■", "orange", "Orange"),
    (Currency.YELLOW, "◆", "yellow", "Gelb"),
)
REFUSALS: dict[Refusal, tuple[str, str, str]] = {
    Refusal.NOT_ASKED:         ("S3",   "this is not what is asked now",                      "danach wird jetzt nicht gefragt"),
    Refusal.NO_CARD_THERE:     ("S3.2", "no money lies there",                                "dort liegt kein Geld"),
    Refusal.CHOSEN_ALREADY:    ("S3.2", "you have chosen this card already",                  "diese Karte hast du schon gewählt"),
    Refusal.TOO_MUCH:          ("S3.2", "several cards may add up to 5 at most",              "mehrere Karten dürfen zusammen höchstens 5 wert sein"),
    Refusal.OUT_OF_ORDER:      ("S3.2", "choose in order: money from the left, payments from the highest card", "wähle der Reihe nach: Geld von links, zum Zahlen die höchste Karte zuerst"),
    Refusal.NO_BUILDING_THERE: ("S3.3", "no building lies there",                             "dort liegt kein Gebäude"),
    Refusal.CANNOT_PAY:        ("S3.3", "you have too little of this place's currency",       "du hast zu wenig von der Währung dieses Platzes"),
    Refusal.NOT_IN_HAND:       ("S3.3", "you have no such card left",                         "eine solche Karte hast du nicht mehr"),
    Refusal.TOO_LITTLE:        ("S3.3", "with this the price cannot be reached",              "damit lässt sich der Preis nicht erreichen"),
    Refusal.CAN_ACT:           ("S3.7", "who can take money or buy must do so",               "wer Geld nehmen oder kaufen kann, muss es tun"),
    Refusal.GAME_OVER:         ("S6.4", "the game is over",                                   "das Spiel ist aus"),
}
PROMPTS: Phrases = {
    "turn":           ("{turn}, take one money card, or several up to 5, or buy a building.", "{turn}, nimm eine Geldkarte oder mehrere bis 5, oder kaufe ein Gebäude."),
    "turn again":     ("{turn}, paid exactly: you have another action.",                      "{turn}, passend bezahlt: du hast noch eine Aktion."),
    "take":           ("{turn}, you have {sum} so far. One more card, up to 5 in all?",       "{turn}, du hast bisher {sum}. Noch eine Karte, zusammen bis 5?"),
    "pay":            ("{turn}, pay {price} in {currency}; {sum} so far.",                    "{turn}, zahle {price} in {currency}; bisher {sum}."),
    "owner":          ("{turn}, keep the building, or give it to Dirk?",                      "{turn}, behältst du das Gebäude, oder bekommt es Dirk?"),
    "lay-yard":       ("The yard is laid out.",                                               "Der Bauhof wird ausgelegt."),
    "lay-dirk":       ("Dirk gets his first cards.",                                          "Dirk bekommt seine ersten Karten."),
    "deal":           ("Money is dealt.",                                                     "Das Startgeld wird ausgeteilt."),
    "lay-display":    ("Money is laid out.",                                                  "Geld wird ausgelegt."),
    "refill-yard":    ("The yard is refilled.",                                               "Der Bauhof wird aufgefüllt."),
    "refill-display": ("The money is refilled.",                                              "Das Geld wird aufgefüllt."),
    "dirk-draws":     ("Dirk gets cards.",                                                    "Dirk bekommt Karten."),
    "over":           ("{winners} won.",                                                      "Gewonnen: {winners}."),
}
CHOICES: Phrases = {
    "take:done": ("that is all",                         "das ist alles"),
    "take":      ("take {card}",                         "{card} nehmen"),
    "take free": ("place {label} of the display",        "Platz {label} der Geldauslage"),
    "buy":       ("buy {building} for {price} in {currency} ({how})", "{building} kaufen für {price} in {currency} ({how})"),
    "buy free":  ("place {label} of the yard",           "Platz {label} des Bauhofs"),
    "exact":     ("exactly with {cards}",                "passend mit {cards}"),
    "wasteful":  ("with {cards}, {waste} too much",      "mit {cards}, {waste} zu viel"),
    "too dear":  ("too dear",                            "zu teuer"),
    "pass:turn": ("pass",                                "passen"),
    "pay free":  ("pay with these cards",                "mit diesen Karten zahlen"),
    "pay exact": ("pay {cards} – exact",                 "{cards} zahlen – passend"),
    "pay more":  ("pay {cards} – {waste} too much",      "{cards} zahlen – {waste} zu viel"),
    "pay":       ("add {label}",                         "{label} dazulegen"),
    "for:self":  ("keep it",                             "behalten"),
    "for:dirk":  ("give it to Dirk",                     "Dirk geben"),
}
EVENTS: Phrases = {
    "turn":       ("It is {seat}'s turn.",                                  "{seat} ist an der Reihe."),
    "turn again": ("{seat} has another action.",                            "{seat} hat noch eine Aktion."),
    "dealt":      ("{seat} is dealt {card}.",                               "{seat} erhält {card}."),
    "displayed":  ("Money laid out: {card}.",                               "Geld ausgelegt: {card}."),
    "offered":    ("On the yard in {currency}: {name} for {price}.",        "Auf dem Bauhof in {currency}: {name} für {price}."),
    "took":       ("{seat} takes {cards}.",                                 "{seat} nimmt {cards}."),
    "bought":     ("{seat} buys {dirk}{building} for {price}, paying {cards} in {currency}.", "{seat} kauft {dirk}{building} für {price} und zahlt {cards} in {currency}."),
    "bought exactly": ("{seat} buys {dirk}{building} for {price}, paying exactly with {cards} in {currency}.", "{seat} kauft {dirk}{building} für {price} und zahlt passend mit {cards} in {currency}."),
    "passed":     ("{seat} can do nothing and passes.",                     "{seat} kann nichts tun und passt."),
    "shuffled":   ("The {cards} discarded cards are the new money deck.",   "Die {cards} abgelegten Karten sind der neue Geldstapel."),
    "scoring":    ("Scoring {scoring}.",                                    "Wertung {scoring}."),
    "scored":     ("{seat} gets {points} for {many}.",                      "{seat} bekommt {points} für {many}."),
    "dirk_got":   ("Dirk gets {building}.",                                 "Dirk bekommt {building}."),
    "ending":     ("The yard cannot be refilled: the game ends.",           "Der Bauhof lässt sich nicht mehr auffüllen: Das Spiel endet."),
    "left_to":    ("{seat} has the most money for it and gets {building}.", "{seat} hat das meiste Geld dafür und bekommt {building}."),
    "left_over":  ("Nobody gets {building}.",                               "Niemand bekommt {building}."),
    "final":      ("{seat} is number {rank} with {points}.",                "{seat} ist Nummer {rank}: {points}."),
}
WORDS: Phrases = {
    "title":      ("Skyline",                    "Skyline"),
    "open_hands": ("open hands: everybody's money is seen", "offene Hände: alle sehen alles Geld"),
    "yard":       ("Yard ({cards} in the deck)", "Bauhof ({cards} im Stapel)"),
    "money":      ("Money ({cards} in the deck)", "Geld ({cards} im Stapel)"),
    "players":    ("Players",                    "Spieler"),
    "player":     ("player",                     "Spieler"),
    "points":     ("points",                     "Punkte"),
    "buildings":  ("buildings",                  "Gebäude"),
    "hand":       ("hand",                       "Hand"),
    "next":       ("next scoring",               "nächste Wertung"),
    "place":      ("place",                      "Platz"),
    "building":   ("building",                   "Gebäude"),
    "price":      ("price",                      "Preis"),
    "currency":   ("currency",                   "Währung"),
    "yours":      ("you can pay",                "du kannst zahlen"),
    "point":      ("1 point",                    "1 Punkt"),
    "n points":   ("{n} points",                 "{n} Punkte"),
    "n cards":    ("{n} cards",                  "{n} Karten"),
    "and":        (" and ",                      " und "),
}
# fmt: on
BUILT = {slug(category): (english, german) for category, english, _, german, _ in CATEGORIES}
MANY = {slug(category): (english, german) for category, _, english, _, german in CATEGORIES}
COIN = {slug(currency): (english, german) for currency, _, english, german in CURRENCIES}
SYMBOL = {slug(currency): symbol for currency, symbol, _, _ in CURRENCIES}


def title(language: Language) -> str:
    """The name of the game."""
    return say(WORDS, "title", language)


def option(name: str, language: Language) -> str:
    """What an option does, in a few words."""
    return say(WORDS, name, language)


def name(category: str, language: Language) -> str:
    """A category by name."""
    return BUILT[category][COLUMN[language]].split(" ", 1)[1]


def several(number: int, category: str, language: Language) -> str:
    """`Park`, or `Park ×2`."""
    return name(category, language) + (f" ×{number}" if number > 1 else "")


def card(word: str, language: Language) -> str:
    """A money card: `● blue 7`."""
    currency, value = word[:-1], word[-1]
    return f"{SYMBOL[currency]} {COIN[currency][COLUMN[language]]} {value}"


def points(number: int, language: Language) -> str:
    """`1 point`, `2 points`."""
    return say(WORDS, "point" if number == 1 else "n points", language, n=number)


def joined(words: Sequence[str], language: Language) -> str:
    """`a, b and c`."""
    last = say(WORDS, "and", language).join(words[-2:])
    return ", ".join([*words[:-2], last])


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it."""
    values: dict[str, object] = {"turn": names[view.turn], "sum": sum(view.paid)}
    if view.phase == "take":
        values["sum"] = sum(int((view.display[slot] or "0")[-1]) for slot in view.chosen)
    if view.phase == "pay":
        offer = None if view.place is None else view.yard[view.place]
        values["price"] = "" if offer is None else offer.price
        values["currency"] = "" if offer is None else COIN[offer.currency][COLUMN[language]]
    if view.ranking is not None:
        winners = [name for name, rank in zip(names, view.ranking, strict=False) if rank == 1]
        values["winners"] = joined(winners, language)
    return say(PROMPTS, "turn again" if view.phase == "turn" and view.again else view.phase, language, **values)


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do."""
    if word.endswith("pay:done"):
        return whole_payment(view, [int(one[-1]) for one in word.split()[:-1]], language)
    block, label = word.split(":")
    if word in CHOICES:
        return say(CHOICES, word, language)
    if block == "pay":
        return say(CHOICES, "pay", language, label=label)
    if block == "take":
        money = view.display[int(label) - 1]
        return (
            say(CHOICES, "take free", language, label=label)
            if money is None
            else say(CHOICES, "take", language, card=card(money, language))
        )
    offer = view.yard[int(label) - 1]
    if offer is None:
        return say(CHOICES, "buy free", language, label=label)
    return say(
        CHOICES,
        "buy",
        language,
        building=BUILT[offer.category][COLUMN[language]],
        price=offer.price,
        currency=COIN[offer.currency][COLUMN[language]],
        how=how(offer, language),
    )


def whole_payment(view: View, added: Sequence[int], language: Language) -> str:
    """S3.3: all that would be paid, what lies there already and what is added."""
    offer = None if view.place is None else view.yard[view.place]
    if offer is None:
        return say(CHOICES, "pay free", language)
    values = sorted([*view.paid, *added], reverse=True)
    waste = sum(values) - offer.price
    cards = f"{SYMBOL[offer.currency]} {' + '.join(map(str, values))}"
    key = "pay exact" if waste == 0 else "pay more" if waste > 0 else "pay free"
    return say(CHOICES, key, language, cards=cards, waste=waste)


def how(offer: Offer, language: Language) -> str:
    """How the observer could pay."""
    if offer.cheapest is None:
        return say(CHOICES, "too dear", language)
    cards = " + ".join(map(str, offer.cheapest))
    key = "wasteful" if offer.exact is None else "exact"
    return say(CHOICES, key, language, cards=cards, waste=offer.waste)


def refusal(code: int, language: Language) -> tuple[str, str]:
    """Why an action is not allowed, and the paragraph that says so."""
    paragraph, *reasons = REFUSALS[Refusal(code)]
    return reasons[COLUMN[language]], paragraph


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    data, key = event.data, event.kind
    values: dict[str, object] = {name: value for name, value in data.items() if name in ("rank", "cards")}
    if "seat" in data:
        values["seat"] = "Dirk" if data["seat"] == DIRK else names[data["seat"]]
    if "points" in data:
        values["points"] = points(data["points"], language)
    if "card" in data:
        values["card"] = money_card(data["card"], language)
    if "place" in data:
        values["currency"] = COIN[slug(Currency(data["place"]))][COLUMN[language]]
    if "building" in data:
        category = slug(Category(int(CATEGORY[data["building"]])))
        values |= {"building": BUILT[category][COLUMN[language]], "name": name(category, language)}
        values["price"] = PRICE[data["building"]]
    if key == "turn" and data["again"]:
        key = "turn again"
    elif key == "took":
        taken = [data[number] for number in ("first", "second", "third", "fourth") if data[number] >= 0]
        values["cards"] = joined([money_card(number, language) for number in taken], language)
    elif key == "bought":
        values |= {"cards": " + ".join(map(str, payment(data["payment"]))), "dirk": "Dirk " if data["for_dirk"] else ""}
        key = "bought exactly" if data["paid"] == PRICE[data["building"]] else "bought"
    elif key == "scoring":
        values["scoring"] = Scoring(data["scoring"]).name
    elif key == "scored":
        values["many"] = MANY[slug(Category(data["category"]))][COLUMN[language]]
    return say(EVENTS, key, language, **values)


def money_card(kind: int, language: Language) -> str:
    """A money card by its number."""
    return card(f"{slug(Currency(kind // VALUES))}{kind % VALUES + 1}", language)


def payment(code: int) -> list[int]:
    """The values in the payment of an event, large ones first."""
    values = [
        value for value in range(1, VALUES + 1) for _ in range(code // (COPIES + 1) ** (value - 1) % (COPIES + 1))
    ]
    return values[::-1]


def tables(view: View, names: Sequence[str], language: Language) -> list[Table]:
    """The position as tables to print."""
    return [yard_table(view, language), money_table(view, language), player_table(view, names, language)]


def yard_table(view: View, language: Language) -> Table:
    """The buildings on offer."""
    columns = [say(WORDS, word, language) for word in ("place", "currency", "building", "price", "yours")]
    rows = []
    for place, offer in enumerate(view.yard):
        currency = slug(Currency(place))
        row = [str(place + 1), f"{SYMBOL[currency]} {COIN[currency][COLUMN[language]]}"]
        row += (
            ["–", "", ""] if offer is None else [name(offer.category, language), str(offer.price), how(offer, language)]
        )
        rows.append(row)
    return Table(say(WORDS, "yard", language, cards=view.buildings), columns, rows)


def money_table(view: View, language: Language) -> Table:
    """The money on display."""
    row = ["–" if word is None else card(word, language) for word in view.display]
    columns = [str(slot + 1) for slot in range(len(view.display))]
    return Table(say(WORDS, "money", language, cards=view.deck), columns, [row])


def player_table(view: View, names: Sequence[str], language: Language) -> Table:
    """What everybody has, and what the next scoring would give."""
    scoring = next(iter(view.would_score), None)
    columns = [say(WORDS, word, language) for word in ("player", "points", "buildings", "hand", "next")]
    players = [*zip(names, view.towns, strict=False)]
    if view.dirk is not None:
        players.append(("Dirk", view.dirk))
    rows = []
    for seat, (who, player) in enumerate(players):
        gain = "" if scoring is None else f"{scoring} +{view.would_score[scoring][seat]}"
        buildings = ", ".join(several(count, word, language) for word, count in player.owned.items())
        rows.append([who, str(player.points), buildings, hand(player.hand, language), gain])
    return Table(say(WORDS, "players", language), columns, rows, marked=view.turn)


def hand(hand: Hand, language: Language) -> str:
    """A hand by currency, or how many cards it has."""
    if hand.cards is None:
        return say(WORDS, "n cards", language, n=hand.size)
    held = []
    for currency in map(slug, Currency):
        values = [str(value) for value in range(1, VALUES + 1) for _ in range(hand.cards.get(f"{currency}{value}", 0))]
        held += [f"{SYMBOL[currency]} {' '.join(values)}"] if values else []
    return "  ".join(held)
