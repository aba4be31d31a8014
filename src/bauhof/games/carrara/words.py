"""The catalogue of The Palaces of Carrara: names and phrases in German and English, and how they are joined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bauhof.core.actions import slug
from bauhof.core.text import COLUMN, Language, Phrases, say
from bauhof.games.carrara.actions import Refusal
from bauhof.games.carrara.material import City, Colour, Object, Type
from bauhof.games.carrara.observe import Gain

# fmt: off
COLOURS = (
    #               English   German      one, as it is bought  several
    (Colour.WHITE,  "white",  "weiß",     "weißen",             "weiße"),
    (Colour.YELLOW, "yellow", "gelb",     "gelben",             "gelbe"),
    (Colour.RED,    "red",    "rot",      "roten",              "rote"),
    (Colour.GREEN,  "green",  "grün",     "grünen",             "grüne"),
    (Colour.BLUE,   "blue",   "blau",     "blauen",             "blaue"),
    (Colour.BLACK,  "black",  "schwarz",  "schwarzen",          "schwarze"),
)
TYPES = (
    #                 English, as it is built  German, as it is built
    (Type.BIBLIOTECA, "a Biblioteca",          "eine Biblioteca"),
    (Type.CATHEDRALE, "a Cathedrale",          "eine Cathedrale"),
    (Type.PALAZZO,    "a Palazzo",             "einen Palazzo"),
    (Type.PORTA,      "a Porta",               "eine Porta"),
    (Type.CASTELLO,   "a Castello",            "ein Castello"),
    (Type.VILLA,      "a Villa",               "eine Villa"),
)
OBJECTS = (
    #                    English         several          German    several
    (Object.BOOK,         "book",         "books",         "Buch",   "Bücher"),
    (Object.CHALICE,      "chalice",      "chalices",      "Kelch",  "Kelche"),
    (Object.CROWN,        "crown",        "crowns",        "Krone",  "Kronen"),
    (Object.GATE,         "gate",         "gates",         "Tor",    "Tore"),
    (Object.FLAG,         "flag",         "flags",         "Fahne",  "Fahnen"),
    (Object.COAT_OF_ARMS, "coat of arms", "coats of arms", "Wappen", "Wappen"),
)
CITIES = {
    City.LIVORNO: "Livorno", City.PISA: "Pisa", City.LUCCA: "Lucca",
    City.VIAREGGIO: "Viareggio", City.MASSA: "Massa", City.LERICI: "Lérici",
}
REFUSALS: dict[Refusal, tuple[str, str, str]] = {
    Refusal.NOT_ASKED:           ("C3.1", "this is not what is asked now",                         "danach wird jetzt nicht gefragt"),
    Refusal.NOTHING_TO_BUY:      ("C4.6", "the wheel and the bag are empty",                       "Drehscheibe und Säckchen sind leer"),
    Refusal.NOT_ON_DISPLAY:      ("C5.1", "this building does not lie open",                       "dieses Gebäude liegt nicht offen aus"),
    Refusal.TOO_FEW_BRICKS:      ("C5.1", "you have too few bricks for it",                        "dafür hast du zu wenig Bausteine"),
    Refusal.NO_MARKER_LEFT:      ("C6.1", "you have scored six times already",                     "du hast schon sechsmal gewertet"),
    Refusal.TYPE_SCORED:         ("C6.2", "you have scored this type already",                     "diese Gebäudeart hast du schon gewertet"),
    Refusal.NO_SUCH_BUILDING:    ("C6.2", "you have no building of this type",                     "von dieser Gebäudeart hast du kein Gebäude"),
    Refusal.CITY_SCORED:         ("C6.3", "this city has been scored already",                     "diese Stadt ist schon gewertet"),
    Refusal.TOO_FEW_BUILDINGS:   ("C6.3", "you have too few buildings in this city",               "in dieser Stadt hast du zu wenig Gebäude"),
    Refusal.CAN_ACT:             ("C4.6", "you can still buy, build or score",                     "du kannst noch kaufen, bauen oder werten"),
    Refusal.NOT_ANNOUNCED:       ("C8.3", "nobody has announced the end",                          "niemand hat das Spielende angesagt"),
    Refusal.NO_BRICK_THERE:      ("C4.3", "no such brick lies there",                              "dort liegt kein solcher Baustein"),
    Refusal.TOO_FEW_COINS:       ("C4.3", "you have too few coins",                                "du hast zu wenig Münzen"),
    Refusal.OUT_OF_ORDER:        ("C4.3", "bricks are picked in the order of their colours",       "Bausteine werden in der Reihenfolge ihrer Farben gewählt"),
    Refusal.NOTHING_BOUGHT:      ("C4.3", "you must buy at least one brick",                       "du musst mindestens einen Baustein kaufen"),
    Refusal.NOT_ALLOWED_IN_CITY: ("C5.1", "this colour is not allowed in the city",                "diese Farbe ist in der Stadt nicht zugelassen"),
    Refusal.NO_SUCH_BRICK:       ("C5.1", "you have no brick of this colour left",                 "einen Baustein dieser Farbe hast du nicht mehr"),
    Refusal.REST_CANNOT_BE_PAID: ("C5.1", "with it and cheaper colours you cannot pay the rest",   "damit und mit billigeren Farben kannst du den Rest nicht zahlen"),
    Refusal.OBJECT_GONE:         ("C7.1", "this object has been bought already",                   "dieses Objekt ist schon gekauft"),
    Refusal.GAME_OVER:           ("C8.1", "the game is over",                                      "das Spiel ist aus"),
}
PROMPTS: Phrases = {
    "action":   ("{turn}, buy bricks, build or score.",                            "{turn}, kaufe Bausteine, baue oder werte."),
    "segment":  ("{turn}, from which segment do you buy? You have {coins}.",       "{turn}, aus welchem Segment kaufst du? Du hast {coins}."),
    "brick":    ("{turn}, which bricks do you buy? {price} so far, you have {coins}.", "{turn}, welche Bausteine kaufst du? Bisher {price}, du hast {coins}."),
    "city":     ("{turn}, where do you build {building}?",                         "{turn}, wo baust du {building}?"),
    "pay":      ("{turn}, {rest} to pay for {building} in {city}.",                "{turn}, noch {rest} für {building} in {city}."),
    "extra":    ("{turn}, do you buy an object for {extra}? You have {coins}.",    "{turn}, kaufst du für {extra} ein Objekt? Du hast {coins}."),
    "announce": ("{turn}, you meet all three conditions. Announce the end?",       "{turn}, du erfüllst alle drei Bedingungen. Sagst du das Spielende an?"),
    "draw":     ("A brick is drawn from the bag.",                                 "Ein Baustein wird aus dem Säckchen gezogen."),
    "reveal":   ("A building is revealed.",                                        "Ein Gebäude wird aufgedeckt."),
    "over":     ("{winners} wins.",                                                "{winners} gewinnt."),
    "shared":   ("{winners} share the victory.",                                   "{winners} teilen sich den Sieg."),
}
CHOICES: Phrases = {
    "buy":            ("turn the wheel and buy bricks",              "die Scheibe drehen und Bausteine kaufen"),
    "build":          ("build {building}",                           "{building} bauen"),
    "build where":    ("build {building}, in {cities}",              "{building} bauen, in {cities}"),
    "score":          ("score {scoring}",                            "{scoring} werten"),
    "score gain":     ("score {scoring}: {gain}",                    "{scoring} werten: {gain}"),
    "take":           ("take 2 coins",                               "2 Münzen nehmen"),
    "pass":           ("pass",                                       "aussetzen"),
    "segment":        ("segment {segment}: {bricks}",                "Segment {segment}: {bricks}"),
    "segment empty":  ("segment {segment}, which is empty",          "Segment {segment}, das leer ist"),
    "brick":          ("a {colour} brick for {price}",               "einen {colour} Baustein für {price}"),
    "brick free":     ("a {colour} brick for nothing",               "einen {colour} Baustein umsonst"),
    "brick:done":     ("that is all: pay {price}",                   "das ist alles: {price} zahlen"),
    "city":           ("in {city}, {value} for each brick",          "in {city}, {value} je Baustein"),
    "pay":            ("a {colour} brick (you have {count})",        "einen {colour} Baustein (du hast {count})"),
    "pay all":        ("pay {bricks}",                               "{bricks} zahlen"),
    "extra":          ("buy a {object} for {price}",                 "1 {object} kaufen für {price}"),
    "extra:nothing":  ("buy nothing",                                "nichts kaufen"),
    "announce:no":    ("play on",                                    "weiterspielen"),
    "announce:yes":   ("announce the end for 5 points",              "das Spielende ansagen für 5 Siegpunkte"),
}
EVENTS: Phrases = {
    "turn":           ("It is {seat}'s turn.",                                          "{seat} ist an der Reihe."),
    "turned_wheel":   ("{seat} turns the wheel; on segment I are now: {bricks}.",       "{seat} dreht die Scheibe; Segment I hat jetzt {bricks}."),
    "wheel empty":    ("{seat} turns the wheel; segment I is empty.",                   "{seat} dreht die Scheibe; Segment I ist leer."),
    "bought":         ("{seat} buys {bricks} from segment {segment} for {coins}.",      "{seat} kauft {bricks} aus Segment {segment} für {coins}."),
    "bought free":    ("{seat} takes {bricks} from segment {segment} for nothing.",     "{seat} nimmt {bricks} aus Segment {segment} umsonst."),
    "took_coins":     ("{seat} can buy nothing and takes {coins}.",                     "{seat} kann nichts kaufen und nimmt {coins}."),
    "built":          ("{seat} builds {building} in {city} with {bricks}.",             "{seat} baut {building} in {city} und zahlt {bricks}."),
    "revealed":       ("Revealed: {building}.",                                         "Aufgedeckt: {building}."),
    "scored":         ("{seat} scores {scoring}: {gain}.",                              "{seat} wertet {scoring}: {gain}."),
    "bought_object":  ("{seat} buys 1 {object} for {coins}.",                           "{seat} kauft 1 {object} für {coins}."),
    "announced":      ("{seat} announces the end and gets {points}.",                   "{seat} sagt das Spielende an und bekommt {points}."),
    "passed":         ("{seat} passes.",                                                "{seat} setzt aus."),
    "last_round":     ("The round is played to its end; {seat} has the last turn.",     "Die Runde wird zu Ende gespielt; {seat} hat den letzten Zug."),
    "final":          ("{seat} gets {objects} for objects, {buildings} for buildings and {coins} for coins: {points}.",
                       "{seat} bekommt {objects} für Objekte, {buildings} für Gebäude und {coins} für Münzen: {points}."),
    "won":            ("{seat} wins.",                                                  "{seat} gewinnt."),
}
WORDS: Phrases = {
    "title":         ("The Palaces of Carrara",               "Die Paläste von Carrara"),
    "open_screens":  ("open screens: everybody sees all coins, bricks and objects", "offener Sichtschutz: Alle sehen alle Münzen, Bausteine und Objekte"),
    "and":           ("{first} and {last}",                   "{first} und {last}"),
    "coin":          ("{n} coin",                             "{n} Münze"),
    "coins":         ("{n} coins",                            "{n} Münzen"),
    "point":         ("{n} point",                            "{n} Siegpunkt"),
    "points":        ("{n} points",                           "{n} Siegpunkte"),
    "brick":         ("{bricks} brick",                       "{bricks} Baustein"),
    "bricks":        ("{bricks} bricks",                      "{bricks} Bausteine"),
    "at":            ("{bricks} at {price}",                  "{bricks} zu {price}"),
    "wheel cell":    ("{count} at {price}, then {following}", "{count} zu {price}, dann {following}"),
    "wheel":         ("Wheel (number, price of each, price after the next turn of the wheel)", "Drehscheibe (Zahl, Preis für jeden, Preis nach dem nächsten Drehen)"),
    "segment":       ("segment",                              "Segment"),
    "display":       ("Buildings ({stack} in the stack)",     "Gebäude ({stack} im Stapel)"),
    "building":      ("building",                             "Gebäude"),
    "where":         ("you can build it in",                  "du kannst es bauen in"),
    "scorings":      ("What you could score",                 "Was du werten könntest"),
    "scoring":       ("scoring",                              "Wertung"),
    "gain":          ("gives",                                "bringt"),
    "objects title": ("Objects",                              "Objekte"),
    "on field":      ("for 10 coins",                         "für 10 Münzen"),
    "in supply":     ("in the supply",                        "im Vorrat"),
    "players":       ("Players",                              "Spieler"),
    "player":        ("player",                               "Spieler"),
    "coins title":   ("coins",                                "Münzen"),
    "held bricks":   ("bricks",                               "Bausteine"),
    "held objects":  ("objects",                              "Objekte"),
    "track":         ("points",                               "Punkte"),
    "final":         ("if it ended now",                      "wenn jetzt Schluss wäre"),
    "at least":      ("at least {n}",                         "mindestens {n}"),
    "missing":       ("missing: scorings, objects, cost",     "fehlt: Wertungen, Objekte, Kosten"),
    "boards":        ("Cities",                               "Städte"),
    "buildings":     ("buildings",                            "Gebäude"),
    "scored":        ("scored",                               "gewertet"),
    "hidden":        ("?",                                    "?"),
}
# fmt: on
COLOUR = {slug(colour): (english, german) for colour, english, german, _, _ in COLOURS}
ADJECTIVE = {slug(colour): ((english, english), (one, many)) for colour, english, _, one, many in COLOURS}
THING = {slug(kind): ((one, many), (eins, viele)) for kind, one, many, eins, viele in OBJECTS}
NAME = {slug(kind): english.split(" ")[1] for kind, english, _ in TYPES} | {slug(c): name for c, name in CITIES.items()}
BUILT = {slug(kind): (english, german) for kind, english, german in TYPES}


def listed(parts: Sequence[str], language: Language) -> str:
    """`coins, points and objects`."""
    if len(parts) < 2:
        return "".join(parts)
    return say(WORDS, "and", language, first=", ".join(parts[:-1]), last=parts[-1])


def coins(number: int, language: Language) -> str:
    """`1 coin`, `2 coins`."""
    return say(WORDS, "coin" if number == 1 else "coins", language, n=number)


def points(number: int, language: Language) -> str:
    """`1 point`, `2 points`."""
    return say(WORDS, "point" if number == 1 else "points", language, n=number)


def coloured(number: int, colour: str, language: Language) -> str:
    """`2 white`."""
    return f"{number} {ADJECTIVE[colour][COLUMN[language]][number != 1]}"


def bricks(counts: Mapping[str, int], language: Language) -> str:
    """`1 red and 2 green bricks`."""
    parts = [coloured(counts[colour], colour, language) for colour in ADJECTIVE if counts.get(colour)]
    last = [counts[colour] for colour in ADJECTIVE if counts.get(colour)][-1:]
    return say(WORDS, "brick" if last == [1] else "bricks", language, bricks=listed(parts, language))


def plain(number: int, colour: str, language: Language) -> str:
    """`white ×2`."""
    return COLOUR[colour][COLUMN[language]] + (f" ×{number}" if number > 1 else "")


def things(counts: Mapping[str, int], language: Language) -> list[str]:
    """`2 books`, `1 crown`."""
    return [f"{n} {THING[kind][COLUMN[language]][n != 1]}" for kind, n in counts.items() if n]


def earned(gain: Gain, language: Language) -> str:
    """`9 coins, 2 points and 2 books`."""
    parts = [coins(gain.coins, language)] if gain.coins else []
    parts += [points(gain.points, language)] if gain.points else []
    return listed([*parts, *things(gain.objects, language)], language)


def building(word: str, language: Language) -> str:
    """`a Villa (3)`, as it is built."""
    kind, cost = word.split("-")
    return f"{BUILT[kind][COLUMN[language]]} ({cost})"


def building_name(word: str) -> str:
    """`Villa 3`, in both languages."""
    kind, cost = word.split("-")
    return f"{NAME[kind]} {cost}"
