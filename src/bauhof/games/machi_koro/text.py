"""The words of Machi Koro in German and English, from one catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import COLUMN, Language, Phrases, Table, say
from bauhof.games.machi_koro.actions import Refusal
from bauhof.games.machi_koro.material import COST, ESTABLISHMENTS, LANDMARK_COST, Establishment, Kind, Landmark
from bauhof.games.machi_koro.observe import View

# fmt: off
CARDS = (
    #                        English, as it is built          several                        German, as it is built     several
    (Kind.WHEAT_FIELD,       "a Wheat Field",                 "Wheat Fields",                "ein Weizenfeld",          "Weizenfelder"),
    (Kind.RANCH,             "a Ranch",                       "Ranches",                     "einen Bauernhof",         "Bauernhöfe"),
    (Kind.BAKERY,            "a Bakery",                      "Bakeries",                    "eine Bäckerei",           "Bäckereien"),
    (Kind.CAFE,              "a Café",                        "Cafés",                       "ein Café",                "Cafés"),
    (Kind.CONVENIENCE_STORE, "a Convenience Store",           "Convenience Stores",          "einen Mini-Markt",        "Mini-Märkte"),
    (Kind.FOREST,            "a Forest",                      "Forests",                     "einen Wald",              "Wälder"),
    (Kind.STADIUM,           "a Stadium",                     "Stadiums",                    "ein Stadion",             "Stadien"),
    (Kind.TV_STATION,        "a TV Station",                  "TV Stations",                 "einen Fernsehsender",     "Fernsehsender"),
    (Kind.BUSINESS_CENTER,   "a Business Center",             "Business Centers",            "ein Bürohaus",            "Bürohäuser"),
    (Kind.CHEESE_FACTORY,    "a Cheese Factory",              "Cheese Factories",            "eine Molkerei",           "Molkereien"),
    (Kind.FURNITURE_FACTORY, "a Furniture Factory",           "Furniture Factories",         "eine Möbelfabrik",        "Möbelfabriken"),
    (Kind.MINE,              "a Mine",                        "Mines",                       "ein Bergwerk",            "Bergwerke"),
    (Kind.FAMILY_RESTAURANT, "a Family Restaurant",           "Family Restaurants",          "ein Familien-Restaurant", "Familien-Restaurants"),
    (Kind.APPLE_ORCHARD,     "an Apple Orchard",              "Apple Orchards",              "eine Apfelplantage",      "Apfelplantagen"),
    (Kind.MARKET,            "a Fruit and Vegetable Market",  "Fruit and Vegetable Markets", "eine Markthalle",         "Markthallen"),
)
GREAT_PROJECTS = (
    (Landmark.TRAIN_STATION,  "the Train Station",  "den Bahnhof"),
    (Landmark.SHOPPING_MALL,  "the Shopping Mall",  "das Einkaufszentrum"),
    (Landmark.AMUSEMENT_PARK, "the Amusement Park", "den Freizeitpark"),
    (Landmark.RADIO_TOWER,    "the Radio Tower",    "den Funkturm"),
)
REFUSALS: dict[Refusal, tuple[str, str, str]] = {
    Refusal.NOT_ASKED:       ("M3",   "this is not what is asked now",            "danach wird jetzt nicht gefragt"),
    Refusal.NO_SUCH_PLAYER:  ("M4.6", "nobody sits there",                        "dort sitzt niemand"),
    Refusal.NOT_OWNED:       ("M4.7", "you do not own this card",                 "diese Karte hast du nicht"),
    Refusal.NOT_THEIRS:      ("M4.7", "the other player does not own this card",  "diese Karte hat der andere nicht"),
    Refusal.THIRD_OF_A_KIND: ("M7.2", "nobody may own more than two of a kind",   "niemand darf mehr als zwei gleiche haben"),
    Refusal.NOT_IN_SUPPLY:   ("M3.5", "none is left in the supply",               "davon liegt keine mehr aus"),
    Refusal.SECOND_PURPLE:   ("M3.6", "of each purple kind you may own only one", "von jeder violetten darfst du nur eine haben"),
    Refusal.BUILT_ALREADY:   ("M1.3", "you have built it already",                "das hast du schon gebaut"),
    Refusal.TOO_FEW_COINS:   ("M3.5", "you have too few coins",                   "du hast zu wenig Münzen"),
    Refusal.GAME_OVER:       ("M6.1", "the game is over",                         "das Spiel ist aus"),
    Refusal.NOTHING_IN_RETURN: ("M4.7", "there is no card to be had for it",      "dafür ist keine Karte zu haben"),
}
PROMPTS: Phrases = {
    "number-of-dice": ("{turn}, roll one die or two?",                       "{turn}, würfelst du mit einem oder zwei Würfeln?"),
    "reroll":         ("{turn}, you rolled {roll}. Roll again?",              "{turn}, du hast {roll} gewürfelt. Noch einmal?"),
    "tv-target":      ("{turn}, who pays 5 coins for your TV Station?",       "{turn}, wer zahlt 5 Münzen für deinen Fernsehsender?"),
    "give":           ("{turn}, which card do you give away?",                "{turn}, welche Karte gibst du her?"),
    "partner":        ("{turn}, with whom do you exchange {given}?",          "{turn}, mit wem tauschst du ({given})?"),
    "take":           ("{turn}, which card of {partner} do you take?",        "{turn}, welche Karte von {partner} nimmst du?"),
    "build":          ("{turn}, build one card, or nothing.",                 "{turn}, baue eine Karte oder nichts."),
    "one-die":        ("{turn} rolls one die.",                               "{turn} würfelt mit einem Würfel."),
    "two-dice":       ("{turn} rolls two dice.",                              "{turn} würfelt mit zwei Würfeln."),
    "reveal":         ("Cards are turned up.",                                "Karten werden aufgedeckt."),
    "over":           ("{turn} has won.",                                     "{turn} hat gewonnen."),
}
CHOICES: Phrases = {
    "roll:1":        ("roll one die",                               "mit einem Würfel"),
    "roll:2":        ("roll two dice",                              "mit zwei Würfeln"),
    "reroll:no":     ("keep {roll}",                                "bei {roll} bleiben"),
    "reroll:yes":    ("roll again",                                 "noch einmal würfeln"),
    "tv":            ("{other} pays {takes} (has {coins})",         "{other} zahlt {takes} (hat {coins})"),
    "give:nothing":  ("exchange nothing",                           "nichts tauschen"),
    "give":          ("give {card}",                                "{card} hergeben"),
    "with":          ("with {other}",                               "mit {other}"),
    "take":          ("take {card}",                                "{card} nehmen"),
    "build:nothing": ("build nothing",                              "nichts bauen"),
    "build":         ("build {card} for {cost} (leaves {rest})",    "{card} bauen für {cost} (bleiben {rest})"),
}
EVENTS: Phrases = {
    "turn":           ("It is {seat}'s turn.",                                  "{seat} ist an der Reihe."),
    "turn again":     ("{seat} has another turn for the doubles.",              "{seat} hat für den Pasch noch einen Zug."),
    "rolled":         ("{seat} rolls {roll}.",                                  "{seat} würfelt {roll}."),
    "paid":           ("{seat} pays {receiver} {coins} for {cards}.",           "{seat} zahlt {receiver} {coins} für {cards}."),
    "paid short":     ("{seat} pays {receiver} only {coins} of {owed} for {cards}.", "{seat} zahlt {receiver} nur {coins} von {owed} für {cards}."),
    "earned":         ("{seat} gets {coins} from the bank for {cards}.",        "{seat} bekommt {coins} aus der Bank für {cards}."),
    "swapped":        ("{seat} gives {partner} {given} for {taken}.",           "{seat} gibt {partner} {given} für {taken}."),
    "built":          ("{seat} builds {card} for {coins}.",                     "{seat} baut {card} für {coins}."),
    "built_nothing":  ("{seat} builds nothing.",                                "{seat} baut nichts."),
    "revealed":       ("Turned up: {card}.",                                    "Aufgedeckt: {card}."),
    "won":            ("{seat} has built all four landmarks and wins.",         "{seat} hat alle vier Großprojekte gebaut und gewinnt."),
}
WORDS: Phrases = {
    "title":           ("Machi Koro",                       "Machi Koro"),
    "variable_supply": ("variable supply: ten kinds at a time", "Komme, was wolle: immer zehn Unternehmen"),
    "two_of_a_kind":   ("first games: two of a kind at most",   "erste Spiele: höchstens zwei gleiche"),
    "towns":           ("Towns",                            "Städte"),
    "supply":          ("Supply",                           "Auslage"),
    "deck":            ("{deck} cards in the deck",         "{deck} Karten im Stapel"),
    "player":          ("player",                           "Spieler"),
    "coins":           ("coins",                            "Münzen"),
    "cards":           ("establishments",                   "Unternehmen"),
    "landmarks":       ("landmarks",                        "Großprojekte"),
    "roll":            ("roll",                             "Wurf"),
    "kind":            ("card",                             "Karte"),
    "cost":            ("cost",                             "Kosten"),
    "left":            ("left",                             "übrig"),
    "coin":            ("{n} coin",                         "{n} Münze"),
    "coins n":         ("{n} coins",                        "{n} Münzen"),
    "from roller":     ("{n} from who rolls",               "{n} vom Würfelnden"),
    "per":             ("{n} per {card}",                   "{n} je {card}"),
    "income":          ("income",                           "Einkommen"),
    "blue":            ("anybody's turn",                   "in jedem Zug"),
    "green":           ("own turn",                         "eigener Zug"),
    "stadium":         ("2 from everybody",                 "2 von jedem"),
    "tv-station":      ("5 from one player",                "5 von einem"),
    "business-center": ("exchange a card",                  "Karte tauschen"),
}
# fmt: on
BUILT = {slug(kind): (english, german) for kind, english, _, german, _ in CARDS}
BUILT |= {slug(landmark): (english, german) for landmark, english, german in GREAT_PROJECTS}
MANY = {slug(kind): (english, german) for kind, _, english, _, german in CARDS}
PRICE = {slug(kind): int(COST[kind]) for kind in Kind} | {slug(mark): int(LANDMARK_COST[mark]) for mark in Landmark}


def title(language: Language) -> str:
    """The name of the game."""
    return say(WORDS, "title", language)


def option(name: str, language: Language) -> str:
    """What an option does, in a few words."""
    return say(WORDS, name, language)


def name(word: str, language: Language) -> str:
    """A card or landmark by name."""
    return BUILT[word][COLUMN[language]].split(" ", 1)[1]


def several(number: int, word: str, language: Language) -> str:
    """`a Café`, or `2 Cafés`."""
    return BUILT[word][COLUMN[language]] if number == 1 else f"{number} {MANY[word][COLUMN[language]]}"


def coins(number: int, language: Language) -> str:
    """`1 coin`, `2 coins`."""
    return say(WORDS, "coin" if number == 1 else "coins n", language, n=number)


def dice(faces: Sequence[int]) -> str:
    """`5`, or `3 + 4 = 7`."""
    return str(faces[0]) if len(faces) == 1 else f"{' + '.join(map(str, faces))} = {sum(faces)}"


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it."""
    return say(
        PROMPTS,
        view.phase,
        language,
        turn=names[view.turn],
        roll=dice(view.dice) if view.dice else "",
        given="" if view.given is None else name(view.given, language),
        partner="" if view.partner is None else names[view.partner],
    )


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do."""
    block, label = word.split(":")
    if word in CHOICES:
        return say(CHOICES, word, language, roll=dice(view.dice) if view.dice else "")
    if block in ("tv", "with"):
        other = (view.turn + int(label)) % view.players
        has = view.towns[other].coins
        return say(CHOICES, block, language, other=names[other], takes=min(5, has), coins=has)
    rest = view.towns[view.turn].coins - PRICE[label]
    return say(CHOICES, block, language, card=BUILT[label][COLUMN[language]], cost=PRICE[label], rest=rest)


def refusal(code: int, language: Language) -> tuple[str, str]:
    """Why an action is not allowed, and the paragraph that says so."""
    paragraph, *reasons = REFUSALS[Refusal(code)]
    return reasons[COLUMN[language]], paragraph


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    data, key = event.data, event.kind
    values: dict[str, object] = {role: names[data[role]] for role in ("seat", "receiver", "partner") if role in data}
    if key == "turn" and data["again"]:
        key = "turn again"
    elif key == "rolled":
        values["roll"] = dice([face for face in (data["first"], data["second"]) if face])
    elif key == "paid":
        key = "paid" if data["amount"] == data["owed"] else "paid short"
        values |= {"coins": coins(data["amount"], language), "owed": data["owed"]}
        values["cards"] = several(data["cards"], slug(Kind(data["kind"])), language)
    elif key == "earned":
        values["coins"] = coins(data["amount"], language)
        values["cards"] = several(data["cards"], slug(Kind(data["kind"])), language)
    elif key == "swapped":
        values |= {role: BUILT[slug(Kind(data[role]))][COLUMN[language]] for role in ("given", "taken")}
    elif key == "revealed":
        values["card"] = name(slug(Kind(data["kind"])), language)
    elif key in ("built", "built_landmark"):
        card = slug(Kind(data["kind"])) if key == "built" else slug(Landmark(data["landmark"]))
        key = "built"
        values |= {"card": BUILT[card][COLUMN[language]], "coins": coins(data["cost"], language)}
    return say(EVENTS, key, language, **values)


def tables(view: View, names: Sequence[str], language: Language) -> list[Table]:
    """The position as tables to print."""
    return [supply_table(view, language), town_table(view, names, language)]


def supply_table(view: View, language: Language) -> Table:
    """What lies open, in the order of the roll."""
    columns = [say(WORDS, word, language) for word in ("roll", "kind", "cost", "income", "left")]
    rows = [
        (roll_range(card), name(slug(card.kind), language), str(card.cost), income(card, language), str(left))
        for card in ESTABLISHMENTS
        if (left := view.supply.get(slug(card.kind), 0))
    ]
    title = say(WORDS, "supply", language)
    if view.variable_supply:
        title += f" ({say(WORDS, 'deck', language, deck=view.deck)})"
    return Table(title, columns, rows)


def roll_range(card: Establishment) -> str:
    """`5`, or `2–3`."""
    return str(card.low) if card.low == card.high else f"{card.low}–{card.high}"


def income(card: Establishment, language: Language) -> str:
    """What a card brings, in a few words."""
    word = slug(card.kind)
    if word in WORDS:
        return f"{say(WORDS, word, language)}, {say(WORDS, 'green', language)}"
    colour = card.colour.name.lower()
    if colour == "red":
        return say(WORDS, "from roller", language, n=card.income)
    if card.per is None:
        return f"{card.income}, {say(WORDS, colour, language)}"
    matching = [name(slug(other.kind), language) for other in ESTABLISHMENTS if other.icon is card.per]
    return f"{say(WORDS, 'per', language, n=card.income, card=' / '.join(matching))}, {say(WORDS, colour, language)}"


def town_table(view: View, names: Sequence[str], language: Language) -> Table:
    """What everybody has."""
    columns = [say(WORDS, word, language) for word in ("player", "coins", "cards", "landmarks")]
    rows = [
        (
            names[seat],
            str(town.coins),
            ", ".join(name(word, language) + (f" ×{n}" if n > 1 else "") for word, n in town.cards.items()),
            ", ".join(name(word, language) for word in town.landmarks),
        )
        for seat, town in enumerate(view.towns)
    ]
    return Table(say(WORDS, "towns", language), columns, rows, marked=view.turn)
